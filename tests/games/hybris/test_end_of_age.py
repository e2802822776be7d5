"""Chapters 12 and 13: the end of an Age, Primordials, the end of the game (HY-284 to HY-307)."""

import pytest

from tests.games.hybris.table import Play, card_test, covers, given, take, told
from tests.games.hybris.test_texts import box_with
from theogony.games.hybris.age import Age, AgeOver, AllResolve, GameOver
from theogony.games.hybris.content import FORGE, ORACLE, PRIMORDIALS, QUESTS, TECHNOLOGIES
from theogony.games.hybris.end_of_age import EndOfAge, occupation, orientation, permission, quests_progress, rest
from theogony.games.hybris.oracle import Omen
from theogony.games.hybris.primordials import Fear, Suffer
from theogony.games.hybris.texts import END_OF_AGE, WRATH_1, WRATH_2
from theogony.games.hybris.turn import NextTurn, TakeTurn
from theogony.games.hybris.zones import OMENS, PRIMORDIAL
from theogony.kernel.state import exchanged


@covers("HY-284")
def test_the_phase_ends_when_all_have_passed() -> None:
    t = given(seats=2, turned=[0, 1]).step(NextTurn(-1)).plays(0, "pass")
    assert t.asked() == (1, "TakeTurn")
    t.plays(1, "pass")
    assert t.asked()[1] == "Pause" and t.s.turn == -1


@covers("HY-285")
def test_pillars_go_back_and_prayers_on_them_stay() -> None:
    t = given(turned=[0])
    t.s.offerings = 0b11000
    orientation(t.s)
    assert all(player.pillars == player.turned == 0 for player in t.s.players)
    assert t.s.offerings == 0b11000


@covers("HY-286")
def test_everybody_goes_home_but_defeated_heroes() -> None:
    t = given(at={0: {"olympian": "fallen", "hero_3": "fallen", "prophet_3": "athens", "hero_1": "olympus_1"}})
    t.s.players[0].spent = 0b1111
    t.s.players[0].passed = 1
    rest(t.s)
    assert [t.at(0, name) for name in ("olympian", "hero_3", "prophet_3", "hero_1", "hero_2")] == [
        "reserve", "fallen", "reserve", "reserve", "absent",
    ]  # fmt: skip
    assert not t.s.players[0].spent and not t.s.players[0].passed


@covers("HY-287", "HY-288")
def test_a_token_used_in_one_age_rests_the_whole_next_one() -> None:
    t = given()
    t.s.players[0].reserve = exchanged(t.s.players[0].reserve, 0, 0)
    t.s.players[0].used = exchanged(t.s.players[0].used, 0, 1)
    for where in ("unavailable", "reserve"):
        permission(t.s)
        occupation(t.s)
        assert "olympus" in t.tokens(0, where) and not t.tokens(0, "used")


@covers("HY-289")
def test_the_rightmost_quest_leaves_the_others_slide_and_new_ones_come() -> None:
    t = given(quests=["quest_iliad", "quest_hydra", "quest_labours"])
    t.s.cantos = (1, 0, -1, -1, 2, 1, 2, -1, 0, 1, -1, -1)
    t.s.quest_deck = (QUESTS.index("quest_sphinx"),)
    quests_progress(t.s)
    assert t.quests() == ["quest_sphinx", "quest_labours", "quest_hydra"]
    assert t.s.cantos == (-1, -1, -1, -1, 1, 0, -1, -1, 2, 1, 2, -1)
    assert [event["quest"] for event in told(t, "quest-gone", "quest-drawn")] == ["quest_iliad", "quest_sphinx"]


@covers("HY-289", "HY-290")
def test_the_tokens_of_a_quest_go_with_it_over_a_gap() -> None:
    t = given(quests=["quest_iliad", "quest_hydra", "quest_labours"])
    t.s.quests = exchanged(t.s.quests, 0, -1)
    t.s.cantos = (-1, -1, -1, -1, 2, 1, 2, -1, 0, 1, -1, -1)
    t.s.quest_deck = ()
    quests_progress(t.s)
    assert t.quests() == ["", "", "quest_hydra"]
    assert t.s.cantos == (-1,) * 8 + (2, 1, 2, -1)


