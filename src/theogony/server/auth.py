"""Who is asking: guests by a random token in an http-only cookie. Only SHA-256 of any token is stored."""

import hashlib
import secrets
from datetime import timedelta

from starlette.requests import HTTPConnection
from starlette.responses import Response

from theogony.server.errors import Problem
from theogony.server.store.models import GuestRow
from theogony.server.store.repo import Repo, now

COOKIE = "theogony"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep cookies no longer than this
RECOVERY_DAYS = 30
MOST_TOKEN = 128


def new_token() -> str:
    """256 random bits, fit for a cookie or a link."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A short random name for a guest or a table; not a secret."""
    return _letters(14)


def new_code() -> str:
    """40 random bits that can be read aloud: guessing is what the limits make hopeless."""
    return _letters(8)


def _letters(count: int) -> str:
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(count))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def guest_of(connection: HTTPConnection, repo: Repo) -> GuestRow | None:
    """The guest whose cookie came with the request."""
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > MOST_TOKEN:
        return None
    return await repo.guest_by_token(hashed(token))


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/")


async def new_guest(repo: Repo, name: str) -> tuple[GuestRow, str]:
    """A guest and the token of its first device."""
    token = new_token()
    guest = GuestRow(id=new_id(), name=name)
    await repo.add_guest(guest.id, name, hashed(token))
    return guest, token


async def new_recovery(repo: Repo, guest: GuestRow) -> tuple[str, str]:
    """A link token that makes another device this guest, and when it ends."""
    token = new_token()
    expires = now() + timedelta(days=RECOVERY_DAYS)
    await repo.add_recovery(guest.id, hashed(token), expires)
    return token, expires.isoformat()


async def recover(repo: Repo, token: str) -> tuple[GuestRow, str]:
    """The guest of a recovery token, and a token for the device that brought it."""
    guest = await repo.use_recovery(hashed(token))
    if guest is None:
        raise Problem("bad-token", 403)
    device = new_token()
    await repo.add_device(guest.id, hashed(device))
    return guest, device
