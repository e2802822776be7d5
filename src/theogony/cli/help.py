"""``--help`` in the player's language: what commands and options are for stands in the language files."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from theogony.i18n import Texts


class Help:
    """A command that explains itself; its examples are those of its docstring."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = texts_for(ctx.find_root().command.given)
        command: Any = self
        formatter.write_usage(
            ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=f"{texts('cli-usage')} "
        )
        name = path_of(ctx)
        for key in (f"cli-{name}", f"cli-{name}-more"):
            if texts.has(key):
                _indented(formatter, [texts(key)])
        _indented(formatter, [texts("cli-examples")])
        with formatter.indentation():
            _indented(formatter, examples(command.help or ""))
        params = command.get_params(ctx)
        for kind in ("argument", "option"):
            rows = [_row(param, ctx, texts) for param in params if param.param_type_name == kind]
            _section(formatter, texts(f"cli-{kind}s"), rows)
        commands = getattr(command, "commands", {})
        within = "" if ctx.parent is None else f"{name}-"
        _section(formatter, texts("cli-commands"), [(each, texts(f"cli-{within}{each}")) for each in commands])


class Command(Help, TyperCommand):
    """One command."""


class Group(Help, TyperGroup):
    """All commands; ``given`` is the command line."""

    given: list[str]


def path_of(ctx: Any) -> str:
    """The words that name a command: ``games``, ``admin-backup``; of all commands together ``theogony``."""
    return "-".join(ctx.command_path.split()[1:]) or "theogony"


def texts_for(args: list[str]) -> "Texts":
    """The language asked for on the command line, if we know it; else that of the locale."""
    from theogony.i18n import Texts, UnknownLanguage, language

    wanted = next((after for arg, after in pairwise(args) if arg == "--lang"), None)
    wanted = next((arg.partition("=")[2] for arg in args if arg.startswith("--lang=")), wanted)
    try:
        return Texts(language(wanted))
    except UnknownLanguage:
        return Texts(language())


def examples(docstring: str) -> list[str]:
    return [line.strip() for line in docstring.splitlines() if line.startswith("    theogony")]


def name_of(param: Any) -> str:
    """The word by which a parameter is known: that of its long form."""
    return str(max(param.opts, key=len)).lstrip("-")


def key_of(command: str, param: Any, texts: "Texts") -> str:
    """What a parameter is for in this command, in all of its group, or in all that have it."""
    group = command.partition("-")[0]
    places = (command, f"{group}-any", "any")
    keys = [f"cli-{place}-{name_of(param)}" for place in places]
    return next((key for key in keys if texts.has(key)), keys[-1])


def _row(param: Any, ctx: Any, texts: "Texts") -> tuple[str, str]:
    name, extra = param.get_help_record(ctx)  # in square brackets: whether it is required, its default, its limits
    extra = extra.removeprefix(param.help or "")
    for word in ("default:", "required"):
        extra = extra.replace(word, texts(f"cli-{word.rstrip(':')}"))
    return name, "  ".join(filter(None, (texts(key_of(path_of(ctx), param, texts)), extra)))


def _section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def _indented(formatter: Any, paragraphs: list[str]) -> None:
    with formatter.indentation():
        for paragraph in paragraphs:
            formatter.write_paragraph()
            formatter.write_text(paragraph)
