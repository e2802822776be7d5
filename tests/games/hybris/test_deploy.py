"""9.10: Deploy, Contest, rewards, Links (HY-220 to HY-242, HY-277, HY-440)."""

import pytest

from tests.games.hybris.table import Play, agrees, covers, given
from theogony.games.hybris.content import CHARACTERS, CITIES, FOLLOWER, SPACES
from theogony.games.hybris.deploy import ChooseTechnology, MayContest, can_deploy, deploy
from theogony.games.hybris.links import connected, own_links
from theogony.games.hybris.state import Activation
from theogony.games.hybris.texts import START_OF_AGE, modifier
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.uses import modified, resolve_all
from theogony.kernel.state import exchanged


def deploying(city: str, character: str = "hero_3", **position: object) -> Play:
    """Seat 0 is about to deploy with a character that stands in the City."""
    position.setdefault("stored", {0: ["tech_coinage"]})
    at: dict[int, dict[str, str]] = dict(position.pop("at", {}))  # type: ignore[call-overload]
    at[0] = {**at.get(0, {}), character: city}
    t = given(at=at, **position)  # type: ignore[arg-type]
    under_way = Activation()
    under_way.seat, under_way.character, under_way.place = 0, CHARACTERS.index(character), 21 + CITIES.index(city)
    t.s.activations = [under_way]
    deploy(t.s, 0, CITIES.index(city), CHARACTERS.index(character))
    t.s.run()
    return t


PASSED = [1, 2]


@covers("HY-220")
def test_deploy_needs_a_stored_technology_and_an_empty_space() -> None:
    full = {"lemnos_1": (1, "tech_aqueduct"), "lemnos_2": (1, "tech_colossus")}
    t = given(stored={0: ["tech_coinage"]}, deployed=full)
    assert can_deploy(t.s, 0, CITIES.index("elis")) and not can_deploy(t.s, 1, CITIES.index("elis"))
    assert not can_deploy(t.s, 0, CITIES.index("lemnos"))


@covers("HY-220", "HY-221", "HY-242")
def test_the_tile_lies_on_an_empty_space_of_that_city() -> None:
    t = deploying("elis", deployed={"elis_1": (1, "tech_aqueduct")}, passed=PASSED)
    t.refuses(0, "space elis_1", "HY-220")
    t.refuses(0, "space athens_1", "HY-221")
    t.plays(0, "space elis_3")
    assert t.s.view(0)["cities"][1]["spaces"]["elis_3"] == "tech_coinage"  # type: ignore[index]
    assert not t.stored(0)
    assert t.s.view(0)["players"][0]["deployed"] == ["tech_coinage"]  # type: ignore[index]
    u = deploying("elis", stored={0: ["tech_coinage", "tech_symposium"]}, passed=PASSED)
    assert agrees(u, ChooseTechnology(0, CITIES.index("elis"), CHARACTERS.index("hero_3")))
    u.refuses(0, "deploy tech_aqueduct", "HY-220")
    u.plays(0, "deploy tech_symposium", "space elis_1")


# -- rewards and bonuses ----------------------------------------------------------------------------------------------


@covers("HY-232", "HY-233")
def test_points_prayers_of_the_well_and_the_kindness_track() -> None:
    t = deploying("elis", goods={0: {"kindness": 4}}, well=5, passed=PASSED).plays(0, "space elis_1")
    # Aegis Coinage: 3 VP, 1 Prayer; Kindness 1 to 4: VP, Aegis, VP, Prayer
    assert t.has(0, "vp") == 3 + 2 and t.has(0, "prayer") == 1 + 1 and t.has(0, "aegis") == 1
    assert t.s.well == 4 and t.has(0, "kindness") == 0 and not t.s.deployments
    assert [(event.clause, event.public) for event in t.events("kindness-back")] == [("HY-233", {"seat": 0})]
    u = deploying("elis", passed=PASSED).plays(0, "space elis_1")
    assert u.s.owner.count(0) and not u.events("kindness-back")  # it never left the space 0


@covers("HY-232")
def test_not_more_prayers_than_the_well_holds() -> None:
    t = deploying("sparta", stored={0: ["tech_golden_statue"]}, well=2, passed=PASSED).plays(0, "space sparta_1")
    assert t.has(0, "prayer") == 2 and t.s.well == 0


@covers("HY-235")
@pytest.mark.parametrize(("city", "vp"), [("argos", 4), ("sparta", 3)])
def test_the_affinity_of_the_city_is_a_point(city: str, vp: int) -> None:
    assert deploying(city, passed=PASSED).plays(0, f"space {city}_1").has(0, "vp") == vp


