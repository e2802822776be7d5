"""What a Battle will come to, as far as anybody can tell beforehand, agrees with what the rules then do (LH-105)."""

from collections.abc import Iterator
from typing import cast

import pytest

from tests.games.hellas.battles import battle
from tests.games.hellas.play import begin, endow
from tests.games.hellas.table import covers, given
from tests.games.play import walk
from theogony.games.hellas import hunt
from theogony.games.hellas.battle import PlayOrPass, fight
from theogony.games.hellas.content import COMBAT, LANDS, MONSTERS, REGIONS, REGIONS_OF
from theogony.games.hellas.foreseen import NO_CARD, outcome
from theogony.games.hellas.game import GAME
from theogony.games.hellas.hero_movement import AfterTravel
from theogony.games.hellas.moves import PASS, PLAY
from theogony.games.hellas.shapes import HellasView
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.strength import ATTACKER, DEFENDER, before_cards, casualties, losses, strength
from theogony.games.hellas.withdrawal import ChooseRefuge
from theogony.kernel.state import SPECTATOR

GAMES = 5


def seen(s: Hellas, seat: int) -> HellasView:
    return cast(HellasView, s.view(seat))


def with_gifts(seed: int, gifts: int) -> Iterator[Hellas]:
    """Every question of a game by chance; from the first turn on every Hero has so many Blessings and Artifacts."""
    for position in walk(begin(4, {"heroes": "all", "cards": "all"}, seed), seed):
        if position.turns == 1 and gifts:
            endow(position, gifts, seed)
            gifts = 0
        yield position


def battles(seed: int, gifts: int) -> Iterator[Hellas]:
    """Those that are asked in a Battle."""
    return (s for s in with_gifts(seed, gifts) if s.battles and s.result is None)


@pytest.mark.parametrize("gifts", [0, 5])
def test_a_card_adds_what_was_foreseen(gifts: int) -> None:
    texts, told = set(), set()
    for s in (s for seed in range(GAMES) for s in battles(seed, gifts)):
        prompt = s.prompts()[0]
        if not isinstance(prompt, PlayOrPass):
            continue
        side = s.battle().side(prompt.seat)
        worth = seen(s, prompt.seat)["worth"]
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
                if isinstance(after.prompts()[0], PlayOrPass):  # it has asked nothing more
                    now = outcome(after, after.battle(), ATTACKER, NO_CARD)
                    assert now == worth[card]["outcome"], (card, s.hash())
                    told.add(card.rsplit("_", 2)[0])
    assert len(texts) > 6 and len(told) > 6, (texts, told)


@covers("LH-105")
def test_a_sudden_strike_is_foreseen_as_the_first_card_of_either_side_or_not() -> None:
    hands = {0: ["sudden_strike_sickle_3", "trap_mace_1"], 1: ["glory_bow_1"]}
    t = battle(4, 4, cards="all", hands=hands).plays(1, "pass")
    assert seen(t.s, 0)["worth"]["sudden_strike_sickle_3"]["strength"] == 7
    t.plays(0, "play trap_mace_1")
    assert seen(t.s, 0)["worth"]["sudden_strike_sickle_3"]["strength"] == 3
    t = battle(4, 4, cards="all", hands=hands).plays(1, "play glory_bow_1")
    assert seen(t.s, 0)["worth"]["sudden_strike_sickle_3"]["strength"] == 3


@pytest.mark.parametrize("gifts", [0, 5])
def test_a_battle_ends_as_was_foreseen(gifts: int) -> None:
    """Who wins, how many fall, who has the Region: where nobody plays or uses anything more."""
    met = set()
    for s in (s for seed in range(2 * GAMES) for s in battles(seed, gifts)):
        prompt, battle = s.prompts()[0], s.battle()
        if not isinstance(prompt, PlayOrPass) or not battle.passed >> (1 - battle.side(prompt.seat)) & 1:
            continue
        end, after = outcome(s, battle, ATTACKER, NO_CARD), s.clone()
        shown = seen(s, SPECTATOR)["battle"]
        assert shown is not None and shown["outcome"] == end
        after.events = []
        after.apply(prompt.seat, PASS)
        while after.battles and isinstance(after.prompts()[0], ChooseRefuge):
            seat = after.prompts()[0].seat
            after.apply(seat, after.options(seat)[0])
        events = {event.kind: event.public for event in after.events}
        if "no-battle" in events or after.battles or "text-used" in events or "artifact-used" in events:
            continue  # somebody is asked for more
        assert events["battle-decided"]["winner"] == end["winner"]
        assert events["battle-decided"]["strength"] == max(end["strength"], end["against"])
        killed = [event.public for event in after.events if event.kind == "hoplites-killed"]
        for side, number in enumerate(end["losses"]):
            seat, place = battle.seat(side), REGIONS[battle.region]
            fallen = [event["number"] for event in killed if (event["seat"], event["region"]) == (seat, place)]
            assert sum(cast(list[int], fallen)) == number, (end, s.hash())
        assert ("withdrew" in events) == (end["withdraws"] == 1)
        assert after.control[battle.region] == end["holds"]
        met.add((end["winner"] == battle.attacker, end["withdraws"], end["holds"] == end["winner"]))
    assert all({bool(case[what]) for case in met} == {False, True} for what in range(3)), met


