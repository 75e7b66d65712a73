"""Makes the program's fonts and their metrics from upstream/: `python assets/fonts/prepare.py [DEST]`.

The same upstream files give the same bytes. DEST is this folder unless given.
"""

import json
import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.ttLib.tables._g_l_y_f import OVERLAP_COMPOUND, flagOverlapSimple

HERE = Path(__file__).resolve().parent


class Recipe(NamedTuple):
    """One font to make: file stem, file in upstream/, own family and style."""

    stem: str
    source: str
    family: str
    style: str

    @property
    def postscript(self) -> str:
        """The PostScript name: no spaces, as PDF wants it."""
        return f"{self.family.replace(' ', '')}-{self.style}"


RECIPES = (
    Recipe("display", "Nunito_900Black.ttf", "Unoprint Display", "Black"),
    Recipe("text", "GolosText_400Regular.ttf", "Unoprint Text", "Regular"),
    Recipe("text-bold", "GolosText_700Bold.ttf", "Unoprint Text", "Bold"),
)

# What Russian and English need, where the font has it.
# No soft hyphen: reportlab would draw it as a hyphen inside the word, so it counts as missing instead.
CHARACTERS = (
    {chr(code) for block in ((0x20, 0x7E), (0xA0, 0xFF), (0x400, 0x45F)) for code in range(block[0], block[1] + 1)}
    | set("‐‑–—‘’‚“”„•…‹›€₽№−≈≤≥←↑→↓↔\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}")
) - {"\N{SOFT HYPHEN}"}

# Needless here: hints for screens, layout (reportlab sets none), variation, vertical text.
NEEDLESS = ("DSIG", "GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep", "fpgm", "cvt ", "vhea", "vmtx")

# Copyright, version, licence and its address; every other record speaks of the unmodified font.
KEPT_NAMES = (0, 5, 13, 14)
WINDOWS_ENGLISH = (3, 1, 0x409)
# The style names a family of four may use in the old name records.
PLAIN_STYLES = ("Regular", "Bold")


def subset(font: TTFont) -> None:
    """Leaves `font` the wanted characters and the tables reportlab needs."""
    options = Options()
    options.drop_tables = [*options.drop_tables, *NEEDLESS]
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.recalc_bounds = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(CHARACTERS)))
    subsetter.subset(font)
    font["cmap"].tables = [table for table in font["cmap"].tables if (table.platformID, table.platEncID) == (3, 1)]


def merge_contours(font: TTFont) -> None:
    """Removes overlaps, which a hollow numeral shows as inner lines, and the flags that announce them."""
    removeOverlaps(font, removeHinting=True)
    outlines = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = outlines[name]
        if glyph.isComposite():
            for component in glyph.components:
                component.flags &= ~OVERLAP_COMPOUND
        elif glyph.numberOfContours > 0:
            glyph.flags[0] &= ~flagOverlapSimple


def rename(font: TTFont, recipe: Recipe) -> None:
    """Gives `font` our own names: reportlab embeds the wrong file when two fonts share one."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in KEPT_NAMES]
    full = f"{recipe.family} {recipe.style}"
    records = {3: f"{names.getDebugName(5)};{recipe.postscript}", 4: full, 6: recipe.postscript}
    if recipe.style in PLAIN_STYLES:
        records |= {1: recipe.family, 2: recipe.style}
    else:
        records |= {1: full, 2: "Regular", 16: recipe.family, 17: recipe.style}
    for number, value in records.items():
        names.setName(value, number, *WINDOWS_ENGLISH)
    font["OS/2"].achVendID = "NONE"  # the vendor's mark is not ours to put on a modified font


def metrics(font: TTFont) -> dict[str, object]:
    """What `unoprint.art.metrics` reads, in thousandths of the em; heights are outlines' tops."""
    em = font["head"].unitsPerEm
    glyphs = font.getBestCmap()
    outlines = font["glyf"]

    def scaled(value: int) -> int:
        return round(value * 1000 / em)

    return {
        "name": font["name"].getDebugName(6),
        "cap_height": scaled(outlines[glyphs[ord("H")]].yMax),
        "digit_height": scaled(outlines[glyphs[ord("7")]].yMax),
        "ascent": scaled(font["OS/2"].sTypoAscender),
        "descent": scaled(font["OS/2"].sTypoDescender),
        "advances": {chr(code): scaled(font["hmtx"][glyphs[code]][0]) for code in sorted(glyphs)},
    }


def prepare(dest: Path) -> None:
    """Writes every font of RECIPES and its metrics into the folder `dest`."""
    for recipe in RECIPES:
        # The times in `head` stay upstream's, so that the bytes do not depend on today.
        font = TTFont(HERE / "upstream" / recipe.source, recalcTimestamp=False)
        subset(font)
        merge_contours(font)
        rename(font, recipe)
        font.save(dest / f"{recipe.stem}.ttf")
        table = json.dumps(metrics(font), ensure_ascii=False, indent=1)
        (dest / f"{recipe.stem}.json").write_text(table + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    prepare(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
