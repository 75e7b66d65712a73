"""Writes a bare WeasyPrint script for the HTML of `unoprint rules`. Usage: bare_rules.py HTML SCRIPT PDF [FLAG …]"""

import sys
from pathlib import Path

from unoprint import build, resources
from unoprint.booklet import engine

SCRIPT = """\
import weasyprint
from weasyprint.text.fonts import FontConfiguration

fonts = FontConfiguration()
with open({html!r}, encoding="utf-8") as file:
    document = weasyprint.HTML(string=file.read(), base_url={base!r})
document.write_pdf({pdf!r}, font_config=fonts{more})
"""


def main(html: str, script: str, pdf: str, *flags: str) -> None:
    """Keep the HTML that the last setting of pages was given, and write the script that sets it."""
    kept: list[str] = []
    original = engine.pages

    def pages(source: str) -> engine.Pages:
        kept.append(source)
        return original(source)

    engine.pages = pages
    wanted = build.read_spec(None, dict(flag.split("=", 1) for flag in flags))
    build.rules_file(wanted)
    Path(html).write_text(kept[-1], encoding="utf-8")
    base = resources.path("assets", "cards.toml").parent.as_uri() + "/"
    more = ', pdf_variant="pdf/ua-1"' if wanted.rules.layout == "pages" else ""
    Path(script).write_text(SCRIPT.format(html=html, base=base, pdf=pdf, more=more), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
