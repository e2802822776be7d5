"""``theogony lab tune``: better values for reconstructed numbers."""

import hashlib
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Json, Lang, Players, console, fail, load, print_json, speak
from theogony.cli.lab import Address, Bots, Jobs, Options, Out, Seed, Where
from theogony.cli.lab_report import words_of

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lab.executors import Executor
    from theogony.lab.experiment import Experiment
    from theogony.lab.tune import Block, Changes
    from theogony.lab.values import Value

PAGE = "tune.html"
DATA = "tune.json"
OVERLAY = "proposal.yaml"
MANY = 40  # candidates: with more, nobody waits for the end
LISTED = 12


def tune(
    game: str,
    goal: Annotated[str, typer.Option("--goal")],
    values: Annotated[list[str] | None, typer.Option("--values")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=8)] = 200,
    rounds: Annotated[int, typer.Option("--rounds", min=1)] = 2,
    players: Players = None,
    bots: Bots = "greedy",
    option: Options = None,
    seed: Seed = 0,
    budget: str = "",
    out: Out = None,
    executor: Where = "local",
    jobs: Jobs = 1,
    address: Address = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Propose better values for reconstructed numbers, towards a goal.

    Examples:

        theogony lab tune theomachy --option mode=epic --goal level:god --values "gods.*.demand.*" --games 400

        theogony lab tune hellas --goal share:hero=odysseus=25 --values "heroes.odysseus.*"

        theogony lab tune hybris --goal length:decisions=600 --values "numbers.*" --rounds 3
    """
    from theogony.cli.lab_common import executor_of, experiment_of, said, write_json
    from theogony.cli.plan import bar
    from theogony.kernel.components import written
    from theogony.lab import tune as tuning
    from theogony.lab.report import proposal
    from theogony.lab.values import overlay

    texts = speak(lang)
    experiment = experiment_of(None, game, games, players, bots, option, seed, budget, None, texts)
    with said(texts):
        wanted = tuning.goal(goal, experiment.plan)
    chosen = _chosen(game, values, texts)
    folder = out or Path(f"tune-{game}")
    plays = Plays(experiment, folder, executor_of(executor, jobs, address, texts))
    blocks = games // experiment.plan.rotations()
    total = _most(len(chosen), rounds)
    with said(texts), bar(texts("balance-tuning"), total, as_json) as go_to:
        found = tuning.search(
            experiment.plan,
            wanted,
            chosen,
            plays,
            plays.fits,
            blocks,
            rounds,
            lambda found: go_to(min(total, len(found.tried) + 2 * len(found.checks))),
        )
    told = {**found.as_json(), "goal": goal, "games": plays.games, "experiment": experiment.stamp()}
    components = load(game, texts).box
    assert components is not None
    words = words_of(experiment, speak(lang, game))
    files = [DATA, *([OVERLAY] if found.changes else [])]
    with said(texts):
        folder.mkdir(parents=True, exist_ok=True)
        if found.changes:
            text = written(overlay(components.components, found.changes))
            (folder / OVERLAY).write_text(f"# {texts('balance-tune-overlay', goal=goal)}\n{text}", encoding="utf-8")
        page = proposal.page(words, experiment.plan, found, goal, plays.games, experiment.stamp(), files)
        (folder / PAGE).write_text(page, encoding="utf-8")
    write_json(folder / DATA, told, texts)
    if as_json:
        print_json({**told, "folder": str(folder), "page": str(folder / PAGE)})
        return
    console().print(proposal.sentence(words, found), markup=False)
    if found.changes:
        console().print(texts("balance-tune-try", file=str(folder / OVERLAY)), markup=False)
    console().print(texts("balance-written", page=str(folder / PAGE)), markup=False)


def _chosen(game: str, patterns: list[str] | None, texts: "Texts") -> "list[Value]":
    """The values that are meant; ends the command if there are none, or more than can be raced."""
    from theogony.lab.values import tunable

    box = load(game, texts).box
    known = tunable(box.components) if box is not None else []
    if not known:
        fail(texts("bad-tune-none", game=game))
    assert box is not None
    found = tunable(box.components, patterns)
    if not found:
        fail(texts("bad-tune-values", given=", ".join(patterns or []), known=_some(known)))
    if 2 * len(found) > MANY:
        fail(texts("bad-tune-many", number=len(found), most=MANY // 2, known=_some(found)))
    return found


def _some(values: "list[Value]") -> str:
    names = [value.name for value in values[:: max(1, len(values) // LISTED)][:LISTED]]
    return ", ".join(names) + (", …" if len(values) > len(names) else "")


def _most(values: int, rounds: int) -> int:
    """How often something is played at most: all races and their checks."""
    race, alive = 0, 2 * values
    while alive > 1:
        race += alive
        alive = (alive + 1) // 2
    return rounds * (race + 2)


class Plays:
    """Plays candidates, each in a folder of its own that can be gone on with; counts the games that were asked for."""

    def __init__(self, experiment: "Experiment", folder: Path, executor: "Executor") -> None:
        self.experiment = experiment
        self.folder = folder
        self.executor = executor
        self.games = 0

    def __call__(self, changes: "Changes", seed: int, blocks: int) -> "list[Block]":
        from theogony.lab.compare import blocks as whole
        from theogony.lab.store import carry_out

        plan = replace(self.experiment.plan, seed=seed, content=self.content(changes))
        name = hashlib.sha256(f"{seed} {plan.content!r}".encode()).hexdigest()[:12]
        running = carry_out(replace(self.experiment, plan=plan), self.folder / "games" / name, self.executor)
        found = list(islice(whole(plan, running), blocks))
        running.close()
        self.games += sum(len(block) for block in found)
        return found

    def content(self, changes: "Changes") -> bytes | None:
        from theogony import games
        from theogony.kernel.view import canonical
        from theogony.lab.values import overlay

        box = games.get(self.experiment.plan.game).box
        return canonical(overlay(box.components, changes)) if changes and box is not None else None

    def fits(self, changes: "Changes") -> bool:
        """Whether the game can be played so, and every change makes a difference to it."""
        from theogony import games
        from theogony.kernel.overlay import fixed

        game = games.get(self.experiment.plan.game)
        try:
            changed = games.get(game.id, self.content(changes))
        except (ValueError, KeyError, TypeError):  # what the box itself does not allow
            return False
        assert game.box is not None and changed.box is not None
        return fixed(game.box, changed.box.components) is None
