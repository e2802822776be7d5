"""Chapter 17: how Avatars move and fight (HY-348 to HY-355, HY-361 to HY-371, HY-441)."""

from typing import cast

import pytest

from tests.games.hybris.chronos import AEON, KAIROS, KRONOS, PLAIN, against, city, face_up, row, seen
from tests.games.hybris.table import covers
from theogony.games.hybris.age import BeforePillars
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.content import AVATARS, CITIES, CITY
from theogony.games.hybris.effects.chronos import MoveAvatar
from theogony.games.hybris.shapes import HybrisView
from theogony.games.hybris.texts import texts
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.zones import (
    AVATAR_DECK,
    AVATAR_DISCARD,
    AVATAR_ROW,
)

# -- moves ------------------------------------------------------------------------------------------------------------


@covers("HY-348")
def test_every_move_names_its_avatar_or_the_lowest() -> None:
    moves = [op for op in texts(against().s).code if isinstance(op, MoveAvatar)]
    assert len(moves) > 10 and {op.avatar for op in moves} <= {KRONOS, KAIROS, AEON, len(AVATARS)}
    assert all(op.avatar == len(AVATARS) for op in moves if op.city == len(CITIES))  # anywhere: the lowest


@covers("HY-349", "HY-350")
def test_an_avatar_goes_to_an_open_city_and_generates_nothing() -> None:
    t = against(turn=-1)
    t.s.blocked = 1 << CITY + city("lemnos")
    t.s.titan().avatar_at[AEON] = city("elis")
    t.step(SendAvatar(0, KRONOS))
    t.refuses(0, "city lemnos", "HY-350")
    t.refuses(0, "city elis", "HY-350")
    t.plays(0, "city athens")
    assert t.s.titan().avatar_at == [city("athens"), -1, city("elis")] and t.s.well == 0


@covers("HY-351", "HY-352", "HY-353", "HY-371", "HY-441")
def test_desolation_moves_the_lowest_avatar_or_breaks_a_chain() -> None:
    t = face_up(against(turn=-1), "concept_anthropos_4")  # the lowest to Sparta
    t.s.titan().avatar_at[KRONOS] = city("argos")
    t.step(BeforePillars())
    assert t.s.titan().avatar_at == [city("argos"), city("sparta"), -1]
    u = face_up(against(turn=-1), "concept_anthropos_4")
    u.s.titan().avatar_at[KRONOS] = city("sparta")
    u.step(BeforePillars())
    assert u.s.titan().avatar_at == [city("sparta"), -1, -1] and u.s.titan().chains[0] == 4
    w = face_up(against(turn=-1, greatness=(2, 1, 3)), "concept_anthropos_2").step(BeforePillars())  # anywhere
    assert w.asked() == (1, "SendAvatar")
    w.plays(1, "city argos")
    assert w.s.titan().avatar_at == [city("argos"), -1, -1] and w.s.titan().chains[0] == 5
    v = face_up(against(turn=-1), "concept_anthropos_2")  # anywhere, but none is at home
    v.s.titan().avatar_at = [0, 1, 2]
    v.step(BeforePillars())
    assert v.s.titan().chains[0] == 4


@covers("HY-351", "HY-354")
def test_an_avatar_never_goes_from_city_to_city() -> None:
    """Kairos fights in Elis, and Kronos, who is in Argos, cannot rise to Sparta."""
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    t.s.titan().avatar_at[KRONOS] = city("argos")
    row(t, "avatar_kronos_rises", "avatar_eternity", "avatar_age_of_iron").step(SendAvatar(0, KAIROS))
    t.plays(0, "city elis").plays(1, "stop")
    assert t.s.titan().avatar_at == [city("argos"), city("elis"), -1] and t.s.titan().chains == [4, 5, 5, 5]


@covers("HY-362", "HY-425")
def test_a_prophet_flees_from_an_avatar() -> None:
    t = against(turn=-1, at={1: {"prophet_3": "elis"}}).step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.at(1, "prophet_3") == "reserve" and t.spent(1, "prophet_3")
    assert t.s.titan().avatar_at[KRONOS] == city("elis") and not t.s.fights


# -- fights -----------------------------------------------------------------------------------------------------------


@covers("HY-350", "HY-361", "HY-364", "HY-365", "HY-425")
def test_who_is_in_the_city_fights_the_avatar_as_defender() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    row(t, "avatar_scythe", "avatar_reap").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.asked() == (1, "PlayOn") and t.s.fight().seats == [-1, 1]
    assert [event.public for event in t.events("avatar-moved")] == [{"avatar": "kronos", "city": "elis"}]
    assert t.events("avatar-row")[0].public == {"avatar": "kronos", "cards": ["avatar_scythe", "avatar_reap"]}
    assert t.force(0) == 5 + 3 + 2 + 2  # base, cards, and joined sickles
    t.plays(1, "stop")
    assert t.at(1, "hero_3") == "fallen" and t.s.titan().avatar_at[KRONOS] == city("elis")
    assert len(t.s.cards.content[AVATAR_DISCARD]) == 2 and not t.s.cards.content[AVATAR_ROW]


@covers("HY-351", "HY-367", "HY-368")
def test_a_beaten_avatar_goes_home_and_gives_prayers_and_ties_are_the_players() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    t.s.players[1].boost = 7
    row(t, "avatar_scythe", "avatar_age_of_iron").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.force(0) == 5 + 3 + 3
    t.plays(1, "play common_fury")  # 4 + 7; Strategist gives 1 more
    assert t.s.titan().avatar_at[KRONOS] == -1 and t.has(1, "prayer") == 1
    assert t.at(1, "hero_3") == "elis"


