"""Risk Godstorm. One file per chapter of the rulebook; the clauses (GS-nnn) stand in docs/rules/godstorm.md."""

from theogony.games.godstorm.game import GAME

__all__ = ["GAME"]
