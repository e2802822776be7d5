"""Every byte sent to each seat and to a spectator in whole games is read; it holds nothing they may not know.

The oracle is the record of the finished game. For each picture that was sent it plays the game again to that point and
deals anew what the seat could not know: the view must come out the same, byte for byte. Names of cards in a frame must
stand in that redealt view, or in an event that this seat was told of. Seeds and tokens must stand nowhere at all.
"""

import json
import random
import re
import time
from pathlib import Path

import pytest

from tests.server.harness import Game, Json, Player, Socket, quick, running
from theogony import games
from theogony.games.godstorm.content import CARDS
from theogony.games.theomachy.content import DESIGNS
from theogony.kernel.match import Match
from theogony.kernel.record import Record, parse
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.view import canonical
from theogony.server.bots import next_beat
from theogony.server.config import Thought

WORDS = re.compile(r"[a-z][a-z_0-9]+")
CARD_NAMES = {"godstorm": frozenset(CARDS), "theomachy": frozenset(DESIGNS)}
KEY_LIKE_A_CARD = '"oracle":'  # of every question; Theomachy has a card of that name
ASKED_ABOUT = {"godstorm": "card lava_erupts", "theomachy": "play deflection"}  # by the curious
SEALED = {"godstorm": ("bid",), "theomachy": ("pick", "drop", "god", "card", "play")}  # kinds of sealed answers


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("godstorm", {"setup": "dealt"}, 3),
        ("godstorm", {"mode": "classic", "rounds": "10"}, 3),
        ("godstorm", {"setup": "chosen", "defence": "most"}, 2),
        ("theomachy", {"hands": "30"}, 3),
        ("theomachy", {"mode": "advanced", "box": "both", "hands": "30"}, 4),
    ],
    ids=["godstorm", "classic", "two", "theomachy", "gods"],
)
def test_no_byte_tells_a_secret(address: str, name: str, options: dict[str, str], seats: int) -> None:
    players = [Player(address, f"Player {seat}") for seat in range(seats)]
    watcher = Player(address)
    table = players[0].table("me", *["open"] * (seats - 1), game=name, public=True, options=options)
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    sockets = [player.sit(table) for player in (*players, watcher)]
    game = Game(sockets[:-1], random.Random(31), onlookers=sockets[-1:])
    bodies: list[bytes] = []
    replays: list[bytes] = []
    for _ in range(40):
        game.play(60)
        if sockets[0].over():
            break
        bodies += _pry(table, players, sockets, game.rng, ASKED_ABOUT[name])
        replays += _replays(table, players, sockets)
    assert sockets[0].over()
    record = parse(players[0].http.get(f"/api/tables/{table}/record").text)
    told = _Told(record)
    for seat, socket in enumerate(sockets):
        _reads_nothing_secret(socket, told, record, seat if seat < seats else SPECTATOR)
    for page in map(json.loads, replays):
        _replays_nothing_secret(page, told, record)
    everything = "\n".join(frame for socket in sockets for frame in socket.frames)
    everything += b"\n".join(bodies + replays).decode()
    assert record.seed not in everything
    for player in players:
        assert player.token not in everything
    for player in players:
        assert player.id not in everything


def _pry(table: str, players: list[Player], sockets: list[Socket], rng: random.Random, move: str) -> list[bytes]:
    """Questions that a curious client may ask in the middle of a game; what HTTP answered."""
    hostile = (json.dumps({"cmd_id": "h", "cmd": "move", "prompt_id": "p1", "moves": [move]}), "{", '{"cmd":"why"}')
    for socket in sockets:
        socket.wire.send(rng.choice(hostile))
        socket.do("log", first=0, count=500)
        socket.do("why", move=move)
        socket.do("since", seq=0)
    paths = ("", "/record", "/replay?seat=open")
    return [player.http.get(f"/api/tables/{table}{path}").content for player in players for path in paths]


def _replays(table: str, players: list[Player], sockets: list[Socket]) -> list[bytes]:
    """The end of the game so far, as each player and a spectator may read it now: all that stands in the open."""
    moves = (sockets[0].state or {})["moves"]
    pages = []
    for seat, player in (*enumerate(players), (SPECTATOR, players[0])):
        answer = player.http.get(f"/api/tables/{table}/replay?seat={seat}&first={max(0, moves - 4)}&count=200")
        assert (answer.json()["moves"], answer.json()["steps"][-1]["at"]) == (moves, moves)
        pages.append(answer.content)
    return pages


class _Told:
    """For each number of moves in the open: the state, and how many events there had been."""

    def __init__(self, record: Record) -> None:
        self.match = Match(games.get(record.game), record.seats, record.options, record.seed)
        self.states = [self.match.state.clone()]
        self.events = [len(self.match.events)]  # of the set-up
        for entry in record.entries:
            self.match.apply(entry.seat, entry.move)
            self.states.append(self.match.state.clone())
            self.events.append(len(self.match.events))

    def known(self, frame: Json, seat: int) -> bytes:
        """The view that goes with this picture, from a redeal: nothing under a seal but what lies on the own desk."""
        state = self.states[frame["moves"]].redeal(seat, Rng(f"secret {frame['moves']}"))
        for text in _desk(frame):
            state.draft(seat, self.match.game.moves.parse(text))
        return canonical(state.view(seat))


def _replays_nothing_secret(page: Json, told: _Told, record: Record) -> None:
    """What was answered in the middle of the game is the record as it stands at the end, each view from a redeal."""
    seat = int(page["seat"])
    for step in page["steps"]:
        at, entry = step["at"], record.entries[step["at"] - 1]
        assert (step["by"], step["move"]) == ((entry.seat, entry.move if entry.seat == seat else None))
        state = told.states[at].redeal(seat, Rng(f"replay {at}"))
        assert canonical(step["view"]) == canonical(state.view(seat)), f"the replay at {at} depends on secrets"


