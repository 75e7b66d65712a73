import re
from html import escape, unescape

from hypothesis import example, given, settings
from hypothesis import strategies as st

from unoprint.booklet.typography import typeset

WORDS = "в и не же ли карта «Наоборот» т. т.е. д. п. 2 10 7 108 -20 12-05-2024 2-10 х x № § стр. 5 УНО! a"
SIGNS = ' "«»„“”-–—−×.,:;!?()…=+/%&<>№'
TAGS = (
    "<b>",
    "</b>",
    "<p>",
    "</p>",
    "<br>",
    '<a title="в - 2">',
    "</a>",
    "<!-- в - 2 -->",
    "<svg><title>в - 2</title></svg>",
    "<span data-verbatim>в - 2</span>",
    '<td class="x">',
)
PIECES = st.one_of(
    st.sampled_from(WORDS.split()),
    st.sampled_from(
        (" ", " ", " ", "\n", "  ", "\u00a0", "&nbsp;", " - ", " – ", "...", "&quot;", "&#34;", "&lt;", "&amp;")
    ),
    st.text(SIGNS + "вшж25xх", max_size=4).filter(lambda text: "<" not in text and "&" not in text),
    st.sampled_from(TAGS),
)
HTML = st.lists(PIECES, max_size=25).map("".join)
MARKUP = re.compile(r"<!--.*?-->|<svg>.*?</svg>|<span data-verbatim>.*?</span>|<[^>]*>", re.DOTALL)


def words(html: str) -> str:
    """Letters and digits, every x a ×."""
    return re.sub(r"[^\w×]", "", re.sub("[xхXХ]", "×", unescape(MARKUP.sub("", html))))


@settings(derandomize=True, max_examples=1000)
@given(HTML)
@example('<p>"a «b" c»</p>')
@example("«a «b »c d»")
@example("„ a ”b“")
def test_a_second_run_changes_nothing(html: str) -> None:
    once = typeset(html)
    assert typeset(once) == once


@settings(derandomize=True, max_examples=300)
@given(HTML)
def test_letters_and_digits_stay(html: str) -> None:
    assert words(typeset(html)) == words(html)


@settings(derandomize=True, max_examples=300)
@given(HTML)
def test_markup_stays(html: str) -> None:
    assert MARKUP.findall(typeset(html)) == MARKUP.findall(html)


@settings(derandomize=True, max_examples=300)
@given(HTML)
def test_no_two_spaces_meet(html: str) -> None:
    text = re.sub(r"</?[ab]\b[^>]*>|<!--.*?-->", "", typeset(html))
    assert not re.search("[ \n\u00a0]{2}", text)


@settings(derandomize=True, max_examples=300)
@given(st.text(max_size=40))
def test_any_text_keeps_its_letters(text: str) -> None:
    once = typeset(escape(text))
    assert typeset(once) == once
    assert words(once) == words(escape(text))
