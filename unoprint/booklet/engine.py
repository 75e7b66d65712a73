"""The one door to WeasyPrint: HTML → pages → PDF. Whatever it only logs is an error here."""

import contextlib
import ctypes.util
import gc
import io
import logging
import os
import sys
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from unoprint import resources
from unoprint.errors import Hint, Problem, ResourceFault

FONTS = ("fonts/text.ttf", "fonts/text-bold.ttf", "fonts/display.ttf")
FIXED_DATE = 946_684_800
"""1 January 2000, in seconds: the date of a file for which nobody named one."""

HARMLESS = "Using fontTools instead of HarfBuzz-Subset"
"""How the one message begins that says nothing of the pages: the file is right, only larger and later."""


class Pages(NamedTuple):
    """A document whose pages are set, and what it was set with (WeasyPrint keeps fonts only as long as these)."""

    document: Any
    fonts: Any
    fetcher: Any

    @property
    def total(self) -> int:
        """How many pages there are."""
        return len(self.document.pages)

    def named(self, name: str) -> int:
        """How many pages have this name in the style sheets."""
        return sum(page._page_box.page_type.name == name for page in self.document.pages)  # noqa: SLF001


def pages(html: str) -> Pages:
    """The HTML set as pages. Raises ResourceFault when Pango, a font or a picture is missing."""
    weasyprint = _weasyprint()
    from unoprint.booklet.fetch import Fetcher  # noqa: PLC0415 - imports WeasyPrint, which is known to be there now

    folder = _assets()
    fetcher = Fetcher(folder)
    with _heard(fetcher):
        fonts = weasyprint.text.fonts.FontConfiguration()
        source = weasyprint.HTML(string=html, base_url=folder.as_uri() + "/", url_fetcher=fetcher)
        return Pages(source.render(font_config=fonts), fonts, fetcher)


def pdf(made: Pages, *, tagged: bool = False, chosen: Any = None) -> bytes:
    """The pages (`chosen`: some of them) as a PDF file; `tagged` makes it PDF/UA-1."""
    document = made.document if chosen is None else made.document.copy(chosen)
    document.metadata.created = document.metadata.modified = _time().strftime("%Y-%m-%dT%H:%M:%SZ")
    with _heard(made.fetcher):
        content = document.write_pdf(pdf_variant="pdf/ua-1") if tagged else document.write_pdf()
    return bytes(content)


def date() -> str:
    """The date of the files, as PDF writes it: that of SOURCE_DATE_EPOCH, or a fixed one."""
    return _time().strftime("D:%Y%m%d%H%M%SZ")


def _time() -> datetime:
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "").strip() or FIXED_DATE), UTC)


def _assets() -> Path:
    """The folder that pages may read. Raises ResourceFault unless all fonts are there: without any, Pango crashes."""
    found = [resources.path("assets", name) for name in FONTS]
    for file in found:
        if not resources.data("assets", f"fonts/{file.name}").startswith(b"\0\1\0\0"):
            problem = Problem("resource-unreadable", {"name": file.name, "reason": "not a TrueType font"})
            raise ResourceFault(problem)
    return found[0].parent.parent


def _weasyprint() -> Any:
    """The library, its banner kept quiet. Raises ResourceFault when Pango is missing."""
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings(), _few_searches():
            warnings.simplefilter("ignore")  # no fonts in the system: we bring ours
            import weasyprint  # noqa: PLC0415 - a third of a second
            import weasyprint.text.fonts  # noqa: PLC0415
    except (ImportError, OSError) as error:
        raise ResourceFault(Problem("pango-missing", hint=Hint("install-pango"))) from error
    return weasyprint


@contextlib.contextmanager
def _few_searches() -> Iterator[None]:
    """On Linux, libraries are opened by their exact names, which WeasyPrint tries as well.

    Its other guesses each start a compiler and a linker to look for what is not there: a fifth of a second.
    """
    if sys.platform != "linux":
        yield
        return
    search, ctypes.util.find_library = ctypes.util.find_library, lambda name: None  # noqa: ARG005
    try:
        yield
    finally:
        ctypes.util.find_library = search


class _Ear(logging.Handler):
    """Keeps what is said."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a message, once."""
        text = " ".join(record.getMessage().split())
        if text not in self.said and not text.startswith(HARMLESS):
            self.said.append(text)


@contextlib.contextmanager
def _heard(fetcher: Any) -> Iterator[None]:
    """Raises ResourceFault for whatever WeasyPrint logs, and for every address it was refused, meanwhile."""
    collected = gc.isenabled()
    gc.disable()  # a page is a large tree and little of it is waste: looking for it costs a tenth of the time
    logger, ear = logging.getLogger("weasyprint"), _Ear()
    passed_on, logger.propagate = logger.propagate, False
    logger.addHandler(ear)
    try:
        yield
    except Exception as error:
        raise ResourceFault(Problem("page-fault", {"reason": f"{type(error).__name__}: {error}"})) from error
    except BaseException as error:
        if not fetcher.denied:
            raise
        raise ResourceFault(_denied(fetcher.denied)) from error
    finally:
        if collected:
            gc.enable()
        logger.removeHandler(ear)
        logger.propagate = passed_on
    if fetcher.denied:
        raise ResourceFault(_denied(fetcher.denied))
    if ear.said:
        raise ResourceFault(Problem("page-fault", {"reason": text}) for text in ear.said)


def _denied(addresses: list[str]) -> list[Problem]:
    return [Problem("address-denied", {"address": address[:80]}) for address in addresses]
