"""What later games need, proved on toy games: teams, automatons, reactions, nesting, secrets, simultaneous choices."""

import json
from collections.abc import Iterator

import pytest

from tests.conformance.laws import is_over
from tests.kernel.toys import (
    BRACE,
    CAST,
    COUNTER,
    DECK,
    DRAFT,
    HIDE,
    HUNT,
    LET_BE,
    PEEK,
    PICK,
    SEARCH,
    SIEGE,
    SPELLS,
    STAND,
    TOYS,
    Circle,
    Decide,
    Draft,
    Hide,
    Pick,
    Siege,
    Wood,
)
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.record import parse
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Seal
from theogony.kernel.view import canonical


def options_for(game: Game, seats: int) -> dict[str, str]:
    """A mode that so many can play."""
    return next(
        {"mode": name} if name else {}
        for name, mode in game.modes.items()
        if mode.players[0] <= seats <= mode.players[1]
    )


EVERY_TABLE = [(game, seats) for game in TOYS for seats in range(game.players[0], game.players[1] + 1)]


def positions(game: Game, seats: int, games: int = 5) -> Iterator[State]:
    """All positions of some games of random play, before each answer."""
    for seed in range(games):
        chance = Rng(f"play {seed}")
        state = game.new(seats, options_for(game, seats), seed=seed)
        while state.result is None:
            prompts = state.prompts()
            yield state
            seat = prompts[chance.below(len(prompts))].seat
            options = state.options(seat)
            state.apply(seat, options[chance.below(len(options))])
        yield state


def answer(state: State, seat: int, move: int) -> list[Event]:
    state.events = []
    state.apply(seat, move)
    return state.events or []


