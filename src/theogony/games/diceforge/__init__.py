"""Dice Forge with Rebellion. One file per chapter; the clauses (DF-nnn) stand in docs/rules/diceforge.md."""

from theogony.games.diceforge.game import GAME

__all__ = ["GAME"]
