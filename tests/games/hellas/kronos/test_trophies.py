"""What Hunts and Quests bring against Kronos (LH-282, LH-286, LH-294 to LH-305, LH-316, LH-376, LH-396, LH-397).

Seat 1 hunts the Cyclops in Euboea (mace, torch, bow with a Priest mark, bow) or the Hydra in Chalkidiki (sword, sword
with a Priest mark, torch, torch, axe with an Artifact mark); Kronos is in Locris.
"""

from typing import Any

import pytest

from tests.games.hellas.table import Play, covers, given, region
from theogony.games.hellas.amendments import TROPHIES_ARE_TAKEN
from theogony.games.hellas.content import (
    AS_HARDENING,
    AS_TEXT,
    ATTACKS,
    BLESSINGS,
    MONSTERS,
    ORDERS,
    PLACES,
    QUESTS,
)
from theogony.games.hellas.control import settle_all
from theogony.games.hellas.hunt import begin, wound
from theogony.games.hellas.kronos import orders
from theogony.games.hellas.moves import TARGETS
from theogony.games.hellas.quests import advance
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    FIRST_ATTACK,
    FIRST_ORDER,
    ORDER_DECK,
    ORDER_DISCARD,
    ORDER_GONE,
    ORDER_HAND,
)

LAST: dict[str, Any] = {"hands": {1: ["trap_mace_1"]}, "wounds": {"cyclops": [1, 2, 3]}}  # one mace is left


def position(**more: Any) -> Play:
    """Two Heroes against Kronos, all Quests active, all Lands Neutral unless a test says otherwise."""
    return given(seats=3, mode="kronos", turn=1, **{"names": {1: "hector", 2: "helen"}, **more})


def hunt(monster: str = "cyclops", where: str = "euboea", **more: Any) -> Play:
    """The Hunt at its first question; the card for Strength is a Wild Attack with the spear."""
    monsters = {monster: where, **more.pop("monsters", {"medusa": "attica"})}
    t = position(heroes={1: where}, monsters=monsters, **more)
    t.draws("wild_attack_spear_3")
    begin(t.s, 1, TARGETS.index(monster))
    t.s.run()
    return t


def draws_blessing(t: Play, *names: str) -> Play:
    """The next Blessings from the deck."""
    deck = list(t.s.blessing_deck)
    for name in names:
        t.picks(deck.index(BLESSINGS.index(name)))
        deck.remove(BLESSINGS.index(name))
    return t


def killed(*blessings: str, **more: Any) -> Play:
    """Seat 1 has slain the Cyclops; the Blessings on top of the deck are these."""
    t = draws_blessing(hunt(**{**LAST, **more}), *(blessings or ("push_ups",)))
    return t.plays(1, "wound 1>same", "card trap_mace_1")


def order_cards(t: Play, zone: int) -> list[str]:
    return [ORDERS[card - FIRST_ORDER] for card in t.s.cards.content[zone]]


# -- a Monster is killed ----------------------------------------------------------------------------------------------


@covers("LH-294", "LH-297", "LH-396")
def test_a_kill_lifts_the_land_of_the_monster_and_brings_a_blessing() -> None:
    t = killed(attitude={"blue": "hostile"})
    assert t.attitude("blue") == "distrustful"
    t.plays(1, "keep-blessing push_ups")
    assert t.blessings(1) == ["push_ups"]
    assert t.glory("blue") == -1, "only from Neutral the token goes to a Hero"
    assert t.s.players[1].trophies == 0, "figures are no trophies in this mode"


@covers("LH-295", "LH-296")
def test_from_neutral_the_hero_may_take_the_token_and_usurp_later() -> None:
    t = killed().plays(1, "take-glory")
    assert t.glory("blue") == 1
    assert t.controls("euboea") == -1, "Usurp is a Special Action, not a gift"
    t = killed().plays(1, "pass")
    assert (t.glory("blue"), t.attitude("blue")) == (-1, "neutral")


@covers("LH-302")
def test_an_allys_token_is_taken_over_or_left() -> None:
    assert killed(glory={"blue": 2}).plays(1, "take-glory").glory("blue") == 1
    assert killed(glory={"blue": 2}).plays(1, "pass").glory("blue") == 2


