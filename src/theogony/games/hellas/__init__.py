"""Lords of Hellas with Kronos. One file per chapter; the clauses (LH-nnn) stand in docs/rules/hellas.md."""

from theogony.games.hellas.game import GAME

__all__ = ["GAME"]