@covers("HY-289", "HY-290")
def test_all_three_zones_are_filled_again_from_the_right() -> None:
    t = given(quests=["quest_iliad"])
    t.s.quest_deck = tuple(QUESTS.index(name) for name in ("quest_hydra", "quest_labours"))
    t.picks(0)
    quests_progress(t.s)
    assert t.quests() == ["", "quest_labours", "quest_hydra"] and not t.s.quest_deck


@covers("HY-290")
def test_gaps_are_closed_and_without_a_deck_zones_stay_empty() -> None:
    t = given(quests=["quest_iliad", "quest_hydra", "quest_labours"])
    t.s.quests = exchanged(t.s.quests, 1, -1)
    t.s.quest_deck = ()
    quests_progress(t.s)
    assert t.quests() == ["", "", "quest_labours"]


@covers("HY-289")
def test_an_empty_rightmost_zone_is_filled_from_the_left() -> None:
    t = given(quests=["quest_iliad", "quest_hydra"])
    t.s.quests = exchanged(t.s.quests, 2, -1)
    t.s.quest_deck = ()
    quests_progress(t.s)
    assert t.quests() == ["", "", "quest_hydra"] and not t.events("quest-gone")


# -- Fear -------------------------------------------------------------------------------------------------------------


@covers("HY-021", "HY-292", "HY-293")
@pytest.mark.parametrize(("age", "revealed"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_a_primordial_is_revealed_in_every_second_age(age: int, revealed: bool) -> None:
    t = given(age=age, goods={seat: {"follower": 9, "vp": 9, "kindness": 8} for seat in range(3)})
    t.s.cards.look(PRIMORDIAL, 1)
    t.step(Fear())
    assert bool(t.events("primordial-revealed")) == revealed
    assert (t.s.underworld >= 0) == revealed


@covers("HY-160", "HY-162", "HY-292", "HY-293", "HY-294", "HY-295")
def test_an_omen_protects_from_the_first_wrath_only_and_goes_to_the_discards() -> None:
    t = given(age=2, hands={1: ["common_fury"]}, goods={seat: {"follower": 5} for seat in range(3)})
    t.step(Omen(1)).plays(1, "omen common_fury").step(Fear())  # Pontus: 2 Followers; then 1, with Kindness below 2
    assert [t.has(seat, "follower") for seat in range(3)] == [5 - 2 - 1, 5 - 1 - 1, 5 - 2 - 1]
    assert t.discards(1) == ["common_fury"]
    assert t.s.view(0)["underworld"] == "primordial_pontus" and t.s.view(0)["underworld_value"] == 5


@covers("HY-160", "HY-163", "HY-295")
@pytest.mark.parametrize("age", [1, 3, 5])
def test_an_omen_of_an_age_without_a_primordial_lies_there_for_the_next_one(age: int) -> None:
    goods = {seat: {"follower": 9, "vp": 9} for seat in range(3)}
    t = given(age=age, turn=-1, hands={1: ["common_fury"]}, goods=goods)
    t.s.quest_deck = ()
    t.step(Omen(1)).plays(1, "omen common_fury").step(EndOfAge(), AgeOver())
    assert t.s.age == age + 1 and not t.discards(1)
    assert t.s.view(0)["players"][1]["omens"] == ["common_fury"]  # type: ignore[index]
    t.step(Fear())
    assert [event.public["seat"] for event in t.events("wrath-ignored")] == [1]
    assert t.discards(1) == ["common_fury"]


@covers("HY-292", "HY-426")
def test_pythia_is_protected_for_ever() -> None:
    t = given(age=2, olympians=("apollo",), unlocked={0: [2]}, goods={0: {"follower": 5, "kindness": 2}}).step(Fear())
    assert t.has(0, "follower") == 5 + 1


@covers("HY-296")
def test_the_order_is_that_of_the_moment_when_the_wrath_begins() -> None:
    t = given(age=2, greatness=(1, 2, 3)).step(Fear())  # nobody has a Follower: each loses Greatness in his turn
    lost = [event.public["seat"] for event in t.events("greatness-lost")]
    assert lost[:3] == [0, 1, 2] and t.s.greatness == [1, 2, 4]


def suffers(name: str, wrath: int = WRATH_1, seat: int = 0, **position: object) -> Play:
    return given(**position).step(Suffer(seat, wrath + PRIMORDIALS.index(name)))  # type: ignore[arg-type]


@covers("HY-297")
@card_test("primordial_thalassa", "primordial_tartarus")
def test_a_wrath_that_is_a_fight_is_fought_by_whoever_can_fight() -> None:
    t = suffers("primordial_thalassa", goods={0: {"follower": 2}})
    assert t.asked() == (0, "SendFighter")
    t.refuses(0, "fighter prophet_3", "HY-297")
    t.refuses(0, "fighter hero_1", "HY-297")
    t.refuses(0, "pass", "HY-297")
    assert t.options(0) == ["fighter olympian", "fighter hero_3"]


@covers("HY-046", "HY-297")
@pytest.mark.parametrize(("name", "goods"), [("primordial_thalassa", "follower"), ("primordial_tartarus", "vp")])
@pytest.mark.parametrize("number", [0, 3])
def test_who_has_nobody_to_send_loses_and_one_greatness_whatever_is_lacking(name: str, goods: str, number: int) -> None:
    t = suffers(name, at={0: {"olympian": "fallen", "hero_3": "fallen"}}, goods={0: {goods: number}})
    lost = {"follower": 1, "vp": 2}[goods]
    assert t.has(0, goods) == max(0, number - lost) and t.space(0) == 2 and t.asked()[1] == "Pause"


@covers("HY-278", "HY-286", "HY-297")
def test_a_beaten_hero_falls_a_beaten_olympian_lies_until_the_next_rest() -> None:
    goods, plans = {0: {"follower": 2, "aegis": 1}}, {0: {"hero_3": "underworld"}}
    t = suffers("primordial_thalassa", olympians=["athena", "zeus"], goods=goods, plans=plans)
    t.draws_coliseum("col_crowd", "col_gladius")
    t.plays(0, "fighter olympian")
    assert t.at(0, "olympian") == "fallen" and t.space(0) == 2 and t.has(0, "follower") == 1
    t.step(TakeTurn(0)).refuses(0, "activate olympian", "HY-094")
    rest(t.s)
    assert t.at(0, "olympian") == "reserve"
    u = suffers("primordial_thalassa", goods={0: {"follower": 2}}).draws_coliseum("col_crowd", "col_gladius")
    u.plays(0, "fighter hero_3")
    assert u.at(0, "hero_3") == "fallen" and u.space(0) == 1


@covers("HY-262", "HY-297")
def test_who_wins_takes_what_the_text_gives_as_defender() -> None:
    t = suffers("primordial_thalassa", hands={0: ["common_fury"]}).draws_coliseum("col_crowd", "col_crowd")
    t.s.players[0].boost = 4
    t.plays(0, "fighter hero_3")
    assert t.s.fight().seats == [-1, 0]
    t.plays(0, "play common_fury")
    assert t.has(0, "vp") == 3 and t.at(0, "hero_3") == "reserve"


@covers("HY-297", "HY-439")
def test_what_the_wrath_takes_comes_before_what_answers_the_lost_combat() -> None:
    t = suffers("primordial_tartarus", olympians=["ares", "zeus"], goods={0: {"vp": 1}})
    t.draws_coliseum("col_crowd", "col_gladius", "col_trident").plays(0, "fighter hero_3")
    assert t.has(0, "vp") == 0
    assert t.space(0) == 3  # 2 VP with 1 in hand; then All or Nothing takes 1 VP of none
    u = suffers("primordial_tartarus", olympians=["ares", "zeus"], goods={0: {"vp": 2}})
    u.draws_coliseum("col_crowd", "col_gladius", "col_trident").plays(0, "fighter hero_3")
    assert u.has(0, "vp") == 0 and u.space(0) == 2


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("primordial_pontus", {"follower": 3, "kindness": 2}, {"follower": 4}),
        ("primordial_ourea", {"aegis": 3}, {"aegis": 2}),
        ("primordial_aether", {"vp": 3}, {"vp": 1}),
        ("primordial_nyx", {"vp": 3}, {"vp": 1}),
        ("primordial_thalassa", {"prayer": 3}, {"prayer": 2}),
        ("primordial_tartarus", {"vp": 3}, {"vp": 4}),
    ],
)
@covers("HY-293")
@card_test("primordial_pontus", "primordial_ourea", "primordial_aether", "primordial_nyx")
def test_second_wraths(name: str, before: dict[str, int], after: dict[str, int]) -> None:
    t = suffers(name, WRATH_2, goods={0: before})
    assert {good: t.has(0, good) for good in after} == after


