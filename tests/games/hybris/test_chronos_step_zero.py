"""8.1 and 8.5 with Chronos: the Concept card of the Focus, on activating and on passing (HY-095, HY-096, HY-135,
HY-336, HY-337, HY-345, HY-346, HY-409, HY-436)."""

import pytest

from tests.games.hybris.chronos import against, face_up, lying, on
from tests.games.hybris.table import Play, covers
from theogony.games.hybris.age import BeforePillars
from theogony.games.hybris.content import CITIES, CITY
from theogony.games.hybris.turn import TakeTurn

# -- step 0 -----------------------------------------------------------------------------------------------------------


@covers("HY-095")
def test_a_bar_with_the_type_of_the_character_is_mandatory_another_is_ignored() -> None:
    t = on(
        face_up(
            against(goods={0: {"aegis": 2, "follower": 3}}, plans={0: {"hero_3": "underworld"}}), "concept_anthropos_1"
        ),
        anthropos=0,
    )
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.has(0, "follower") == 1 and not lying(t)
    assert [event.public["concept_card"] for event in t.events("main-effect")] == ["concept_anthropos_1"]
    u = on(face_up(against(goods={0: {"follower": 3}}), "concept_anthropos_1"), anthropos=0)
    u.step(TakeTurn(0)).plays(0, "activate olympian")
    assert u.has(0, "follower") == 3 and lying(u) == ["concept_anthropos_1"] and u.asked()[1] == "PillarMoment"


@covers("HY-095")
def test_for_a_bar_an_ally_is_a_hero() -> None:
    goods, plans = {0: {"aegis": 2, "follower": 3}}, {0: {"hero_jason": "underworld"}}
    t = face_up(against(goods=goods, allies={0: ["hero_jason"]}, plans=plans), "concept_anthropos_1")
    on(t, anthropos=0).step(TakeTurn(0)).plays(0, "activate hero_jason")
    assert t.has(0, "follower") == 1 and not lying(t)


@covers("HY-095", "HY-135")
@pytest.mark.parametrize("name", ["kratos", "temnein"])
@pytest.mark.parametrize("move", ["activate hero_3", "activate prophet_3", "activate olympian", "pass"])
def test_without_a_card_at_the_focus_there_is_no_step_0(name: str, move: str) -> None:
    plans = {0: {"hero_3": "underworld", "prophet_3": "underworld"}}
    t = face_up(against(goods={0: {"aegis": 2}}, plans=plans, turned=[0]), "concept_cosmos_1", "concept_anthropos_1")
    on(t, **{name: 0}).step(TakeTurn(0)).plays(0, move)
    assert not t.events("main-effect") and len(lying(t)) == 2 and t.space(0) == 1


@covers("HY-095", "HY-345")
@pytest.mark.parametrize(("answer", "aegis", "left"), [("accept", 2, []), ("pass", 4, ["concept_cosmos_7"])])
def test_without_a_bar_the_effect_may_be_paid_for_or_left(answer: str, aegis: int, left: list[str]) -> None:
    t = on(face_up(against(goods={0: {"aegis": 4}}), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains[1] = 3
    t.step(TakeTurn(0)).plays(0, "activate olympian", answer)
    assert t.has(0, "aegis") == aegis and lying(t) == left
    assert t.s.titan().chains[1] == (5 if answer == "accept" else 3)


@covers("HY-345")
def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}), "concept_cosmos_7"), cosmos=0)
    t.step(TakeTurn(0)).plays(0, "activate olympian")
    assert t.asked()[1] == "PillarMoment" and lying(t) == ["concept_cosmos_7"]


@covers("HY-096", "HY-436")
def test_if_the_effect_makes_the_activation_impossible_the_turn_ends_there() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "underworld"}}), "concept_cosmos_1"), cosmos=0)
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "reserve" and t.under(0, "hero_3") == "underworld" and not t.spent(0, "hero_3")
    assert t.asked()[1] == "Pause" and not t.s.activations


@covers("HY-346")
def test_the_hero_being_activated_may_fall_and_nothing_is_paid() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "underworld"}}), "concept_gonos_2"), gonos=0)
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "fallen" and t.has(0, "aegis") == 1 and t.asked()[1] == "Pause"


