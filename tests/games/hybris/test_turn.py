"""Chapter 8: turns, activation, passing (HY-087 to HY-109, HY-128 to HY-134, HY-418, HY-431, HY-436)."""

import pytest

from tests.games.hybris.table import Play, agrees, covers, given
from theogony.games.hybris.activation import ACTIVATION_COST, PayActivation, activation_refusal
from theogony.games.hybris.content import CHARACTERS, HERO_TYPE
from theogony.games.hybris.prices import reductions
from theogony.games.hybris.state import FALLEN, PILLAR_PHASE
from theogony.games.hybris.texts import SOURCE_IDS
from theogony.games.hybris.turn import NextTurn, TakeTurn, next_seat

RICH = {"aegis": 5, "follower": 5}


def turn(seat: int = 0, **position: object) -> Play:
    """The seat is to take its turn."""
    return given(**position).step(TakeTurn(seat))  # type: ignore[arg-type]


@covers("HY-087", "HY-133")
def test_turns_follow_the_numbers_of_the_pillars_without_those_who_have_passed() -> None:
    t = given(pillars={0: "pillar_symbolism", 1: "pillar_ascension", 2: "pillar_guidance"})
    assert [next_seat(t.s, after) for after in (-1, 1, 2, 0)] == [1, 2, 0, 1]
    t.s.players[2].passed = 1
    assert next_seat(t.s, 1) == 0
    t.s.players[0].passed = t.s.players[1].passed = 1
    assert next_seat(t.s, 0) == -1
    t.refuses(1, "pass", "HY-087")


@covers("HY-087")
def test_the_order_of_turns_is_seen_and_that_of_greatness_before_the_pillars_are_taken() -> None:
    t = given(pillars={0: "pillar_symbolism", 1: "pillar_ascension", 2: "pillar_guidance"}, greatness=(2, 3, 1))
    assert t.s.view(-1)["order"] == [1, 2, 0]
    t.s.phase = PILLAR_PHASE
    assert t.s.view(-1)["order"] == [2, 0, 1]


@covers("HY-088", "HY-089")
def test_a_turn_is_one_activation_or_a_pass() -> None:
    t = given(goods={0: RICH}, plans={0: {"hero_3": "underworld"}}, pillars={2: "pillar_indoctrination"})
    t.step(NextTurn(-1))
    t.plays(0, "activate hero_3", "go underworld_1")
    assert t.asked() == (1, "TakeTurn")
    t.plays(1, "pass")
    assert t.asked() == (2, "TakeTurn")
    t.refuses(2, "go underworld_1", "HY-088")


@covers("HY-089")
def test_who_has_nobody_to_activate_can_only_pass() -> None:
    t = given(at={0: {"olympian": "fallen"}})
    assert TakeTurn(0).options(t.s) == [t.wording.game.moves.parse("pass")]
    refusal = TakeTurn(0).refusal(t.s, t.wording.game.moves.parse("activate hero_3"))
    assert refusal is not None and refusal.clause == "HY-094"
    t.step(TakeTurn(0))
    assert t.s.players[0].passed  # it is not asked for


@covers("HY-093")
def test_a_character_is_activated_once_in_an_age_and_from_the_reserve() -> None:
    t = given(goods={0: RICH}, at={0: {"hero_1": "athens"}})
    t.s.players[0].spent = 1 << 3
    t.step(TakeTurn(0))
    t.refuses(0, "activate hero_3", "HY-093")
    t.refuses(0, "activate hero_1", "HY-093")
    t.refuses(0, "activate hero_2", "HY-093")
    t.plays(0, "activate olympian")


@covers("HY-094", "HY-278")
def test_a_hero_needs_a_token_and_an_olympian_must_stand() -> None:
    t = turn(goods={0: RICH}, plans={0: {"hero_3": "underworld"}}, at={0: {"olympian": "fallen"}})
    t.refuses(0, "activate prophet_3", "HY-094")
    t.refuses(0, "activate olympian", "HY-094")
    t.s.players[0].at[CHARACTERS.index("hero_1")] = FALLEN
    for character, key in (("olympian", "olympian-wounded"), ("hero_1", "hero-in-underworld")):
        refusal = activation_refusal(t.s, 0, CHARACTERS.index(character))
        assert refusal is not None and refusal.key == key
    t.plays(0, "activate hero_3")


