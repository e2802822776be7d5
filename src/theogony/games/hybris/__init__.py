"""Hybris: Disordered Cosmos with Chronos. One file per chapter; the clauses (HY-nnn) stand in docs/rules/hybris.md.

A character has the same number for every seat (``content.CHARACTERS``): the Olympian, three Heroes, three Prophets, six
Coliseum Heroes. ``player.at[character]`` is a place (a slot, an illustration, a City), RESERVE, FALLEN or ABSENT. A
location is one of the seven; a space is where a Technology lies; a tile is a Technology, or an Upgrade by its place on
the board. Goods are what is gained, paid and lost; Greatness is a space on a track. Sets of Cities, Technologies,
Pillars and Upgrades are ints, one bit for each. Cards with secrets lie in ``s.cards`` (``zones.py``); own and Coliseum
Conflict cards have different backs, so each pile has two zones. Which Location token lies under whom is secret too.

Where the modes part, a chapter calls ``s.rules``: ``rules.py`` for the base game, ``chronos/rules.py`` together and
alone. ``age.py`` pushes the phases, ``s.rules.first_turn`` the turns, ``activation.py`` the stages of an activation,
which do nothing once a defeat has ended the turn; ``actions.py`` has the actions of Locations, by whomever. Who begins
something pushes what follows first: ``s.then(After(...))``, then ``chapter.begin(s, ...)``. A source is anything with a
text, a script one text of it (``texts.py``); ``uses.occur`` asks a seat for its texts on an event. ``goods.suffer``
loses by HY-045; inside a text ``goods.fell_short`` does, once for each effect.
"""

from theogony.games.hybris.game import GAME

__all__ = ["GAME"]