@covers("LH-297", "LH-376")
def test_the_blessing_is_exchanged_before_it_is_received() -> None:
    t = killed("gods_strength", attitude={"blue": "hostile"})
    t.refuses(1, "keep-blessing exile", "LH-297")
    t.refuses(1, "trophy artifact-mark", "LH-297")
    t.plays(1, "trophy priest-mark")
    assert (t.pool(1), t.blessings(1), t.attribute(1, "strength")) == (1, [], 1)
    assert BLESSINGS.index("gods_strength") in t.s.blessing_discards


@covers("LH-376")
def test_without_a_priest_in_the_supply_there_is_nothing_to_exchange_for() -> None:
    t = killed(attitude={"blue": "hostile"}, pool={1: 4})
    assert t.blessings(1) == ["push_ups"], "nothing is asked: it is received"


@covers("LH-397")
def test_neither_the_step_nor_the_blessing_of_a_kill_can_be_declined() -> None:
    t = killed(attitude={"blue": "distrustful"})
    assert (t.attitude("blue"), t.asked()) == ("neutral", (1, "BlessingOrPriest"))
    t.refuses(1, "pass", "LH-297")


@covers("LH-397")
def test_at_tables_of_older_rules_the_blessing_of_a_kill_may_be_declined() -> None:
    t = hunt(attitude={"blue": "distrustful"}, version=TROPHIES_ARE_TAKEN, **LAST)
    t.plays(1, "wound 1>same", "card trap_mace_1", "pass")
    assert (t.attitude("blue"), t.blessings(1)) == ("neutral", [])


@covers("LH-376")
def test_cassandra_draws_two_keeps_one_and_then_decides() -> None:
    t = killed("push_ups", "exile", names={1: "cassandra", 2: "helen"}, attitude={"blue": "hostile"})
    t.plays(1, "keep-blessing exile", "trophy priest-mark")
    assert (t.pool(1), t.blessings(1)) == (1, [])
    assert {BLESSINGS.index("push_ups"), BLESSINGS.index("exile")} <= set(t.s.blessing_discards)


@covers("LH-300")
def test_marks_give_nothing_beside_a_kill() -> None:
    t = hunt(attitude={"blue": "hostile"}, hands={1: ["glory_bow_1"]}, wounds={"cyclops": [0, 1, 3]})
    draws_blessing(t, "push_ups").plays(1, "wound 3>same", "card glory_bow_1", "keep-blessing push_ups")
    assert (t.pool(1), t.blessings(1)) == (0, ["push_ups"]), "it was the Priest mark, and brings no second one"
    assert t.asked() == (1, "Pause")


@covers("LH-301")
def test_a_kill_by_a_text_brings_the_step_alone() -> None:
    t = position(
        heroes={1: "attica"},
        monsters={"cyclops": "euboea", "medusa": "attica"},
        wounds={"cyclops": [1, 2, 3]},
        attitude={"blue": "hostile"},
    )
    wound(t.s, 1, MONSTERS.index("cyclops"), 0)
    t.s.run()
    assert t.attitude("blue") == "distrustful"
    assert t.asked() == (1, "Pause"), "no Blessing is offered"
    t = position(
        heroes={1: "attica"}, monsters={"cyclops": "euboea", "medusa": "attica"}, wounds={"cyclops": [1, 2, 3]}
    )
    wound(t.s, 1, MONSTERS.index("cyclops"), 0)
    t.s.run()
    t.plays(1, "take-glory")  # from Neutral
    assert t.glory("blue") == 1


# -- a Monster is only wounded ----------------------------------------------------------------------------------------


def ended(t: Play, *blessings: str) -> Play:
    """Kronos plays a Recall, the hunter takes it, and the Hunt is over with an Injury; these Blessings are drawn."""
    t.picks(*_recall(t))
    draws_blessing(t, *blessings)
    t.plays(1, "done").plays(0, "attack recall_3").plays(1, "suffer", "attribute speed")
    return t


