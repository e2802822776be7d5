"""Chapter 17: Avatars that cards move, and whom they meet: in the middle of a Combat (HY-370), and at step 0 (HY-354,
HY-425)."""

import pytest

from tests.games.hybris.chronos import (
    AEON,
    KAIROS,
    KRONOS,
    PLAIN,
    against,
    city,
    concept,
    deploying,
    face_up,
    lying,
    on,
    row,
    seen,
)
from tests.games.hybris.table import Play, covers, stand
from theogony.games.hybris.chronos import avatars
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.chronos.turn import ConceptTurn
from theogony.games.hybris.content import CHARACTERS, CITY, TECHNOLOGIES
from theogony.games.hybris.turn import TakeTurn


@covers("HY-354", "HY-370")
def test_a_move_by_an_avatar_card_is_made_at_once_or_breaks_a_chain() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    row(t, "avatar_kairos_strides", "avatar_kronos_rises").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.s.titan().chains[0] == 4  # Kronos himself fights: he cannot rise
    assert t.s.titan().avatar_at == [city("elis"), city("athens"), -1] and not t.s.titan().waiting_avatars
    t.plays(1, "stop")
    assert t.asked()[1] == "Pause"  # nobody is in Athens


@covers("HY-370")
def test_two_that_wait_come_in_the_order_of_their_cards() -> None:
    at = {0: {"hero_3": "elis"}, 1: {"hero_3": "lemnos"}, 2: {"hero_3": "athens"}}
    t = against(turn=-1, at=at, hands={seat: ["common_fury"] for seat in range(3)})
    row(t, "avatar_aeon_turns", "avatar_kairos_strides").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.s.titan().waiting_avatars == (AEON, KAIROS) and seen(t)["waiting_avatars"] == ["aeon", "kairos"]
    row(t, "avatar_scythe", "avatar_eternity", "avatar_age_of_iron", "avatar_reap").plays(0, "stop")
    assert t.asked() == (1, "PlayOn") and t.s.fight().about == AEON
    row(t, "avatar_scythe", "avatar_eternity", "avatar_age_of_iron").plays(1, "stop")
    assert t.asked() == (2, "PlayOn") and t.s.fight().about == KAIROS
    t.plays(2, "stop")
    assert t.asked()[1] == "Pause" and t.s.titan().avatar_at == [city("elis"), city("athens"), city("lemnos")]


@covers("HY-362", "HY-370")
def test_a_prophet_flees_when_the_avatar_has_waited_and_the_next_one_comes() -> None:
    at = {0: {"hero_3": "elis"}, 1: {"prophet_3": "lemnos"}, 2: {"hero_3": "athens"}}
    t = against(turn=-1, at=at, hands={seat: ["common_fury"] for seat in range(3)})
    row(t, "avatar_aeon_turns", "avatar_kairos_strides").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.at(1, "prophet_3") == "lemnos"
    row(t, *PLAIN).plays(0, "stop")
    assert t.at(1, "prophet_3") == "reserve" and t.asked() == (2, "PlayOn") and t.s.fight().about == KAIROS


@covers("HY-350", "HY-354", "HY-370")
@pytest.mark.parametrize("comes", [True, False])
def test_the_city_in_which_an_avatar_fights_is_closed_to_others(comes: bool) -> None:
    """Whether it has just come to Athens or stood there before."""
    t = against(turn=-1, at={1: {"hero_3": "athens"}} if comes else {}, hands={1: ["common_fury"]})
    row(t, "avatar_kairos_strides", "avatar_scythe")
    if comes:
        t.step(SendAvatar(0, KRONOS)).plays(0, "city athens")
    else:
        t.s.titan().avatar_at[KRONOS] = city("athens")
        avatars.fight_for_city(t.s, 1, CHARACTERS.index("hero_3"), city("athens"))
        t.s.run()
    assert t.s.titan().chains == [5, 5, 4, 5] and t.s.titan().avatar_at == [city("athens"), -1, -1]