@covers("HY-337")
def test_effects_that_name_an_olympian_concern_his_player_if_he_is_there() -> None:
    cards = "concept_cosmos_4"
    t = on(
        face_up(against(goods={1: {"aegis": 3}, 0: {"aegis": 3}}, plans={0: {"hero_3": "underworld"}}), cards), cosmos=0
    )
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.has(1, "aegis") == 2  # Athena
    u = on(
        face_up(
            against(
                2,
                olympians=("zeus", "ares"),
                goods={1: {"aegis": 3}, 0: {"aegis": 3}},
                plans={0: {"hero_3": "underworld"}},
            ),
            cards,
        ),
        cosmos=0,
    )
    u.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert u.has(1, "aegis") == 3


@covers("HY-135", "HY-409")
def test_who_passes_resolves_the_card_of_his_concept_whatever_its_bar() -> None:
    t = on(
        face_up(against(goods={0: {"follower": 3}}, turned=[0]), "concept_anthropos_1", "concept_cosmos_1"), anthropos=0
    )
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.has(0, "follower") == 1 and lying(t) == ["concept_cosmos_1"]


@covers("HY-135", "HY-345")
@pytest.mark.parametrize(("aegis", "left", "chains"), [(4, 2, 5), (1, 1, 3)])
def test_on_passing_a_price_is_paid_if_it_can_be_or_else_the_card_stays(aegis: int, left: int, chains: int) -> None:
    t = on(face_up(against(goods={0: {"aegis": aegis}}, turned=[0]), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains[1] = 3
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.asked()[1] == "Pause" and t.has(0, "aegis") == left and t.s.titan().chains[1] == chains
    told = [event.public for event in t.events("main-effect-unpaid")]
    if aegis == 4:
        assert not lying(t) and not told
    else:  # it was not resolved, so its Desolation comes at the beginning of the next Age
        assert lying(t) == ["concept_cosmos_7"] and told == [{"seat": 0, "concept_card": "concept_cosmos_7"}]
        t.s.turn = -1
        t.step(BeforePillars()).plays(0, "city elis")
        assert not lying(t) and t.s.titan().avatar_at[0] == CITIES.index("elis")


@covers("HY-345")
def test_under_version_1_an_unpaid_card_went_all_the_same() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}, turned=[0], version=1), "concept_cosmos_7"), cosmos=0)
    t.step(TakeTurn(0)).plays(0, "pass")
    assert not lying(t) and t.has(0, "aegis") == 1


@covers("HY-132", "HY-135")
def test_on_passing_the_lower_half_comes_before_the_concept_card() -> None:
    """Truce gives 2 Aegis, Falling Stars take 1 from each player."""
    t = face_up(against(2, pillars={0: "pillar_truce"}, greatness=(2, 1)), "concept_cosmos_6")
    on(t, cosmos=0, kratos=1).step(TakeTurn(0)).plays(0, "pass")
    assert t.has(1, "aegis") == 1 and t.space(1) == 1  # he had enough and lost no Greatness


