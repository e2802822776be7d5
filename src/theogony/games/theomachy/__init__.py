"""Theomachy. One file per chapter of the rulebook; the clauses (TH-nnn) stand in docs/rules/theomachy.md."""

from theogony.games.theomachy.game import GAME

__all__ = ["GAME"]
