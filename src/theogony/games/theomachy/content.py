"""The components of both boxes, read from ``content/components.yaml``, checked and frozen into plain tables.

A *design* is a kind of Prayer card (Gale), a *card* one physical copy of it: 120 cards to a box (TH-004).
A *source* is anything with a text: a design, a god or a Mythology card, numbered in this order.
"""

from pathlib import Path
from typing import Any, Final

from theogony.kernel.box import Box, Components
from theogony.kernel.components import Entry, entries_of, ids_of, must_be_true, read

_DATA: Final[Components] = read(Path(__file__).parent)


def entries(kind: str) -> list[Entry]:
    return entries_of(_DATA, kind)


# -- tokens -- TH-009, TH-021 -----------------------------------------------------------------------------------------

KINDS: Final[list[str]] = ["prophet", "priest", "disciple"]  # in the order in which debts are paid (TH-077)
PROPHET: Final = 0
PRIEST: Final = 1
DISCIPLE: Final = 2
_NUMBERS: Final[dict[str, Any]] = _DATA["constants"]

# -- Essence cards -- TH-002, TH-003 ----------------------------------------------------------------------------------

ESSENCES: Final[list[str]] = ids_of(_DATA, "elements")
ORBS: Final[list[str]] = ["order", "chaos"]
ORDER: Final = 0
CHAOS: Final = 1
WATER: Final = ESSENCES.index("water")
EARTH: Final = ESSENCES.index("earth")
FIRE: Final = ESSENCES.index("fire")
ESSENCE_CARDS: Final[list[str]] = ids_of(_DATA, "essence_cards")
SKY_ESSENCE: Final[list[int]] = [ESSENCES.index(c["essence"]) for c in entries("essence_cards")]
SKY_ORBS: Final[list[list[int]]] = [[int(c["orbs"][orb]) for orb in ORBS] for c in entries("essence_cards")]
FACE_UP: Final[int] = int(_NUMBERS["constellation"]["face_up"])
CONSTELLATION: Final[int] = FACE_UP + int(_NUMBERS["constellation"]["face_down"])

# -- Prayer cards -- TH-004, TH-005, TH-006 ---------------------------------------------------------------------------

DESIGNS: Final[list[str]] = ids_of(_DATA, "prayer_cards")
_DESIGN: Final[list[Entry]] = entries("prayer_cards")
ATTACK: Final = 0
EFFECT: Final = 1
LOCATION: Final = 2
POWER: Final = 3
TYPES: Final[list[str]] = ["attack", "effect", "location", "power"]
TYPE: Final[list[int]] = [TYPES.index(c["type"]) for c in _DESIGN]
ESSENCE: Final[list[int]] = [ESSENCES.index(c["essence"]) for c in _DESIGN]
IN_BETTING: Final = 0
IN_BATTLE: Final = 1
AS_REACTION: Final = 2
IN_CLOSURE: Final = 3
_WHEN: Final[dict[str, int]] = {
    "betting_turn": IN_BETTING,
    "battle_turn": IN_BATTLE,
    "reaction": AS_REACTION,
    "closure": IN_CLOSURE,
    "any_own_turn": -1,
}
WHEN: Final[list[int]] = [_WHEN[c["when"]] for c in _DESIGN]
LASTING: Final[list[int]] = [int(bool(c.get("continuous"))) for c in _DESIGN]  # keyword *continuous* (TH-125)
LOCATION_TOKEN: Final[list[int]] = [
    KINDS.index(c["location_token"]) if "location_token" in c else -1 for c in _DESIGN
]  # TH-128
VISITED: Final[list[int]] = [
    design for design, c in enumerate(_DESIGN) if c.get("works") == "once_per_hand_betting_turn"
]  # Locations used in the own turn (TH-130)

