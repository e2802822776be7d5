"""Whole games by script, one or more for each way to end; what is in the comments can be followed by hand.

King of Kings and the five Hostile Lands are played from the set-up on, the others from a position some turns before the
end. Two players of the base game cannot reach their ends by one event, as control, a trophy and a Temple come to one
player at a time; a position in which two have won is in ``test_ending.py`` (LH-159).
"""

from typing import Any

from tests.games.hellas.table import Play, covers, given
from theogony.games.hellas.content import ATTACKS, LANDS, REGIONS, REGIONS_OF
from theogony.games.hellas.game import GAME, make
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.modes import MODES
from theogony.games.hellas.turn import Turn
from theogony.games.hellas.zones import ATTACK_DECK, ATTACK_DESIGN, FIRST_ATTACK
from theogony.kernel.rng import Rng


def set_up(seats: int, *picks: int, **options: str) -> Play:
    """A game before its first decision, with this chance for all that is drawn before."""
    settled = GAME.settle(seats, options)
    rules = next(rules for rules in MODES if rules.name == settled["mode"])
    s = make(seats, settled, Rng(0), rules)
    s.sides, s.version = rules.sides(seats), GAME.version
    t = Play(s).picks(*picks)
    s.run()
    return t


def begin(t: Play, step: Any) -> Play:
    """The game goes on from here, turn after turn, to its end."""
    t.s.agenda = []
    return t.step(step)


def attacked(t: Play, chooser: int, *drawn: str) -> Play:
    """The hunter ends his step; these cards are drawn for the Monster, and the first is played."""
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    for name in drawn:
        t.picks(deck.index(name))
        deck.remove(name)
    t.plays(t.s.hunt().hunter, "done")
    return t.plays(chooser, f"attack {drawn[0]}")


def held(seat: int, *lands: str) -> dict[str, int]:
    """Control Tokens on all Regions of these Lands."""
    return {REGIONS[region]: seat for land in lands for region in REGIONS_OF[LANDS.index(land)]}


def ended(t: Play) -> tuple[list[int], str]:
    assert t.s.result is not None
    return t.s.result.ranks, t.s.result.reason


# -- the base game ----------------------------------------------------------------------------------------------------


@covers("LH-020", "LH-028", "LH-156", "LH-381")
def test_king_of_kings_from_the_first_decision_to_the_last() -> None:
    """Seven Quests are drawn at the start: three lie in the slots, no Monster is on the map, and every later Event card
    is a Quest that finds no slot. So nothing disturbs Perseus (seat 1), who builds for Zeus.

    He begins in Macedonia with 2 Hoplites, its Population: it is his, and it has a City. Round 1: he recruits 2, so 4
    are there. Round 2: all 4 march to Thessaly, whose Population is 4: it is his, with the Thunder of Zeus. Rounds 3 to
    6: Zeus rises from level 1 to 5, and the countdown stands at 3. Round 7: he recruits: 2. Round 8: he prepares: 1.
    Round 9: he builds for Athena, and when that is over: 0. Thessaly is his, and he has won. The others recruit without
    a City, and prepare when that is covered.
    """
    t = set_up(3, 0, *[14] * 7, 0, 0, 0, 0)  # Temple card, events, a Combat card each, who chooses first
    t.plays(0, "hero heracles", "start crete").plays(2, "hero achilles", "start messenia")
    t.plays(1, "hero perseus", "start macedonia")

    def others(*moves: str) -> None:
        for seat in (2, 0):
            t.plays(seat, *moves)

    t.plays(1, "recruit", "place macedonia>2")
    others("recruit")
    t.plays(1, "march macedonia>thessaly", "number 4")
    assert (t.controls("thessaly"), t.controls("macedonia"), t.artifacts(1)) == (1, 1, ["thunder_of_zeus"])
    t.picks(0, 0, 0, 0)
    others("prepare", "draw", "draw")
    for level in (2, 3, 4, 5):
        t.picks(14).plays(1, "monument zeus")
        assert t.level("zeus") == level
        others("recruit")
    assert (t.s.king, t.s.countdown) == (1, 3)
    t.plays(1, "recruit", "done")
    assert t.s.countdown == 2
    t.plays(2, "prepare", *["place messenia>1"] * 2).plays(0, "prepare", *["place crete>1"] * 2)
    t.picks(0, 0).plays(1, "prepare", "draw", "draw", "pass")
    assert t.s.countdown == 1
    t.plays(2, "march messenia>elis", "number 4").plays(0, "march crete>argolis", "number 4")
    t.picks(14).plays(1, "monument athena")
    assert ended(t) == ([2, 1, 2], "LH-156")
    assert t.s.turns == 3 * 8 + 1


