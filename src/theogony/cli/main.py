"""The command ``theogony``."""

import os
import sys
from typing import Annotated

import typer

from theogony.cli.admin import admin
from theogony.cli.analyse import analyse
from theogony.cli.bench import bench
from theogony.cli.books import ledger, provenance, rules
from theogony.cli.catalogue import games
from theogony.cli.common import Lang, speak
from theogony.cli.export import export
from theogony.cli.help import Command
from theogony.cli.lab import lab
from theogony.cli.lab_compare import compare
from theogony.cli.lab_report import report
from theogony.cli.lab_tune import tune
from theogony.cli.learn import learn, lessons
from theogony.cli.play import play
from theogony.cli.replays import replay
from theogony.cli.review import review
from theogony.cli.serve import serve
from theogony.cli.simulate import simulate
from theogony.cli.usage import Commands

HELP = {"help_option_names": ["-h", "--help"]}
app = typer.Typer(
    name="theogony",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)


@app.callback(invoke_without_command=True)
def theogony(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = None
) -> None:
    """A digital tabletop for board games of gods and titans.

    Examples:

        theogony play godstorm

        theogony rules godstorm plague
    """
    if version:
        from theogony import __version__

        print(__version__)
        raise typer.Exit
    if lang is not None and ctx.invoked_subcommand is not None:
        ctx.default_map = {ctx.invoked_subcommand: {"lang": lang}}


app.command(cls=Command)(games)
app.command(cls=Command)(play)
app.command(cls=Command)(lessons)
app.command(cls=Command)(learn)
app.command(cls=Command)(simulate)
app.command(cls=Command)(export)
lab.command(cls=Command)(report)
lab.command(cls=Command)(compare)
lab.command(cls=Command)(tune)
app.add_typer(lab)
app.command(cls=Command)(bench)
app.command(cls=Command)(replay)
app.command(cls=Command)(review)
app.command(cls=Command)(analyse)
app.command(cls=Command)(rules)
app.command(cls=Command)(ledger)
app.command(cls=Command)(provenance)
app.command(cls=Command)(serve)
app.add_typer(admin, name="admin", context_settings=HELP)


def main() -> None:
    """Run the command line; a full disk behind the output is said in one sentence, a reader who left is not."""
    try:
        try:
            app(prog_name="theogony")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        sys.exit(1)
    except OSError as error:
        _forget_output()
        sentence = speak(None)("cannot-print", reason=error.strerror or str(error))
        sys.exit(f"theogony: {sentence}")


def _forget_output() -> None:
    """What is still in the buffer cannot be written: Python would say so again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
