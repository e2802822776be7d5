"""``theogony lab compare``: two experiments on the same deals, until it is clear which is which."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Json, Lang, console, fail, print_json, speak
from theogony.cli.lab import Address, Jobs, Out, Where
from theogony.cli.lab_report import words_of

if TYPE_CHECKING:
    from theogony.lab.compare import Comparison
    from theogony.lab.report.words import Words

PAGE = "compare.html"
DATA = "compare.json"


def compare(
    one: Annotated[Path, typer.Argument(metavar="A.yaml")],
    other: Annotated[Path, typer.Argument(metavar="B.yaml")],
    measure: Annotated[str, typer.Option("--measure")] = "",
    smallest: Annotated[float, typer.Option("--smallest", min=0.1, max=50.0)] = 5.0,
    whole: Annotated[bool, typer.Option("--whole")] = False,
    out: Out = None,
    executor: Where = "local",
    jobs: Jobs = 1,
    address: Address = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play two variants of the content, or two bots, on the same deals, and say what changes.

    Examples:

        theogony lab compare usual.yaml dear.yaml

        theogony lab compare usual.yaml dear.yaml --measure god=yog_sothoth --smallest 3

        theogony lab compare greedy.yaml mcts.yaml --jobs 2 --out bots
    """
    from theogony.cli.lab_common import executor_of, experiment_of, said, write_json
    from theogony.cli.plan import bar
    from theogony.cli.simulate import tell_faults
    from theogony.lab.compare import compare as pair_up, fitting
    from theogony.lab.report.variants import page
    from theogony.lab.store import carry_out

    texts = speak(lang)
    experiments = [experiment_of(file, "", 0, None, "", None, 0, "", None, texts) for file in (one, other)]
    with said(texts):
        plans = fitting(*experiments)
    folder = out or Path(f"{one.stem}-{other.stem}")
    most = sum(plan.games for plan in plans)
    with said(texts), bar(texts("simulating", players=plans[0].players), most, as_json) as go_to:
        running = [
            carry_out(experiment, folder / name, executor_of(executor, jobs, address, texts))
            for name, experiment in zip("ab", experiments, strict=True)
        ]
        found = pair_up(
            plans, (running[0], running[1]), measure, smallest / 100, whole, lambda found: go_to(found.games)
        )
        for games in running:
            games.close()
    if not found.pairs:
        tell_faults(found.failed, texts)
        fail(texts("bad-compare-none", games=max(plan.rotations() for plan in plans)))
    with said(texts):
        told = found.as_json()
        words = words_of(experiments[0], speak(lang, plans[0].game))
        stamps = [experiment.stamp() for experiment in experiments]
        text = page(words, found, (one.stem, other.stem), stamps, [DATA])
        (folder / PAGE).write_text(text, encoding="utf-8")
    write_json(folder / DATA, {"a": stamps[0], "b": stamps[1], **told}, texts)
    if as_json:
        print_json({**told, "folder": str(folder), "page": str(folder / PAGE)})
    else:
        _show(found, words, (one.stem, other.stem))
        console().print(texts("balance-written", page=str(folder / PAGE)), markup=False)
    if found.faults:
        tell_faults(found.failed, texts)
        raise typer.Exit(1)


def _show(found: "Comparison", words: "Words", names: tuple[str, str]) -> None:
    """The verdict, what it rests on, and what changed beyond doubt."""
    from theogony.lab.report.variants import measure_name, sentences

    out = console()
    for sentence in sentences(words, found, names):
        out.print(sentence, markup=False)
    for name in found.shown():
        if name != found.deciding and found.told_apart(name):
            change = words.signed(100 * found.measures[name].sequence.mean)
            out.print(words.say("balance-also", what=measure_name(words, name), change=change), markup=False)
