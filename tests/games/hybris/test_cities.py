"""9.8 and 9.9: entering a City, Influence, Premonitions (HY-164, HY-203 to HY-219)."""

import pytest

from tests.games.hybris.table import Play, covers, given
from tests.games.hybris.test_texts import box_with
from theogony.games.hybris.content import CITIES
from theogony.games.hybris.influence import PlayPremonitions, influence
from theogony.games.hybris.turn import TakeTurn

RICH = {"aegis": 5, "follower": 5}


def sent(character: str = "hero_3", **position: object) -> Play:
    """A character of seat 0 has been activated for the Mortal World."""
    position.setdefault("goods", {0: RICH})
    t = given(plans={0: {character: "mortal_world"}}, **position)  # type: ignore[arg-type]
    return t.step(TakeTurn(0)).plays(0, f"activate {character}")


@covers("HY-203", "HY-207", "HY-209", "HY-210")
@pytest.mark.parametrize(("city", "prayers"), [("sparta", 0), ("elis", 4), ("athens", 3), ("lemnos", 2), ("argos", 1)])
def test_a_character_goes_to_one_city_and_its_prayers_come_into_the_well(city: str, prayers: int) -> None:
    t = sent()
    assert t.options(0) == [f"go {name}" for name in CITIES]
    t.plays(0, f"go {city}")
    assert t.at(0, "hero_3") == city and t.s.well == prayers


@covers("HY-209", "HY-198")
def test_the_overflow_is_tested_on_arrival() -> None:
    assert sent(well=8).plays(0, "go argos").has(0, "follower") == 4


@covers("HY-205", "HY-130")
def test_only_fighters_go_to_an_occupied_city_and_anybody_to_an_empty_one() -> None:
    t = sent("prophet_3", at={1: {"olympian": "elis"}})
    t.refuses(0, "go elis", "HY-205")
    t.plays(0, "go athens")
    assert t.at(0, "prophet_3") == "athens"


@covers("HY-206")
def test_never_to_a_city_with_an_own_character() -> None:
    t = sent(at={0: {"prophet_3": "elis"}})
    t.refuses(0, "go elis", "HY-206")
    t.plays(0, "go argos")


@covers("HY-208", "HY-276", "HY-282")
def test_a_prophet_flees_and_the_newcomer_has_won_without_a_combat() -> None:
    t = sent(at={1: {"prophet_3": "elis"}}, olympians=("ares",)).plays(0, "go elis")
    assert t.at(1, "prophet_3") == "reserve" and t.spent(1, "prophet_3")
    assert t.at(0, "hero_3") == "elis" and t.s.players[0].won == 1
    assert t.asked() == (0, "Occasion")  # a won Combat for powers that reward one
    t.plays(0, "use ares_all_or_nothing")
    assert t.has(0, "vp") == 1 and t.space(1) == 2
    assert t.s.well == 4 and t.asked() == (0, "FollowersOrService")  # the turn goes on


@covers("HY-204", "HY-211", "HY-272")
def test_whoever_wins_the_combat_holds_the_city() -> None:
    t = sent(at={1: {"hero_3": "elis"}}, hands={0: ["common_fury"]}).plays(0, "go elis", "play common_fury")
    assert t.at(0, "hero_3") == "elis" and t.at(1, "hero_3") == "fallen"
    assert t.s.well == 4 and t.asked() == (0, "FollowersOrService")
    u = sent(at={1: {"hero_3": "elis"}}).plays(0, "go elis")  # nobody has a card: a tie is the Defender's
    assert u.at(0, "hero_3") == "fallen" and u.at(1, "hero_3") == "elis"
    assert u.s.well == 0 and u.asked()[1] == "Pause"  # no bonus, no action


# -- Influence --------------------------------------------------------------------------------------------------------


def influencing(city: str, **position: object) -> Play:
    t = given(**position)  # type: ignore[arg-type]
    influence(t.s, 0, CITIES.index(city), -1)
    t.s.run()
    return t


@covers("HY-217", "HY-392")
def test_a_service_knows_its_city() -> None:
    """No Service of the box asks for it; one of another box may."""
    asking = [{"op": "if", "cond": {"city": "sparta"}, "then": [{"op": "gain", "what": "vp", "n": 2}]}]
    t = given()
    t.s.box = box_with("cities", 0, "do", asking)
    influence(t.s, 0, CITIES.index("sparta"), -1)
    t.s.run()
    assert t.plays(0, "service").has(0, "vp") == 2


@covers("HY-212", "HY-213", "HY-214", "HY-215", "HY-216", "HY-217")
@pytest.mark.parametrize(
    ("city", "kindness", "followers"),
    [("sparta", 0, 4), ("elis", 2, 1), ("athens", 2, 2), ("lemnos", 1, 2), ("argos", 1, 3)],
)
def test_kindness_and_followers_of_the_banner(city: str, kindness: int, followers: int) -> None:
    t = influencing(city).plays(0, "followers")
    assert t.has(0, "kindness") == kindness and t.has(0, "follower") == followers


@covers("HY-213", "HY-214", "HY-215", "HY-216", "HY-217", "HY-411")
def test_services_instead_of_followers() -> None:
    assert influencing("sparta").draws(0, "common_fury").plays(0, "service").hand(0) == ["common_fury"]
    assert influencing("elis").plays(0, "service").has(0, "vp") == 2
    assert influencing("athens", greatness=(3, 2, 1)).plays(0, "service").space(0) == 2
    assert influencing("lemnos", factory=[(1, "tech_coinage")]).plays(0, "service").factory()[1] == "tech_coinage"
    t = influencing("argos").plays(0, "service", "design tech_coinage")
    assert t.workshop()[0] == "tech_coinage"
    assert all(influencing(city).asked()[1] == "FollowersOrService" for city in CITIES)


