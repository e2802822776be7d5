"""The random stream: fair, copyable, equal everywhere, keyed, repeated and written down."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from theogony.kernel.rng import Rng, Script, Tape, keyed, resumed

CHI_SQUARE_999 = {1: 10.83, 5: 20.52, 9: 27.88, 35: 66.62, 215: 285.0}


@pytest.mark.parametrize("n", [2, 6, 10, 36, 216])
def test_all_outcomes_are_equally_likely(n: int) -> None:
    rng = Rng(2024)
    throws = 400 * n
    counts = Counter(rng.below(n) for _ in range(throws))
    assert set(counts) == set(range(n))
    expected = throws / n
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CHI_SQUARE_999[n - 1]


def test_successive_dice_are_independent() -> None:
    rng = Rng("pairs")
    pairs = Counter((rng.die(), rng.die()) for _ in range(14400))
    assert sum((pairs[a, b] - 400) ** 2 / 400 for a in range(1, 7) for b in range(1, 7)) < CHI_SQUARE_999[35]


def test_first_dice_of_many_streams_are_fair() -> None:
    """A table draws from a fresh stream at every decision, so the first outcomes matter most."""
    counts = Counter(resumed(keyed("chance", "seed", decision)).below(6) for decision in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < CHI_SQUARE_999[5]


@given(st.integers(), st.integers(min_value=1, max_value=10**6))
def test_outcomes_stay_in_range(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_the_stream_is_the_same_on_every_machine() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(6)] == [234, 604, 244, 61, 552, 612]
    assert keyed("chance", "7", 1) == 2893844567865920185


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng = Rng("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3600):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert sum((count - 600) ** 2 / 600 for count in orders.values()) < CHI_SQUARE_999[5]


@given(st.integers(), st.integers(min_value=0, max_value=30))
def test_a_fork_goes_on_alike_and_apart(seed: int, drawn: int) -> None:
    rng = Rng(seed)
    for _ in range(drawn):
        rng.below(6)
    fork = rng.fork()
    assert [rng.below(100) for _ in range(5)] == [fork.below(100) for _ in range(5)]
    rng.below(6)
    assert rng.state != fork.state
    assert resumed(rng.state).below(1000) == rng.below(1000)


@given(st.lists(st.one_of(st.integers(), st.text(max_size=5)), max_size=4))
def test_keys_are_never_a_dead_state(parts: list[int | str]) -> None:
    rng = resumed(keyed(*parts))
    assert 0 < rng.state < 698769069 << 32
    assert len({rng.below(2**31) for _ in range(8)}) > 1


def test_keys_tell_their_parts_apart() -> None:
    keys = {keyed("a", "bc"), keyed("ab", "c"), keyed("abc"), keyed("a", "b", "c"), keyed("a", 1), keyed("a", 11)}
    assert len(keys) == 6


def test_a_tape_draws_like_its_stream_and_writes_it_down() -> None:
    tape, rng = Tape(11), Rng(11)
    drawn = [tape.below(n) for n in (6, 36, 2)] + [tape.die() - 1]
    assert drawn == tape.drawn == [rng.below(n) for n in (6, 36, 2, 6)]
    assert type(tape.fork()) is Rng, "a copy for search writes nothing down"


def test_a_script_repeats_and_tolerates_no_difference() -> None:
    script = Script([3, 0, 5])
    assert [script.below(6), script.below(2), script.die()] == [3, 0, 6]
    assert script.drawn == [3, 0, 5]
    with pytest.raises(ValueError):
        script.below(6)
    with pytest.raises(ValueError):
        Script([6]).below(6)
    with pytest.raises(ValueError):
        Script([-1]).below(6)
