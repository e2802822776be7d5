"""A rule and a card change under live tables: each goes on as it began, and new ones begin with what is new."""

import random
import shutil
import signal
from pathlib import Path

from tests.server.harness import Game, Player, Process, quick
from theogony.games import get
from theogony.kernel.match import replay
from theogony.kernel.record import parse

ROOT = Path(__file__).parents[2]

# What a next version of the game might bring: an amendment that makes temples dearer, and a card of another cost.
CHANGES = (
    ("game.py", "    box=BOX,\n", '    box=BOX,\n    amendments=("dear-temples",),\n'),
    ("gods.py", "s.box.temple_price", "(s.box.temple_price + (3 if s.amended(1) else 0))"),
)


def next_version(source: Path) -> None:
    """The package in this folder is a newer one."""
    game = source / "theogony" / "games" / "godstorm"
    for name, old, new in CHANGES:
        text = (game / name).read_text(encoding="utf-8")
        assert old in text
        (game / name).write_text(text.replace(old, new), encoding="utf-8")
    components = game / "content" / "components.yaml"
    text = components.read_text(encoding="utf-8")
    head, name, rest = text.partition("id: crops_wither")
    assert name
    components.write_text(head + name + rest.replace("cost: ", "cost: 1", 1), encoding="utf-8")


class Elsewhere(Process):
    """A server that runs from a copy of the sources."""

    def __init__(self, source: Path, log: Path, db: Path) -> None:
        super().__init__(log, quick(db))
        self.code = f"import sys; sys.path.insert(0, {str(source)!r}); {self.code}"


def test_a_rule_and_a_card_change_under_a_live_table(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    old = get("godstorm").ruleset
    first = Elsewhere(source, tmp_path / "log", tmp_path / "tables.db")
    ada = Player(first.start(), "Ada")
    table = ada.table("me", "mortal")
    with ada.sit(table) as a:
        Game((a,), random.Random(1)).play(40)
    before = ada.get(f"/api/tables/{table}")
    assert before["ruleset"] == old and before["status"] == "playing"
    first.end(signal.SIGTERM)

    next_version(source)
    second = Elsewhere(source, tmp_path / "log", tmp_path / "tables.db")
    ada = ada.moved_to(second.start())
    try:
        new = next(game for game in ada.get("/api/games")["games"] if game["id"] == "godstorm")["ruleset"]
        assert new.startswith("godstorm@2+") and new.partition("+")[2] != old.partition("+")[2]
        young = ada.table("me", "mortal")
        assert ada.get(f"/api/tables/{young}")["ruleset"] == new
        with ada.sit(young) as b:
            Game((b,), random.Random(2)).play(20)
        with ada.sit(table) as a:
            a.until_asked()
            assert a.do("hint")["ok"], "whoever thinks has the old box too"
            Game((a,), random.Random(3)).play()  # the bot's moves come from another process
        assert ada.get(f"/api/tables/{table}") | {"ruleset": old} == ada.get(f"/api/tables/{table}")
        cards = {ruleset: _cost(ada, ruleset) for ruleset in (old, new)}
        assert cards[old] != cards[new]
        record = parse(ada.http.get(f"/api/tables/{table}/record").text)
        assert record.ruleset == old and record.hash
        assert replay(get("godstorm"), record).state.hash() == record.hash, "today's sources are the old ones here"
        assert ada.get(f"/api/tables/{table}/replay?seat=-1&first=0&count=2")["steps"]
    finally:
        second.end(signal.SIGTERM)


def _cost(player: Player, ruleset: str) -> int:
    """What a card costs by the content that the client gets for a table of this ruleset."""
    answer = player.http.get("/api/games/godstorm/content", params={"ruleset": ruleset})
    cards = answer.json()["components"]["miracle_cards"]
    return int(next(card["cost"] for card in cards if card["id"] == "crops_wither"))
