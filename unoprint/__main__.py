"""`python -m unoprint`."""

from unoprint.cli import run

run()
