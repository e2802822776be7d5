"""Entrants: bots as a person names them on a command line or in a file.

``greedy``                   a bot of the house
``mcts@200i``, ``mcts@0.1s`` the same with a budget of its own: playouts, or seconds
``learned.py``               the class ``BOT`` of a Python file
``learned.py:policy.npz``    the same with a checkpoint: ``BOT(game, seed, budget, Path("policy.npz"))``
"""

import hashlib
import importlib.util
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from theogony.bots.bot import Bot, Budget

_FORM = re.compile(r"(?P<bot>.+?\.py|[^:@]+)(?::(?P<checkpoint>.+?))?(?:@(?P<budget>[0-9.]+[si]))?")


class BadEntrant(ValueError):
    """This names no bot; ``key`` and ``params`` say why, for any language."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params


class Entrant:
    """One entrant: where its class is, its checkpoint, and its budget."""

    __slots__ = ("bot", "budget", "checkpoint")

    def __init__(self, text: str) -> None:
        found = _FORM.fullmatch(text.strip())
        if found is None:
            raise BadEntrant("entrant", given=text)
        self.bot: str = found["bot"]
        self.checkpoint: str | None = found["checkpoint"]
        try:
            self.budget = Budget.parse(found["budget"]) if found["budget"] else None
        except ValueError as error:
            raise BadEntrant("budget", given=found["budget"]) from error

    def files(self) -> list[Path]:
        """The files it is made of, beyond this package."""
        return [Path(name) for name in (self.bot, self.checkpoint) if name and (name != self.bot or self.is_file())]

    def is_file(self) -> bool:
        return self.bot.endswith(".py")

    def mark(self) -> str:
        """A digest of its files, "" if it is of the house; raises BadEntrant if one cannot be read."""
        if not self.files():
            return ""
        digest = hashlib.sha256()
        for file in self.files():
            try:
                digest.update(hashlib.sha256(file.read_bytes()).digest())
            except OSError as error:
                raise BadEntrant("file", path=str(file), reason=error.strerror or str(error)) from error
        return digest.hexdigest()[:16]

    def kind(self, kinds: dict[str, type[Bot]]) -> type[Bot]:
        """The class of bot it is; raises KeyError or BadEntrant if there is none."""
        return _loaded(self.bot) if self.is_file() else kinds[self.bot]

    def make(self, kinds: dict[str, type[Bot]], game_id: str, seed: int | str, budget: Budget | None) -> Bot:
        """The bot itself; ``budget`` is for those that name none. Raises KeyError if there is no bot of this name."""
        kind: Callable[..., Bot] = self.kind(kinds)
        own = self.budget if self.budget is not None else budget
        return kind(game_id, seed, own) if self.checkpoint is None else kind(game_id, seed, own, Path(self.checkpoint))


@lru_cache(maxsize=64)
def _loaded(path: str) -> type[Bot]:
    """The class ``BOT`` of a Python file."""
    found = importlib.util.spec_from_file_location(f"theogony_bot_{Path(path).stem}", path)
    if found is None or found.loader is None or not Path(path).is_file():
        raise BadEntrant("no-bot-file", path=path)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    kind = getattr(module, "BOT", None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadEntrant("no-bot-class", path=path)
    return kind
