"""Chapters 17 and 18: Avatars, their Contest, Ancient Technologies, the end (HY-348 to HY-379, HY-425, HY-435,
HY-441)."""

from typing import cast

import pytest

from tests.games.hybris.table import Play, covers
from tests.games.hybris.test_chronos_chains import against, concept
from tests.games.hybris.test_chronos_turn import face_up
from theogony.games.hybris.age import BeforePillars
from theogony.games.hybris.chronos import avatars, chains
from theogony.games.hybris.chronos.ancient import TakeAncient
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.chronos.ending import last_age_over
from theogony.games.hybris.chronos.turn import ConceptTurn
from theogony.games.hybris.content import AVATARS, CHARACTERS, CITIES, CITY, CONFLICT, SPARK, TECHNOLOGIES
from theogony.games.hybris.deploy import deploy
from theogony.games.hybris.effects.chronos import MoveAvatar
from theogony.games.hybris.shapes import ChronosView, HybrisView
from theogony.games.hybris.state import Activation
from theogony.games.hybris.texts import texts
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.upgrades import REMOVABLE, TakeOut, take_piece
from theogony.games.hybris.zones import (
    ARENA_HAND,
    AVATAR_DECK,
    AVATAR_DESIGN,
    AVATAR_DISCARD,
    AVATAR_ROW,
    FIRST_AVATAR,
    HAND,
)
from theogony.kernel.rng import Rng

KRONOS, KAIROS, AEON = 0, 1, 2
PLAIN = ["avatar_scythe", "avatar_eternity", "avatar_age_of_iron"]  # in this order nothing joins


def row(t: Play, *names: str) -> Play:
    """The next Avatar cards, by design."""
    deck = list(t.s.cards.content[AVATAR_DECK])
    for name in names:
        place = next(at for at, card in enumerate(deck) if CONFLICT[AVATAR_DESIGN[card - FIRST_AVATAR]] == name)
        t.picks(place)
        deck.pop(place)
    return t


def city(name: str) -> int:
    return CITIES.index(name)


def seen(t: Play) -> ChronosView:
    """The Chronos board as spectators see it."""
    board = cast(HybrisView, t.s.view(-1))["chronos"]
    assert board is not None
    return board


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
    assert t.s.titan().waiting_avatars == (AEON, KAIROS)
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


def strides(**position: object) -> Play:
    """In the turn of seat 0 its Hero attacks Kronos in Elis, and Kairos strides to Athens, where a Hero of 1 is."""
    t = against(
        goods={0: {"aegis": 3}},
        plans={0: {"hero_3": "mortal_world"}},
        at={1: {"hero_3": "athens"}},
        hands={0: ["common_fury"], 1: ["common_fury"]},
        **position,  # type: ignore[arg-type]
    )
    t.s.titan().avatar_at[KRONOS] = city("elis")
    t.s.players[0].boost = 30
    t.step(ConceptTurn(0)).plays(0, "activate hero_3")
    row(t, "avatar_kairos_strides", "avatar_moment").plays(0, "go elis", "stop")
    return t


@covers("HY-370")
def test_a_combat_by_an_avatar_card_waits_until_the_turn_is_over() -> None:
    t = strides()
    assert t.s.titan().avatar_at == [-1, city("athens"), -1] and t.s.titan().waiting_avatars == (KAIROS,)
    assert t.asked() == (0, "FollowersOrService") and not t.s.fights  # the turn of 0 goes on
    row(t, "avatar_scythe", "avatar_eternity", "avatar_age_of_iron").plays(0, "followers")
    assert t.asked() == (1, "PlayOn") and t.s.fight().seats == [-1, 1] and t.s.turn == -1
    assert t.s.fight().about == KAIROS and not t.s.titan().waiting_avatars
    t.plays(1, "stop")
    assert t.at(1, "hero_3") == "fallen" and t.s.titan().avatar_at[KAIROS] == city("athens")
    assert t.asked() == (1, "TakeTurn")  # a defeat outside the own turn ends none


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
    t = strides(stored={0: ["tech_coinage"]})
    t.s.titan().avatar_at[KRONOS] = city("argos")  # beaten, but elsewhere again
    t.plays(0, "act deploy", "space elis_1")
    assert [event.public["avatar"] for event in t.events("avatar-contests")] == ["aeon"]


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
    waiting = strides()
    assert seen(waiting)["waiting_avatars"] == ["kairos"]


