"""``theogony admin``: guests, their quotas, bans, and how one is forgotten."""

from typing import Annotated

import typer

from theogony.cli.admin.common import Db, Most, Yes, confirmed, house, show, store_at
from theogony.cli.common import Json, Lang, fail, print_json, speak


def guests(
    words: Annotated[str, typer.Argument()] = "",
    most: Most = 50,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Who is known here: ids, names, tables, quotas, bans.

    Examples:

        theogony admin guests

        theogony admin guests ada --json
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import people

        with store_at(db).reading() as connection:
            found = people.guests(connection, words, most)
    if as_json:
        print_json({"guests": found})
        return
    columns = ("id", "name", "since", "open", "quota", "seats", "banned")
    rows = [
        [g["id"], g["name"], g["since"], g["open_tables"], g["quota"], g["seats"], "×" if g["banned"] else ""]
        for g in found
    ]
    show(columns, rows, texts)


def quota(
    guest: str,
    tables: Annotated[int | None, typer.Argument(min=0)] = None,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """How many open tables a guest may have made; without a number, as many as everybody. It counts at once.

    Examples:

        theogony admin quota k3v7mqx2abcdef 100

        theogony admin quota k3v7mqx2abcdef
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import people

        with store_at(db).writing() as connection:
            found = people.set_quota(connection, guest, tables)
    if as_json:
        print_json(found)
    elif tables is None:
        print(texts("admin-quota-usual", name=found["name"]))
    else:
        print(texts("admin-quota-set", name=found["name"], tables=tables))


def ban(
    what: str,
    reason: Annotated[str, typer.Option("--reason")] = "",
    days: Annotated[float | None, typer.Option("--days", min=0)] = None,
    db: Db = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Serve a guest, or all who come from a network, no more; it holds for open pages too.

    Examples:

        theogony admin ban k3v7mqx2abcdef --reason "insults" --days 7

        theogony admin ban 203.0.113.0/24
    """
    texts = speak(lang)
    if len(reason) > 200:
        fail(texts("admin-reason-too-long", most=200))
    with house(texts):
        from theogony.server.admin import people

        with store_at(db).writing() as connection:
            found = people.ban(connection, what, reason, days)
    if as_json:
        print_json(found)
    else:
        print(texts("admin-banned", what=found["name"] or found["what"], tables=found["tables"]))


def unban(what: str, db: Db = "", as_json: Json = False, lang: Lang = None) -> None:
    """Serve a guest or a network again.

    Examples:

        theogony admin unban k3v7mqx2abcdef

        theogony admin unban 203.0.113.0/24
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import people

        with store_at(db).writing() as connection:
            found = people.unban(connection, what)
    if as_json:
        print_json(found)
    else:
        print(texts("admin-unbanned", what=found["what"]))


def bans(db: Db = "", as_json: Json = False, lang: Lang = None) -> None:
    """Who is not served, since when, until when and why.

    Examples:

        theogony admin bans

        theogony admin bans --json
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import people

        with store_at(db).reading() as connection:
            found = people.bans(connection)
    if as_json:
        print_json({"bans": found})
        return
    columns = ("what", "name", "since", "until", "reason")
    show(columns, [[ban[column] for column in columns] for ban in found], texts)


def delete_guest(guest: str, yes: Yes = False, db: Db = "", as_json: Json = False, lang: Lang = None) -> None:
    """Forget a guest and all that is his; others play on.

    Examples:

        theogony admin delete-guest k3v7mqx2abcdef

        theogony admin delete-guest k3v7mqx2abcdef --yes --json
    """
    texts = speak(lang)
    with house(texts):
        from theogony.server.admin import people

        store = store_at(db)
        with store.reading() as connection:
            name = people.known_guest(connection, guest)
        confirmed(texts("admin-delete-question", name=name, guest=guest), yes, texts)
        with store.writing() as connection:
            found = people.delete_guest(connection, guest)
    if as_json:
        print_json(found)
    else:
        print(texts("admin-deleted", name=name, deleted=found["tables_deleted"], kept=found["tables_kept"]))
