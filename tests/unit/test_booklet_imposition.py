"""Which page stands where on the sheets of a booklet, worked out by hand."""

import pytest

from unoprint.booklet.impose import Side, copies, leaflet, padded, reading, saddle

WIDTH, HEIGHT = 100.0, 150.0


def numbers(side: Side) -> tuple[int | None, ...]:
    """The pages of a side from left to right as it is read, counted from 1."""
    slots = sorted(side.slots, key=lambda slot: slot.x)
    return tuple(None if slot.page is None else slot.page + 1 for slot in slots)


@pytest.mark.parametrize(("pages", "whole"), [(1, 4), (4, 4), (5, 8), (8, 8), (9, 12), (31, 32), (32, 32)])
def test_pages_fill_up_to_a_multiple_of_four(pages, whole):
    assert padded(pages) == whole


@pytest.mark.parametrize("pages", range(4, 33))
def test_what_pads_goes_before_the_back_cover(pages):
    order = reading(pages)
    assert len(order) == padded(pages)
    assert order[0] == 0
    assert order[-1] == pages - 1
    assert [page for page in order if page is not None] == list(range(pages))
    assert order[pages - 1 : -1] == (None,) * (padded(pages) - pages)


def test_sixteen_pages_as_the_book_has_them():
    sides = [numbers(side) for side in saddle(16, WIDTH, "short-edge")]
    assert sides == [(16, 1), (2, 15), (14, 3), (4, 13), (12, 5), (6, 11), (10, 7), (8, 9)]


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        (4, [(4, 1), (2, 3)]),
        (5, [(5, 1), (2, None), (None, 3), (4, None)]),
        (6, [(6, 1), (2, None), (None, 3), (4, 5)]),
        (7, [(7, 1), (2, None), (6, 3), (4, 5)]),
    ],
)
def test_the_last_page_is_the_back_cover_whatever_is_missing(pages, expected):
    assert [numbers(side) for side in saddle(pages, WIDTH, "short-edge")] == expected


@pytest.mark.parametrize("pages", range(4, 33))
@pytest.mark.parametrize("flip", ["short-edge", "long-edge"])
def test_a_folded_booklet_reads_in_order(pages, flip):
    """Turn the leaves: the right half of a recto is followed by what is printed on its back."""
    sides = saddle(pages, WIDTH, flip)
    rectos, versos = sides[::2], sides[1::2]
    first, second = [], []
    for recto, verso in zip(rectos, versos, strict=True):
        # Turned about the short edge, the left of the verso lies behind the right of the recto. Turned about the
        # long edge, so it does too, but on its head.
        behind = numbers(verso) if flip == "short-edge" else numbers(verso)[::-1]
        first += [numbers(recto)[1], behind[0]]
        second = [behind[1], numbers(recto)[0], *second]
    book = [page for page in (*first, *second) if page is not None]
    assert book == list(range(1, pages + 1))


@pytest.mark.parametrize("flip", ["short-edge", "long-edge"])
def test_only_versos_that_flip_on_the_long_edge_stand_on_their_heads(flip):
    sides = saddle(12, WIDTH, flip)
    assert not any(slot.turned for side in sides[::2] for slot in side.slots)
    assert all(slot.turned is (flip == "long-edge") for side in sides[1::2] for slot in side.slots)


def test_every_page_has_a_half_of_its_own():
    for side in saddle(12, WIDTH, "short-edge"):
        assert {(slot.x, slot.y) for slot in side.slots} == {(0, 0), (WIDTH, 0)}


def test_the_leaflet_stands_as_it_is_folded():
    (side,) = leaflet(WIDTH, HEIGHT)
    above = sorted((slot for slot in side.slots if slot.y), key=lambda slot: slot.x)
    below = sorted((slot for slot in side.slots if not slot.y), key=lambda slot: slot.x)
    assert [slot.page + 1 for slot in above] == [5, 4, 3, 2]
    assert [slot.page + 1 for slot in below] == [6, 7, 8, 1]
    assert all(slot.turned for slot in above)
    assert not any(slot.turned for slot in below)
    assert side.cuts == ((WIDTH, HEIGHT, 3 * WIDTH, HEIGHT),)


@pytest.mark.parametrize(("columns", "rows"), [(2, 1), (2, 2)])
def test_copies_fill_the_sheet_with_marks_at_the_ends_of_each_cut(columns, rows):
    (side,) = copies(columns, rows, WIDTH, HEIGHT)
    assert len({(slot.x, slot.y) for slot in side.slots}) == columns * rows
    assert {slot.page for slot in side.slots} == {0}
    assert len(side.cuts) == 2 * (columns - 1) + 2 * (rows - 1)
