"""How Godstorm shows itself in the terminal: who acts, and whose gods a sentence speaks of."""

import pytest

from tests.games.godstorm.table import Table, given
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.layout import GodstormLayout
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.setup import Setup
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.state import SPECTATOR

NAMES = ["Ada", "Ben", "Cleo"]


def sentences(t: Table, lang: str, reader: int, kind: str) -> list[str]:
    """What the reader is told by all events of this kind."""
    texts = Texts(lang, GAME.id)
    layout = GodstormLayout(texts, lang, NAMES[: t.s.seats])
    found = []
    for event in t.events(kind):
        params = {key: value for key, value in event.seen_by(reader).items() if key not in ("kind", "clause")}
        found.append(texts(f"event-{kind}", **layout.readable(t.s.view(reader), params)))
    return found


@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_the_gods_of_a_choice_are_those_of_the_player_who_makes_it(reader: int) -> None:
    lands = {"thule": (0, 3), "gaul": (0, 1), "rus": (0, 1)}
    t = given(lands, gods={0: {"war": "thule"}}, hand={0: ["eagles_take_wing"]}, faith=[9])
    t.s.pantheon[:2] = [4, 3]  # Norse, Greeks
    t.step(PlayMiracles(0))
    t.plays(0, "play eagles_take_wing", "target gaul", "move 1", "with war")
    assert sentences(t, "en", reader, "chosen")[-1] == "the Norse choose for Eagles Take Wing: Thor."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_go_by_their_names_until_they_lead_a_pantheon(lang: str) -> None:
    t = given(seats=3, mode="classic")  # no plague to shuffle for
    t.s.pantheon[:3] = [-1, -1, -1]
    t.rolls(6, 6, 1, 1, 3, 3).step(Setup())
    (order,) = sentences(t, lang, SPECTATOR, "pantheon-roll")
    assert "Ada, Cleo" in order and "Ben" in order
    t.plays(0, "pantheon celts")
    (chosen,) = sentences(t, lang, SPECTATOR, "pantheon-chosen")
    assert chosen.startswith("Ada ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_says_is_said_in_the_language_of_the_table(lang: str) -> None:
    layout = GodstormLayout(Texts(lang, GAME.id), lang, NAMES)
    card = {"effect": "One army.", "effect_fr": "Une armée."}
    assert layout.text(card) == {"en": "One army.", "fr": "Une armée."}[lang]
