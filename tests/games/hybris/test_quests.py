"""9.4 and 9.5: Quests and Coliseum Heroes (HY-166 to HY-189, HY-421)."""

import pytest

from tests.games.hybris.table import Play, card_test, covers, given
from theogony.games.hybris.age import AgeOver
from theogony.games.hybris.box import OF_CONFRONTATION, HybrisBox, Task
from theogony.games.hybris.coliseum import Challenge, can_fight
from theogony.games.hybris.content import CANTOS, CHAMPIONS, CHARACTERS, QUESTS
from theogony.games.hybris.defeat import DefeatHero
from theogony.games.hybris.end_of_age import EndOfAge, rest
from theogony.games.hybris.moirai import Undertake, can_undertake
from theogony.games.hybris.state import NOTHING
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.underworld import Resurrect
from theogony.kernel.effects.given import Given
from theogony.kernel.state import exchanged

HERO = CHARACTERS.index("hero_3")


def undertaking(quest: str, character: str = "hero_3", **position: object) -> Play:
    """A character of seat 0 at the Moirai tries this Quest."""
    position.setdefault("quests", [quest])
    at: dict[int, dict[str, str]] = dict(position.pop("at", {}))  # type: ignore[call-overload]
    at[0] = {**at.get(0, {}), character: "moirai_1"}
    t = given(at=at, **position)  # type: ignore[arg-type]
    return t.step(Undertake(0, CHARACTERS.index(character)))


@covers("HY-167")
def test_a_face_up_quest_is_chosen() -> None:
    t = undertaking("quest_iliad", quests=["quest_iliad", "quest_hydra"], hands={0: ["common_fury"]})
    t.refuses(0, "quest quest_odyssey", "HY-167")
    t.plays(0, "quest quest_iliad")


@covers("HY-169", "HY-170", "HY-171", "HY-175")
def test_the_first_canto_without_a_token_is_tried_and_rewarded() -> None:
    t = undertaking("quest_labours", hands={0: ["common_parry", "common_fury", "common_surge"]})
    assert t.asked() == (0, "ShowCards")
    t.refuses(0, "card common_surge", "HY-175")  # water is not asked for
    t.refuses(0, "card common_ruse", "HY-175")
    t.plays(0, "card common_parry", "done")
    assert t.has(0, "vp") == 1 and t.s.cantos[8:] == (0, -1, -1, -1)
    assert len(t.hand(0)) == 3  # shown, not discarded
    assert t.s.view(1)["known_hands"]["0"] == ["common_parry"]  # type: ignore[index]


@covers("HY-171", "HY-172")
def test_a_card_is_discarded_to_try_the_next_canto() -> None:
    t = undertaking("quest_labours", hands={0: ["common_parry", "common_fury", "common_ruse"]})
    t.plays(0, "card common_parry")
    t.refuses(0, "card common_surge", "HY-171")
    t.plays(0, "card common_ruse", "card common_fury", "done")  # the second: fire and earth, on one card (HY-176)
    assert t.discards(0) == ["common_ruse"] and t.has(0, "vp") == 3
    assert t.s.cantos[8:] == (0, 0, -1, -1)


@covers("HY-173", "HY-182")
def test_the_last_canto_brings_the_epic_reward_and_the_quest_is_discarded() -> None:
    t = given(
        quests=["quest_descent_of_orpheus"],
        at={0: {"hero_3": "moirai_1", "hero_1": "fallen"}},
        hands={0: ["common_ruse"]},
    )
    t.s.cantos = exchanged(t.s.cantos, 8, 1)
    t.step(Undertake(0, HERO)).plays(0, "card common_ruse")
    assert t.has(0, "vp") == 3 + 3 and t.at(0, "hero_1") == "reserve"
    assert t.quests() == ["", "", ""] and t.s.cantos == (-1,) * 12


@covers("HY-174", "HY-421")
def test_who_fails_is_defeated_and_one_may_refuse() -> None:
    t = undertaking("quest_labours", hands={0: ["common_ruse"]})  # no earth: asked all the same
    assert t.asked() == (0, "ShowCards") and t.options(0) == ["pass"]
    t.plays(0, "pass")
    assert t.at(0, "hero_3") == "fallen"
    u = undertaking("quest_labours", hands={0: ["common_parry"]}).plays(0, "pass")
    assert u.at(0, "hero_3") == "fallen" and u.has(0, "vp") == 0


