"""Chapter 22: the dead leave heaven for the Underworld."""

from tests.games.godstorm.table import Table, covers, given, told
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.underworld import Embark, InvadeUnderworld
from theogony.kernel.refusal import no

GATES = ["embark gate_north", "embark gate_southeast", "embark gate_southwest"]


def dead(armies: int = 3, **spaces: tuple[int, int]) -> Table:
    """The first player has so many armies in heaven; spaces are held as given."""
    lands = {"thule": (0, 3), "varangia": (1, 3), "kush": (2, 3), **spaces}
    return given(lands, heaven={0: armies, 1: 7}).step(Embark(0), InvadeUnderworld(0))


@covers("GS-237", "GS-238", "GS-241")
def test_the_dead_may_leave_heaven_through_every_empty_gate() -> None:
    t = dead()
    assert t.asked() == (0, "Embark")
    assert t.options(0) == ["done", *GATES]
    reserve = list(t.s.reserve)
    t.plays(0, "embark gate_southeast")
    assert (t.at("gate_southeast"), t.s.heaven[:2], t.s.reserve) == ((0, 1), [2, 7], reserve)
    assert told(t, "embarked") == [{"kind": "embarked", "clause": "GS-238", "seat": 0, "place": "gate_southeast"}]


@covers("GS-238", "GS-241")
def test_any_number_embarks_and_armies_may_be_split() -> None:
    t = dead(4, hall_west=(0, 2)).plays(0, "embark gate_north", "embark hall_west", "embark gate_north")
    assert (t.at("gate_north"), t.at("hall_west"), t.s.heaven[0]) == ((0, 2), (0, 3), 1)
    t.plays(0, "embark gate_southwest")
    assert t.at("gate_southwest") == (0, 1)
    assert t.asked() == (0, "InvadeUnderworld")  # heaven is empty: the step is over


@covers("GS-238")
def test_an_empty_heaven_skips_the_step() -> None:
    t = dead(0, hall_west=(0, 2))
    assert t.asked() == (0, "InvadeUnderworld")
    refusal = Embark(0).refusal(t.s, MOVES.parse("embark gate_north"))
    assert refusal == no("GS-238", "heaven-empty", remedy="done")
    assert Embark(0).refusal(t.s, MOVES.parse("done")) is None
    assert Embark(0).options(t.s) == [MOVES.parse("done")]


@covers("GS-239")
def test_a_gate_held_by_an_enemy_must_be_invaded_first() -> None:
    t = dead(3, gate_north=(1, 1))
    assert t.options(0) == ["done", *GATES[1:]]
    assert t.refuses(0, "embark gate_north", "GS-239") == no(
        "GS-239", "space-held-by-enemy", remedy="invade-in-step-nine", place="gate_north"
    )


@covers("GS-239")
def test_if_enemies_hold_every_gate_only_the_invasion_is_left() -> None:
    t = dead(3, gate_north=(1, 1), gate_southeast=(2, 1), gate_southwest=(1, 1))
    assert t.asked() == (0, "InvadeUnderworld")
    assert t.options(0) == [
        "done",
        "attack heaven>gate_north",
        "attack heaven>gate_southeast",
        "attack heaven>gate_southwest",
    ]


@covers("GS-240", "GS-241")
def test_own_spaces_are_reached_without_gates() -> None:
    t = dead(3, gate_north=(1, 1), gate_southeast=(2, 1), gate_southwest=(1, 1), altar_west=(0, 1), hall_south=(0, 2))
    assert t.options(0) == ["done", "embark hall_south", "embark altar_west"]
    t.plays(0, "embark altar_west", "embark altar_west", "embark hall_south")
    assert (t.at("altar_west"), t.at("hall_south"), t.s.heaven[0]) == ((0, 3), (0, 3), 0)


@covers("GS-239", "GS-241")
def test_an_empty_space_that_is_no_gate_stays_closed() -> None:
    for t in (dead(), dead(3, hall_centre=(0, 2))):
        assert t.refuses(0, "embark hall_west", "GS-241") == no(
            "GS-241", "only-gates-open", remedy="choose-gate", place="hall_west"
        )
    t.refuses(0, "embark crypt_northeast", "GS-241")


@covers("GS-242")
def test_armies_in_the_underworld_do_not_move_now() -> None:
    t = dead(3, hall_centre=(0, 5))
    t.refuses(0, "enter hall_centre>gate_north", "GS-238")
    t.plays(0, "embark gate_north", "done")
    assert t.at("hall_centre") == (0, 5)


@covers("GS-243")
def test_armies_may_wait_in_heaven() -> None:
    t = dead().plays(0, "embark gate_north", "done")
    assert (t.s.heaven[0], t.asked()) == (2, (0, "InvadeUnderworld"))
    t = dead().plays(0, "done")
    assert (t.s.heaven[0], t.at("gate_north")) == (3, (-1, 0))
