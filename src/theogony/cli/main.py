"""The command ``theogony``."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from theogony.cli.bench import bench
from theogony.cli.books import ledger, provenance, rules
from theogony.cli.catalogue import games
from theogony.cli.play import play
from theogony.cli.replays import replay
from theogony.cli.serve import serve

SIMULATE = "simulate"


class Commands(TyperGroup):
    """Brings ``simulate`` in only when it is wanted: with bots and worker processes it doubles the time to start."""

    def list_commands(self, ctx: Any) -> list[str]:
        names = super().list_commands(ctx)
        return [*names[:2], SIMULATE, *names[2:]]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name != SIMULATE:
            return super().get_command(ctx, cmd_name)
        from theogony.cli.simulate import simulate

        single = typer.Typer(add_completion=False, rich_markup_mode=None, context_settings=HELP)
        single.command(SIMULATE)(simulate)
        return typer.main.get_command(single)


HELP = {"help_option_names": ["-h", "--help"]}
app = typer.Typer(
    name="theogony",
    cls=Commands,
    help="A digital tabletop for board games of gods and titans.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)


@app.callback(invoke_without_command=True)
def theogony(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
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


app.command()(games)
app.command()(play)
app.command()(bench)
app.command()(replay)
app.command()(rules)
app.command()(ledger)
app.command()(provenance)
app.command()(serve)


def main() -> None:
    """Run the command line; a closed pipe at the other end is no fault of ours."""
    try:
        app(prog_name="theogony")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
