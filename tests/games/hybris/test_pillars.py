"""Chapters 6 and 8.2, 8.3: taking Pillars and resolving their halves (HY-065 to HY-071, HY-110 to HY-127, HY-396)."""

import pytest

from tests.games.hybris.table import covers, given
from theogony.games.hybris.age import ActionPhase, TakePillars
from theogony.games.hybris.content import CITIES, PILLARS
from theogony.games.hybris.moves import PASS
from theogony.games.hybris.pillars import LowerHalf, PillarMoment, UseUpper
from theogony.games.hybris.texts import START_OF_AGE
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.uses import resolve_all


def number(name: str) -> int:
    return PILLARS.index(f"pillar_{name}")


@covers("HY-065", "HY-243")
def test_start_of_age_powers_are_resolved_in_the_order_their_owner_likes() -> None:
    t = given(olympians=("ares", "hades", "zeus"), unlocked={0: [2]}, deployed={"elis_1": (0, "tech_aqueduct")}).draws(
        0, "common_fury"
    )
    resolve_all(t.s, START_OF_AGE)
    t.s.run()
    assert t.asked() == (0, "ResolvePowers")
    t.refuses(0, "done", "HY-065")
    t.refuses(0, "use zeus_u4", "HY-065")
    t.plays(0, "use tech_aqueduct")
    assert t.has(0, "follower") == 1 and t.hand(0) == ["common_fury"]


@covers("HY-068", "HY-069")
def test_pillars_are_taken_in_greatness_order_and_none_twice() -> None:
    t = given(greatness=(2, 3, 1))
    for player in t.s.players:
        player.pillars = 0
    t.step(TakePillars())
    assert t.asked() == (2, "TakePillar")
    t.plays(2, "pillar pillar_truce")
    t.refuses(0, "pillar pillar_truce", "HY-068")
    t.plays(0, "pillar pillar_ascension")
    assert t.asked() == (1, "TakePillar")


@covers("HY-070", "HY-071")
def test_a_prayer_lies_on_each_pillar_that_nobody_took_and_goes_with_it_later() -> None:
    t = given(seats=2)
    for player in t.s.players:
        player.pillars = 0
    t.s.offerings = 1 << number("guidance")
    t.step(TakePillars()).plays(0, "pillar pillar_guidance").plays(1, "pillar pillar_truce")
    assert t.has(0, "prayer") == 1 and t.has(1, "prayer") == 0
    assert t.s.view(0)["prayers_on"] == [
        f"pillar_{n}" for n in ("ascension", "ambition", "symbolism", "indoctrination")
    ]


# -- the moment -------------------------------------------------------------------------------------------------------


@covers("HY-110")
def test_a_pillar_may_wait_but_not_beyond_the_action() -> None:
    t = given(pillars={0: "pillar_truce"}).step(PillarMoment(0, 0))
    t.plays(0, "pass")
    refusal = PillarMoment(0, 1).refusal(t.s, PASS)
    assert refusal is not None and refusal.clause == "HY-110"
    t.step(PillarMoment(0, 1))
    assert t.asked() == (0, "UseUpper")


@covers("HY-111", "HY-112", "HY-113")
def test_the_upper_half_may_be_left_but_the_others_receive_the_lower_one() -> None:
    t = given(pillars={0: "pillar_truce"}).step(PillarMoment(0, 0)).plays(0, "pillar pillar_truce", "lower")
    assert [t.has(seat, "aegis") for seat in range(3)] == [0, 2, 2]
    assert t.has(0, "follower") == 0
    assert t.s.view(0)["players"][0]["turned"] == ["pillar_truce"]  # type: ignore[index]


@covers("HY-112")
def test_the_lower_half_is_received_in_greatness_order() -> None:
    t = given(seats=4, greatness=(2, 4, 1, 3)).step(LowerHalf(0, number("truce")))
    assert [event.public["seat"] for event in t.events("gained")] == [2, 3, 1]


