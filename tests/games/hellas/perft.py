"""Named positions of Hellas, and how deep the ways to go on from them are counted."""

from collections.abc import Callable
from typing import Final

from tests.games.hellas.table import Play, given
from theogony.games.hellas.battle import fight
from theogony.games.hellas.content import AS_TEXT, REGIONS
from theogony.games.hellas.game import GAME
from theogony.games.hellas.hunt import begin
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.monster_phase import MonsterPhase
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.offers import Draft
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.turn import EndTurn, TakeTurn
from theogony.kernel.rng import Rng
from theogony.kernel.step import Step

MIXED: Final = ["assault_axe_4", "trap_mace_1", "trap_sword_1", "reinforcements_shield_0"]


def new(seats: int, **options: str) -> Hellas:
    state = GAME.new(seats, options, seed=1)
    assert isinstance(state, Hellas)
    return state


def of(t: Play, *steps: Step[Hellas]) -> Hellas:
    """These steps come next, and after them the game goes on as usual."""
    return after(t, lambda s: s.then(*steps))


def after(t: Play, beginning: Callable[[Hellas], None]) -> Hellas:
    """This begins now, and after it the game goes on as usual."""
    t.s.agenda = [EndTurn(t.s.turn)]
    t.s.rng = Rng(0)
    beginning(t.s)
    t.s.run()
    t.s.events = None
    return t.s


def turn() -> Hellas:
    """A turn in the middle of the game: Blessings, Artifacts, a Priest, two Armies, a Monster beside the Hero."""
    t = given(
        heroes={0: "crete", 1: "attica"},
        hoplites={"crete": (0, 3), "argolis": (0, 3), "attica": (1, 4)},
        monsters={"hydra": "crete"},
        blessings={0: ["murderous_march", "push_ups"]},
        artifacts={0: ["ambrosia"]},
        injuries={0: ["speed"]},
        pool={0: 1},
        hands={0: MIXED[:2]},
    )
    return of(t, TakeTurn(0))


def battle() -> Hellas:
    """Both sides have cards, the defender a Fortified Hoplite, both a text before the Battle."""
    t = given(
        hoplites={"corinthia": [(0, 4), (1, 3)], "crete": (0, 2)},
        control={"corinthia": 1},
        fortified=["corinthia"],
        hands={0: MIXED, 1: ["encirclement_mace_2", "phalanx_torch_1", "glory_bow_1"]},
        blessings={0: ["ambush", "master_plan"], 1: ["stalwart_defense"]},
        pool={0: 1},
    )
    return after(t, lambda s: fight(s, 0, 1, REGIONS.index("corinthia"), 1 << REGIONS.index("argolis")))


def hunt() -> Hellas:
    """A Hydra, a Hero with all kinds of payment, and Sacrifice of Flesh."""
    t = given(
        heroes={0: "argolis"},
        monsters={"hydra": "argolis"},
        evolved={"hydra": AS_TEXT},
        hands={0: [*MIXED, "charge_sickle_4"]},
        blessings={0: ["sacrifice_of_flesh"]},
        pool={0: 1},
    )
    return after(t, lambda s: begin(s, 0, TARGETS.index("hydra")))


def monsters() -> Hellas:
    """A Monster Phase with three Monsters among the Hoplites of three players."""
    t = given(
        hoplites={"crete": [(0, 3), (1, 2)], "attica": (2, 3), "boeotia": (1, 2)},
        monsters={"cerberus": "crete", "medusa": "attica", "sphinx": "boeotia"},
        hands={1: MIXED[:1]},
    )
    return of(t, MonsterPhase(0, 0))


def kronos() -> Hellas:
    """Kronos with Orders, Monsters and a Broken Chain."""
    t = given(
        seats=3,
        mode="kronos",
        turn=0,
        anger=12,
        orders=["order_hydra_1", "order_medusa_2", "order_cerberus_3"],
        broken=["flood"],
        monsters={"medusa": "attica", "cerberus": "elis"},
        hoplites={"attica": [(1, 3), (2, 2)], "elis": (2, 2)},
        heroes={1: "attica", 2: "crete"},
    )
    return of(t, KronosTurn())


def final_actions() -> Hellas:
    """No Chain is Intact any more, and Kronos stands near a Monument."""
    t = given(
        seats=4,
        mode="kronos",
        turn=0,
        anger=15,
        titan=(3, 2, 3),
        kronos_at="boeotia",
        intact=[],
        broken=["flood", "plague", "famine"],
        monsters={"sphinx": "thessaly", "minotaur": "phocis"},
        levels={"zeus": 2, "athena": 3, "hermes": 1},
        hoplites={"phocis": (1, 2), "euboea": (2, 3)},
        heroes={1: "attica", 2: "euboea", 3: "crete"},
    )
    return of(t, KronosTurn())


def hero() -> Hellas:
    """A Hero's turn against Kronos, who stands in the same Region."""
    t = given(
        seats=3,
        mode="kronos",
        turn=1,
        done=["blessing_of_rhea"],
        heroes={1: "locris", 2: "crete"},
        hoplites={"phocis": (1, 3)},
        hands={1: MIXED},
        attributes={1: (2, 2, 1)},
    )
    return of(t, TakeTurn(1))


POSITIONS: Final[dict[str, tuple[Callable[[], Hellas], int]]] = {
    "new-game": (lambda: new(3), 4),
    "new-kronos": (lambda: new(3, mode="kronos"), 5),
    "turn": (turn, 3),
    "battle": (battle, 5),
    "hunt": (hunt, 6),
    "monsters": (monsters, 6),
    "draft": (lambda: of(given(seats=3), Draft(1)), 4),
    "kronos": (kronos, 4),
    "final-actions": (final_actions, 4),
    "hero": (hero, 3),
}
