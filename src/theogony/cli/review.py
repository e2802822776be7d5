"""``theogony review``: what a finished game was worth, move by move."""

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.common import (
    Content,
    Json,
    Lang,
    bad_record,
    fail,
    load,
    print_json,
    read_record,
    speak,
    thinking_time,
    under_its_ruleset,
)

if TYPE_CHECKING:
    from theogony.analysis.review import Question, Review
    from theogony.i18n import Texts
    from theogony.kernel.record import Record

KEPT_EVERY = 50  # steps between two moments at which an unfinished review is kept
INTERRUPTED = 130

Seat = Annotated[int | None, typer.Option("--seat", "-s")]
AllOpen = Annotated[bool, typer.Option("--open")]


def review(
    file: Path,
    seat: Seat = None,
    all_open: AllOpen = False,
    exercises: Annotated[bool, typer.Option("--exercises")] = False,
    budget: str = "",
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a finished game: chances, mistakes, turning points, luck.

    Examples:

        theogony review my-game.record

        theogony review my-game.record --seat 2 --open

        theogony review my-game.record --exercises

        theogony review my-game.record --json
    """
    from theogony.analysis.review import BUDGET, Review, question_of
    from theogony.kernel.match import replay
    from theogony.kernel.record import BadRecord

    texts = speak(lang)
    record = read_record(file, texts)
    game = under_its_ruleset(load(record.game, texts, content), record)
    if seat is not None and not 1 <= seat <= record.seats:
        fail(texts("bad-seat", given=seat, players=record.seats))
    depth = playouts(budget, texts) or BUDGET
    try:
        match = replay(game, record)
    except BadRecord as error:
        fail(bad_record(error, texts))
    if match.state.result is None:
        fail(texts("bad-review-unfinished", command="theogony play --resume"))
    question = question_of(record, None if seat is None else seat - 1, all_open, depth)
    work = Review(game, record, question, _kept(record, question))
    _carry_out(work, texts, quiet=as_json)
    from theogony.analysis.story import told

    found = told(game.id, work.steps, match.state.sides, question.eyes)
    if as_json:
        print_json(found)
        return
    from theogony.cli.story import Teller

    teller = Teller(work, found, speak(lang, game.id))
    if exercises:
        teller.practise()
    else:
        teller.tell()


def playouts(budget: str, texts: "Texts") -> int | None:
    """``--budget`` in playouts: with seconds a review would not come out the same twice."""
    given = thinking_time(budget, texts)
    if given is not None and given.iterations is None:
        fail(texts("bad-review-budget", given=budget))
    return None if given is None else given.iterations


def _carry_out(work: "Review", texts: "Texts", quiet: bool) -> None:
    """All steps, under a bar; what there is when somebody stops it is kept, and gone on with the next time."""
    from theogony.cli.plan import bar

    begun = len(work.steps)
    try:
        with bar(texts("reviewing", game=work.game.title), work.total, quiet) as go_to:
            for number, _ in enumerate(work.run(), 1):
                go_to(begun + number)
                if number % KEPT_EVERY == 0:
                    _keep(work)
    except KeyboardInterrupt:
        _keep(work)
        fail(texts("review-stopped", done=len(work.steps), total=work.total), INTERRUPTED)
    if len(work.steps) > begun:
        _keep(work)


# -- reviews that were begun or done before ---------------------------------------------------------------------------


def _file(record: "Record", question: "Question") -> Path:
    """Where the review of this record is kept: under a name that says what it was made of, and by which version."""
    import theogony
    from theogony.cli.files import saves

    made_of = f"{theogony.__version__} {question} {record.text()}"
    return saves() / "reviews" / f"{hashlib.sha256(made_of.encode()).hexdigest()[:24]}.json"


def _kept(record: "Record", question: "Question") -> list[dict[str, Any]]:
    try:
        steps: list[dict[str, Any]] = json.loads(_file(record, question).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return steps


def _keep(work: "Review") -> None:
    """Where it cannot be kept it is made anew the next time: nobody is bothered with that."""
    from theogony.cli.files import CannotWrite, write

    path = _file(work.record, work.question)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, json.dumps(work.steps))
    except (CannotWrite, OSError):
        return