@covers("LH-153", "LH-100", "LH-105", "LH-108", "LH-112")
def test_warlord_of_hellas_by_a_battle_for_the_last_region() -> None:
    """Seat 0 has the brown Land but for Crete, which seat 1 holds with 3 Hoplites, and the green one but for Elis
    (Population 4), which nobody holds. Leadership 4, and a card of value 4 with two
    Casualty symbols.

    Turn of seat 0: 4 Hoplites step from Achaea to Elis, which is his. Then 5 march from Argolis to Crete: 5 + 4 against
    3 + 0, as seat 1 has no card. He loses 2 for the symbols, seat 1 one for the defeat and withdraws 2 to Euboea.
    Crete is his, and with it the second Land.
    """
    t = given(
        turn=0,
        control={**held(0, "brown", "green"), "crete": 1, "elis": -1},
        hoplites={"achaea": (0, 4), "argolis": (0, 5), "crete": (1, 3)},
        attributes={0: (4, 1, 1)},
        hands={0: ["assault_axe_4"]},
    )
    begin(t, Turn(0)).plays(0, *["step achaea>elis"] * 4, "done")
    assert t.controls("elis") == 0 and t.s.result is None
    t.plays(0, "march argolis>crete", "number 5", "play assault_axe_4").plays(1, "region euboea")
    assert (t.army(0, "crete"), t.army(1, "euboea")) == (3, 2)
    assert ended(t) == ([1, 2, 2, 2], "LH-153")


@covers("LH-154", "LH-030", "LH-071")
def test_favoured_of_the_gods_by_the_fifth_temple() -> None:
    """Seat 1 has three Temple Regions and a Shrine in Crete. He builds there: four. Seat 2 has a Temple in Aetolia and
    leaves it; on his next turn one Hoplite of seat 1 takes Aetolia from Epirus, whatever its Population: five."""
    t = given(
        seats=3,
        turn=1,
        temple_card=2,
        temples=["epirus", "corinthia", "elis", "aetolia"],
        control={"epirus": 1, "corinthia": 1, "elis": 1, "crete": 1, "aetolia": 2},
        hoplites={"epirus": (1, 1), "aetolia": (2, 1)},
        heroes={0: "argolis", 1: "crete", 2: "locris"},
    )
    begin(t, Turn(1)).plays(1, "temple crete")
    t.plays(2, "step aetolia>locris", "recruit").plays(0, "recruit")
    assert t.s.result is None and t.controls("aetolia") == 2
    t.plays(1, "step epirus>aetolia")
    assert ended(t) == ([2, 1, 2], "LH-154")


@covers("LH-155", "LH-117", "LH-118", "LH-121", "LH-130")
def test_monster_slayer_by_the_third_hunt() -> None:
    """Seat 0 has slain two. The Cyclops (mace, torch, bow, bow) in Euboea has one covered bow. Strength 2 brings a
    torch and a sword to the mace, the bow and the sickle of 4 in hand.

    Step 1: mace on mace, bow on bow. Seat 1 plays an attack of 4: the sickle defends it. Then 2 cards are drawn, a
    torch is there already: torch on torch, the last symbol. The third Monster is slain.
    """
    t = given(
        turn=0,
        names={0: "cleito"},
        heroes={0: "euboea"},
        trophies={0: ["hydra", "medusa"]},
        monsters={"cyclops": "euboea"},
        wounds={"cyclops": [2]},
        attributes={0: (1, 2, 1)},
        hands={0: ["trap_mace_1", "glory_bow_1", "charge_sickle_4"]},
    )
    t.draws("glory_torch_1", "trap_sword_1")
    begin(t, Turn(0)).plays(0, "hunt cyclops", "wound 1>same", "card trap_mace_1", "wound 4>same", "card glory_bow_1")
    t = attacked(t, 1, "attack_4", "recall_4").draws("phalanx_torch_1", "assault_axe_4")
    t.plays(0, "defend charge_sickle_4", "wound 2>same", "card glory_torch_1")
    assert ended(t) == ([1, 2, 2, 2], "LH-155")


