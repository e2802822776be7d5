"""The analysis board: what it lists can be done, taking back leads back, and it tells what the onlooker knew alone."""

import pytest

from tests.analysis.records import SHORT, recorded
from theogony.analysis.board import MOST_MOVES, Attempt, BadLine, Board, Stand, laid, played_on, read, told, written
from theogony.kernel.match import replay
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.view import canonical

BUDGET = 8
POSITIONS = [
    ("diceforge/introductory-2", 40),
    ("godstorm/dealt-3-devout", 90),
    ("theomachy/epic-2", 60),
    ("hellas/kronos-killed-4", 70),
    ("hybris/points-2", 6),
]


def walk(board: Board, moves: int) -> None:
    """A line of moves for whoever is asked, some of them far down in the list."""
    for number in range(moves):
        if not board.asked:
            return
        seat = board.asked[-1]
        options = board.state.onward(seat)
        board.play(Attempt(board.game.moves.text(options[number * 7 % len(options)]), seat, number % 2))


@pytest.mark.parametrize(("name", "at"), POSITIONS)
def test_a_line_can_be_made_written_down_and_taken_back(name: str, at: int) -> None:
    game, record = recorded(name)
    start = replay(game, record, at)
    before = start.state.hash()
    for eyes, all_open in ((0, False), (SPECTATOR, False), (0, True)):
        stand = Stand(at, eyes, all_open, deal=3)
        board = Board(start, stand)
        for seat in board.asked:  # every option that is listed can be made
            for move in board.state.options(seat):
                assert board.state.refusal(seat, move) is None
                board.state.clone().apply(seat, move)
        hashes = [board.state.hash()]
        for _ in range(6):
            walk(board, 1)
            hashes.append(board.state.hash())
        again = laid(game, record, stand, read(written(board.line)))
        assert again.state.hash() == hashes[-1] and again.line == board.line
        for known in reversed(hashes[:-1]):
            board.take_back()
            assert board.state.hash() == known
    assert start.state.hash() == before, "the record stays as it is"


@pytest.mark.parametrize(("name", "at"), POSITIONS)
def test_the_board_tells_the_same_wherever_the_same_is_known(name: str, at: int) -> None:
    game, record = recorded(name)
    for eyes in (0, SPECTATOR):
        found = []
        for elsewhere in (False, True):
            start = replay(game, record, at)
            if elsewhere:
                start.state = start.state.redeal(eyes, Rng("elsewhere"))
            board = Board(start, Stand(at, eyes))
            walk(board, 3)
            seat = board.asked[0]
            worth = board.best(seat, BUDGET)
            views = [board.view(seat) for seat in range(record.seats)]
            found.append(
                canonical(
                    [told(board, seat, worth), views, [made.events[0].saved() for made in board.line if made.events]]
                )
            )
        assert found[0] == found[1]


def test_the_best_moves_come_with_chances_and_reasons() -> None:
    for name, at in POSITIONS[:3]:
        game, record = recorded(name)
        board = Board(replay(game, record, at), Stand(at, record.entries[at].seat))
        seat = board.asked[0]
        found = told(board, seat, board.best(seat, BUDGET))
        assert sum(found["chances"]) == pytest.approx(1.0, abs=0.001)
        rows = found["best"]
        assert rows and {row["move"] for row in rows} <= set(found["options"])
        assert [row["chance"] for row in rows] == sorted((row["chance"] for row in rows), reverse=True)
        assert all(row["reasons"] and 0.0 <= row["chance"] <= 1.0 for row in rows)


def test_another_deal_and_another_roll_are_others() -> None:
    game, record = recorded("theomachy/epic-2")
    start = replay(game, record, 60)
    other = 1 - start.state.prompts()[0].seat
    hands = {canonical(Board(start, Stand(60, 1 - other, deal=deal)).view(other)) for deal in range(8)}
    assert len(hands) > 1, "hidden cards are dealt anew"
    shown = {canonical(Board(start, Stand(60, 1 - other, True, deal)).view(other)) for deal in range(4)}
    assert shown == {canonical(start.state.view(other))}, "with open cards they are those that lay there"
    game, record = recorded(SHORT)
    at = next(number for number, entry in enumerate(record.entries) if entry.chance)
    start, entry = replay(game, record, at), record.entries[at]
    rolled = set()
    for roll in range(6):
        board = Board(start, Stand(at, entry.seat))
        assert board.play(Attempt(entry.move, None, roll)).chance
        rolled.add(board.state.hash())
    assert len(rolled) > 1


def test_who_moves_is_changed_by_letting_the_others_move() -> None:
    game, record = recorded("godstorm/dealt-3-devout")
    start = replay(game, record, 90)
    for seat in range(3):
        board = Board(start, Stand(90, 0))
        board.lead_to(seat)
        assert seat in board.asked
        assert all(made.seat != seat for made in board.line)
        assert laid(game, record, Stand(90, 0), read(written(board.line))).state.hash() == board.state.hash()


def test_a_line_with_open_cards_is_played_on_as_it_was() -> None:
    game, record = recorded("godstorm/dealt-3-devout")
    board = Board(replay(game, record, 90), Stand(90, 0, True))
    walk(board, 8)
    match = played_on(replay(game, record, 90), read(written(board.line)))
    assert match.state.hash() == board.state.hash()
    assert len(match.record.entries) == 98


def test_what_cannot_be_made_says_why() -> None:
    game, record = recorded(SHORT)
    board = Board(replay(game, record, 40), Stand(40, 0))
    mover, before = board.asked[0], board.state.hash()
    with pytest.raises(BadLine) as unknown:
        board.follow(read(f"{written([])} ; fly away"))
    assert unknown.value.number == 1 and unknown.value.refusal is None
    allowed = board.game.moves.text(board.state.options(mover)[0])
    with pytest.raises(BadLine) as refused:
        board.play(Attempt(allowed, 1 - mover))
    assert refused.value.refusal is not None and refused.value.refusal.key == "not-your-turn"
    closed = next(move for move in range(len(game.moves)) if board.state.refusal(mover, move) is not None)
    with pytest.raises(BadLine) as refused:
        board.play(Attempt(game.moves.text(closed)))
    assert refused.value.refusal is not None and refused.value.refusal.clause.startswith("DF-")
    assert board.state.hash() == before and board.line == []
    for text in ("0: pass", "pass ~ many", "1:2:pass", ";".join(["pass"] * (MOST_MOVES + 1))):
        with pytest.raises(BadLine):
            read(text)
    assert read(" 2: attack thule>rus ~ 3 ;pass; ") == [Attempt("attack thule>rus", 1, 3), Attempt("pass")]


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game, record = recorded(SHORT)
    end = len(record.entries)
    board = Board(replay(game, record, end), Stand(end, 0))
    found = told(board, 0, None)
    assert found["asked"] == [] and found["result"] is not None and found["best"] == []
    with pytest.raises(BadLine):
        board.play(Attempt("pass"))
