"""Lords of Hellas with Kronos. One file per chapter; the clauses (LH-nnn) stand in docs/rules/hellas.md.

A Hero is numbered as its seat; against Kronos seat 0 is the Titan and has none. Where the modes part, a chapter calls
``s.rules``: ``rules.py`` for the base game, ``kronos/rules.py`` for Kronos. Sets of Regions, Blessings, Artifacts and
Special Actions are ints, one bit for each. Cards with secrets lie in ``s.cards`` (``zones.py``); events, Blessings and
Neutral Artifacts are pools, of which only the order is unknown. Who begins something pushes what follows first:
``s.then(After(...))``, then ``chapter.begin(s, ...)``. Every change of Hoplites in a Region is followed by
``control.settle``, every change of control, trophies, Temples or Attitudes by ``s.rules.check_end``.
"""

from theogony.games.hellas.game import GAME

__all__ = ["GAME"]
