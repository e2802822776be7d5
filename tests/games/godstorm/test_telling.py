"""The log says what players argue about: dice before they are rolled again, roll-offs, who moved in, who inherits."""

from tests.games.godstorm.table import Table, covers, given, opened
from theogony.games.godstorm.content import place
from theogony.games.godstorm.elimination import settle
from theogony.games.godstorm.epochs import BeginEpoch
from theogony.games.godstorm.invade import Invade


def said(t: Table, kind: str) -> list[dict[str, object]]:
    """The events of a kind, without their clauses."""
    return [dict(event.public) for event in t.events(kind)]


def invaded(**more: object) -> Table:
    t = given({"thule": (0, 6), "varangia": (1, 2), "kush": (2, 1)}, **more).step(Invade(0))  # type: ignore[arg-type]
    return t.plays(0, "attack thule>varangia", "commit 5")


@covers("GS-117", "GS-206")
def test_dice_are_told_as_they_fell_before_their_ones_are_rolled_again() -> None:
    t = invaded(gods={0: {"magic": "thule"}}, temples=["varangia"]).plays(0, "with magic")
    t.rolls(1, 5, 5, 1, 3, 6, 1, 4).plays(0, "roll 3").plays(1, "defend 2")
    assert said(t, "ones-rerolled") == [
        {"seat": 0, "before": [5, 5, 1], "dice": [6, 5, 5]},
        {"seat": 1, "before": [3, 1], "dice": [4, 3]},
    ], "the defender rolled a 1 once more in between"
    (battle,) = said(t, "battle")
    assert (battle["attack"], battle["defence"]) == ([6, 5, 5], [4, 3])
    kinds = [event.kind for event in t.s.events or []]
    assert kinds.index("ones-rerolled") < kinds.index("battle")


@covers("GS-126", "GS-137")
def test_three_equal_dice_that_earn_a_relic_are_told_also_when_they_are_rolled_again() -> None:
    for dice, earning in (((1, 1, 1, 2, 2, 4, 4, 4), [1, 1, 1]), ((5, 5, 1, 2, 2, 5), [5, 5, 5])):
        t = invaded(gods={0: {"magic": "thule"}}).plays(0, "with magic").pile("magic", "stonehenge")
        t.rolls(*dice).plays(0, "roll 3").plays(1, "defend 2")
        assert said(t, "three-equal") == [{"seat": 0, "dice": earning}], "with an empty deck they earn nothing"
        assert said(t, "relic-entered") == [{"seat": 0, "card": "stonehenge"}]
        kinds = [event.kind for event in t.s.events or []]
        assert kinds.index("three-equal") < kinds.index("relic-entered") < kinds.index("battle")


@covers("GS-050")
def test_the_dice_of_the_roll_for_pantheons_are_told_player_by_player() -> None:
    t = opened(3, seed=5)
    first_three = said(t, "rolled-off")[:3]
    assert [roll["seat"] for roll in first_three] == [0, 1, 2]
    totals = [sum(roll["dice"]) for roll in first_three]  # type: ignore[call-overload]
    (order,) = said(t, "pantheon-roll")
    seats = order["order"]
    assert isinstance(seats, list) and totals[seats[0]] == max(totals) and totals[seats[-1]] == min(totals)


@covers("GS-084", "GS-164")
def test_the_tablets_and_the_dice_of_a_tie_are_told() -> None:
    lands = {"thule": (0, 2), "varangia": (1, 2), "kush": (2, 2)}
    t = given(lands, relics={"the_tablets_of_destiny": 1}, faith=[3, 0, 0]).step(BeginEpoch())
    t.rolls(2, 5).plays(0, "bid 3")
    assert said(t, "bid-raised") == [{"seat": 1, "card": "the_tablets_of_destiny", "number": 3}]
    assert said(t, "rolled-off") == [{"seat": 0, "dice": [2]}, {"seat": 1, "dice": [5]}]
    assert t.asked() == (1, "ChooseMarker")


@covers("GS-213", "GS-216")
def test_armies_and_gods_that_move_in_after_a_capture_are_told() -> None:
    t = invaded(gods={0: {"war": "thule", "death": "thule"}}).plays(0, "with death+war")
    t.rolls(6, 6, 6, 1, 1).plays(0, "roll 3").plays(1, "defend 2")
    t.plays(0, "move 4", "with war")
    assert said(t, "moved-in") == [{"seat": 0, "origin": "thule", "place": "varangia", "armies": 4}]
    assert said(t, "gods-followed") == [{"seat": 0, "place": "varangia", "gods": ["war"]}]


@covers("GS-216")
def test_gods_that_stay_behind_are_not_told_to_follow() -> None:
    t = invaded(gods={0: {"war": "thule"}}).plays(0, "with war")
    t.rolls(6, 6, 6, 1, 1).plays(0, "roll 3").plays(1, "defend 2").plays(0, "move 3", "with none")
    assert said(t, "moved-in")[0]["armies"] == 3 and said(t, "gods-followed") == []


def fallen(heir: bool, **more: object) -> Table:
    """The second player has lost the last army; the first one did it, or the second one."""
    t = given({"thule": (0, 2), "varangia": (1, 1), "kush": (2, 2)}, **more)  # type: ignore[arg-type]
    t.s.armies[place("varangia")] = 0
    settle(t.s, 0 if heir else 1)
    return t


@covers("GS-225", "GS-226")
def test_relics_that_pass_on_at_an_elimination_are_told_by_name() -> None:
    t = fallen(True, relics={"stonehenge": 1}, hand={1: ["storms_rage"]})
    assert said(t, "relics-taken") == [{"seat": 0, "of": 1, "cards": ["stonehenge"]}]
    assert said(t, "cards-taken") == [{"seat": 0, "of": 1}]


@covers("GS-228")
def test_cards_and_relics_that_leave_with_a_player_are_told_and_none_if_there_are_none() -> None:
    t = fallen(False, relics={"stonehenge": 1}, hand={1: ["storms_rage"]})
    assert said(t, "cards-lost") == [{"seat": 1, "cards": ["storms_rage"]}]
    assert said(t, "relics-lost") == [{"cards": ["stonehenge"]}]
    for heir in (False, True):
        kinds = {event.kind for event in fallen(heir).s.events or []}
        assert not kinds & {"cards-lost", "cards-taken", "relics-lost", "relics-taken"}
