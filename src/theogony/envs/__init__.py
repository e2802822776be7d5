"""Environments for research: the same games, seen through the interfaces of the field's libraries.

    theogony.envs.pettingzoo    AEC and parallel environments
    theogony.envs.gymnasium     one seat against bots
    theogony.envs.openspiel     games of pyspiel
    theogony.kernel.vector      many games stepped at once

They need ``pip install "theogony[research]"``. Observations are made from a seat's view alone: ``observe.py``. More,
with examples that are run as tests, is in docs/research.md.
"""
