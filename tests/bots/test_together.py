"""Several searches of one decision come to one answer."""

from theogony import games
from theogony.bots import Budget, make
from theogony.bots.bot import Weighed
from theogony.bots.together import together
from theogony.kernel.rng import Rng


def test_what_was_tried_most_in_all_is_chosen() -> None:
    """Each search kept another favourite to its end, and all of them the same second."""
    one = [Weighed(7, 20, 11.0), Weighed(5, 20, 10.0), Weighed(9, 4, 1.0)]
    two = [Weighed(9, 20, 12.0), Weighed(5, 20, 11.0), Weighed(7, 4, 1.0)]
    assert together([one]) == 7 and together([two]) == 9
    assert together([one, two]) == 5
    assert together([one, [Weighed(5, 20, 14.0), Weighed(7, 20, 12.0)]]) == 5, "of two tried as often the better one"


def test_where_nothing_is_searched_the_first_one_answers() -> None:
    assert together([[Weighed(3)], [Weighed(4)], [Weighed(4)]]) == 3
    assert together([[Weighed(3, 8, 4.0), Weighed(4, 8, 2.0)], [Weighed(4)]]) == 3, "who looked only says nothing"


def test_one_search_alone_is_what_the_bot_would_do() -> None:
    game, rng = games.get("theomachy"), Rng("together")
    state, seen = game.new(3, {}, seed=2), 0
    while state.result is None and seen < 12:
        (prompt, *_) = state.prompts()
        knows, options = state.knowledge(prompt.seat), state.onward(prompt.seat)
        for name in ("mcts", "fate", "greedy"):
            bot = make(name, "theomachy", "together", Budget(iterations=20))
            found = bot.weigh(knows)
            assert together([found]) == found[0].move == bot.choose(knows)
            seen += len(found) > 1
        state.apply(prompt.seat, options[rng.below(len(options))])
    assert seen >= 12