@covers("HY-113")
def test_a_pillar_that_is_turned_is_not_resolved_again() -> None:
    t = given(pillars={0: "pillar_truce"}, turned=[0]).step(PillarMoment(0, 0))
    assert t.asked()[1] == "Pause"
    u = given(seats=2, pillars={0: "pillar_truce"}).step(PillarMoment(0, 0))
    u.refuses(0, "pillar pillar_guidance", "HY-113")


@covers("HY-114", "HY-132")
def test_who_passes_without_his_olympian_gives_the_lower_half_all_the_same() -> None:
    t = given(pillars={0: "pillar_truce"}).step(TakeTurn(0)).plays(0, "pass")
    assert t.has(1, "aegis") == 2 and t.has(0, "follower") == 0
    assert t.s.players[0].turned == t.s.players[0].pillars
    u = given(pillars={0: "pillar_truce"}, turned=[0]).step(TakeTurn(0)).plays(0, "pass")
    assert u.has(1, "aegis") == 0


# -- the six Pillars --------------------------------------------------------------------------------------------------


@covers("HY-118", "HY-119")
def test_ascension() -> None:
    """0 has two connected tiles, and one that is connected to a tile of 1: two Links; 1 has the one with 0."""
    t = given(
        greatness=(2, 1, 3),
        deployed={
            "sparta_1": (0, "tech_long_walls"),
            "sparta_2": (0, "tech_trojan_horse"),
            "sparta_3": (1, "tech_icarus_wings"),
        },
        pillars={0: "pillar_ascension"},
    ).step(UseUpper(0, number("ascension")))
    t.plays(0, "upper")
    assert t.has(0, "vp") == 2 + 2 and t.has(0, "kindness") == 1 and t.space(0) == 1
    assert t.has(1, "vp") == 1 and t.has(2, "vp") == 0


@covers("HY-120", "HY-121")
def test_truce_influences_any_city_without_being_there() -> None:
    t = given(at={1: {"olympian": "elis"}}, temples={0: ["elis"]}).step(UseUpper(0, number("truce")))
    t.plays(0, "upper", "city elis", "service", "followers")
    assert t.has(0, "follower") == 1 + 1 and t.has(0, "kindness") == 2 and t.has(0, "vp") == 2
    assert t.s.well == 0  # no Prayer is generated
    assert t.has(1, "aegis") == 2


@covers("HY-122", "HY-123")
def test_guidance_fabricates_a_technology_of_olympus_at_its_full_cost() -> None:
    t = given(goods={0: {"aegis": 2, "follower": 1}}, factory=[(1, "tech_coinage")])
    t.draws_coliseum("col_net", "col_sling").step(UseUpper(0, number("guidance"))).plays(0, "upper")
    t.refuses(0, "fabricate tech_colossus", "HY-044")
    t.refuses(0, "fabricate tech_coinage", "HY-122")
    t.plays(0, "fabricate tech_aeolipile")
    assert t.factory() == ["tech_aeolipile", "tech_coinage", ""]
    assert t.has(0, "aegis") == t.has(0, "follower") == 0
    assert t.hand(1) == ["col_net"] and t.hand(2) == ["col_sling"]


@covers("HY-115", "HY-124")
def test_ambition_gives_force_until_the_end_of_the_action_phase() -> None:
    t = given(turned=[0, 1, 2]).draws(1, "common_fury").draws(2, "common_fury").step(ActionPhase())
    t.step(UseUpper(0, number("ambition"))).plays(0, "upper")
    assert t.has(0, "vp") == 1 and t.hand(1) == t.hand(2) == ["common_fury"]
    for seat in range(3):
        assert t.s.players[0].boost == 3
        t.plays(seat, "pass")
    assert t.s.players[0].boost == 0 and t.asked()[1] == "Pause"  # before any Wrath


@covers("HY-125")
def test_symbolism() -> None:
    t = given().draws_premonition("prem_grief", "prem_triumph").step(UseUpper(0, number("symbolism")))
    t.plays(0, "upper", "take-out temple>3", "temple argos")
    assert t.temples(0) == ["argos"]
    assert t.premonitions(1) == ["prem_grief"] and t.premonitions(2) == ["prem_triumph"]


