"""Named positions of Dice Forge for counting the ways to go on."""

from collections.abc import Callable
from typing import Final

from tests.games.diceforge.table import Table, given
from theogony.games.diceforge.blessings import BLESSING, Bless
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.state import Tournament
from theogony.games.diceforge.turn import Act, BlessAll, EndTurn, ExtraAction, Turn


def opened(setup: str, seats: int) -> Tournament:
    state = GAME.new(seats, {"setup": setup}, seed=1)
    assert isinstance(state, Tournament)
    return state


def of(t: Table) -> Tournament:
    """The position, after which the game goes on as usual."""
    t.s.agenda[0] = EndTurn(t.s.active)
    t.s.events = None
    return t.s


def mirrors() -> Tournament:
    """Mirrors of mirrors, a ship and times three in one step 1."""
    shows = {0: "mirror ship", 1: "mirror times_3", 2: "gold_6 choice_gold3_glory2"}
    return of(given(shows=shows, gold=[3, 3, 3]).step(BlessAll(0)))


def payments() -> Tournament:
    """Two Scepters, ancient shards and a Triton token pay for feats."""
    t = given(
        module="titans",
        sets="triton",
        feats={0: "blacksmiths_scepter blacksmiths_scepter"},
        sun=[3],
        moon=[4],
        ancient=[2],
        gold=[3],
    )
    t.s.scepter[:2] = [6, 4]
    t.s.triton[0] = 1
    return of(t.step(Act(0, 0), ExtraAction(0)))


def reinforcements() -> Tournament:
    """Merchants, Oracle, Light and a Companion in one step 2."""
    t = given(feats={0: "merchant merchant light companion silver_hind"}, gold=[6], shows={1: "glory_3 moon_2"})
    return of(t.step(Reinforce(0)))


def labyrinth() -> Tournament:
    """Both Golems fit at a fork, and the Twins may roll the Celestial die again."""
    t = given(module="goddess", feats={0: "twins"}, shows={0: "golem_sun golem_moon"}, golems={0: "lab_04"}, gold=[6])
    return of(t.step(Bless(0, BLESSING)))


def misfortune() -> Tournament:
    """Two Misfortunes of different owners, one of them with a Chaos."""
    t = given(
        module="titans",
        shows={0: "misfortune_yellow misfortune_red", 1: "chaos_red gold_3_ancient_1"},
        feats={1: "mirror_of_misfortune", 2: "mirror_of_misfortune memory"},
        sun=[2],
    )
    return of(t.step(Bless(0, BLESSING), Turn(1, 0)))


POSITIONS: Final[dict[str, tuple[Callable[[], Tournament], int]]] = {
    "introductory": (lambda: opened("base_introductory", 3), 4),
    "draft": (lambda: opened("draft", 2), 5),
    "mirrors": (mirrors, 5),
    "payments": (payments, 4),
    "reinforcements": (reinforcements, 5),
    "labyrinth": (labyrinth, 6),
    "misfortune": (misfortune, 6),
}
