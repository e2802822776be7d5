"""Whole random games, told in every language: each question, answer and event can be said."""

import re
from pathlib import Path

import pytest

import theogony.i18n
from theogony import games
from theogony.cli.common import layout_of
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng
from theogony.kernel.speech import SEAT

FOLDER = Path(theogony.i18n.__file__).parent

TABLES = [
    ("godstorm", 2, {}),
    ("godstorm", 3, {"setup": "chosen", "home": "yes"}),
    ("godstorm", 5, {}),
    ("godstorm", 3, {"mode": "classic", "rounds": "10"}),
    ("theomachy", 2, {"decks": "draft", "rewards": "asked"}),
    ("theomachy", 4, {"packs": "chosen"}),
    ("theomachy", 5, {"mode": "advanced"}),
    ("theomachy", 8, {"mode": "epic", "hands": "30"}),
    ("diceforge", 2, {"setup": "draft", "handicap": "yes"}),
    ("diceforge", 3, {"setup": "titans_discovery"}),
    ("diceforge", 4, {"setup": "goddess_discovery", "ties": "broken"}),
    ("diceforge", 3, {"setup": "base_alternative"}),
    ("hellas", 2, {"turns": "100", "cards": "all"}),
    ("hellas", 3, {"turns": "100", "heroes": "all"}),
    ("hellas", 4, {"turns": "100"}),
    ("hellas", 3, {"turns": "100", "mode": "kronos"}),
    ("hellas", 4, {"turns": "100", "mode": "kronos", "hands": "closed"}),
    ("hybris", 2, {}),
    ("hybris", 4, {"olympians": "drawn"}),
    ("hybris", 3, {"mode": "chronos_coop", "hands": "open"}),
    ("hybris", 2, {"mode": "chronos_coop"}),
    ("hybris", 1, {"mode": "chronos_solo"}),
]
OFFERED = [table for table in TABLES if table[0] in games.names()]  # a game may still be under way


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), OFFERED)
def test_a_random_game_is_told_without_gaps(lang: str, game: str, seats: int, options: dict[str, str]) -> None:
    texts = Texts(lang, game)
    match = Match(games.get(game), seats, options, seed=seats)
    layout = layout_of(match.game, texts, match.record.names)
    rng = Rng(seats)
    wrong: list[str] = []
    told = 0
    while match.state.result is None:
        prompt = match.state.prompts()[0]
        view = match.state.view(prompt.seat)
        fields = match.game.speech.sent(prompt)
        name = type(prompt).__name__
        moves = match.state.options(prompt.seat)
        move = moves[rng.below(len(moves))]
        asked = [match.game.moves[other] for other in moves]
        wrong += texts.faults(f"prompt-{name}", **layout.question(view, name, fields, asked))
        assert layout.move(view, match.game.moves[move]) and layout.short(view, match.game.moves[move])
        layout.about(view, name, fields, asked)
        match.apply(prompt.seat, move)
        events = match.seen_events(prompt.seat, told)
        told = len(match.events)
        view = match.state.view(prompt.seat)
        for event in layout.digest(events):
            wrong += texts.faults(f"event-{event['kind']}", **layout.told(view, event))
        assert not wrong, "\n".join(wrong)
    assert layout.board(view) and layout.players(view).rows and layout.status(view)


# -- players in brackets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games.names() if game != "godstorm"])
def test_no_player_stands_in_brackets(game: str, lang: str) -> None:
    """Players act by their own names, and a bot's name has brackets of its own: "Bot 2 (hero)"."""
    seats = [name for name, kind in games.get(game).speech.parameters.items() if kind.name == SEAT.name]
    text = (FOLDER / lang / f"{game}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^.*\(\{{ \$(?:{'|'.join([*seats, 'name'])})(?:_\w+)? \}}\).*$", text, re.MULTILINE)
    assert not found


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ada takes 1 Disciple from Bot 2 (hero)."), ("fr", "Ada prend 1 Disciple à Bot 2 (héros).")],
)
def test_followers_change_their_master(lang: str, said: str) -> None:
    names = ["Ada", "Bot 2 (hero)" if lang == "en" else "Bot 2 (héros)"]
    layout = layout_of(games.get("theomachy"), Texts(lang, "theomachy"), names)
    view = games.get("theomachy").new(2).view(0)
    event = {"kind": "stolen", "seat": 0, "victim": 1, "tokens": {"disciple": 1}}
    assert layout.say("event-stolen", **layout.told(view, event)) == said
