"""Whole games by script, one or more for each way to end; what is in the comments can be followed by hand.

The first one is played from the first Pillar to the last Wrath, the others from a position some turns before the end.
"""

from typing import Any

from tests.games.hybris.table import Play, covers, given
from theogony.games.hybris.age import Age

QUESTS = ("quest_odyssey", "quest_iliad", "quest_hydra")


def begun(seats: int, **position: Any) -> Play:
    """An Age begins in this position, and the game goes on from here to its end."""
    t = given(seats, quests=QUESTS, **position)
    t.s.agenda = []
    for player in t.s.players:
        player.pillars = 0
    return t.step(Age())


def ready(t: Play) -> Play:
    """Nobody sends anybody but the Olympians, who need no token."""
    for seat in range(t.s.seats):
        t.plays(seat, "ready")
    return t


def ended(t: Play) -> tuple[list[int], list[int], str]:
    assert t.s.result is not None
    return t.s.result.ranks, t.s.result.scores, t.s.result.reason


# -- the base game ----------------------------------------------------------------------------------------------------


@covers("HY-001", "HY-005", "HY-305")
def test_six_ages_from_the_first_pillar_to_the_last_wrath() -> None:
    """Zeus (seat 0) takes Truce each Age and goes to Elis, Athena (seat 1) takes Ascension and goes to the Oracle.

    Athena acts first, as 1 is before 2. Ascension brings her 1 Greatness: in Age 1 she passes Zeus, later she is on
    space 1 and gains 1 VP instead. Perceive brings 1 VP. So 1, then 2 each Age: 1, 3, 5, 7, 9, 11. Zeus Influences Elis
    twice, where he stands and by Truce, and takes the Service: 2 + 2 VP each Age: 4, 8, 12, 16, 20, 24.

    4 Prayers come with each arrival in Elis: the Well holds 4, 8; 12 in Age 3, which costs Zeus a Follower; 16 in
    Age 4, which empties it, as nobody has a Temple; then 4 and 8.

    Age 2, Hemera: both have no card to discard, so both lose 1 Greatness, Athena first: she changes places with Zeus,
    and he with her. Age 4, Erebus: each loses the one Hero. Age 6, Ouranos: no Temple to destroy, which costs
    Greatness, and 2 VP: 22 and 9. Wrath II, no Temple: again 1 Greatness each. Zeus wins.
    """
    t = begun(
        2,
        olympians=("zeus", "athena"),
        goods={0: {"follower": 3}, 1: {"follower": 3}},
        primordials=("primordial_hemera", "primordial_erebus", "primordial_ouranos"),
    )
    scores, wells = [], []
    for age in range(1, 7):
        order = (0, 1) if age == 1 else (1, 0)
        for seat in order:
            t.plays(seat, f"pillar {('pillar_truce', 'pillar_ascension')[seat]}")
        ready(t).picks(0)  # a Premonition
        t.plays(1, "activate olympian", "pillar pillar_ascension", "upper", "go oracle_2")
        t.plays(0, "activate olympian", "pass", "go elis", "pass", "service")
        wells.append(t.s.well)
        t.picks(0)  # a Quest
        t.plays(0, "upper", "city elis", "service")
        scores.append((t.has(0, "vp"), t.has(1, "vp")))
        assert (t.space(0), t.space(1)) == (2, 1)
    assert scores == [(4, 1), (8, 3), (12, 5), (16, 7), (20, 9), (22, 9)]
    assert wells == [4, 8, 12, 0, 4, 8]
    assert (t.has(0, "follower"), t.has(1, "prayer")) == (3 + 6 - 1, 6)
    assert t.at(0, "hero_3") == t.at(1, "hero_3") == "fallen"
    assert ended(t) == ([1, 2], [22, 9], "HY-305")


