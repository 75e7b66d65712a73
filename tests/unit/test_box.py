"""The box as it is printed: read back from the file, and what is said where none can be."""

import io
import itertools
import math

import numpy as np
import pypdf
import pytest
from pypdf.generic import ContentStream

from boxkit import area, flattened
from pdfkit import Pdf
from unoprint import art, build
from unoprint.art.box import BARE, BLEED
from unoprint.build import boxes
from unoprint.errors import FitFault, ResourceFault

INKS = {"colour": {}, "light": {"--light": True}, "bw": {"--bw": True}}
PT = 72 / 25.4
FOUR_PLAIN = {"--blanks": "4"}


def plan(**flags):
    return boxes.box_plan(
        build.read_spec(None, {f"--{name.replace('_', '-')}": value for name, value in flags.items()})
    )


def wanted(thickness=None, **flags):
    return plan(blanks="4", **({"thickness": thickness} if thickness else {}), **flags)


@pytest.fixture(scope="module", params=INKS, ids=str)
def made(request):
    return boxes.box_plan(build.read_spec(None, {**FOUR_PLAIN, **INKS[request.param]}))


@pytest.fixture(scope="module")
def pdf(made):
    return Pdf(boxes.box_pdf(made))


def operations(data):
    """The operators of the one drawing of the file, in millimetres with y down."""
    page = pypdf.PdfReader(io.BytesIO(data)).pages[0]
    (form,) = page["/Resources"]["/XObject"].values()
    return ContentStream(form.get_object(), None).operations


def strokes(data):
    """Every path that is stroked and not filled: its width in mm and its subpaths, each the ends of its segments."""
    found, path, width = [], [], 0.0
    for operands, code in operations(data):
        numbers = [float(value) for value in operands if isinstance(value, (int, float))]
        if code == b"w":
            width = numbers[0]
        elif code == b"m":
            path.append([tuple(numbers)])
        elif code in {b"l", b"c"}:
            path[-1].append(tuple(numbers[-2:]))
        elif code in {b"S", b"s"}:
            found.append((width, path))
            path = []
        elif code in {b"f", b"B", b"b", b"n"}:
            path = []
    return found


def roles(made, *names):
    return [shape for shape in made.artwork.shapes if shape.role in names]


def test_an_a4_sheet_holds_the_box_of_112_cards(made):
    """Walls of 58 and 35.6 mm: 187.2 mm in all, and a glue flap that still holds beside them."""
    assert made.cards == 112
    assert made.net.inside == pytest.approx((58, 89, 35.6))
    assert (made.artwork.width, made.artwork.height) == (210, 297)
    assert 8 <= made.net.panels["glue"].width <= 12
    panels = made.net.panels
    assert panels["right"].x + panels["right"].width - panels["back"].x == pytest.approx(187.2)
    assert panels["glue"].x >= 5
    assert panels["right"].x + panels["right"].width <= 205


def test_the_page_is_the_paper_at_its_true_size(pdf):
    assert len(pdf.pages) == 1
    assert (pdf.pages[0].width, pdf.pages[0].height) == pytest.approx((210, 297), abs=0.05)
    assert pdf.catalogue["/ViewerPreferences"]["/PrintScaling"] == "/None"


def test_the_cut_in_the_file_has_the_size_of_the_net_and_lies_in_the_middle(pdf, made):
    """The longest path that is stroked alone, measured in the stream."""
    _, (cut,) = max(
        ((width, path) for width, path in strokes(pdf.data) if len(path) == 1), key=lambda one: _extent(one[1][0])[0]
    )
    xs, ys = zip(*cut, strict=True)
    glue, right = made.net.panels["glue"], made.net.panels["right"]
    assert max(xs) - min(xs) == pytest.approx(glue.width + 187.2, abs=0.05)
    assert max(ys) - min(ys) == pytest.approx(14 + 2 * 35.6 + 89, abs=0.05)
    assert (max(xs) + min(xs)) / 2 == pytest.approx(105, abs=0.05)
    assert (max(ys) + min(ys)) / 2 == pytest.approx(148.5, abs=0.05)
    assert max(xs) == pytest.approx(right.x + right.width, abs=0.05)


