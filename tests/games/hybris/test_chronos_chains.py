"""Chapter 15: Chains, resources, tiles, Shackles, Blocking, Mill (HY-316 to HY-335, HY-424, HY-434)."""

import pytest

from tests.games.hybris.chronos import (
    against,
    concept,
)
from tests.games.hybris.table import Play, covers, given
from theogony.games.hybris.age import BeforePillars
from theogony.games.hybris.chronos import blocking, chains
from theogony.games.hybris.chronos.blocking import Unblock, block, block_place
from theogony.games.hybris.chronos.chains import Weaken
from theogony.games.hybris.chronos.phases import Obliterate
from theogony.games.hybris.content import (
    AEGIS,
    CHAINED,
    CITIES,
    CITY,
    CONCEPT_CARDS,
    FOLLOWER,
    KRATOS,
    PLACES,
    PRAYER,
    PREMONITIONS,
    TEMNEIN,
    VP,
)
from theogony.games.hybris.game import GAME
from theogony.games.hybris.hands import COLISEUM, PREMONITION, draw_premonitions
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.underworld import drain
from theogony.games.hybris.upgrades import REMOVABLE, TakeOut
from theogony.games.hybris.zones import (
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    CONCEPT_DECK,
    CONCEPT_TOP,
    FIRST_CONCEPT,
    OBLITERATED,
    PREMONITION_DECK,
    PREMONITION_DISCARD,
)


@covers("HY-317", "HY-318")
def test_chains_break_in_order_and_then_chronos_gains_the_number_of_the_pillar() -> None:
    t = against()
    for left in (4, 3, 2, 1, 0):
        chains.break_chain(t.s, concept("gonos"))
        assert t.s.titan().chains == [5, 5, left, 5] and t.s.titan().vp == 0
    chains.break_chain(t.s, concept("gonos"))
    assert t.s.titan().vp == 5 and t.s.titan().chains[2] == 0


@covers("HY-318")
@pytest.mark.parametrize(("name", "vp"), [("anthropos", 2), ("cosmos", 3), ("gonos", 5), ("temnein", 6)])
def test_an_empty_track_is_worth_the_number_of_its_own_pillar(name: str, vp: int) -> None:
    t = against()
    t.s.titan().chains = [5 * (number != concept(name)) for number in CHAINED]
    chains.break_chain(t.s, concept(name))
    assert t.s.titan().vp == vp and sum(t.s.titan().chains) == 15


@covers("HY-319")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (4, 5), (5, 5)])
def test_a_chain_is_added_beside_another_and_never_beyond_five(before: int, after: int) -> None:
    t = against()
    t.s.titan().chains[1] = before
    chains.add_chain(t.s, concept("cosmos"))
    assert t.s.titan().chains[1] == after


@covers("HY-195", "HY-320")
def test_who_drains_may_weaken_chronos_once_in_an_age() -> None:
    t = against()
    t.s.titan().chains = [5, 4, 0, 3]
    drain(t.s, 0)
    t.s.run()
    assert t.asked() == (0, "Weaken")
    t.refuses(0, "chain anthropos", "HY-319")
    t.refuses(0, "chain gonos", "HY-319")
    u = Play(t.s.clone()).plays(0, "pass")
    assert u.s.titan().chains == [5, 4, 0, 3] and not u.s.titan().weakened  # he may, and may do so later
    t.plays(0, "chain temnein")
    assert t.s.titan().chains == [5, 4, 0, 4]
    drain(t.s, 1)
    t.s.run()
    assert t.asked()[1] == "Pause"
    refusal = Weaken(1).refusal(t.s, t.wording.game.moves.parse("chain cosmos"))
    assert refusal is not None and refusal.clause == "HY-195"


@covers("HY-321", "HY-322")
def test_a_fourth_resource_discards_the_three_and_breaks_a_chain() -> None:
    t = against()
    for what, place in ((FOLLOWER, 0), (AEGIS, 1), (PRAYER, 2)):
        chains.gain_resource(t.s, what, 3, "HY-321")
        assert t.s.titan().resources[place] == 3 and t.s.titan().chains[place] == 5
        chains.gain_resource(t.s, what, 1, "HY-321")
        assert t.s.titan().resources[place] == 0 and t.s.titan().chains[place] == 4
    chains.gain_resource(t.s, VP, 7, "HY-067")
    assert t.s.titan().vp == 7
    told = [event.public["amounts"] for event in t.events("chronos-discarded")]
    assert told == [{"follower": 3}, {"aegis": 3}, {"prayer": 3}]
    assert t.events("chronos-gained")[-1].clause == "HY-067"


