"""How the table is shown as text: dice with all their faces, colours of players, cards in both languages."""

import re
from collections.abc import Iterator

import pytest

from tests.games.diceforge.table import covers, given, wander
from theogony.games.diceforge.content import BOX, CELESTIAL, FACES, FEATS, RESOURCES, SPACES, TREASURES, ZONES
from theogony.games.diceforge.layout import COLOURS, DiceForgeLayout, sign
from theogony.i18n import LANGUAGES, Texts

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def layout(lang: str, seats: int = 3) -> DiceForgeLayout:
    return DiceForgeLayout(Texts(lang, "diceforge"), lang, NAMES[:seats])


def test_every_face_has_a_sign_of_its_own() -> None:
    assert len({sign(BOX, face) for face in range(len(FACES))}) == len(FACES)
    signs = dict(zip(FACES, [sign(BOX, face) for face in range(len(FACES))], strict=True))
    assert signs["gold_3"] == "3●" and signs["choice_gold3_glory2"] == "3●/2★"
    assert signs["shield_red"] == "☀?5★:2☀" and signs["chaos_blue"] == "☾?3★+2◆:2◆"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_is_shown_with_both_dice_and_the_faces_on_top(lang: str) -> None:
    t = given(shows={0: "times_3 mirror"}, gold=[4], moon=[2])
    hero = layout(lang).board(t.s.view(0))[0]
    lines = ["".join(text for text, _ in line) for line in hero.lines]
    assert lines == ["4/12● 0/6☀ 2/6☾", "□ [×3] 1●x4 1☀ ", "■ [=?=] 1●x3 1☾ 2★ "]


@covers("DF-010")
def test_each_player_has_a_colour_which_has_nothing_to_do_with_the_colours_of_cards() -> None:
    assert len(set(COLOURS)) == 4
    t = given(sets="tenacious_boar", seats=4).performs(3, "tenacious_boar").plays(3, "player 1")
    t.plays(0, "replace light>gold_1")
    players = t.s.view(0)["players"]
    assert isinstance(players, list) and players[3]["boars"] == ["yellow"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feat_face_treasure_and_zone_can_be_read(lang: str) -> None:
    cards = layout(lang).cards()
    assert {card.id for card in cards} == {*FEATS, *FACES, *CELESTIAL, *TREASURES, *ZONES}
    assert all(card.text and card.name and "{" not in card.kind for card in cards)


@pytest.mark.parametrize("options", [{"setup": "goddess_discovery"}, {"setup": "titans_discovery"}, {}])
def test_the_boards_of_whole_games_can_be_drawn(options: dict[str, str]) -> None:
    for number, state in enumerate(wander(3, 1, **options)):
        if number % 9 == 0:
            shown = layout("en")
            blocks = shown.board(state.view(0))
            assert len(blocks) >= 3 + 2 + 7 and shown.players(state.view(-1)).rows and shown.status(state.view(1))
            assert max(sum(len(text) for text, _ in line) for line in blocks[0].lines) <= 26
            assert all(isinstance(text, str) for block in blocks for line in block.lines for text, _ in line)
    assert layout("fr").near(state.view(0), "island_4") and layout("fr").near(state.view(0), "lab_01")
    assert layout("fr").hand(state.view(0)) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_of_the_labyrinth_says_what_it_does_and_where_it_leads(lang: str) -> None:
    view = given(module="goddess").s.view(0)
    for space in SPACES:
        own, *ways = ["".join(text for text, _ in line) for line in layout(lang).near(view, space)]
        assert own and all(way.startswith("→ ") for way in ways) and bool(ways) == (space != SPACES[-1])


def test_whatever_has_an_effect_has_it_in_french_too() -> None:
    missing = [entry["id"] for entry in _entries(BOX) if "effect" in entry and not entry.get("effect_fr")]
    missing += [entry["id"] for entry in _entries(BOX) if "name_en" in entry and not entry.get("name_fr")]
    assert not missing


def _entries(node: object) -> Iterator[dict[str, object]]:
    """Every mapping of the box, however deep."""
    if isinstance(node, dict):
        yield node
        for inner in node.values():
            yield from _entries(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _entries(inner)


# -- numbers in sentences ----------------------------------------------------------------------------------------------


def sentences(lang: str) -> Iterator[str]:
    """What is said of every amount from 0 to 3 of every resource: gained, lost, too much, refused, too dear."""
    shown, view = layout(lang), given().s.view(0)
    sources = ["gold_1", "moon_1", "times_3", "wood_nymph", SPACES[3]]
    for resource in RESOURCES:
        for number in range(1, 4):
            amounts = {"seat": 0, "gains": {resource: number}}
            told = [{"kind": kind, **amounts, "source": source} for kind in ("gained", "lost") for source in sources]
            told += [{"kind": "overflowed", **amounts}, {"kind": "refused", **amounts, "glory": number}]
            for event in told:
                yield shown.say(f"event-{event['kind']}", **shown.told(view, event))
    for sun, moon in [(0, 1), (0, 3), (1, 0), (2, 0), (1, 1), (5, 5)]:
        yield shown.say("refusal-too-few-shards", sun=sun, moon=moon)
        yield shown.say("prompt-PayShards", sun=sun, moon=moon, **{"from": "scepter", "number": 1, "ancient": 0})
    yield shown.say("prompt-PayGold", price=1, number=1, there=4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_stand_right_in_sentences_and_nothing_is_said_twice(lang: str) -> None:
    for sentence in sentences(lang):
        assert not re.search(r"\b1 \w+ are\b|\b0 (sun|moon|solaire|lunaire)|\d (solaire|lunaire) sont", sentence), (
            sentence
        )
        assert not re.search(r"\b([2-9]|\d\d) (solaire|lunaire|fragment originel)\b", sentence), sentence
        assert not re.search(r"\([^)]*\(", sentence), f"brackets in brackets: {sentence}"
        gain = re.search(r"(?:gains|loses|reçoit|perd) (.+?)[.]", sentence)
        assert gain is None or sentence.lower().count(gain[1].lower()) == 1 or ":" not in sentence, sentence


def test_a_plain_face_is_not_named_beside_what_it_gives() -> None:
    shown, view = layout("en"), given().s.view(0)
    said = {
        source: shown.say(
            "event-gained", **shown.told(view, {"kind": "gained", "seat": 0, "gains": {"gold": 1}, "source": source})
        )
        for source in ("gold_1", "guardians_owl", "choice_gold1_sun1_moon1")
    }
    assert said["gold_1"] == "Ada gains 1 gold."
    assert said["guardians_owl"] == "The Guardian's Owl: Ada gains 1 gold."
    assert said["choice_gold1_sun1_moon1"].endswith(": Ada gains 1 gold.")
