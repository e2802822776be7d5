"""Registers the game: its options, its steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.diceforge import setup
from theogony.games.diceforge.amendments import AMENDMENTS
from theogony.games.diceforge.content import BOX, CANDIDATES, FEATS, MODULES, ForgeBox, feat
from theogony.games.diceforge.feats import mixed, moon, sun, titans
from theogony.games.diceforge.feats.effect import EFFECTS
from theogony.games.diceforge.modes import MODES, Rules
from theogony.games.diceforge.moves import MOVES
from theogony.games.diceforge.speech import SPEECH
from theogony.games.diceforge.state import Tournament
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

OPTIONS: Final = (
    Option("setup", setup.WAYS, "base_introductory", "option-setup"),  # DF-121, DF-292 to DF-294, DF-296
    Option("module", (setup.AS_SET_UP, *MODULES), setup.AS_SET_UP, "option-module", brings=setup.BROUGHT),  # DF-119
    Option("ties", ("shared", "broken"), "shared", "option-ties", rare=True),  # DF-290, DF-297
    Option("handicap", ("no", "yes"), "no", "option-handicap", rare=True),  # DF-298
    *[
        Option(
            setup.SLOT_OPTIONS[slot],
            (setup.AS_SET_UP, *[FEATS[number] for number in sets]),
            setup.AS_SET_UP,
            "option-slot",
            rare=True,
            brings=setup.brought(slot),
        )
        for slot, sets in enumerate(CANDIDATES)
    ],  # DF-295
)

_EFFECTS: Final = (moon.MOON_FEATS, sun.SUN_FEATS, mixed.MIXED_FEATS, titans.TITAN_FEATS)
if sorted(name for effects in _EFFECTS for name in effects) != sorted(FEATS):
    raise ValueError("a feat without an effect, or with two")
EFFECTS.update({feat(name): effect for effects in _EFFECTS for name, effect in effects.items()})


def make(seats: int, options: dict[str, str], rng: Rng, rules: Rules, box: ForgeBox = BOX) -> Tournament:
    """A game before its first step."""
    s = Tournament(seats, rng, rules, box)
    s.preset = setup.WAYS.index(options["setup"])
    s.break_ties = int(options["ties"] == "broken")
    s.handicap = int(options["handicap"] == "yes")
    s.slots = setup.sets_of(options)
    s.then(setup.Setup())
    return s


GAME: Final = Game(
    id="diceforge",
    title="Dice Forge with Rebellion",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    state=Tournament,
    folder=Path(__file__).parent,
    modes=MODES,
    mode_of=setup.module_name,
    speech=SPEECH,
    box=BOX,
    amendments=AMENDMENTS,
)
