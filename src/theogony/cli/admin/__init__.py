"""``theogony admin``: what those who run a server do with it."""

from collections.abc import Callable
from typing import Annotated

import typer

from theogony.cli.admin.backups import backup, restore
from theogony.cli.admin.people import ban, bans, delete_guest, guests, quota, unban
from theogony.cli.admin.state import health, thinking
from theogony.cli.admin.tables import archive, export, import_, tables
from theogony.cli.help import Command, Group

admin = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)


@admin.callback()
def all_of_them(ctx: typer.Context, lang: Annotated[str | None, typer.Option("--lang")] = None) -> None:
    """Look after a server: its data, its guests, its tables.

    Examples:

        theogony admin backup /var/backups/theogony --keep 14

        theogony admin guests ada

        theogony admin health --redis redis://127.0.0.1:6379/0
    """
    if lang is not None and ctx.invoked_subcommand is not None:
        ctx.default_map = {ctx.invoked_subcommand: {"lang": lang}}


COMMANDS: dict[str, Callable[..., None]] = {
    "backup": backup,
    "restore": restore,
    "export": export,
    "import": import_,
    "tables": tables,
    "archive": archive,
    "guests": guests,
    "quota": quota,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "delete-guest": delete_guest,
    "health": health,
    "thinking": thinking,
}
for name, command in COMMANDS.items():
    admin.command(name, cls=Command)(command)
