"""What the pages that check a printer say: paragraphs by their font, commands in bold on lines of their own."""

from unoprint.art.text import NO_BREAK, bound

Said = tuple[tuple[str, str], ...]
"""Font and text of each paragraph."""

ON_EDGE = {"long-edge": "по длинному краю", "short-edge": "по короткому краю"}
_OTHER = {"long-edge": "short-edge", "short-edge": "long-edge"}

_LYING = " --landscape"


def scale() -> Said:
    """At the head of the recto."""
    return (
        _text(
            "1. Приложите линейку к обеим шкалам: в каждой должно быть ровно 100 мм. Если не так, печатайте в масштабе"
            f" 100{NO_BREAK}% («Фактический размер»), а не «По размеру страницы»."
        ),
    )


def margin(flip: str) -> Said:
    """At the foot of the recto: the printer's margin, and on to the verso."""
    return (
        _text(
            "2. Посередине каждого края найдите самую близкую к нему чёрточку, которая напечаталась целиком, и число"
            " у неё. Самое большое из четырёх чисел — поле принтера. Если это 4:"
        ),
        _command("deck --margin 4"),
        _text(
            f"3. Этот лист печатают с двух сторон, с переворотом {ON_EDGE[flip]}. Переверните его и читайте дальше там."
        ),
    )


def turned(flip: str, *, lying: bool) -> Said:
    """At the head of the verso: whether the flip is right, and how to look through the paper."""
    return (
        _text(
            "4. В каждом углу с двух сторон листа должна быть одна и та же буква. Если нет, принтер переворачивает лист"
            f" {ON_EDGE[_OTHER[flip]]}. Напечатайте ещё раз:"
        ),
        _command(f"calibrate --backs {_OTHER[flip]}{_LYING * lying}"),
        _text(
            "5. Держите лист этой стороной к себе и смотрите на свет: видны длинные линии с лица. Возьмите число той"
            " чёрточки, на которую попала линия; между чёрточками — половину. Первое число — у чёрточек слева, второе —"
            " внизу."
        ),
    )


def read(flip: str, printer: str, *, lying: bool) -> Said:
    """At the foot of the verso: which number is which, what to type, and for which sheets that holds."""
    name = printer or "дом"
    here, there = ("горизонтальных", "вертикальных") if lying else ("вертикальных", "горизонтальных")
    way = "без" if lying else "с"
    return (
        _text(
            "6. Точка в клетках для проверки показывает оба числа. Если линии попали в острия стрелок, сдвиг на листе"
            " уже верный. Числа 1,5 и −2 пишут так:"
        ),
        _command(f"deck --backs {flip} --shift 1.5,-2"),
        _text(f"Или сохраните их один раз, потом хватит --printer{NO_BREAK}{name}:"),
        _command(f"calibrate --printer {name} --backs {flip} --shift 1.5,-2{_LYING * lying}"),
        _text(
            f"Это сдвиг для {here} листов. Для {there} измерьте его отдельно, {way} --landscape. Карты uno на A4"
            " печатаются на горизонтальных."
        ),
    )


def _text(words: str) -> tuple[str, str]:
    return ("text", bound(words))


def _command(words: str) -> tuple[str, str]:
    """A command that stays on one line."""
    return ("text-bold", f"unoprint {words}".replace(" ", NO_BREAK))
