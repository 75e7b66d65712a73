"""A homemade UNO-style game on paper: card sheets from one declarative spec."""

__version__ = "0.1.0"