def _desk(frame: Json) -> tuple[str, ...]:
    """The moves on the own desk, as the picture shows them."""
    ask = frame["ask"] or {"draft": [], "sealed": None}
    return (*(part["move"] for part in ask["draft"]), *([ask["sealed"]] if ask["sealed"] else []))


def _cards(game: str, text: str) -> set[str]:
    return set(WORDS.findall(text.replace(KEY_LIKE_A_CARD, ""))) & CARD_NAMES[game]


def _reads_nothing_secret(socket: Socket, told: _Told, record: Record, seat: int) -> None:
    views: dict[tuple[int, tuple[str, ...]], tuple[bytes, set[str]]] = {}
    moves = 0
    known: set[str] = set()
    pictures = 0
    for text in socket.frames:
        frame: Json = json.loads(text)
        if frame.get("push") == "state":
            moves = frame["moves"]
            key = (moves, _desk(frame))
            if key not in views:
                view = told.known(frame, seat)
                views[key] = (view, _cards(record.game, view.decode()))
            assert canonical(frame["view"]) == views[key][0], f"the view after move {moves} depends on secrets"
            known = views[key][1]
            _keeps_answers_sealed(frame, record.game, seat)
            pictures += 1
        found = _cards(record.game, text) - known
        if found:
            events = told.match.events[: told.events[moves]]
            found -= _cards(record.game, json.dumps([event.seen_by(seat) for event in events]))
        if '"reasons"' in text or '"refusal"' in text:
            found -= _cards(record.game, ASKED_ABOUT[record.game])  # the curious question itself names it
        assert not found, f"seat {seat} was told of {found} after move {moves}"
    assert pictures >= told.match.state.decisions * 0.9  # what is under a seal is told to all when it opens


def _keeps_answers_sealed(frame: Json, game: str, seat: int) -> None:
    """While a seal is closed nothing but the own answer is shown of it."""
    if not frame["seal"]:
        return
    assert frame["view"].get("bids", []) == []
    own = frame["view"].get("sealed")
    rest = {key: value for key, value in frame.items() if key not in ("ask", "events")}
    rest["view"] = {key: value for key, value in frame["view"].items() if key not in ("options", "sealed")}
    for kind in SEALED[game]:
        assert f'"{kind} ' not in json.dumps(rest)
    assert (frame["ask"] or {}).get("sealed") == own
    assert seat != SPECTATOR or own is None


def test_a_bot_that_can_only_pass_takes_its_time_like_one_that_thinks(tmp_path: Path) -> None:
    """A raise may be answered: whoever is asked answers no sooner than his strength thinks, whatever he holds."""
    thinks = 0.4
    config = quick(tmp_path / "tables.db", thoughts={"mortal": Thought("random", thinks)})
    with running(config) as address:
        ada = Player(address, "Ada")
        table = ada.table("me", "mortal", game="theomachy")
        with ada.sit(table) as socket:
            ask = socket.until_asked()
            while not any(option["kind"] == "raise" for option in ask["options"]):  # the bot may have come first
                socket.until_seq(socket.move(ask["options"][0]["move"])["seq"])
                ask = socket.until_asked()
            raised = next(option["move"] for option in ask["options"] if option["kind"] == "raise")
            began = time.monotonic()
            socket.until_seq(socket.move(raised)["seq"])
            socket.until_asked()
            assert time.monotonic() - began >= thinks


def test_who_can_only_pass_and_who_has_a_choice_answer_on_one_beat() -> None:
    granted, beat = 0.25, 0.1
    for began in (0.0, 17.03, 1e5 + 0.7):
        only_passes, chooses = began + 0.002, began + granted + 0.003
        at = next_beat(began + granted, beat, only_passes)
        assert at == next_beat(began + granted, beat, chooses) == pytest.approx(began + granted + beat)
        late = began + granted + 2.5 * beat  # on a busy machine
        assert next_beat(began + granted, beat, late) == pytest.approx(began + granted + 3 * beat)
        assert next_beat(began + granted, 0.0, only_passes) == began + granted, "without a beat: no sooner than granted"


def test_in_a_window_nobody_sees_who_has_answered_already(address: str) -> None:
    players = [Player(address, f"Player {seat}") for seat in range(3)]
    table = players[0].table("me", "open", "open", game="theomachy", public=True, options={"hands": "30"})
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    sockets = [player.sit(table) for player in players]
    game = Game(sockets, random.Random(7))
    game.play(1)
    while not (sockets[0].state or {})["seal"] or (sockets[0].state or {})["view"]["prompt"]["kind"] != "React":
        game.play(1)
    asked = (sockets[0].state or {})["view"]["prompt"]["seal"]
    one, *others = [sockets[seat] for seat in asked]
    replays = [f"/api/tables/{table}/replay?seat={seat}" for seat in (SPECTATOR, asked[1])]
    before = [players[asked[1]].http.get(path).content for path in replays]
    assert one.move("pass")["ok"]
    one.until(lambda: one.asked() is None, "the own pass")
    assert (one.state or {})["waiting"] == asked[1:]
    for other in others:
        heard = len(other.frames)
        assert other.do("echo", text="anything new?")["text"] == "anything new?"
        assert not [frame for frame in other.frames[heard:] if '"state"' in frame]
        assert (other.state or {})["waiting"] == asked
    assert [players[asked[1]].http.get(path).content for path in replays] == before
