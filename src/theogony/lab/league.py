"""Leagues: who meets whom, and what it says of everybody's strength.

The unit is a meeting: as many entrants as sides sit down, and play once in every rotation through the sides with the
same luck. ``round-robin``: in every round each table of entrants that there can be meets. ``swiss``: in every round
everybody plays against those nearest to it in the standing, but rather not against those of the round before. There are
as many whole rounds as give the wanted number of games.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from theogony.lab.arena import Outcome, Pairing, Plan, Report, seated
from theogony.lab.experiment import Experiment

Table = tuple[str, ...]  # one entrant for each side that has seats
Found = Mapping[int, Outcome]  # outcomes by number


def next_round(experiment: Experiment, played: list[Pairing], found: Found) -> list[Pairing]:
    """The games that can be played next, when those given before are all over; none at the end."""
    plan = experiment.plan
    if experiment.schedule == "blocks":
        return [] if played else plan.pairings()
    if len(played) >= plan.games:
        return []
    tables = _nearest(plan, played, found) if experiment.schedule == "swiss" else _everybody(plan)
    block = played[-1].block + 1 if played else 0
    return _meetings(plan, tables, block, len(played))


def total(experiment: Experiment) -> int:
    """How many games it will have been."""
    plan = experiment.plan
    if experiment.schedule == "blocks":
        return plan.games
    tables = _nearest(plan, [], {}) if experiment.schedule == "swiss" else _everybody(plan)
    each = len(_meetings(plan, tables, 0, 0))
    return -(-plan.games // each) * each


def _meetings(plan: Plan, tables: list[Table], block: int, number: int) -> list[Pairing]:
    """Everybody at every table sits once on every side; all tables of a round have the same luck."""
    sides = plan.sides()
    games = [seats for table in tables for seats in dict.fromkeys(seated(sides, table, n) for n in range(len(table)))]
    return [Pairing(block, seats, number + place) for place, seats in enumerate(games)]


def _size(plan: Plan) -> int:
    return len(set(plan.sides().of))


def _everybody(plan: Plan) -> list[Table]:
    """All tables of different entrants; where there are fewer than a table seats, one with some of them twice."""
    size = _size(plan)
    return list(combinations(plan.bots, size)) if len(plan.bots) >= size else [plan.line_up()]


def _nearest(plan: Plan, played: list[Pairing], found: Found) -> list[Table]:
    """Tables from the top of the standing down; who is left over at the end sits with those who have played least."""
    size = _size(plan)
    if len(plan.bots) < size:
        return [plan.line_up()]
    standing = Standing(plan.bots)
    for pairing in played:
        standing.add(found[pairing.number])
    before = [set(pairing.bots) for pairing in played if pairing.block == played[-1].block]
    left, tables = standing.order(), list[Table]()
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            others = left or [bot for bot in standing.idle() if bot not in table]
            table.append(
                min(others, key=lambda bot: sum(bot in met and mate in met for met in before for mate in table))
            )
            if left:
                left.remove(table[-1])
        tables.append(tuple(table))
    return tables


@dataclass(slots=True)
class Standing:
    """Points, and who has met whom how often. A game gives a point for each side left behind, and half for a draw."""

    bots: tuple[str, ...]
    points: dict[str, float] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    met: dict[tuple[str, str], int] = field(default_factory=dict)
    beaten: dict[tuple[str, str], float] = field(default_factory=dict)  # by pair, the same points

    def add(self, outcome: Outcome) -> None:
        """A fault gives nobody a point, and they have met."""
        sides = outcome.sides
        if sides is None:
            return
        playing = [(side, outcome.pairing.bots[sides.seats(side)[0]]) for side in sorted(set(sides.of))]
        for side, bot in playing:
            self.games[bot] = self.games.get(bot, 0) + 1
            for other, rival in playing:
                if rival == bot:
                    continue
                better = outcome.ranks[other] - outcome.ranks[side]
                won = 1.0 if better > 0 else 0.5 if better == 0 else 0.0
                self.points[bot] = self.points.get(bot, 0.0) + won
                self.met[bot, rival] = self.met.get((bot, rival), 0) + 1
                self.beaten[bot, rival] = self.beaten.get((bot, rival), 0.0) + won

    def order(self) -> list[str]:
        """Most points a game first; who are equal stand as they were named."""
        return sorted(self.bots, key=lambda bot: -self.points.get(bot, 0.0) / max(1, self.games.get(bot, 0)))

    def idle(self) -> list[str]:
        """Those who have played least first."""
        return sorted(self.bots, key=lambda bot: self.games.get(bot, 0))


def ratings(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """By entrant, strength and how unsure it is: OpenSkill's Plackett-Luce over all games in their order.

    A side that the rules play is rated by its name as whoever plays against it. Who plays several sides of a game gets
    the mean of what each of them would give.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Any] = {}
    for outcome in outcomes:
        sides = outcome.sides
        if sides is None:
            continue
        seats = [sides.seats(side) for side in range(len(sides.names))]
        who = [outcome.pairing.bots[own[0]] if own else sides.names[side] for side, own in enumerate(seats)]
        before = [[found.setdefault(name, model.rating())] for name in who]
        after = model.rate(before, ranks=list(outcome.ranks))
        for name in dict.fromkeys(who):
            own_ratings = [team[0] for team, whose in zip(after, who, strict=True) if whose == name]
            mus, sigmas = [one.mu for one in own_ratings], [one.sigma for one in own_ratings]
            found[name] = model.rating(mu=sum(mus) / len(mus), sigma=sum(sigmas) / len(sigmas))
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}


def summary(experiment: Experiment, outcomes: list[Outcome]) -> dict[str, Any]:
    """The table of a league, strongest first, as plain data."""
    report, standing, rated = Report(experiment.plan), Standing(experiment.plan.bots), ratings(outcomes)
    for outcome in outcomes:
        report.add(outcome)
        standing.add(outcome)
    order = sorted(rated, key=lambda name: -rated[name][0])
    return {
        "game": experiment.plan.game,
        "players": experiment.plan.players,
        "schedule": experiment.schedule,
        "games": len(outcomes),
        "faults": len(report.faults()),
        "seed": experiment.plan.seed,
        "digest": experiment.stamp()["digest"],
        "ratings": [_line(name, rated[name], report, standing) for name in order],
    }


def _line(name: str, rating: tuple[float, float], report: Report, standing: Standing) -> dict[str, Any]:
    """One entrant: its rating, what OpenSkill is sure of (three sigma below), its victories, and how often it came in
    before each of the others. Of a side that the rules play there is its rating only."""
    mu, sigma = rating
    line: dict[str, Any] = {
        "name": name,
        "mu": round(mu, 3),
        "sigma": round(sigma, 3),
        "sure": round(mu - 3 * sigma, 3),
    }
    if name not in report.bots:
        return line
    tally = report.bots[name]
    before = {
        rival: round(standing.beaten[name, rival] / met, 4) for (own, rival), met in standing.met.items() if own == name
    }
    return {**line, **tally.summary(report.bot_interval(name)), "before": before}
