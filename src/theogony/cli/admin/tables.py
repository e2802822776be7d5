"""``theogony admin``: tables, the archive, and tables as records."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.admin.common import Db, Most, bar, house, show, store_at
from theogony.cli.common import Json, Lang, fail, print_json, speak
from theogony.cli.files import CannotWrite, write

if TYPE_CHECKING:
    from theogony.i18n import Texts

STATUSES = ("lobby", "playing", "finished")
SEAT = re.compile(r"(\d+)=(\w+)")


def tables(
    status: Annotated[str, typer.Option("--status")] = "",
    guest: Annotated[str, typer.Option("--guest")] = "",
    most: Most = 50,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The tables, the last changed first.

    Examples:

        theogony admin tables --status playing

        theogony admin tables --guest k3v7mqx2abcdef --json
    """
    texts = speak(lang)
    if status and status not in STATUSES:
        fail(texts("admin-bad-status", given=status, known=", ".join(STATUSES)))
    with house(texts):
        from theogony.server.admin import tables as found_tables

        with store_at(db).reading() as connection:
            found = found_tables.tables(connection, status, guest, most)
    if as_json:
        print_json({"tables": found})
        return
    columns = ("id", "game", "status", "moves", "changed", "host", "people")
    rows = [
        [*(table[column] for column in columns[:2]), _status(table["status"], table["archived"], texts)]
        + [table["moves"], table["changed"], table["host"], ", ".join(table["people"])]
        for table in found
    ]
    show(columns, rows, texts)


def _status(status: str, archived: bool, texts: "Texts") -> str:
    words = texts(f"admin-status-{status}")
    return texts("admin-status-archived", status=words) if archived else words


def archive(
    table: Annotated[list[str] | None, typer.Argument()] = None,
    idle: Annotated[float | None, typer.Option("--idle", min=0)] = None,
    back: Annotated[bool, typer.Option("--back")] = False,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tables leave the lists: those named, or all that nobody has touched for so many days. Links still lead there.

    Examples:

        theogony admin archive --idle 30

        theogony admin archive k3v7mqx2abcdef

        theogony admin archive k3v7mqx2abcdef --back
    """
    texts = speak(lang)
    if not table and idle is None:
        fail(texts("admin-archive-what"))
    with house(texts):
        from theogony.server.admin import tables as found_tables

        with store_at(db).writing() as connection:
            found = found_tables.archive(connection, table or [], idle, back)
    if as_json:
        print_json({"tables": found, "archived": not back})
    else:
        print(texts("admin-brought-back" if back else "admin-archived", number=len(found)))


def export(
    folder: Path,
    table: Annotated[list[str] | None, typer.Argument()] = None,
    running: Annotated[bool, typer.Option("--running")] = False,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tables as records, one file for each: those that are over, or also those that are being played.

    Examples:

        theogony admin export records

        theogony admin export records k3v7mqx2abcdef --running
    """
    texts = speak(lang)
    written: list[str] = []
    damaged: list[str] = []
    with house(texts):
        from theogony.server.admin import tables as found_tables

        try:
            folder.mkdir(parents=True, exist_ok=True)
            with store_at(db).reading() as connection, bar(texts("admin-exporting"), as_json) as told:
                for table_id, record, extra in found_tables.exported(connection, table or [], running):
                    if record is None:
                        damaged.append(table_id)
                        continue
                    _write_record(folder, f"{table_id}{found_tables.ENDING}", record, extra)
                    written.append(table_id)
                    told(len(written), len(written))
        except CannotWrite as error:
            fail(texts(error.key, **error.params))
        except OSError as error:
            fail(texts("admin-cannot-write", path=str(folder), reason=error.strerror or str(error)))
    if as_json:
        print_json({"folder": str(folder), "tables": written, "damaged": damaged})
    else:
        print(texts("admin-exported", number=len(written), path=str(folder)))
    if damaged:
        fail(texts("admin-damaged", tables=", ".join(damaged)))


def _write_record(folder: Path, name: str, record: str, extra: dict[str, str]) -> None:
    if extra:
        (folder / extra["file"]).parent.mkdir(exist_ok=True)
        write(folder / extra["file"], extra["body"])
    write(folder / name, record)


def import_(
    file: list[Path],
    owner: Annotated[str, typer.Option("--owner")],
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="N=GUEST")] = None,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Records become tables, played again and verified move by move; all of them or none.

    Examples:

        theogony admin import records/*.theogony --owner k3v7mqx2abcdef

        theogony admin import game.record --owner k3v7mqx2abcdef --seat 2=m2n8pqr4stuvwx
    """
    texts = speak(lang)
    given = [SEAT.fullmatch(each) for each in seat or []]
    for each, match in zip(seat or [], given, strict=True):
        if match is None or int(match[1]) < 1:
            fail(texts("admin-bad-seat", given=each))
    seats = {int(match[1]) - 1: match[2] for match in given if match is not None}
    with house(texts):
        from theogony.server.admin import tables as found_tables

        found = []
        with store_at(db).writing() as connection, bar(texts("admin-importing"), as_json) as told:
            for path in file:
                found.append({"file": str(path), **found_tables.imported(connection, path, owner, seats)})
                told(len(found), len(file))
    if as_json:
        print_json({"tables": found})
        return
    for made in found:
        print(texts("admin-imported", file=made["file"], table=made["id"], game=made["game"], moves=made["moves"]))
