"""Chapter 17: Avatars contest a Deploy (HY-356 to HY-360, HY-366, HY-417, HY-435)."""

import pytest

from tests.games.hybris.chronos import KAIROS, KRONOS, against, city, deploying, row
from tests.games.hybris.table import Play, covers
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.content import (
    CITY,
    CONFLICT,
)
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.zones import (
    ARENA_HAND,
    HAND,
)
from theogony.kernel.rng import Rng

# -- Contest ----------------------------------------------------------------------------------------------------------


@covers("HY-355", "HY-356", "HY-357", "HY-417", "HY-435")
def test_the_others_cancel_a_contest_together() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_ruse", "common_parry"], 2: ["common_parry", "common_fury"]})
    t.plays(0, "space elis_1")
    assert t.asked() == (1, "Offer")  # in Greatness order, and never who deploys
    t.refuses(1, "card common_fury", "HY-435")
    t.plays(1, "card common_parry", "pass")
    t.plays(2, "card common_parry")  # 1 + 1 is the Intensity of Kratos
    offered = [(event.public["seat"], event.public["card"]) for event in t.events("offered")]
    assert offered == [(1, "common_parry"), (2, "common_parry")]
    assert t.events("contest-cancelled") and t.s.titan().intensity == [1, 3]
    assert t.hand(1) == ["common_ruse"] and t.hand(2) == ["common_fury"] and t.discards(1) == ["common_parry"]
    assert t.has(0, "vp") == 3 and not t.s.fights


@covers("HY-356")
@pytest.mark.parametrize(("away", "contests"), [([], "kronos"), ([KRONOS], "kairos"), ([KRONOS, KAIROS], "aeon")])
def test_the_lowest_avatar_at_home_contests(away: list[int], contests: str) -> None:
    t = deploying(hands={1: ["common_fury"]})
    for avatar in away:
        t.s.titan().avatar_at[avatar] = city(("argos", "sparta")[avatar])
    t.plays(0, "space elis_1")
    assert [event.public["avatar"] for event in t.events("avatar-contests")] == [contests]


@covers("HY-357")
def test_a_cancelled_contest_raises_the_intensity_of_a_turned_tile_too() -> None:
    t = deploying(hands={1: ["common_fury"]})
    t.s.titan().turned = 0b11
    t.plays(0, "space elis_1").plays(1, "card common_fury")
    assert t.events("contest-cancelled") and t.s.titan().intensity == [1, 3]


@covers("HY-435", "HY-438")
def test_cards_that_do_not_suffice_go_back_and_stay_known() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_parry", "common_ruse"], 2: ["common_ruse"]})
    t.plays(0, "space elis_1").plays(1, "card common_parry", "pass")
    row(t, "avatar_scythe", "avatar_reap").plays(2, "pass")
    assert t.hand(1) == ["common_parry", "common_ruse"] and t.s.titan().intensity == [1, 2]
    assert t.s.cards.seen(t.s.seats, 1) == [CONFLICT.index("common_parry")]  # by spectators too


@covers("HY-435", "HY-438")
def test_two_copies_are_both_shown_and_stay_known() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_parry", "common_parry", "common_ruse"], 2: ["common_ruse"]})
    t.s.titan().intensity[1] = 9
    parry = CONFLICT.index("common_parry")
    t.plays(0, "space elis_1").plays(1, "card common_parry")
    assert t.s.cards.seen(0, HAND + 1) == [parry]
    t.plays(1, "card common_parry")
    assert t.s.cards.seen(0, HAND + 1) == t.s.cards.seen(2, HAND + 1) == [parry, parry]
    for seed in range(20):
        other = t.s.redeal(0, Rng(seed))
        assert "card common_parry" not in Play(other).options(1)  # both are offered
    row(t, "avatar_scythe", "avatar_reap").plays(1, "pass").plays(2, "pass")
    assert t.hand(1) == ["common_parry", "common_parry", "common_ruse"]
    assert t.s.cards.seen(0, HAND + 1) == [parry, parry]  # they have gone back