@covers("LH-156", "LH-152")
def test_king_of_kings_goes_to_whoever_takes_the_region_later() -> None:
    """Seat 0 has completed Athena's Monument and removes the last token, but nobody holds Attica (Population 5). Seat 1
    has 4 Hoplites there and recruits with his Hero: 5, and he is King of Kings."""
    t = given(seats=3, turn=0, levels={"athena": 5}, hoplites={"attica": (1, 4)}, heroes={0: "elis", 1: "attica"})
    t.s.king, t.s.king_monument, t.s.countdown = 0, 1, 1
    begin(t, Turn(0)).plays(0, "recruit")
    assert t.s.countdown == 0 and t.s.result is None
    t.plays(1, "prepare", "place attica>1")
    assert ended(t) == ([2, 1, 2], "LH-156")


@covers("LH-153", "LH-154")
def test_one_region_that_wins_in_two_ways_at_once_is_told_by_the_first_of_them() -> None:
    """Crete is the last Region of the second Land and the fifth with a Temple: Warlord stands first in the rulebook."""
    temples = ["crete", "elis", "messenia", "epirus", "corinthia"]
    held_by_zero = {**held(0, "brown", "green"), "epirus": 0, "corinthia": 0, "crete": 1}
    t = given(turn=0, control=held_by_zero, temples=temples, hoplites={"argolis": (0, 1)})
    begin(t, Turn(0)).plays(0, "march argolis>crete")
    assert ended(t) == ([1, 2, 2, 2], "LH-153")


# -- Kronos -----------------------------------------------------------------------------------------------------------


def against_kronos(**more: Any) -> Play:
    """Two Heroes, Hector (seat 1) and Odysseus (seat 2)."""
    return given(**{"seats": 3, "mode": "kronos", "names": {1: "hector", 2: "odysseus"}, **more})


KRONOS_WINS = [1, 2]  # ranks of the sides
HEROES_WIN = [2, 1]


@covers("LH-164", "LH-188", "LH-200", "LH-201", "LH-205", "LH-229")
def test_five_hostile_lands_from_the_first_decision_to_the_last() -> None:
    """Kronos begins in Locris: the yellow Land is Hostile. Both Heroes stand in it, so Terror costs 1 everywhere else.
    He has 10 Anger Points, draws the Hydra, the Sphinx and the Cyclops, and plays them for nothing (Omphalos).

    Turns of Kronos, with the points that are left: 1 Hydra to Argolis, brown Distrustful (9); 2 Sphinx to Messenia,
    green Distrustful (8); 3 Cyclops to Euboea, blue Distrustful (7); 4 brown Hostile (6); 5 green Hostile (5); 6 blue
    Hostile (4); 7 the Cyclops goes to Thessaly (3); 8 red Distrustful (2), and by his Wrath Hostile (1): all five.
    """
    t = set_up(3, 0, 0, mode="kronos")  # a Combat card for each Hero
    t.plays(0, "chain flood", "chain plague", "chain famine").picks(15, 3, 5).plays(0, "start locris")
    assert t.orders() == ["order_sphinx_1", "order_cyclops_1", "order_hydra_1"]
    t.plays(1, "hero hector", "start aetolia").plays(2, "hero odysseus", "start acarnania")
    t.plays(0, "order order_hydra_1", "region argolis", "terror hydra", "done").plays(1, "recruit")
    t.plays(0, "order order_sphinx_1", "region messenia", "terror sphinx", "done").plays(2, "recruit")
    t.plays(0, "order order_cyclops_1", "region euboea", "terror cyclops", "done")
    assert (t.points(), t.attitude("yellow"), t.attitude("blue")) == (7, "hostile", "distrustful")
    t.plays(1, "prepare", *["place aetolia>1"] * 2).plays(0, "terror hydra", "done")
    t.plays(2, "prepare", *["place acarnania>1"] * 2).plays(0, "terror sphinx", "done")
    t.plays(1, "march aetolia>acarnania", "number 1").plays(0, "terror cyclops", "done")
    t.plays(2, "march acarnania>aetolia", "number 1").plays(0, "shift cyclops>thessaly", "done")
    assert t.points() == 3 and t.attitude("red") == "neutral"
    t.picks(0, 0).plays(1, "monument zeus")
    t.plays(0, "terror cyclops", "use-chain kronos_wrath", "terror cyclops")
    assert ended(t) == (KRONOS_WINS, "LH-164")


