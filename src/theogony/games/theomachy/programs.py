"""The texts of cards, gods and Mythology as programs: lists of operations, made from the content's effect language.

Costs come first, then the pause in which others may answer, then the rest in its written order (TH-252).
"""

from typing import Any, Final

from theogony.games.theomachy.content import (
    ATTACK as ATTACK_CARD,
    DESIGNS,
    ESSENCES,
    JOINS,
    KINDS,
    ORBS,
    TEXTS,
    TYPE,
)

ALL: Final = 99

# -- operations --
ANSWER: Final = 0  # the pause for reactions
ADD_POWER: Final = 1
ADD_POWER_IF: Final = 2
ADD_POWER_PER: Final = 3
BATTLE_BONUS: Final = 4
BATTLE_BONUS_PER: Final = 5
POWER_PENALTY: Final = 6
POWER_PENALTY_PER: Final = 7
ATTACK_BONUS: Final = 8
NULLIFY_ATTACK: Final = 9
LIMIT_ATTACKS: Final = 10
MULTI_ESSENCE: Final = 11
KILL: Final = 12
DRIVE_BACK: Final = 13
GAIN: Final = 14
GAIN_PER: Final = 15
STEAL: Final = 16
EXCHANGE: Final = 17
RESCUE: Final = 18
DRAW: Final = 19
DRAW_PER: Final = 20
HAND_SIZE: Final = 21
KEEP_HAND: Final = 22
DISCARD_RANDOM: Final = 23
DISCARD_CHOICE: Final = 24
EQUALISE_HANDS: Final = 25
RECLAIM: Final = 26
LOOK_HAND: Final = 27
LOOK_HIDDEN: Final = 28
REPLACE_CONSTELLATION: Final = 29
CANCEL: Final = 30
SHIELD: Final = 31
HAND_GUARD: Final = 32
LOCATION_GUARD: Final = 33
DAMAGE_LOCATION: Final = 34
EXTRA_ESSENCE: Final = 35
EXTRA_ORBS: Final = 36
REQUIREMENT_CHANGE: Final = 37
FREE_FOLLOW: Final = 38
TAKE_TRACK: Final = 39
RENEW_TRACK: Final = 40
START_WITH: Final = 41
OPS: Final[list[str]] = [
    "answer", "add_power", "add_power_if", "add_power_per", "battle_bonus", "battle_bonus_per", "power_penalty",
    "power_penalty_per", "attack_bonus", "nullify_attack", "limit_attacks", "multi_essence", "kill", "drive_back",
    "gain", "gain_per", "steal", "exchange", "rescue", "draw", "draw_per", "hand_size", "keep_hand", "discard_random",
    "discard_choice", "equalise_hands", "reclaim", "look_hand", "look_hidden", "replace_constellation", "cancel",
    "shield", "hand_guard", "location_guard", "damage_location", "extra_essence", "extra_orbs", "requirement_change",
    "free_follow", "take_track", "renew_track", "start_with",
]  # fmt: skip

# -- whom an operation is about --
SELF: Final = 0
OPPONENT_IN_HAND: Final = 1
EACH_OPPONENT_IN_HAND: Final = 2
OPPONENT_IN_BATTLE: Final = 3
EACH_OPPONENT_IN_BATTLE: Final = 4
EACH_PLAYER_IN_BATTLE: Final = 5
OPPONENT_ANY: Final = 6
EACH_OPPONENT: Final = 7
LOSER_IN_BATTLE: Final = 9
WHO: Final[list[str]] = [
    "self", "opponent_in_hand", "each_opponent_in_hand", "opponent_in_battle", "each_opponent_in_battle",
    "each_player_in_battle", "opponent_any", "each_opponent", "same_target", "loser_in_battle",
]  # fmt: skip
ONE_OPPONENT: Final = (OPPONENT_IN_HAND, OPPONENT_IN_BATTLE, OPPONENT_ANY, LOSER_IN_BATTLE)

# -- conditions and counters --
CONDITIONS: Final[list[str]] = [
    "", "self_winner", "self_not_winner", "self_lost_battle", "won_battle", "winner", "no_battle",
    "self_was_in_battle", "not_folded", "self_not_folded", "sole_winner_of_battle", "self_is_first_player",
    "some_opponent_has_more_stake_tokens", "some_opponent_has_higher_stake_value", "own_attacks_min_1",
    "discarded_now", "discarded_is_earth", "location_played",
]  # fmt: skip
ALWAYS: Final = 0
SELF_WINNER: Final = 1
SELF_NOT_WINNER: Final = 2
SELF_LOST_BATTLE: Final = 3
WON_BATTLE: Final = 4
WINNER: Final = 5
NO_BATTLE: Final = 6
WAS_IN_BATTLE: Final = 7
NOT_FOLDED: Final = 8
SELF_NOT_FOLDED: Final = 9
SOLE_WINNER_OF_BATTLE: Final = 10
IS_FIRST_PLAYER: Final = 11
OPPONENT_HAS_MORE_TOKENS: Final = 12
OPPONENT_HAS_HIGHER_VALUE: Final = 13
PLAYED_AN_ATTACK: Final = 14
DISCARDED_NOW: Final = 15
DISCARDED_IS_EARTH: Final = 16
LOCATION_PLAYED: Final = 17