@covers("HY-175", "HY-176")
def test_two_cards_may_show_two_elements_and_what_has_begun_is_completed() -> None:
    t = undertaking("quest_golden_fleece", hands={0: ["common_surge", "common_ruse", "common_parry"]})
    t.refuses(0, "card common_parry", "HY-175")
    t.plays(0, "card common_surge")
    t.refuses(0, "pass", "HY-421")
    t.refuses(0, "card common_surge", "HY-175")
    t.plays(0, "card common_ruse", "done")
    assert t.has(0, "aegis") == 2


@covers("HY-175", "HY-176")
def test_a_character_of_the_stated_kind_is_returned_and_not_the_one_on_the_quest() -> None:
    t = given(
        quests=["quest_seven_against_thebes"],
        at={0: {"hero_3": "moirai_1", "hero_1": "coliseum_1", "prophet_3": "oracle_1"}},
        hands={0: ["common_fury"]},
    )
    t.s.cantos = exchanged(t.s.cantos, 8, 1)
    t.step(Undertake(0, HERO))
    t.refuses(0, "character hero_3", "HY-176")
    t.refuses(0, "character prophet_3", "HY-175")
    t.plays(0, "character hero_1", "done")
    assert t.at(0, "hero_1") == "reserve" and t.has(0, "vp") == 2


@covers("HY-175")
@pytest.mark.parametrize(("followers", "paid"), [(1, True), (0, False)])
def test_a_canto_may_ask_for_a_payment(followers: int, paid: bool) -> None:
    t = undertaking("quest_founding_of_cadmus", goods={0: {"follower": followers}})
    if paid:
        t.plays(0, "accept")
        assert t.has(0, "kindness") == 1 and t.has(0, "follower") == 0
    else:
        assert t.at(0, "hero_3") == "fallen"  # nothing to pay with


@covers("HY-421")
def test_what_an_ally_has_for_a_canto_comes_before_it_is_tested() -> None:
    t = given(
        quests=["quest_labours"],
        allies={0: ["hero_jason"]},
        at={0: {"hero_jason": "moirai_1"}},
        hands={0: ["common_ruse"]},
    ).draws(0, "common_parry")
    t.step(Undertake(0, CHARACTERS.index("hero_jason"))).plays(0, "use hero_jason", "card common_parry", "done")
    assert t.has(0, "vp") == 1


@covers("HY-166", "HY-168", "HY-184")
def test_only_heroes_and_olympians_come_to_the_moirai() -> None:
    t = given(
        goods={0: {"aegis": 3}}, plans={0: {"hero_3": "moirai"}}, quests=["quest_iliad"], hands={0: ["common_fury"]}
    )
    t.step(TakeTurn(0)).plays(0, "activate hero_3", "go moirai_1")
    assert t.has(0, "vp") == 1 and t.asked()[1] == "ShowCards"
    for character, refused in (("prophet_3", "HY-104"), ("hero_3", ""), ("olympian", "")):
        plans = {0: {character: "bonus"}} if character != "olympian" else {}
        u = given(goods={0: {"aegis": 3}}, plans=plans, tokens={0: ["bonus"]}, quests=["quest_iliad"])
        u.step(TakeTurn(0)).plays(0, f"activate {character}")
        if character == "olympian":
            u.plays(0, "pass")
        for place in ("moirai_1", "coliseum_1"):
            if refused:
                u.refuses(0, f"go {place}", refused)
            else:
                assert f"go {place}" in u.options(0)


@covers("HY-168")
def test_without_a_quest_nobody_comes_to_the_moirai() -> None:
    t = given().step(TakeTurn(0)).plays(0, "activate olympian", "pass")
    t.refuses(0, "go moirai_1", "HY-105")
    assert not can_undertake(t.s)


@covers("HY-421")
def test_who_cannot_meet_the_first_condition_is_warned() -> None:
    quests = ["quest_labours", "quest_typhon", "quest_golden_fleece"]
    t = undertaking("quest_labours", quests=quests, hands={0: ["common_parry"]})
    warned = {t.wording.game.moves.text(move): one.clause for move, one in Undertake(0, HERO).cautions(t.s).items()}
    assert warned == {"quest quest_typhon": "HY-421", "quest quest_golden_fleece": "HY-421"}  # only earth is there
    u = undertaking("quest_typhon", "olympian", quests=["quest_typhon", "quest_founding_of_cadmus", "quest_cerberus"])
    warned = {u.wording.game.moves.text(move): one.clause for move, one in Undertake(0, 0).cautions(u.s).items()}
    assert warned == {"quest quest_founding_of_cadmus": "HY-421", "quest quest_cerberus": "HY-421"}


