"""What advice says against Kronos, from each side; and that whole games of greedy bots are won by who plays well."""

import pytest

from tests.games.hellas.table import Play, given
from theogony.bots import make
from theogony.bots.bot import Bot
from theogony.bots.mcts import MctsBot, Search
from theogony.games.hellas.advice import ADVICE, heroes, kronos, titan, ways
from theogony.games.hellas.content import LANDS
from theogony.games.hellas.game import GAME
from theogony.games.hellas.kronos import ending
from theogony.games.hellas.kronos.ending import HEROES_SIDE, TITAN_SIDE
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.turn import EndTurn, TakeTurn, Turn
from theogony.kernel.rng import Rng

SUNK = {"red": "hostile", "yellow": "hostile", "blue": "hostile", "green": "hostile"}


def position(**more: object) -> Play:
    return given(seats=3, mode="kronos", **more)  # type: ignore[arg-type]


def greedy_move(t: Play, seat: int) -> str:
    """What greedy does here."""
    move = make("greedy", "hellas", 1).choose(t.s.knowledge(seat))
    return GAME.moves.text(move)


def terror_turns(t: Play) -> float:
    return titan.terror_turns(t.s, ways.armies(t.s))


def best_move(t: Play, seat: int) -> str:
    """What looks best without looking ahead."""
    prompt = t.s.prompts()[0]
    scores = ADVICE.scores(t.s, prompt, t.s.options(seat))
    return t.options(seat)[scores.index(max(scores))]


# -- rows by side -----------------------------------------------------------------------------------------------------


def test_hostile_lands_are_kronos_worth_and_lands_are_the_heroes() -> None:
    calm, grim = position(), position(attitude={"red": "hostile", "blue": "distrustful"})
    terror = kronos.TERMS.index("advice-terror")
    assert ADVICE.ledgers(grim.s)[TITAN_SIDE][terror] > ADVICE.ledgers(calm.s)[TITAN_SIDE][terror]
    assert ADVICE.value(grim.s)[HEROES_SIDE] < ADVICE.value(calm.s)[HEROES_SIDE]
    held = position(control={"argolis": 1, "laconia": 2, "crete": 2})  # together
    lands = kronos.TERMS.index("advice-hellas")
    assert ADVICE.ledgers(held.s)[HEROES_SIDE][lands] > ADVICE.ledgers(calm.s)[HEROES_SIDE][lands]
    assert ADVICE.ledgers(held.s)[TITAN_SIDE][lands] == 0


def test_hoplites_make_terror_further_away_and_most_where_they_are_many() -> None:
    few, spread, many = (
        position(monsters={"hydra": "crete"}, hoplites=armies)
        for armies in ({}, {"macedonia": (1, 2), "achaea": (1, 2), "boeotia": (1, 2)}, {"macedonia": (1, 6)})
    )
    assert terror_turns(few) < terror_turns(spread) < terror_turns(many)


def test_each_way_of_the_heroes_comes_nearer_by_its_own_means() -> None:
    far = position(monsters={"hydra": "crete"}, heroes={1: "elis", 2: "elis"})
    near = position(monsters={"hydra": "crete"}, heroes={1: "elis", 2: "elis"}, done=["blessing_of_rhea"])
    assert heroes.titan_turns(near.s) < heroes.titan_turns(far.s)
    assert heroes.gates_turns(near.s) == heroes.gates_turns(far.s)
    hurt = position(monsters={"hydra": "crete"}, heroes={1: "elis", 2: "elis"}, wounds={"hydra": [0, 1, 2]})
    assert heroes.gates_turns(hurt.s) < heroes.gates_turns(far.s)


def test_monuments_count_for_kronos_once_he_is_free() -> None:
    t = position(kronos_at="euboea", intact=[], broken=["flood", "plague", "famine"])
    t.s.titan().unlocked = 1
    before = titan.ruin_turns(t.s)
    t.s.levels[0] = 0
    assert titan.ruin_turns(t.s) < before


# -- moves ------------------------------------------------------------------------------------------------------------


def test_kronos_takes_the_terror_that_wins() -> None:
    t = position(attitude={**SUNK, "brown": "distrustful"}, monsters={"hydra": "crete", "medusa": "attica"})
    t.step(KronosTurn())
    assert best_move(t, 0) == greedy_move(t, 0) == "terror hydra"