@covers("HY-097", "HY-128", "HY-129")
def test_a_hero_costs_an_aegis_an_olympian_nothing() -> None:
    t = turn(plans={0: {"hero_3": "underworld"}})
    t.refuses(0, "activate hero_3", "HY-097")
    t.plays(0, "activate olympian")
    u = turn(plans={0: {"hero_3": "underworld"}}, goods={0: {"aegis": 1}})
    u.plays(0, "activate hero_3")
    assert u.has(0, "aegis") == 0


@covers("HY-097", "HY-393", "HY-426")
def test_a_reduction_may_be_used_once_in_the_age() -> None:
    plans = {"hero_3": "underworld", "prophet_3": "oracle"}
    t = given(seats=2, olympians=("hermes", "zeus"), goods={0: {"aegis": 2}}, plans={0: plans}).step(TakeTurn(0))
    t.plays(0, "activate hero_3", "use hermes_winged_sandals")
    t.plays(0, "go underworld_1")
    assert t.has(0, "aegis") == 2 + 4
    t.step(TakeTurn(0)).plays(0, "activate prophet_3")  # nothing left to use: 1 Aegis is paid at once
    assert t.has(0, "aegis") == 5


@covers("HY-432")
@pytest.mark.parametrize(("place", "asked"), [("argos", True), ("underworld_1", False)])
def test_an_arrival_in_a_city_is_answered_after_its_prayers(place: str, asked: bool) -> None:
    t = turn(olympians=["poseidon"], unlocked={0: [2]}, well=4, turned=[0])
    t.plays(0, "activate olympian", f"go {place}")
    assert (t.asked() == (0, "Occasion")) == asked and t.s.well == 4 + asked
    if asked:
        t.plays(0, "use poseidon_u2")
        assert t.has(0, "prayer") == 2 and t.s.well == 3


@covers("HY-097", "HY-426")
def test_without_aegis_a_reduction_is_needed_and_an_olympian_needs_none() -> None:
    t = turn(olympians=["hermes"], plans={0: {"hero_3": "underworld"}}).plays(0, "activate hero_3")
    t.refuses(0, "accept", "HY-097")
    assert t.options(0) == ["use hermes_winged_sandals"]
    u = turn(olympians=["hermes"]).plays(0, "activate olympian")
    assert u.asked() == (0, "PillarMoment") and not u.s.players[0].once
    u.plays(0, "pass", "go underworld_1")
    assert not u.tokens(0, "used") and u.s.players[0].used == u.s.players[1].used


@covers("HY-426", "HY-097")
def test_a_reduction_for_heroes_is_none_for_a_prophet() -> None:
    t = given(
        olympians=["hermes"],
        goods={0: {"aegis": 2}},
        plans={0: {"hero_3": "underworld", "prophet_3": "oracle"}},
        deployed={"elis_1": (0, "tech_steam_trireme")},
    ).step(TakeTurn(0))
    hero = PayActivation(0, CHARACTERS.index("hero_3"), 1)
    assert agrees(t, hero) and len(hero.options(t.s)) == 3
    t.plays(0, "activate prophet_3")
    t.refuses(0, "use tech_steam_trireme", "HY-426")
    t.plays(0, "use hermes_winged_sandals")
    assert t.has(0, "aegis") == 2


@covers("HY-105", "HY-426")
def test_who_could_use_a_reduction_is_asked_with_one_answer_left_too() -> None:
    """Whether the full price may be paid depends on where the token leads, and that is secret."""
    t = given(deployed={"elis_1": (0, "tech_steam_trireme")})
    assert PayActivation(0, CHARACTERS.index("hero_3"), 1).hides(t.s)
    assert not PayActivation(0, CHARACTERS.index("prophet_3"), 1).hides(t.s)


@covers("HY-426")
def test_of_two_reductions_the_one_that_is_named_is_used_up() -> None:
    t = given(
        olympians=["hermes"],
        goods={0: {"aegis": 2}},
        plans={0: {"hero_3": "underworld"}},
        deployed={"elis_1": (0, "tech_steam_trireme")},
    ).step(TakeTurn(0))
    t.plays(0, "activate hero_3", "use tech_steam_trireme")
    assert t.has(0, "aegis") == 2 and t.asked() == (0, "Go")  # nothing is left to pay
    left = {script.source for script, _ in reductions(t.s, 0, ACTIVATION_COST, HERO_TYPE)}
    assert {SOURCE_IDS[source] for source in left} == {"hermes_winged_sandals"}