@covers("HY-116", "HY-135")
def test_alone_what_the_focus_brings_comes_before_the_concept_card() -> None:
    """The last Chain breaks by the fourth Aegis, so Mended Sphere finds none beside which to add."""
    t = on(face_up(against(1, goods={0: {"aegis": 4}}), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains, t.s.titan().resources = [5, 1, 5, 5], [0, 3, 0, 0]
    t.s.version = 3  # since then passing brings nothing by the Focus
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.s.titan().chains[1] == 0 and t.s.titan().resources[1] == 0 and t.has(0, "aegis") == 2


@covers("HY-046", "HY-337")
@pytest.mark.parametrize(("kindness", "follower", "space"), [(0, 0, 2), (2, 0, 2), (0, 1, 2), (2, 1, 1)])
def test_main_effect_and_named_part_cost_one_greatness_together(kindness: int, follower: int, space: int) -> None:
    """Plague of Years: lose 2 Kindness; Apollo: lose 1 Follower."""
    goods = {0: {"kindness": kindness, "follower": follower}}
    t = against(2, olympians=("apollo", "zeus"), greatness=(1, 4), turned=[0], goods=goods)
    on(face_up(t, "concept_anthropos_8"), anthropos=0).step(TakeTurn(0)).plays(0, "pass")
    assert t.space(0) == space and t.has(0, "kindness") == t.has(0, "follower") == 0


@covers("HY-436")
def test_what_step_0_gives_may_be_paid_with() -> None:
    """Devoured Heirs: defeat a Hero; Hades: gain 1 Aegis."""
    position: dict[str, object] = {
        "olympians": ("hades",),
        "plans": {0: {"hero_3": "underworld", "prophet_3": "underworld"}},
        "at": {0: {"hero_1": "reserve"}},
    }
    t = on(face_up(against(**position), "concept_gonos_2"), gonos=0)  # type: ignore[arg-type]
    t.step(TakeTurn(0)).refuses(0, "activate prophet_3", "HY-097")  # not on the bar: no step 0
    t.plays(0, "activate hero_3", "character hero_1", "pass")
    assert t.has(0, "aegis") == 0 and t.asked() == (0, "Go")
    u = on(against(**position), gonos=0)  # type: ignore[arg-type]
    u.step(TakeTurn(0)).refuses(0, "activate hero_3", "HY-097")
    poor = {**position, "olympians": ("zeus",)}
    v = on(face_up(against(**poor, version=2), "concept_gonos_2"), gonos=0)  # type: ignore[arg-type]
    v.step(TakeTurn(0)).refuses(0, "activate hero_3", "HY-097")  # as it was: no hope of any Aegis
    w = on(face_up(against(**poor), "concept_gonos_2"), gonos=0)  # type: ignore[arg-type]
    w.step(TakeTurn(0)).plays(0, "activate hero_3", "character hero_1")
    assert w.asked()[1] == "Pause" and w.under(0, "hero_3") == "underworld" and not lying(w)  # HY-096


def closed_cities(card: str, followers: int = 0, **position: object) -> Play:
    """All Cities are Blocked, and the tokens of seat 0 lead to the Mortal World."""
    plans = {0: {"hero_3": "mortal_world", "prophet_3": "mortal_world"}}
    goods = {0: {"aegis": 2, "follower": followers}}
    t = face_up(against(goods=goods, plans=plans, **position), card)  # type: ignore[arg-type]
    t.s.blocked = (1 << len(CITIES)) - 1 << CITY
    return t


@covers("HY-436")
def test_a_place_that_step_0_opens_counts() -> None:
    """Stolen Offerings: Chronos gains 1 Prayer, then remove 1 Blocked token."""
    t = on(closed_cities("concept_gonos_4"), gonos=0).step(TakeTurn(0))
    t.plays(0, "activate hero_3", "unblock sparta")
    assert t.at(0, "hero_3") == "sparta" and t.has(0, "aegis") == 1
    on(closed_cities("concept_gonos_4"), temnein=0).step(TakeTurn(0)).refuses(0, "activate hero_3", "HY-105")
    old = on(closed_cities("concept_gonos_4", version=2), gonos=0).step(TakeTurn(0))
    old.refuses(0, "activate hero_3", "HY-105")


@covers("HY-345", "HY-436")
def test_who_is_chosen_for_a_card_without_a_bar_has_to_pay_for_it() -> None:
    """Deucalion's Children, for 2 Followers: add 2 Chains, then remove 1 Blocked token."""
    t = on(closed_cities("concept_anthropos_7", 2), anthropos=0).step(TakeTurn(0))
    t.plays(0, "activate prophet_3").refuses(0, "pass", "HY-436")
    t.plays(0, "accept", "unblock argos")
    assert t.at(0, "prophet_3") == "argos" and t.has(0, "follower") == 0
    poor = on(closed_cities("concept_anthropos_7", 1), anthropos=0).step(TakeTurn(0))
    poor.refuses(0, "activate prophet_3", "HY-105")
    free = on(closed_cities("concept_anthropos_7", 2), anthropos=0)
    free.s.blocked = 0
    free.step(TakeTurn(0)).plays(0, "activate prophet_3", "pass", "go argos")  # it could act without the card
    assert lying(free) == ["concept_anthropos_7"]
