"""The miracle cards: one class per kind, grouped by deck. The relics' rules stand in the chapters they touch."""

from theogony.games.godstorm.cards.registry import card_in_play

__all__ = ["card_in_play"]
