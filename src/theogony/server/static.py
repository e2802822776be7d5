"""The built web client, served as one page: unknown paths are the client's own."""

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from theogony.server.errors import not_found

FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Theogony</title>
<p>The server is running, but the web client is not built. Run <code>make web</code>, then reload this page.</p>
"""


class Client:
    """An ASGI application for everything that is not the API."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise RuntimeError("only HTTP comes here")
        await self.answer(scope["path"], scope["method"])(scope, receive, send)

    def answer(self, path: str, method: str) -> Response:
        if path.startswith("/api/") or method not in ("GET", "HEAD"):
            raise not_found()
        file = self._file(path)
        if file is not None:
            hashed = file.parent != self.folder and file.parent.name == "assets"
            return FileResponse(file, headers={"cache-control": FOREVER if hashed else "no-cache"})
        if Path(path).suffix and not path.startswith("/t/"):
            raise not_found()
        page = self.folder / "index.html"
        if page.is_file():
            return FileResponse(page, headers={"cache-control": "no-cache"})
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})

    def _file(self, path: str) -> Path | None:
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            return file if file.is_file() and file.is_relative_to(self.folder) else None
        except (OSError, ValueError):  # a path that no file can have
            return None
