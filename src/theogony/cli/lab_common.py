"""What the commands of the laboratory share: an experiment from a file or from options, carried out under a bar."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theogony.cli.common import chosen_options, console, fail, figure, load, read_bytes, usual_seats
from theogony.cli.plan import USUAL_PLAYERS, bar

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lab.arena import Outcome
    from theogony.lab.executors import Executor
    from theogony.lab.experiment import Experiment

STOPPED = 130  # as shells say that somebody pressed Ctrl-C


@dataclass(frozen=True, slots=True)
class Done:
    """An experiment that has been carried out: all its games, and how many of them were played just now."""

    folder: Path
    outcomes: "list[Outcome]"
    played: int
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return {"folder": str(self.folder), "played": self.played, "seconds": round(self.seconds, 3)}

    def sentence(self, texts: "Texts") -> str:
        there = len(self.outcomes) - self.played
        said = texts("lab-done", games=self.played, seconds=figure(self.seconds, 1, texts), folder=str(self.folder))
        return f"{said} {texts('lab-there', games=there)}" if there else said


def experiment_of(
    file: Path | None,
    game: str,
    games: int,
    players: int | None,
    bots: str,
    option: list[str] | None,
    seed: int,
    budget: str,
    content: Path | None,
    texts: "Texts",
    schedule: str = "blocks",
) -> "Experiment":
    """The experiment of the file, or else of the options; ends the command if it cannot be carried out here."""
    from theogony.lab.experiment import read, understood
    from theogony.lab.store import EXPERIMENT

    if file is not None:
        with said(texts, "bad-file"):
            return read(file / EXPERIMENT if file.is_dir() else file)
    loaded = load(game, texts, content)
    options = chosen_options(option or [], texts)
    data: dict[str, Any] = {
        "game": game,
        "players": usual_seats(loaded, options, USUAL_PLAYERS) if players is None else players,
        "options": options,
        "bots": [name.strip() for name in bots.split(",") if name.strip()],
        "games": games,
        "seed": seed,
        "schedule": schedule,
    }
    if budget:
        data["budget"] = budget
    if content is not None:
        data["content"] = str(content.resolve())
        read_bytes(content, texts)
    with said(texts, "bad-file"):
        return understood(data, Path.cwd())


def resting_place(file: Path | None, game: str) -> Path:
    """Where an experiment is kept if nothing is said: a folder named like its file, or like its game."""
    if file is None:
        return Path(f"lab-{game}")
    return file if file.is_dir() else file.with_suffix("")


def carried_out(
    experiment: "Experiment", folder: Path, where: str, jobs: int, address: str | None, quiet: bool, texts: "Texts"
) -> Done:
    """All games of the experiment, played under a bar where they are not in the folder yet; ends the command, with what
    has been played kept, if that cannot be."""
    from theogony.lab.league import total
    from theogony.lab.store import carry_out

    timed = experiment.timed()
    if timed:
        console(stderr=True).print(texts("lab-timed", bots=", ".join(timed)), markup=False)
    executor = executor_of(where, jobs, address, texts)
    games = total(experiment)
    counted: list[int] = []
    begun = time.perf_counter()
    with said(texts), bar(texts("simulating", players=experiment.plan.players), games, quiet) as go_to:

        def progress(done: int) -> None:
            counted.append(done)
            go_to(done)

        with redirect_stdout(sys.stderr):  # where a worker dies, Ray tells so on stdout
            outcomes = list(carry_out(experiment, folder, executor, progress))
    return Done(folder, outcomes, len(outcomes) - counted[0], time.perf_counter() - begun)


def executor_of(where: str, jobs: int, address: str | None, texts: "Texts") -> "Executor":
    """The executor of this name."""
    from theogony.lab.executors import Local

    if where == "local":
        if address is not None:
            fail(texts("bad-address"))
        return Local(jobs)
    if where != "ray":
        fail(texts("bad-executor", given=where))
    try:
        from theogony.lab.on_ray import OnRay
    except ModuleNotFoundError as error:  # installed without the extra that brings it
        fail(texts("bad-no-ray", module=str(error.name)))
    return OnRay(address, jobs)


@contextmanager
def said(texts: "Texts", files: str = "bad-write") -> Iterator[None]:
    """What keeps an experiment from being carried out is said in one sentence; of a file, the one that is named."""
    from theogony.lab.executors import PlayerDied
    from theogony.lab.experiment import BadExperiment

    try:
        yield
    except BadExperiment as error:
        fail(texts(f"bad-{error.key}", **error.params))
    except PlayerDied as error:
        fail(texts("bad-player-died", numbers=", ".join(map(str, error.numbers))))
    except KeyboardInterrupt:
        fail(texts("lab-stopped"), STOPPED)
    except OSError as error:
        fail(texts(files, path=str(error.filename or ""), reason=error.strerror or str(error)))


def write_json(path: Path, value: object, texts: "Texts") -> None:
    try:
        path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        fail(texts("bad-write", path=str(path), reason=error.strerror or str(error)))
