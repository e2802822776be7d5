"""Godstorm: what pays only turns later is known to whoever searches."""

import pytest

from theogony import games
from theogony.bots import Budget, make
from theogony.bots.bot import Bot
from theogony.bots.mcts import Search
from theogony.games.godstorm.advice import ADVICE
from theogony.games.godstorm.content import LANDS
from theogony.games.godstorm.moves import BID, ORDER, PLACE
from theogony.games.godstorm.state import World
from theogony.kernel.advice import best
from theogony.kernel.rng import Rng


def begun(seats: int, bot: str, until: str, epoch: int = 1) -> World:
    """A game among such bots, up to the first question of this kind in this epoch."""
    state = games.get("godstorm").new(seats, {}, seed=4)
    assert isinstance(state, World)
    players: list[Bot] = [make(bot, "godstorm", seat, Budget(iterations=1)) for seat in range(seats)]
    while state.epoch < epoch or type(state.prompts()[0]).__name__ != until:
        seat = state.prompts()[0].seat
        state.apply(seat, players[seat].choose(state.knowledge(seat)))
    return state


def searched_first(state: World) -> list[int]:
    """What a search of the seat that is asked would try, best looking first; one move where it is sure."""
    knowledge = state.knowledge(state.prompts()[0].seat)
    return [edge.move for edge in Search(ADVICE, knowledge, Rng(1)).candidates()]


def largest(state: World, seat: int) -> int:
    return max(state.armies[land] for land in range(LANDS) if state.owner[land] == seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_searches_begins_with_one_great_army(seats: int) -> None:
    together, apart = begun(seats, "mcts", "Bid"), begun(seats, "greedy", "Bid")
    for seat in range(seats):
        placed = sum(together.armies[land] - 1 for land in range(LANDS) if together.owner[land] == seat)
        assert largest(together, seat) > placed / 2
        assert largest(together, seat) > largest(apart, seat)


def test_where_it_stands_is_seen_at_first_sight() -> None:
    """As long as all armies are alike, the land counts alone."""
    for seats in (2, 3, 4, 5):
        state = begun(seats, "greedy", "PlaceStart")
        prompt = state.prompts()[0]
        options = state.options(prompt.seat)
        scores = ADVICE.scores(state, prompt, options)
        assert best(ADVICE.priors(state, prompt, options)) == best(scores)
        assert len({state.armies[move - PLACE] for move in options}) == 1 < len(set(scores))


@pytest.mark.parametrize(("seats", "epoch", "bid"), [(2, 1, 1), (3, 1, 2), (4, 1, 2), (5, 1, 2), (4, 2, 1)])
def test_the_last_turn_of_the_first_epoch_is_worth_a_bid_unless_two_play(seats: int, epoch: int, bid: int) -> None:
    state = begun(seats, "mcts", "Bid", epoch)
    assert searched_first(state) == [BID + min(bid, state.faith[state.prompts()[0].seat])]


@pytest.mark.parametrize(("seats", "last"), [(2, False), (3, True), (4, True), (5, True)])
def test_it_is_chosen_by_whoever_has_the_choice(seats: int, last: bool) -> None:
    state = begun(seats, "mcts", "ChooseMarker")
    assert searched_first(state) == [ORDER + (seats - 1 if last else 0)]


@pytest.mark.parametrize("kind", ["MoveMore", "EnterWith"])
def test_more_of_an_army_that_has_conquered_goes_on_than_at_first_sight(kind: str) -> None:
    state, more = begun(3, "greedy", kind), 0
    players = [make("greedy", "godstorm", seat) for seat in range(3)]
    while state.result is None and not more:
        prompt = state.prompts()[0]
        if type(prompt).__name__ == kind:
            options = state.options(prompt.seat)
            sight = options[best(ADVICE.scores(state, prompt, options))]
            foresight = options[best(ADVICE.priors(state, prompt, options))]
            assert foresight >= sight
            more += foresight > sight
        state.apply(prompt.seat, players[prompt.seat].choose(state.knowledge(prompt.seat)))
    assert more


def test_what_holds_a_front_stays_behind() -> None:
    state, stays = begun(3, "greedy", "MoveMore"), 0
    players = [make("greedy", "godstorm", seat) for seat in range(3)]
    while state.result is None and not stays:
        prompt = state.prompts()[0]
        if type(prompt).__name__ == "MoveMore":
            options = state.options(prompt.seat)
            stays += options[best(ADVICE.priors(state, prompt, options))] < options[-1]
        state.apply(prompt.seat, players[prompt.seat].choose(state.knowledge(prompt.seat)))
    assert stays
