"""The Titans board: loyalty, ancient shards, and the zones of the allegiance track. -- chapter 13"""

from theogony.games.diceforge.content import (
    ANCIENT,
    FEAT_SLOT,
    FROM_ZONE,
    GLORY,
    RESOURCES,
    SLOT_COUNT,
    SOURCES,
    STORED,
    TO_LOYALTY,
    TO_REBELLION,
    TRACK,
    ZONE,
)
from theogony.games.diceforge.state import Tournament


def zone_of(s: Tournament, seat: int) -> int:
    """The zone in which the token stands now: what counts is the moment of the effect (DF-237, DF-242)."""
    return ZONE[s.allegiance[seat]]


def move_to_loyalty(s: Tournament, seat: int, steps: int) -> None:
    """Each loyalty gained moves the token one space; it is not stored (DF-223).

    The track is followed as printed: where a special path leads the way the token goes, the token takes it, else the
    main path (DF-222, DF-229 to DF-236; example DF-311). Tokens never disturb each other (DF-329).
    """
    at = s.allegiance[seat]
    for _ in range(steps):
        at = TO_LOYALTY[at]
    _place(s, seat, at, "DF-223")


def move_to_rebellion(s: Tournament, seat: int, steps: int, clause: str) -> None:
    """Steps towards Rebellion; at the end of the track they are ignored (DF-227)."""
    at = s.allegiance[seat]
    for _ in range(steps):
        at = TO_REBELLION[at]
    _place(s, seat, at, clause)


def _place(s: Tournament, seat: int, at: int, clause: str) -> None:
    if at != s.allegiance[seat]:
        s.allegiance[seat] = at
        s.tell("allegiance-moved", clause, seat=seat, allegiance=TRACK[at])


def gain_ancient(s: Tournament, seat: int, shards: int) -> None:
    """The shards go to their reserve, and the token moves even if the reserve is full (DF-218, DF-224)."""
    at = STORED * seat + ANCIENT
    s.have[at] = min(s.box.ancient_limit, s.have[at] + shards)
    move_to_rebellion(s, seat, shards, "DF-224")


def reward_feat(s: Tournament, seat: int, feat: int) -> None:
    """Rebellion zones reward a feat that is new in this game, or new to this player (DF-249 to DF-253).

    Called when the card is about to be taken, before its effect, and for feats of the First Titan too (DF-179). Feats
    count by name, whatever the colour of the card (DF-166). Example: DF-313.
    """
    zone = zone_of(s, seat)
    slot = FEAT_SLOT[feat]
    glory = 0
    if not any(s.taken[SLOT_COUNT * other + slot] for other in range(s.seats)):
        glory = s.box.zone_first[zone]
    elif not s.taken[SLOT_COUNT * seat + slot]:
        glory = s.box.zone_own_first[zone]
    if glory:
        s.have[STORED * seat + GLORY] += glory
        s.tell("gained", "DF-252", seat=seat, gains={RESOURCES[GLORY]: glory}, source=SOURCES[FROM_ZONE + zone])
