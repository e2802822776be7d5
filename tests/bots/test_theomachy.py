"""What the bots make of a Hand of Theomachy."""

from collections import Counter

from tests.conformance.tables import stops
from tests.games.theomachy.cards.playing import in_betting
from theogony import bots, games
from theogony.bots.mcts import Search
from theogony.games.theomachy.advice import ADVICE
from theogony.games.theomachy.advice.betting import simple_scores
from theogony.games.theomachy.advice.strength import winning_chance
from theogony.games.theomachy.advice.thumb import name_target
from theogony.games.theomachy.advice.worth import TERMS
from theogony.games.theomachy.features import features
from theogony.games.theomachy.moves import FOLD, FOLLOW, PASS, PLAYER, RAISE
from theogony.games.theomachy.state import BATTLE, Table
from theogony.kernel.advice import best
from theogony.kernel.rng import Rng


def test_nobody_folds_where_passing_is_free() -> None:
    """A search among few worlds may see no difference, and a Stake is lost for nothing."""
    free = owing = 0
    for state in stops("theomachy", 7):
        assert isinstance(state, Table)
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        if type(prompt).__name__ != "BettingTurn" or FOLD not in options:
            continue
        searched = [edge.move for edge in Search(ADVICE, state.knowledge(prompt.seat), Rng(1)).candidates()]
        if PASS in options and ADVICE.pointless(state, prompt, FOLD):
            free += 1
            assert FOLD not in searched
            for seed in range(3):
                assert bots.make("novice", "theomachy", seed).choose(state.knowledge(prompt.seat)) != FOLD
        elif PASS not in options:
            owing += 1
            assert not ADVICE.pointless(state, prompt, FOLD)
    assert free > 5 and owing > 5


def test_a_search_never_pays_for_a_hand_with_poor_chances() -> None:
    """Its playouts see rivals fold who will not: all Cults went all in, and an Epic game was over after two Hands."""
    again = poor = good = 0
    for state in stops("theomachy", 7):
        assert isinstance(state, Table)
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        if type(prompt).__name__ != "BettingTurn" or FOLD not in options or not state.raises:
            continue
        searched = [edge.move for edge in Search(ADVICE, state.knowledge(prompt.seat), Rng(1)).candidates()]
        raises = [move for move in searched if RAISE <= move < RAISE + 3]
        fair = winning_chance(state, prompt.seat) * state.players_in_hand().bit_count()
        own = sum(raised // 3 == prompt.seat for raised in state.raises)
        if fair < 1.0 or own > 1:
            again += RAISE in options
            assert not raises
        if FOLLOW in options and fair < 0.3:
            poor += 1
            assert FOLLOW not in searched
        elif FOLLOW in options:
            good += 1
            assert FOLLOW in searched
    assert again > 5 and poor > 5 and good > 5


def test_a_war_of_raises_ends() -> None:
    """Two with strong hands raised each other until nobody had a follower left."""
    s = games.get("theomachy").new(seats=6, options={"mode": "epic"}, seed="bets 2")
    players = [bots.make("greedy", "theomachy", f"2 {seat}") for seat in range(6)]
    raised: Counter[tuple[int, int]] = Counter()
    assert isinstance(s, Table)
    while s.number < 2:
        seat = s.prompts()[0].seat
        move = players[seat].choose(s.knowledge(seat))
        raised[seat, s.round] += RAISE <= move < RAISE + 3
        s.apply(seat, move)
    assert 0 < max(raised.values()) <= 3


def test_a_location_is_worth_its_follower_only_to_a_rich_cult_and_then_no_search_doubts_it() -> None:
    for cult, plays in (((3, 5, 10), True), ((0, 1, 4), False)):
        t = in_betting("fortress", essence="earth", cults={0: cult})
        prompt, options = t.s.prompts()[0], t.s.options(0)
        scores = ADVICE.scores(t.s, prompt, options)
        location = t.wording.game.moves.parse("play fortress")
        assert location in options and (options[best(scores)] == location) == plays
        assert ADVICE.sure(t.s, prompt, options, scores) == plays
        simple = ADVICE.plan(t.s, prompt, options)
        assert min(simple) == simple[options.index(location)] and simple.count(min(simple)) == 1, (
            "no beginner thinks of it"
        )


def test_a_beginner_raises_once_and_only_with_strong_cards() -> None:
    proud = modest = 0
    for state in stops("theomachy", 3):
        assert isinstance(state, Table)
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        raises = [move for move in options if RAISE <= move < RAISE + 3]
        if type(prompt).__name__ != "BettingTurn" or not raises:
            continue
        after = state.clone()
        after.raises = [3 * prompt.seat]
        assert max(simple_scores(after, prompt.seat, options)[move] for move in raises) < 0
        after.raises = []
        first = simple_scores(after, prompt.seat, options)
        proud += max(first, key=first.__getitem__) in raises
        modest += max(first, key=first.__getitem__) not in raises
    assert proud and modest > proud


def test_who_names_a_target_in_the_battle_goes_by_what_he_sees() -> None:
    s = in_betting("drowning", essence="water", hands={1: ["gale", "rockslide"], 2: ["hatred", "zeal", "fog"]}).s
    s.phase = BATTLE
    prompt = s.prompts()[0]
    worlds = [s.redeal(0, Rng(seed)) for seed in range(20)]
    assert len({world.hand(1) for world in worlds}) > 5
    assert len({tuple(name_target(world, prompt, [PLAYER + 1, PLAYER + 2])) for world in worlds}) == 1


def test_the_features_of_a_side_are_its_own_in_their_places() -> None:
    s = in_betting("gale", essence="air", cults={0: (1, 2, 3), 1: (2, 3, 4), 2: (3, 4, 5)}).s
    s.paid = list(range(9))
    s.level = [1, 2, 3]
    for seat, row in enumerate(features(s)):
        tokens = row[len(TERMS) : len(TERMS) + 12]
        assert [x * 8 for x in tokens[:3]] == [1 + seat, 2 + seat, 3 + seat]
        assert [x * 4 for x in tokens[6:]] == [1, 2, 3, 3 * seat, 3 * seat + 1, 3 * seat + 2]
        assert row[-7:] == [0, 1, 0, 0, 0, 0, 0], "three are in the game, of two to eight"
