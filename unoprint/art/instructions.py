"""What the pages that check a printer say: paragraphs by their font, commands in bold on lines of their own."""

from typing import NamedTuple

from unoprint.art.text import NO_BREAK, bound

Said = tuple[tuple[str, str], ...]
"""Font and text of each paragraph."""

ON_EDGE = {"long-edge": "по длинному краю", "short-edge": "по короткому краю"}
_OTHER = {"long-edge": "short-edge", "short-edge": "long-edge"}


class Call(NamedTuple):
    """What the commands on the pages repeat of the call that the sheet comes from.

    `printer` is the name the result is to be kept under. `flags` are those that `deck` knows too, each after a space.
    `cards` are which cards on which paper; `turn` is the flag that turns the sheet otherwise than theirs, if it is.
    """

    printer: str = ""
    flags: str = ""
    cards: str = "uno на A4"
    turn: str = ""

    def calibrate(self, rest: str, printer: str = "") -> tuple[str, str]:
        """The command for such a sheet."""
        name = self.printer or printer
        named = f" --printer {name}" if name else ""
        turned = f" {self.turn}" if self.turn else ""
        return _command(f"calibrate{named}{rest}{self.flags}{turned}")


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


def turned(flip: str, call: Call) -> Said:
    """At the head of the verso: whether the flip is right, and how to look through the paper."""
    return (
        _text(
            "4. В каждом углу с двух сторон листа должна быть одна и та же буква. Если нет, принтер переворачивает лист"
            f" {ON_EDGE[_OTHER[flip]]}. Напечатайте ещё раз:"
        ),
        call.calibrate(f" --backs {_OTHER[flip]}"),
        _text(
            "5. Держите лист этой стороной к себе и смотрите на свет: видны длинные линии с лица. Возьмите число той"
            " чёрточки, на которую попала линия; между чёрточками — половину. Первое число — у чёрточек слева, второе —"
            " внизу."
        ),
    )


def read(flip: str, call: Call, width: float, height: float, *, turns: bool) -> Said:
    """At the foot of the verso: which number is which, what to type, and for which sheets (in mm) that holds.

    `turns` is whether the paper has room for the pages turned as well.
    """
    name = call.printer or "дом"
    checked = "6. Точка в клетках для проверки показывает оба числа. Если линии попали в острия стрелок, сдвиг на листе"
    written: Said = (
        _text(f"{checked} уже верный. Числа 1,5 и −2 пишут так:"),
        _command(f"deck --backs {flip} --shift 1.5,-2{call.flags}"),
        _text(f"Или сохраните их один раз, потом хватит --printer{NO_BREAK}{name}:"),
    )
    if call.turn:  # no deck is named here whose sheets are turned like this one
        written = (
            _text(f"{checked} уже верный. Числа 1,5 и −2 сохраняют так, потом хватит --printer{NO_BREAK}{name}:"),
        )
    kept = call.calibrate(f" --shift 1.5,-2 --backs {flip}", name)
    return (*written, kept, _text(_which(call, width, height, turns=turns)))


def _which(call: Call, width: float, height: float, *, turns: bool) -> str:
    """For which sheets the shift is, and how to measure that of others."""
    if width == height:
        return "Это сдвиг для квадратных листов."
    upright, lying = ("вертикальных", "--portrait"), ("горизонтальных", "--landscape")
    (here, _), (there, flag) = (lying, upright) if width > height else (upright, lying)
    if call.turn:
        return (
            f"Это сдвиг для {here} листов. Карты {call.cards} печатаются на {there}: для них напечатайте проверку"
            f" без{NO_BREAK}{call.turn}."
        )
    flags = flag if turns else f"--paper{NO_BREAK}A4{NO_BREAK}{flag}"
    return (
        f"Это сдвиг для {here} листов: на них печатаются карты {call.cards}. Для {there} листов напечатайте проверку"
        f" с{NO_BREAK}{flags}."
    )


def _text(words: str) -> tuple[str, str]:
    return ("text", bound(words))


def _command(words: str) -> tuple[str, str]:
    """A command that stays on one line."""
    return ("text-bold", f"unoprint {words}".replace(" ", NO_BREAK))
