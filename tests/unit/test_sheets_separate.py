import pytest

from sheetkit import lay, rectos, spec, versos, words


def said(side):
    return words(side.slug).removeprefix("50 мм | УНО Котовых · ").removesuffix(" · печатать в масштабе 100 %")


def test_one_verso_serves_all_sheets():
    """Three sheets, the last of them part-full: three rectos, and one full verso after them."""
    sheets = lay(spec(backs="separate"), 25)
    assert [(side.name, side.sheet) for side in sheets.sides] == [
        ("recto", 1),
        ("recto", 2),
        ("recto", 3),
        ("verso", 1),
    ]
    assert len(sheets.sides[-1].placements) == 10
    assert sheets.duplex == "Simplex"


@pytest.mark.parametrize(("card", "edge"), [("uno", "короткому"), ("mtg", "длинному")])
def test_sheets_are_turned_like_the_page_of_a_book(card, edge):
    """Left and right change places, backs are upright; the words name the edge that is upright."""
    sheets = lay(spec(card=card, backs="separate"), 1)
    recto, verso = sheets.sides
    slots = sheets.grid.slots()
    for slot, back in zip(slots, verso.placements, strict=True):
        assert back.slot.x == pytest.approx(sheets.grid.width - slot.right, abs=1e-9)
        assert back.slot.y == slot.y
        assert not back.turned
    assert said(recto) == f"лист 1 из 1 · лицо · переворот по {edge} краю"
    assert said(verso) == f"оборот листа 1 · переворот по {edge} краю"


def test_left_and_right_margins_count_alike_top_and_bottom_do_not():
    grid = lay(spec(margin=(5, 5, 20, 30), marks="none", backs="separate"), 1).grid
    trim = grid.trim
    assert trim.x == pytest.approx(grid.width - trim.right)
    assert trim.y - 5 == pytest.approx(grid.height - 20 - trim.bottom)


def test_a_sheet_with_other_backs_has_a_verso_of_its_own():
    """Sheet 2 has a white back, sheet 4, the last, a back of its own on the second of its cards."""
    sheets = lay(spec(backs="separate"), 33, others={"f12": None, "f31": "rules"})
    usual, second, last = versos(sheets)
    assert [said(side).split(" · ")[0] for side in (usual, second, last)] == [
        "оборот листов 1, 3",
        "оборот листа 2",
        "оборот листа 4",
    ]
    assert [side.sheet for side in (usual, second, last)] == [1, 2, 4]
    assert [one.artwork for one in usual.placements] == ["back"] * 10
    assert [one.slot for one in second.placements] == [usual.placements[n].slot for n in range(10) if n != 2]
    assert [one.artwork for one in last.placements] == ["back", "rules", "back"]


def test_sheets_with_the_same_other_backs_share_a_verso():
    sheets = lay(spec(backs="separate"), 40, others={"f3": "rules", "f23": "rules"})
    assert [said(side).split(" · ")[0] for side in versos(sheets)] == ["оборот листов 1, 3", "оборот листов 2, 4"]


def test_a_verso_with_nothing_on_it_is_left_out():
    sheets = lay(spec(backs="separate"), 12, others={"f10": None, "f11": None})
    assert len(rectos(sheets)) == 2
    assert [said(side).split(" · ")[0] for side in versos(sheets)] == ["оборот листа 1"]


def test_neighbouring_numbers_are_drawn_together():
    sheets = lay(spec(backs="separate"), 110, others={"f35": None, "f107": "rules"})
    assert said(versos(sheets)[0]).startswith("оборот листов 1–3, 5–10 · ")


def test_a_long_list_of_sheets_ends_in_words():
    """Every second sheet of twelve: four of them by number, so that the rest of the line has room."""
    others = {f"f{10 * sheet}": None for sheet in range(0, 12, 2)}
    first, second = versos(lay(spec(backs="separate"), 120, others=others))
    assert said(first).startswith("оборот листов 1, 3, 5, 7 и других · ")
    assert said(second).startswith("оборот листов 2, 4, 6, 8 и других · ")


def test_it_stands_at_the_same_place_on_rectos_and_versos():
    sheets = lay(spec(backs="separate"), 110, others={"f35": None})
    assert len({side.slug.bar for side in sheets.sides}) == 1
    assert len({tuple(label[1:] for label in side.slug.labels) for side in sheets.sides}) == 1


def test_marks_on_separate_versos_are_an_option_too():
    assert versos(lay(spec(backs="separate"), 1))[0].marks is None
    assert versos(lay(spec(backs="separate", verso_marks=True), 1))[0].marks.crop != ()
