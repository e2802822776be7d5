"""The boxes that tables were begun with: kept in the store, once for each, and at hand while the server runs.

What was retuned since is played on as it was: a table names its ruleset, and that names its box.
"""

from collections.abc import Mapping

from theogony import games
from theogony.games import UnknownRuleset
from theogony.kernel.box import Components
from theogony.kernel.components import understood, written
from theogony.kernel.game import Game
from theogony.server.store.repo import Repo

_kept: dict[tuple[str, str], str] = {}  # by game and mark: the components as a text


async def keep(repo: Repo) -> None:
    """Today's boxes are in the store, and all that ever were are at hand."""
    know(await repo.contents())
    for name in games.names():
        box = games.get(name).box
        if box is not None and (name, box.mark) not in _kept:
            _kept[name, box.mark] = written(box.components)
            await repo.keep_content(name, box.mark, _kept[name, box.mark])


def know(contents: Mapping[tuple[str, str], str]) -> None:
    """These boxes are at hand."""
    _kept.update(contents)


def game_under(ruleset: str) -> Game:
    """The game as it was when a table was begun; raises UnknownRuleset if that cannot be had any more."""
    name = ruleset.partition("@")[0]
    return games.under(ruleset, lambda mark: _found(name, mark))


def _found(name: str, mark: str) -> Components | None:
    text = _kept.get((name, mark))
    return None if text is None else understood(text)


def sent_along(ruleset: str) -> str | None:
    """What another process needs to play under this ruleset, if it is not today's."""
    name = ruleset.partition("@")[0]
    if name not in games.names() or games.get(name).ruleset == ruleset:
        return None
    return _kept.get((name, ruleset.partition("+")[2]))


__all__ = ["UnknownRuleset", "game_under", "keep", "know", "sent_along"]
