"""Every game in every mode passes OpenSpiel's own checks, and a stock search bot of its plays them all."""

import contextlib
import io
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tests.conformance.tables import Setup
from tests.envs.ways import WAYS, name_of
from theogony.envs import openspiel
from theogony.envs.openspiel import DRAWS, TOGETHER, TURNS, SpielState, short_name
from theogony.envs.recall import Position
from theogony.games import get
from theogony.kernel.rng import Rng

each_way = pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of)


def load(game: str, way: Setup, **more: int | str) -> pyspiel.Game:
    seats, options = way
    chosen = ";".join(f"{name}:{value}" for name, value in options.items())
    return pyspiel.load_game(short_name(game), {"players": seats, "options": chosen, **more})


def play(state: SpielState, moves: int, seed: int = 1) -> SpielState:
    """So many moves and chances at random."""
    rng = Rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            options = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([found[rng.below(len(found))] if found else 0 for found in options])
        else:
            found = state.legal_actions()
            state.apply_action(found[rng.below(len(found))])
    return state


def a_choice(made: pyspiel.Game, moves: int) -> SpielState | None:
    """The first choice of somebody after so many moves; None if the game is over before."""
    state = play(made.new_initial_state(), 3 * DRAWS * bool(moves) + moves)
    while not state.is_terminal() and (state.is_chance_node() or len(state.legal_actions()) < 2):
        play(state, 1)
    return None if state.is_terminal() else state


@each_way
def test_a_random_simulation_with_saves(game: str, way: Setup) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(load(game, way, limit=25), num_sims=1, serialize=True, verbose=False)


@each_way
def test_the_simulation_of_the_python_tests(game: str, way: Setup) -> None:
    """What OpenSpiel's own suite does with every game: clones, saves, pickles, returns in range."""
    np.random.seed(1)
    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest("test_pig").sim_game(load(game, way, limit=15))


@each_way
@pytest.mark.parametrize("seals", [TOGETHER, TURNS])
def test_the_api_test_of_openspiel(game: str, way: Setup, seals: str) -> None:
    """What OpenSpiel demands of its own games, at positions of a whole one: the library would take them from the top of
    the tree, where ours has chance nodes alone."""
    state = load(game, way, limit=60, seals=seals).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        states.append(play(state, 1, len(states)).clone())
    made, last = state.get_game(), len(states) - 1
    kept = [states[number * last // 15] for number in range(16)]
    known = {"game": made, "game_type": made.get_type(), "game_name": short_name(game), "some_states": kept}
    demands = type("Demands", (api_test.EnforceAPIOnPartialTreeBase,), known)
    names = [name for name in dir(demands) if name.startswith("test_")]
    assert len(names) >= 5 and kept[-1].is_terminal()
    for name in names:
        getattr(demands(name), name)()


@each_way
def test_one_after_the_other_under_a_seal(game: str, way: Setup) -> None:
    made = load(game, way, limit=20, seals=TURNS)
    assert made.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


@each_way
def test_a_stock_search_bot_plays_it(game: str, way: Setup) -> None:
    """ISMCTS of OpenSpiel, by redeals: it asserts that every sample looks the same to the seat that searches."""
    made = load(game, way, limit=30, seals=TURNS)
    state = next(filter(None, (a_choice(made, moves) for moves in (20, 5, 0))))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=made, uct_c=1.0, evaluator=evaluator, max_simulations=3, random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, use_observation_string=False,
        allow_inconsistent_action_sets=False, child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )  # fmt: skip
    while not state.is_terminal():
        if state.is_chance_node():
            play(state, 1)
        else:
            move = bot.step(state)
            assert move in state.legal_actions()
            state.apply_action(move)


@each_way
def test_resampled_states_look_the_same_and_go_on(game: str, way: Setup) -> None:
    state = play(load(game, way, limit=200).new_initial_state(), 60, 3)
    asked = [seat for seat in range(state.num_players()) if seat in state._asked()]
    for seat in asked:
        other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions(seat) == state.legal_actions(seat)
        play(other, 10)


@each_way
def test_copies_and_saves_remember(game: str, way: Setup) -> None:
    state = play(load(game, way, limit=200).new_initial_state(), 40, 2)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        for seat in range(state.num_players()):
            assert other.information_state_string(seat) == state.information_state_string(seat)
        assert str(play(other, 5, 9)) == str(play(state.clone(), 5, 9))


def test_who_came_another_way_knows_it() -> None:
    """Perfect recall: one position after other own moves is one observation, and another information state."""
    start = Position(get("diceforge").new(2, {"setup": "draft"}, 1))
    seat = start.state.prompts()[0].seat
    here, there = start.state.options(seat)[:2]
    end = start.state.clone()
    one, two = Position(end, start, seat, here), Position(end, start, seat, there)
    assert one.memory(seat).digest != two.memory(seat).digest != start.memory(seat).digest == b""
    assert one.memory(1 - seat) == two.memory(1 - seat) == start.memory(1 - seat)
    assert (one.memory(seat).moves, two.memory(seat).moves) == ((here,), (there,))
    assert one.memory(seat) == Position(end, start, seat, here).memory(seat)


def test_python_observers_agree_with_the_state() -> None:
    state = play(load("godstorm", (3, {})).new_initial_state(), 40)
    for recall in (False, True):
        seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=recall))
        seen.set_from(state, 1)
        said = state.information_state_string(1) if recall else state.observation_string(1)
        assert seen.string_from(state, 1) == said
        assert ("digest" in seen.dict) == recall and seen.dict["observation"].any()
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    seen = make_observation(state.get_game(), public)
    assert seen.string_from(state, 0) == seen.string_from(state, 1)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody"):
        make_observation(state.get_game(), everything)


@pytest.mark.parametrize(
    ("more", "says"), [({"seals": "turn"}, "together or turns"), ({"options": "classic"}, "classic")]
)
def test_a_game_that_is_set_up_wrongly_is_refused(more: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        pyspiel.load_game(short_name("godstorm"), more)


def test_the_environment_of_openspiel_runs_them() -> None:
    made = rl_environment.Environment(load("diceforge", (2, {}), seals="turns"), seed=3)
    step = made.reset()
    rng = Rng(3)
    while not step.last():
        options = step.observations["legal_actions"][step.observations["current_player"]]
        step = made.step([options[rng.below(len(options))]])
    assert sorted(step.rewards) in ([-0.5, 0.5], [0.0, 0.0])


def test_seals_are_simultaneous_nodes() -> None:
    state = load("godstorm", (3, {})).new_initial_state()
    for _ in range(2000):
        if state.is_simultaneous_node():
            break
        play(state, 1, len(state.history()))
    assert state.is_simultaneous_node() and len(state._asked()) > 1
    before = [state.observation_string(seat) for seat in range(3)]
    assert len(set(before)) == 3 and state.current_player() == pyspiel.PlayerId.SIMULTANEOUS


@pytest.mark.usefixtures("toys")
def test_a_game_that_registers_itself_needs_no_line() -> None:
    openspiel.register()
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(pyspiel.load_game("theogony_plans"), num_sims=1, serialize=True, verbose=False)
