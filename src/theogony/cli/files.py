"""Files: where games are saved, and how they are written so that a half-written one never exists."""

import errno
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from theogony.kernel.components import understood, written

if TYPE_CHECKING:
    from theogony.kernel.box import Components
    from theogony.kernel.game import Game


class CannotWrite(OSError):
    """The file could not be written; whatever stood there before is intact. ``key`` and ``params`` say why."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(str(error))
        self.path = path
        known = {errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EACCES: "not-allowed"}
        known |= {errno.EROFS: "not-allowed", errno.EPERM: "not-allowed", errno.ENOTDIR: "no-folder"}
        known |= {errno.ENOENT: "no-folder", errno.EISDIR: "is-folder"}
        self.key = f"cannot-write-{known.get(error.errno or 0, 'other')}"
        self.params: dict[str, str] = {"path": str(path), "reason": error.strerror or str(error)}


def saves() -> Path:
    """The folder of saved games."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "theogony" / "saves"


def fresh_save(game: str) -> Path:
    """A file name in the folder of saved games that is not in use."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = saves() / f"{stem}.record"
    number = 2
    while path.exists():
        path = saves() / f"{stem}-{number}.record"
        number += 1
    return path


def last_save(game: str) -> Path | None:
    """The game that was saved last in the folder of saved games."""
    found = [path for path in saves().glob(f"{game}-*.record") if path.is_file()]
    return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)


def content_file(game: str, mark: str) -> Path:
    """Where the components of saved games lie: once for all games with the same ones."""
    return saves() / "content" / f"{game}-{mark}.yaml"


def keep_content(game: "Game") -> None:
    """The components with which a game is saved stay at hand, whatever is retuned later; raises CannotWrite."""
    if game.box is None:
        return
    path = content_file(game.id, game.box.mark)
    if path.exists():
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(path, error) from error
    write(path, written(game.box.components))


def kept_content(game: str, mark: str) -> "Components | None":
    """The components that were kept with saved games."""
    try:
        return understood(content_file(game, mark).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def write(path: Path, text: str) -> None:
    """The file holds exactly this text now; raises CannotWrite, and then it holds what it held before.

    The text goes to a new file in the same folder, to the disk, and only then takes the old one's place.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a device or a pipe cannot be replaced, only written to
            return
        if path.parent == saves():
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise CannotWrite(path, error) from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            os.chmod(name, path.stat().st_mode)
        os.replace(name, path)
    except BaseException as error:
        Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise CannotWrite(path, error) from error
        raise  # Ctrl-C in the middle of a write
