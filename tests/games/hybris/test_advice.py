"""What advice says about plain positions, and what bots make of it."""

from typing import Any

import pytest

from tests.games.hybris.table import Play, given
from tests.games.hybris.test_texts import with_text
from theogony.bots import Budget, make
from theogony.games.hybris import planning
from theogony.games.hybris.activation import Go
from theogony.games.hybris.advice import ADVICE
from theogony.games.hybris.advice.advisor import ALL_RULES
from theogony.games.hybris.advice.fights import against_game, beside, in_hand, odds, reach
from theogony.games.hybris.advice.outlook import Outlook, ascent, at_top
from theogony.games.hybris.advice.plans import pillar_worth, upper_worth
from theogony.games.hybris.advice.visits import Visits
from theogony.games.hybris.advice.worth import TERMS, tile_worth
from theogony.games.hybris.combat import PlayOn
from theogony.games.hybris.content import (
    AMBITION,
    CHARACTERS,
    COLISEUM,
    FORGE,
    INDOCTRINATION,
    OLYMPIAN,
    ORACLE,
    PREMONITIONS,
    PRODUCE,
    QUESTS,
    SYMBOLISM,
    TECHNOLOGIES,
    UNDERWORLD,
)
from theogony.games.hybris.duel import A_PLAYER, ATTACKER, DEFENDER, THE_GAME
from theogony.games.hybris.game import GAME
from theogony.games.hybris.moirai import Undertake
from theogony.games.hybris.olympus import Convert, Design
from theogony.games.hybris.pillars import LowerHalf
from theogony.games.hybris.planning import Planning
from theogony.games.hybris.state import NOBODY, NOTHING, PILLAR_PHASE, PLANNING, Activation, Hybris
from theogony.games.hybris.texts import PREMONITION, REWARD, TECHNOLOGY
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.upgrades import TakeOut
from theogony.kernel.step import Prompt

HERO_3, PROPHET_3 = CHARACTERS.index("hero_3"), CHARACTERS.index("prophet_3")


def best_move(t: Play, seat: int) -> str:
    """What looks best without looking ahead."""
    prompt = t.s.prompts()[0]
    options = t.s.onward(seat)
    scores = ADVICE.scores(t.s, prompt, options)
    return GAME.moves.text(options[scores.index(max(scores))])


def term(t: Play, name: str, seat: int = 0) -> float:
    return ADVICE.ledgers(t.s)[seat][TERMS.index(name)]


# -- what a position is worth -----------------------------------------------------------------------------------------


def test_whoever_stands_better_is_likelier_to_win() -> None:
    t = given(goods={1: {"vp": 12}, 2: {"vp": 5}})
    shares = ADVICE.value(t.s)
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[1] > shares[2] > shares[0]


def test_a_technology_is_worth_more_the_further_it_is_and_nothing_if_it_comes_too_late() -> None:
    t = given()
    tile = TECHNOLOGIES.index("tech_colossus")
    early = Outlook(t.s, 0)
    worth = [tile_worth(t.s, early, place, tile) for place in range(7)]
    assert worth == sorted(worth) and worth[0] > 0
    t.s.age = 6
    late = Outlook(t.s, 0)
    assert tile_worth(t.s, late, 0, tile) < 0.2 * worth[0]
    assert 0 < tile_worth(t.s, late, 6, tile) < worth[6]  # a stored one can still be deployed


def test_a_character_more_is_worth_much_early_and_little_late() -> None:
    def worth(age: int, where: str) -> float:
        return term(given(age=age, at={0: {"hero_2": where}}, passed=[0]), "advice-characters")

    assert worth(1, "reserve") - worth(1, "absent") > 3 * (worth(5, "reserve") - worth(5, "absent")) > 0
    assert worth(6, "reserve") == worth(6, "absent")


def test_prayers_count_as_long_as_somebody_comes_to_olympus() -> None:
    free = given(age=6, goods={0: {"prayer": 4}})
    over = given(age=6, goods={0: {"prayer": 4}}, passed=[0])
    none = given(age=6, passed=[0])
    assert term(free, "advice-goods") > term(over, "advice-goods") + 2
    assert term(over, "advice-goods") < term(none, "advice-goods") + 1


