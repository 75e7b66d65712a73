"""Writes the yardstick: a stand-alone reportlab script with the shapes and placements of one of our decks.

It is what one would write by hand with these shapes as data: public canvas calls, literal numbers in points, each
face a form that is placed. Usage: python bare_script.py SCRIPT.py PDF [--bw] [--backs=long-edge] […]
"""

import sys
from pathlib import Path
from pprint import pformat
from typing import Any

from unoprint import build, resources
from unoprint.art import Artwork, inked
from unoprint.art import Path as Outline
from unoprint.sheets import Marks, Side
from unoprint.units import PT_PER_MM

PROGRAM = """
def draw_path(canvas, fill, stroke, segments):
    path = canvas.beginPath()
    for operator, numbers in segments:
        if operator == "M":
            path.moveTo(*numbers)
        elif operator == "L":
            path.lineTo(*numbers)
        elif operator == "C":
            path.curveTo(*numbers)
        else:
            path.close()
    canvas.drawPath(path, fill=fill, stroke=stroke)


def draw_text(canvas, fill, stroke, text, font, size, x, y, turned):
    line = canvas.beginText()
    line.setFont(font, size)
    line.setTextRenderMode(2 if fill and stroke else 0 if fill else 1)
    line.setTextTransform(-1 if turned else 1, 0, 0, -1 if turned else 1, x, y)
    line.textOut(text)
    line.setTextRenderMode(0)  # it outlives the text object
    canvas.drawText(line)


def draw_face(canvas, name, width, height, shapes):
    canvas.beginForm(name, 0, 0, width, height)
    canvas.setLineJoin(1)
    canvas.setLineCap(1)
    for fill, stroke, line_width, what in shapes:
        if fill:
            canvas.setFillColorRGB(*fill)
        if stroke:
            canvas.setStrokeColorRGB(*stroke)
            canvas.setLineWidth(line_width)
        if len(what) == 1:
            draw_path(canvas, bool(fill), bool(stroke), what[0])
        else:
            draw_text(canvas, bool(fill), bool(stroke), *what)
    canvas.endForm()


def draw_marks(canvas, name, strokes):
    canvas.beginForm(name, 0, 0, *PAGE)
    for width, grey, lines in strokes:
        canvas.setLineWidth(width)
        canvas.setStrokeColorRGB(grey, grey, grey)
        canvas.lines(lines)
    canvas.endForm()


def draw_page(canvas, placements, marks, bar, labels):
    for name, x, y, turned in placements:
        canvas.saveState()
        canvas.translate(x, y)
        if turned:
            canvas.rotate(180)
        canvas.doForm(name)
        canvas.restoreState()
    if marks:
        canvas.doForm(marks)
    if bar:
        canvas.setFillColorRGB(0, 0, 0)
        canvas.rect(*bar, fill=1, stroke=0)
    for text, size, x, y, angle in labels:
        canvas.saveState()
        canvas.translate(x, y)
        canvas.rotate(angle)
        canvas.setFont("text", size)
        canvas.drawString(0, 0, text)
        canvas.restoreState()
    canvas.showPage()


def main():
    rl_config.useA85 = 0  # binary streams on both sides
    for name, file in FONTS:
        registerFont(TTFont(name, file))
    canvas = Canvas(PDF, pagesize=PAGE)
    for face in FACES:
        draw_face(canvas, *face)
    for marks in MARKS:
        draw_marks(canvas, *marks)
    for page in PAGES:
        draw_page(canvas, *page)
    canvas.save()


main()
"""

IMPORTS = """from reportlab import rl_config
from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

"""


def pt(value: float) -> float:
    """Millimetres as points."""
    return round(value * PT_PER_MM, 3)


def upright(numbers: tuple[float, ...], height: float) -> tuple[float, ...]:
    """Coordinates with y down in mm as coordinates with y up in points."""
    return tuple(pt(height - value if at % 2 else value) for at, value in enumerate(numbers))


def colour(value: str | None) -> tuple[float, ...] | None:
    """#rrggbb as three numbers from 0 to 1."""
    return value and tuple(round(int(value[at : at + 2], 16) / 255, 3) for at in (1, 3, 5))


def name(artwork: str) -> str:
    """What the form of an artwork is called."""
    return artwork.replace(":", "-")


def face(artwork: Artwork, made: build.Plan) -> tuple[Any, ...]:
    """A form as (name, width, height, shapes); a shape as (fill, stroke, line width, a path or a text)."""
    height = artwork.height
    shapes = []
    for shape, fill, stroke, width in inked(artwork, made.look.theme, made.spec.print.ink):
        what: tuple[Any, ...]
        if isinstance(shape, Outline):
            what = (tuple((operator, upright(numbers, height)) for operator, numbers in shape.segments),)
        else:
            what = (shape.text, shape.font, pt(shape.size), pt(shape.x), pt(height - shape.y), shape.turned)
        shapes.append((colour(fill), colour(stroke), pt(width), what))
    return name(artwork.id), pt(artwork.width), pt(height), tuple(shapes)


def marks(name: str, made: Marks, height: float) -> tuple[Any, ...]:
    """A form as (name, strokes); strokes as (line width, grey, lines)."""
    strokes = ((0.2, 0.7, made.hairlines), (0.2, 0.0, made.crop))
    return name, tuple(
        (pt(wide), grey, tuple(upright(line, height) for line in lines)) for wide, grey, lines in strokes
    )


def page(side: Side, named: dict[Marks | None, str], height: float) -> tuple[Any, ...]:
    """A page as (placements, name of its marks, bar, labels)."""
    placements = tuple(
        (name(one.artwork), pt(one.slot.right), pt(height - one.slot.y), True)
        if one.turned
        else (name(one.artwork), pt(one.slot.x), pt(height - one.slot.bottom), False)
        for one in side.placements
    )
    marked = named.get(side.marks)
    if side.slug is None:
        return placements, marked, None, ()
    bar = side.slug.bar
    labels = tuple((one.text, pt(one.size), pt(one.x), pt(height - one.y), one.angle) for one in side.slug.labels)
    return placements, marked, (pt(bar.x), pt(height - bar.bottom), pt(bar.width), pt(bar.height)), labels


def script(made: build.Plan, pdf: str) -> str:
    """The whole script, which writes the file `pdf`."""
    sheets = made.sheets
    height = sheets.grid.height
    faces = tuple(face(artwork, made) for artwork in made.artworks())
    shown = {"text", *(what[1] for one in faces for *_, what in one[3] if len(what) > 1)}
    distinct = dict.fromkeys(side.marks for side in sheets.sides if side.marks is not None)
    named = {one: f"marks-{number}" for number, one in enumerate(distinct)}
    data = {
        "PDF": pdf,
        "PAGE": (pt(sheets.grid.width), pt(height)),
        "FONTS": tuple((font, str(resources.path("assets", f"fonts/{font}.ttf"))) for font in sorted(shown)),
        "FACES": faces,
        "MARKS": tuple(marks(name, made_of, height) for made_of, name in named.items()),
        "PAGES": tuple(page(side, named, height) for side in sheets.sides),
    }
    literals = "\n".join(f"{key} = {pformat(value, width=118, compact=True)}" for key, value in data.items())
    return f"{IMPORTS}{literals}\n\n{PROGRAM}"


def main() -> None:
    """Read the arguments, write the script."""
    target, pdf, *words = sys.argv[1:]
    flags = {flag: value or True for flag, _, value in (word.partition("=") for word in words)}
    Path(target).write_text(script(build.plan(build.read_spec(None, flags)), pdf), "utf-8")


main()