# the events that reactions answer -- TH-256
CARD_PLAYED: Final = 0
RAISED: Final = 1
STAKE_HIT: Final = 2
HAND_TOUCHED: Final = 3
_TRIGGERS: Final[dict[str, int]] = {
    "opponent_plays_effect_or_location": CARD_PLAYED,
    "opponent_raises": RAISED,
    "opponent_attack_hits_own_stake": STAKE_HIT,
    "opponent_touches_own_hand": HAND_TOUCHED,
}
TRIGGER: Final[list[int]] = [_TRIGGERS[c["trigger"]] if "trigger" in c else -1 for c in _DESIGN]
ANSWERS: Final[list[list[int]]] = [
    [design for design in range(len(DESIGNS)) if TRIGGER[design] == event] for event in range(4)
]

BOXES: Final[list[str]] = ["ancients", "warriors"]
BOTH: Final = 2
DESIGN: Final[list[int]] = [
    design for box in BOXES for design, c in enumerate(_DESIGN) for _ in range(int(c["copies"][box]))
]  # of each card
CARDS: Final = len(DESIGN)
PLAYED_AT: Final[list[list[bool]]] = [
    [WHEN[design] == time or TYPE[design] == POWER for design in DESIGN] for time in range(4)
]  # by time and card: Power cards at any (TH-110)
ANSWERS_TO: Final[list[int]] = [TRIGGER[design] for design in DESIGN]  # by card: the event, or -1
BOX_CARDS: Final = 120
POWERS: Final[list[int]] = [design for design, kind in enumerate(TYPE) if kind == POWER]
FIRE_ATTACKS: Final[list[int]] = [
    design for design, kind in enumerate(TYPE) if kind == ATTACK and ESSENCE[design] == FIRE
]


def design(name: str) -> int:
    """The number of a kind of Prayer card."""
    return DESIGNS.index(name)


def cards_of_box(box: int) -> list[int]:
    """The Prayer cards of a box, or of both (TH-019)."""
    if box == BOTH:
        return list(range(CARDS))
    return list(range(box * BOX_CARDS, (box + 1) * BOX_CARDS))


def _packs() -> list[list[int]]:
    """Starting decks I to IV of each box, as cards (TH-029, TH-030, TH-233)."""
    packs = []
    for number, box in enumerate(BOXES):
        left = cards_of_box(number)
        for names in _DATA["starting_decks"][box].values():
            pack = []
            for name in names:
                card = next(card for card in left if DESIGN[card] == design(name))
                left.remove(card)
                pack.append(card)
            packs.append(sorted(pack))
    return packs


PACKS: Final[list[list[int]]] = _packs()
PACK_NAMES: Final[list[str]] = [f"{box}-{mark.lower()}" for box in BOXES for mark in _DATA["starting_decks"][box]]


def packs_of_box(box: int) -> list[int]:
    """The starting decks of a box, or of both."""
    half = len(PACKS) // 2
    if box == BOTH:
        return list(range(len(PACKS)))
    return list(range(box * half, (box + 1) * half))


TRACK: Final = 6  # TH-013

# -- pantheons, gods, Mythology -- TH-007, TH-008 ---------------------------------------------------------------------

PANTHEONS: Final[list[str]] = ids_of(_DATA, "pantheons")
PANTHEON_BOX: Final[list[int]] = [BOXES.index(p["box"]) for p in entries("pantheons")]
GODS: Final[list[str]] = ids_of(_DATA, "gods")
_GOD: Final[list[Entry]] = entries("gods")
GOD_PANTHEON: Final[list[int]] = [PANTHEONS.index(g["pantheon"]) for g in _GOD]
ACTIVE: Final[list[int]] = [int(g["ability"]["kind"] == "active") for g in _GOD]  # TH-202, TH-203
IN_FOLD: Final = 4
_GOD_WHEN: Final[dict[str, int]] = {
    "betting_turn": IN_BETTING,
    "battle_turn": IN_BATTLE,
    "closure_step2": IN_CLOSURE,
    "on_own_fold": IN_FOLD,
}
ABILITY_WHEN: Final[list[int]] = [_GOD_WHEN.get(g["ability"]["when"], -1) for g in _GOD]