def _recall(t: Play) -> list[int]:
    deck = [ATTACKS[ATTACK_DESIGN[card - FIRST_ATTACK]] for card in t.s.cards.content[ATTACK_DECK]]
    first = deck.index("recall_3")
    deck.pop(first)
    return [first, deck.index("recall_4")]


@covers("LH-292", "LH-293", "LH-298", "LH-300")
def test_a_priest_mark_brings_a_blessing_after_the_hunt() -> None:
    t = ended(hunt(hands={1: ["glory_bow_1"]}).plays(1, "wound 3>same", "card glory_bow_1"), "push_ups")
    t.refuses(1, "pass", "LH-297")
    assert t.plays(1, "keep-blessing push_ups").blessings(1) == ["push_ups"]


@covers("LH-299", "LH-397")
def test_an_artifact_mark_lifts_the_land_and_at_older_tables_if_the_hunter_wants() -> None:
    mine: dict[str, Any] = {"hands": {1: ["javelin_volley_axe_2"]}, "attitude": {"red": "hostile"}}
    t = ended(hunt("hydra", "chalkidiki", **mine).plays(1, "wound 5>same", "card javelin_volley_axe_2"))
    assert (t.attitude("red"), t.asked()) == ("distrustful", (1, "Pause")), "nothing is asked"
    mine["version"] = TROPHIES_ARE_TAKEN
    for move, attitude in (("accept", "distrustful"), ("pass", "hostile")):
        t = ended(hunt("hydra", "chalkidiki", **mine).plays(1, "wound 5>same", "card javelin_volley_axe_2"))
        assert t.plays(1, move).attitude("red") == attitude


@covers("LH-299", "LH-295")
@pytest.mark.parametrize(("move", "holder"), [("take-glory", 1), ("pass", -1)])
def test_an_artifact_mark_in_a_neutral_land_offers_its_token(move: str, holder: int) -> None:
    t = hunt("hydra", "chalkidiki", hands={1: ["javelin_volley_axe_2"]})
    t = ended(t.plays(1, "wound 5>same", "card javelin_volley_axe_2"))
    assert t.asked() == (1, "TakeToken")
    assert t.plays(1, move).glory("red") == holder


@covers("LH-300", "LH-397")
def test_of_two_marks_one_trophy_must_be_chosen_and_is_taken() -> None:
    t = hunt("hydra", "chalkidiki", hands={1: ["javelin_volley_axe_2", "glory_bow_1"]}, attitude={"red": "hostile"})
    t.plays(1, "wound 5>same", "card javelin_volley_axe_2", "wound 2>same", "card glory_bow_1")
    t = ended(t)
    t.refuses(1, "trophy artifact", "LH-300")
    t.refuses(1, "pass", "LH-300")
    t.plays(1, "trophy artifact-mark")
    assert (t.attitude("red"), t.blessings(1)) == ("distrustful", [])


@covers("LH-300")
def test_without_a_mark_a_failed_hunt_brings_nothing() -> None:
    t = ended(hunt(hands={1: ["trap_mace_1"]}).plays(1, "wound 1>same", "card trap_mace_1"))
    assert t.asked() == (1, "Pause")


# -- what becomes of the Monster --------------------------------------------------------------------------------------


@covers("LH-303", "LH-305")
def test_while_the_gates_are_open_a_killed_monster_can_come_back_without_its_evolutions() -> None:
    t = hunt(attitude={"blue": "hostile"}, evolved={"cyclops": AS_TEXT}, **LAST)
    t.s.cards.move(FIRST_ORDER + ORDERS.index("order_cyclops_1"), ORDER_DECK, ORDER_GONE)  # attached
    draws_blessing(t, "push_ups").plays(1, "wound 1>same", "card trap_mace_1")
    assert (t.monster_at("cyclops"), t.s.slain) == ("", 0)
    assert (t.s.wounds[MONSTERS.index("cyclops")], t.s.evolved[MONSTERS.index("cyclops")]) == (0, 0)
    assert order_cards(t, ORDER_DISCARD) == ["order_cyclops_1"]


