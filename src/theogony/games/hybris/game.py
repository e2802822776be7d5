"""Registers the game: its modes, options and steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.hybris import effects, setup
from theogony.games.hybris.box import BOX, HybrisBox
from theogony.games.hybris.modes import MODES
from theogony.games.hybris.moves import MOVES
from theogony.games.hybris.rules import Rules
from theogony.games.hybris.speech import SPEECH
from theogony.games.hybris.state import Hybris
from theogony.kernel.box import Components
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng
from theogony.kernel.step import steps_below

OPTIONS: Final = (
    Option("mode", ("base", "chronos_coop", "chronos_solo"), "base", "option-hybris-mode"),
    Option("olympians", ("taken", "drawn"), "taken", "option-olympians"),  # HY-028
    Option("hands", ("open", "closed"), "open", "option-open-hands", rare=True, needs="mode=chronos_coop"),  # HY-008
)


def make(seats: int, options: dict[str, str], rng: Rng, rules: Rules, box: HybrisBox = BOX) -> Hybris:
    """A game before its first step."""
    s = Hybris(seats, rng, rules, box)
    s.drawn = int(options["olympians"] == "drawn")
    rules.read_options(s, options)
    s.then(setup.Setup())
    return s


def blank(rules: Rules, box: HybrisBox = BOX) -> Hybris:
    return Hybris(2, Rng(0), rules, box)


def open_box(components: Components) -> HybrisBox:
    """Another box, with its texts read."""
    box = HybrisBox(components)
    effects.read(box)
    return box


Hybris.steps.update(steps_below("theogony.games.hybris"))

GAME: Final = Game(
    id="hybris",
    title="Hybris",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    blank=blank,
    folder=Path(__file__).parent,
    modes=MODES,
    speech=SPEECH,
    box=BOX,
    open_box=open_box,
)
