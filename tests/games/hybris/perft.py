"""Named positions of Hybris, and how deep the ways to go on from them are counted."""

from collections.abc import Callable
from typing import Final

from tests.games.hybris.table import Play, given
from theogony.games.hybris.age import AgeOver, AllResolve, EndOfActions, Phase
from theogony.games.hybris.chronos.turn import ConceptTurn
from theogony.games.hybris.content import CHAINED, CONCEPT_CARDS, CONCEPT_OF, CONCEPTS
from theogony.games.hybris.end_of_age import EndOfAge
from theogony.games.hybris.game import GAME
from theogony.games.hybris.planning import Planning
from theogony.games.hybris.primordials import RevealPrimordial
from theogony.games.hybris.state import END_PHASE, NOBODY, Hybris
from theogony.games.hybris.texts import END_OF_AGE
from theogony.games.hybris.turn import NextTurn
from theogony.games.hybris.zones import CONCEPT_DECK, CONCEPT_TOP, FIRST_CONCEPT
from theogony.kernel.rng import Rng
from theogony.kernel.step import Step

MIXED: Final = ["common_thrust", "common_feint", "common_fervour", "common_surge", "col_net"]
ENEMY: Final = ["common_parry", "common_charge", "common_ruse", "athena_c4"]


def new(seats: int, **options: str) -> Hybris:
    state = GAME.new(seats, options, seed=1)
    assert isinstance(state, Hybris)
    return state


def of(t: Play, *steps: Step[Hybris]) -> Hybris:
    """These steps come next, and after them the Age goes on as usual."""
    t.s.agenda = []
    t.s.rng = Rng(0)
    t.s.then(*steps, EndOfActions(), Phase(END_PHASE), EndOfAge(), AllResolve(END_OF_AGE), AgeOver())
    t.s.run()
    t.s.events = None
    return t.s


def planning() -> Hybris:
    """Two players plan; one has an ally and a Bonus Location."""
    t = given(seats=2, allies={0: ["hero_jason"]}, tokens={0: ["bonus"]})
    return of(t, Planning(), NextTurn(NOBODY))


def turn() -> Hybris:
    """A turn in the middle of the game: a Hero and a Prophet with tokens, goods, a Quest, tiles in the Forge."""
    t = given(
        seats=3,
        goods={0: {"aegis": 3, "follower": 3, "prayer": 4, "kindness": 2}, 1: {"follower": 1}},
        hands={0: MIXED},
        plans={0: {"hero_3": "forge", "prophet_3": "oracle"}, 1: {"hero_3": "mortal_world"}},
        workshop=[(0, "tech_aqueduct"), (1, "tech_colossus")],
        factory=[None, (2, "tech_coinage")],
        unlocked={0: [1, 2]},
        at={1: {"prophet_3": "athens"}, 2: {"hero_3": "elis"}},
        quests=["quest_odyssey", "quest_nemean_lion", "quest_hydra"],
        well=7,
    )
    return of(t, NextTurn(NOBODY))


def quest() -> Hybris:
    """A Hero on the way to the Moirai: an Epic with a Canto done, and two Confrontations, one with a condition."""
    t = given(
        seats=2,
        goods={0: {"aegis": 2, "follower": 3}},
        hands={0: MIXED},
        plans={0: {"hero_3": "moirai"}},
        at={0: {"olympian": "oracle_1"}},
        turned=[0],
        passed=[1],
        quests=["quest_golden_fleece", "quest_polyphemus", "quest_medusa"],
    )
    t.s.players[0].spent = 1
    return of(t, NextTurn(NOBODY))


def combat() -> Hybris:
    """A Hero has come to a City where another one stands; both have cards."""
    t = given(
        seats=2,
        goods={0: {"aegis": 2, "follower": 2}, 1: {"aegis": 2}},
        hands={0: MIXED, 1: ENEMY},
        plans={0: {"hero_3": "mortal_world"}},
        at={0: {"olympian": "oracle_1"}, 1: {"hero_3": "elis"}},
        turned=[0],
    )
    t.s.players[0].spent = 1
    return of(t, NextTurn(NOBODY))