COUNTERS: Final[list[str]] = [
    "", "own_stake_tokens", "own_stake_disciples", "own_stake_priests", "own_stake_priests_and_prophets",
    "own_locations", "constellation_water", "constellation_order_orbs", "own_attacks_played",
    "own_distinct_attack_essences", "own_distinct_attack_essences_beyond_first", "opponents_in_battle",
    "losers_in_battle", "target_hand_size", "discarded_now", "killed_by_this_card", "attack", "first_attack",
    "attack_with_fixed_power",
]  # fmt: skip
STAKE_TOKENS: Final = 1
STAKE_DISCIPLES: Final = 2
STAKE_PRIESTS: Final = 3
STAKE_PRIESTS_AND_PROPHETS: Final = 4
OWN_LOCATIONS: Final = 5
SKY_WATER: Final = 6
SKY_ORDER: Final = 7
ATTACKS_PLAYED: Final = 8
ATTACK_ESSENCES: Final = 9
ATTACK_ESSENCES_BEYOND_FIRST: Final = 10
OPPONENTS_IN_BATTLE: Final = 11
LOSERS_IN_BATTLE: Final = 12
DISCARDED: Final = 14
KILLED_BY_CARD: Final = 15
PER_FIRST_ATTACK: Final = 17
PER_FIXED_ATTACK: Final = 18

# -- zones, filters, what a reaction cancels, which hidden card --
IN_STAKE: Final = 0
IN_CULT: Final = 1
FILTERS: Final[list[str]] = ["any", "power", "fire", "named_essence"]
POWER_CARD: Final = 1
NAMED_ESSENCE: Final = 3
CANCELS: Final[list[str]] = ["", "triggering_card", "stake_loss_of_triggering_attack", "hand_part_of_triggering_event"]
TRIGGERING_CARD: Final = 1
STAKE_LOSS: Final = 2
WHICH: Final[list[str]] = ["", "next", "all", "next_hidden", "face_up_choice"]
ALL_HIDDEN: Final = 2
REPLACE_FACE_UP: Final = 4
TRIGGERS: Final[list[str]] = ["", "opponent_folds", "tokens_killed_in_any_stake", "essence_reshuffle"]
OPPONENT_FOLDS: Final = 1
TOKENS_KILLED: Final = 2
ESSENCE_RESHUFFLE: Final = 3
NAMED: Final = -2  # an Essence named by the player