# -- Contest ----------------------------------------------------------------------------------------------------------


def deploying(seats: int = 3, character: str = "hero_3", **position: object) -> Play:
    """Seat 0 deploys Aegis Coinage in Elis: an Avatar contests."""
    t = against(seats, stored={0: ["tech_coinage"]}, at={0: {character: "elis"}}, **position)
    under_way = Activation()
    under_way.seat, under_way.character, under_way.place = 0, CHARACTERS.index(character), CITY + city("elis")
    t.s.activations = [under_way]
    deploy(t.s, 0, city("elis"), CHARACTERS.index(character))
    t.s.run()
    return t


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


@covers("HY-435", "HY-438")
def test_cards_that_do_not_suffice_go_back_and_stay_known() -> None:
    t = deploying(greatness=(1, 2, 3), hands={1: ["common_parry", "common_ruse"], 2: ["common_ruse"]})
    t.plays(0, "space elis_1").plays(1, "card common_parry", "pass")
    row(t, "avatar_scythe", "avatar_reap").plays(2, "pass")
    assert t.hand(1) == ["common_parry", "common_ruse"] and t.s.titan().intensity == [1, 2]
    assert t.s.cards.seen(t.s.seats, 1) == [CONFLICT.index("common_parry")]  # by spectators too


@covers("HY-435", "HY-438")
def test_two_copies_are_both_shown_and_stay_known() -> None:
    t = deploying(
        greatness=(1, 2, 3), closed=True, hands={1: ["common_parry", "common_parry", "common_ruse"], 2: ["common_ruse"]}
    )
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
    t = deploying(greatness=(1, 2, 3), closed=True, hands={1: ["common_parry", "common_parry"], 2: ["common_fury"]})
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
    t = deploying(4, greatness=(1, 2, 3, 4), closed=True, hands=hands)
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
    t = deploying(goods={0: {"kindness": 2}}, well=2)
    row(t, "avatar_scythe", "avatar_reap").plays(0, "space elis_1")
    assert t.s.titan().avatar_at[KRONOS] == city("elis") and t.at(0, "hero_3") == "fallen"
    assert [event.public for event in t.events("avatar-moved")] == [{"avatar": "kronos", "city": "elis"}]
    assert t.s.titan().vp == 3 and t.has(0, "vp") == 1 and t.has(0, "prayer") == 1 and t.has(0, "aegis") == 1
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


# -- Ancient Technologies ---------------------------------------------------------------------------------------------


@covers("HY-372", "HY-373", "HY-374")
def test_an_ancient_technology_is_stored_on_a_board_of_the_players_choice() -> None:
    t = against(stored={1: ["tech_coinage", "tech_aqueduct"]}).step(TakeAncient(0))
    t.refuses(0, "ancient tech_symposium", "HY-373")
    t.plays(0, "ancient ancient_first_hymn")
    t.refuses(0, "player 4", "HY-373")
    t.refuses(0, "player 2", "HY-374")  # full, and others have room
    t.plays(0, "player 3")
    assert t.stored(2) == ["ancient_first_hymn"] and not t.s.ancient >> TECHNOLOGIES.index("ancient_first_hymn") & 1


@covers("HY-152", "HY-374")
def test_if_no_board_has_room_a_third_tile_is_removed_as_usual() -> None:
    t = against(2, stored={0: ["tech_symposium", "tech_polybolos"], 1: ["tech_coinage", "tech_aqueduct"]})
    t.step(TakeAncient(0)).plays(0, "ancient ancient_first_hymn", "player 2")
    assert t.asked() == (1, "RemoveTechnology")
    t.plays(1, "remove-technology tech_coinage")
    assert t.stored(1) == ["tech_aqueduct", "ancient_first_hymn"]