@covers("HY-188", "HY-421")
def test_who_draws_before_the_canto_is_tested_is_not_warned_of_what_cards_may_bring() -> None:
    """Jason does, Orpheus does not. No card pays the Followers that the last Canto of the Fleece asks for."""
    for ally, warned in (("hero_jason", ["golden_fleece"]), ("hero_orpheus", ["labours", "golden_fleece"])):
        quests = ["quest_labours", "quest_golden_fleece"]
        t = given(quests=quests, at={0: {ally: "moirai_1"}}, hands={0: ["common_surge"]})
        t.s.champions = exchanged(t.s.champions, CHAMPIONS.index(ally), 0)
        zone = t.s.quests.index(QUESTS.index("quest_golden_fleece"))
        for canto in range(2):
            t.s.cantos = exchanged(t.s.cantos, CANTOS * zone + canto, 1)
        t.draws(0, "common_parry").step(Undertake(0, CHARACTERS.index(ally)))
        told = t.s.prompts()[0].cautions(t.s)
        assert {t.wording.game.moves.text(move) for move in told} == {f"quest quest_{name}" for name in warned}
        if ally == "hero_jason":
            t.plays(0, "quest quest_labours", "use hero_jason", "card common_parry", "done")
            assert t.has(0, "vp") == 1


@covers("HY-421")
def test_who_would_give_away_what_the_next_canto_asks_for_is_warned() -> None:
    """The second Labour asks for fire and earth: Fury shows both, Parry earth alone."""
    t = undertaking("quest_labours", hands={0: ["common_fury", "common_parry"]}).plays(0, "card common_parry")
    assert t.asked() == (0, "GoOnWithEpic")
    warned = {t.wording.game.moves.text(move): one for move, one in t.s.prompts()[0].cautions(t.s).items()}
    assert {move: one.clause for move, one in warned.items()} == {"card common_fury": "HY-421"}
    assert warned["card common_fury"].params["card"] == "common_fury", "the other card may go, so this one is named"
    u = undertaking("quest_golden_fleece", hands={0: ["common_surge", "common_ruse", "common_fury"]})
    u.plays(0, "card common_ruse", "card common_surge", "card common_ruse", "card common_fury")
    assert u.asked() == (0, "GoOnWithEpic") and list(u.options(0)) == ["done", "card common_surge"]
    (lost,) = u.s.prompts()[0].cautions(u.s).values()  # the third Canto asks for Followers, and there are none
    assert lost.key == "canto-cannot-be-met" and "card" not in lost.params


# -- Confrontations ---------------------------------------------------------------------------------------------------


