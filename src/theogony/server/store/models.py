"""The tables of the database. A change here needs a migration; a test compares the two."""

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import DateTime, ForeignKey, Index, String, Text, TypeDecorator, UniqueConstraint, false
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A time in UTC, whatever the database keeps of time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """All tables of the store."""


class GuestRow(Base):
    """A person, known by a name and the devices that hold a token; ``quota``: open tables, where not as for all."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(32))
    created: Mapped[datetime] = mapped_column(Moment)
    quota: Mapped[int | None]


class DeviceRow(Base):
    """A browser that is this guest: the SHA-256 of its token, never the token."""

    __tablename__ = "devices"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    created: Mapped[datetime] = mapped_column(Moment)


class RecoveryRow(Base):
    """A link that makes another device this guest, once."""

    __tablename__ = "recoveries"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    expires: Mapped[datetime] = mapped_column(Moment)
    used: Mapped[bool] = mapped_column(default=False)


class ContentRow(Base):
    """The components of a box that tables were begun with, as a text."""

    __tablename__ = "contents"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mark: Mapped[str] = mapped_column(String(16), primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class TableRow(Base):
    """A table. ``seed`` is secret until the game is over; ``setup_chance`` is set when played on from another.

    At a table with a ``lesson`` (``diceforge/forge``: the lesson and its chapter) a script plays the other seats.
    ``made_from`` is a hash of the address it was made from, so that lists can be fair; an archived table is in no list.
    ``glimpse`` is what the lobby says of the position (``pictures.glimpse``).
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_listed", "public", "status", "updated"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    ruleset: Mapped[str] = mapped_column(String(60))
    name: Mapped[str] = mapped_column(String(60))
    options: Mapped[str] = mapped_column(Text)
    owner_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    public: Mapped[bool]
    hints: Mapped[bool]
    status: Mapped[str] = mapped_column(String(12))
    seed: Mapped[str] = mapped_column(String(64))
    moves: Mapped[int] = mapped_column(default=0)
    waiting: Mapped[str] = mapped_column(Text, default="[]")
    glimpse: Mapped[str] = mapped_column(Text, default="{}", server_default="{}")
    vote: Mapped[str | None] = mapped_column(Text)
    result: Mapped[str | None] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(Moment)
    updated: Mapped[datetime] = mapped_column(Moment)
    forked_table: Mapped[str | None] = mapped_column(String(24))
    forked_at: Mapped[int | None]
    setup_chance: Mapped[str | None] = mapped_column(Text)
    made_from: Mapped[str] = mapped_column(String(16), default="", server_default="")
    archived: Mapped[bool] = mapped_column(default=False, server_default=false())
    lesson: Mapped[str | None] = mapped_column(String(80))


class SeatRow(Base):
    """A seat at a table. ``stand_in``: "" or why a bot plays for the guest: "left" or "away"."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(32))
    bot: Mapped[str | None] = mapped_column(String(12))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    stand_in: Mapped[str] = mapped_column(String(8), default="")


class EntryRow(Base):
    """One entry of a table's log, never changed or deleted.

    A move; an undo, which keeps the moves up to entry ``keep``; or "back", by which a seat takes back entry ``keep``,
    an edit on its own desk.
    """

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "guest_id", "cmd_id", name="uq_entries_command"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(4))
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(Text)
    chance: Mapped[str] = mapped_column(Text)
    keep: Mapped[int | None]
    guest_id: Mapped[str | None] = mapped_column(String(24))
    cmd_id: Mapped[str | None] = mapped_column(String(64))
    applied: Mapped[int | None]
    at: Mapped[datetime] = mapped_column(Moment)


class Logged(NamedTuple):
    """An entry as it is read: plain, because many are read at once."""

    seq: int
    kind: str
    seat: int
    move: str
    chance: str
    keep: int | None
    guest_id: str | None
    cmd_id: str | None
    applied: int | None


class SnapshotRow(Base):
    """A table's log folded up to entry ``seq``: a cache, which may be lost or wrong. It holds every secret."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int]
    body: Mapped[str] = mapped_column(Text)


class ReviewRow(Base):
    """A review of a finished table through the eyes of one seat: its steps so far. It holds secrets of the game.

    ``status``: running, stopped or done. ``mark``: the version that made the steps. ``updated``: when somebody who
    carries on with it last wrote.
    """

    __tablename__ = "reviews"
    __table_args__ = (Index("ix_reviews_status", "status", "updated"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    all_open: Mapped[bool] = mapped_column(primary_key=True)
    mark: Mapped[str] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(8))
    done: Mapped[int]
    steps: Mapped[str] = mapped_column(Text)
    updated: Mapped[datetime] = mapped_column(Moment)


class MemberRow(Base):
    """A guest who may see a private table."""

    __tablename__ = "members"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True, index=True)


class InviteRow(Base):
    """An invitation to a table: the SHA-256 of its code."""

    __tablename__ = "invites"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    created: Mapped[datetime] = mapped_column(Moment)


class ChatRow(Base):
    """A line of table talk, said by a command once."""

    __tablename__ = "chat"
    __table_args__ = (
        Index("ix_chat_table", "table_id", "id"),
        Index("ix_chat_command", "table_id", "guest_id", "cmd_id", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(32))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment)
    guest_id: Mapped[str | None] = mapped_column(String(24))
    cmd_id: Mapped[str | None] = mapped_column(String(64))


class PulseRow(Base):
    """One row, written to see whether anything can be written."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(Moment)


class BanRow(Base):
    """A guest by its id, or a network by its addresses, that is not served until then; without a time, never again."""

    __tablename__ = "bans"

    what: Mapped[str] = mapped_column(String(64), primary_key=True)
    reason: Mapped[str] = mapped_column(String(200))
    at: Mapped[datetime] = mapped_column(Moment)
    until: Mapped[datetime | None] = mapped_column(Moment)


class NoticeRow(Base):
    """What has been changed from outside while servers run: "bans"; a "guest" or a "table", by its id."""

    __tablename__ = "notices"
    __table_args__ = ({"sqlite_autoincrement": True},)  # a number is never given twice: workers remember the last one

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str] = mapped_column(String(8))
    what: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(Moment)