@covers("HY-235")
def test_a_temple_gives_a_point_or_a_prayer_of_the_well() -> None:
    t = deploying("sparta", temples={0: ["sparta"]}, well=3, passed=PASSED).plays(0, "space sparta_1", "prayer")
    assert t.has(0, "prayer") == 2 and t.has(0, "vp") == 3
    u = deploying("sparta", temples={0: ["sparta"]}, passed=PASSED).plays(0, "space sparta_1")
    assert u.has(0, "vp") == 4  # the Well is empty, so there is no choice


@covers("HY-222", "HY-236", "HY-237", "HY-238")
def test_each_connected_technology_is_a_point_for_both_owners() -> None:
    """Long Walls (links on all edges) on sparta_2: sparta_1 (E-W, has E), sparta_3 (has no N link), argos_3 (has S)."""
    t = deploying(
        "sparta",
        stored={0: ["tech_long_walls"]},
        deployed={
            "sparta_1": (0, "tech_aqueduct"),
            "sparta_3": (1, "tech_bronze_automata"),
            "argos_3": (1, "tech_steam_trireme"),
        },
        passed=PASSED,
    )  # the only empty space
    assert connected(t.s, SPACES.index("sparta_2")) == [SPACES.index("sparta_1"), SPACES.index("argos_3")]
    assert t.has(0, "vp") == 6 + 2 + 1 and t.has(1, "vp") == 1
    assert own_links(t.s, 0) == 2 and own_links(t.s, 1) == 1 and own_links(t.s, 2) == 0
    assert t.s.public_view()["connected"] == [["sparta_1", "sparta_2"], ["sparta_2", "argos_3"]]


@covers("HY-239", "HY-243")
def test_last_the_immediate_power_of_the_tile() -> None:
    t = deploying("sparta", stored={0: ["tech_grain_dole"]}, passed=PASSED).plays(0, "space sparta_1")
    assert t.has(0, "follower") == 1 and t.has(0, "kindness") == 1  # after the cube went back
    u = deploying("sparta", passed=PASSED).plays(0, "space sparta_1")  # Coinage has none
    assert u.has(0, "follower") == 0


@covers("HY-238", "HY-239")
def test_the_owners_of_linked_tiles_have_their_points_before_the_immediate_power() -> None:
    """Grain Dole has a link to the west, Aqueduct one to the east."""
    t = deploying("sparta", stored={0: ["tech_grain_dole"]}, deployed={"sparta_1": (1, "tech_aqueduct")}, passed=PASSED)
    t.plays(0, "space sparta_2")
    told = [(event.public["seat"], event.public["amounts"]) for event in t.events("gained")]
    assert told.index((1, {"vp": 1})) < told.index((0, {"follower": 1}))


@covers("HY-244", "HY-432")
def test_deploy_is_answered_last_and_powers_work_once_their_tile_is_deployed() -> None:
    t = deploying("sparta", olympians=("athena",), unlocked={0: [4]}, temples={0: ["elis"]}, passed=PASSED)
    t.plays(0, "space sparta_1", "use athena_u4")
    assert t.has(0, "vp") == 3 + 1


@covers("HY-244")
@pytest.mark.parametrize("on_the_map", [False, True])
def test_a_stored_technology_has_no_power_yet(on_the_map: bool) -> None:
    """Aqueduct (start of Age), Coinage (in a turn), Symposium (always): none works in the storage."""
    names = ("tech_aqueduct", "tech_coinage", "tech_symposium")
    if on_the_map:
        t = given(deployed={f"elis_{space}": (0, name) for space, name in enumerate(names, 1)})
    else:
        t = given(stored={0: names})
    resolve_all(t.s, START_OF_AGE)
    t.s.run()
    assert t.has(0, "follower") == on_the_map
    t.s.players[0].goods[FOLLOWER] = 1
    t.step(TakeTurn(0))
    if on_the_map:
        t.plays(0, "use tech_coinage")
    else:
        t.refuses(0, "use tech_coinage", "HY-244")
        assert "use tech_coinage" not in t.options(0)
    assert modified(t.s, 0, modifier("influence_followers")) == on_the_map


# -- Contest ----------------------------------------------------------------------------------------------------------


