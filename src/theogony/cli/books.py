"""``theogony rules``, ``ledger`` and ``provenance``: the rules, how they are covered, and where numbers come from."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.common import Content, Json, Lang, console, fail, load, print_json, speak

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.kernel.game import Game
    from theogony.kernel.ledger import Ledger

SOURCES = ("official", "seed", "public", "reconstructed", "own")


def _book(game: str, texts: "Texts") -> "Ledger":
    from theogony.i18n.rulebook import NoLedger, rulebook

    try:
        return rulebook(game, texts.lang)
    except NoLedger:
        fail(texts("no-ledger", game=game))


def rules(
    game: str,
    words: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Lang = None,
) -> None:
    """Show and search the rules of a game.

    Examples:

        theogony rules godstorm

        theogony rules godstorm GS-174

        theogony rules godstorm plague god --lang en
    """
    from rich.text import Text

    from theogony.i18n.rulebook import guide

    texts = speak(lang)
    load(game, texts)
    wanted = " ".join(words or [])
    found = _book(game, texts).find(wanted)
    if not found:
        fail(texts("rules-none", words=wanted))
    out = console()
    for part in [] if wanted else guide(game, texts.lang):
        out.print(Text(f"\n{part.title}", style="bold"))
        for paragraph in part.paragraphs:
            out.print(Text(paragraph))
    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            out.print(Text(f"\n{chapter}", style="bold"))
        line = Text(clause.id, style="cyan")
        line.append(f"  {clause.text}", style="default")
        line.append(f"  [{clause.tags}]", style="dim")
        out.print(line)
    if wanted:
        out.print(Text(texts("rules-found", number=len(found)), style="dim"))


def ledger(game: str, as_json: Json = False, lang: Lang = None) -> None:
    """Say which rules the code cites and tests cover.

    The exit status is 1 if a rule lacks one of the two and is not marked as descriptive.

    Examples:

        theogony ledger godstorm

        theogony ledger godstorm --json
    """
    from theogony.i18n.rulebook import rulebook
    from theogony.lab.coverage import coverage

    texts = speak(lang)
    loaded = load(game, texts)
    _book(game, texts)
    tests = _tests(loaded.folder)
    if tests is None:
        fail(texts("no-tests"))
    found = coverage(rulebook(game), [loaded.folder, loaded.folder.parents[1] / "kernel"], tests)
    if as_json:
        print_json(
            {
                "game": game,
                "clauses": len(rulebook(game).clauses),
                "cited": len(found.cited),
                "covered": len(found.covered),
                "descriptive": len(found.descriptive),
                "missing": found.missing,
                "uncited": found.uncited,
                "uncovered": found.uncovered,
                "unknown": found.unknown,
            }
        )
    else:
        _show_coverage(game, len(rulebook(game).clauses), found, texts)
    if found.missing:
        raise typer.Exit(1)


def _tests(folder: Path) -> Path | None:
    """The tests of the checkout that this package runs from, or in which the command is given."""
    for base in (folder.parents[3], Path.cwd()):
        if (base / "src" / "theogony").is_dir() and (base / "tests").is_dir():
            return base / "tests"
    return None


def _show_coverage(game: str, clauses: int, found: Any, texts: "Texts") -> None:
    out = console()
    counts = {"cited": len(found.cited), "covered": len(found.covered), "descriptive": len(found.descriptive)}
    out.print(texts("ledger-counts", game=game, clauses=clauses, **counts), markup=False)
    for key, ids in (("uncited", found.uncited), ("uncovered", found.uncovered), ("unknown", found.unknown)):
        if ids:
            out.print(texts(f"ledger-{key}", number=len(ids), ids=", ".join(ids)), markup=False)
    if not found.missing:
        out.print(texts("ledger-complete"), markup=False)


def provenance(game: str, content: Content = None, as_json: Json = False, lang: Lang = None) -> None:
    """Say where the components' numbers come from.

    What is our reconstruction is listed, so that the owner of a box can correct it with --content.

    Examples:

        theogony provenance godstorm

        theogony provenance godstorm --content my-cards.yaml

        theogony provenance godstorm --json
    """
    texts = speak(lang)
    loaded = load(game, texts, content)
    found = _sources(loaded)
    kinds: dict[str, dict[str, int]] = {}
    for kind, entry in found:
        counts = kinds.setdefault(kind, dict.fromkeys(SOURCES, 0))
        counts[str(entry["source"])] = counts.get(str(entry["source"]), 0) + 1
    ours = [(kind, entry) for kind, entry in found if entry["source"] in ("reconstructed", "own")]
    if as_json:
        entries = [{"kind": kind, "id": entry.get("id", kind), "source": entry["source"]} for kind, entry in ours]
        own = [entry for entry in entries if entry["source"] == "own"]
        made = [entry for entry in entries if entry["source"] == "reconstructed"]
        print_json({"game": game, "ruleset": loaded.ruleset, "kinds": kinds, "reconstructed": made, "own": own})
        return
    _show_provenance(kinds, ours, texts)


def _sources(game: "Game") -> list[tuple[str, dict[str, Any]]]:
    """Every component that names its source, with the kind it belongs to."""
    found: list[tuple[str, dict[str, Any]]] = []

    def walk(kind: str, value: Any) -> None:
        if isinstance(value, dict):
            if "source" in value:
                found.append((kind, value))
            for name, part in value.items():
                walk(kind if "source" in value else f"{kind}.{name}" if kind else str(name), part)
        elif isinstance(value, list):
            for part in value:
                walk(kind, part)

    walk("", {} if game.box is None else game.box.components)
    return found


def _show_provenance(kinds: dict[str, dict[str, int]], ours: list[tuple[str, dict[str, Any]]], texts: "Texts") -> None:
    from rich.table import Table

    out = console()
    used = [source for source in SOURCES if any(counts.get(source) for counts in kinds.values())]
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for source in used:
        table.add_column(texts(f"source-{source}"), justify="right")
    for kind, counts in kinds.items():
        table.add_row(kind, *(str(counts.get(source, 0) or "·") for source in used))
    totals = [sum(counts.get(source, 0) for counts in kinds.values()) for source in used]
    table.add_row(texts("source-total"), *(str(total) for total in totals), style="bold")
    out.print(table)
    for source in ("reconstructed", "own"):
        entries = [(kind, entry) for kind, entry in ours if entry["source"] == source]
        if entries:
            out.print()
            out.print(texts(f"list-{source}"), markup=False)
            for kind, entry in entries:
                name = entry.get(f"name_{texts.lang}", entry.get("id", kind))
                out.print(f"  {kind}  {entry.get('id', '')}  {name}", markup=False)
    out.print()
    out.print(texts("source-legend"), markup=False)