@covers("HY-432")
@pytest.mark.parametrize(
    ("place", "act", "asked"), [("underworld_1", "act drain", True), ("coliseum_1", "act train", False)]
)
def test_only_actions_in_the_underworld_pay_a_toll(place: str, act: str, asked: bool) -> None:
    t = turn(olympians=["zeus", "hades"], at={0: {"hero_3": "fallen"}}).draws_coliseum("col_net")
    t.plays(0, "activate olympian", "pass", f"go {place}", "pass", act)
    assert (t.asked() == (1, "Occasion")) == asked


@covers("HY-105", "HY-436")
def test_a_price_that_leaves_too_little_to_act_cannot_be_paid() -> None:
    def hermes(aegis: int) -> Play:
        goods, plans, workshop = (
            {0: {"aegis": aegis, "follower": 1}},
            {0: {"hero_3": "forge"}},
            [(0, "tech_water_clock")],
        )
        t = turn(olympians=["hermes"], goods=goods, plans=plans, workshop=workshop)
        return t.plays(0, "activate hero_3")

    t = hermes(aegis=1)
    t.refuses(0, "accept", "HY-105")  # nothing in the Factory; the tile costs 1 Aegis
    t.plays(0, "use hermes_winged_sandals")
    assert t.factory()[0] == "tech_water_clock" and t.has(0, "aegis") == 0
    u = hermes(aegis=2).plays(0, "accept")
    assert u.factory()[0] == "tech_water_clock" and not u.s.players[0].once


@covers("HY-098", "HY-436")
def test_the_token_is_revealed_and_says_where_to_go() -> None:
    t = turn(goods={0: RICH}, plans={0: {"hero_3": "oracle"}}, hands={0: ["common_fury"]}).plays(0, "activate hero_3")
    assert t.events("token-revealed")[0].seen_by(1)["token"] == "oracle"
    t.refuses(0, "go olympus_1", "HY-098")
    t.plays(0, "go oracle_2")
    assert t.tokens(0, "used") == ["oracle"] and t.has(0, "prayer") == 1
    assert [name for name in CHARACTERS if t.spent(0, name)] == ["hero_3"]


@covers("HY-099")
def test_a_bonus_location_leads_anywhere_and_goes_back_to_the_supply() -> None:
    t = turn(goods={0: RICH}, plans={0: {"prophet_3": "bonus"}}, tokens={0: ["bonus"]})
    t.s.bonus_tokens = 11
    t.plays(0, "activate prophet_3")
    t.refuses(0, "go coliseum_1", "HY-104")
    t.plays(0, "go underworld_2")
    assert t.s.bonus_tokens == 12 and not t.tokens(0, "used")


@covers("HY-100", "HY-128")
def test_an_olympian_goes_anywhere_and_resolves_its_pillar() -> None:
    t = turn(pillars={0: "pillar_truce"}, quests=["quest_iliad"]).plays(0, "activate olympian", "pass")
    assert {place.split()[1].rsplit("_", 1)[0] for place in t.options(0)} >= {"olympus", "oracle", "moirai", "coliseum"}
    t.plays(0, "go underworld_1", "pass")
    assert t.asked() == (0, "UseUpper")
    t.plays(0, "lower")
    assert t.has(1, "aegis") == 2


@covers("HY-101", "HY-109")
def test_a_slot_holds_one_character_a_dotted_one_any_number() -> None:
    t = turn(goods={0: RICH}, plans={0: {"hero_3": "oracle", "prophet_3": "forge"}}, at={1: {"olympian": "oracle_1"}})
    t.plays(0, "activate hero_3")
    t.refuses(0, "go oracle_1", "HY-101")
    t.draws_premonition("prem_grief").plays(0, "go oracle_3")
    assert t.at(0, "hero_3") == "oracle_3"
    u = turn(
        goods={0: RICH},
        plans={0: {"prophet_3": "forge"}},
        at={1: {"olympian": "forge_1"}},
        workshop=[(0, "tech_aeolipile")],
    ).plays(0, "activate prophet_3")
    assert u.at(0, "prophet_3") == u.at(1, "olympian") == "forge_1"


FULL = {1: {"olympian": "oracle_1", "hero_3": "oracle_2"}, 2: {"olympian": "oracle_3"}}


