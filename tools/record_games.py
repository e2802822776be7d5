"""Plays the recorded games of tests/records again and writes them down.

    python tools/record_games.py           writes every record whose game has changed
    python tools/record_games.py hellas    only those of one game
    python tools/record_games.py --check   only says which would change; exit status 1 if any
    python tools/record_games.py --rehash  keeps every move and all chance, and writes the hashes anew: for a change of
                                           what a position is made of that changes no rule

The records are the memory of their rulesets: as long as one keeps its name, they must replay to the same hashes. A
record that is there keeps its ruleset, so that older rules stay proven; a new one is of today's. Run this only together
with a new ruleset name, or to add a record to ``GAMES`` below. Each game has a wanted end: seeds are
tried from 0 upwards until a game ends like that, so the result does not depend on who runs it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.conformance.records import FOLDER, game_of, read  # noqa: E402
from tests.games.diceforge import play as diceforge  # noqa: E402
from tests.games.godstorm import play as godstorm  # noqa: E402
from tests.games.hellas import play as hellas  # noqa: E402
from tests.games.hybris import play as hybris  # noqa: E402
from tests.games.theomachy import play as theomachy  # noqa: E402
from theogony.games import get, names  # noqa: E402
from theogony.kernel.game import Game  # noqa: E402
from theogony.kernel.match import Match, replay  # noqa: E402
from theogony.kernel.record import parse  # noqa: E402

NAMES = ["Ada", "Blaise", "Carl", "Dorothy", "Emmy", "Felix", "Grace", "Hypatia"]
MOST_SEEDS = 600
PLAYERS: dict[str, Callable[..., Any]] = {
    "godstorm": godstorm.players,
    "theomachy": theomachy.players,
    "diceforge": diceforge.players,
    "hellas": hellas.players,
    "hybris": hybris.players,
}

# game and name, seats, options, styles of the players (see tests/games/*/play.py), what must come
# about: the clause that ends the game, and kinds of events
GAMES: tuple[tuple[str, int, dict[str, str], str, str], ...] = (
    ("godstorm/dealt-2", 2, {}, "bold", "GS-088"),
    ("godstorm/dealt-3-devout", 3, {}, "devout", "GS-088"),
    ("godstorm/dealt-5", 5, {"defence": "most"}, "ruthless bold devout random", "GS-088"),
    ("godstorm/chosen-4", 4, {"setup": "chosen"}, "devout bold", "GS-088"),
    ("godstorm/home-3", 3, {"setup": "chosen", "home": "yes", "defence": "most"}, "bold devout", "GS-088"),
    ("godstorm/last-left-2", 2, {"defence": "most"}, "ruthless meek", "GS-230"),
    ("godstorm/fallen-4", 4, {"setup": "chosen"}, "ruthless meek", "GS-088 eliminated"),
    ("godstorm/classic-2", 2, {"mode": "classic"}, "ruthless", "GS-280"),
    ("godstorm/classic-3-rounds", 3, {"mode": "classic", "rounds": "10", "setup": "chosen"}, "bold", "GS-307"),
    ("godstorm/classic-4-unlimited", 4, {"mode": "classic", "rounds": "unlimited"}, "ruthless", "GS-280"),
    ("godstorm/classic-5", 5, {"mode": "classic", "defence": "most"}, "ruthless bold", "GS-280"),
    ("diceforge/introductory-2", 2, {}, "random", "DF-288 ousted"),
    ("diceforge/alternative-4", 4, {"setup": "base_alternative"}, "busy", "DF-288 imposed repeated copied"),
    ("diceforge/goddess-3", 3, {"setup": "goddess_discovery"}, "busy", "DF-288 treasure-found celestial-rolled"),
    ("diceforge/titans-4", 4, {"setup": "titans_discovery"}, "busy", "DF-288 misfortune-used memory-placed"),
    ("diceforge/draft-3", 3, {"setup": "draft", "ties": "broken"}, "random", "DF-288 set-chosen"),
    ("diceforge/random-2", 2, {"setup": "random", "handicap": "yes"}, "busy", "DF-288"),
    ("diceforge/twins-3", 3, {"setup": "titans_with_base_sets", "m1": "twins"}, "busy", "DF-288 misfortune-used"),
    (
        "diceforge/hammer-3",
        3,
        {"setup": "goddess_with_base_sets", "m1": "blacksmiths_hammer"},
        "busy",
        "DF-288 gold-stored",
    ),
    ("diceforge/full-3", 3, {"setup": "base_alternative"}, "busy random", "DF-288 refused overflowed"),
    ("theomachy/basic-2", 2, {}, "bold", "TH-061 eliminated last-stand"),
    ("theomachy/basic-3-chosen", 3, {"box": "warriors", "packs": "chosen"}, "bold", "TH-061 destroyed cancelled"),
    ("theomachy/basic-4-draft", 4, {"decks": "draft", "rewards": "asked"}, "steady bold", "TH-061 declined"),
    ("theomachy/basic-8", 8, {}, "bold", "TH-247"),
    ("theomachy/nobody-can-pay-2", 2, {"face-to-face": "start"}, "meek", "TH-062"),
    ("theomachy/thirty-hands-6", 6, {"hands": "30"}, "meek", "TH-236"),
    ("theomachy/advanced-3", 3, {"mode": "advanced"}, "bold", "TH-061 demand myth-bought invoked"),
    ("theomachy/advanced-5", 5, {"mode": "advanced", "attacks": "battle"}, "bold steady", "TH-061 myth"),
    ("theomachy/advanced-7", 7, {"mode": "advanced", "box": "both"}, "steady bold", "TH-061"),
    ("theomachy/unlimited-3", 3, {"mode": "advanced", "hands": "unlimited"}, "bold", "TH-061 block-discarded"),
    ("theomachy/epic-2", 2, {"mode": "epic", "box": "warriors"}, "bold", "TH-193 fallen"),
    ("theomachy/epic-4", 4, {"mode": "epic", "box": "both"}, "bold", "TH-193 hero-died"),
    ("hellas/warlord-2", 2, {}, "conqueror", "LH-153 battle-decided repeated"),
    ("hellas/favoured-3", 3, {}, "warrior", "LH-154 battle-decided"),
    ("hellas/slayer-4", 4, {"heroes": "all", "cards": "all"}, "warrior hunter", "LH-155 attack-defended"),
    ("hellas/king-of-kings-3", 3, {"heroes": "all"}, "hunter warrior", "LH-156 quest-completed"),
    ("hellas/hundred-turns-4", 4, {"turns": "100"}, "random", "LH-362 battle-decided"),
    ("hellas/kronos-hostile-3", 3, {"mode": "kronos"}, "random", "LH-164 order-played"),
    ("hellas/kronos-monuments-4", 4, {"mode": "kronos"}, "breaker hunter", "LH-165 chain-broken temple-destroyed"),
    ("hellas/kronos-killed-4", 4, {"mode": "kronos", "hands": "closed"}, "idle hunter", "LH-167 chain-destroyed"),
    ("hellas/kronos-lands-3", 3, {"mode": "kronos", "cards": "all"}, "idle warrior", "LH-168"),
    ("hellas/kronos-monsters-3", 3, {"mode": "kronos", "heroes": "core"}, "idle warrior", "LH-170 evolved"),
    ("hellas/kronos-usurped-3", 3, {"mode": "kronos"}, "random", "LH-164 usurped chain-used blessings-drawn"),
    ("hybris/points-2", 2, {}, "random", "HY-305 combat-between canto-done"),
    ("hybris/points-3", 3, {"olympians": "drawn"}, "greedy", "HY-305 contested ally-won premonition-played"),
    ("hybris/points-3-claimed", 3, {"olympians": "drawn"}, "random", "HY-305 reward-claimed"),
    ("hybris/points-4", 4, {"olympians": "drawn"}, "greedy random", "HY-305 contested well-overflows"),
    ("hybris/ascension-2", 2, {}, "greedy", "HY-304"),
    ("hybris/ascension-3", 3, {}, "greedy", "HY-304"),
    (
        "hybris/chronos-beaten-2",
        2,
        {"mode": "chronos_coop", "hands": "open"},
        "greedy",
        "HY-376 avatar-contests contest-cancelled",
    ),
    ("hybris/chronos-beaten-3", 3, {"mode": "chronos_coop"}, "greedy", "HY-376"),
    ("hybris/chronos-wins-3", 3, {"mode": "chronos_coop"}, "random", "HY-375 avatar-row main-effect-unpaid sent-home"),
    ("hybris/chronos-wins-4", 4, {"mode": "chronos_coop"}, "greedy random", "HY-375 shackled blocked tile-turned"),
    ("hybris/chronos-wins-2", 2, {"mode": "chronos_coop"}, "random", "HY-375 ancient-gained unshackled"),
    ("hybris/alone-beaten-1", 1, {"mode": "chronos_solo"}, "greedy", "HY-376"),
    ("hybris/alone-lost-1", 1, {"mode": "chronos_solo", "olympians": "drawn"}, "random", "HY-375 chain-broken"),
    ("hybris/alone-equal-1", 1, {"mode": "chronos_solo"}, "greedy", "HY-377"),
)


def ruled(name: str) -> Game:
    """The game under the ruleset of the record that is there, or of today."""
    path = FOLDER / f"{name}.txt"
    return game_of(read(path)) if path.exists() else get(name.partition("/")[0])


def played(name: str, seats: int, options: dict[str, str], styles: str, seed: int) -> Match:
    """One whole game."""
    game = ruled(name)
    match = Match(game, seats, options, seed=seed, names=NAMES[:seats])
    seated: list[Any] = list(PLAYERS[game.id](styles, seats, seed))
    while match.state.result is None:
        seat = match.state.prompts()[0].seat
        match.apply(seat, seated[seat].choose(match.state, seat))
    return match


def wanted(name: str, seats: int, options: dict[str, str], styles: str, about: str) -> Match:
    """The game of the lowest seed in which all this comes about."""
    for seed in range(MOST_SEEDS):
        match = played(name, seats, options, styles, seed)
        assert match.state.result is not None
        if {match.state.result.reason, *(event.kind for event in match.events)}.issuperset(about.split()):
            return match
    raise SystemExit(f"{name}: no game of {MOST_SEEDS} has {about}; choose other players in tools/record_games.py")


def rehash(game: str) -> None:
    """The same moves and the same chance lead to the same games: only what is hashed has another shape."""
    for path in sorted(FOLDER.glob(f"{game or '*'}/*.txt")):
        text = path.read_text(encoding="utf-8")
        record = parse(text)
        old, record.hash = record.hash, ""
        new = replay(game_of(record), record).state.hash()
        if new != old:
            path.write_text(text.replace(old, new), encoding="utf-8")
            print(f"{path.parent.name}/{path.stem}: {old[:12]} is {new[:12]}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the recorded games of tests/records.")
    parser.add_argument("game", nargs="?", default="", choices=["", *PLAYERS], help="one game (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if a record would change")
    parser.add_argument("--rehash", action="store_true", help="keep the moves, write the hashes anew")
    args = parser.parse_args()
    if args.rehash:
        rehash(args.game)
        return 0
    check = args.check
    changed = 0
    for name, seats, options, styles, about in GAMES:
        if not name.startswith(args.game) or name.partition("/")[0] not in names():
            continue
        match = wanted(name, seats, options, styles, about)
        path, text = FOLDER / f"{name}.txt", match.record.text()
        path.parent.mkdir(parents=True, exist_ok=True)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        changed += not same
        if not same and not check:
            path.write_text(text, encoding="utf-8")
        state = "same" if same else "differs" if check else "written"
        print(
            f"{name:30} seed {match.record.seed:>4} {len(match.record.entries):5} moves  {state:8} {about}", flush=True
        )
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
