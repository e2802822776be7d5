"""Power cards: free, for their owner alone, to the end of the Hand. -- chapter 8"""

from tests.games.theomachy.cards.playing import in_betting, in_closure, unprayed
from tests.games.theomachy.table import covers, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound

POWERS = ["power_air_order", "power_fire_chaos"]


@covers("TH-110")
def test_power_cards_are_free_and_any_number_may_be_played_before_and_after_the_action() -> None:
    t = given(hands={0: [*POWERS, "gale"]}).step(BettingRound(1))
    t.plays(0, "play power_air_order", "pass", "play power_fire_chaos", "end")
    assert t.cult(0) == (3, 5, 8)
    assert t.hand(0) == ["gale"]


@covers("TH-110")
def test_nobody_is_obliged_to_play_a_power_card_and_nobody_plays_one_he_does_not_hold() -> None:
    t = given(hands={0: POWERS, 1: POWERS}).step(BettingRound(1))
    t.refuses(0, "play power_water_order", "TH-110")
    t.plays(0, "pass", "end")
    assert t.hand(0) == POWERS


@covers("TH-110", "TH-111", "TH-068")
def test_a_power_card_is_for_the_own_turn_only() -> None:
    t = given(hands={0: POWERS, 1: POWERS}).step(BettingRound(1))
    t.refuses(1, "play power_air_order", "TH-068")
    t.step(BeginBattle()).plays(0, "play power_air_order")
    t.refuses(1, "play power_air_order", "TH-068")


@covers("TH-111", "TH-133")
def test_a_power_card_before_a_reaction_binds_to_it() -> None:
    hand = ["power_earth_chaos", "interruption", "gale"]
    t = in_betting("fertility", essence="earth", sky=["earth chaos 3", "air order 3", "fire order 1"], hands={1: hand})
    t.plays(0, "play fertility").refuses(1, "play interruption", "TH-114")
    t.plays(1, "play power_earth_chaos").refuses(1, "pass", "TH-111")
    t.plays(1, "play interruption")
    assert t.cult(0) == (3, 5, 8)


@covers("TH-111")
def test_a_power_card_that_leads_to_no_reaction_is_refused() -> None:
    for hand in (["power_earth_chaos", "gale"], ["power_earth_order", "interruption"]):
        t = in_betting("fertility", essence="earth", sky=["earth chaos 3", "air order 3"], hands={1: hand})
        t.plays(0, "play fertility").refuses(1, f"play {hand[0]}", "TH-111")
        assert t.options(1) == ["pass"]


@covers("TH-111", "TH-250")
def test_a_power_card_that_was_played_before_leads_to_no_reaction() -> None:
    sky = ["earth chaos 3", "air order 3", "fire order 1"]
    hand = ["interruption", "power_air_chaos", "power_earth_chaos"]
    t = in_betting("fertility", essence="earth", sky=sky, hands={1: hand})
    t.s.spent.append(t.s.hand(1)[-1])  # reclaimed in this Hand: it gives no second Earth
    t.plays(0, "play fertility").refuses(1, "play power_air_chaos", "TH-111")
    t.refuses(1, "play power_earth_chaos", "TH-250")


@covers("TH-111", "TH-156")
def test_a_power_card_in_closure_comes_only_with_an_effect() -> None:
    sky = ["fire chaos 3", "earth order 1", "air order 1", "air chaos 1", "air chaos 2"]
    t = in_closure("power_earth_order", "recollection", essence="earth", sky=sky)
    t.plays(0, "play power_earth_order").refuses(0, "done", "TH-111")
    t.plays(0, "play recollection", "done")
    in_closure("power_earth_order", "gale", essence="earth").refuses(0, "play power_earth_order", "TH-111")


@covers("TH-111")
def test_a_power_card_in_closure_is_followed_by_its_effect_before_any_ability() -> None:
    sky = ["water order 1", "fire chaos 3", "air chaos 1", "air chaos 2", "earth chaos 1"]
    hand = ("ebb_tide", "power_earth_order")
    t = in_closure(*hand, essence="water", sky=sky, gods={0: "isis"}, myths={0: ["book_of_the_dead"]}, level=(0, 1, 0))
    assert {"invoke", "myth book_of_the_dead", "done"} <= set(t.options(0))
    t.plays(0, "play power_earth_order")
    for move in ("invoke", "myth book_of_the_dead", "done"):  # each would cost the Effect its Priest
        t.refuses(0, move, "TH-111")
    t.plays(0, "play ebb_tide")
    assert (t.stake(0), t.cult(0)) == ((0, 0, 0), (3, 6, 8))


@covers("TH-112", "TH-116")
def test_a_power_card_serves_its_owner_alone_and_any_number_of_cards() -> None:
    sky = ["fire order 3", "air order 2", "air chaos 1"]
    t = given(hands={0: ["power_earth_order", "fertility", "fertility"], 1: ["fertility"]}, sky=sky).step(
        BettingRound(1)
    )
    t.plays(0, "play power_earth_order", "play fertility")
    t.nobody_reacts().plays(0, "play fertility").nobody_reacts()
    t.plays(0, "pass")
    assert t.cult(0) == (3, 5, 12)
    t.refuses(1, "play fertility", "TH-114")


@covers("TH-112", "TH-113")
def test_a_power_card_counts_through_the_rounds_and_is_discarded_with_the_hand() -> None:
    t = unprayed(given(hands={0: ["power_earth_order", "gale"]}, seats=2)).step(BettingRound(1))
    t.plays(0, "play power_earth_order", "pass", "end").plays(1, "pass")
    assert (t.s.round, t.s.own_essence[1]) == (2, 1)
    t.plays(0, "raise disciple", "end").plays(1, "fold")
    t.plays(0, "done", "card gale")
    assert t.discards(0) == ["power_earth_order", "gale"]
    assert (t.s.powers(0), t.s.own_essence[1]) == ((), 0)