@covers("HY-374")
def test_when_they_are_gone_nothing_happens() -> None:
    t = face_up(against(goods={0: {"aegis": 5}}), "concept_cosmos_5")
    t.s.titan().focus = [-1, -1, 0, -1, -1, -1]
    t.s.ancient = 0
    t.step(TakeTurn(0)).plays(0, "activate olympian", "accept")
    assert t.asked()[1] == "PillarMoment" and t.has(0, "aegis") == 2


# -- the end ----------------------------------------------------------------------------------------------------------


@covers("HY-375", "HY-442")
def test_chronos_wins_when_the_last_chain_is_off_his_board() -> None:
    t = against(goods={0: {"vp": 50}})
    t.s.titan().chains = [0, 1, 0, 1]
    chains.break_chain(t.s, concept("temnein"))
    assert t.s.result is None
    chains.break_chain(t.s, concept("cosmos"))
    assert t.s.result is not None and t.s.result.ranks == [2, 1] and t.s.result.reason == "HY-375"


@covers("HY-376", "HY-378")
def test_the_olympians_win_when_every_one_has_unlocked_all() -> None:
    t = against(
        2, unlocked={0: [1, 2, 3, 4, 5], 1: [1, 2, 3, 4, 5]}, pieces={0: {6: {"spark": 1}}, 1: {6: {"spark": 1}}}
    )
    t.step(TakeOut(0, REMOVABLE["spark"], 1))
    assert t.s.result is None  # one alone ends nothing
    t.step(TakeOut(1, REMOVABLE["spark"], 1))
    assert t.s.result is not None and t.s.result.ranks == [1, 2] and t.s.result.reason == "HY-376"


@covers("HY-442")
@pytest.mark.parametrize("chain_first", [True, False])
def test_of_the_last_chain_and_the_last_upgrade_what_comes_first_decides(chain_first: bool) -> None:
    t = against(2, unlocked={0: [1, 2, 3, 4, 5, 6], 1: [1, 2, 3, 4, 5]}, pieces={1: {6: {"spark": 1}}})
    t.s.titan().chains = [0, 1, 0, 0]
    if chain_first:
        chains.break_chain(t.s, concept("cosmos"))
        take_piece(t.s, 1, 5, SPARK)
    else:
        take_piece(t.s, 1, 5, SPARK)
        chains.break_chain(t.s, concept("cosmos"))
    assert t.s.result is not None and t.s.result.reason == ("HY-375" if chain_first else "HY-376")
    assert t.s.result.ranks == ([2, 1] if chain_first else [1, 2]) and len(t.events("side-won")) == 1


@covers("HY-375", "HY-376", "HY-377", "HY-406")
@pytest.mark.parametrize(
    ("points", "chronos", "won", "reason"),
    [((5, 6, 7), 4, True, "HY-376"), ((4, 6, 7), 4, False, "HY-377"), ((3, 9, 9), 4, False, "HY-375")],
)
def test_after_the_sixth_age_every_olympian_must_have_more_points(
    points: tuple[int, ...], chronos: int, won: bool, reason: str
) -> None:
    t = against(goods={seat: {"vp": vp} for seat, vp in enumerate(points)})
    t.s.titan().vp = chronos
    last_age_over(t.s)
    assert t.s.result is not None
    assert t.s.result.ranks == ([1, 2] if won else [2, 1]) and t.s.result.reason == reason
    assert t.s.result.scores == [min(points), chronos] and t.s.result.seat_scores == list(points)


@covers("HY-379")
def test_players_may_still_fight_for_a_city_but_need_not() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}}, at={1: {"hero_3": "elis"}})
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert "go elis" in t.options(0) and "go argos" in t.options(0)
    t.plays(0, "go elis")
    assert t.at(0, "hero_3") == "fallen"


@covers("HY-202", "HY-349")
def test_avatars_never_generate_prayers() -> None:
    t = against(turn=-1).step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.s.well == 0 and t.s.titan().avatar_at[KRONOS] == city("elis")
    u = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}})
    u.step(TakeTurn(0)).plays(0, "activate hero_3", "go elis")
    assert u.s.well == 4  # a Hero who comes there does