def test_kindness_is_worth_something_to_who_can_deploy() -> None:
    bare, kind = ({"kindness": 0}, {"kindness": 5})
    stored = {0: ["tech_colossus"]}
    able = term(given(goods={0: kind}, stored=stored), "advice-goods") - term(
        given(goods={0: bare}, stored=stored), "advice-goods"
    )
    unable = term(given(goods={0: kind}, age=6), "advice-goods") - term(given(goods={0: bare}, age=6), "advice-goods")
    assert able > 3 > 0.1 > unable


def test_an_ascension_comes_nearer_by_pieces_and_further_by_time() -> None:
    assert ascent(8, 3.0) > ascent(6, 3.0) > ascent(6, 1.0)
    assert ascent(12, 1.0) > 8 > 1 > ascent(4, 1.0)
    assert ascent(12, 0.0) == 0.0


def test_whoever_has_one_piece_left_is_likely_to_win_with_fewer_points() -> None:
    last: dict[str, Any] = {"unlocked": {0: [1, 2, 3, 4, 5]}, "pieces": {0: {6: {"spark": 1}}}}
    goods = {1: {"vp": 30}}
    near, far = given(seats=2, age=5, goods=goods, **last), given(seats=2, age=5, goods=goods)
    assert ADVICE.value(near.s)[0] > 0.5 > 0.1 > ADVICE.value(far.s)[0]
    over = given(seats=2, age=6, goods=goods, passed=[0], **last)
    assert ADVICE.value(over.s)[0] < 0.1
    assert abs(sum(ADVICE.value(near.s)) - 1) < 1e-9


def test_against_chronos_the_least_of_the_players_counts_most() -> None:
    even = given(mode="chronos_coop", goods={0: {"vp": 10}, 1: {"vp": 10}, 2: {"vp": 10}})
    uneven = given(mode="chronos_coop", goods={0: {"vp": 22}, 1: {"vp": 4}, 2: {"vp": 4}})
    assert ADVICE.value(even.s)[0] > ADVICE.value(uneven.s)[0]


def test_against_chronos_a_prayer_of_who_leads_is_worth_no_more_than_its_point() -> None:
    """What counts less for who stands better is all that he has, not his points alone: else nobody would score."""
    held = given(mode="chronos_coop", age=6, goods={0: {"vp": 20, "prayer": 1}, 1: {"vp": 8}, 2: {"vp": 8}})
    paid = given(mode="chronos_coop", age=6, goods={0: {"vp": 21}, 1: {"vp": 8}, 2: {"vp": 8}})
    none = given(mode="chronos_coop", age=6, goods={0: {"vp": 20}, 1: {"vp": 8}, 2: {"vp": 8}})
    worth = [sum(ADVICE.ledgers(t.s)[0]) for t in (none, held, paid)]
    assert worth[0] < worth[1] <= worth[2]


def test_chains_and_points_are_worth_something_to_chronos() -> None:
    t = given(mode="chronos_coop")
    before = ADVICE.value(t.s)[1]
    t.s.titan().chains[0] = 2
    chained = ADVICE.value(t.s)[1]
    t.s.titan().vp += 5
    assert before < chained < ADVICE.value(t.s)[1]


# -- what a text promises ---------------------------------------------------------------------------------------------


def test_what_a_text_brings_is_counted_from_its_operations() -> None:
    outlook = Outlook(given().s, 0)
    assert outlook.at_once(PREMONITION + PREMONITIONS.index("prem_web_of_roads")) == 4.0
    assert outlook.at_once(REWARD + QUESTS.index("quest_typhon")) > 7.0
    ostraka = TECHNOLOGY + TECHNOLOGIES.index("tech_ostraka")  # 2 VP or 1 Greatness at the end of each Age
    assert outlook.lasting(ostraka) > 5.0 > outlook.at_once(ostraka) == 0.0


def test_what_comes_once_per_age_is_worth_less_when_few_ages_are_left() -> None:
    early, late = Outlook(given(age=2).s, 0), Outlook(given(age=5).s, 0)
    flame = TECHNOLOGY + TECHNOLOGIES.index("tech_lighthouse")
    assert early.lasting(flame) > 2 * late.lasting(flame) > 0


def test_the_well_threatens_the_highest_who_has_a_temple() -> None:
    assert at_top(given().s) == NOBODY
    assert at_top(given(temples={2: ["elis"]}).s) == 2
    assert at_top(given(greatness=(3, 2, 1), temples={0: ["elis"], 1: ["sparta"]}).s) == 1


# -- visits -----------------------------------------------------------------------------------------------------------


