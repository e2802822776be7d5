"""The HTTP side: its schema against a fuzzer, its doors and its headers."""

import re
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans, integers
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Player, Socket, closed_code, quick, running
from theogony.server.config import Config
from theogony.server.http import api
from theogony.server.limits import CONTENT_POLICY
from theogony.server.protocol.schema import schema

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


FUZZ = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


def test_the_api_keeps_to_its_schema(address: str) -> None:
    player = Player(address, "Fuzz")
    tables = [player.table("me", "mortal", public=True), player.table("me", "open", "human", public=True)]
    described = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    tried = []
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.append(operation.label)
        _fuzz(operation, player, tables)
    assert len(tried) >= 19


def _fuzz(operation: schemathesis.APIOperation, player: Player, tables: list[str]) -> None:
    """Requests of all kinds: the answer is always one that the schema knows, and never our fault."""

    @FUZZ
    @given(case=operation.as_strategy(), which=integers(0, 2), signed_in=booleans())
    def call(case: schemathesis.Case, which: int, signed_in: bool) -> None:
        if "table_id" in case.path_parameters and which < len(tables):
            case.path_parameters["table_id"] = tables[which]
        answer = case.call(cookies=dict(player.http.cookies) if signed_in else {})
        case.validate_response(
            answer,
            checks=[not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance],
        )

    call()


def test_every_route_and_frame_is_in_the_protocol_document() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for route in api.routes:
        path = getattr(route, "path", "")
        documented = path.replace("{game_id}", "{id}").replace("{table_id}", "{id}")
        assert documented in text, documented
    frames = schema()["$defs"]
    for name, frame in frames.items():
        for field in frame.get("properties", {}):
            assert re.search(rf"\b{field}\b", text), f"{name}.{field} is not explained"


def test_headers_are_strict(address: str) -> None:
    for path in ("/", "/api/games", "/nothing.js", "/api/nothing"):
        headers = httpx.get(address + path).headers
        assert headers["content-security-policy"] == CONTENT_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert httpx.get(f"{address}/api/me").headers["cache-control"] == "no-store"
    cookie = httpx.post(f"{address}/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_may_not_use_the_cookie(address: str, origin: str) -> None:
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal")
    answer = ada.http.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bad-origin")
    assert closed_code(Socket(ada, table, Origin=origin)) == 4403
    with Socket(ada, table, Origin=address) as own:
        own.until(lambda: own.state)


def test_bad_requests_are_told_without_an_echo(address: str) -> None:
    ada = Player(address, "Ada")
    assert Player(address).refused("POST", "/api/tables", game="godstorm", seats=[{"kind": "me"}]) == (
        401,
        "not-signed-in",
    )
    assert ada.refused("POST", "/api/tables", game="chess", seats=[{"kind": "me"}]) == (404, "not-found")
    assert ada.refused("POST", "/api/tables", game="godstorm", seats=[{"kind": "me"}]) == (422, "bad-setup")
    assert ada.refused("POST", "/api/tables", game="godstorm", seats=[{"kind": "me"}] * 2) == (422, "other-side")
    assert ada.refused("POST", "/api/me", name="a\nb") == (422, "bad-request")
    assert ada.refused("POST", "/api/me", name="x" * 33) == (422, "bad-request")
    large = ada.http.post("/api/me", content=b'{"name":"' + b"x" * 20_000 + b'"}')
    assert (large.status_code, large.json()["error"]["key"]) == (413, "too-large")
    chunked = ada.http.post("/api/me", content=iter([b"x" * 9_000] * 3))
    assert chunked.status_code in (400, 413)
    broken = ada.http.post("/api/me", content=b"{secret", headers={"content-type": "application/json"})
    assert broken.status_code == 422 and "secret" not in broken.text
    assert ada.refused("GET", "/api/nothing") == (404, "not-found")


def test_what_the_client_reads_of_a_game(address: str) -> None:
    ada = Player(address)
    game = next(game for game in ada.get("/api/games")["games"] if game["id"] == "godstorm")
    assert game["bots"] == ["novice", "mortal", "hero", "olympian", "fate"]
    content = ada.http.get("/api/games/godstorm/content")
    assert [len(board["places"]) for board in content.json()["map"]["boards"]] == [42, 18]
    again = ada.http.get("/api/games/godstorm/content", headers={"If-None-Match": content.headers["etag"]})
    assert again.status_code == 304
    name, _, rest = game["ruleset"].partition("@")
    for number in ("0", "01", "\u0661"):  # one way to write a ruleset: each that is known is kept for good
        other = f"/api/games/godstorm/content?ruleset={name}@{number}%2B{rest.partition('+')[2]}"
        assert ada.refused("GET", other) == (404, "not-found")
    for lang in ("en", "fr"):
        rules = ada.get(f"/api/games/godstorm/rules?lang={lang}")
        assert rules["lang"] == lang and sum(len(chapter["clauses"]) for chapter in rules["chapters"]) > 250
        drawn = [one for part in rules["guide"] for one in part["drawings"]]
        assert ada.http.get(f"/api/drawings/{drawn[0]['file']}").headers["content-type"] == "image/jpeg"
        common, own = (ada.http.get(path).text for path in (f"/api/i18n/{lang}", f"/api/games/godstorm/i18n/{lang}"))
        assert "refusal-not-your-turn" in common and "event-battle" not in common
        assert "event-battle" in own and "refusal-not-your-turn" not in own
    assert ada.refused("GET", "/api/drawings/nothing.en.jpg") == (404, "not-found")
    assert ada.get("/health")["status"] == "ok"


def test_the_built_client_is_served_as_one_page(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with running(quick(tmp_path / "tables.db", static=static)) as address:
        for path in ("/", "/t/abc", "/recover"):
            assert httpx.get(address + path).text == "<!doctype html>the client"
        script = httpx.get(f"{address}/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/missing.js"):
            assert "secret" not in httpx.get(address + path).text


def test_a_path_becomes_a_database_address() -> None:
    assert Config(db="/tmp/x.db").database() == "sqlite+aiosqlite:////tmp/x.db"
    assert Config(db="postgresql://u@h/d").database() == "postgresql+psycopg://u@h/d"
    assert Config(db="postgresql+psycopg://u@h/d").database() == "postgresql+psycopg://u@h/d"