@covers("HY-061", "HY-111", "HY-125")
def test_an_upper_half_without_a_piece_to_take_out_may_be_used_does_nothing_and_says_so() -> None:
    prompt = UseUpper(0, number("symbolism"))
    none = {tile: {"temple": 0} for tile in range(1, 7)}
    t = given(pieces={0: none}).draws_premonition("prem_grief", "prem_triumph").step(prompt)
    (caution,) = prompt.cautions(t.s).values()
    assert (caution.key, caution.clause) == ("upper-half-does-nothing", "HY-061")
    t.plays(0, "upper")
    assert not t.events("piece-taken") and t.events("upper-half")
    one = given(pieces={0: none | {1: {"temple": 1}}}).step(prompt)
    assert prompt.cautions(one.s) == {}
    for pillar in ("ascension", "truce", "guidance", "ambition", "indoctrination"):  # these bring something besides
        assert UseUpper(0, number(pillar)).cautions(t.s) == {}


@covers("HY-051", "HY-126", "HY-127", "HY-399")
def test_indoctrination_and_the_prayers_of_the_active_player() -> None:
    t = given(greatness=(1, 2, 3)).step(UseUpper(0, number("indoctrination")))
    t.plays(0, "upper", "take-out prophet>2")
    assert t.at(0, "prophet_1") == "reserve" and t.tokens(0, "reserve").count("bonus") == 1
    assert t.s.greatness == [3, 1, 2]
    assert t.s.well == 2


@covers("HY-127")
def test_if_the_well_overflows_then_the_active_player_takes_the_penalty() -> None:
    t = given(well=8, goods={0: {"follower": 2}, 1: {"follower": 2}}).step(LowerHalf(0, number("indoctrination")))
    assert t.has(0, "follower") == 1 and t.has(1, "follower") == 2


# -- Arrogance --------------------------------------------------------------------------------------------------------


@covers("HY-396", "HY-397")
def test_hermes_may_use_the_upper_half_of_the_pillar_that_he_has_marked() -> None:
    t = given(
        olympians=("ares", "hermes", "zeus"), goods={1: {"aegis": 5, "prayer": 2}}, pillars={0: "pillar_ambition"}
    )
    t.s.players[1].marked = number("ambition")
    t.draws(2, "common_fury").step(LowerHalf(0, number("ambition")))
    assert t.asked() == (1, "Occasion")
    t.plays(1, "use hermes_arrogance")
    assert t.has(1, "aegis") == 1 and t.has(1, "prayer") == 0
    assert t.has(1, "vp") == 1 and t.s.players[1].boost == 3
    assert not t.hand(1) and t.hand(2) == ["common_fury"]


@covers("HY-396")
@pytest.mark.parametrize(("aegis", "prayers"), [(3, 2), (9, 1)])
def test_hermes_marks_anothers_pillar_only_and_pays_for_it(aegis: int, prayers: int) -> None:
    t = given(seats=2, olympians=("ares", "hermes"), goods={1: {"aegis": aegis, "prayer": prayers}})
    for player in t.s.players:
        player.pillars = 0
    t.step(TakePillars()).plays(0, "pillar pillar_truce").plays(1, "pillar pillar_guidance")
    assert t.asked() == (1, "MarkPillar")
    t.refuses(1, "pillar pillar_guidance", "HY-396")
    t.refuses(1, "pillar pillar_ambition", "HY-396")
    t.plays(1, "pillar pillar_truce")
    t.step(LowerHalf(0, number("truce")))
    assert t.asked()[1] != "Occasion"  # 4 Aegis and 2 Prayers are not there: he receives the lower half
    assert t.has(1, "aegis") == aegis + 2


@pytest.mark.parametrize("city", CITIES)
def test_truce_goes_to_every_city(city: str) -> None:
    t = given().step(UseUpper(0, number("truce"))).plays(0, "upper", f"city {city}")
    assert t.events("influenced")[0].public["city"] == city
