"""What a Battle will come to, as far as anybody can tell beforehand, agrees with what the rules then do (LH-105)."""

from collections.abc import Iterator

import pytest

from tests.games.hellas.play import begin, endow
from tests.games.hellas.table import given
from tests.games.play import walk
from theogony.games.hellas.battle import PlayOrPass, fight
from theogony.games.hellas.content import COMBAT, REGIONS
from theogony.games.hellas.game import GAME
from theogony.games.hellas.hunt import DealWounds
from theogony.games.hellas.moves import PLAY
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.strength import ATTACKER, DEFENDER, before_cards, casualties, losses, strength
from theogony.kernel.state import SPECTATOR

GAMES = 5


def battles(seed: int, gifts: int) -> Iterator[Hellas]:
    """Every question of a game by chance that is asked in a Battle."""
    s = begin(4, {"heroes": "all", "cards": "all"}, seed)
    for position in walk(s, seed):
        if position.turns == 1 and gifts:
            endow(position, gifts, seed)
            gifts = 0
        if position.battles and position.result is None:
            yield position


@pytest.mark.parametrize("gifts", [0, 5])
def test_a_card_adds_what_was_foreseen(gifts: int) -> None:
    texts = set()
    for s in (s for seed in range(GAMES) for s in battles(seed, gifts)):
        prompt = s.prompts()[0]
        if not isinstance(prompt, PlayOrPass):
            continue
        side = s.battle().side(prompt.seat)
        worth = s.view(prompt.seat)["worth"]
        assert isinstance(worth, dict)
        for move in s.options(prompt.seat):
            if move < PLAY:
                continue
            card = COMBAT[move - PLAY]
            after = s.clone()
            before = strength(s, s.battle(), side)
            after.apply(prompt.seat, move)
            if after.battles and after.battle().region == s.battle().region and after.prompts():
                if after.battle().stage > s.battle().stage:
                    continue  # it was the last card: losses may have come
                gained = strength(after, after.battle(), side) - before
                assert gained == worth[card]["strength"], (card, s.hash())
                added = casualties(after, after.battle(), side, -1) - casualties(s, s.battle(), side, -1)
                assert added == worth[card]["casualties"]
                assert losses(after, side, -1) == worth[card]["beats"]
                texts.add(card.rsplit("_", 2)[0])
    assert len(texts) > 6, texts


def test_the_parts_are_all_that_counts() -> None:
    seen = set()
    for s in (s for seed in range(GAMES) for s in battles(seed, 5)):
        view = s.view(SPECTATOR)["battle"]
        assert isinstance(view, dict)
        for side in (view["attacker"], view["defender"]):
            assert sum(part["number"] for part in side["parts"]) == side["strength"]
            assert side["parts"][0] == {"source": "hoplites", "number": side["hoplites"]}
            seen |= {part["source"] for part in side["parts"]}
    assert {"hoplites", "cards", "tactics", "stalwart_defense"} <= seen, seen


def test_before_the_first_card_a_battle_stands_as_the_map_said() -> None:
    met = 0
    for s in (s for seed in range(GAMES) for s in battles(seed, 5)):
        battle = s.battle()
        if any(battle.values) or any(battle.bonus) or battle.passed:
            continue
        met += 1
        for side in (ATTACKER, DEFENDER):
            assert before_cards(s, battle.seat(side), side)[battle.region] == strength(s, battle, side)
    assert met > GAMES


def test_a_fortified_hoplite_in_sparta_and_a_hero_nearby_are_foreseen() -> None:
    """3 Hoplites, 2 for the Fortified one in Sparta, 1 for Stalwart Defense, 2 for the Hero of Heroic Presence."""
    t = given(hoplites={"laconia": [(1, 3)]}, control={"laconia": 1}, fortified=["laconia"], heroes={1: "laconia"})
    laconia = REGIONS.index("laconia")
    assert before_cards(t.s, 1, DEFENDER)[laconia] == 5
    t = given(
        hoplites={"laconia": [(1, 3)]},
        control={"laconia": 1},
        fortified=["laconia"],
        heroes={1: "laconia"},
        blessings={1: ["stalwart_defense", "heroic_presence"]},
    )
    assert before_cards(t.s, 1, DEFENDER)[laconia] == 8
    assert before_cards(t.s, 1, ATTACKER)[laconia] == 7, "Stalwart Defense is for defenders"
    assert before_cards(t.s, 0, ATTACKER)[laconia] == 0


# -- closed moves that one may well think of, with their reason --------------------------------------------------------


def closed(s: Hellas) -> dict[str, str]:
    """What is shown as closed, and the clause of each."""
    prompt = s.prompts()[0]
    refused = {GAME.moves.text(move): prompt.refusal(s, move) for move in prompt.tempting(s)}
    return {move: refusal.clause for move, refusal in refused.items() if refusal is not None}


def test_a_card_with_too_many_casualties_is_shown_with_its_clause() -> None:
    t = given(
        hoplites={"boeotia": [(0, 2), (1, 1)]},
        control={"boeotia": 1},
        hands={1: ["charge_sickle_4", "wild_attack_axe_3"]},
    )
    fight(t.s, 0, 1, REGIONS.index("boeotia"), 0)
    t.s.run()
    assert t.asked() == (1, "PlayOrPass")
    assert closed(t.s) == {"play charge_sickle_4": "LH-104"}


def test_a_symbol_that_nothing_in_the_hand_pays_for_is_shown_with_its_clause() -> None:
    """The Hydra's open symbols; the hand has one torch, so everything but a torch is closed."""
    for s in (s for seed in range(4) for s in walk(begin(3, {}, seed), seed)):
        prompt = s.prompts()[0] if s.result is None else None
        if not isinstance(prompt, DealWounds):
            continue
        payable = {GAME.moves.text(move).split(">")[0] for move in s.options(prompt.seat)}
        shown = closed(s)
        assert set(shown.values()) <= {"LH-118"}
        assert not {move.split(">")[0] for move in shown} & payable
        if shown:
            return
    raise AssertionError("no Hunt with a symbol that cannot be paid for")
