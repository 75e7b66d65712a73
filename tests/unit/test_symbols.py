"""The drawn symbols: SVG files plain enough for our own parser, and shaped as the cards need them."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

FOLDER = Path(__file__).parents[2] / "assets" / "symbols"
FILES = sorted(FOLDER.glob("*.svg"))
SUITS = ("heart", "sun", "clover", "drop")
NAMES = {
    *SUITS,
    *(f"{suit}-face" for suit in SUITS),
    *("hand", "reverse", "card", "swap", "shuffle", "splash", "pencil", "star", "burst", "house"),
}
ROLES = {"body", "detail", "line", "eye", "red", "yellow", "green", "blue"}
SVG = "{http://www.w3.org/2000/svg}"
STEPS = 32

NUMBER = r"-?\d+(?:\.\d{1,2})?"
PAIR = rf"{NUMBER}[ ,]{NUMBER}"
SEGMENT = (
    rf"(?:L{PAIR}(?: {PAIR})*|[HV]{NUMBER}(?: {NUMBER})*"
    rf"|C{PAIR}(?: {PAIR}){{2}}(?:(?: {PAIR}){{3}})*|[SQ]{PAIR} {PAIR}(?:(?: {PAIR}){{2}})*)"
)
SUBPATH = re.compile(rf"M{PAIR}(?: {SEGMENT})+( Z)?")
ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4}

Point = tuple[float, float]


def shapes(name):
    root = ET.fromstring((FOLDER / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314 our own files
    return [(path.get("class"), path.get("d")) for path in root]


def body(name):
    (found,) = [d for role, d in shapes(name) if role == "body"]
    return found


def segments(d):
    """Every segment of the path as the points of a Bézier curve, its start first."""
    here: Point = (0.0, 0.0)
    handle = here
    for command, text in re.findall(r"([MLHVCSQ])([^A-Z]*)", d):
        numbers = [float(number) for number in re.findall(NUMBER, text)]
        for at in range(0, len(numbers), ARITY[command]):
            values = numbers[at : at + ARITY[command]]
            if command == "H":
                values = [values[0], here[1]]
            elif command == "V":
                values = [here[0], values[0]]
            points = list(zip(values[::2], values[1::2], strict=True))
            if command == "S":
                points.insert(0, (2 * here[0] - handle[0], 2 * here[1] - handle[1]))
            if command != "M":
                yield [here, *points]
            here = points[-1]
            handle = points[-2] if command in "CS" else here


def along(points, t):
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def outline(d):
    return [along(curve, step / STEPS) for curve in segments(d) for step in range(STEPS)]


def area(d):
    points = outline(d)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))) / 2


def nearest(point, points):
    return min(((point[0] - x) ** 2 + (point[1] - y) ** 2) ** 0.5 for x, y in points)


def test_the_set_is_complete():
    assert {file.stem for file in FILES} == NAMES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_holds_plain_paths_with_known_roles(file):
    root = ET.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 our own files
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 100 100"}
    assert len(root) > 0
    for path in root:
        assert path.tag == f"{SVG}path"
        assert set(path.attrib) == {"class", "d"}
        assert path.get("class") in ROLES
        assert len(path) == 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_path_is_one_absolute_outline_closed_unless_a_line(file):
    for role, d in shapes(file.stem):
        match = SUBPATH.fullmatch(d)
        assert match, d
        assert (match[1] is None) == (role == "line"), d


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_symbol_keeps_to_its_box_and_has_one_body(file):
    for _, d in shapes(file.stem):
        for curve in segments(d):
            assert all(-2 <= value <= 102 for point in curve for value in point)
    bodies = [role for role, _ in shapes(file.stem) if role == "body"]
    assert len(bodies) == (0 if file.stem == "shuffle" else 1)


@pytest.mark.parametrize("suit", SUITS)
def test_a_face_is_drawn_on_the_same_body(suit):
    assert [role for role, _ in shapes(suit)] == ["body"]
    assert body(f"{suit}-face") == body(suit)
    roles = [role for role, _ in shapes(f"{suit}-face")]
    assert roles[0] == "body"
    assert roles.count("eye") == 2
    assert roles.count("line") == 1


@pytest.mark.parametrize("name", ["heart", "sun", "drop", "card", "star"])
def test_left_mirrors_right(name):
    nodes_and_handles = [point for curve in segments(body(name)) for point in curve]
    assert all(nearest((100 - x, y), nodes_and_handles) <= 0.05 for x, y in nodes_and_handles)


def test_reverse_is_one_arrow_and_its_half_turn():
    (first, one), (second, other) = shapes("reverse")
    assert (first, second) == ("body", "detail")
    turned = [[(round(100 - x, 2), round(100 - y, 2)) for x, y in curve] for curve in segments(one)]
    assert turned == list(segments(other))


def test_the_suits_weigh_the_same():
    areas = [area(body(suit)) for suit in SUITS]
    assert max(areas) <= 1.15 * min(areas)


@pytest.mark.parametrize(("name", "centre"), [("heart", 52), ("sun", 50), ("clover", 50), ("drop", 58), ("burst", 50)])
def test_a_numeral_has_room(name, centre):
    """A circle of radius 30 lies within the shape around its optical centre."""
    points = outline(body(name))
    assert nearest((50, centre), points) >= 30
    crossings = [(a, b) for a, b in pairwise([*points, points[0]]) if a[0] > 50 and (a[1] > centre) != (b[1] > centre)]
    assert len(crossings) % 2 == 1