def test_the_underworld_promises_more_to_who_has_no_aegis() -> None:
    poor, rich = given(goods={0: {"aegis": 0}}), given(goods={0: {"aegis": 9}})
    assert Visits(poor.s, 0).to_location(HERO_3, UNDERWORLD) > Visits(rich.s, 0).to_location(HERO_3, UNDERWORLD) + 1


def test_the_forge_promises_something_to_who_has_a_tile_there() -> None:
    own = given(factory=[None, (0, "tech_colossus"), None])
    other = given(factory=[None, (1, "tech_colossus"), None])
    assert Visits(own.s, 0).action(PRODUCE, -1, HERO_3) > 0 > Visits(other.s, 0).action(PRODUCE, -1, HERO_3)
    assert Visits(own.s, 0).to_location(HERO_3, FORGE) > Visits(other.s, 0).to_location(HERO_3, FORGE)


def test_a_hand_that_can_win_makes_the_coliseum_worth_a_visit() -> None:
    strong = given(hands={0: ["zeus_c5", "zeus_c2", "zeus_c3", "common_fury"]}, goods={0: {"determination": 8}})
    weak = given()
    assert in_hand(strong.s, 0) > 8 > in_hand(weak.s, 0) == 0
    assert Visits(strong.s, 0).to_location(HERO_3, COLISEUM) > Visits(weak.s, 0).to_location(HERO_3, COLISEUM)


@pytest.mark.parametrize(
    ("olympian", "role", "vs", "force"),
    [
        ("aphrodite", ATTACKER, THE_GAME, 1),  # Charm weakens every enemy
        ("athena", DEFENDER, A_PLAYER, 1),
        ("athena", ATTACKER, A_PLAYER, 0),
        ("poseidon", ATTACKER, THE_GAME, 1),
        ("poseidon", DEFENDER, A_PLAYER, -1),
        ("ares", ATTACKER, A_PLAYER, 1),
        ("ares", ATTACKER, THE_GAME, 0),
    ],
)
def test_force_beside_the_cards_goes_by_the_kind_of_combat(olympian: str, role: int, vs: int, force: int) -> None:
    t = given(seats=2, olympians=(olympian, "hades"))
    assert beside(t.s, 0, role, vs, HERO_3) == force == reach(t.s, 0, role, vs, HERO_3)


def test_a_text_for_the_start_of_a_combat_counts_while_it_can_be_paid_for() -> None:
    rich, poor = given(goods={0: {"aegis": 1}}), given()
    assert beside(rich.s, 0, ATTACKER, THE_GAME, OLYMPIAN) == 2 > 0 == beside(rich.s, 0, ATTACKER, THE_GAME, HERO_3)
    assert beside(poor.s, 0, ATTACKER, THE_GAME, OLYMPIAN) == 0


def test_the_slot_that_gives_most_is_chosen() -> None:
    def chosen(**position: Any) -> str:
        t = given(goods={0: {"aegis": 1}}, **position)
        under_way = Activation()
        under_way.seat, under_way.character, under_way.token = 0, PROPHET_3, ORACLE
        t.s.activations = [under_way]
        return best_move(t.step(Go(0, PROPHET_3)), 0)

    assert chosen() == "go oracle_2"  # a Prayer of one's own
    assert chosen(at={1: {"prophet_3": "oracle_2"}}) == "go oracle_1"


def test_pillars_that_take_pieces_are_worth_nothing_without_pieces() -> None:
    t = given()
    full = Outlook(t.s, 0)
    before = [pillar_worth(t.s, full, pillar) for pillar in (SYMBOLISM, INDOCTRINATION)]
    t.s.players[0].pieces = (0,) * len(t.s.players[0].pieces)
    after = [pillar_worth(t.s, Outlook(t.s, 0), pillar) for pillar in (SYMBOLISM, INDOCTRINATION)]
    assert before[0] > after[0] + 1 and before[1] > after[1] + 3


def test_an_upper_half_is_worth_what_the_content_says() -> None:
    """Ambition with 3 VP in place of 1 and no Force."""
    changed = with_text("pillars", AMBITION, "upper", [{"op": "gain", "what": "vp", "n": 3}])
    s = GAME.with_components(changed).new(2, {"olympians": "drawn"}, seed=1)
    assert isinstance(s, Hybris)
    assert upper_worth(s, Outlook(s, 0), AMBITION) == 3.0


# -- moves ------------------------------------------------------------------------------------------------------------


