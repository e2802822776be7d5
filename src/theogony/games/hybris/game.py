"""Registers the game: its modes, options and steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.hybris import effects, setup
from theogony.games.hybris.amendments import AMENDMENTS
from theogony.games.hybris.box import BOX, HybrisBox
from theogony.games.hybris.modes import MODES
from theogony.games.hybris.moves import MOVES
from theogony.games.hybris.rules import Rules
from theogony.games.hybris.speech import SPEECH
from theogony.games.hybris.state import Hybris
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

OPTIONS: Final = (
    Option("mode", ("base", "chronos_coop", "chronos_solo"), "base", "option-hybris-mode"),
    Option("olympians", ("taken", "drawn"), "taken", "option-olympians"),  # HY-028
    Option("hands", ("closed", "open"), "closed", "option-open-hands", rare=True, needs="mode=chronos_coop"),  # HY-008
)


def make(seats: int, options: dict[str, str], rng: Rng, rules: Rules, box: HybrisBox = BOX) -> Hybris:
    """A game before its first step."""
    s = Hybris(seats, rng, rules, box)
    s.drawn = int(options["olympians"] == "drawn")
    rules.read_options(s, options)
    s.then(setup.Setup())
    return s


GAME: Final = Game(
    id="hybris",
    title="Hybris",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    state=Hybris,
    folder=Path(__file__).parent,
    modes=MODES,
    speech=SPEECH,
    box=BOX,
    read=effects.read,
    amendments=AMENDMENTS,
)