def deployment() -> Hybris:
    """A Hero may Deploy one of two Technologies beside others, and two players could contest it."""
    t = given(
        seats=3,
        goods={0: {"aegis": 2, "kindness": 4}},
        hands={0: MIXED[:2], 1: ENEMY[:2], 2: MIXED[2:4]},
        plans={0: {"hero_3": "mortal_world"}, 1: {"hero_3": "forge"}},
        at={0: {"olympian": "oracle_1"}, 1: {"olympian": "coliseum_1"}},
        stored={0: ["tech_coinage", "tech_long_walls"]},
        deployed={
            "elis_1": (1, "tech_ostraka"),
            "elis_3": (2, "tech_icarus_wings"),
            "argos_1": (1, "tech_trojan_horse"),
        },
        temples={0: ["elis"]},
        turned=[0, 1],
        well=5,
    )
    t.s.players[0].spent = t.s.players[1].spent = 1
    return of(t, NextTurn(NOBODY))


def pillar() -> Hybris:
    """Hermes has marked a Pillar; its owner's Olympian is about to act, others have texts for the lower half."""
    t = given(
        seats=3,
        olympians=("zeus", "hermes", "hades"),
        goods={1: {"aegis": 3}},
        pillars={0: "pillar_symbolism", 1: "pillar_ambition", 2: "pillar_indoctrination"},
        unlocked={1: [1], 2: [2]},
        turned=[1, 2],
        passed=[1, 2],
    )
    t.s.players[1].marked = 4
    return of(t, NextTurn(NOBODY))


def wrath() -> Hybris:
    """Everybody has to fight a Primordial, and one is protected."""
    t = given(
        seats=3,
        age=4,
        hands={0: MIXED[:3], 1: ENEMY[:2], 2: MIXED[3:]},
        goods={0: {"follower": 1, "prayer": 1}},
        primordials=("primordial_pontus", "primordial_thalassa", "primordial_nyx"),
        passed=[0, 1, 2],
    )
    return of(t, RevealPrimordial(1))


def against(seats: int, *cards: str, **focus: int) -> Play:
    """A table against Chronos with these Concept cards face up and these Focus tokens, some Chains broken."""
    t = given(
        seats=seats,
        mode="chronos_coop" if seats > 1 else "chronos_solo",
        goods={seat: {"aegis": 3, "follower": 3, "prayer": 1, "vp": 4} for seat in range(seats)},
        hands={0: MIXED[:3]},
        plans={0: {"hero_3": "mortal_world"}},
        stored={0: ["tech_coinage"]},
    )
    for name in cards:
        number = CONCEPT_CARDS.index(name)
        place = CHAINED.index(CONCEPT_OF[number])
        t.s.cards.move(FIRST_CONCEPT + number, CONCEPT_DECK + place, CONCEPT_TOP + place)
    t.s.titan().focus = [focus.get(name, NOBODY) for name in CONCEPTS]
    t.s.titan().chains = [3, 4, 2, 5]
    return t


def chronos() -> Hybris:
    """The turn of Chronos: conditions that are not fulfilled, a card with a price, an Avatar at home, one in a City."""
    t = against(2, "concept_anthropos_7", "concept_gonos_2", "concept_cosmos_4", ananke=0, kratos=1)
    t.s.titan().avatar_at[1] = 2
    return of(t, ConceptTurn(CONCEPTS.index("anthropos")))


def focus() -> Hybris:
    """A player's turn on a Concept with an optional card."""
    t = against(2, "concept_anthropos_7", "concept_cosmos_1", anthropos=0, gonos=1)
    return of(t, ConceptTurn(CONCEPTS.index("anthropos")))


def alone() -> Hybris:
    """Alone, with two Pillars, on a Concept with a card that is mandatory for a Hero; Kronos holds a City."""
    t = against(1, "concept_cosmos_1", "concept_temnein_2", cosmos=0)
    t.s.players[0].pillars = 0b110
    t.s.titan().avatar_at[0] = 1
    return of(t, ConceptTurn(CONCEPTS.index("cosmos")))


POSITIONS: Final[dict[str, tuple[Callable[[], Hybris], int]]] = {
    "new-game": (lambda: new(3), 4),
    "new-chronos": (lambda: new(2, mode="chronos_coop"), 4),
    "new-alone": (lambda: new(1, mode="chronos_solo"), 4),
    "planning": (planning, 5),
    "turn": (turn, 5),
    "quest": (quest, 7),
    "combat": (combat, 7),
    "deployment": (deployment, 8),
    "pillar": (pillar, 6),
    "wrath": (wrath, 7),
    "chronos": (chronos, 6),
    "focus": (focus, 6),
    "alone": (alone, 6),
}