def test_who_can_act_does_not_pass() -> None:
    t = given(goods={0: {"aegis": 3}}, plans={0: {"prophet_3": "oracle"}}, pillars={0: "pillar_truce"})
    t.step(TakeTurn(0))
    assert best_move(t, 0) in ("activate olympian", "activate prophet_3")


def test_the_last_piece_of_an_upgrade_goes_first() -> None:
    t = given(pieces={0: {1: {"spark": 1}, 2: {"spark": 1, "prophet": 1}, 6: {"spark": 3}}})
    t.step(TakeOut(0, 1, 1))
    assert best_move(t, 0) == "take-out spark>1"
    t = given(pieces={0: {1: {"spark": 2}, 2: {"spark": 1, "prophet": 1}, 6: {"spark": 1}}})
    t.step(TakeOut(0, 1, 1))
    assert best_move(t, 0) == "take-out spark>6"


def test_in_the_last_age_prayers_become_points() -> None:
    t = given(age=6, goods={0: {"prayer": 1}}).step(Convert(0, 0))
    assert best_move(t, 0) in ("convert convert_vp", "convert convert_greatness")


def test_the_last_piece_wins_and_is_paid_for() -> None:
    t = given(goods={0: {"prayer": 3}}, unlocked={0: [1, 2, 3, 4, 5]}, pieces={0: {6: {"spark": 1}}})
    t.step(Convert(0, 0))
    assert best_move(t, 0) == "convert convert_spark"


def test_a_technology_that_can_be_paid_for_is_designed() -> None:
    t = given(goods={0: {"aegis": 4, "follower": 5}}).step(Design(0))
    tile = best_move(t, 0).removeprefix("design ")
    aegis, followers = t.s.box.cost[TECHNOLOGIES.index(tile)]
    assert aegis <= 5 and followers <= 6


def arrogant(aegis: int, **position: Any) -> Play:
    """Hermes has marked Indoctrination, and its lower half is about to be resolved."""
    t = given(seats=2, olympians=("ares", "hermes"), goods={1: {"aegis": aegis, "prayer": 2}}, **position)
    t.s.players[1].marked = INDOCTRINATION
    return t.step(LowerHalf(0, INDOCTRINATION))


def test_what_has_a_price_is_used_if_it_brings_more() -> None:
    assert best_move(arrogant(9), 1) == "use hermes_arrogance"  # one more who acts in five Ages
    assert best_move(arrogant(9, age=6, unlocked={1: [2, 3, 4, 5, 6]}, pieces={1: {1: {"spark": 1}}}), 1) == "pass"


@pytest.mark.parametrize(("base", "pays"), [(3, True), (0, False), (30, False)])
def test_a_hero_is_given_up_only_for_a_combat_that_this_decides(base: int, pays: bool) -> None:
    """Dark Bargain has Force 1, and 4 more for another Hero."""
    at = {0: {"hero_1": "reserve", "hero_2": "reserve"}}
    t = given(olympians=("hades",), hands={0: ["hades_c5"]}, goods={0: {"determination": 4}}, age=5, at=at)
    against(t, base).plays(0, "play hades_c5")
    assert best_move(t, 0) == ("choice 1" if pays else "choice 2")


def test_every_prompt_has_a_rule_of_thumb() -> None:
    """All but the choice of an Olympian, of whom none is the best."""
    prompts = {kind for kind in Hybris.steps.values() if issubclass(kind, Prompt) and "theogony" in kind.__module__}
    assert {kind.__name__ for kind in prompts - set(ALL_RULES)} == {"TakeOlympian"}


def test_a_quest_that_cannot_be_met_is_not_tried() -> None:
    t = given(
        quests=["quest_typhon", "quest_founding_of_cadmus", "quest_odyssey"], goods={0: {"follower": 3, "aegis": 3}}
    )
    t.step(Undertake(0, HERO_3))
    assert best_move(t, 0) == "quest quest_founding_of_cadmus"


# -- Combat -----------------------------------------------------------------------------------------------------------


def against(t: Play, base: int) -> Play:
    """A Combat against the game with so much Force, in which the seat is asked for a card."""
    from theogony.games.hybris.state import Fight

    fight = Fight()
    fight.seats, fight.characters, fight.base = [0, -1], [0, NOTHING], base
    t.s.fights = [fight]
    return t.step(PlayOn(0))


HANDS = {0: ["zeus_c1", "zeus_c3", "common_parry", "common_feint"]}