@covers("HY-318", "HY-319", "HY-321", "HY-325", "HY-335")
def test_what_happens_to_his_board_is_told() -> None:
    t = against()
    chains.break_chain(t.s, concept("gonos"))
    chains.add_chain(t.s, concept("gonos"))
    chains.change_intensity(t.s, KRATOS, 1)
    chains.gain_resource(t.s, AEGIS, 1, "HY-067")
    chains.deck_emptied(t.s, COLISEUM)
    told = [(event.kind, event.public) for event in t.s.events or []]
    assert told == [
        ("chain-broken", {"concept": "gonos", "number": 4}),
        ("chain-added", {"concept": "gonos", "number": 5}),
        ("intensity", {"concept": "kratos", "number": 3}),
        ("chronos-gained", {"amounts": {"aegis": 1}}),
        ("tile-turned", {"tile": "chronos_upgrade_kratos"}),
    ]


@covers("HY-325")
def test_intensity_never_falls_below_zero() -> None:
    t = against()
    chains.change_intensity(t.s, KRATOS, -5)
    chains.change_intensity(t.s, concept("ananke"), 2)
    assert t.s.titan().intensity == [3, 0]


@covers("HY-316")
def test_obliterated_cards_are_out_of_the_game() -> None:
    t = against()
    card = FIRST_CONCEPT + CONCEPT_CARDS.index("concept_cosmos_1")
    t.s.cards.move(card, CONCEPT_DECK + 1, CONCEPT_TOP + 1)
    t.step(Obliterate(1))
    assert not t.s.cards.content[CONCEPT_TOP + 1] and t.s.cards.content[OBLITERATED + 1] == (card,)


# -- Shackles ---------------------------------------------------------------------------------------------------------


@covers("HY-326", "HY-327")
def test_a_shackle_is_discarded_instead_of_a_spark() -> None:
    t = against()
    t.s.players[0].shackles = 1
    t.step(TakeOut(0, REMOVABLE["spark"], 2)).plays(0, "take-out spark>1")
    assert t.s.players[0].shackles == 0 and t.s.players[0].sparks == 0 and t.has(0, "vp") == 0
    t.plays(0, "take-out spark>1")
    assert t.s.players[0].sparks == 1 and t.has(0, "vp") == 1


@covers("HY-326", "HY-327")
def test_shackles_have_no_limit_and_each_is_discarded_for_a_spark() -> None:
    """Shackled Clergy and Curse of the House: each player takes a Shackle."""
    t = against(turn=-1)
    for place, name in ((0, "concept_anthropos_6"), (2, "concept_gonos_3")):
        t.s.cards.move(FIRST_CONCEPT + CONCEPT_CARDS.index(name), CONCEPT_DECK + place, CONCEPT_TOP + place)
    t.s.players[1].shackles = 1
    t.step(BeforePillars())
    assert [player.shackles for player in t.s.players] == [2, 3, 2]
    t.step(TakeOut(0, REMOVABLE["spark"], 2)).plays(0, "take-out spark>1", "take-out spark>1")
    assert t.s.players[0].shackles == t.s.players[0].sparks == 0


@covers("HY-327")
def test_other_pieces_know_no_shackles() -> None:
    t = against()
    t.s.players[0].shackles = 1
    t.step(TakeOut(0, REMOVABLE["hero"], 1)).plays(0, "take-out hero>1")
    assert t.s.players[0].shackles == 1 and t.at(0, "hero_1") == "reserve"


# -- Blocking ---------------------------------------------------------------------------------------------------------


def blocked(t: Play) -> list[str]:
    return [name for place, name in enumerate(PLACES) if t.s.blocked >> place & 1]


@covers("HY-328", "HY-329", "HY-330")
def test_a_slot_is_blocked_and_who_stands_there_goes_home() -> None:
    t = against(at={1: {"hero_3": "olympus_2"}})
    block(t.s, 0, blocking.WHERE.index("olympus"))
    t.s.run()
    t.refuses(0, "block oracle_1", "HY-329")
    t.refuses(0, "block olympus_illustration", "HY-329")
    t.plays(0, "block olympus_2")
    assert blocked(t) == ["olympus_2"] and t.at(1, "hero_3") == "reserve" and t.spent(1, "hero_3")
    told = [(event.clause, event.public) for event in t.events("sent-home")]
    assert told == [("HY-330", {"seat": 1, "character": "hero_3"})]
    block_place(t.s, 0, PLACES.index("oracle_1"))
    assert len(t.events("blocked")) == 2 and len(t.events("sent-home")) == 1  # nobody stood there


