"""The server behind a real reverse proxy with TLS, set up as the documents say."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from ssl import SSLContext

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.harness import GENEROUS, Player, quick, running
from tests.server.services import nginx
from theogony.server.config import Limits, from_environment
from theogony.server.run import free_port

LIMITS = replace(GENEROUS, new_guests=Limits().new_guests, onlookers_per_address=5)


@dataclass
class House:
    """A server and the proxy before it."""

    server: str
    outside: str
    trust: SSLContext

    def person(self, number: int) -> httpx.Client:
        """Somebody with an address of his own."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=f"127.0.3.{number + 1}")
        return httpx.Client(base_url=self.outside, transport=transport, headers={"origin": self.outside}, timeout=20)

    def socket(self, person: httpx.Client, number: int, table: str, origin: str = "") -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        return connect(
            f"{self.outside.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            ssl=self.trust,
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=Origin(origin or self.outside),
            source_address=(f"127.0.3.{number + 1}", 0),
            max_size=None,
        )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("proxy")
    port = free_port("127.0.0.1", 0)
    config = quick(folder / "tables.db", limits=LIMITS, proxies="127.0.0.1", port=port)
    with (
        nginx(folder, f"http://127.0.0.1:{port}") as (outside, trust),
        running(replace(config, origins=(outside,))) as server,
    ):
        assert server == f"http://127.0.0.1:{port}"
        yield House(server, outside, trust)


def test_forty_people_behind_one_proxy_sign_in_with_secure_cookies(house: House) -> None:
    for number in range(40):
        with house.person(number) as person:
            answer = person.post("/api/me", json={"name": f"Guest {number}"})
            assert answer.status_code == 200, answer.text
            assert "Secure" in answer.headers["set-cookie"]


def test_a_game_is_played_through_the_proxy(house: House) -> None:
    with house.person(50) as ada:
        ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
        made = ada.post("/api/tables", json={"game": "godstorm", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        with house.socket(ada, 50, made.raise_for_status().json()["id"]) as socket:
            assert '"push":"table"' in socket.recv(20)
        with house.socket(ada, 50, made.json()["id"], origin="https://elsewhere.example") as foreign:
            with pytest.raises(ConnectionClosed) as closed:
                foreign.recv(20)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        foreign_post = ada.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
        assert (foreign_post.status_code, foreign_post.json()["error"]["key"]) == (403, "bad-origin")


def test_onlookers_cannot_lock_out_the_owner_of_a_table(house: House) -> None:
    """All of them come from one address, as from one household."""
    with house.person(60) as ada, house.person(60) as nobody, ExitStack() as stack:
        ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = ada.post("/api/tables", json={"game": "godstorm", "seats": seats, "public": True}).json()["id"]
        for _ in range(LIMITS.onlookers_per_address):
            assert '"push":"table"' in stack.enter_context(house.socket(nobody, 60, table)).recv(20)
        with house.socket(nobody, 60, table) as one_more, pytest.raises(ConnectionClosed) as closed:
            one_more.recv(20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        with house.socket(ada, 60, table) as owner:
            assert '"push":"table"' in owner.recv(20)


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    limits = replace(GENEROUS, new_guests=(0.001, 3.0))
    with running(quick(tmp_path / "tables.db", limits=limits)) as address:
        statuses = [
            httpx.post(
                f"{address}/api/me", json={"name": "Eve"}, headers={"x-forwarded-for": f"10.0.0.{n}"}
            ).status_code
            for n in range(5)
        ]
        assert statuses == [200, 200, 200, 429, 429]


def test_a_page_cannot_pass_for_us_by_a_name_of_its_own(address: str) -> None:
    """DNS rebinding: a foreign name that leads here, with pages whose origin is that name."""
    ada = Player(address, "Ada")
    port = address.rpartition(":")[2]
    for name in (f"evil.example:{port}", "evil.example", "[", f"127.0.0.1.evil.example:{port}"):
        answer = ada.http.get("/api/me", headers={"host": name, "origin": f"http://{name}"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (421, "bad-host")
    for name in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", f"192.168.1.7:{port}"):
        assert ada.http.get("/api/me", headers={"host": name}).json()["guest"]["name"] == "Ada"
    table = ada.table("me", "hotseat")
    answer = ada.http.get(
        f"/api/tables/{table}/socket",
        headers={
            "host": "evil.example", "origin": "http://evil.example", "connection": "upgrade", "upgrade": "websocket",
            "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        },
    )  # fmt: skip
    assert answer.status_code == 403


def test_the_environment_counts_where_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEOGONY_ORIGINS", "https://a.example https://b.example")
    monkeypatch.setenv("THEOGONY_PROXIES", "10.0.0.1")
    monkeypatch.setenv("THEOGONY_METRICS", "sesame")
    found = from_environment(db="here.db", proxies="")
    assert (found.origins, found.proxies) == (("https://a.example", "https://b.example"), "10.0.0.1")
    assert (found.db, found.metrics_token) == ("here.db", "sesame")
    assert from_environment(origins=("https://c.example",)).origins == ("https://c.example",)
