"""What the commands of ``theogony admin`` share."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.common import console, fail

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.server.admin.store import Store

Db = Annotated[str, typer.Option("--db")]
Yes = Annotated[bool, typer.Option("--yes", "-y")]
Most = Annotated[int, typer.Option("--most", min=1)]


@contextmanager
def house(texts: "Texts") -> Iterator[None]:
    """What cannot be done in here is said in one sentence."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from theogony.server.admin.store import Trouble
    except ModuleNotFoundError as error:  # installed without the extra that brings them
        fail(texts("bad-no-server", module=str(error.name)))
    try:
        yield
    except Trouble as trouble:
        fail(texts(f"admin-{trouble.key}", **trouble.params))
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error
        fail(texts("bad-database", reason=str(reason).strip().partition("\n")[0]))


def store_at(db: str) -> "Store":
    """The database that is named here, or in the environment, or the one of this user."""
    from theogony.server.admin.store import Store
    from theogony.server.config import from_environment

    return Store(from_environment(db=db).db)


def confirmed(question: str, yes: bool, texts: "Texts") -> None:
    """Whoever asked for it means it; otherwise the command ends, and nothing has changed."""
    if yes:
        return
    if not sys.stdin.isatty():
        fail(texts("admin-needs-yes", question=question))
    print(f"{question} {texts('admin-type-yes')} ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() != texts("admin-yes"):
        fail(texts("admin-not-done"))


@contextmanager
def bar(words: str, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal; what is handed over takes how much is done, and of how much."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(words, total=None)
        yield lambda done, whole: progress.update(task, completed=done, total=whole)


def show(columns: Sequence[str], rows: Sequence[Sequence[Any]], texts: "Texts") -> None:
    """A table, its columns named by their keys; what is a number stands on the right.

    Cells are shown as they are: guests choose their names, and those must not be read as markup.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        right = bool(rows) and all(isinstance(row[number], int | float) for row in rows)
        table.add_column(texts(f"admin-column-{column}"), justify="right" if right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text("" if value is None else str(value)) for value in row))
    console().print(table)