def test_kronos_without_anger_passes() -> None:
    t = position(monsters={"hydra": "crete"}, anger=0, control={"attica": 1, "elis": 1, "crete": 2, "argolis": 2})
    t.step(KronosTurn())
    assert greedy_move(t, 0) == "pass"


def test_a_monster_goes_where_terror_is_still_to_be_spread() -> None:
    t = position(attitude={**SUNK, "yellow": "neutral", "brown": "hostile"}, monsters={"hydra": "epirus"}, anger=1)
    t.step(KronosTurn())
    assert greedy_move(t, 0) in ("shift hydra>acarnania", "shift hydra>aetolia")


def test_the_third_point_of_an_attribute_breaks_a_chain() -> None:
    t = position(monsters={"hydra": "crete"}, titan=(1, 1, 2)).step(KronosTurn()).plays(0, "destroy-temple crete")
    assert best_move(t, 0) == "raise authority"


def test_heroes_recruit_where_the_last_land_would_fall() -> None:
    t = position(
        attitude={**SUNK, "brown": "distrustful"}, monsters={"hydra": "crete"}, turn=1,
        hoplites={"argolis": (1, 6), "macedonia": (1, 3)}, heroes={1: "argolis", 2: "argolis"}, anger=4,
    )  # fmt: skip
    price = titan.terror_price(t.s, LANDS.index("brown"), ways.armies(t.s))
    t.step(Turn(1))
    while t.s.turn == 1:
        t.plays(1, greedy_move(t, 1))
    assert titan.terror_price(t.s, LANDS.index("brown"), ways.armies(t.s)) > price


def test_the_last_wound_of_kronos_is_dealt() -> None:
    t = position(
        turn=1, done=["blessing_of_rhea"], heroes={1: "locris", 2: "elis"}, hands={1: ["assault_spear_4"]},
    )  # fmt: skip
    t.s.titan().wounds = 0b1110  # the spear is open
    t.s.titan().chain_wounds[0] = 0b1111
    t.step(Turn(1)).picks(*[0] * 20)  # whatever he draws
    for _ in range(20):  # he may do more before, but nothing else ends the turn
        if t.s.result is None and t.s.turn == 1:
            seat = t.s.prompts()[0].seat
            t.plays(seat, greedy_move(t, seat))
    assert t.s.result is not None and t.s.result.reason == "LH-167"


# -- whole games ------------------------------------------------------------------------------------------------------


def played(seats: int, seed: int, sides: tuple[str, str]) -> Hellas:
    """A game between bots, by side; after 200 turns it is a draw."""
    s = GAME.new(seats, {"mode": "kronos", "turns": "200"}, seed=seed)
    assert isinstance(s, Hellas)
    bots: list[Bot] = [make(sides[s.sides.of[seat]], "hellas", f"{seed}/{seat}") for seat in range(seats)]
    while s.result is None:
        seat = s.prompts()[0].seat
        s.apply(seat, bots[seat].choose(s.knowledge(seat)))
    return s


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("side", [TITAN_SIDE, HEROES_SIDE])
def test_greedy_beats_chance_from_either_side(seats: int, side: int) -> None:
    names = ("greedy", "random") if side == TITAN_SIDE else ("random", "greedy")
    for seed in range(2):
        result = played(seats, seed, names).result
        assert result is not None
        assert result.ranks[side] == 1
        assert result.ranks[1 - side] == 2


# -- a search ---------------------------------------------------------------------------------------------------------


def wide(acted: int = 0) -> Play:
    """A Hero's turn with many ways to go and a City to recruit in."""
    armies = {"corinthia": (1, 3), "argolis": (1, 3), "boeotia": (1, 2), "euboea": (1, 2)}
    t = position(heroes={1: "attica", 2: "crete"}, hoplites=armies, attributes={1: (3, 1, 3)}, used={1: ["march"]})
    t.s.turn, t.s.acted = 1, acted
    return t.step(TakeTurn(1), EndTurn(1))