@covers("HY-102", "HY-103", "HY-107")
def test_the_illustration_is_for_who_finds_no_slot_and_has_its_price() -> None:
    t = turn(goods={0: {"aegis": 1, "follower": 1}}, plans={0: {"hero_3": "oracle"}}, at=FULL)
    t.draws_premonition("prem_grief").plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "oracle_illustration" and t.has(0, "follower") == 0
    u = turn(goods={0: RICH}, plans={0: {"hero_3": "oracle"}}, at={1: FULL[1]})
    u.draws_premonition("prem_grief").plays(0, "activate hero_3")
    assert u.at(0, "hero_3") == "oracle_3"  # the only way, since a slot is free
    v = turn(goods={0: RICH}, at={1: FULL[1]}).plays(0, "activate olympian", "pass")
    v.refuses(0, "go oracle_illustration", "HY-103")


@covers("HY-107")
def test_who_cannot_pay_the_malus_may_not_go_there() -> None:
    t = turn(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "oracle"}}, at=FULL)
    t.refuses(0, "activate hero_3", "HY-105")
    u = turn(goods={0: {"aegis": 1}}, at=FULL).plays(0, "activate olympian", "pass")
    u.refuses(0, "go oracle_illustration", "HY-107")


@covers("HY-104", "HY-130")
def test_prophets_never_go_to_the_moirai_or_the_coliseum() -> None:
    t = turn(goods={0: RICH}, plans={0: {"prophet_3": "bonus"}}, tokens={0: ["bonus"]}, quests=["quest_iliad"])
    t.plays(0, "activate prophet_3")
    t.refuses(0, "go moirai_1", "HY-104")
    t.refuses(0, "go coliseum_1", "HY-104")
    t.plays(0, "go underworld_1")
    assert t.at(0, "prophet_3") == "underworld_1"


@covers("HY-105", "HY-168", "HY-418")
def test_where_nothing_can_be_done_nobody_goes() -> None:
    t = turn(goods={0: RICH}, plans={0: {"hero_3": "moirai"}})
    t.refuses(0, "activate hero_3", "HY-105")
    u = turn(goods={0: RICH}).plays(0, "activate olympian", "pass")
    u.refuses(0, "go moirai_1", "HY-105")
    u.refuses(0, "go forge_1", "HY-105")
    v = turn(goods={0: RICH}, plans={0: {"hero_3": "moirai"}}, quests=["quest_iliad"])
    v.plays(0, "activate hero_3", "go moirai_1")


@covers("HY-105", "HY-151")
@pytest.mark.parametrize(("space", "open_"), [(0, True), (1, True), (2, False)])
def test_at_the_forge_the_bonus_comes_before_the_action_is_judged(space: int, open_: bool) -> None:
    factory: list[tuple[int, str] | None] = [None, None, None]
    factory[space] = (1, "tech_coinage")
    t = turn(goods={0: RICH}, plans={0: {"hero_3": "forge"}}, factory=factory)
    assert ("activate hero_3" in t.options(0)) == open_


@covers("HY-106", "HY-136", "HY-154", "HY-183", "HY-192")
@pytest.mark.parametrize(
    ("place", "good", "number"),
    [
        ("olympus_1", "aegis", 1),
        ("oracle_1", "follower", 2),
        ("oracle_2", "prayer", 1),
        ("oracle_3", "kindness", 1),
        ("coliseum_1", "vp", 1),
        ("coliseum_2", "aegis", 1),
        ("underworld_1", "vp", 1),
        ("underworld_2", "kindness", 1),
    ],
)
def test_the_bonus_of_a_slot_is_taken_at_once(place: str, good: str, number: int) -> None:
    t = turn(goods={0: {"follower": 1}}, hands={0: ["common_fury"]})
    t.plays(0, "activate olympian", "pass", f"go {place}")
    assert t.has(0, good) == number


@covers("HY-106", "HY-136", "HY-166", "HY-183", "HY-192")
def test_bonuses_of_cards_greatness_and_prayers() -> None:
    t = turn(greatness=(3, 2, 1)).plays(0, "activate olympian", "pass", "go olympus_3")
    assert t.space(0) == 2
    assert turn().plays(0, "activate olympian", "pass", "go olympus_2").s.well == 1
    for place, cards in (("moirai_2", 2), ("coliseum_3", 1), ("underworld_3", 1)):
        u = turn(quests=["quest_iliad"]).draws(0, *["common_fury", "common_ruse"][:cards])
        assert len(u.plays(0, "activate olympian", "pass", f"go {place}").hand(0)) == cards
    v = turn(quests=["quest_iliad"]).plays(0, "activate olympian", "pass", "go moirai_1")
    assert v.has(0, "vp") == 1


