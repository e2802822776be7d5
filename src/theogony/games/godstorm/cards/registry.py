"""Finds the rules of a card by its number: the class that has its name."""

from typing import Final

from theogony.games.godstorm.cards import death, sky, war  # noqa: F401 their classes are cards
from theogony.games.godstorm.cards.miracle import Miracle
from theogony.games.godstorm.content import CARD_DECK, CARDS, MAGIC
from theogony.kernel.effects.machine import words


def _table() -> list[Miracle | None]:
    by_name: dict[str, Miracle] = {name: rules() for name, rules in words(Miracle).items()}
    wanted = {name for name, deck in zip(CARDS, CARD_DECK, strict=True) if deck != MAGIC}
    if set(by_name) != wanted:
        raise ValueError(f"cards without rules, or rules without card: {sorted(set(by_name) ^ wanted)}")
    return [by_name.get(name) for name in CARDS]


_RULES: Final[list[Miracle | None]] = _table()


def card_in_play(card: int) -> Miracle:
    """The rules of a War, Death or Sky card."""
    rules = _RULES[card]
    assert rules is not None, f"{CARDS[card]} is a relic and is never played"
    return rules