@covers("HY-223", "HY-416")
def test_the_others_are_asked_from_the_right_until_one_contests() -> None:
    t = deploying("elis", greatness=(1, 2, 3), hands={2: ["common_fury"]}).plays(0, "space elis_1")
    assert t.asked() == (2, "MayContest")
    t.plays(2, "pass")
    assert t.asked() == (1, "MayContest")
    t.refuses(2, "contest olympian", "HY-087")
    u = deploying("elis", greatness=(1, 2, 3), hands={2: ["common_fury"]}).plays(0, "space elis_1")
    u.plays(2, "contest olympian", "play common_fury")
    assert u.asked() == (2, "Claim")  # seat 1 is not asked any more


@covers("HY-134", "HY-224")
def test_who_may_contest() -> None:
    t = deploying(
        "elis",
        seats=2,
        at={1: {"hero_1": "reserve", "hero_2": "athens"}},
        plans={1: {"hero_3": "forge", "prophet_3": "oracle"}},
    ).plays(0, "space elis_1")
    for character, why in (
        ("prophet_3", "prophets-do-not-contest"), ("hero_1", "no-token"), ("hero_2", "not-available"),
    ):  # fmt: skip
        refused = t.refuses(1, f"contest {character}", "HY-224")
        assert (refused.key, refused.remedy) == (why, "choose-another-character")
    t.plays(1, "contest hero_3")
    assert t.tokens(1, "reserve").count("forge") == 1 and t.has(1, "aegis") == 0
    u = deploying("elis", seats=2, passed=[1]).plays(0, "space elis_1")
    assert u.asked()[1] != "MayContest"
    refusal = MayContest(1).refusal(u.s, u.wording.game.moves.parse("contest olympian"))
    assert refusal is not None and (refusal.clause, refusal.remedy) == ("HY-134", "pass")


@covers("HY-224", "HY-227")
def test_who_was_activated_in_this_age_cannot_contest_from_home() -> None:
    t = deploying("elis", seats=2, plans={1: {"hero_3": "forge"}}, allies={1: ["hero_jason"]})
    t.s.players[1].under = exchanged(t.s.players[1].under, CHARACTERS.index("hero_jason"), 0)
    t.s.players[1].spent = 1 | 1 << CHARACTERS.index("hero_jason")
    t.plays(0, "space elis_1")
    t.refuses(1, "contest olympian", "HY-224")  # sent home by a Canto, say
    t.refuses(1, "contest hero_jason", "HY-224")
    assert t.options(1) == ["pass", "contest hero_3"]


@covers("HY-224")
def test_a_wounded_olympian_cannot_contest() -> None:
    t = deploying("elis", seats=2, at={1: {"olympian": "fallen"}}, plans={1: {"hero_3": "forge"}})
    t.plays(0, "space elis_1").refuses(1, "contest olympian", "HY-224")
    refusal = MayContest(1).refusal(t.s, t.wording.game.moves.parse("contest olympian"))
    assert refusal is not None and refusal.key == "olympian-wounded"


@covers("HY-225", "HY-226", "HY-227", "HY-230", "HY-262", "HY-273")
def test_a_defender_who_wins_goes_on_and_the_contester_is_spent() -> None:
    t = deploying("elis", seats=2, hands={0: ["common_fury"]}).plays(0, "space elis_1").plays(1, "contest olympian")
    assert t.s.fight().seats == [1, 0]  # the Contester is the Attacker
    t.plays(0, "play common_fury")
    assert t.at(1, "olympian") == "fallen" and t.spent(1, "olympian")
    assert t.has(0, "vp") == 3 and t.at(0, "hero_3") == "elis"
    assert t.s.players[1].turned == 0  # his Pillar is resolved when he passes


@covers("HY-229", "HY-231", "HY-240", "HY-241", "HY-277")
def test_a_contester_who_wins_takes_the_slot_and_claims_a_reward_first() -> None:
    t = deploying(
        "argos", seats=2, hands={1: ["common_fury"]}, goods={0: {"kindness": 3}}, well=4, temples={0: ["argos"]}
    )
    t.plays(0, "space argos_1").plays(1, "contest olympian", "play common_fury")
    assert t.at(0, "hero_3") == "fallen" and t.at(1, "olympian") == "argos" and t.s.well == 4  # no slot bonus
    t.plays(1, "reward vp")
    assert t.has(1, "vp") == 3 and t.has(0, "vp") == 2 + 1  # Kindness 1 and 3; the Affinity
    assert t.has(0, "prayer") == 1 and t.has(0, "aegis") == 1
    assert t.asked() == (0, "TempleReward")  # step 4 goes to who deploys all the same
    t.plays(0, "vp")
    assert t.s.activation().over == 1 and t.has(0, "kindness") == 0


