"""The instant effects of feats, by the number of the set; ``game.py`` adds those of every file of this package."""

from typing import Final

from mypy_extensions import mypyc_attr

from theogony.games.diceforge.content import feat
from theogony.games.diceforge.state import Tournament


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What happens when the card has been taken. The default is nothing."""

    def instant(self, s: Tournament, seat: int, colour: int) -> None:
        """The INSTANT effect; ``colour`` is that of the card, for sets of four colours (DF-021)."""


EFFECTS: Final[dict[int, Effect]] = {}


def add(effects: dict[str, Effect]) -> None:
    """These sets have these effects."""
    for name, effect in effects.items():
        if feat(name) in EFFECTS:
            raise ValueError(f"{name} has two effects")
        EFFECTS[feat(name)] = effect