@covers("LH-165", "LH-238", "LH-244", "LH-249", "LH-259")
def test_the_monuments_fall_one_after_another() -> None:
    """Zeus is gone already. Athena has 2 levels, Hermes 1; Kronos stands in Boeotia beside Attica with 9 points, the
    Cyclops in Acarnania. Kronos crushes Athena, 2 levels for 4: 5 left. After Hector's turn the Cyclops crushes Hermes,
    1 level for 4: 1 left, and no Monument stands."""
    t = against_kronos(
        turn=0,
        kronos_at="boeotia",
        anger=9,
        intact=[],
        monsters={"cyclops": "acarnania"},
        levels={"zeus": 0, "athena": 2, "hermes": 1},
        heroes={1: "crete", 2: "crete"},
    )
    begin(t, KronosTurn()).plays(0, "kronos-crushes athena", "done")
    assert t.s.result is None and t.level("athena") == 0
    t.plays(1, "recruit").plays(0, "monster-crushes hermes")
    assert ended(t) == (KRONOS_WINS, "LH-165")
    assert t.points() == 1


@covers("LH-167", "LH-271", "LH-272", "LH-273", "LH-358")
def test_kronos_is_killed_in_two_hunts() -> None:
    """The Blessing of Rhea is done. Of Kronos' sheet (spear, axe, sword, mace) the spear and the axe are covered, of
    his Wrath (axe, spear, bow, torch) the axe and the spear. Both Heroes stand in Locris.

    Hector: sword and mace on the sheet. Kronos attacks with 4 and his Might of 1: the sickle of 4 is not enough, he
    takes the Injury (Speed), draws, and ends the Hunt: one more Injury (Strength). Odysseus: bow and torch, which are
    the last symbols of the Wrath and of all.
    """
    t = against_kronos(
        turn=1,
        done=["blessing_of_rhea"],
        heroes={1: "locris", 2: "locris"},
        hands={1: ["trap_sword_1", "trap_mace_1"], 2: ["glory_bow_1", "glory_torch_1"]},
    )
    t.s.titan().wounds = 0b0011
    t.s.titan().chain_wounds[0] = 0b0011
    t.draws("charge_sickle_4")
    begin(t, Turn(1)).plays(1, "hunt kronos", "wound 3>same", "card trap_sword_1", "wound 4>same", "card trap_mace_1")
    t = attacked(t, 0, "attack_4", "recall_4")
    t.refuses(1, "defend charge_sickle_4", "LH-121")
    t.draws("assault_axe_4").plays(1, "suffer", "attribute speed", "end-hunt", "attribute strength")
    assert t.s.titan().wounds == 0b1111
    t.plays(0, "pass").draws("phalanx_torch_1").plays(2, "hunt kronos")
    t.plays(2, "wound 7>same", "card glory_bow_1", "wound 8>same", "card glory_torch_1")
    assert ended(t) == (HEROES_WIN, "LH-167")


