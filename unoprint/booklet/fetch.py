"""What WeasyPrint may open while it sets a page: files of assets, and pictures written into the page itself.

Its own fetcher reaches the network, and any file of the disk. This one resolves every path, links included, and looks
whether it stays inside; whatever else is asked for is remembered, since pictures swallow even a fatal refusal.
"""

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from weasyprint.urls import FatalURLFetchingError, URLFetcher, URLFetcherResponse

MAX_BYTES = 4_000_000
"""The size of the biggest file that is read."""


class Fetcher(URLFetcher):  # type: ignore[misc]  # WeasyPrint has no types
    """Serves `folder` alone; `denied` holds the addresses that were refused."""

    def __init__(self, folder: Path) -> None:
        super().__init__(allowed_protocols=("file", "data"), allow_redirects=False, fail_on_errors=True)
        self.folder = folder.resolve()
        self.denied: list[str] = []

    def fetch(self, url: str, headers: object = None) -> URLFetcherResponse:
        """The file or the data behind an address. Raises FatalURLFetchingError for any other."""
        del headers
        parts = urlsplit(url)
        if parts.scheme == "data" and len(url) <= MAX_BYTES:
            return super().fetch(url)
        if parts.scheme == "file" and not parts.netloc:
            found = self._inside(url2pathname(parts.path))
            if found is not None:
                return URLFetcherResponse(url, found.read_bytes())
        self.denied.append(url)
        raise FatalURLFetchingError(url)

    def _inside(self, path: str) -> Path | None:
        try:
            found = Path(path).resolve(strict=True)
        except (OSError, ValueError):
            return None
        good = found.is_relative_to(self.folder) and found.is_file() and found.stat().st_size <= MAX_BYTES
        return found if good else None