class Op:
    """One operation of a text."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.code: int = OPS.index(given["op"])
        self.who: int = WHO.index(given.get("who", "self"))
        kinds = given.get("kinds", given.get("kind", []))
        self.kinds: list[int] = [KINDS.index(k) for k in ([kinds] if isinstance(kinds, str) else kinds) if k in KINDS]
        self.kind: int = self.kinds[0] if len(self.kinds) == 1 else -1
        self.amount: int = _amount(given.get("amount", given.get("max", 1) if given["op"] == "limit_attacks" else 1))
        self.amount_if: int = int(given.get("amount_if", 0))
        self.most: int = int(given.get("max", ALL))
        self.most_per_hand: int = int(given.get("max_per_hand", ALL))
        self.per: int = COUNTERS.index(given.get("per", ""))
        self.condition: int = CONDITIONS.index(given.get("condition", ""))
        zone = given.get("zone", "cult" if given["op"] == "steal" else "stake")
        self.zone: int = IN_CULT if zone == "cult" else IN_STAKE
        self.to_stake: bool = given.get("to") == "stake"
        fallback = given.get("fallback", {})
        self.fallback: int = KINDS.index(fallback["kind"]) if fallback else -1
        self.fallback_amount: int = int(fallback.get("amount", 0))
        self.cost: bool = bool(given.get("cost"))
        self.optional: bool = bool(given.get("optional"))
        self.loan: bool = bool(given.get("loan"))
        self.late: bool = given.get("timing") == "after_power_count"
        self.unstoppable: bool = bool(given.get("unstoppable"))
        self.limited: bool = given.get("uses", "unlimited") != "unlimited"
        self.by_target: bool = given.get("chooser") == "target"
        self.by_self: bool = given.get("chooser") == "self"
        self.filter: int = FILTERS.index(given.get("filter", "any"))
        self.cancels: int = CANCELS.index(given.get("what", ""))
        self.which: int = WHICH.index(given.get("which", ""))
        self.trigger: int = TRIGGERS.index(given.get("trigger", ""))
        element = given.get("element", "")
        self.element: int = NAMED if element == "choice" else ESSENCES.index(element) if element else -1
        self.orb: int = ORBS.index(given["kind"]) if given.get("kind") in ORBS else -1
        self.part: int = ORBS.index(given["part"]) if given.get("part") in ORBS else -1
        self.effects_only: bool = given.get("card_type") == "effect"
        self.only_if_positive: bool = bool(given.get("only_if_positive"))
        self.then_draw: int = int(given.get("then_draw", 0))
        self.look_else: bool = "else" in given
        bonus = given.get("bonus", {})
        self.bonus_condition: int = CONDITIONS.index(bonus["condition"]) if bonus else ALWAYS
        self.bonus: int = int(bonus.get("amount", 0))
        self.rescues: list[int] = _rescues(given.get("options", []))
        self.give: int = _only_kind(given.get("give", {}))
        self.get: int = _only_kind(given.get("get", {}))
        self.get_amount: int = int(given["get"][KINDS[self.get]]) if "get" in given else 0
        self.get_in_stake: bool = given.get("get", {}).get("zone") == "stake"
        self.for_the_turn: bool = given.get("scope") == "turn"
        self.named_card: str = str(given.get("card", ""))


def _amount(given: object) -> int:
    return given if isinstance(given, int) else ALL  # "all" and "any"


def _rescues(options: list[dict[str, int]]) -> list[int]:
    """How many Prophets, Priests, Disciples may be taken back: one of the kinds."""
    found = [0, 0, 0]
    for option in options:
        for kind, amount in option.items():
            found[KINDS.index(kind)] = amount
    return found


def _only_kind(tokens: dict[str, Any]) -> int:
    kinds = [KINDS.index(kind) for kind in tokens if kind in KINDS]
    return kinds[0] if kinds else -1


def _program(text: list[dict[str, Any]]) -> list[Op]:
    ops = [Op(given) for given in text]
    pause = Op({"op": "answer"})
    return [op for op in ops if op.cost] + [pause] + [op for op in ops if not op.cost]


PROGRAMS: Final[list[list[Op]]] = [_program(text) for text in TEXTS]  # by source
SETTLING: Final[list[Op]] = _program([])  # a Location being played: others may answer, its text works later

# -- what is named when a text is used: one opponent, and one more thing -- TH-252 --
NO_CHOICE: Final = 0
CHOOSE_ESSENCE: Final = 1
CHOOSE_KIND: Final = 2
CHOOSE_ATTACK: Final = 3
CHOOSE_NUMBER: Final = 4
CHOOSE_SLOT: Final = 5


def _target(program: list[Op]) -> int:
    found = [op.who for op in program if op.who in ONE_OPPONENT and op.code != NULLIFY_ATTACK]
    return found[0] if found else SELF


def _choice(program: list[Op]) -> int:
    for op in program:
        if op.element == NAMED or op.filter == NAMED_ESSENCE:
            return CHOOSE_ESSENCE
        if op.code == RESCUE or (op.code == STEAL and len(op.kinds) > 1):
            return CHOOSE_KIND
        if op.code == NULLIFY_ATTACK:
            return CHOOSE_ATTACK
        if op.code == KILL and op.optional:
            return CHOOSE_NUMBER
        if op.which == REPLACE_FACE_UP:
            return CHOOSE_SLOT
    return NO_CHOICE


TARGET: Final[list[int]] = [_target(program) for program in PROGRAMS]
CHOICE: Final[list[int]] = [_choice(program) for program in PROGRAMS]
HITS_STAKES: Final[list[bool]] = [
    source < len(DESIGNS)
    and TYPE[source] == ATTACK_CARD
    and any(op.code in (KILL, DRIVE_BACK) and op.zone == IN_STAKE and op.who != SELF for op in program)
    for source, program in enumerate(PROGRAMS)
]


def _of(code: int) -> list[list[Op]]:
    return [[op for op in program if op.code == code] for program in PROGRAMS]


_BY_CODE: Final[list[list[list[Op]]]] = [_of(code) for code in range(len(OPS))]


def ops(source: int, code: int) -> list[Op]:
    """The operations of this code in a text."""
    return _BY_CODE[code][source]


def joins_at_once(myth: int) -> bool:
    """Whether a Hero's text is carried out when he joins the Stake (TH-223)."""
    return bool(JOINS[myth])