def test_a_search_begins_with_what_helps_before_the_special_action_and_then_weighs_recruit_and_prepare() -> None:
    t = wide()
    assert len(t.s.options(1)) > 30
    first = Search(ADVICE, t.s.knowledge(1), Rng(1)).candidates()
    assert all(GAME.moves.text(edge.move).partition(" ")[0] in ("step", "travel", "fortify") for edge in first[:4])
    t = wide(acted=15)
    searched = [GAME.moves.text(edge.move) for edge in Search(ADVICE, t.s.knowledge(1), Rng(1)).candidates()]
    assert {"recruit", "prepare"} <= set(searched)


def test_a_playout_moves_before_it_takes_the_special_action_that_ends_the_turn() -> None:
    t = wide()
    move = GAME.moves.text(ADVICE.quick(t.s, t.s.prompts()[0], t.s.options(1), Rng(1)))
    assert move.partition(" ")[0] in ("step", "travel", "fortify")
    t = wide(acted=15)
    move = GAME.moves.text(ADVICE.quick(t.s, t.s.prompts()[0], t.s.options(1), Rng(1)))
    assert move in ("recruit", "prepare")


def test_the_heroes_look_to_the_end_of_their_turn_and_kronos_to_the_end_of_his_next_action() -> None:
    t = position()
    assert [ADVICE.horizon(t.s, seat) for seat in range(3)] == [3, 1, 1]


def outlook(**more: object) -> float:
    """Of Kronos, as a search of his sees it."""
    shares = ADVICE.outlook(position(**more).s, 0)
    assert abs(sum(shares) - 1) < 1e-9
    return shares[TITAN_SIDE]


def test_a_search_of_kronos_likes_what_brings_him_nearer_to_freedom() -> None:
    """Temples that fall, Chains that break; and it likes weak Heroes, Anger and Hostile Lands."""
    calm = outlook(anger=1)
    assert calm < outlook(anger=1, titan=(2, 1, 1)) < outlook(anger=1, titan=(2, 2, 1))
    one = outlook(anger=1, intact=["flood", "plague"], broken=["famine"])
    assert calm < one < outlook(anger=1, intact=["flood"], broken=["famine", "plague"])
    assert outlook(anger=1, attributes={1: (1, 3, 1)}) < calm < outlook(anger=4)
    assert calm < outlook(anger=1, attitude={"red": "hostile"})


def test_only_a_search_of_kronos_looks_at_games_so_and_a_game_that_is_over_needs_no_guess() -> None:
    t = position(titan=(2, 2, 1))
    assert ADVICE.outlook(t.s, 1) == ADVICE.outlook(t.s, 2) == ADVICE.value(t.s) != ADVICE.outlook(t.s, 0)
    base = given().s
    assert [ADVICE.outlook(base, seat) for seat in range(4)] == [ADVICE.value(base)] * 4
    won = position(attitude={**SUNK, "brown": "hostile"})
    ending.check_end(won.s)
    assert won.s.result is not None and ADVICE.outlook(won.s, 0) == [1.0, 0.0]


def test_a_search_values_the_ends_of_its_playouts_by_the_outlook_of_its_seat() -> None:
    t = wide()
    for seat in range(3):
        knowledge = t.s.knowledge(seat)
        for search in (Search(ADVICE, knowledge, Rng(1)), MctsBot("hellas", 1).search(knowledge)):
            assert search.worth(t.s) == ADVICE.outlook(t.s, seat)


def test_the_kronos_of_a_playout_takes_the_terror_that_wins() -> None:
    t = position(attitude=SUNK | {"brown": "distrustful"}, monsters={"hydra": "laconia"}, anger=6).step(KronosTurn())
    move = ADVICE.quick(t.s, t.s.prompts()[0], t.s.options(0), Rng(1))
    assert GAME.moves.text(move) == "terror hydra"


def test_looking_ahead_changes_nothing_and_does_not_see_the_luck_of_the_playout() -> None:
    """A Hunt is judged by other cards than those that will be drawn: whatever they are, the choice is the same."""
    chosen = set()
    for luck in range(1, 9):
        t = wide(acted=15)
        t.s.rng.state = luck << 20
        before = t.s.hash()
        ADVICE.priors(t.s, t.s.prompts()[0], t.s.options(1))
        assert t.s.hash() == before
        chosen.add(tuple(ADVICE.priors(t.s, t.s.prompts()[0], t.s.options(1))))
    assert len(chosen) == 1
