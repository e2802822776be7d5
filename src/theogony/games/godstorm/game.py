"""Registers the game: its options, its steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.godstorm import setup
from theogony.games.godstorm.content import BOX, StormBox
from theogony.games.godstorm.modes import MODES, Godstorm
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.speech import SPEECH
from theogony.games.godstorm.state import World
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

OPTIONS: Final = (
    Option("setup", ("dealt", "chosen"), "dealt", "option-setup", rare=True),  # GS-052, GS-062
    Option("home", ("no", "yes"), "no", "option-home", rare=True, needs="setup=chosen"),  # GS-067
    Option("defence", ("ask", "most"), "ask", "option-defence", rare=True),  # GS-212
    Option("mode", ("godstorm", "classic"), "godstorm", "option-mode"),  # GS-276
    Option("rounds", ("10", "20", "40", "unlimited"), "20", "option-rounds", needs="mode=classic"),  # GS-307
)


def make(seats: int, options: dict[str, str], rng: Rng, rules: Godstorm, box: StormBox = BOX) -> World:
    """A game before its first step."""
    s = World(seats, rng, rules, box)
    s.chosen_setup = int(options["setup"] == "chosen")
    s.home_first = int(options["home"] == "yes")
    s.most_dice = int(options["defence"] == "most")
    s.round_limit = 0 if options["rounds"] == "unlimited" else int(options["rounds"])
    s.then(setup.Setup())
    return s


GAME: Final = Game(
    id="godstorm",
    title="Risk Godstorm",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    state=World,
    folder=Path(__file__).parent,
    modes=MODES,
    speech=SPEECH,
    box=BOX,
)