@covers("LH-168", "LH-169", "LH-268")
def test_three_lands_are_held_together_around_kronos() -> None:
    """Kronos stands in Locris, so the yellow Land counts without it. Hector has red and yellow but for Phocis, where 4
    of his Hoplites stand (Population 5); Odysseus has brown. Hector recruits with his Hero in Phocis: five, and the
    third Land."""
    t = against_kronos(
        turn=1,
        control={**held(1, "red", "yellow"), **held(2, "brown"), "locris": -1, "phocis": -1},
        hoplites={"phocis": (1, 4)},
        heroes={1: "phocis", 2: "crete"},
    )
    begin(t.picks(0), Turn(1)).plays(1, "prepare", "place phocis>1")  # a Blessing for the first in Phocis
    assert ended(t) == (HEROES_WIN, "LH-168")


@covers("LH-170", "LH-171", "LH-303")
def test_the_last_monster_dies_behind_closed_gates() -> None:
    """Odysseus is on the second Step of the Gates of Tartarus; the Cyclops in Euboea has two open symbols, mace and
    torch.

    Hector kills it while the gates are open: it goes back to the pool, the blue Land is Neutral again, and nothing is
    won. Kronos places the Cyclops anew. Odysseus closes the gates on the third Step and builds a Monument, so that
    Hector may hunt again. Kronos passes. Hector covers all four symbols, mace, torch and two bows: no Monster is left.
    """
    cards = ["trap_mace_1", "glory_torch_1", "tactical_maneuver_mace_2", "phalanx_torch_1", "glory_bow_1"]
    t = against_kronos(
        turn=1,
        heroes={1: "euboea"},
        orders=["order_cyclops_3"],
        monsters={"cyclops": "euboea"},
        wounds={"cyclops": [2, 3]},
        attitude={"blue": "distrustful"},
        hands={1: cards},
    )
    t.s.players[2].quest, t.s.players[2].step = t.s.quests[-1], 2
    t.draws("flank_attack_bow_2")
    begin(t, Turn(1)).plays(1, "hunt cyclops", "wound 1>same", "card trap_mace_1", "wound 2>same")
    t.picks(0).plays(1, "card glory_torch_1", "trophy priest-mark")  # the Blessing drawn goes for a Priest (LH-297)
    assert (t.s.result, t.s.slain, t.attitude("blue")) == (None, 0, "neutral")
    t.plays(0, "order order_cyclops_3", "region euboea", "pass", "done")
    t.plays(2, "advance", "pass").picks(0, 0).plays(2, "monument zeus").plays(0, "pass", "pass")
    t.draws("reinforcements_shield_0").plays(1, "hunt cyclops")
    for place, card in enumerate((*cards[2:], "flank_attack_bow_2"), start=1):
        t.plays(1, f"wound {place}>same", f"card {card}")
    assert ended(t) == (HEROES_WIN, "LH-170")


@covers("LH-172", "LH-240", "LH-395", "LH-168")
def test_of_both_sides_at_once_the_one_on_turn_wins() -> None:
    """The Heroes hold red, green and yellow but for Phocis, with the Oracle, and four Lands are Hostile, brown is
    Distrustful. Kronos goes from Locris into Phocis: Locris counts again, and Hector has it; Phocis is left out, so the
    Heroes have their third Land. But the Oracle falls first: Might rises, brown becomes Hostile, and Kronos, whose turn
    it is, has won by that. Where the Oracle has fallen before, the Heroes win by the same step.
    """
    lands = dict.fromkeys(["red", "yellow", "blue", "green"], "hostile")

    def enters(**more: Any) -> Play:
        tokens = {**held(1, "red", "yellow"), **held(2, "green"), "phocis": -1}
        t = against_kronos(
            turn=0, intact=[], control=tokens, attitude={**lands, "brown": "distrustful"}, anger=4, **more
        )
        return begin(t, KronosTurn()).plays(0, "kronos-to phocis")

    t = enters().plays(0, "raise might")
    assert t.s.result is None
    t.plays(0, "land brown")
    assert ended(t) == (KRONOS_WINS, "LH-164")
    assert ended(enters(razed=["phocis"])) == (HEROES_WIN, "LH-168")
