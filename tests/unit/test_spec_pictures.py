"""Pictures of the user's own: which paths are taken and what they become, and which cards they go on."""

import pytest

from speckit import FILE, NAMES, faults, found, read
from unoprint import spec
from unoprint.spec import Art, OwnCard


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("кот.png", "кот.png"),
        ("фото/кот.png", "фото/кот.png"),
        ("фото\\кот.png", "фото/кот.png"),
        ("./кот.png", "кот.png"),
        ("фото/../кот.png", "кот.png"),
        ("фото//./кот.png", "фото/кот.png"),
        ("..кот.png", "..кот.png"),
        ("…/кот.png", "…/кот.png"),
        ("~кот.png", "~кот.png"),
        ("a:b.png", None),  # a drive of Windows
        ("кот:1.png", "кот:1.png"),
        ("мой  кот .png", "мой  кот .png"),  # a name is no text to be cleaned
        ("и\u0306.png", "и\u0306.png"),
        ("", None),
        (" ", None),
        ("кот\t.png", None),
        ("..", None),
        ("../кот.png", None),
        ("..\\кот.png", None),
        ("фото/../../кот.png", None),
        ("./../кот.png", None),
        ("/home/кот.png", None),
        ("//server/кот.png", None),
        ("\\\\server\\кот.png", None),
        ("~/кот.png", None),
        ("C:\\кот.png", None),
        ("c:кот.png", None),
        ("./C:/кот.png", None),
        ("https://example.org/кот.png", None),
        ("file:///кот.png", None),
    ],
)
def test_a_path_stays_in_the_folder_of_the_spec(path: str, file: str | None) -> None:
    for key, art in (("back.art", lambda made: made.back.art), ("art.wild", lambda made: made.art["wild"])):
        text = f"{key} = '{path}'"
        if file is None:
            ((problem, place, line),) = found(faults(text))
            assert (place, line) == (key, 1)
            assert problem in {"art-outside", "text-empty", "control-character"}
        else:
            assert art(read(text)) == Art(file, "cover")


def test_own_cards_have_pictures_and_white_backs() -> None:
    card = "[[deck.cards]]\nname = 'Кот'\n"
    assert read(card).deck.cards == (OwnCard("Кот", art=None, back=True),)
    assert read(card + "art = 'кот.png'\nback = true").deck.cards == (OwnCard("Кот", art=Art("кот.png", "cover")),)
    made = read(card + "art = 'кот.png'\nfit = 'Contain'\nback = false")
    assert made.deck.cards == (OwnCard("Кот", art=Art("кот.png", "contain"), back=False),)


def test_the_back_has_a_picture() -> None:
    assert read("back.text = 'Котовы'").back == ("Котовы", None)
    assert read("[back]\nart = 'семья.jpg'\nfit = 'contain'").back == ("", Art("семья.jpg", "contain"))


def test_standard_cards_have_pictures_by_their_ids() -> None:
    made = read(
        """
        [art]
        "red:7" = "кот.png"
        wild = { file = "пёс.png" }
        [art."wild+4"]
        fit = "contain"
        file = "пёс.png"
        """
    )
    assert made.art == {"red:7": Art("кот.png"), "wild": Art("пёс.png"), "wild+4": Art("пёс.png", "contain")}


@pytest.mark.parametrize("name", ["red:7", "RED:7", " Red : 7", "r\u0435d:7 "])
def test_a_card_is_read_as_people_type_it(name: str) -> None:
    assert read(f"art.'{name}' = 'кот.png'").art == {"red:7": Art("кот.png")}


def test_every_wrong_picture_is_reported_at_its_own_line() -> None:
    text = """
[art]
"red:77" = "кот.png"
wild = "../кот.png"
"red:skip" = { file = "/кот.png", fit = "stretch" }
"green:+2" = { }
"""
    assert [(problem, line) for problem, _, line in found(faults(text))] == [
        ("unknown-card", 3),
        ("art-outside", 4),
        ("art-outside", 5),
        ("unknown-name", 5),
        ("missing-key", 6),
    ]


def test_a_spec_knows_its_pictures_each_once() -> None:
    text = "art.wild = 'кот.png'\nback.art = 'семья.jpg'\n[[deck.cards]]\nname = 'Пёс'\n[[deck.cards]]\nname = 'Кот'\n"
    assert read(text + "art = 'кот.png'").pictures == ("кот.png", "семья.jpg")


@pytest.mark.parametrize("text", ["", "[art]", "back.text = 'Котовы'", "[[deck.cards]]\nname = 'Кот'"])
def test_a_spec_knows_that_it_has_none(text: str) -> None:
    assert read(text).pictures == ()


def test_the_names_of_cards_are_asked_for_only_when_they_are_needed() -> None:
    def cards() -> tuple[str, ...]:
        raise AssertionError

    assert spec.read(b"[art]", FILE, {}, NAMES._replace(cards=lambda: ())) == read("")
    spec.read(b"back.art = 'x.png'", FILE, {}, NAMES._replace(cards=cards))
