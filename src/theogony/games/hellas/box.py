"""The numbers and texts of the box: what a retune may change. A position reaches them as ``s.box``."""

from typing import Any, Final

from theogony.games.hellas.content import (
    ATTACKS,
    ATTRIBUTES,
    CHAINS_CHOSEN,
    COMBAT,
    DATA,
    DIE,
    KRONOS_ACTIONS,
    MARKS,
    MONSTERS,
    MONUMENTS,
    POWERS,
    RECRUITS,
    REGIONS,
    SYMBOLS,
    WITH_TEXTS,
    WRATH,
)
from theogony.games.hellas.moves import MOST_NUMBER, MOST_RECRUITS, WOUNDS
from theogony.kernel.box import Box, Components
from theogony.kernel.components import entries_of, must_be_true

# what a Step of a Quest asks for, in this order (LH-137)
REQUIREMENTS: Final[list[str]] = [
    *ATTRIBUTES, "priests_in_pool", "sacrifice_priests", "discard_combat", "take_injuries",
    "city_regions_controlled", "temple_regions_controlled", "artifacts",
]  # fmt: skip
POOL: Final = 3
SACRIFICE: Final = 4
DISCARDED: Final = 5
INJURIES: Final = 6
CITIES: Final = 7
TEMPLES: Final = 8
OWNED: Final = 9

# what the value of a Monster Attack card is made of (LH-124)
VALUES: Final[list[str]] = [
    "base", "per_wound_symbol", "per_covered_wound_symbol", "per_uncovered_wound_symbol",
    "per_combat_card_in_hunters_hand",
]  # fmt: skip