MYTHS: Final[list[str]] = ids_of(_DATA, "mythology")
_MYTH: Final[list[Entry]] = entries("mythology")
MYTH_PANTHEON: Final[list[int]] = [PANTHEONS.index(m["pantheon"]) for m in _MYTH]
BEFORE_BETS: Final = 0
BATTLE_START: Final = 1
BATTLE_END: Final = 2
CLOSURE_STEP: Final = 3
ON_PURCHASE: Final = 4
_WINDOWS: Final[dict[str, int]] = {
    "window_before_bets": BEFORE_BETS,
    "window_battle_start": BATTLE_START,
    "window_battle_end": BATTLE_END,
    "closure_step2": CLOSURE_STEP,
    "purchase": ON_PURCHASE,
}
MYTH_WHEN: Final[list[int]] = [_WINDOWS.get(m["when"], -1) for m in _MYTH]  # TH-211
ONE_SHOT: Final[list[int]] = [int(m["use"] == "one_shot") for m in _MYTH]  # TH-213
HEROES: Final[list[bool]] = [m["kind"] == "hero" for m in _MYTH]  # TH-220
JOINS: Final[list[int]] = [int(m.get("ability_when") == "on_join") for m in _MYTH]  # TH-223

FIRST_GOD: Final = len(DESIGNS)
FIRST_MYTH: Final = FIRST_GOD + len(GODS)
SOURCES: Final[list[str]] = [*DESIGNS, *GODS, *MYTHS]
PLACES: Final[list[str]] = (
    [f"prayer_cards.{name}.do" for name in DESIGNS]
    + [f"gods.{name}.ability.do" for name in GODS]
    + [f"mythology.{name}.do" for name in MYTHS]
)  # of the texts in the content file

# -- numbers of the rulebook ------------------------------------------------------------------------------------------

SEATS: Final = 8  # TH-001
DECK_SIZE: Final[int] = int(_NUMBERS["starting_deck_size"])  # TH-038
PICKS: Final[int] = int(_NUMBERS["draft_picks"])  # TH-037


def _tokens(name: str) -> int:
    return sum(int(t["count_per_box"]) for t in entries("tokens") if str(t["id"]).startswith(name))


def _check() -> None:
    """The boxes are complete and consistent; a wrong file fails here, loudly."""
    facts = {
        "24 Essence cards, all different": len(ESSENCE_CARDS) == 24
        and len({(e, tuple(o)) for e, o in zip(SKY_ESSENCE, SKY_ORBS, strict=True)}) == 24,  # TH-002, TH-003
        "Orbs of one kind": all(min(orbs) == 0 and 1 <= max(orbs) <= 3 for orbs in SKY_ORBS),
        "120 Prayer cards to a box": CARDS == 2 * BOX_CARDS,
        "packs of eight": len(PACKS) == 8 and all(len(pack) == DECK_SIZE for pack in PACKS),
        "three gods to a pantheon": all(GOD_PANTHEON.count(p) == 3 for p in range(8)),
        "five Mythology cards to a pantheon, one a Hero": all(
            MYTH_PANTHEON.count(p) == 5
            and sum(1 for m in range(len(MYTHS)) if MYTH_PANTHEON[m] == p and HEROES[m]) == 1
            for p in range(8)
        ),
        "a token for every Hero": sorted(t["hero"] for t in entries("hero_tokens"))
        == sorted(MYTHS[m] for m in range(len(MYTHS)) if HEROES[m]),  # TH-015
        "95 followers, 13 Miracles": sum(_tokens(kind) for kind in KINDS) == 95 and _tokens("miracle") == 13,
        "16 victory markers": _tokens("vp_") == 16,  # TH-014
        "one Ante marker of 2 and 3": next(t for t in entries("tokens") if t["id"] == "ante_marker")["sides"]
        == [2, 3],  # TH-012
        "four Last Stand and four reference cards": [c["count_per_box"] for c in _DATA["other_cards"]]
        == [4, 4],  # TH-011
        "six places on the Track": len(_DATA["prayer_track"]["places"]) == TRACK,
        "every reaction has its event": all(
            TRIGGER[d] >= 0 for d in range(len(DESIGNS)) if WHEN[d] == AS_REACTION
        ),  # TH-256
    }
    must_be_true(facts)