@covers("HY-305")
def test_equal_points_are_parted_by_greatness() -> None:
    """The last Age, played as those before: Zeus has 8 VP, Athena 10 and space 1.

    Athena gains 1 for the Greatness that she cannot gain and 1 for Perceive: 12. Zeus gains 2 + 2: 12. Ouranos takes 2
    of each: 10 and 10. Both have lost as much Greatness, one after the other, so Athena is on space 1: she wins.
    """
    t = begun(
        2,
        age=6,
        olympians=("zeus", "athena"),
        greatness=(2, 1),
        goods={0: {"vp": 8}, 1: {"vp": 10}},
        primordials=("primordial_hemera", "primordial_erebus", "primordial_ouranos"),
    )
    t.plays(1, "pillar pillar_ascension").plays(0, "pillar pillar_truce")
    ready(t).picks(0)  # a Premonition
    t.plays(1, "activate olympian", "pillar pillar_ascension", "upper", "go oracle_2")
    t.plays(0, "activate olympian", "pass", "go elis", "pass", "service", "upper", "city elis")
    assert (t.has(0, "vp"), t.has(1, "vp")) == (10, 12)
    t.picks(0).plays(0, "service")  # a Quest
    assert ended(t) == ([2, 1], [10, 10], "HY-305")


ALMOST = {"unlocked": {0: [1, 2, 3, 4]}, "pieces": {0: {5: {"temple": 1}, 6: {"spark": 1}}}, "temples": {0: ["elis"]}}


@covers("HY-063", "HY-304", "HY-125", "HY-137")
def test_ascension_whatever_the_points() -> None:
    """Zeus has unlocked four Upgrades; a Temple is left on the fifth and a Spark on the sixth. Athena has 40 VP, he has
    none, and it is only the third Age.

    Athena (Truce, 2) goes to Argos and lets the upper half be. Zeus (Symbolism, 5) resolves his Pillar before he moves:
    the Temple goes to Argos and the fifth Upgrade is his. On Olympus he converts Prayers to a Spark: the sixth, and he
    has won in the middle of the Age.
    """
    t = begun(2, age=3, olympians=("zeus", "athena"), goods={0: {"prayer": 4}, 1: {"vp": 40}}, **ALMOST)
    t.plays(0, "pillar pillar_symbolism").plays(1, "pillar pillar_truce")
    ready(t).plays(1, "activate olympian", "pass", "go argos", "pass", "followers", "lower").picks(0)  # a Premonition
    t.plays(0, "activate olympian", "pillar pillar_symbolism", "upper", "temple argos")
    assert t.unlocked(0) == [1, 2, 3, 4, 5] and t.temples(0) == ["elis", "argos"] and t.s.result is None
    t.plays(0, "go olympus_1", "act convert", "convert convert_spark")
    assert ended(t) == ([1, 2], [0, 40], "HY-304")
    assert t.s.age == 3


# -- against Chronos --------------------------------------------------------------------------------------------------


def last_age_together(athena: int) -> Play:
    """The last Age, begun by Zeus with 10 VP and Athena with some, Chronos with none.

    Aeon is on the Chronos board: 2 VP for Chronos. Zeus takes Truce, which breaks a Chain of Anthropos, Athena takes
    Ascension, which makes Ananke stronger. Athena perceives: 1 VP. Zeus Influences Elis twice: 4 VP, 1 Follower. The
    other Concepts are Chronos', but no Chain of theirs is broken, so he asks for nothing. Both have no one else to send
    and pass; with that Zeus resolves the card of his Concept, Exodus, and loses Followers.

    Ouranos takes 2 VP of each. Aeon descends to Argos, and his Damnation brings Chronos 1 VP: he has 3. Zeus has 12.
    """
    t = begun(
        2,
        mode="chronos_coop",
        age=6,
        olympians=("zeus", "athena"),
        goods={0: {"vp": 10, "follower": 3}, 1: {"vp": athena}},
        primordials=("primordial_hemera", "primordial_erebus", "primordial_ouranos"),
    )
    t.plays(0, "pillar pillar_truce").picks(0, 0, 0, 0)  # a card of each Concept
    t.plays(1, "pillar pillar_ascension")
    assert t.s.titan().chains == [4, 5, 5, 5] and t.s.titan().vp == 2
    ready(t).picks(0)  # a Premonition
    t.plays(1, "activate olympian", "pillar pillar_ascension", "upper", "go oracle_2")
    t.plays(0, "activate olympian", "pass", "go elis", "pass", "service", "upper", "city elis")
    assert (t.has(0, "vp"), t.has(1, "vp")) == (12, athena + 1)
    t.picks(*[0] * (1 + sum(t.s.titan().intensity)))  # a Quest; then as many cards are milled as the Intensities say
    t.plays(0, "service").plays(1, "city argos")
    assert t.has(0, "vp") == 12 and t.s.titan().vp == 3
    return t


