"""Hybris: Disordered Cosmos with Chronos. One file per chapter; the clauses (HY-nnn) stand in docs/rules/hybris.md."""

from theogony.games.hybris.game import GAME

__all__ = ["GAME"]
