"""Experiments: what is to be played, as a file, and everything that its results depend on.

A person writes (only ``game`` is needed)

    game: diceforge
    players: 3
    options: {mode: ...}            # what is not said is as usual
    bots: [greedy, mcts@200i]       # entrants, see bots/entrant.py; a short list is repeated
    games: 300
    seed: 7
    budget: 100i                    # of entrants that name none
    content: dear.yaml              # a file of changed components beside this one, or the changes themselves
    schedule: blocks                # or round-robin, swiss: see lab/league.py

and the laboratory keeps in the experiment's folder

    experiment.yaml   the same in full, with a ``stamp``: version, ruleset, digests of the code and of the whole
    games.jsonl       one row for each game (lab/rows.py), appended when the game is over, sorted when all are

How others use it:

    experiment = read(Path("forge.yaml"))                        # or Experiment(Plan(...)); raises BadExperiment
    for outcome in carry_out(experiment, folder, Local(jobs=2)): # lab/store.py; stored on arrival, yielded by number
        ...                                                      # arena.Outcome: arena.Report.add takes them
    stored(folder)                                               # lab/store.py: the experiment and its outcomes so far

Carrying it out again goes on where it stopped; breaking off the loop stops it. An executor (lab/executors.py) is
anything with ``play(experiment, pairings) -> Iterator[Outcome]``, in any order.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

import theogony
from theogony import games
from theogony.bots import BadEntrant, Budget, Entrant, by_the_clock, names
from theogony.kernel.game import BadSetup
from theogony.kernel.overlay import BadContent
from theogony.kernel.view import canonical
from theogony.lab.arena import Plan

SCHEDULES: Final = ("blocks", "round-robin", "swiss")
STAMP: Final = "stamp"
_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "game": (str,), "players": (int,), "options": (dict,), "bots": (list,), "games": (int,), "seed": (int,),
    "budget": (str,), "content": (str, dict), "schedule": (str,), STAMP: (dict,),
}  # fmt: skip
USUAL_PLAYERS: Final = 4
USUAL_GAMES: Final = 100


class BadExperiment(ValueError):
    """This is no experiment that can be carried out here; ``key`` and ``params`` say why, for any language."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.key, self.params)


def _again(key: str, params: dict[str, str | int]) -> BadExperiment:
    return BadExperiment(key, **params)


@dataclass(frozen=True, slots=True)
class Experiment:
    """A plan, and in which order who meets whom."""

    plan: Plan
    schedule: str = "blocks"

    def as_dict(self) -> dict[str, Any]:
        """All that the results follow from, but for the code."""
        plan = self.plan
        found: dict[str, Any] = {
            "game": plan.game,
            "players": plan.players,
            "options": dict(plan.options),
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
        }
        if plan.budget is not None:
            found["budget"] = spoken(plan.budget)
        if plan.content is not None:
            found["content"] = yaml.safe_load(plan.content)
        return {**found, "schedule": self.schedule}

    def stamp(self) -> dict[str, Any]:
        """What it is played with: two runs with the same stamp have the same results."""
        plan = self.plan
        found: dict[str, Any] = {
            "theogony": theogony.__version__,
            "ruleset": games.get(plan.game, plan.content).ruleset,
            "code": code_mark(plan.game),
        }
        marks = {bot: Entrant(bot).mark() for bot in plan.bots}
        files = {bot: mark for bot, mark in marks.items() if mark}
        if files:
            found["files"] = files
        return {**found, "digest": _digest(canonical([self.as_dict(), found]))}

    def text(self) -> str:
        """The experiment as it stands in its folder."""
        whole = {**self.as_dict(), STAMP: self.stamp()}
        return yaml.safe_dump(whole, sort_keys=False, allow_unicode=True)

    def timed(self) -> list[str]:
        """The entrants that think by the clock: with them nothing can be played twice alike."""
        return [bot for bot in self.plan.bots if by_the_clock(bot, self.plan.budget)]


def spoken(budget: Budget) -> str:
    """The short form of a budget, as ``Budget.parse`` reads it."""
    return f"{budget.iterations}i" if budget.seconds is None else f"{budget.seconds}s"