@covers("HY-376", "HY-442")
def test_together_they_beat_chronos_by_points() -> None:
    """Athena: 8 + 1 - 2 = 7. Both have more than 3: the Olympians win together, and count as the lesser of them."""
    t = last_age_together(athena=8)
    assert ended(t) == ([1, 2], [7, 3], "HY-376")


@covers("HY-377")
def test_one_who_only_equals_chronos_loses_for_all() -> None:
    """Athena: 4 + 1 - 2 = 3, which is not more than 3. Zeus has 12, and loses with her."""
    t = last_age_together(athena=4)
    assert ended(t) == ([2, 1], [3, 3], "HY-377")


@covers("HY-375", "HY-322", "HY-342", "HY-075")
def test_alone_the_last_chain_breaks() -> None:
    """Two Chains are left on Anthropos and one on Cosmos, and Chronos has three Followers and three Aegis.

    Zeus takes Ascension and Truce, which breaks the last Chain but one of Anthropos, and puts his token on Ananke. He
    has 12 VP after Elis. Then Chronos acts on Anthropos: four conditions, one of them a Temple, are not fulfilled. He
    gains a fourth Follower: three are discarded, and a Chain breaks, the last there. The same on Cosmos: it was the
    last of all.
    """
    t = begun(1, mode="chronos_solo", age=4, olympians=("zeus",), greatness=(4,), goods={0: {"vp": 10}})
    t.s.titan().chains, t.s.titan().resources = [2, 1, 0, 0], [3, 3, 0, 0]
    t.plays(0, "pillar pillar_ascension").picks(0, 0, 0, 0)  # a card of each Concept
    t.plays(0, "pillar pillar_truce", "focus ananke", "ready")
    assert t.s.titan().chains == [1, 1, 0, 0]
    t.plays(0, "activate olympian", "pass", "go elis", "pass", "service", "pillar pillar_ascension", "lower", "lower")
    assert t.asked() == (0, "ChooseEvil") and t.has(0, "vp") == 12
    t.plays(0, "accept")
    assert t.s.titan().chains == [0, 1, 0, 0] and t.s.titan().resources == [0, 3, 0, 0] and t.s.result is None
    t.plays(0, "accept")
    assert t.s.titan().chains == [0, 0, 0, 0]
    assert ended(t) == ([2, 1], [12, 2], "HY-375")


@covers("HY-376", "HY-378")
def test_alone_all_upgrades_beat_chronos_at_once() -> None:
    """As in the base game: the Temple by Symbolism, the Spark on Olympus. Zeus has no VP and Chronos 2, for Aeon."""
    t = begun(1, mode="chronos_solo", age=3, olympians=("zeus",), greatness=(4,), goods={0: {"prayer": 4}}, **ALMOST)
    t.plays(0, "pillar pillar_symbolism").picks(0, 0, 0, 0)  # a card of each Concept
    t.plays(0, "pillar pillar_ascension", "focus ananke", "ready")
    t.plays(0, "activate olympian", "pillar pillar_symbolism", "upper", "temple argos", "pass", "pass", "go olympus_1")
    assert t.unlocked(0) == [1, 2, 3, 4, 5] and t.s.result is None
    t.plays(0, "pass", "act convert", "convert convert_spark")
    assert ended(t) == ([1, 2], [0, 2], "HY-376")
