"""The Oracle has a short line for every kind of question, in every language, and can say it in every position."""

import re
from collections import Counter

import pytest

from tests.conformance.gallery import gallery
from tests.conformance.tables import GAMES
from tests.i18n import keys
from theogony import games
from theogony.analysis import oracle
from theogony.cli.common import layout_of
from theogony.i18n import FOLDER, LANGUAGES, Texts
from theogony.kernel.speech import NUMBER

MOST = {"en": 110, "fr": 130}  # letters of a line
OFTEN = 5  # positions of each kind
NAMES = ["Ada", "Bot 2 (hero)", "Élise", "Bot 4 (hero)", "Yves", "Bot 6 (hero)", "Hugo", "Bot 8 (hero)"]

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_every_kind_of_question_has_its_line(game: str) -> None:
    for lang in LANGUAGES:
        text = (FOLDER / lang / f"oracle-{game}.ftl").read_text(encoding="utf-8")
        written = set(re.findall(r"^oracle-(\w+) =", text, re.MULTILINE))
        assert keys.prompts(game).keys() == written, f"{lang}: {sorted(keys.prompts(game).keys() ^ written)}"


@each_game
def test_at_least_half_of_the_lines_are_written_from_the_position(game: str) -> None:
    text = (FOLDER / "en" / f"oracle-{game}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^oracle-(\w+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    sayings = games.part(game, "sayings")
    assert sayings is not None and sayings.SAYINGS.keys() <= keys.prompts(game).keys()
    assert {kind for kind, _ in lines if kind in sayings.SAYINGS} == set(sayings.SAYINGS)
    filled = [kind for kind, line in lines if "$" in line]
    assert sayings.SAYINGS.keys() <= set(filled), "a line uses what its saying gives"
    assert 2 * len(filled) >= len(lines)


@each_game
def test_every_line_can_be_said_in_every_position_and_is_short(game: str) -> None:
    box = games.get(game)
    spoken = [(texts := Texts(lang, game), layout_of(box, texts, NAMES)) for lang in LANGUAGES]
    wrong: dict[tuple[str, str], str] = {}
    seen: Counter[str] = Counter()
    for state in gallery(game):
        for prompt in state.prompts()[:1] if state.result is None else []:
            key = f"oracle-{type(prompt).__name__}"
            seen[key] += 1
            if seen[key] > OFTEN:
                continue
            view = state.view(prompt.seat)
            said = oracle.said(box, prompt, view)
            for name, value in said.items():
                assert box.speech.parameters.get(name, NUMBER).fits(value), f"{key}: {name} is {value!r}"
            for texts, layout in spoken:
                params = layout.readable(view, box.speech.sent(prompt) | said)
                line = texts(key, **params)
                faults = texts.faults(key, **params) + ([line] if len(line) > MOST[texts.lang] else [])
                if faults:
                    wrong[texts.lang, key] = f"{faults[0]} ({len(line)})"
    assert len(seen) == len(keys.prompts(game)), "the gallery has every kind"
    assert not wrong, "\n".join(f"{lang} {key}: {fault}" for (lang, key), fault in sorted(wrong.items()))
