"""Command lines that cannot be read: one sentence in the player's language that says what to do."""

import re
from typing import Any

import typer

from theogony.cli.common import fail
from theogony.cli.help import Group, texts_for

BAD_USAGE = 2
# Typer brings its own copy of click, or uses the one installed: this is the class of both.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Commands(Group):
    """The commands; what is wrong with a command line is said like every other error."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        self.given = list(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except UsageError as error:
            self._refuse(error)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UsageError as error:
            self._refuse(error)

    def _refuse(self, error: Any) -> None:
        if type(error).__name__ == "NoArgsIsHelpError":
            raise error
        texts = texts_for(self.given)
        command = error.ctx.command_path if error.ctx is not None else "theogony"
        fail(texts(f"bad-usage-{_kind(error)}", command=command, what=_what(error)), BAD_USAGE)


def _kind(error: Any) -> str:
    kinds = {
        "NoSuchOption": "option",
        "MissingParameter": "missing",
        "BadParameter": "value",
        "BadOptionUsage": "value",
    }
    for start, kind in (("No such command", "command"), ("Got unexpected extra", "extra")):
        if str(error.message).startswith(start):
            return kind
    return kinds.get(type(error).__name__, "other")


def _what(error: Any) -> str:
    """What the sentence is about: an option, an argument or a word."""
    if getattr(error, "option_name", ""):
        return str(error.option_name)
    param = getattr(error, "param", None)
    if param is not None:
        return str(param.opts[0]) if param.param_type_name == "option" else str(param.name).upper()
    named = re.search(r"'(.*)'|\(([^()]*)\)$", str(error.message).rstrip("."))
    return (named[1] or named[2]) if named else str(error.message).rstrip(".")