@covers("HY-367")
@pytest.mark.parametrize("avatar", [KRONOS, KAIROS, AEON])
def test_kronos_is_worth_one_prayer_kairos_two_and_aeon_three(avatar: int) -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    t.s.players[1].boost = 60
    row(t, *[*PLAIN, "avatar_reap"][: avatar + 2]).step(SendAvatar(0, avatar)).plays(0, "city elis").plays(1, "stop")
    assert t.has(1, "prayer") == avatar + 1 and t.s.titan().avatar_at == [-1, -1, -1]


@covers("HY-361", "HY-262")
def test_a_fighter_who_enters_the_city_of_an_avatar_attacks_it() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}}, hands={0: ["common_fury"]})
    t.s.titan().avatar_at[KAIROS] = city("elis")
    t.s.players[0].boost = 30
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    row(t, "avatar_scythe", "avatar_eternity", "avatar_age_of_iron").plays(0, "go elis")
    assert t.s.fight().seats == [0, -1] and t.at(0, "hero_3") == "reserve"  # he has not taken it yet
    t.plays(0, "stop")
    assert t.at(0, "hero_3") == "elis" and t.has(0, "prayer") == 2 and t.s.well == 4
    assert t.asked() == (0, "FollowersOrService") and t.s.titan().avatar_at[KAIROS] == -1
    assert t.events("city-taken")[0].public == {"seat": 0, "city": "elis"}


@covers("HY-204", "HY-366")
def test_who_loses_against_it_has_no_city_and_no_action() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}})
    t.s.titan().avatar_at[KAIROS] = city("elis")
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    row(t, *PLAIN).plays(0, "go elis")
    assert t.at(0, "hero_3") == "fallen" and t.s.titan().avatar_at[KAIROS] == city("elis")
    assert t.asked()[1] == "Pause" and t.s.well == 0 and t.has(0, "prayer") == 0 and not t.events("city-taken")


@covers("HY-363")
def test_a_prophet_is_not_sent_to_an_avatar() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"prophet_3": "mortal_world"}})
    t.s.titan().avatar_at[KAIROS] = city("elis")
    t.step(TakeTurn(0)).plays(0, "activate prophet_3").refuses(0, "go elis", "HY-363")
    t.plays(0, "go argos")


@covers("HY-365", "HY-427")
def test_texts_of_avatar_cards_come_before_the_player_plays() -> None:
    t = against(
        turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury", "common_ruse"]}, goods={1: {"follower": 1}}
    )
    row(t, "avatar_devour", "avatar_sands").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.has(1, "follower") == 0 and t.s.titan().resources[0] == 1
    assert t.asked() == (1, "Discard")
    t.plays(1, "card common_ruse")
    assert t.asked() == (1, "PlayOn") and t.hand(1) == ["common_fury"]


@covers("HY-427")
def test_age_of_iron_counts_all_cards_of_the_row() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    row(t, *PLAIN).step(SendAvatar(0, KAIROS)).plays(0, "city elis")
    assert t.force(0) == 6 + 3 + 4 + 3 + 1


@covers("HY-369", "HY-394")
def test_an_avatar_counts_as_a_player_for_filters_and_may_be_cancelled() -> None:
    t = against(
        turn=-1, olympians=("zeus", "ares"), at={1: {"hero_3": "elis"}}, hands={1: ["common_fury", "common_ruse"]}
    )
    row(t, "avatar_scythe", "avatar_reap").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.force(1) == 1  # Bloodlust
    u = against(
        turn=-1, olympians=("zeus", "poseidon"), at={1: {"hero_3": "elis"}}, hands={1: ["poseidon_c5", "common_ruse"]}
    )
    row(u, "avatar_scythe", "avatar_reap").step(SendAvatar(0, KRONOS)).plays(
        0,
        "city elis",
    )
    u.plays(1, "play poseidon_c5")
    assert u.force(0) == 5 + 3 + 2  # the Combo of its rightmost card is gone


@covers("HY-365")
def test_the_discards_of_avatars_are_shuffled_when_needed() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    t.s.cards.move_all([AVATAR_DECK], AVATAR_DISCARD)
    t.picks(0, 0).step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert len(t.s.fight().rows[0]) == 2 and len(t.s.cards.content[AVATAR_DECK]) == 16
    assert len(t.events("avatar-cards-shuffled")) == 1


@covers("HY-006", "HY-365", "HY-386")
def test_everybody_sees_the_avatar_deck_and_its_discards() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    row(t, "avatar_scythe", "avatar_reap").step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    board = seen(t)
    assert board["avatar_deck"] == 16 and board["avatar_discards"] == []
    t.plays(1, "stop")
    board = seen(t)
    assert board["avatar_deck"] == 16 and board["avatar_discards"] == ["avatar_scythe", "avatar_reap"]


@covers("HY-006", "HY-361")
def test_everybody_sees_which_avatar_fights_and_where() -> None:
    t = against(turn=-1, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]})
    row(t, *PLAIN).step(SendAvatar(0, KAIROS)).plays(0, "city elis")
    for seat in (-1, 0, 1):
        combat = cast(HybrisView, t.s.view(seat))["combat"]
        assert combat is not None and (combat["kind"], combat["about"], combat["city"]) == ("avatar", "kairos", "elis")
    assert seen(t)["avatars"] == {"kronos": "", "kairos": "elis", "aeon": ""}