@covers("HY-177", "HY-181", "HY-262")
@card_test("quest_nemean_lion")
def test_a_confrontation_is_fought_as_attacker_and_its_reward_taken() -> None:
    t = given(quests=["quest_nemean_lion"], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_fury", "common_parry"]})
    t.draws_coliseum("col_crowd").step(Undertake(0, HERO))
    assert t.s.fight().seats == [0, -1] and t.force(1) == 4
    t.plays(0, "play common_fury", "stop")
    assert t.has(0, "vp") == 3 and t.has(0, "determination") == 5
    assert t.quests() == ["", "", ""]


@covers("HY-181")
def test_a_lost_confrontation_stays() -> None:
    t = given(quests=["quest_nemean_lion"], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_parry"]})
    t.draws_coliseum("col_crowd").step(Undertake(0, HERO)).plays(0, "stop")
    assert t.at(0, "hero_3") == "fallen" and t.quests()[2] == "quest_nemean_lion" and t.has(0, "vp") == 0


@covers("HY-178", "HY-179")
@card_test("quest_typhon", "quest_cerberus", "quest_polyphemus", "quest_medusa")
def test_conditions_that_cannot_be_met_defeat_at_once() -> None:
    assert undertaking("quest_typhon").at(0, "hero_3") == "fallen"  # only an Olympian
    assert undertaking("quest_cerberus").at(0, "hero_3") == "fallen"  # 1 Aegis
    t = undertaking("quest_polyphemus", hands={0: ["common_fury"]}).plays(0, "pass")  # a card, and he will not
    assert t.at(0, "hero_3") == "fallen"


@covers("HY-178")
def test_conditions_that_are_met_lead_to_the_combat() -> None:
    t = given(quests=["quest_polyphemus"], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_fury", "common_ruse"]})
    t.draws_coliseum("col_crowd").step(Undertake(0, HERO)).plays(0, "card common_ruse")
    assert t.s.fights and t.discards(0) == ["common_ruse"]
    u = given(quests=["quest_typhon"], at={0: {"olympian": "moirai_1"}}, hands={0: ["common_fury"]})
    u.draws_coliseum("col_crowd", "col_gladius").step(Undertake(0, 0))
    assert u.asked() == (0, "PlayOn") and u.force(1) == 8 + 0 + 3 + 1


@covers("HY-179")
@card_test("quest_medusa")
def test_against_medusa_at_most_three_cards_are_played() -> None:
    hand = ["common_parry", "common_parry", "common_ruse", "common_fervour"]
    t = given(quests=["quest_medusa"], at={0: {"hero_3": "moirai_1"}}, hands={0: hand})
    t.draws_coliseum("col_crowd", "col_sling").step(Undertake(0, HERO))
    t.plays(0, "play common_parry", "play common_parry", "play common_ruse")
    assert t.refuses(0, "play common_fervour", "HY-179").remedy == "stop"


@covers("HY-180")
@card_test("quest_hydra")
@pytest.mark.parametrize(("card", "won"), [("common_fury", True), ("col_war_hammer", False)])
def test_required_elements_must_be_on_the_cards_played(card: str, won: bool) -> None:
    t = given(quests=["quest_hydra"], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_fury", "col_war_hammer"]})
    t.s.players[0].boost = 20
    t.draws_coliseum("col_crowd", "col_sling", "col_gladius").step(Undertake(0, HERO)).plays(0, f"play {card}", "stop")
    assert (t.at(0, "hero_3") != "fallen") == won


@covers("HY-178", "HY-179", "HY-421")
@pytest.mark.parametrize(
    ("hand", "determination", "fought"),
    [
        (["common_feint", "common_ruse"], 9, False),  # no fire; what Feint might draw does not count
        (["common_fury", "common_ruse"], 2, False),  # fire, but it costs 3
        (["common_fury", "common_ruse"], 3, True),
        ([], 9, False),
    ],
)
def test_who_cannot_play_the_required_elements_is_defeated_without_a_combat(
    hand: list[str], determination: int, fought: bool
) -> None:
    goods = {0: {"determination": determination}}
    t = undertaking("quest_hydra", quests=["quest_hydra", "quest_medusa"], hands={0: hand}, goods=goods)
    warned = [t.wording.game.moves.text(move) for move in Undertake(0, HERO).cautions(t.s)]
    assert warned == ([] if fought else ["quest quest_hydra"])
    shown = t.s.frontier
    t.draws_coliseum("col_crowd", "col_sling", "col_gladius").plays(0, "quest quest_hydra")
    assert bool(t.events("combat-begins")) == fought
    assert t.at(0, "hero_3") == ("moirai_1" if fought else "fallen") and t.s.frontier > shown


@covers("HY-179", "HY-180")
def test_each_required_symbol_counts_once_and_each_condition_is_asked_for() -> None:
    hands = {0: ["common_fury", "common_ruse", "common_parry"]}
    t = given(quests=["quest_polyphemus"], at={0: {"hero_3": "moirai_1"}}, goods={0: {"aegis": 1}}, hands=hands)
    polyphemus = QUESTS.index("quest_polyphemus")
    asked: list[dict[str, object]] = [
        {"task": "pay", "what": "aegis", "n": 1},
        {"task": "play_elements", "elements": ["earth"] * 2},
    ]
    both = [Task(Given(one, "here"), OF_CONFRONTATION) for one in asked]
    t.s.box = HybrisBox(t.s.box.components)
    t.s.box.number = 0
    t.s.box.conditions[polyphemus] += both
    t.s.players[0].boost = 20
    t.step(Undertake(0, HERO)).plays(0, "card common_ruse")
    assert t.asked() == (0, "PayCanto")
    t.draws_coliseum("col_crowd").plays(0, "accept")
    assert t.s.fight().needed == (2, 2)
    t.plays(0, "play common_parry", "stop")  # earth, once
    assert t.at(0, "hero_3") == "fallen"


# -- Coliseum Heroes --------------------------------------------------------------------------------------------------


@covers("HY-186", "HY-187", "HY-189")
def test_a_beaten_champion_is_an_ally_from_the_next_age_on() -> None:
    t = given(hands={0: ["common_parry"]}, allies={1: ["hero_jason"]})
    t.s.players[0].boost = 20
    t.draws_coliseum("col_crowd", "col_sling").step(Challenge(0, HERO))
    t.refuses(0, "challenge hero_jason", "HY-186")
    t.plays(0, "challenge hero_orpheus", "stop")
    assert t.at(0, "hero_orpheus") == "reserve" and t.spent(0, "hero_orpheus")
    t.step(TakeTurn(0)).refuses(0, "activate hero_orpheus", "HY-093")


@covers("HY-187", "HY-297")
def test_an_ally_does_not_fight_the_primordial_of_the_age_in_which_he_was_won() -> None:
    t = given(seats=2, age=6, primordials=["primordial_pontus", "primordial_aether", "primordial_tartarus"])
    t.s.players[0].boost = 20
    t.draws_coliseum("col_crowd", "col_sling").step(Challenge(0, HERO)).plays(0, "challenge hero_heracles")
    t.picks(0, 0, 0).step(EndOfAge())
    assert t.asked() == (0, "SendFighter")
    t.refuses(0, "fighter hero_heracles", "HY-187")
    u = given(seats=2, age=6, allies={0: ["hero_heracles"]}, primordials=["primordial_tartarus"])
    u.picks(0, 0, 0).step(EndOfAge())
    assert "fighter hero_heracles" in u.options(0)


@covers("HY-187", "HY-303")
def test_an_ally_is_free_when_the_age_marker_has_moved() -> None:
    t = given(seats=2, allies={0: ["hero_jason"]})
    t.s.players[0].recruits = t.s.players[0].spent = 1 << CHARACTERS.index("hero_jason")
    rest(t.s)
    assert t.spent(0, "hero_jason")
    t.step(AgeOver())
    assert not t.spent(0, "hero_jason") and not t.s.players[0].recruits


@covers("HY-186", "HY-418")
def test_without_a_champion_left_nobody_fights() -> None:
    t = given()
    assert can_fight(t.s)
    t.s.champions = (0, 1, 2, 0, 1, 2)
    assert not can_fight(t.s)


@covers("HY-188", "HY-189", "HY-432")
@card_test("hero_atalanta", "hero_orpheus", "hero_theseus")
def test_allies_work_as_heroes_and_add_their_own_effect() -> None:
    t = given(goods={0: {"aegis": 1}}, allies={0: ["hero_atalanta"]}, plans={0: {"hero_atalanta": "underworld"}})
    t.step(TakeTurn(0)).plays(0, "activate hero_atalanta", "go underworld_1", "use hero_atalanta")
    assert t.has(0, "aegis") == 0 + 1 + 4
    u = given(
        goods={0: {"aegis": 1}},
        allies={0: ["hero_orpheus"]},
        plans={0: {"hero_orpheus": "underworld"}},
        at={0: {"hero_1": "fallen"}},
    )
    u.step(TakeTurn(0)).plays(0, "activate hero_orpheus", "go underworld_1", "use hero_orpheus")
    assert u.at(0, "hero_1") == "reserve"
    v = given(goods={0: {"aegis": 1}}, allies={0: ["hero_theseus"]}, plans={0: {"hero_theseus": "mortal_world"}})
    v.step(TakeTurn(0)).plays(0, "activate hero_theseus", "go sparta", "followers", "use hero_theseus")
    assert v.has(0, "kindness") == 1 and v.has(0, "vp") == 1


@covers("HY-189")
def test_a_defeated_ally_stays_ones_own_and_comes_back_from_the_underworld() -> None:
    t = given(allies={0: ["hero_jason"]}).step(DefeatHero(0, NOTHING)).plays(0, "character hero_jason")
    assert t.at(0, "hero_jason") == "fallen" and t.s.champions[CHAMPIONS.index("hero_jason")] == 0
    t.step(Challenge(1, HERO)).refuses(1, "challenge hero_jason", "HY-186")
    u = given(allies={0: ["hero_jason"]}, at={0: {"hero_jason": "fallen"}})
    u.step(Resurrect(0, 1))
    assert u.at(0, "hero_jason") == "reserve" and u.s.champions[CHAMPIONS.index("hero_jason")] == 0


@covers("HY-432")
def test_orpheus_calls_nobody_elsewhere() -> None:
    t = given(
        goods={0: {"aegis": 1}},
        allies={0: ["hero_orpheus"]},
        plans={0: {"hero_orpheus": "oracle"}},
        at={0: {"hero_1": "fallen"}},
    )
    t.draws_premonition("prem_grief").step(TakeTurn(0)).plays(0, "activate hero_orpheus", "go oracle_1")
    assert t.at(0, "hero_1") == "fallen"