@covers("HY-231", "HY-232")
def test_a_contester_may_claim_the_prayers() -> None:
    t = deploying("elis", seats=2, hands={1: ["common_fury"]}, goods={0: {"kindness": 1}}, well=4)
    t.plays(0, "space elis_1").plays(1, "contest olympian", "play common_fury", "reward prayers")
    assert t.has(1, "prayer") == 1 and t.has(1, "vp") == 0 and t.s.well == 3
    assert t.has(0, "prayer") == 0 and t.has(0, "vp") == 3 + 1  # the tile, Kindness 1


@covers("HY-231")
@pytest.mark.parametrize(("version", "prayers"), [(6, [1, 1]), (7, [0, 2])])
def test_the_claimed_reward_comes_first_with_all_that_it_sets_off(version: int, prayers: list[int]) -> None:
    """The Kindness track gives Poseidon his last Spark, and that Upgrade 3 Prayers of the Well: there are 2, so none is
    left for the tile. Before amendment 6 who deploys had his rewards first."""
    t = deploying(
        "argos", seats=2, olympians=("zeus", "poseidon"), hands={1: ["common_fury"]}, goods={0: {"kindness": 6}},
        pieces={1: {6: {"spark": 1}}}, well=2, version=version,
    )  # fmt: skip
    t.plays(0, "space argos_1").plays(1, "contest olympian", "play common_fury", "reward kindness", "take-out spark>6")
    assert t.unlocked(1) == [6] and t.has(0, "vp") == 3 + 1
    assert [t.has(seat, "prayer") for seat in (0, 1)] == [prayers[0], 1 + prayers[1]]  # 1 by Kindness


@covers("HY-226", "HY-227")
@pytest.mark.parametrize("character", ["olympian", "hero_3"])
def test_who_contests_is_spent_for_this_age_and_nobody_else(character: str) -> None:
    t = deploying("elis", seats=2, hands={1: ["common_fury"]}, plans={1: {"hero_3": "forge"}})
    t.plays(0, "space elis_1").plays(1, f"contest {character}", "play common_fury")
    assert [name for name in CHARACTERS if t.spent(1, name)] == [character]
    assert t.under(1, "hero_3") == ("forge" if character == "olympian" else "")
    assert t.tokens(1, "reserve").count("forge") == int(character == "hero_3")


@covers("HY-234")
def test_the_claimed_kindness_is_that_of_the_contested_player() -> None:
    t = deploying("elis", seats=2, hands={1: ["common_fury"]}, goods={0: {"kindness": 3}, 1: {"kindness": 8}})
    t.plays(0, "space elis_1").plays(1, "contest olympian", "play common_fury", "reward kindness")
    assert t.has(1, "vp") == 2 and t.has(1, "aegis") == 1
    assert t.has(0, "kindness") == 0 and t.has(1, "kindness") == 8


@covers("HY-228")
def test_a_prophet_who_deploys_flees_from_a_contest() -> None:
    t = deploying("elis", "prophet_3", seats=2).plays(0, "space elis_1").plays(1, "contest olympian", "reward vp")
    assert t.at(0, "prophet_3") == "reserve" and t.at(1, "olympian") == "elis" and t.has(1, "vp") == 3


@covers("HY-279", "HY-440")
def test_an_olympian_beaten_in_its_own_deploy_resolves_its_pillar_before_the_rewards() -> None:
    t = deploying(
        "elis", "olympian", seats=2, hands={1: ["common_fury"]}, pillars={0: "pillar_truce", 1: "pillar_ambition"}
    )
    t.plays(0, "space elis_1").plays(1, "contest olympian", "play common_fury")
    assert t.asked() == (1, "Claim") and t.has(1, "aegis") == 2
    assert t.s.players[0].turned == t.s.players[0].pillars


@covers("HY-432")
def test_burning_mirrors_answer_a_contest() -> None:
    t = deploying("elis", seats=2, deployed={"sparta_1": (0, "tech_burning_mirrors")}, hands={1: ["common_fury"]})
    t.plays(0, "space elis_1").plays(1, "contest olympian").plays(0, "use tech_burning_mirrors")
    t.plays(1, "play common_fury")
    assert t.asked() == (1, "Claim")  # 4 - 2 is still more than nothing
    assert t.events("combat-decided")[0].public["force"] == 2
