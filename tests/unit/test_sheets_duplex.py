import pytest

from sheetkit import lay, rectos, spec, versos

LANDSCAPE, PORTRAIT, SQUARE = spec(), spec(card="mtg"), spec("200x200")


@pytest.mark.parametrize(
    ("settings", "flip", "swaps_sides", "preference"),
    [
        (PORTRAIT, "long-edge", True, "DuplexFlipLongEdge"),
        (PORTRAIT, "short-edge", False, "DuplexFlipShortEdge"),
        (LANDSCAPE, "long-edge", False, "DuplexFlipLongEdge"),
        (LANDSCAPE, "short-edge", True, "DuplexFlipShortEdge"),
        (SQUARE, "long-edge", True, "DuplexFlipLongEdge"),
        (SQUARE, "short-edge", False, "DuplexFlipShortEdge"),
    ],
)
def test_each_back_lies_behind_its_face(settings, flip, swaps_sides, preference):
    """For each way up and each flip: where a slot goes, which way the back stands, what the printer is told."""
    sheets = lay(settings._replace(backs=flip), 23)
    width, height = sheets.grid.width, sheets.grid.height
    assert sheets.duplex == preference
    for recto, verso in zip(rectos(sheets), versos(sheets), strict=True):
        assert verso.sheet == recto.sheet
        for face, back in zip(recto.placements, verso.placements, strict=True):
            assert back.artwork == "back"
            assert back.turned is not swaps_sides
            assert back.slot[2:] == face.slot[2:]
            if swaps_sides:
                assert back.slot.x == pytest.approx(width - face.slot.x - face.slot.width, abs=1e-9)
                assert back.slot.y == face.slot.y
            else:
                assert back.slot.x == face.slot.x
                assert back.slot.y == pytest.approx(height - face.slot.y - face.slot.height, abs=1e-9)


def test_a_part_full_sheet_has_backs_behind_its_cards_only():
    """112 cards, nine a sheet; the last four have row 0 and column 2 of row 1 behind them."""
    sheets = lay(spec(card="mtg", backs="long-edge"), 112)
    slots = sheets.grid.slots()
    last = [placed.slot for placed in versos(sheets)[-1].placements]
    assert len(last) == 4
    for slot, place in zip(last, (2, 1, 0, 5), strict=True):
        assert slot == pytest.approx(slots[place], abs=1e-9)


def test_pages_alternate():
    """Page 2k is the verso of page 2k - 1."""
    sides = lay(spec(backs="long-edge"), 25).sides
    assert [(side.name, side.sheet) for side in sides] == [
        ("recto", 1),
        ("verso", 1),
        ("recto", 2),
        ("verso", 2),
        ("recto", 3),
        ("verso", 3),
    ]


def test_without_backs_there_are_rectos_only():
    sheets = lay(spec(), 25)
    assert sheets.duplex == "Simplex"
    assert [side.name for side in sheets.sides] == ["recto"] * 3
    assert not any(placed.turned for side in sheets.sides for placed in side.placements)


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("card", ["uno", "mtg"])
def test_uneven_margins_hold_on_versos_too(card, flip):
    """Left 20, right 5; both sides keep to what the printer reaches, and to each other."""
    settings = spec(card=card, margin=(12, 5, 6, 20), backs=flip)
    sheets = lay(settings, 7)
    grid = sheets.grid
    across = (grid.width > grid.height) == (flip == "short-edge")
    for recto, verso in zip(rectos(sheets), versos(sheets), strict=True):
        for face, back in zip(recto.placements, verso.placements, strict=True):
            if across:
                assert face.slot.x + back.slot.right == pytest.approx(grid.width, abs=1e-9)
            else:
                assert face.slot.y + back.slot.bottom == pytest.approx(grid.height, abs=1e-9)
            for slot in (face.slot, back.slot):
                assert slot.x >= 20 - 1e-6
                assert slot.right <= grid.width - 5 + 1e-6
                assert slot.y >= 12 - 1e-6
                assert slot.bottom <= grid.height - 6 + 1e-6


def test_only_the_axis_of_the_flip_gives_up_room():
    """A portrait long-edge flip swaps left and right: top and bottom keep their own margins."""
    trim = lay(spec(card="mtg", margin=(8, 5, 20, 5), backs="long-edge"), 1).grid.trim
    assert trim.y - 8 == pytest.approx(297 - 20 - trim.bottom, abs=1e-9)


def test_full_versos_share_their_placements():
    """A thousand sheets weigh little."""
    first, second, last = versos(lay(spec(backs="long-edge"), 25))
    assert first.placements is second.placements
    assert last.placements == first.placements[:5]


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_a_white_back_leaves_its_slot_empty(flip):
    """And another back stands in its place; all else is where it was."""
    plain = versos(lay(spec(backs=flip), 12))
    first, second = versos(lay(spec(backs=flip), 12, others={"f3": None, "f11": "rules"}))
    assert first.placements == plain[0].placements[:3] + plain[0].placements[4:]
    assert second.placements == (plain[1].placements[0], plain[1].placements[1]._replace(artwork="rules"))


def test_a_verso_with_nothing_on_it_is_still_there():
    """Page 2k is the verso of page 2k - 1."""
    sheets = lay(spec(backs="long-edge"), 11, others={"f10": None})
    assert [len(side.placements) for side in sheets.sides] == [10, 10, 1, 0]
    assert sheets.sides[-1].slug is not None


def test_versos_with_usual_backs_only_share_whatever_others_have():
    first, second, third = versos(lay(spec(backs="long-edge"), 30, others={"f15": None}))
    assert first.placements is third.placements
    assert len(second.placements) == 9
