"""What can be set about a server, in one place. Nothing else reads the environment."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from theogony.analysis.review import BUDGET

STRENGTHS = ("novice", "mortal", "hero", "olympian", "fate")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. Rates are (per second, at once)."""

    body_bytes: int = 16 * 1024
    requests: tuple[float, float] = (20.0, 120.0)
    served_at_once: int = 12  # requests and handshakes, of everybody
    served_per_address: int = 4
    new_guests: tuple[float, float] = (0.2, 20.0)
    new_tables: tuple[float, float] = (0.2, 20.0)
    new_tables_per_address: tuple[float, float] = (0.5, 40.0)
    tables_per_guest: int = 30  # that a guest has made and that are neither finished nor archived
    tokens: tuple[float, float] = (0.2, 10.0)
    invites: tuple[float, float] = (0.5, 40.0)  # codes that one address tries, right or wrong
    frames: tuple[float, float] = (20.0, 80.0)
    frames_over: int = 200  # so many refused frames in a row, and the socket closes
    sockets_per_guest: int = 24
    onlookers_per_address: int = 100  # sockets of those who have no seat at their table
    handshakes: tuple[float, float] = (10.0, 100.0)  # of one address
    outbox: int = 512  # frames waiting for a slow client before it is let go
    chat: tuple[float, float] = (0.5, 8.0)
    thinking: tuple[float, float] = (0.5, 6.0)  # hints and odds, of one guest
    thinking_per_address: tuple[float, float] = (5.0, 60.0)  # of all its guests together
    hints_waiting: int = 2  # of one guest at a time; likewise exercises
    reviews_at_once: int = 2  # under way, of one guest
    reviewing: tuple[float, float] = (2.0, 30.0)  # looks at reviews and all else about them, of one guest


@dataclass(frozen=True)
class Thought:
    """Which bot plays a strength, how many playouts a move gets (times the effort of the game's advice), how long they
    may take at most, and how long it may think in all before it rests. The playouts are the strength; the clock keeps
    tables going on slow machines."""

    bot: str
    seconds: float | None = None
    playouts: int | None = None
    in_a_row: float = math.inf


THOUGHTS = {
    "novice": Thought("novice"),
    "mortal": Thought("greedy"),
    "hero": Thought("mcts", 0.25, 32, in_a_row=0.5),
    "olympian": Thought("mcts", 1.0, 800, in_a_row=3.0),
    "fate": Thought("fate", 2.0, 4000, in_a_row=6.0),
}


@dataclass(frozen=True)
class Config:
    """A server's settings."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    redis: str = ""
    origins: tuple[str, ...] = ()  # other sites that may use this server
    proxies: str = ""  # addresses whose X-Forwarded-* headers are believed, as uvicorn takes them
    limits: Limits = field(default_factory=Limits)
    thoughts: Mapping[str, Thought] = field(default_factory=THOUGHTS.copy)
    thinkers: int = 0  # processes for bots; 0: one less than there are cores
    review_playouts: int = BUDGET  # for a decision that a review doubts
    beat: float = 0.1  # seconds; bots whose answer could tell something by its time answer on this beat
    away_seconds: float = 180.0
    cached_tables: int = 400
    static: Path = Path(__file__).parent / "static"
    log_format: str = "auto"  # json, console, or auto: console on a terminal
    metrics_token: str = ""  # /metrics is for whoever holds it; without one, for nobody
    fixed_seed: str = ""  # each guest's tables are dealt from this, and bots guess by it: tests can be repeated

    def database(self) -> str:
        """The SQLAlchemy URL: SQLite in the user's data folder unless told otherwise."""
        return database_url(self.db)

    def thinker_count(self) -> int:
        return self.thinkers or max(1, min(8, (os.cpu_count() or 2) - 1))


def database_url(given: str) -> str:
    """A URL that our engines understand, from a URL or a path; empty means the default place."""
    if not given:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
        given = str(home / "theogony" / "tables.db")
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().resolve()}"
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+psycopg",
        "postgresql": "postgresql+psycopg",
    }
    return f"{drivers.get(scheme, scheme)}://{rest}"


VARIABLES = {
    "db": "THEOGONY_DB",
    "redis": "THEOGONY_REDIS",
    "proxies": "THEOGONY_PROXIES",
    "metrics_token": "THEOGONY_METRICS",
    "log_format": "THEOGONY_LOGS",
}


def from_environment(**given: Any) -> Config:
    """The settings: what is given here counts, then what the environment says."""
    found: dict[str, Any] = {
        name: os.environ[variable] for name, variable in VARIABLES.items() if variable in os.environ
    }
    if origins := os.environ.get("THEOGONY_ORIGINS", ""):
        found["origins"] = tuple(origins.split())
    return Config(**{**found, **{name: value for name, value in given.items() if value}})