@covers("HY-357", "HY-435")
def test_two_copies_that_suffice_are_discarded_in_every_state_that_looks_the_same() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_parry", "common_parry"], 2: ["common_fury"]})
    t.s.titan().intensity[1] = 6
    t.plays(0, "space elis_1").plays(1, "card common_parry", "card common_parry", "pass")
    for seed in range(20):
        other = Play(t.s.redeal(2, Rng(seed))).plays(2, "card common_fury")
        assert other.discards(1) == ["common_parry", "common_parry"] and other.events("contest-cancelled")


@covers("HY-348", "HY-369")
def test_a_deploy_that_an_avatar_contests_is_contested() -> None:
    """Burning Mirrors: the enemy has 2 Force less."""
    t = deploying(deployed={"sparta_1": (0, "tech_burning_mirrors")}, hands={0: ["common_fury"]})
    row(t, "avatar_scythe", "avatar_reap").plays(0, "space elis_1")
    assert t.asked() == (0, "Occasion")
    t.plays(0, "use tech_burning_mirrors")
    assert t.asked() == (0, "PlayOn") and t.force(0) == 5 + 3 + 2 + 2 - 2
    u = against(turn=-1, at={0: {"hero_3": "elis"}}, deployed={"sparta_1": (0, "tech_burning_mirrors")})
    row(u, "avatar_scythe", "avatar_reap").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert not u.events("text-used") and u.at(0, "hero_3") == "fallen"  # no Deploy, nothing to contest


@covers("HY-435", "HY-438")
def test_what_is_offered_is_not_offered_again_and_coliseum_cards_count_too() -> None:
    hands = {1: ["common_parry"], 2: ["common_fury", "col_gladius", "common_parry"], 3: ["common_ruse"]}
    t = deploying(4, greatness=(1, 2, 3, 4), hands=hands)
    t.s.titan().intensity[1] = 9
    t.plays(0, "space elis_1").plays(1, "card common_parry", "pass").plays(2, "card common_fury")
    assert t.options(2) == ["pass", "card common_parry", "card col_gladius"]
    t.plays(2, "card col_gladius")
    assert t.options(2) == ["pass", "card common_parry"]
    assert t.s.cards.seen(0, ARENA_HAND + 2) == [CONFLICT.index("col_gladius")]
    assert t.s.cards.seen(0, HAND + 2) == [CONFLICT.index("common_fury")]


@covers("HY-435")
def test_the_last_one_may_not_offer_what_cannot_suffice() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_ruse"], 2: ["common_parry", "common_ruse"]})
    t.plays(0, "space elis_1").plays(1, "pass")
    t.refuses(2, "card common_parry", "HY-435")
    row(t, "avatar_scythe", "avatar_reap").plays(2, "pass")
    assert t.s.titan().avatar_at[KRONOS] == city("elis")  # who deploys had no card: it was lost
    assert t.hand(2) == ["common_parry", "common_ruse"]


@covers("HY-357", "HY-359")
def test_with_intensity_zero_no_card_is_needed_but_a_will() -> None:
    t = deploying(greatness=(1, 2, 3))
    t.s.titan().intensity[1] = 0
    t.plays(0, "space elis_1").plays(1, "pass").plays(2, "accept")
    assert t.has(0, "vp") == 3 and t.s.titan().intensity[1] == 1
    u = deploying(greatness=(1, 2, 3))
    u.s.titan().intensity[1] = 0
    row(u.plays(0, "space elis_1").plays(1, "pass"), "avatar_scythe", "avatar_reap").plays(2, "pass")
    assert u.s.titan().avatar_at[KRONOS] == city("elis")  # nobody wanted to
    v = deploying(greatness=(1, 2, 3), hands={1: ["common_fury"]}).plays(0, "space elis_1")
    v.refuses(1, "accept", "HY-359")


