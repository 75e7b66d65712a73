"""Pictures of the user's own on faces and backs: whole or cut, never squashed; the corners still tell the card."""

import pytest

import artkit
from artkit import PICTURES, SQUARE, TALL, WIDE, box, of_role, whole
from unoprint import art
from unoprint.errors import FitFault
from unoprint.spec.model import OwnCard

LOOK = artkit.look()
SIZES = [(56.0, 87.0), (44.0, 67.0), (63.0, 88.0), (70.0, 120.0), (60.0, 60.0), (90.0, 50.0)]
KINDS = [kind for picture in (TALL, WIDE, SQUARE) for kind in (picture, whole(picture))]
STANDARD = [card for card in artkit.every_card() if card.kind.face not in {"own", "blank"}]
CAT = OwnCard("Кот Барсик", "Все гладят кота. Кто не успел, берёт две карты.", "yellow", art=TALL)


def drawn(card: OwnCard, look: art.Look = LOOK) -> art.Artwork:
    return art.compose(artkit.own(card), look)


def picture_of(artwork: art.Artwork) -> art.Picture:
    (found,) = [shape for shape in artwork.shapes if isinstance(shape, art.Picture)]
    return found


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    return all(a >= b - 1e-6 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1e-6 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def covers(clip: art.Picture, x: float, y: float) -> bool:
    """Whether the picture shows at a point: its outline is crossed an odd number of times to the left of it."""
    ends = artkit.points(clip)
    crossings = 0
    for (x0, y0), (x1, y1) in zip(ends, [*ends[1:], ends[0]], strict=True):
        if (y0 > y) != (y1 > y) and x0 + (y - y0) / (y1 - y0) * (x1 - x0) < x:
            crossings += 1
    return crossings % 2 == 1


# --- own cards ---


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", KINDS)
def test_an_own_card_has_name_picture_and_text_one_below_the_other(size, picture):
    look = artkit.look(*size)
    artwork = drawn(CAT._replace(text="Погладь кота.", art=picture), look)
    (well,), (frame,) = of_role(artwork, "well"), of_role(artwork, "picture-frame")
    outer, inner = box(well, look), box(frame, look)
    assert within(inner, outer)
    assert within(box(picture_of(artwork), look), inner)
    assert inner[3] - inner[1] >= 0.45 * (outer[3] - outer[1]) - 1e-6
    for role, above in (("title", True), ("text", False)):
        for line in of_role(artwork, role):
            _, top, _, bottom = box(line, look)
            assert within(box(line, look), outer)
            assert bottom <= inner[1] if above else top >= inner[3]


def test_without_a_text_the_picture_is_larger():
    heights = [box(picture_of(drawn(card)), LOOK) for card in (CAT, CAT._replace(text=""))]
    assert heights[1][3] - heights[1][1] > heights[0][3] - heights[0][1] + 5


def test_a_short_text_stands_at_its_full_size_beside_a_picture():
    assert [line.size for line in of_role(drawn(CAT), "text")] == pytest.approx([3.6] * 3)


def test_a_long_text_shrinks_and_the_picture_keeps_its_due():
    artwork = drawn(CAT._replace(text="Расскажи, что делал кот, пока никого не было дома. " * 4))
    assert 2.469 <= of_role(artwork, "text")[0].size < 3.6
    left, top, right, bottom = box(picture_of(artwork), LOOK)
    assert (bottom - top) >= 0.45 * 59 - 1e-6
    assert right - left > 35


def test_before_a_text_is_refused_the_picture_gives_way():
    """Down to a quarter of the field; a text that needs even that is not refused for its length alone."""
    artwork = drawn(CAT._replace(text="слово " * 50))
    _, top, _, bottom = box(picture_of(artwork), LOOK)
    assert 0.25 * 59 - 1e-6 <= bottom - top < 0.45 * 59
    assert of_role(artwork, "text")[0].size >= 2.469


def test_a_text_that_leaves_no_room_for_the_picture_is_refused():
    with pytest.raises(FitFault) as caught:
        drawn(CAT._replace(text="слово " * 120))
    (problem,) = caught.value.problems
    assert (problem.id, problem.params["card"]) == ("card-picture-crowded", "Кот Барсик")


@pytest.mark.parametrize(
    ("suit", "ink", "colour"),
    [
        ("yellow", "colour", "#f7b500"),
        ("red", "colour", "#d9243c"),
        ("wild", "colour", "#ffffff"),
        ("yellow", "light", "#ffffff"),
        ("yellow", "bw", "#ffffff"),
    ],
)
@pytest.mark.parametrize("picture", [SQUARE, whole(SQUARE)])
def test_a_transparent_picture_shows_the_card(suit, ink, colour, picture):
    """Its own colour, not black; white on a black card, where a dark drawing would be lost, and to be coloured in."""
    painted = art.inked(drawn(CAT._replace(suit=suit, art=picture)), LOOK.theme, ink)
    place = next(n for n, one in enumerate(painted) if isinstance(one.shape, art.Picture))
    ground, photo, line = painted[place - 1 : place + 2]
    assert ground.fill == colour
    assert within(box(photo.shape, LOOK), box(ground.shape, LOOK))
    assert line.fill is None
    assert line.stroke


# --- standard cards ---


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", KINDS)
def test_no_picture_comes_under_an_index_or_a_suit(size, picture):
    look = artkit.look(*size)
    for card in STANDARD:
        artwork = art.compose(card._replace(art=picture), look)
        photo = picture_of(artwork)
        after = artwork.shapes[artwork.shapes.index(photo) + 2 :]
        assert after, card.id
        for shape in after:
            left, top, right, bottom = box(shape, look)
            if shape.role == "word":
                assert apart(box(shape, look), box(photo, look)), card.id
            for x in (left, right):
                for y in (top, bottom):
                    assert not covers(photo, x, y), (card.id, shape.role)


@pytest.mark.parametrize("picture", KINDS)
def test_a_card_with_a_picture_is_told_by_its_corners(picture):
    """All that its plain face has there, in its own colour, and the picture in between."""
    for card in STANDARD:
        plain, artwork = art.compose(card, LOOK), art.compose(card._replace(art=picture), LOOK)
        assert artwork.shapes[0] == plain.shapes[0]
        for role in ("index", *(("pip",) if card.suit else ()), "corner-sign", "bar", "word"):
            assert of_role(artwork, role) == of_role(plain, role), card.id
        assert (artwork.id, artwork.title, artwork.bleed) == (plain.id, plain.title, 0.0)


def test_a_wild_card_shows_its_colours_with_an_edge():
    """In grey red, green and blue are nearly black: a white edge tells them from the panel."""
    artwork = art.compose(artkit.pictured("wild", TALL), LOOK)
    painted = art.inked(artwork, LOOK.theme, "colour")
    edges = [one.stroke for one in painted if one.shape.suit in {"red", "blue", "green"}]
    assert edges == ["#ffffff"] * 6


def test_a_card_with_a_title_keeps_it():
    for name in ("swap", "shuffle"):
        card = artkit.pictured(name, TALL)
        words = [shape for shape in art.compose(card, LOOK).shapes if isinstance(shape, art.Text)]
        assert [(line.text, line.turned) for line in words] == [(card.title, False), (card.title, True)]


@pytest.mark.parametrize("picture", [TALL, WIDE, SQUARE])
def test_all_of_a_whole_picture_shows(picture):
    cards = [card._replace(art=whole(picture)) for card in artkit.every_card()]
    artworks = [art.compose(card, LOOK) for card in cards]
    for artwork in (*artworks, art.compose_back(LOOK, "", whole(picture))):
        photo = picture_of(artwork)
        left, top, right, bottom = photo.x, photo.y, photo.x + photo.width, photo.y + photo.height
        for x in (left + 0.01, right - 0.01):
            for y in (top + 0.01, bottom - 0.01):
                assert covers(photo, x, y), artwork.id


@pytest.mark.parametrize("picture", [TALL, WIDE, SQUARE])
def test_a_picture_fills_its_frame(picture):
    for card in artkit.every_card():
        photo = picture_of(art.compose(card._replace(art=picture), LOOK))
        assert within(box(photo, LOOK), (photo.x, photo.y, photo.x + photo.width, photo.y + photo.height)), card.id


@pytest.mark.parametrize("name", ["blank", "custom"])
def test_a_picture_on_a_blank_stands_in_its_field(name):
    artwork = art.compose(artkit.pictured(name, WIDE), LOOK)
    (well,) = of_role(artwork, "well")
    assert within(box(picture_of(artwork), LOOK), box(well, LOOK))
    for line in of_role(artwork, "title"):
        assert apart(box(line, LOOK), box(picture_of(artwork), LOOK))


# --- backs ---


@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_a_picture_on_the_back_goes_to_the_last_edge(bleed):
    """Corners and bleed too: no white slivers, and nothing round that is not cut round."""
    artwork = art.compose_back(artkit.look(bleed=bleed), "", WIDE)
    photo = picture_of(artwork)
    assert artwork.bleed == bleed
    assert box(photo, LOOK) == pytest.approx((-bleed, -bleed, 56 + bleed, 87 + bleed))
    for x in (-bleed + 0.01, 0.3, 55.7, 56 + bleed - 0.01):
        for y in (-bleed + 0.01, 0.3, 86.7, 87 + bleed - 0.01):
            assert covers(photo, x, y)


def test_a_whole_picture_on_the_back_stays_in_the_field():
    artwork = art.compose_back(artkit.look(bleed=3.0), "", whole(TALL))
    (field,) = of_role(artwork, "back")
    left, top, right, bottom = box(field, LOOK)
    assert within(box(picture_of(artwork), LOOK), (left + 1.4, top + 1.4, right - 1.4, bottom - 1.4))
    assert artwork.bleed == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", KINDS)
def test_a_text_stands_once_at_the_foot_of_a_picture(size, picture):
    """A picture has one way up, and what it shows is in its middle; beside a whole one nothing hides any of it."""
    look = artkit.look(*size)
    artwork = art.compose_back(look, "Котовы", picture)
    (label,), (title,) = of_role(artwork, "back-label"), of_role(artwork, "back-title")
    frame = box(label, look)
    assert within(box(title, look), frame)
    assert (frame[0] + frame[2]) / 2 == pytest.approx(look.width / 2)
    assert frame[1] > look.height * 0.7
    assert frame[3] < look.height - look.face("border")
    if picture.fit == "contain":
        assert box(picture_of(artwork), look)[3] < frame[1]


def test_a_transparent_picture_on_the_back_shows_white_to_the_last_edge():
    artwork = art.compose_back(artkit.look(bleed=3.0), "", WIDE)
    ground, photo = artwork.shapes
    assert ground == art.Path("picture-paper", photo.clip)
    for ink in ("colour", "light", "bw"):
        assert art.inked(artwork, LOOK.theme, ink)[0].fill == "#ffffff"


def test_the_pattern_has_no_bleed():
    assert art.compose_back(artkit.look(bleed=3.0), "").bleed == 0


# --- pixels ---


def test_more_pixels_are_finer_not_larger():
    """The same picture in twice the pixels stands where it stood, at twice the resolution."""
    card = artkit.pictured("red:7", TALL)
    finer = {file: (2 * wide, 2 * high) for file, (wide, high) in PICTURES.items()}
    one, other = art.compose(card, LOOK), art.compose(card, LOOK._replace(pictures=finer))
    assert one == other
    assert art.resolution(other, finer)["кот.jpg"] == pytest.approx(2 * art.resolution(one, PICTURES)["кот.jpg"])


def test_the_resolution_is_pixels_to_a_printed_inch():
    """800 × 1200 pixels fill 56 × 87 mm: 58 mm of width for 800 pixels, 2 mm of them cut off."""
    artwork = art.compose_back(LOOK, "", TALL)
    assert art.resolution(artwork, PICTURES) == {"кот.jpg": pytest.approx(800 / 58 * 25.4)}
    assert art.resolution(art.compose_back(LOOK, ""), PICTURES) == {}


def test_a_picture_is_known_by_the_largest_size_it_is_printed_in():
    small, large = art.compose(artkit.pictured("red:7", whole(TALL)), LOOK), art.compose_back(LOOK, "", TALL)
    for artworks in ((small, large), (large, small)):
        assert art.printed(artworks) == {"кот.jpg": pytest.approx((58, 87))}