# -- what a retune may change ------------------------------------------------------------------------------------------


class CultBox(Box):
    """Numbers of the rulebook and of cards, and the texts of cards, gods and Mythology."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.number: int = -1  # its texts and Demands are found by it, once ``effects`` has read them
        numbers: dict[str, Any] = components["constants"]
        designs = entries_of(components, "prayer_cards")
        gods = entries_of(components, "gods")
        myths = entries_of(components, "mythology")
        # tokens
        self.value: list[int] = [int(numbers["power"][kind]) for kind in KINDS]
        self.start_cult: list[int] = [int(numbers["start_cult"][kind]) for kind in KINDS]
        self.new_cult: list[int] = [int(numbers["epic_new_cult"][kind]) for kind in KINDS]  # TH-190
        # cards
        self.need_essence: list[int] = [int(c["requires"]["essence"]) if "requires" in c else 0 for c in designs]
        self.need_orbs: list[list[int]] = [
            [int(c["requires"][orb]) if "requires" in c else 0 for orb in ORBS] for c in designs
        ]
        self.need_order: list[int] = [need[ORDER] for need in self.need_orbs]
        self.need_chaos: list[int] = [need[CHAOS] for need in self.need_orbs]
        self.power_orbs: list[list[int]] = [
            [int(c["orbs"][orb]) if "orbs" in c else 0 for orb in ORBS] for c in designs
        ]
        self.fixed_power: list[int] = [c["power"] if isinstance(c.get("power"), int) else 0 for c in designs]
        self.price: list[int] = [
            KINDS.index(place["price"]) if place["price"] in KINDS else -1
            for place in components["prayer_track"]["places"]
        ]  # TH-050
        self.ability_rounds: list[list[int]] = [list(g.get("rounds", [1, 2, 3])) for g in gods]  # Marduk: TH-203
        self.myth_cost: list[int] = [int(m["cost"]) for m in myths]  # the Tower of Babel costs 1 (TH-216)
        self.hero_power: list[int] = [int(m["power"]) if m["kind"] == "hero" else -1 for m in myths]  # TH-220
        self.texts: list[list[Entry]] = (
            [c.get("do", []) for c in designs] + [g["ability"]["do"] for g in gods] + [m.get("do", []) for m in myths]
        )  # by source
        self.demands: list[Entry] = [g["demand"] for g in gods]
        # the game
        self.hand_size: int = int(numbers["hand_size"])  # TH-051
        self.highest_ante: int = int(numbers["ante"]["max"])  # TH-056
        self.rounds: int = int(numbers["betting_rounds"])  # TH-065
        self.draft_rounds: dict[int, int] = {n: int(d["rounds"]) for n, d in numbers["draft"].items()}  # TH-032
        self.draft_cards: dict[int, int] = {n: int(d["cards"]) for n, d in numbers["draft"].items()}
        self.points_to_win: int = int(numbers["epic"]["victory_points_to_win"])  # TH-193
        self.points_per_hand: int = int(numbers["epic"]["per_hand_won"])  # TH-188
        self.points_per_elimination: int = int(numbers["epic"]["per_elimination"])  # TH-189
        self._check()

    def _check(self) -> None:
        """The numbers fit each other."""
        must_be_true(
            {
                "a Power card has two Orbs of one kind": all(
                    sorted(self.power_orbs[d]) == [0, 2] for d in POWERS
                ),  # TH-006
                "an Action card needs its own Essence": all(
                    self.need_essence[d] >= 1 for d in range(len(DESIGNS)) if TYPE[d] != POWER
                ),  # TH-005, TH-117
                "Orbs of a single kind are needed": all(min(need) == 0 for need in self.need_orbs),  # TH-005
            }
        )


_check()
BOX: Final = CultBox(_DATA)