@covers("HY-360")
def test_the_city_of_a_contest_is_never_blocked_nor_held_by_an_avatar() -> None:
    """Who would deploy there cannot come."""
    t = against(goods={0: {"aegis": 3}}, plans={0: {"prophet_3": "mortal_world"}}, stored={0: ["tech_coinage"]})
    t.s.titan().avatar_at[KAIROS], t.s.blocked = city("elis"), 1 << CITY + city("argos")
    t.step(TakeTurn(0)).plays(0, "activate prophet_3")
    t.refuses(0, "go elis", "HY-363")
    t.refuses(0, "go argos", "HY-328")
    t.plays(0, "go athens", "act deploy", "space athens_1")
    assert t.s.titan().avatar_at[KRONOS] == city("athens")  # open: the Contest took place there


@covers("HY-356")
def test_without_an_avatar_at_home_there_is_no_contest() -> None:
    t = deploying(hands={1: ["common_fury"]})
    t.s.titan().avatar_at = [0, 2, 3]
    t.plays(0, "space elis_1")
    assert t.has(0, "vp") == 3 and not t.events("avatar-contests")


@covers("HY-440")
def test_the_pillar_of_an_olympian_who_loses_a_contest_is_resolved_before_the_rewards() -> None:
    t = deploying(character="olympian", pillars={0: "pillar_ascension"}, deployed={"sparta_1": (1, "tech_polybolos")})
    row(t, "avatar_scythe", "avatar_reap").plays(0, "space elis_1")
    assert t.at(0, "olympian") == "fallen" and t.s.players[0].turned == t.s.players[0].pillars
    assert t.has(1, "vp") == 1  # the lower half, for a deployed Technology; the upper half is gone
    told = [event.kind for event in t.s.events or [] if event.kind in ("lower-half", "chronos-gained")]
    assert told == ["lower-half", "chronos-gained"]  # then Chronos has the points of the tile
    u = deploying(character="olympian", turned=[0], deployed={"sparta_1": (1, "tech_polybolos")})
    row(u, "avatar_scythe", "avatar_reap").plays(0, "space elis_1")
    assert u.has(1, "vp") == 0  # it was resolved before


@covers("HY-366")
def test_an_avatar_that_wins_a_contest_stands_there_and_chronos_gains_the_points() -> None:
    t = deploying(goods={0: {"kindness": 2}}, well=2, temples={0: ["elis"]})
    row(t, "avatar_scythe", "avatar_reap").plays(0, "space elis_1")
    assert t.s.titan().avatar_at[KRONOS] == city("elis") and t.at(0, "hero_3") == "fallen"
    assert [event.public for event in t.events("avatar-moved")] == [{"avatar": "kronos", "city": "elis"}]
    assert t.s.titan().vp == 3 and t.has(0, "vp") == 1 and t.has(0, "prayer") == 1 and t.has(0, "aegis") == 1
    assert t.asked() == (0, "TempleReward") and t.has(0, "kindness") == 0  # step 4, as ever
    assert t.plays(0, "vp").has(0, "vp") == 2
    assert t.s.activation().over == 1


@covers("HY-367")
def test_who_beats_it_goes_on_with_the_deploy() -> None:
    t = deploying(hands={0: ["common_fury"]})
    t.s.players[0].boost = 30
    row(t, "avatar_scythe", "avatar_reap").plays(0, "space elis_1", "stop")
    assert t.has(0, "vp") == 3 and t.has(0, "prayer") == 1 and t.s.titan().avatar_at[KRONOS] == -1


@covers("HY-362", "HY-435")
def test_a_prophet_who_deploys_flees_unless_he_is_protected() -> None:
    t = deploying(character="prophet_3").plays(0, "space elis_1")
    assert t.at(0, "prophet_3") == "reserve" and t.s.titan().avatar_at[KRONOS] == city("elis") and t.s.titan().vp == 3
    u = (
        deploying(character="prophet_3", hands={1: ["common_fury"]})
        .plays(0, "space elis_1")
        .plays(1, "card common_fury")
    )
    assert u.at(0, "prophet_3") == "elis" and u.has(0, "vp") == 3


@covers("HY-358")
def test_alone_one_may_discard_own_cards() -> None:
    t = deploying(1, hands={0: ["common_fury"]}).plays(0, "space elis_1", "card common_fury")
    assert t.discards(0) == ["common_fury"] and t.has(0, "vp") == 3