def _extent(points):
    xs, ys = zip(*points, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def test_the_folds_in_the_file_are_dashes_from_end_to_end(pdf, made):
    """Each dash lies on a fold, each fold begins and ends with one, and about half of it is drawn."""
    thin = [path for width, path in strokes(pdf.data) if width == pytest.approx(0.2, abs=0.005)]
    dashes = [tuple(dash) for path in thin for dash in path]
    assert all(len(dash) == 2 for dash in dashes)
    used = 0
    for fold in made.net.folds:
        ends = (fold.x1, fold.y1), (fold.x2, fold.y2)
        on = [dash for dash in dashes if all(_distance(point, *ends) < 0.02 for point in dash)]
        for end in ends:
            assert min(math.dist(end, point) for dash in on for point in dash) < 0.02, fold
        drawn = sum(math.dist(*dash) for dash in on)
        assert 0.5 <= drawn / math.dist(*ends) <= 0.65, fold
        used += len(on)
    assert used == len(dashes)


def _distance(point, start, end):
    """From a point to a stretch of a line."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    share = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / math.dist(start, end) ** 2
    share = min(1.0, max(0.0, share))
    return math.hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay))


def test_cuts_and_folds_are_thin(pdf, made):
    wanted_lines = {0.2, 0.25}
    lines = {round(width, 3) for width, path in strokes(pdf.data) if len(path) > 1 or _extent(path[0])[0] > 150}
    assert lines <= wanted_lines
    styles = made.theme.styles[made.spec.print.ink]
    assert max(styles[role].width for role in styles if role.startswith(("box-cut", "box-fold"))) <= 0.25


def test_the_box_names_the_deck_and_counts_its_cards(pdf, made):
    words = pdf.words(0)
    assert words.count("112 карт") == 2
    assert words.replace("\n", " ").count("Колода") == 4
    assert words.count("клей") >= 4
    assert "Вырежьте по сплошным линиям" in words
    assert "масштабе 100 %" in words
    assert not any(shape.turned for shape in made.artwork.shapes if isinstance(shape, art.Text))


@pytest.mark.parametrize(("count", "says"), [(101, "101 карта"), (102, "102 карты"), (111, "111 карт")])
def test_the_count_agrees(count, says):
    made = plan(blanks=str(count - 76), edition="numbers-76")
    assert [shape.text for shape in roles(made, "box-count") if shape.font == "text-bold"] == [
        says.replace(" ", "\N{NO-BREAK SPACE}")
    ] * 2


def test_the_words_on_a_wall_stay_on_it(made):
    panels = made.net.panels
    metrics = {name: build.asset(f"fonts/{name}.json", art.read_metrics, _text) for name in build.FONTS}
    for shape in roles(made, "box-title", "box-count"):
        right = shape.x + metrics[shape.font].width(shape.text, shape.size)
        inside = [
            panel
            for panel in (panels["back"], panels["left"], panels["front"], panels["right"])
            if panel.x + 1 < shape.x and right < panel.x + panel.width - 1
        ]
        assert len(inside) == 1, shape.text
        assert inside[0].y < shape.y < inside[0].y + inside[0].height


@pytest.mark.parametrize("thickness", ["0.05", "0.07", "0.1", "0.3"])
def test_what_is_glued_says_so_beside_the_colour_that_runs_onto_it(thickness):
    made = wanted(thickness)
    metrics = build.asset("fonts/text.json", art.read_metrics, _text)
    words = [shape for shape in roles(made, "box-note") if shape.text == "клей"]
    assert words
    fields = [flattened(shape.segments) for shape in roles(made, "box-field")]
    for word in words:
        right, top = word.x + metrics.width(word.text, word.size), word.y - word.size * 0.55
        for field in fields:
            xs, ys = zip(*field, strict=True)
            assert right < min(xs) or word.x > max(xs) or top > max(ys) or word.y < min(ys), word


def _text(name):
    return (build.decks.resources).text("assets", name)


def test_nothing_lies_on_the_notch(made):
    """The thumb goes in there: a picture below would be cut into."""
    front, notch = made.net.panels["front"], made.net.notch
    x, _ = front.middle
    for shape in roles(made, "shape", "eye", "smile", "box-frame", "box-label"):
        for _, numbers in shape.segments:
            for point in zip(numbers[::2], numbers[1::2], strict=True):
                assert math.dist(point, (x, front.y)) > notch


def test_the_notch_is_a_half_circle():
    front = wanted().net.panels["front"]
    missing = front.width * front.height - area(flattened(front.outline, 60))
    assert missing == pytest.approx(math.pi * 9**2 / 2, rel=0.002)


def test_colours_run_over_cuts_and_onto_flaps():
    made = wanted()
    fields = [flattened(shape.segments) for shape in roles(made, "box-field")]
    assert len(fields) == len(BARE)
    for (name, bare), field in zip(BARE.items(), fields, strict=True):
        panel = made.net.panels[name]
        xs, ys = zip(*field, strict=True)
        over = {
            "left": panel.x - min(xs),
            "top": panel.y - min(ys),
            "right": max(xs) - panel.x - panel.width,
            "bottom": max(ys) - panel.y - panel.height,
        }
        for which, reach in over.items():
            assert reach == pytest.approx(BLEED if which in bare else 0, abs=0.01), (name, which)


def test_no_white_shows_at_the_edges_of_the_walls():
    """In pixels: half a millimetre on either side of each side of the front, and beside the free edge."""
    made = wanted()
    page = Pdf(boxes.box_pdf(made)).render(0, dpi=254)
    right, back = made.net.panels["right"], made.net.panels["back"]
    for x, y in (
        (right.x + right.width + 0.7, right.middle[1]),
        (back.x - 0.7, back.middle[1]),
        (back.middle[0], back.y + back.height + 0.7),
        (made.net.panels["front"].x + 5, made.net.panels["front"].y - 0.7),
    ):
        assert page.rgb[round(y * 10), round(x * 10)].min() < 100, (x, y)


def test_the_outlines_are_black_on_white_paper():
    page = Pdf(boxes.box_pdf(wanted(bw=True))).render(0, dpi=100)
    assert page.colour <= 3
    assert page.white >= 0.85


def test_only_black_and_white_are_asked_for_in_outlines():
    for operands, code in operations(boxes.box_pdf(wanted(bw=True))):
        assert code not in {b"rg", b"RG", b"k", b"K"}
        if code in {b"g", b"G"}:
            assert float(operands[0]) in {0, 1}


def test_the_bar_is_fifty_millimetres_and_off_the_box(made, pdf):
    (bar,) = roles(made, "box-bar")
    xs, ys = zip(*flattened(bar.segments), strict=True)
    assert max(xs) - min(xs) == pytest.approx(50, abs=1e-6)
    assert made.bar
    for panel in made.net.panels.values():
        apart = (
            max(xs) < panel.x - BLEED
            or min(xs) > panel.x + panel.width + BLEED
            or max(ys) < panel.y - BLEED
            or min(ys) > panel.y + panel.height + BLEED
        )
        assert apart, panel.name
    page = pdf.render(0, dpi=508)
    row = page.rgb[round(np.mean(ys) * 20), :, 1] < 60
    runs = [len(list(run)) for dark, run in itertools.groupby(row) if dark]
    assert max(runs) / 20 == pytest.approx(50, abs=0.15)


def test_the_lid_is_read_from_the_front():
    """On the sheet its suits stand on their heads: the heart's tip points up to the tongue."""
    made = wanted()
    lid = made.net.panels["lid"]
    (heart,) = (
        flattened(shape.segments)
        for shape in roles(made, "box-shape")
        if shape.suit == "red" and all(point[1] < lid.y + lid.height for point in flattened(shape.segments))
    )
    ys = [y for _, y in heart]
    tip = min(heart, key=lambda point: point[1])
    assert tip[0] == pytest.approx((min(x for x, _ in heart) + max(x for x, _ in heart)) / 2, abs=0.1)
    assert max(ys) - min(ys) > 5


def test_a_net_too_wide_for_the_upright_sheet_lies_on_it():
    made = plan(thickness="0.4")
    assert (made.artwork.width, made.artwork.height) == (297, 210)


@pytest.mark.parametrize(("box", "depth"), [({"gsm": "80"}, 10.8), ({"gsm": "240"}, 32.4), ({"thickness": "0.25"}, 27)])
def test_the_depth_comes_from_thickness_or_weight(box, depth):
    """Paper of 80 g/m² is 0.1 mm thick; 108 cards, and a millimetre on either side."""
    assert plan(**box).net.inside.depth == pytest.approx(depth + 2)


def test_rule_cards_need_room_too():
    bare, more = plan(preset="family", thickness="0.2"), plan(preset="family", thickness="0.2", rule_cards=True)
    assert more.cards > bare.cards
    assert more.net.inside.depth - bare.net.inside.depth == pytest.approx(0.2 * (more.cards - bare.cards))


def hint(**flags):
    with pytest.raises(FitFault) as caught:
        plan(**flags)
    (problem,) = caught.value.problems
    assert problem.id == "box-too-big"
    return problem


def test_what_is_said_to_fit_fits():
    """Half the deck, and not one card more than the number that is named; the papers as well."""
    problem = hint(card_size="large")
    assert problem.hint.id == "box-halves"
    params = problem.hint.params
    assert plan(card_size="large", thickness=str(params["half"])).cards == 108
    for paper in params["papers"].split(", "):
        assert plan(card_size="large", paper=paper).cards == 108
    most = params["most"]
    assert plan(card_size="large", edition="numbers-76", blanks=str(most - 76)).cards == most
    hint(card_size="large", edition="numbers-76", blanks=str(most - 75))


@pytest.mark.parametrize(
    ("flags", "way_out"),
    [({"paper": "A5"}, "box-fewer"), ({"paper": "10x15"}, "box-paper"), ({"card_size": "400x900"}, "bigger-paper")],
)
def test_the_way_out_fits_the_trouble(flags, way_out):
    problem = hint(**flags)
    assert problem.hint.id == way_out
    assert problem.params["width"] > 0
    if way_out == "box-fewer":
        most = problem.hint.params["most"]
        assert plan(**flags, thickness=str(0.3 * most / 108 - 1e-9)).cards == 108
        hint(**flags, thickness=str(0.3 * (most + 1) / 108 + 1e-6))
    if way_out == "bigger-paper":
        size = f"{problem.hint.params['width']}x{problem.hint.params['height']}"
        assert plan(**flags, paper=size).cards == 108


def test_a_title_that_does_not_fit_and_a_net_that_does_not_are_told_together():
    wrong = build.read_spec(None, {"--card-size": "20x20", "--paper": "50x50"})._replace(title="Очень длинное имя " * 9)
    with pytest.raises(FitFault) as caught:
        boxes.box_plan(wrong)
    assert [problem.id for problem in caught.value.problems] == ["box-too-big", "box-title-too-long"]


def test_a_letter_that_the_fonts_lack_is_refused():
    with pytest.raises(ResourceFault) as caught:
        boxes.box_plan(build.read_spec(None, {})._replace(title="Ход ௵"))
    assert [problem.params["code"] for problem in caught.value.problems] == ["U+0BF5"]


def test_a_thin_box_has_no_title_on_its_sides_but_suits_all_along():
    made = plan(edition="numbers-76", thickness="0.05")
    left = made.net.panels["left"]
    titles = [shape for shape in roles(made, "box-title", "box-count") if left.x < shape.x < left.x + left.width]
    assert titles == []
    faces = [shape for shape in roles(made, "box-emblem") if shape.suit == "red"]
    assert len(faces) >= 8


def test_the_same_box_gives_the_same_bytes():
    assert boxes.box_pdf(wanted()) == boxes.box_pdf(wanted())