@covers("HY-329", "HY-330")
@pytest.mark.parametrize("slot", ["moirai_1", "moirai_2"])
def test_a_dotted_slot_can_be_blocked_and_all_who_are_there_go_home(slot: str) -> None:
    there = {0: {"olympian": slot, "hero_3": slot}, 1: {"prophet_3": slot}}
    t = against(at=there)
    block(t.s, 0, blocking.WHERE.index("moirai"))
    t.s.run()
    t.plays(0, f"block {slot}")
    assert blocked(t) == [slot] and len(t.events("sent-home")) == 3
    for seat, characters in there.items():
        for character in characters:
            assert t.at(seat, character) == "reserve" and t.spent(seat, character) == (character != "olympian")


@covers("HY-093", "HY-330")
def test_an_olympian_sent_home_may_be_activated_again_and_a_hero_has_no_token() -> None:
    plans = {0: {"hero_3": "underworld", "prophet_3": "underworld"}}

    def sent_home(version: int) -> Play:
        t = against(goods={0: {"aegis": 3}}, plans=plans, turned=[0], version=version)
        t.step(TakeTurn(0)).plays(0, "activate hero_3", "go underworld_2")
        t.step(TakeTurn(0)).plays(0, "activate olympian", "go underworld_1")
        for place in ("underworld_1", "underworld_2"):
            block_place(t.s, 0, PLACES.index(place))
        return t.step(TakeTurn(0))

    t = sent_home(GAME.version)
    t.refuses(0, "activate hero_3", "HY-093")
    t.plays(0, "activate olympian", "go sparta")
    assert t.at(0, "olympian") == "sparta" and not t.events("lower-half")  # his Pillar was used before
    sent_home(4).refuses(0, "activate olympian", "HY-093")


@covers("HY-328", "HY-332")
def test_nobody_goes_to_a_blocked_slot_and_a_blocked_city_is_closed() -> None:
    t = against(goods={0: {"aegis": 3, "follower": 3}}, plans={0: {"hero_3": "oracle"}}, hands={0: ["common_fury"]})
    t.s.blocked = 1 << PLACES.index("oracle_1") | 1 << CITY
    t.step(TakeTurn(0)).plays(0, "activate hero_3").refuses(0, "go oracle_1", "HY-328")
    t.plays(0, "go oracle_2")
    u = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}})
    u.s.blocked = 1 << CITY
    u.step(TakeTurn(0)).plays(0, "activate hero_3").refuses(0, "go sparta", "HY-328")


@covers("HY-332")
def test_with_all_slots_blocked_the_illustration_is_open_at_its_price() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "forge"}}, factory=[(0, "tech_coinage")])
    t.s.blocked = 1 << PLACES.index("forge_1")
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "forge_illustration" and t.has(0, "aegis") == 1
    assert t.factory() == ["", "tech_coinage", ""]  # the action alone


@covers("HY-331", "HY-424")
def test_where_an_avatar_stands_a_chain_breaks_instead() -> None:
    t = against()
    t.s.titan().avatar_at[0] = CITIES.index("athens")
    block(t.s, 0, blocking.WHERE.index("athens"))
    t.s.run()
    t.plays(0, "chain gonos")
    assert t.s.titan().chains == [5, 5, 4, 5] and not blocked(t)


@covers("HY-424")
def test_a_slot_is_not_blocked_twice() -> None:
    t = against()
    t.s.blocked = 1 << CITY + CITIES.index("athens")
    block(t.s, 0, blocking.WHERE.index("athens"))
    t.s.run()
    assert t.asked()[1] == "Pause"
    block(t.s, 0, blocking.WHERE.index("any_city"))
    t.s.run()
    t.refuses(0, "block athens", "HY-329")
    t.plays(0, "block elis")


@covers("HY-328")
def test_blocked_tokens_are_removed() -> None:
    t = against()
    t.s.blocked = 0b101
    t.step(Unblock(0, 2)).refuses(0, "unblock olympus_2", "HY-328")
    t.plays(0, "unblock olympus_3")
    assert not t.s.blocked  # the other one was the only one left


# -- Mill and tiles ---------------------------------------------------------------------------------------------------


@covers("HY-333")
def test_mill_discards_from_a_common_deck() -> None:
    t = against().picks(0, 0)
    chains.mill(t.s, COLISEUM, 2)
    assert len(t.s.cards.content[COLISEUM_DECK]) == 28 and len(t.s.cards.content[COLISEUM_DISCARD]) == 2
    assert not t.s.titan().turned
    told = t.events("milled-coliseum")[0].public["cards"]
    assert isinstance(told, list) and sorted(told) == t.s.view(-1)["coliseum_discards"]


