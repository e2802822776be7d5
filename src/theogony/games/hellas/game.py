"""Registers the game: its modes, options and steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.hellas import battle, effects, monster_attack, setup  # noqa: F401 (they are found when they are needed)
from theogony.games.hellas.amendments import AMENDMENTS
from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.modes import MODES
from theogony.games.hellas.moves import MOVES
from theogony.games.hellas.rules import Rules
from theogony.games.hellas.speech import SPEECH
from theogony.games.hellas.state import Hellas
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

UNLIMITED: Final = "unlimited"
OPTIONS: Final = (
    Option("mode", ("base", "kronos"), "base", "option-hellas-mode"),
    Option("heroes", ("core", "all"), "core", "option-heroes", needs="mode=base"),  # LH-011
    Option("cards", ("base", "all"), "base", "option-optional-cards", rare=True),  # LH-011
    Option("hands", ("open", "closed"), "open", "option-open-hands", rare=True, needs="mode=kronos"),  # LH-383
    Option("turns", (UNLIMITED, "100", "200", "400"), UNLIMITED, "option-turns", rare=True),  # LH-362
)


def make(seats: int, options: dict[str, str], rng: Rng, rules: Rules, box: HellasBox = BOX) -> Hellas:
    """A game before its first step."""
    s = Hellas(seats, rng, rules, box)
    s.all_heroes = int(options["heroes"] == "all")
    s.optional_cards = int(options["cards"] == "all")
    s.turn_limit = 0 if options["turns"] == UNLIMITED else int(options["turns"])
    rules.read_options(s, options)
    s.then(setup.Setup())
    return s


GAME: Final = Game(
    id="hellas",
    title="Lords of Hellas",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    state=Hellas,
    folder=Path(__file__).parent,
    modes=MODES,
    speech=SPEECH,
    box=BOX,
    read=effects.read,
    amendments=AMENDMENTS,
)