def test_a_tie_is_the_defenders_and_a_neutral_region_needs_enough_to_hold_it() -> None:
    """2 against 2 in neutral Attica of Population Strength 5: the defender wins, loses nobody, and holds nothing."""
    t = given(hoplites={"attica": [(0, 2), (1, 2)]})
    fight(t.s, 0, 1, REGIONS.index("attica"), 1 << REGIONS.index("boeotia"))
    end = outcome(t.s, t.s.battle(), ATTACKER, NO_CARD)
    assert end == {"winner": 1, "strength": 2, "against": 2, "losses": [1, 0], "withdraws": 1, "holds": -1}


def test_whoever_has_nowhere_to_go_is_foreseen_to_die() -> None:
    t = given(hoplites={"attica": [(0, 5), (1, 3)]}, control={"attica": 1})
    fight(t.s, 0, 1, REGIONS.index("attica"), 0)
    t.s.battle().values[DEFENDER] = 9
    end = outcome(t.s, t.s.battle(), ATTACKER, NO_CARD)
    assert end == {"winner": 1, "strength": 12, "against": 5, "losses": [5, 0], "withdraws": 0, "holds": 1}


def test_a_volley_kills_before_the_comparison() -> None:
    """3 against 2 in Boeotia; the volley kills 1 and adds 2: 5 to 1, and the other one falls by the defeat."""
    t = given(hoplites={"boeotia": [(0, 3), (1, 2)]}, control={"boeotia": 1}, hands={0: ["javelin_volley_axe_2"]})
    fight(t.s, 0, 1, REGIONS.index("boeotia"), 1 << REGIONS.index("attica"))
    card = COMBAT.index("javelin_volley_axe_2")
    end = outcome(t.s, t.s.battle(), ATTACKER, card)
    assert end == {"winner": 0, "strength": 5, "against": 1, "losses": [0, 1], "withdraws": 0, "holds": 0}


# -- what the table says of the ways to win and of Quests --------------------------------------------------------------


def test_lands_of_both_modes_are_counted_as_the_rules_count_them() -> None:
    """With three players the blue Land does not count; Kronos' Region is left out of his."""
    counting = {n: [land["counts"] for land in seen(given(seats=n).s, 0)["lands"]] for n in (2, 3, 4)}
    assert counting == {2: [1] * 5, 3: [1, 1, 0, 1, 1], 4: [1] * 5}
    held = [REGIONS[region] for region in REGIONS_OF[LANDS.index("brown")]]
    t = given(seats=3, mode="kronos", kronos_at=held[0], hoplites=dict.fromkeys(held[1:], (1, 5)))
    sheet = seen(t.s, 0)["kronos"]
    assert sheet is not None
    ways = {way["way"]: (way["have"], way["need"]) for way in sheet["closest"]}
    assert ways == {"hostile": (0, 5), "monuments": (0, 3), "lands": (1, 3), "kronos": (0, 8)}


def test_how_far_each_way_to_win_is_follows_the_number_of_players() -> None:
    """With two, three Lands are asked for (LH-153), and nobody becomes King (LH-157)."""
    needs = {}
    for seats in (2, 3, 4):
        ways = seen(given(seats=seats).s, 0)["players"][0]["closest"]
        needs[seats] = {way["way"]: way["need"] for way in ways}
    assert needs == {
        2: {"lands": 3, "temples": 5, "monsters": 3, "king": 0},
        3: {"lands": 2, "temples": 5, "monsters": 3, "king": 3},
        4: {"lands": 2, "temples": 5, "monsters": 3, "king": 3},
    }


def test_a_step_is_met_exactly_where_it_can_be_boarded() -> None:
    found = set()
    for s in (s for seed in range(4) for s in with_gifts(seed, 4)):
        prompt = s.prompts()[0] if s.result is None else None
        if not isinstance(prompt, AfterTravel):
            continue
        for quest in seen(s, SPECTATOR)["quests"]:
            if quest["region"] == REGIONS[s.players[prompt.seat].region]:
                met = [step[prompt.seat] for step in quest["meets"]]
                moves = [GAME.moves.parse(f"board {quest['id']}>{step}") for step in (1, 2, 3)]
                assert met == [int(move in s.options(prompt.seat)) for move in moves]
                found.add(tuple(met))
    assert len(found) > 2, found


def test_only_the_special_actions_of_the_mode_exist_and_allies_do_not_fight() -> None:
    base, against = seen(given(seats=3).s, 1), seen(given(seats=3, mode="kronos").s, 1)
    assert set(base["specials"]) - set(against["specials"]) == {"build_temple"}
    assert [player["enemies"] for player in base["players"]] == [[1, 2], [0, 2], [0, 1]]
    assert [player["enemies"] for player in against["players"]] == [[1, 2], [0], [0]]


# -- parts of an Army Strength -----------------------------------------------------------------------------------------


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
    """The Cyclops has mace, torch, bow, bow; with one mace in hand and the first bow covered, torch and bow are
    closed; a sickle pays for anything."""
    t = given(heroes={0: "euboea"}, monsters={"cyclops": "euboea"}, wounds={"cyclops": [2]}).draws("trap_mace_1")
    hunt.begin(t.s, 0, MONSTERS.index("cyclops"))
    t.s.run()
    assert t.asked() == (0, "DealWounds")
    assert closed(t.s) == {"wound 2>same": "LH-118", "wound 4>same": "LH-118"}
    t = given(heroes={0: "euboea"}, monsters={"cyclops": "euboea"}).draws("charge_sickle_4")
    hunt.begin(t.s, 0, MONSTERS.index("cyclops"))
    t.s.run()
    assert closed(t.s) == {}
