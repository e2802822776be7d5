"""What the bots make of a Hand of Theomachy."""

from tests.conformance.tables import stops
from theogony import bots
from theogony.bots.mcts import Search
from theogony.games.theomachy.advice import ADVICE
from theogony.games.theomachy.moves import FOLD, PASS
from theogony.games.theomachy.state import Table
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
