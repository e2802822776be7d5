"""The figures of a report say what the games say."""

import pytest

from theogony.kernel.sides import each_alone
from theogony.lab.arena import Outcome, Pairing, Plan, run
from theogony.lab.figures import as_json, circles, comeback, families, figures, kingmaking, lead, who_beats_whom
from theogony.lab.watch import Turns


def game(number: int, winner: int, **more: object) -> Outcome:
    """A game of three that one seat wins; seat 1 has a god of its own, the others share theirs."""
    shares = tuple(float(seat == winner) for seat in range(3))
    gods = ("sun", "moon", "moon")
    given: dict[str, object] = {
        "sides": each_alone(3),
        "shares": shares,
        "scores": (0, 0, 0),
        "ranks": tuple(1 if seat == winner else 2 for seat in range(3)),
        "seat_scores": (0, 0, 0),
        "reason": "XX-001",
        "lengths": (5,),
        "labels": tuple((("god", god), *((("card", "a"), ("card", "b")) if god == "sun" else ())) for god in gods),
        "offered": (("god", "sun"), ("god", "star")),
        "amounts": tuple((("gold", 5 if seat == winner else 1),) for seat in range(3)),
        "asked": (10, 10, 10),
        "forced": (5, 0, 1),
    }
    bots = ("wise", "plain", "odd")
    return Outcome(Pairing(number, bots, number), 30, 0.0, **{**given, **more})  # type: ignore[arg-type]


def test_a_god_that_wins_too_often_is_told_apart_and_one_that_nobody_had_is_named() -> None:
    played = [game(number, 0 if number % 2 else 1) for number in range(100)]  # seat 1 wins every other game
    god = next(family for family in families(played) if family.what == "god")
    assert god.parity and god.expected == pytest.approx(1 / 3) and god.missing == ["star"]
    assert [(mark.which, mark.verdict, mark.share.games) for mark in god.marks] == [
        ("sun", "above", 100),
        ("moon", "below", 200),
    ]


def test_cards_are_compared_with_each_other_and_few_games_prove_nothing() -> None:
    found = {family.what: family for family in families([game(number, 0) for number in range(9)])}
    assert not found["card"].parity and found["card"].expected == 1.0, "whoever has a card wins here"
    assert all(mark.verdict == "same" for family in found.values() for mark in family.marks)


def test_who_leads_who_comes_back_and_who_makes_kings() -> None:
    leads = ((0.3, 0.4, 0.3), (0.8, 0.1, 0.1), (0.5, 0.4, 0.1))
    played = [game(number, number % 2, course=leads, king_made=number == 0) for number in range(40)]
    halves = lead(played, 1)
    assert halves is not None and halves.value == 0.5 and (halves.low, halves.high) != (0.5, 0.5)
    back, kings = comeback(played), kingmaking(played)
    assert back is not None and back.value == 0.5, "seat 2 wins from a tenth"
    assert kings is not None and kings.wins == 1 and kings.games == 40
    assert lead([game(1, 0)], 1) is None and comeback([game(1, 0)]) is None and kingmaking([game(1, 0)]) is None


def test_a_king_is_made_by_a_side_that_could_not_win() -> None:
    def turns(values: list[list[float]], movers: list[int]) -> Turns:
        made = Turns.__new__(Turns)
        made._values, made._movers = values, movers
        return made

    behind, taken = [0.5, 0.4, 0.1], [0.3, 0.6, 0.1]
    shares = [0.0, 1.0, 0.0]
    assert turns([behind, taken], [-1, 2]).king_made(shares) is True
    assert turns([behind, taken], [-1, 1]).king_made(shares) is False, "he did it himself"
    assert turns([behind, [0.2, 0.5, 0.3]], [-1, 2]).king_made(shares) is False, "the other was still in the race"
    assert turns([taken, taken], [-1, 2]).king_made(shares) is False, "he was ahead all the time"
    assert turns([behind, taken], [-1, -1]).king_made(shares) is None, "all played together"
    assert turns([behind, taken], [-1, 2]).king_made([0.5, 0.5, 0.0]) is None, "nobody is king"


def test_who_beats_whom_counts_ties_half_and_finds_circles() -> None:
    tied = game(0, 0, ranks=(1, 2, 2))
    matrix = who_beats_whom([tied])
    assert matrix["wise", "odd"].value == 1 and matrix["plain", "odd"].value == 0.5
    ring = [
        game(number, 0, ranks=ranks)
        for number in range(60)
        for ranks in [((1, 2, 3), (3, 1, 2), (2, 3, 1))[number % 3]]
    ]
    found = figures(Plan("godstorm", 3, 60), ring)
    assert found.matrix["wise", "plain"].value == pytest.approx(2 / 3) and len(circles(found)) == 1


def test_amounts_by_place_and_what_winners_have_more_of() -> None:
    found = figures(Plan("godstorm", 3, 9), [game(number, number % 3) for number in range(9)])
    assert [(each.name, each.by_place, each.more[0]) for each in found.amounts] == [("gold", [5.0, 1.0], 4.0)]
    assert found.forced.value == pytest.approx(0.2) and found.places == [9, 18] and found.reasons == {"XX-001": 9}


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("name", "seats"), [("hunt", 4), ("tug", 4), ("siege", 3), ("draft", 3)])
def test_any_game_has_figures(name: str, seats: int) -> None:
    plan = Plan(name, seats, 24)
    found = figures(plan, run(plan).outcomes)
    told = as_json(found)
    assert told["games"] == 24 and told["lengths"]["decisions"]["median"] > 0
    assert sum(entry["share"] for entry in told["families"]["seat"]["entries"]) > 0
