"""The words of the effect language beside the operations: players, conditions, counters, zones, cards."""

from typing import Final

ALL: Final = 99

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

# -- zones, attacks, cards --
ZONES: Final[list[str]] = ["stake", "cult"]
IN_CULT: Final = 1
BONUS_ATTACKS: Final[list[str]] = ["attack", "first_attack", "attack_with_fixed_power"]
FIRST_ATTACK: Final = 1
FIXED_ATTACK: Final = 2
FILTERS: Final[list[str]] = ["any", "power"]
POWER_CARD: Final = 1
CANCELS: Final[list[str]] = ["triggering_card", "stake_loss_of_triggering_attack", "hand_part_of_triggering_event"]
TRIGGERING_CARD: Final = 0
STAKE_LOSS: Final = 1