# -- every toy --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_saved_positions_go_on_as_the_originals(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        loaded = game.load(json.loads(json.dumps(state.dump())))
        assert loaded.dump() == state.dump() == state.clone().dump()
        assert loaded.seats == state.seats == seats and loaded.sides == state.sides == state.clone().sides
        for seat in range(state.seats):
            assert loaded.options(seat) == state.options(seat)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_seat_cannot_tell_a_redeal_from_the_truth(game: Game, seats: int) -> None:
    for number, state in enumerate(positions(game, seats)):
        for seat in [SPECTATOR, *range(state.seats)]:
            one = state.redeal(seat, Rng(number))
            other = state.redeal(seat, Rng(f"other {number}"))
            assert canonical(one.view(seat)) == canonical(state.view(seat)) == canonical(other.view(seat))
            assert other.redeal(seat, Rng(number)).dump() == one.dump()


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_matches_replay_from_their_records(game: Game, seats: int) -> None:
    chance = Rng("match")
    match = Match(game, seats, options_for(game, seats), seed="secret")
    while match.state.result is None:
        prompt = match.state.prompts()[0]
        options = match.state.options(prompt.seat)
        match.apply(prompt.seat, options[chance.below(len(options))])
    text = match.record.text()
    assert replay(game, parse(text)).record.text() == text


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_game_ends_with_a_ranking_of_all_sides(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        if state.result is not None:
            is_over(state, {"TOY-4", "TOY-6", "TOY-9", "TOY-12", "TOY-15"})


# -- one against many -------------------------------------------------------------------------------------------------


def test_a_team_wins_and_loses_together() -> None:
    state = HUNT.new(4)
    for seat in (1, 2, 3):
        state.apply(seat, HIDE + 1)
    state.apply(0, SEARCH + 1)
    assert state.result is not None
    assert state.result.ranks == [1, 2] and state.result.scores == [3, 0] and state.result.seat_scores == [0, 0, 0, 0]

    state = HUNT.new(4)
    while state.result is None:
        for seat in (1, 2, 3):
            state.apply(seat, HIDE)
        state.apply(0, SEARCH + 1)
    assert state.sides.of == (0, 1, 1, 1) and state.result.winners() == [1]
    assert [state.result.share(side) for side in range(2)] == [0.0, 1.0]
    assert state.result.seat_scores == [0, 1, 1, 1]


def test_the_team_sees_what_the_hunter_does_not() -> None:
    state = HUNT.new(3)
    state.apply(1, HIDE + 1)
    state.apply(2, HIDE + 2)
    assert isinstance(state, Wood)
    assert state.view(1)["den"] == state.view(2)["den"] == [-1, 1, 2]
    assert state.view(0)["den"] == state.view(SPECTATOR)["den"] == []
    dens = set()
    for seed in range(40):
        guess = state.redeal(0, Rng(seed))
        assert isinstance(guess, Wood)
        dens.add(tuple(guess.den))
    assert len(dens) == 9, "the hunter must think every hiding place possible"


# -- automaton and solo -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_automaton_has_a_side_but_no_seat(players: int) -> None:
    winners = set()
    for state in positions(SIEGE, players, games=40):
        assert state.seats == players and state.sides.names[1] == "titan" and state.sides.seats(1) == []
        assert all(prompt.seat < players for prompt in state.prompts())
        if state.result is not None:
            winners.add(tuple(state.result.winners()))
    assert winners == {(0,), (1,)}, "the players can win, and lose to the automaton"


def test_a_player_alone_plays_the_whole_game() -> None:
    state = SIEGE.new(1, {"mode": "solo"}, seed=3)
    while state.result is None:
        state.apply(0, state.options(0)[0])
    assert state.result.ranks in ([1, 2], [2, 1]) and state.sides.names == ("", "titan")


def test_one_seat_decides_for_its_side() -> None:
    deciders = {}
    for state in positions(SIEGE, 3):
        if state.result is None and isinstance(state.prompts()[0], Decide):
            (prompt,) = state.prompts()
            assert isinstance(state, Siege) and prompt.seat == state.day % 3
            deciders[prompt.seat] = state.options(prompt.seat)
            assert all(not state.options(seat) for seat in range(3) if seat != prompt.seat)
    assert deciders == {seat: [BRACE, STAND] for seat in range(3)}


# -- reactions and nesting --------------------------------------------------------------------------------------------


def test_all_others_react_in_seat_order_inside_a_turn() -> None:
    state = SPELLS.new(4)
    state.apply(0, CAST)
    asked = []
    while state.prompts()[0].seat != 0:
        asked.append(state.prompts()[0].seat)
        state.apply(asked[-1], LET_BE)
        if len(asked) == 3:
            break
    assert asked == [1, 2, 3]
    assert isinstance(state, Circle)
    assert state.points == [1, 0, 0, 0]


def test_an_effect_interrupts_an_effect_that_interrupts() -> None:
    state = SPELLS.new(3)
    assert isinstance(state, Circle)
    told: list[Event] = answer(state, 0, CAST)
    told += answer(state, 1, COUNTER)  # 2 and 0 may answer this counter before 2 may answer the spell
    told += answer(state, 2, COUNTER)  # countering the counter: 0 and 1 may answer
    told += answer(state, 0, LET_BE)
    told += answer(state, 1, LET_BE)
    assert [(event.kind, event.public["depth"]) for event in told] == [
        ("spell", 0),
        ("spell", 1),
        ("spell", 2),
        ("counters", 2),
        ("spell-broken", 1),  # 0 is not asked about a broken spell: only one answer is left
    ]
    assert state.prompts()[0].seat == 2, "back in the reactions to the first spell"
    told = answer(state, 2, LET_BE)
    assert "gains" in [event.kind for event in told]
    assert state.points == [1, 0, 0]
    assert state.broken == []


def test_a_position_in_the_middle_of_nested_effects_can_be_saved() -> None:
    state = SPELLS.new(3)
    for seat, move in ((0, CAST), (1, COUNTER), (2, COUNTER)):
        state.apply(seat, move)
    loaded = SPELLS.load(state.dump())
    for position in (state, loaded):
        for seat, move in ((0, LET_BE), (1, COUNTER), (2, LET_BE), (0, COUNTER)):
            position.apply(seat, move)
    assert loaded.hash() == state.hash()


# -- secrets and simultaneous choices ---------------------------------------------------------------------------------


def draft() -> Draft:
    state = DRAFT.new(3, seed=5)
    assert isinstance(state, Draft)
    return state


def test_sealed_answers_are_hidden_and_replaceable_until_the_last() -> None:
    state = draft()
    before = {seat: canonical(state.view(seat)) for seat in (SPECTATOR, 1, 2)}
    state.apply(0, PICK + state.hands[0][0])
    for seat, view in before.items():
        seen = state.view(seat)
        assert canonical({**seen, "asked": []}) == canonical({**json.loads(view), "asked": []})
    assert state.view(0)["sealed"] == PICK + state.hands[0][0]
    state.apply(0, PICK + state.hands[0][2])
    assert [prompt.seat for prompt in state.prompts()] == [1, 2]
    kept = state.hands[0][2]
    state.apply(2, PICK + state.hands[2][1])
    state.apply(1, PICK + state.hands[1][1])
    assert state.taken[0] == [kept]


def test_sealed_answers_are_checked_like_any_other() -> None:
    state = draft()
    foreign = PICK + state.hands[1][0]
    before = state.hash()
    with pytest.raises(Refused):
        state.apply(0, foreign)
    with pytest.raises(Refused):
        state.apply(SPECTATOR, foreign)
    assert state.hash() == before


def test_what_sealed_answers_set_off_happens_in_seat_order() -> None:
    state = draft()
    state.apply(2, PICK + state.hands[2][0])
    state.apply(0, PICK + state.hands[0][0])
    told = answer(state, 1, PICK + state.hands[1][0])
    assert [event.public["seat"] for event in told if event.kind == "shown"] == [0, 1, 2]


def test_a_redeal_forgets_sealed_answers_of_others_only() -> None:
    state = draft()
    state.apply(0, PICK + state.hands[0][0])
    state.apply(1, PICK + state.hands[1][0])
    assert [desk.ready for desk in state.redeal(0, Rng(1)).desks] == [True, False, False]
    assert [desk.ready for desk in state.redeal(SPECTATOR, Rng(1)).desks] == [False, False, False]


def test_a_private_look_is_known_to_the_viewer_alone() -> None:
    state = draft()
    for seat in range(3):
        state.apply(seat, PICK + state.hands[seat][0])
    viewer = state.prompts()[0].seat
    holder, third = [seat for seat in range(3) if seat != viewer]
    told = answer(state, viewer, PEEK + holder)
    (look,) = [event for event in told if event.kind == "looked"]
    assert look.seen_by(viewer)["cards"] == state.hands[holder]
    assert "cards" not in look.seen_by(third) and "cards" not in look.seen_by(SPECTATOR)
    for seed in range(20):
        mine = state.redeal(viewer, Rng(seed))
        assert mine.hands[holder] == state.hands[holder]
        assert sorted(card for stack in [mine.pile, *mine.hands, *mine.taken] for card in stack) == list(range(DECK))
    assert any(state.redeal(third, Rng(seed)).dump()["hands"] != state.dump()["hands"] for seed in range(20))


def test_a_seal_needs_prompts_of_different_seats() -> None:
    with pytest.raises(ValueError):
        Seal(())
    with pytest.raises(ValueError):
        Seal((Pick(1), Pick(1)))
    assert Seal((Hide(1), Hide(2))) == Seal((Hide(1), Hide(2))) != Seal((Hide(1), Hide(3)))