@covers("HY-248", "HY-293")
@card_test("primordial_hemera", "primordial_erebus", "primordial_ouranos")
def test_hands_are_cut_down_heroes_fall_temples_too() -> None:
    t = suffers("primordial_erebus", WRATH_2, hands={0: ["common_fury", "common_ruse", "common_parry", "common_surge"]})
    t.plays(0, "card common_ruse")
    assert len(t.hand(0)) == 3
    u = suffers("primordial_erebus")
    assert u.at(0, "hero_3") == "fallen"
    v = suffers("primordial_ouranos", temples={0: ["elis"]}, goods={0: {"vp": 5}})
    assert not v.temples(0) and v.has(0, "vp") == 3 and v.space(0) == 1
    w = suffers("primordial_hemera", WRATH_2, hands={0: ["common_fury"]})
    assert w.hand(0) == ["common_fury"]


@covers("HY-432")
@pytest.mark.parametrize(("protected", "points"), [([], 2), ([0], 2), ([0, 1], 1)])
def test_poseidon_gains_more_if_another_was_hit(protected: list[int], points: int) -> None:
    olympians = ("zeus", "athena", "poseidon")
    t = given(age=2, olympians=olympians)
    for seat in protected:
        take(t.s, seat, OMENS, ["common_fury"])
    t.step(Fear()).plays(2, "use poseidon_primordial_tide")
    assert t.has(2, "vp") == points


