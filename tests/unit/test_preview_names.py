"""Cards become files with names that every system takes."""

import pytest

from unoprint.build.filenames import LONGEST, file_names, safe

NAMES = {
    "red:7": "red-7",
    "wild+4": "wild+4",
    "own:Тишина": "own-Тишина",
    "own:red:Кот": "own-red-Кот",
    "own:Что? Где? Когда?": "own-Что--Где--Когда",
    'own:<a>|"b"*\\c/d': "own--a---b---c-d",
    "own:два\N{NO-BREAK SPACE}слова": "own-два-слова",
    "own:конец.": "own-конец",
    "own:\N{RIGHT-TO-LEFT OVERRIDE}gnp.x": "own--gnp.x",
    "own:и\N{COMBINING BREVE}од": "own-\N{CYRILLIC SMALL LETTER SHORT I}од",
    "..": "card",
    "-v": "v",
    "": "card",
}


@pytest.mark.parametrize("one", NAMES, ids=ascii)
def test_what_a_system_forbids_becomes_a_hyphen(one: str) -> None:
    assert safe(one) == NAMES[one]


@pytest.mark.parametrize("one", ["con", "NUL", "com1", "Lpt9", "aux.backup", "COM²"])
def test_the_devices_of_windows_are_no_names(one: str) -> None:
    assert safe(one) == f"card-{one}"


@pytest.mark.parametrize("one", ["console", "com10", "null", "own-con"])
def test_names_that_only_begin_like_a_device_stay(one: str) -> None:
    assert safe(one) == one


def test_a_long_name_is_cut_between_letters() -> None:
    name = safe("own:" + "щ" * 300)
    assert len(name.encode()) <= LONGEST
    assert name == "own-" + "щ" * ((LONGEST - 4) // 2)


def test_no_two_cards_are_one_file_even_where_case_does_not_count() -> None:
    ids = ["own:a:b", "own:a?b", "own:A b", "own:a-b-2", "own:Ёж", "own:ёж", "own:" + "щ" * 300, "own:" + "щ" * 301]
    names = file_names(ids, ".png")
    assert list(names) == ids
    assert len({name.casefold() for name in names.values()}) == len(ids)
    assert list(names.values())[:4] == ["own-a-b.png", "own-a-b-2.png", "own-A-b-3.png", "own-a-b-2-2.png"]
    assert all(len(name.encode()) < 255 for name in names.values())


def test_a_name_that_is_taken_is_left_alone() -> None:
    assert file_names(["cards"], ".csv", ["Cards.csv"]) == {"cards": "cards-2.csv"}


def test_the_same_cards_have_the_same_names() -> None:
    ids = ["own:x", "own:X", "red:7"]
    assert file_names(ids, ".png") == file_names(iter(ids), ".png")