def strides(owner: int = 1, attacker: str = "hero_3", **position: object) -> Play:
    """In the turn of seat 0 it attacks Kronos in Elis, and Kairos strides to Athens, where a Hero of the owner is."""
    t = against(
        goods={0: {"aegis": 3}},
        plans={0: {"hero_3": "mortal_world"}},
        at={owner: {"hero_1": "athens"}},
        hands={0: ["common_fury"], 1: ["common_fury"]},
        **position,  # type: ignore[arg-type]
    )
    t.s.titan().avatar_at[KRONOS] = city("elis")
    t.s.players[0].boost = 30
    t.step(ConceptTurn(0)).plays(0, f"activate {attacker}", *(["pass"] if attacker == "olympian" else []))
    row(t, "avatar_kairos_strides", "avatar_moment").plays(0, "go elis")
    return row(t, *PLAIN).plays(0, "stop")


@covers("HY-370")
def test_a_combat_by_an_avatar_card_follows_the_one_under_way() -> None:
    t = strides()
    assert t.s.titan().avatar_at == [-1, city("athens"), -1] and not t.s.titan().waiting_avatars
    assert t.asked() == (1, "PlayOn") and t.s.fight().about == KAIROS and t.s.fight().seats == [-1, 1] and t.s.turn == 0
    t.plays(1, "stop")
    assert t.at(1, "hero_1") == "fallen" and t.s.titan().avatar_at[KAIROS] == city("athens")
    assert t.asked() == (0, "FollowersOrService")  # not his turn, so it goes on
    assert t.plays(0, "followers").asked() == (1, "TakeTurn")


@covers("HY-277", "HY-370")
def test_whoever_loses_it_in_the_own_turn_ends_that_turn() -> None:
    t = strides(owner=0)
    assert t.asked() == (0, "PlayOn") and t.s.fight().about == KAIROS
    t.s.players[0].boost = 0
    t.plays(0, "stop")
    assert t.at(0, "hero_1") == "fallen" and t.at(0, "hero_3") == "elis" and t.spent(0, "hero_3")
    assert t.asked() == (1, "TakeTurn") and t.s.well == 0 and t.has(0, "follower") == 0  # neither bonus nor action
    u = strides(owner=0).plays(0, "stop")  # with its boost it wins
    assert u.at(0, "hero_1") == "athens" and u.asked() == (0, "FollowersOrService")


@covers("HY-277", "HY-279")
def test_an_olympian_whose_turn_ends_so_resolves_his_pillar_at_once() -> None:
    t = strides(owner=0, attacker="olympian", olympians=("athena", "zeus"))
    t.s.players[0].boost = 0
    t.plays(0, "stop")
    assert t.at(0, "olympian") == "elis" and t.s.players[0].turned == t.s.players[0].pillars
    assert len(t.events("lower-half")) == 1 and not t.events("upper-half") and t.asked() == (1, "TakeTurn")


@covers("HY-370")
def test_under_version_5_it_waited_until_the_turn_was_over() -> None:
    t = strides(version=5)
    assert t.s.titan().avatar_at == [-1, city("athens"), -1] and t.s.titan().waiting_avatars == (KAIROS,)
    assert t.asked() == (0, "FollowersOrService") and not t.s.fights  # the turn of 0 goes on
    t.plays(0, "followers")
    assert t.asked() == (1, "PlayOn") and t.s.fight().seats == [-1, 1] and t.s.turn == -1
    assert t.s.fight().about == KAIROS and not t.s.titan().waiting_avatars
    t.plays(1, "stop")
    assert t.at(1, "hero_1") == "fallen" and t.s.titan().avatar_at[KAIROS] == city("athens")
    assert t.asked() == (1, "TakeTurn")  # a defeat outside the own turn ends none