# -- the next Age, and the end ----------------------------------------------------------------------------------------


@covers("HY-301")
def test_end_of_age_powers_come_last_in_greatness_order() -> None:
    t = given(greatness=(2, 1, 3), deployed={"elis_1": (0, "tech_ostraka"), "elis_2": (1, "tech_hanging_gardens")})
    t.step(AllResolve(END_OF_AGE))
    assert t.has(1, "kindness") == 1 and t.s.greatness == [1, 2, 3]
    used = [event.public["source"] for event in t.events("text-used")]
    assert used == ["tech_hanging_gardens", "tech_ostraka"]


@covers("HY-065", "HY-301")
def test_start_powers_come_before_the_pillars_and_end_powers_after_all_steps_of_the_end() -> None:
    t = given(
        seats=2,
        age=2,
        turn=-1,
        goods={seat: {"follower": 9, "kindness": 2} for seat in range(2)},
        deployed={"elis_1": (0, "tech_aqueduct"), "elis_2": (1, "tech_hanging_gardens")},
        factory=[None, None, (0, "tech_coinage")],
    )
    t.s.quest_deck = ()
    for player in t.s.players:
        player.pillars = 0
    t.step(Age())
    assert t.asked() == (0, "TakePillar") and t.has(0, "follower") == 10
    t.plays(0, "pillar pillar_truce").plays(1, "pillar pillar_ascension")
    for move in ("ready", "pass"):
        t.plays(int(move == "pass"), move).plays(int(move == "ready"), move)
    kinds = ("text-used", "pillar-taken", "produced", "primordial-revealed")
    said = [str(event.get("source", event["kind"])) for event in told(t, *kinds)]
    assert said == [
        "tech_aqueduct", "pillar-taken", "pillar-taken", "produced", "primordial-revealed", "tech_hanging_gardens",
        "tech_aqueduct",
    ]  # fmt: skip