@covers("HY-101", "HY-166")
def test_both_bonuses_of_the_moirai_are_open_to_any_number() -> None:
    t = turn(quests=["quest_iliad"], at={1: {"olympian": "moirai_1"}, 2: {"olympian": "moirai_2"}})
    t.draws(0, "common_fury", "common_ruse").plays(0, "activate olympian", "pass")
    assert [place for place in t.options(0) if "moirai" in place] == ["go moirai_1", "go moirai_2"]
    t.plays(0, "go moirai_2")
    assert t.at(0, "olympian") == "moirai_2" and len(t.hand(0)) == 2


@covers("HY-108")
def test_one_action_of_that_location() -> None:
    t = turn(goods={0: {"prayer": 1}}).plays(0, "activate olympian", "pass", "go olympus_1", "pass")
    t.refuses(0, "act drain", "HY-108")
    t.refuses(0, "pass", "HY-108")
    t.plays(0, "act design", "design tech_coinage")
    assert t.workshop() == ["tech_coinage", "", ""]


@covers("HY-418")
def test_an_action_that_is_not_possible_is_refused() -> None:
    t = turn(hands={0: ["common_fury"]}).plays(0, "activate olympian", "pass", "go oracle_2", "pass")
    t.refuses(0, "act omen", "HY-418")  # no Follower
    t.draws_premonition("prem_grief").plays(0, "act perceive")
    assert t.premonitions(0) == ["prem_grief"]


@covers("HY-133")
def test_who_has_passed_takes_no_more_turns() -> None:
    t = given(seats=2, goods={1: RICH}, plans={1: {"hero_3": "underworld"}}).step(NextTurn(-1))
    t.plays(0, "pass")
    t.plays(1, "activate hero_3", "go underworld_1")
    assert t.asked() == (1, "TakeTurn")
    t.refuses(0, "activate olympian", "HY-087")


@covers("HY-133")
def test_who_has_passed_is_still_fought_for_his_city() -> None:
    plans, hands = {0: {"hero_3": "mortal_world"}}, {0: ["common_fury"], 1: ["common_fury"]}
    t = turn(goods={0: RICH}, plans=plans, hands=hands, at={1: {"hero_3": "elis"}}, passed=[1])
    t.plays(0, "activate hero_3", "go elis")
    assert t.s.fight().seats == [0, 1] and t.at(0, "hero_3") == "reserve"


@covers("HY-245", "HY-391", "HY-431")
def test_a_power_of_the_own_turn_is_used_before_or_after_the_activation_once_per_age() -> None:
    t = turn(goods={0: {"follower": 3}}, deployed={"argos_1": (0, "tech_coinage")}, turned=[0]).plays(
        0, "use tech_coinage"
    )
    assert t.has(0, "aegis") == 2 and t.has(0, "follower") == 2
    t.refuses(0, "use tech_coinage", "HY-391")
    u = turn(goods={0: {"follower": 3}}, deployed={"argos_1": (0, "tech_coinage")}, turned=[0])
    u.plays(0, "activate olympian", "go underworld_1")
    assert u.asked() == (0, "AfterAction")
    u.plays(0, "use tech_coinage")
    assert u.has(0, "aegis") == 4 + 2


@covers("HY-007", "HY-159")
def test_who_has_looked_at_the_next_primordial_cannot_take_it_back() -> None:
    t = turn(deployed={"argos_1": (0, "tech_lighthouse")})
    before = t.s.frontier
    t.plays(0, "use tech_lighthouse")
    known = t.s.view(0)["known_primordials"]
    assert isinstance(known, dict) and any(known.values()) and t.s.frontier > before


@covers("HY-390", "HY-431")
def test_a_power_whose_price_cannot_be_paid_or_that_is_anothers_is_not_offered() -> None:
    t = turn(deployed={"argos_1": (0, "tech_coinage"), "argos_2": (1, "tech_lighthouse")})
    t.refuses(0, "use tech_coinage", "HY-390")
    t.refuses(0, "use tech_lighthouse", "HY-244")
    t.refuses(0, "use tech_aqueduct", "HY-431")


@covers("HY-392")
def test_a_power_whose_condition_does_not_hold_is_not_offered() -> None:
    t = turn(olympians=("hades",), unlocked={0: [2]})
    t.refuses(0, "use hades_u2", "HY-392")
    u = turn(olympians=("hades",), unlocked={0: [2]}, at={0: {"hero_3": "fallen"}}).plays(0, "use hades_u2")
    assert u.at(0, "hero_3") == "reserve" and u.has(0, "vp") == 1
