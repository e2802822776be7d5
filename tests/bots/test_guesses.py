"""Rivals, as a search sees them, do not know its cards: neither by a rule of thumb nor by what the tree has learnt."""

from collections.abc import Iterator

import pytest

from tests.conformance.tables import GAMES, some, stops
from theogony import games
from theogony.bots.bot import advice_for
from theogony.bots.mcts import WORLDS, Edge, Search, dice
from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.kernel.step import Seal

GUESSED = [game for game in GAMES if advice_for(game).guessed]
Learnt = dict[tuple[int, int], list[tuple[int, int, float]]]  # by who replies and his bracket: moves, visits, totals


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_look_at_nothing_that_their_seat_cannot_know(game: str) -> None:
    """The others' moves in playouts, and what a tree tries first for them, are made of these."""
    advice = advice_for(game)
    for state in stops(game, 5):
        for prompt in state.prompts():
            options = state.onward(prompt.seat)
            found = set()
            for number in range(4):
                world = state.redeal(prompt.seat, Rng(number))
                world.rng.state = 7
                asked = world.prompt(prompt.seat)
                assert asked is not None
                scores = tuple(advice.scores(world, asked, options))
                quick = advice.quick(world, asked, options, Rng(7))
                found.add((scores, quick, advice.bracket(world, prompt.seat)))
            assert len(found) == 1, repr(prompt)


def replies(game: str, most: int) -> Iterator[tuple[State, int, int, int]]:
    """Positions of games played at random, with a seat, its move and the rival who has to guess when he replies."""
    guessed = advice_for(game).guessed
    for seed, setup in enumerate(some(game, 8)):
        state = games.get(game).new(*setup, seed)
        rng = Rng(f"walk {seed}")
        left = most
        while state.result is None and left:
            before = state.clone()
            for prompt in before.prompts():
                options = state.onward(prompt.seat)
                move = options[rng.below(len(options))]
                state.apply_trusted(prompt.seat, move)
            rival = asked(state, guessed)
            apart = rival >= 0 and state.sides.of[rival] != state.sides.of[prompt.seat]
            if apart and not isinstance(before.agenda[-1], Seal):
                left -= 1
                yield before, prompt.seat, move, rival


def asked(state: State, guessed: frozenset[type]) -> int:
    """Who has to guess here, openly and with a choice; -1 if nobody."""
    if state.result is not None or isinstance(state.agenda[-1], Seal):
        return -1
    prompt = state.prompts()[0]
    return prompt.seat if type(prompt) in guessed and len(state.options(prompt.seat)) > 1 else -1


def learnt(game: str, state: State, seat: int, move: int, worlds: list[State]) -> Learnt:
    """What the others have learnt to reply to the move."""
    search = Search(advice_for(game), state.knowledge(seat), Rng(1))
    search.worlds = worlds
    root = Edge(move, 1.0)
    for number in range(9):
        search.iterate(root, number)
    assert root.visits == 9
    return {
        key: [(edge.move, edge.visits, edge.total) for edge in node.edges]
        for key, node in root.children.items()
        if key[0] != seat
    }


def both(game: str) -> Iterator[tuple[Learnt, Learnt]]:
    """What is learnt where the seat holds what it holds, and where it holds what else the rival thinks possible."""
    key = Search(advice_for(game), games.get(game).new(3, {}, 1).knowledge(0), Rng(1)).key_of
    for number, (state, seat, move, rival) in enumerate(replies(game, 3)):
        worlds = [state.redeal(seat, Rng(f"{number} {i}")) for i in range(WORLDS)]
        others = [world.redeal(rival, Rng(f"{number} other {i}")) for i, world in enumerate(worlds)]
        for i, world in enumerate(worlds):
            if not alike(world, others[i], seat, move, rival, dice(key(i), 0)):
                others[i] = world
        yield learnt(game, state, seat, move, worlds), learnt(game, state, seat, move, others)


def alike(world: State, other: State, seat: int, move: int, rival: int, luck: int) -> bool:
    """Whether the rival cannot tell them apart after the move either, which may have shown him a card."""
    views = []
    for each in (world.clone(), other.clone()):
        if move not in each.options(seat):
            return False
        each.rng.state = luck
        each.apply_trusted(seat, move)
        views.append(each.view(rival))
    return views[0] == views[1]


@pytest.mark.parametrize("game", GUESSED)
def test_a_rival_learns_the_same_reply_whatever_the_seat_holds(game: str) -> None:
    tried = 0
    for one, other in both(game):
        assert one == other
        tried += sum(visits > 0 for edges in one.values() for _, visits, _ in edges)
    assert tried > 5


@pytest.mark.parametrize("game", GUESSED)
def test_else_he_would_learn_it_from_cards_that_he_cannot_see(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_guesses", lambda *given: False)
    assert any(one != other for one, other in both(game))