@covers("HY-001", "HY-302", "HY-303")
def test_the_age_marker_moves_and_limits_are_reset() -> None:
    t = given(age=3)
    for player in t.s.players:
        player.pillars = 0
    t.s.players[0].once, t.s.players[0].won = 5, 2
    t.step(AgeOver())
    assert t.s.age == 4 and t.s.players[0].once == t.s.players[0].won == 0
    assert t.asked() == (0, "TakePillar")


@covers("HY-302", "HY-305", "HY-306")
def test_after_the_sixth_age_the_most_points_win_with_end_of_game_powers() -> None:
    t = given(
        age=6,
        goods={0: {"vp": 10}, 1: {"vp": 9}},
        temples={1: ["elis"]},
        deployed={"elis_1": (1, "tech_golden_statue")},
    )
    t.step(AgeOver())
    assert t.won_by() == (1, "HY-305") and t.has(1, "vp") == 11
    assert t.s.result is not None and t.s.result.scores == [10, 11, 0]


@covers("HY-005", "HY-305")
def test_a_tie_goes_to_the_higher_in_greatness() -> None:
    t = given(age=6, greatness=(3, 1, 2), goods={0: {"vp": 7}, 2: {"vp": 7}}).step(GameOver())
    assert t.won_by() == (2, "HY-305")
    assert t.s.result is not None and t.s.result.ranks == [2, 3, 1]


@covers("HY-307")
@pytest.mark.parametrize(
    ("text", "won"),
    [
        ({"op": "gain", "what": "vp", "n": 30}, (0, "HY-305")),
        ({"op": "gain", "what": "vp", "n": 9}, (1, "HY-305")),
        ({"op": "remove", "kind": "spark", "n": 1}, (0, "HY-304")),
    ],
)
def test_points_of_the_last_moment_are_no_ascension_a_spark_is(text: object, won: tuple[int, str]) -> None:
    t = given(
        age=6,
        unlocked={0: [1, 2, 3, 4, 5]},
        pieces={0: {6: {"spark": 1}}},
        goods={1: {"vp": 20}},
        deployed={"elis_1": (0, "tech_golden_statue")},
    )
    statue = TECHNOLOGIES.index("tech_golden_statue")
    t.s.box = box_with("technologies", statue, "texts", [{"timing": "end_of_game", "do": [text]}])
    assert t.step(AgeOver()).won_by() == won


@covers("HY-284", "HY-285", "HY-286", "HY-287", "HY-288", "HY-289", "HY-291", "HY-292")
def test_the_steps_of_the_end_come_in_their_order() -> None:
    t = given(
        seats=2,
        age=4,
        at={0: {"olympian": "fallen", "hero_3": "elis"}},
        goods={1: {"follower": 9, "prayer": 9}},
        quests=["quest_iliad", "quest_hydra", "quest_labours"],
        factory=[(1, "tech_aqueduct"), None, (0, "tech_coinage")],
        primordials=["primordial_thalassa"],
    )
    player = t.s.players[0]
    for token in (FORGE, ORACLE):
        player.reserve = exchanged(player.reserve, token, player.reserve[token] - 1)
    player.used = exchanged(player.used, FORGE, player.used[FORGE] + 1)
    player.unavailable = exchanged(player.unavailable, ORACLE, player.unavailable[ORACLE] + 1)
    t.picks(0).step(EndOfAge())
    assert t.asked() == (0, "SendFighter")  # 4.7, after all the others
    assert t.options(0) == ["fighter olympian", "fighter hero_3"]  # 4.2 comes before: they are at home, and stand
    assert t.tokens(0, "unavailable") == ["forge"] and "oracle" in t.tokens(0, "reserve")  # 4.3, then 4.4
    assert not player.pillars and not player.turned
    assert t.stored(0) == ["tech_coinage"] and t.factory() == ["", "tech_aqueduct", ""]
    told_in_order = [event["kind"] for event in told(t, "quest-gone", "quest-drawn", "produced", "primordial-revealed")]
    assert told_in_order == ["quest-gone", "quest-drawn", "produced", "primordial-revealed"]