class HellasBox(Box):
    """By number, as in ``content.py``."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.number: int = -1  # its texts are found by it, once ``effects`` has read them
        numbers: dict[str, Any] = components["numbers"]
        self.starting_events: int = int(numbers["starting_events"])  # LH-020
        self.starting_cards: int = int(numbers["starting_combat_cards"])  # LH-024
        self.starting_hoplites: int = int(numbers["starting_hoplites"])  # LH-025
        self.quest_slots: int = int(numbers["quest_slots"])  # LH-021
        self.hand_limit: int = int(numbers["hand_limit"])  # LH-042
        self.attribute_start: int = int(numbers["attribute_start"])
        self.attribute_max: int = int(numbers["attribute_max"])  # LH-049
        self.most_injuries: int = int(numbers["most_injuries"])  # LH-127
        self.prayer_spots: int = int(numbers["prayer_spots"])  # LH-048
        self.monument_levels: int = int(numbers["monument_levels"])
        self.hoplites: int = int(numbers["hoplites"])  # LH-008, LH-066
        self.priests: int = int(numbers["priests"])  # LH-074
        self.control_tokens: int = int(numbers["control_tokens"])  # LH-033
        self.usurpers: int = int(numbers["usurpers"])  # LH-078
        self.recruits_in_city: int = int(numbers["recruits_in_city"])  # LH-065
        self.recruits_in_sparta: int = int(numbers["recruits_in_sparta"])
        self.prepare_choices: int = int(numbers["prepare_choices"])  # LH-076
        self.fortified_in_city: int = int(numbers["fortified_in_city"])  # LH-063
        self.fortified_in_sparta: int = int(numbers["fortified_in_sparta"])
        self.loser_loses: int = int(numbers["loser_loses"])  # LH-108
        self.draw_after_defence: int = int(numbers["draw_after_defence"])  # LH-121
        self.draw_after_attack: int = int(numbers["draw_after_attack"])  # LH-122, LH-123
        self.attack_cards_drawn: int = int(numbers["attack_cards_drawn"])  # LH-120
        self.mark_artifacts_drawn: int = int(numbers["mark_artifacts_drawn"])  # LH-131
        self.lands_to_win: dict[int, int] = {n: int(v) for n, v in numbers["lands_to_win"].items()}  # LH-153
        self.temples_to_win: int = int(numbers["temples_to_win"])  # LH-154
        self.monsters_to_win: int = int(numbers["monsters_to_win"])  # LH-155
        self.countdown: int = int(numbers["countdown"])  # LH-156
        self.temple_slots: dict[int, int] = {n: int(v) for n, v in numbers["temple_slots"].items()}  # LH-019
        # the map and its pieces
        self.population: list[int] = [int(r["population"]) for r in entries_of(components, "regions")]  # LH-003
        monuments = entries_of(components, "monuments")
        self.god_power: list[int] = [POWERS.index(m["power"]) for m in monuments]  # LH-050 to LH-052
        self.power_amount: list[list[int]] = [[0, *m["amounts"]] for m in monuments]  # of it, by level
        self.die: list[int] = [DIE.index(face) for face in components["monster_die"]["faces"]]  # LH-090
        self.draft_slots: list[int] = [
            sum(1 << int(slot) for slot in t["draft_slots"]) for t in entries_of(components, "temple_cards")
        ]  # bits, from slot 1 on (LH-073)
        # cards
        combat = entries_of(components, "combat_cards")
        self.combat_value: list[int] = [int(c["value"]) for c in combat]
        self.casualties: list[int] = [int(c["casualties"]) for c in combat]
        self.cards_for_any: list[int] = [
            int(symbol["cards_for_any_wound"] or 0) for symbol in entries_of(components, "combat_symbols")
        ]  # LH-118
        self.attack_value: list[list[int]] = [
            [int(c["value"].get(part, 0)) for part in VALUES] for c in entries_of(components, "monster_attack_cards")
        ]
        # Monsters: the symbols of the tray, then those of a hardened one
        monsters = entries_of(components, "monsters")
        self.tray: list[list[int]] = [[SYMBOLS.index(w["symbol"]) for w in m["wound_symbols"]] for m in monsters]
        self.tray_marks: list[list[int]] = [
            [MARKS.index(w["mark"] or "none") for w in m["wound_symbols"]] for m in monsters
        ]
        self.hardening: list[list[int]] = [[SYMBOLS.index(w) for w in m["hardening"]] for m in monsters]
        self.region_attack_cost: list[int] = [int(m["region_attack_cost"]) for m in monsters]  # LH-215
        # Quests
        quests = [*entries_of(components, "quests"), *entries_of(components, "kronos_quests")]
        self.quest_steps: list[list[list[int]]] = [
            [[int(step.get(what, 0)) for what in REQUIREMENTS] for step in q["steps"]] for q in quests
        ]
        # Heroes
        self.bonus: list[dict[str, Any]] = [
            {k: v for k, v in h["bonus"].items() if k not in ("effect", "effect_fr", "source")}
            for h in entries_of(components, "heroes")
        ]  # LH-025
        # Kronos
        kronos: dict[str, Any] = components["kronos"]
        self.kronos_hoplites: dict[int, int] = {n: int(v) for n, v in numbers["kronos_hoplites"].items()}  # LH-195
        self.kronos_anger: dict[int, int] = {n: int(v) for n, v in numbers["kronos_anger"].items()}  # LH-184
        self.kronos_lands_to_win: int = int(numbers["kronos_lands_to_win"])  # LH-168
        self.sheet: list[int] = [SYMBOLS.index(w) for w in kronos["wound_symbols"]]  # LH-272
        self.titan_start: list[int] = [int(a["start"]) for a in kronos["attributes"]]  # LH-183
        self.titan_max: list[int] = [int(a["max"]) for a in kronos["attributes"]]  # LH-224
        self.chain_break_value: int = int(kronos["chain_break_value"])  # LH-255
        self.chain_break_anger: int = int(kronos["chain_break_anger"])  # LH-257
        self.order_hand_limit: int = int(kronos["order_hand_limit"])  # LH-190
        self.order_hand_start: int = int(kronos["order_hand_start"])
        self.anger_max: int = int(kronos["anger_max"])  # LH-236
        self.recovery: dict[int, list[int]] = {
            heroes: _recovery(kronos["recovery"], heroes) for heroes in self.kronos_anger
        }  # by Heroes in play, then by controlled Regions (LH-236)
        self.action_cost: list[int] = [int(a["cost"]) for a in entries_of(components, "kronos_actions")]
        chains = entries_of(components, "kronos_chains")
        self.chain_symbols: list[list[int]] = [[SYMBOLS.index(w) for w in c["wound_symbols"]] for c in chains]
        self.chain_discount: list[list[int]] = [
            [-int(c["cost_change"].get(action, 0)) for action in KRONOS_ACTIONS] for c in chains
        ]  # LH-262
        self.order_regions: list[list[int]] = [
            [REGIONS.index(r) for r in o["regions"]] for o in entries_of(components, "kronos_orders")
        ]  # LH-227
        # texts by source (texts.py)
        self.texts: list[tuple[str, list[Any]]] = _texts(components)
        self._check()

    def _check(self) -> None:
        """The numbers fit each other."""
        must_be_true(
            {
                "Population Strength is 2 to 5": all(2 <= value <= 5 for value in self.population),  # LH-003
                "a Combat card has a value": all(0 <= value <= 4 for value in self.combat_value)
                and len(self.combat_value) == len(COMBAT),
                "an attack has a value": len(self.attack_value) == len(ATTACKS) and all(map(any, self.attack_value)),
                "Monuments have a power for each level": all(
                    len(amounts) == self.monument_levels + 1 for amounts in self.power_amount
                )
                and len(self.power_amount) == len(MONUMENTS),
                "trays have 4 or 5 symbols": all(len(tray) in (4, 5) for tray in self.tray)
                and len(self.tray) == len(MONSTERS),
                "Quests have three Steps": all(len(steps) == 3 for steps in self.quest_steps),  # LH-137
                "Kronos' Wrath has 4 symbols": len(self.chain_symbols[WRATH]) == 4,  # LH-272
            }
        )
        self._check_moves()

    def _check_moves(self) -> None:
        """The table has a move for every number that can come up; those of texts are checked in ``effects``."""
        chains = sorted([len(own) for chain, own in enumerate(self.chain_symbols) if chain != WRATH])
        on_titan = len(self.sheet) + len(self.chain_symbols[WRATH]) + sum(chains[-CHAINS_CHOSEN:])
        on_trays = [len(tray) + len(more) for tray, more in zip(self.tray, self.hardening, strict=True)]
        recruits = [self.recruits_in_city, self.recruits_in_sparta, self.usurpers]
        for power, amounts in zip(self.god_power, self.power_amount, strict=True):
            recruits += amounts if power == RECRUITS else []
        must_be_true(
            {
                f"{MOST_RECRUITS} recruits at most in a Region": max(recruits) <= MOST_RECRUITS,
                f"{MOST_NUMBER} Hoplites at most": self.hoplites <= MOST_NUMBER,
                f"{WOUNDS} Wound symbols at most": max([on_titan, *on_trays]) <= WOUNDS,
            }
        )


def _recovery(rows: list[dict[str, Any]], heroes: int) -> list[int]:
    return [max(int(row["level"]) for row in rows if row["regions"][heroes] <= n) for n in range(len(REGIONS) + 1)]


def _texts(components: Components) -> list[tuple[str, list[Any]]]:
    """By source, the place in the content and the texts that stand there."""
    found: list[tuple[str, list[Any]]] = []
    for kind, key, _ in WITH_TEXTS:
        if kind == "kronos":  # the Titan's sheet is no list
            found.append((f"{kind}.{key}", components[kind][key]))
            continue
        for entry in entries_of(components, kind):
            texts: Any = entry
            for part in key.split("."):
                texts = texts.get(part, [])
            found.append((f"{kind}.{entry['id']}.{key}", texts))
    return found


BOX: Final = HellasBox(DATA)