@covers("LH-303", "LH-304", "LH-305")
def test_once_they_are_closed_it_leaves_the_game_with_its_orders() -> None:
    mine: dict[str, Any] = {"hands": {1: ["trap_mace_1"]}, "wounds": {"cyclops": [1, 2, 3, 4]}}
    t = hunt(attitude={"blue": "hostile"}, done=["gates_of_tartarus"], evolved={"cyclops": AS_HARDENING}, **mine)
    t.s.cards.move(FIRST_ORDER + ORDERS.index("order_cyclops_2"), ORDER_DECK, ORDER_GONE)  # attached
    t.s.cards.move(FIRST_ORDER + ORDERS.index("order_cyclops_1"), ORDER_DECK, ORDER_HAND)
    t.s.cards.move(FIRST_ORDER + ORDERS.index("order_hydra_1"), ORDER_DECK, ORDER_HAND)
    draws_blessing(t, "push_ups").plays(1, "wound 1>same", "card trap_mace_1", "keep-blessing push_ups")
    assert order_cards(t, ORDER_HAND) == ["order_hydra_1"], "without replacement"
    assert order_cards(t, ORDER_GONE) == ["order_cyclops_1", "order_cyclops_2"]
    assert t.s.view(1)["kronos"]["orders_gone"] == ["order_cyclops_1", "order_cyclops_2"]  # type: ignore[index]
    deck = order_cards(t, ORDER_DECK)
    t.picks(deck.index("order_cyclops_3"), 0)
    orders.draw(t.s, 1)  # one that is drawn later is replaced
    assert order_cards(t, ORDER_HAND) == sorted(["order_hydra_1", deck[0]], key=ORDERS.index)
    assert "order_cyclops_3" in order_cards(t, ORDER_GONE)


# -- Quests and Phocis ------------------------------------------------------------------------------------------------


@covers("LH-316", "LH-315")
@pytest.mark.parametrize(("before", "after"), [("hostile", "distrustful"), ("distrustful", "neutral")])
def test_a_quest_of_kronos_lifts_its_land_and_is_gone(before: str, after: str) -> None:
    t = position(attitude={"red": before})
    t.s.players[1].quest = QUESTS.index("gates_of_tartarus")
    t.s.players[1].step = 2
    advance(t.s, 1)
    t.s.run()
    assert t.attitude("red") == after
    assert QUESTS.index("gates_of_tartarus") not in t.s.quests
    assert t.hero_at(1) == "chalkidiki"


@covers("LH-316", "LH-295")
@pytest.mark.parametrize(("move", "holder"), [("take-glory", 1), ("pass", -1)])
def test_a_quest_of_kronos_in_a_neutral_land_offers_its_token(move: str, holder: int) -> None:
    t = position()
    t.s.players[1].quest, t.s.players[1].step = QUESTS.index("gates_of_tartarus"), 2
    advance(t.s, 1)
    t.s.run()
    assert t.asked() == (1, "TakeToken")
    assert (t.plays(1, move).glory("red"), t.attitude("red")) == (holder, "neutral")


@covers("LH-286")
def test_phocis_brings_its_blessing_also_after_the_fall_of_the_oracle() -> None:
    t = draws_blessing(position(razed=["phocis"], heroes={1: "attica"}), "push_ups")
    t.s.hoplites[PLACES + region("phocis")] = 5
    settle_all(t.s)
    t.s.run()
    assert (t.controls("phocis"), t.blessings(1)) == (1, ["push_ups"])


@covers("LH-282", "LH-286", "LH-376")
def test_the_first_to_control_phocis_draws_a_blessing_and_cannot_exchange_it() -> None:
    t = position(heroes={1: "attica", 2: "attica"}, hoplites={"phocis": [(1, 4)]}, control={"phocis": -1})
    phocis = region("phocis")
    draws_blessing(t, "push_ups")
    t.s.hoplites[PLACES + phocis] += 1
    settle_all(t.s)
    t.s.run()
    assert (t.controls("phocis"), t.blessings(1), t.pool(1)) == (1, ["push_ups"], 0)
    t.s.control[phocis] = -1
    t.s.hoplites[PLACES + phocis] = 0
    t.s.hoplites[2 * PLACES + phocis] = 5
    settle_all(t.s)  # the second one draws none
    t.s.run()
    assert (t.controls("phocis"), t.blessings(2)) == (2, [])