@pytest.mark.parametrize(("base", "stops"), [(0, True), (3, False), (30, True)])
def test_cards_are_played_as_long_as_they_are_needed_and_can_be_enough(base: int, stops: bool) -> None:
    t = against(given(hands=HANDS, goods={0: {"determination": 4}}), base)
    assert (best_move(t, 0) == "stop") == stops


def test_a_row_is_found_that_wins_by_its_combo() -> None:
    """Zeus first in Greatness: 3 + 2, then 2 + 3 for the eagle: ten."""
    t = against(given(hands={0: ["zeus_c1", "zeus_c3"]}, goods={0: {"determination": 4}}), 9)
    assert best_move(t, 0) == "play zeus_c1"
    t.plays(0, "play zeus_c1", "play zeus_c3")
    assert t.force(0) == 10


def test_the_chance_grows_with_force_and_falls_with_the_enemy() -> None:
    t = given()
    lion, hydra = (t.s.box.confrontations[QUESTS.index(name)] for name in ("quest_nemean_lion", "quest_hydra"))
    assert against_game(t.s, 4, lion) < against_game(t.s, 8, lion)
    assert against_game(t.s, 8, hydra) < against_game(t.s, 8, lion)
    assert odds(0) == 0.5


# -- secret plans -----------------------------------------------------------------------------------------------------


def planning_phase(sealed: list[str]) -> Hybris:
    """Seats 0 and 1 plan; seat 1 has drafted this and is ready."""
    t = given(seats=2, goods={0: {"aegis": 4}, 1: {"aegis": 4}}, at={1: {"hero_3": "reserve"}})
    t.s.phase = PLANNING
    t.step(Planning())
    t.plays(1, *sealed)
    return t.s


@pytest.mark.parametrize("name", ["greedy", "mcts", "plan"])
def test_nobody_plans_by_what_another_has_sealed(name: str) -> None:
    """Two plans of a rival that look alike from here: the same answer, whatever is sealed."""
    one = planning_phase(["send hero_3", "token forge", "ready"])
    two = planning_phase(["send hero_3", "token moirai", "ready"])
    assert one.view(0) == two.view(0)
    for seed in range(3):
        bot = make(name, "hybris", seed, Budget(iterations=4))
        assert bot.choose(one.knowledge(0)) == bot.choose(two.knowledge(0))


def test_plans_are_mixed() -> None:
    """The same bot in the same position, but for its seed: what is as good is not always the same."""
    s = GAME.new(3, {}, seed=5)
    assert isinstance(s, Hybris)
    while s.age < 3 or s.phase <= PILLAR_PHASE:
        prompt = s.prompts()[0]
        s.apply(prompt.seat, make("greedy", "hybris", 1).choose(s.knowledge(prompt.seat)))
    plans = set()
    for seed in range(12):
        trial = s.clone()
        bot = make("greedy", "hybris", seed)
        for _ in range(20):
            if trial.desk(0).ready:
                break
            trial.apply(0, bot.choose(trial.knowledge(0)))
        plans.add(tuple(planning.parts(trial.desk(0).draft)))
    assert len(plans) > 1


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("base", 4)])
def test_greedy_beats_chance(mode: str, seats: int) -> None:
    for seed in range(2):
        s = GAME.new(seats, {"mode": mode}, seed=seed)
        bots = [make("greedy" if seat == seed else "random", "hybris", f"{seed}{seat}") for seat in range(seats)]
        while s.result is None:
            seat = s.prompts()[0].seat
            s.apply(seat, bots[seat].choose(s.knowledge(seat)))
        assert s.result.ranks[seed] == 1


def test_of_an_epic_that_cannot_go_on_a_hint_names_the_end_alone() -> None:
    """The third Canto asks for Followers: nobody is advised to try it without any, not even as the third choice."""
    t = given(
        quests=["quest_golden_fleece"],
        at={0: {"hero_3": "moirai_1"}},
        hands={0: ["common_surge", "common_ruse", "common_fury", "common_feint"]},
    )
    t.step(Undertake(0, HERO_3))
    t.plays(0, "card common_ruse", "card common_surge", "card common_ruse", "card common_fury")
    (prompt,) = t.s.prompts()
    wise = [move for move in t.s.options(0) if not ADVICE.unwise(t.s, prompt, move)]
    assert len(t.options(0)) > 1 and [GAME.moves.text(move) for move in wise] == ["done"]
