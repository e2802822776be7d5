"""What an Action card needs: Essence symbols and Orbs. -- chapter 9 (TH-114 to TH-120)"""

from tests.games.theomachy.cards.playing import SPARE, Position, in_battle, in_betting
from tests.games.theomachy.table import covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS, BOX, DESIGNS, POWER, TYPE


@covers("TH-114")
def test_revealed_cards_and_own_power_cards_of_the_essence_are_counted_together() -> None:
    sky = ["fire chaos 3", "air order 1", "earth order 1"]
    given(hands={0: ["curse"], 1: ["gale"]}, sky=sky).step(BettingRound(1)).refuses(0, "play curse", "TH-114")
    position: Position = {"hands": {0: ["curse", SPARE], 1: ["gale"]}, "sky": sky, "seats": 2}
    given(powers={0: ["power_fire_order"]}, **position).step(BettingRound(1)).plays(0, "play curse")
    t = given(powers={0: ["power_air_order"], 1: ["power_fire_order"]}, **position).step(BettingRound(1))
    assert t.refuses(0, "play curse", "TH-114").params == {"essence": "fire", "number": 1}


@covers("TH-115")
def test_orbs_of_the_needed_kind_count_on_cards_of_every_essence() -> None:
    position: Position = {"hands": {0: ["curse", SPARE], 1: ["gale"]}, "seats": 2}
    sky = ["fire order 3", "fire chaos 1", "air chaos 2"]
    given(sky=sky, **position).step(BettingRound(1)).plays(0, "play curse")
    t = given(sky=["fire order 3", "fire chaos 1", "air chaos 1"], **position).step(BettingRound(1))
    assert t.refuses(0, "play curse", "TH-115").params == {"orb": "chaos", "number": 1}


@covers("TH-116")
def test_nothing_is_spent_neither_for_one_player_nor_for_all() -> None:
    hands = {0: ["fertility", "fertility", SPARE], 1: ["fertility", SPARE]}
    t = given(hands=hands, sky=["earth order 2", "air order 1", "fire chaos 1"], seats=2).step(BettingRound(1))
    for _ in range(2):
        t.plays(0, "play fertility").nobody_reacts()
    t.plays(0, "pass", "end").plays(1, "play fertility").nobody_reacts()
    assert (t.cult(0), t.cult(1)) == ((3, 5, 12), (3, 5, 10))


@covers("TH-117")
def test_every_action_card_needs_an_essence_and_some_need_no_orbs() -> None:
    assert all(BOX.need_essence[design] >= 1 for design in range(len(DESIGNS)) if TYPE[design] != POWER)
    in_battle("gale", essence="air", sky=["air chaos 1"]).plays(0, "play gale")
    in_battle("gale", essence="air", sky=["fire order 3", "water chaos 3"]).refuses(0, "play gale", "TH-114")


@covers("TH-118", "TH-114", "TH-115", "TH-133")
def test_pierre_plays_an_earth_power_card_and_then_his_interruption() -> None:
    sky = ["earth order 3", "air chaos 3", "fire order 1"]  # one Earth; the Orbs of Chaos are on the Air card
    pierre = ["interruption", "power_earth_chaos", "gale"]
    t = given(hands={0: ["fertility", SPARE], 1: pierre}, sky=sky, seats=2).step(BettingRound(1))
    t.plays(0, "play fertility").refuses(1, "play interruption", "TH-114")
    t.plays(1, "play power_earth_chaos", "play interruption").nobody_reacts()
    assert t.cult(0) == (3, 5, 8)
    assert t.s.own_essence[4:8] == [0, 1, 0, 0]  # it stays for other cards


@covers("TH-118", "TH-115")
def test_pierre_without_the_orbs_of_the_air_card_cannot_interrupt() -> None:
    sky = ["earth order 3", "air order 3", "fire order 1"]
    pierre = ["interruption", "power_earth_chaos", "power_earth_order"]
    t = given(hands={0: ["fertility", SPARE], 1: pierre}, powers={1: ["power_earth_order"]}, sky=sky, seats=2)
    t.step(BettingRound(1)).plays(0, "play fertility").refuses(1, "play interruption", "TH-115")
    t.refuses(1, "play power_earth_chaos", "TH-111")


@covers("TH-119", "TH-089")
def test_a_face_down_card_does_not_count_even_for_who_has_looked_at_it() -> None:
    sky, hidden = ["fire chaos 3", "air order 1", "air order 2"], ["fire order 1", "water order 1"]
    t = in_betting("foresight", "blood_oath", essence="fire", sky=sky, hidden=hidden, seats=2)
    t.plays(0, "play foresight")
    assert t.events("foresaw")[0].seen_by(0)["cards"] == ["essence_fire_order_1"]
    t.refuses(0, "play blood_oath", "TH-114")
    t.plays(0, "pass", "end").plays(1, "pass")
    t.plays(0, "play blood_oath")


@covers("TH-120")
def test_gods_and_mythology_change_what_a_player_needs() -> None:
    sky = ["earth order 2", "air chaos 1", "fire chaos 1"]
    position: Position = {"hands": {0: ["fertility", SPARE]}, "sky": sky}
    given(**position).step(BettingRound(1)).refuses(0, "play fertility", "TH-115")
    given(gods={0: "ra"}, **position).step(BettingRound(1)).plays(0, "play fertility")
    t = given(gods={0: "ra", 1: "marduk"}, myths={1: ["tower_of_babel"]}, **position).step(BettingRound(1))
    t.refuses(0, "play fertility", "TH-115")
    position = {"hands": {0: ["famine", SPARE]}, "sky": ["earth chaos 3", "air order 1", "fire order 1"]}
    given(**position).step(BettingRound(1)).refuses(0, "play famine", "TH-114")
    given(gods={0: "danu"}, **position).step(BettingRound(1)).plays(0, "play famine")


@covers("TH-120")
def test_a_named_essence_counts_for_the_rest_of_the_hand() -> None:
    sky = ["earth chaos 3", "air order 1", "fire order 1"]
    t = given(hands={0: ["famine", SPARE]}, sky=sky, gods={0: "odin"}, myths={0: ["yggdrasil"]})
    t.window(BEFORE_BETS, BettingRound(1)).plays(0, "myth yggdrasil", "essence earth", "play famine")
    assert t.s.own_essence[:4].count(1) == 1


@covers("TH-120")
def test_requirements_never_fall_below_nothing_and_babel_leaves_cards_without_orbs_alone() -> None:
    t = given(hands={0: ["foresight", SPARE]}, draws={0: ["gale"]}, sky=["air chaos 1"], gods={0: "ra"})
    t.step(BettingRound(1)).plays(0, "play foresight")
    t = in_battle("gale", essence="air", sky=["air chaos 1"], gods={1: "marduk"}, myths={1: ["tower_of_babel"]})
    t.plays(0, "play gale")
