"""Odds at the table: of the dice about to be rolled, of a move that leads to them, of all such moves."""

import re
from pathlib import Path

import pytest

from tests.cli.run import theogony
from theogony import games
from theogony.analysis.odds import odds
from theogony.games.godstorm.layout import GodstormLayout
from theogony.games.godstorm.odds import capture
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng

GAME = games.get("godstorm")


def stopped_at(question: str, options: dict[str, str] | None = None) -> Match:
    """A random game, stopped when the first seat is asked this and may attack or roll."""
    match = Match(GAME, 3, options or {}, "odds", ["Ada", "bot greedy", "bot greedy"])
    rng = Rng("odds")
    while match.state.result is None:
        prompt = match.state.prompts()[0]
        choices = match.state.options(prompt.seat)
        texts = [GAME.moves.text(choice) for choice in choices]
        if prompt.seat == 0 and type(prompt).__name__ == question and any(re.match("attack|roll", t) for t in texts):
            return match
        match.apply(prompt.seat, choices[rng.below(len(choices))])
    raise AssertionError(f"{question} was never asked")


def typed(match: Match, home: Path, *lines: str, lang: str = "en") -> str:
    file = home / "game.record"
    file.write_text(match.record.text())
    done = theogony("play", "godstorm", "--resume", file, "--lang", lang, home=home, stdin="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_odds_of_a_battle_are_told_roll_by_roll(tmp_path: Path) -> None:
    match = stopped_at("Assault")
    found = odds(GAME.id, match.state.knowledge(0))
    assert found is not None
    assert isinstance(found["capture"], float)
    out = typed(match, tmp_path, "odds")
    assert "One roll; armies lost, attacker:defender" in out
    assert re.search(r"1 against 1   0:1 \d+%   1:0 \d+%", out)
    assert f"falls in {round(100 * found['capture'])} of 100 cases." in out


def test_odds_list_the_attacks_best_first(tmp_path: Path) -> None:
    out = typed(stopped_at("Invade"), tmp_path, "odds")
    shares = [int(share) for share in re.findall(r"succeeds in (\d+) of 100 cases", out)]
    assert shares and shares == sorted(shares, reverse=True)


def test_no_attack_is_sure_that_could_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GodstormLayout, "chance", lambda *_: 0.998)
    out = typed(stopped_at("Invade"), tmp_path, "odds")
    assert "succeeds in 99 of 100 cases" in out and "succeeds in 100" not in out


def test_odds_of_one_attack_and_of_one_that_is_refused(tmp_path: Path) -> None:
    match = stopped_at("Invade", {"mode": "classic"})
    options = [GAME.moves[option] for option in match.state.options(0)]
    attack = next(move for move in options if move.kind == "attack")
    found = odds(GAME.id, match.state.knowledge(0), attack.index)
    assert found is not None and found["place"] == attack.args[1]
    assert found["capture"] == round(capture(int(str(found["attackers"])), int(str(found["defenders"])), 0), 4)
    out = typed(match, tmp_path, f"odds {attack.text}", "odds done", "odds bid 3", "odds gibberish")
    assert "against" in out and "of 100 cases." in out
    assert "No dice are about to be rolled here." in out
    assert "That is not what is asked now." in out
    assert "“gibberish”" in out


def test_odds_change_nothing_and_need_no_secrets() -> None:
    match = stopped_at("Invade")
    before = match.state.dump()
    for option in match.state.options(0):
        mine = odds(GAME.id, match.state.knowledge(0), option)
        for number in range(3):
            assert odds(GAME.id, match.state.redeal(0, Rng(number)).knowledge(0), option) == mine
    assert match.state.dump() == before


def test_odds_are_told_in_french(tmp_path: Path) -> None:
    out = typed(stopped_at("Assault"), tmp_path, "chances", lang="fr")
    assert "Un jet\u202f; armées perdues, attaquant\u202f: défenseur" in out
    assert "cas sur 100." in out
