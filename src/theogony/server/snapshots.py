"""Snapshots: a table's log folded up to one entry, so that an old table opens without being folded from its start.

A snapshot is a cache and never the truth. It names what it was made of: the ruleset, the code that folded, and the log
up to its entry. Whatever does not fit, because it is damaged, of other rules or of another log, is no snapshot, and
the table is folded anew. It holds every secret of the table, like the log; nothing of it is ever sent.
"""

import hashlib
import json
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import orjson

import theogony

EVERY = 200  # entries between two snapshots, or some more: one is taken where nothing can be taken back at once
DIGEST = 64  # characters of the digest before the rest

Json = dict[str, Any]


def packed(content: Json) -> str:
    """The content with its digest before it."""
    body = _text(content)
    return _digest(body) + body


def _text(content: Json) -> str:
    with suppress(TypeError):  # numbers of more than 64 bits, as some games have for sets of cards
        return orjson.dumps(content).decode()
    return json.dumps(content, separators=(",", ":"))


def unpacked(text: str) -> Json | None:
    """The content, if nothing of it was altered."""
    digest, body = text[:DIGEST], text[DIGEST:]
    if digest != _digest(body):
        return None
    content: Json = json.loads(body)
    return content


class Mark:
    """What a fold follows from, as a digest: the rules and their code, and every entry so far."""

    def __init__(self, ruleset: str) -> None:
        self._digest = hashlib.sha256(f"{ruleset} {code_mark(ruleset.partition('@')[0])}\n".encode())

    def add(self, seq: int, kind: str, seat: int, move: str, chance: str, keep: int | None) -> None:
        self._digest.update(f"{seq} {kind} {seat} {move} {chance} {keep}\n".encode())

    def text(self) -> str:
        return self._digest.hexdigest()


@cache
def code_mark(game_id: str) -> str:
    """A digest of the sources that fold a game's log: other code may fold otherwise."""
    package = Path(theogony.__file__).parent
    files = sorted([*(package / "kernel").rglob("*.py"), *(package / "games" / game_id).rglob("*.py")])
    return _digest("".join(file.read_text(encoding="utf-8") for file in files))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