@covers("HY-369", "HY-370")
def test_who_is_met_during_a_contest_is_not_contested_and_the_deploy_is_finished() -> None:
    """Burning Mirrors of seat 1 answer a Contest; Kairos strides to Athens while Kronos contests in Elis."""
    mirrors = {"sparta_1": (1, "tech_burning_mirrors")}
    t = deploying(2, deployed=mirrors, hands={0: ["common_fury"], 1: ["common_fury"]})
    stand(t.s, 1, CHARACTERS.index("hero_1"), CITY + city("athens"))
    row(t, "avatar_kairos_strides", "avatar_moment").plays(0, "space elis_1").plays(1, "pass")
    row(t, *PLAIN).plays(0, "stop")
    assert t.asked() == (1, "PlayOn") and t.s.fight().about == KAIROS  # and no Occasion before
    t.plays(1, "stop")
    assert not t.events("text-used") and t.at(1, "hero_1") == "fallen"
    assert t.s.titan().vp == t.s.box.tile_vp[TECHNOLOGIES.index("tech_coinage")] and t.asked()[1] == "Pause"


@covers("HY-370")
def test_in_the_turn_of_chronos_it_waits_until_the_first_combat_is_over() -> None:
    at = {0: {"hero_3": "elis"}, 1: {"hero_3": "athens"}}
    t = face_up(against(turn=-1, at=at, hands={0: ["common_fury"], 1: ["common_fury"]}), "concept_cosmos_3")
    t.s.titan().chains[1], t.s.titan().focus = 4, [0, 1, -1, 2, -1, -1]
    t.step(ConceptTurn(concept("cosmos")))
    row(t, "avatar_kairos_strides", "avatar_moment").plays(0, "avatar kronos", "city elis")
    assert t.asked() == (0, "PlayOn") and t.s.titan().waiting_avatars == (KAIROS,)
    row(t, "avatar_scythe", "avatar_eternity", "avatar_age_of_iron").plays(0, "stop")
    assert t.asked() == (1, "PlayOn") and t.s.fight().about == KAIROS
    t.plays(1, "stop")
    assert t.asked() == (2, "TakeTurn")


@covers("HY-356", "HY-370")
def test_an_avatar_that_has_left_contests_nothing_in_the_same_turn() -> None:
    t = strides(stored={0: ["tech_coinage"]}).plays(1, "stop")
    t.s.titan().avatar_at[KRONOS] = city("argos")  # beaten, but elsewhere again
    t.plays(0, "act deploy", "space elis_1")
    assert [event.public["avatar"] for event in t.events("avatar-contests")] == ["aeon"]


# -- step 0 -----------------------------------------------------------------------------------------------------------


def cracked(owner: int, **position: object) -> Play:
    """Cracked Vault: Kronos goes to Elis, where a Hero of the owner stands, before seat 0 goes on."""
    at = {owner: {"hero_1": "elis"}}
    t = against(2, at=at, hands={0: ["common_fury"], 1: ["common_fury"]}, pillars={0: "pillar_guidance"}, **position)
    on(face_up(t, "concept_cosmos_2"), cosmos=0, kratos=1)
    return row(t.step(TakeTurn(0)), "avatar_scythe", "avatar_reap").plays(0, "activate olympian")


@covers("HY-354", "HY-361", "HY-425")
def test_an_avatar_that_comes_at_step_0_fights_who_is_there_and_the_turn_goes_on() -> None:
    t = cracked(1)
    assert t.asked() == (1, "PlayOn") and t.s.fight().seats == [-1, 1] and t.s.fight().about == KRONOS
    t.plays(1, "stop")
    assert t.at(1, "hero_1") == "fallen" and t.s.titan().avatar_at[KRONOS] == city("elis") and not lying(t)
    assert t.asked() == (0, "PillarMoment") and t.s.activation().over == 0


@covers("HY-277", "HY-354")
def test_a_combat_lost_at_step_0_ends_the_turn_before_anything_is_paid() -> None:
    t = cracked(0).plays(0, "stop")
    assert t.at(0, "hero_1") == "fallen" and not lying(t)
    assert t.at(0, "olympian") == "reserve" and not t.spent(0, "olympian") and t.s.players[0].turned == 0
    assert t.asked()[1] == "Pause" and not t.s.activations
    u = cracked(0)
    u.s.players[0].boost = 20
    u.plays(0, "stop")
    assert u.has(0, "prayer") == 1 and u.asked() == (0, "PillarMoment")  # won: Kronos brings a Prayer