@covers("HY-333")
def test_a_milled_premonition_is_told() -> None:
    t = against().picks(1)
    chains.mill(t.s, PREMONITION, 1)
    assert t.events("milled-oracle")[0].public["premonitions"] == [PREMONITIONS[1]]
    assert t.s.view(-1)["premonition_discards"] == [PREMONITIONS[1]]


@covers("HY-165", "HY-334")
def test_a_mill_stops_at_the_empty_deck_which_is_renewed() -> None:
    t = against()
    t.s.cards.move_all([PREMONITION_DECK], PREMONITION_DISCARD)
    chains.mill(t.s, PREMONITION, 2)
    assert not t.events("milled-oracle") and not t.s.titan().turned  # nothing was there to be milled
    u = against()
    chains.mill(u.s, PREMONITION, 99)
    assert len(u.s.cards.content[PREMONITION_DECK]) == 20 and not u.s.cards.content[PREMONITION_DISCARD]
    assert len(u.events("premonitions-shuffled")) == 1 and u.s.titan().turned == 0b01


@covers("HY-323", "HY-324", "HY-334", "HY-335", "HY-407", "HY-434")
def test_a_deck_that_is_empty_for_the_first_time_turns_its_tile() -> None:
    t = against()
    chains.mill(t.s, COLISEUM, 99)
    assert len(t.s.cards.content[COLISEUM_DECK]) == 30  # renewed
    assert t.s.titan().turned == 0b10
    t.s.run()  # the Immediate power: two Chains, 2 Intensity of Kratos, 2 VP
    assert t.s.titan().chains == [4, 4, 5, 5] and t.s.titan().intensity == [1, 4] and t.s.titan().vp == 2
    chains.mill(t.s, COLISEUM, 99)
    t.s.run()
    assert t.s.titan().vp == 2  # once in the game


@covers("HY-335")
def test_drawing_the_last_card_turns_it_too() -> None:
    t = against()
    top, *others = t.s.cards.content[PREMONITION_DECK]
    t.s.cards.place(PREMONITION_DISCARD, others)
    t.s.cards.place(PREMONITION_DECK, [top])
    draw_premonitions(t.s, 0, 1, "HY-165")
    t.s.run()
    assert t.s.titan().turned == 0b01 and [player.shackles for player in t.s.players] == [1, 1, 1]
    assert t.s.titan().chains == [5, 5, 4, 4]


@covers("HY-073", "HY-324")
def test_a_turned_tile_has_no_modifier_any_more() -> None:
    t = against()
    chains.adjust(t.s, KRATOS)
    assert t.s.titan().intensity == [1, 3]
    t.s.titan().turned = 0b10
    chains.adjust(t.s, KRATOS)
    assert t.s.titan().intensity == [1, 3]


@covers("HY-434")
def test_in_a_combat_the_power_of_the_tile_waits_for_its_end() -> None:
    from theogony.games.hybris.coliseum import Challenge

    t = against(hands={0: ["common_fury"]})
    one, other, *rest = t.s.cards.content[COLISEUM_DECK]
    t.s.cards.place(COLISEUM_DISCARD, rest)
    t.s.cards.place(COLISEUM_DECK, [one, other])
    t.picks(0).step(Challenge(0, 3)).plays(0, "challenge hero_orpheus")
    assert t.s.titan().turned == 0b10 and t.s.titan().vp == 0
    t.plays(0, "stop")
    assert not t.s.fights and t.s.titan().vp == 2 and t.s.titan().waiting == 0


@covers("HY-434")
def test_two_tiles_that_waited_come_in_their_order() -> None:
    """Ananke breaks Chains of Gonos and Temnein, Kratos those of Anthropos and Cosmos."""
    t = against()
    t.s.titan().waiting = 0b11
    chains.turn_waiting(t.s)
    t.s.run()
    assert [event.public["concept"] for event in t.events("chain-broken")] == [
        "gonos",
        "temnein",
        "anthropos",
        "cosmos",
    ]


@covers("HY-313")
def test_hermes_has_no_arrogance_here() -> None:
    from theogony.games.hybris.pillars import ARROGANCE
    from theogony.games.hybris.uses import in_force

    assert in_force(given(olympians=("hermes",)).s, 0, ARROGANCE)
    assert not in_force(against(olympians=("hermes",)).s, 0, ARROGANCE)


@covers("HY-342")
def test_temnein_brings_points() -> None:
    t = against()
    chains.gain_of_concept(t.s, TEMNEIN, "HY-342")
    chains.gain_of_concept(t.s, concept("cosmos"), "HY-342")
    assert t.s.titan().vp == 2 and t.s.titan().resources == [0, 1, 0, 0]