@covers("HY-212")
def test_not_both() -> None:
    t = influencing("elis").plays(0, "service")
    assert t.has(0, "follower") == 0
    t.refuses(0, "followers", "HY-087")


@covers("HY-218")
def test_a_temple_gives_one_kindness_or_follower_more() -> None:
    t = influencing("sparta", temples={0: ["sparta"]}).plays(0, "followers")
    t.refuses(0, "done", "HY-218")
    t.plays(0, "kindness")
    assert t.has(0, "kindness") == 1 and t.has(0, "follower") == 4
    u = influencing("sparta", temples={0: ["elis"], 1: ["sparta"]}).plays(0, "followers")
    assert u.asked()[1] == "Pause"


@covers("HY-426")
def test_more_followers_by_a_power_even_with_the_service() -> None:
    t = influencing("elis", deployed={"argos_1": (0, "tech_symposium")}).plays(0, "service")
    assert t.has(0, "follower") == 1
    assert influencing("elis", olympians=("ares",), unlocked={0: [5]}).plays(0, "followers").has(0, "follower") == 1
    assert influencing("sparta", olympians=("ares",), unlocked={0: [5]}).plays(0, "followers").has(0, "follower") == 5


@covers("HY-432")
def test_influence_is_answered_after_its_results() -> None:
    t = influencing("sparta", unlocked={0: [1]}).plays(0, "followers", "use zeus_u1")
    assert t.has(0, "aegis") == 1


# -- Premonitions -----------------------------------------------------------------------------------------------------


@covers("HY-204", "HY-272")
@pytest.mark.parametrize("city", CITIES)
def test_every_occupied_city_is_fought_for(city: str) -> None:
    goods, plans = {0: {"aegis": 1}}, {0: {"hero_3": "mortal_world"}}
    t = given(seats=2, goods=goods, plans=plans, at={1: {"hero_3": city}}, hands={1: ["common_fury"]})
    t.step(TakeTurn(0)).plays(0, "activate hero_3", f"go {city}")
    assert t.asked() == (1, "GoOn") and t.at(0, "hero_3") == "reserve"


@covers("HY-164", "HY-219", "HY-404")
def test_premonitions_whose_prerequisite_is_met_are_played_after_the_benefits() -> None:
    t = influencing("elis", premonitions={0: ["prem_elean_truce", "prem_spartan_oath", "prem_crowds_kneel"]})
    t.plays(0, "followers")
    t.refuses(0, "premonition prem_spartan_oath", "HY-164")
    t.refuses(0, "premonition prem_crowds_kneel", "HY-164")
    t.refuses(0, "premonition prem_grief", "HY-164")
    t.plays(0, "premonition prem_elean_truce", "done")
    assert t.has(0, "kindness") == 4 and t.has(0, "vp") == 1
    assert t.s.view(1)["premonition_discards"] == ["prem_elean_truce"]


@covers("HY-164", "HY-219")
def test_premonitions_may_also_be_played_before_the_followers_or_the_service() -> None:
    held = {0: ["prem_athenian_decree", "prem_humble_god", "prem_spartan_oath"]}
    t = influencing("athens", olympians=("hades", "zeus"), greatness=(3, 1, 2), premonitions=held)
    t.refuses(0, "premonition prem_spartan_oath", "HY-164")
    t.refuses(0, "premonition prem_grief", "HY-164")
    t.plays(0, "premonition prem_humble_god")  # as long as he is third
    assert t.space(0) == 2 and t.asked() == (0, "FollowersOrService")
    t.plays(0, "premonition prem_athenian_decree", "service")
    assert t.space(0) == 1 and t.has(0, "vp") == 2 + 1 and t.has(0, "kindness") == 4
    assert t.asked() == (0, "PlayPremonitions") and t.options(0) == ["done"]


@covers("HY-164")
def test_a_premonition_is_secret_until_it_is_played_and_asked_for_while_one_is_held() -> None:
    t = influencing("elis", premonitions={0: ["prem_spartan_oath"]})
    assert t.asked() == (0, "FollowersOrService") and t.s.prompts()[0].hides(t.s)
    t.plays(0, "followers")
    assert t.asked() == (0, "PlayPremonitions") and t.options(0) == ["done"] and t.s.prompts()[0].hides(t.s)
    u = influencing("elis")
    assert u.asked() == (0, "FollowersOrService") and not u.s.prompts()[0].hides(u.s)  # who holds none hides nothing
    assert "own_premonitions" not in t.s.view(-1) and t.s.view(1)["own_premonitions"] == []
    assert t.s.view(1)["players"][0]["premonitions"] == 1  # type: ignore[index]


@covers("HY-432")
def test_a_played_premonition_is_answered() -> None:
    u = influencing("elis", olympians=("apollo",), premonitions={0: ["prem_elean_truce"]})
    u.plays(0, "premonition prem_elean_truce", "use apollo_prophecy_fulfilled")
    assert u.has(0, "vp") == 2 and u.asked() == (0, "FollowersOrService")
    t = given(olympians=("apollo",), premonitions={0: ["prem_elean_truce"]}).step(PlayPremonitions(0, 1))
    t.plays(0, "premonition prem_elean_truce", "use apollo_prophecy_fulfilled")
    assert t.has(0, "vp") == 2