def read(file: Path) -> Experiment:
    """The experiment in a file; raises BadExperiment if there is none, or if its stamp is not that of today."""
    try:
        data = yaml.safe_load(file.read_bytes())
    except OSError as error:
        raise BadExperiment("file", path=str(file), reason=error.strerror or str(error)) from error
    except (yaml.YAMLError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        raise BadExperiment("experiment-syntax", path=str(file), line=mark.line + 1 if mark else 1) from error
    return understood(data, file.parent, str(file))


def understood(data: Any, folder: Path, source: str = "") -> Experiment:
    """The experiment that this data describes; files it names lie in the folder."""
    if not isinstance(data, dict) or "game" not in data:
        raise BadExperiment("experiment-form", path=source)
    for name, value in data.items():
        if name not in _FIELDS:
            raise BadExperiment("experiment-field", name=str(name), known=", ".join(_FIELDS))
        if not isinstance(value, _FIELDS[name]) or isinstance(value, bool):
            raise BadExperiment("experiment-value", name=name, given=str(value))
    experiment = checked(Experiment(_plan(data, folder), data.get("schedule", "blocks")))
    if STAMP in data:
        compare(data[STAMP], experiment.stamp())
    return experiment


def checked(experiment: Experiment) -> Experiment:
    """The experiment, if it can be played; raises BadExperiment if not."""
    plan = experiment.plan
    if plan.game not in games.names():
        raise BadExperiment("game", given=plan.game, known=", ".join(games.names()))
    if experiment.schedule not in SCHEDULES:
        raise BadExperiment("schedule", given=experiment.schedule, known=", ".join(SCHEDULES))
    if plan.games < 1:
        raise BadExperiment("experiment-value", name="games", given=plan.games)
    try:
        games.get(plan.game, plan.content).settle(plan.players, dict(plan.options))
        for bot in plan.bots:
            entrant = Entrant(bot)
            if not entrant.is_file() and entrant.bot not in names():
                raise BadExperiment("bot", given=bot, known=", ".join(names()))
            entrant.mark()
            by_the_clock(bot)  # its class can be loaded
    except (BadSetup, BadContent, BadEntrant) as error:
        raise BadExperiment(error.key, **{"file": "content", **error.params}) from error
    except (ValueError, KeyError, TypeError) as error:  # components that contradict each other
        if isinstance(error, BadExperiment) or plan.content is None:
            raise
        raise BadExperiment("content-inconsistent", reason=str(error)) from error
    if experiment.schedule == "blocks":
        if len(plan.bots) > len(plan.line_up()):
            raise BadExperiment("bot-count", bots=len(plan.bots), players=len(plan.line_up()))
    elif len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadExperiment("league-entrants", given=", ".join(plan.bots))
    return experiment


def compare(begun: dict[str, Any], today: dict[str, Any]) -> None:
    """Raises BadExperiment if results of these two stamps do not belong together."""
    for name, value in today.items():
        if begun.get(name) != value:
            raise BadExperiment(f"stamp-{name}", begun=str(begun.get(name)), today=str(value))


def _plan(data: dict[str, Any], folder: Path) -> Plan:
    game, options = data["game"], {str(name): str(value) for name, value in data.get("options", {}).items()}
    if game not in games.names():
        raise BadExperiment("game", given=game, known=", ".join(games.names()))
    low, high = games.get(game).mode(options).players
    try:
        budget = Budget.parse(data["budget"]) if "budget" in data else None
    except ValueError as error:
        raise BadExperiment("budget", given=data["budget"]) from error
    return Plan(
        game,
        data.get("players", max(low, min(USUAL_PLAYERS, high))),
        data.get("games", USUAL_GAMES),
        tuple(map(str, data.get("bots", ()))) or ("random",),
        tuple(sorted(options.items())),
        data.get("seed", 0),
        budget,
        _content(data.get("content"), folder),
    )


def _content(said: str | dict[str, Any] | None, folder: Path) -> bytes | None:
    if said is None or isinstance(said, dict):
        return None if said is None else canonical(said)
    try:
        return (folder / said).read_bytes()
    except OSError as error:
        raise BadExperiment("file", path=str(folder / said), reason=error.strerror or str(error)) from error


@cache
def code_mark(game_id: str) -> str:
    """A digest of the sources that decide how a game goes: other code may play otherwise."""
    package = Path(theogony.__file__).parent
    folders = [package / "kernel", package / "bots", games.get(game_id).folder]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    return _digest(b"".join(file.read_bytes() for file in [*files, package / "lab" / "arena.py"]))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
