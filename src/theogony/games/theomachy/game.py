"""Registers the game: its options, its steps, and how a game begins."""

from pathlib import Path
from typing import Final

from theogony.games.theomachy import effects, setup
from theogony.games.theomachy.amendments import AMENDMENTS
from theogony.games.theomachy.content import BOX, BOXES, CultBox
from theogony.games.theomachy.modes import MODES, Basic
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.speech import SPEECH
from theogony.games.theomachy.state import Table
from theogony.kernel.game import Game, Option
from theogony.kernel.rng import Rng

OPTIONS: Final = (
    Option("mode", ("basic", "advanced", "epic"), "basic", "option-theomachy-mode"),  # TH-017
    Option("box", ("ancients", "warriors", "both"), "ancients", "option-box"),  # TH-018
    Option("decks", ("preconstructed", "draft"), "preconstructed", "option-decks", needs="mode=basic"),  # TH-028
    Option("packs", ("dealt", "chosen"), "dealt", "option-packs", rare=True, needs="mode=basic"),  # TH-030
    Option("attacks", ("turn", "battle"), "turn", "option-attacks", rare=True),  # TH-143
    Option("face-to-face", ("survivors", "start"), "survivors", "option-face-to-face", rare=True),  # TH-167
    Option("rewards", ("taken", "asked"), "taken", "option-rewards", rare=True),  # TH-163
    Option("hands", ("30", "60", "120", "unlimited"), "60", "option-hands", people="unlimited"),  # TH-236
)


def make(seats: int, options: dict[str, str], rng: Rng, rules: Basic, box: CultBox = BOX) -> Table:
    """A game before its first step."""
    s = Table(seats, rng, rules, box)
    s.boxes = len(BOXES) if options["box"] == "both" else BOXES.index(options["box"])
    s.drafted = int(options["decks"] == "draft")
    s.chosen_packs = int(options["packs"] == "chosen")
    s.battle_scope = int(options["attacks"] == "battle")
    s.face_to_face_from_start = int(options["face-to-face"] == "start")
    s.ask_rewards = int(options["rewards"] == "asked")
    s.most_hands = 0 if options["hands"] == "unlimited" else int(options["hands"])
    s.then(setup.Setup())
    return s


GAME: Final = Game(
    id="theomachy",
    title="Theomachy",
    options=OPTIONS,
    moves=MOVES,
    make=make,
    state=Table,
    folder=Path(__file__).parent,
    modes=MODES,
    speech=SPEECH,
    box=BOX,
    read=effects.read,
    amendments=AMENDMENTS,
)
