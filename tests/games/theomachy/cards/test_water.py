"""The cards of Water. -- chapters 9 to 11"""

from typing import Any

import pytest

from tests.games.theomachy.cards.playing import SPARE, in_battle, in_betting, in_closure, settled, sky_of
from tests.games.theomachy.table import Play, card_test, covers, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.closure import damage_of_losers

STAKE = 23  # a Prophet, a Priest and four Disciples
FIRE_AND_WATER = ["water chaos 3", "water chaos 2", "fire chaos 3", "fire chaos 2", "fire order 1"]

UNDERTOWS = {1: ["undertow", "undertow", SPARE]}


# -- Attacks ----------------------------------------------------------------------------------------------------------


@card_test("ice_shards", "tidal_wave")
@covers("TH-151")
@pytest.mark.parametrize(("name", "power"), [("ice_shards", 2), ("tidal_wave", 11)])
def test_plain_attacks_add_what_they_show(name: str, power: int) -> None:
    t = in_battle(name, essence="water").plays(0, f"play {name}")
    assert (t.power(0), t.power(1)) == (STAKE + power, STAKE)


def tempest(*played: str, holds: tuple[str, ...] = ("tempest",), **more: Any) -> Play:
    """Seat 0 has played these Fire Attacks; seat 1 is about to play Tempest."""
    t = in_battle(*played, essence="fire", sky=FIRE_AND_WATER, hands={1: holds}, **more)
    return t.plays(0, *[f"play {name}" for name in played], "end")


@card_test("tempest")
@covers("TH-253", "TH-252")
def test_tempest_nullifies_the_fire_attack_that_its_player_chooses() -> None:
    t = tempest("hatred", "berserkers").plays(1, "play tempest")
    assert t.options(1) == ["quench 1>hatred", "quench 1>berserkers"]
    t.refuses(1, "quench 2>hatred", "TH-252")
    t.plays(1, "quench 1>hatred")
    assert (t.power(0), t.power(1)) == (STAKE + 5, STAKE + 5)


@card_test("tempest")
@covers("TH-253")
def test_a_second_tempest_finds_what_the_first_has_left() -> None:
    t = tempest("hatred", "hatred", holds=("tempest", "tempest")).plays(1, "play tempest")
    assert t.power(0) == STAKE + 4
    t.plays(1, "play tempest")
    assert (t.power(0), t.power(1)) == (STAKE, STAKE + 10)


@card_test("tempest")
@covers("TH-122")
def test_tempest_without_a_fire_attack_of_an_opponent_adds_its_power() -> None:
    t = in_battle("tempest", "hatred", essence="water", sky=FIRE_AND_WATER).plays(0, "play hatred", "end")
    t.plays(1, "pass").plays(0, "play tempest")
    assert t.power(0) == STAKE + 4 + 5


@card_test("undertow")
@covers("TH-147", "TH-094")
def test_undertow_drives_a_disciple_back_to_his_cult() -> None:
    t = in_battle("undertow", essence="water").plays(0, "play undertow").nobody_reacts()
    assert (t.stake(1), t.cult(1)) == ((1, 1, 3), (3, 5, 9))
    assert t.power(0) == STAKE + 2
    t = in_battle("undertow", essence="water")
    t.s.stake[3 + 2], t.s.stand[3 + 2] = 3, 1  # of four Disciples one lies on the Last Stand card
    t.plays(0, "play undertow").nobody_reacts()
    assert (t.stake(1), t.cult(1)) == ((1, 1, 3), (3, 5, 8))


@card_test("confluence")
@covers("TH-142")
def test_confluence_counts_essences_beyond_the_first_and_frees_its_turn() -> None:
    sky = ["water order 2", "fire chaos 1", "fire chaos 2", "air chaos 1", "earth chaos 1"]
    t = in_battle("confluence", "hatred", "gale", "rockslide", essence="water", sky=sky)
    t.plays(0, "play confluence")
    assert t.power(0) == STAKE + 1
    t.plays(0, "play hatred", "play gale", "end").plays(1, "pass").plays(0, "play rockslide")
    assert t.power(0) == STAKE + (1 + 2 * 3) + 4 + 2 + 2


@card_test("confluence")
@covers("TH-142")
def test_confluence_itself_is_bound_by_the_attacks_before_it() -> None:
    sky = ["water order 2", "fire chaos 1", "fire chaos 2", "air chaos 1", "earth chaos 1"]
    t = in_battle("confluence", "gale", essence="water", sky=sky).plays(0, "play gale")
    t.refuses(0, "play confluence", "TH-142")


@card_test("inundation")
def test_inundation_counts_water_in_the_constellation_up_to_six() -> None:
    sky = ["water order 2", "water order 1", "fire chaos 2", "air chaos 1", "earth chaos 1"]
    t = in_battle("inundation", essence="water", sky=sky, powers={0: ["power_water_order"]}).plays(0, "play inundation")
    assert t.power(0) == STAKE + 2 + 4
    t = in_battle("inundation", essence="water").plays(0, "play inundation")
    assert t.power(0) == STAKE + 2 + 6


@card_test("siren_song", "kraken")
@covers("TH-147")
@pytest.mark.parametrize(
    ("stake", "after_song", "after_kraken"),
    [((0, 2, 3), (0, 1, 3), (0, 1, 3)), ((1, 0, 3), (1, 0, 2), (1, 0, 1)), ((0, 0, 1), (0, 0, 0), (0, 0, 0))],
)
def test_siren_song_and_kraken_take_a_priest_or_else_disciples(
    stake: tuple[int, int, int], after_song: tuple[int, ...], after_kraken: tuple[int, ...]
) -> None:
    t = in_battle("siren_song", essence="water", stakes={0: (0, 0, 1), 1: stake})
    t.plays(0, "play siren_song").nobody_reacts()
    assert (t.stake(1), t.power(0)) == (after_song, 2 + 2)
    assert sum(t.cult(1)) == 16 + 1
    t = in_battle("kraken", essence="water", stakes={0: (0, 0, 1), 1: stake})
    t.plays(0, "play kraken").nobody_reacts()
    assert (t.stake(1), t.power(0)) == (after_kraken, 2 + 3)
    assert sum(t.cult(1)) == 16


@card_test("kraken")
@covers("TH-122")
def test_kraken_finds_neither_priest_nor_disciple() -> None:
    t = in_battle("kraken", essence="water", stakes={0: (0, 0, 1), 1: (2, 0, 0)}).plays(0, "play kraken")
    assert (t.stake(1), t.power(0)) == ((2, 0, 0), 5)


@card_test("longships")
def test_longships_count_disciples_up_to_five() -> None:
    t = in_battle("longships", essence="water").plays(0, "play longships")
    assert t.power(0) == STAKE + 2 + 4
    t = in_battle("longships", essence="water", stakes={0: (0, 0, 8), 1: (0, 0, 1)}).plays(0, "play longships")
    assert t.power(0) == 16 + 2 + 5


# -- Effects ----------------------------------------------------------------------------------------------------------


@card_test("sanctuary")
@covers("TH-125", "TH-241")
def test_sanctuary_protects_disciples_to_the_end_of_the_hand_and_draws() -> None:
    t = in_betting("sanctuary", essence="water", draws={0: ["gale"]}, level=(0, 1, 2), seats=2, hands=UNDERTOWS)
    t.plays(0, "play sanctuary").nobody_reacts()
    assert sorted(t.hand(0)) == ["gale", SPARE]
    assert t.discards(0) == []
    t.step(BeginBattle()).plays(0, "pass").plays(1, "play undertow", "play undertow")
    assert (t.stake(0), t.cult(0)) == ((0, 1, 2), (3, 5, 8))


@card_test("sanctuary")
@covers("TH-241")
def test_sanctuary_protects_no_other_kind() -> None:
    t = in_battle("kraken", essence="water", lasting={1: ["sanctuary"]}).plays(0, "play kraken").nobody_reacts()
    assert t.stake(1) == (1, 0, 4)
    t = in_battle("kraken", essence="water", lasting={1: ["sanctuary"]}, stakes={0: (0, 0, 1), 1: (0, 0, 4)})
    assert t.plays(0, "play kraken").stake(1) == (0, 0, 4)


@card_test("ebb_tide")
@covers("TH-126", "TH-155")
@pytest.mark.parametrize(
    ("kind", "stake", "cult"), [("priest", (1, 0, 4), (3, 6, 8)), ("disciple", (1, 1, 2), (3, 5, 10))]
)
def test_ebb_tide_rescues_a_priest_or_two_disciples(kind: str, stake: tuple[int, ...], cult: tuple[int, ...]) -> None:
    t = in_closure("ebb_tide", essence="water", level=(1, 1, 4)).plays(0, "play ebb_tide")
    t.refuses(0, "token prophet", "TH-252")
    t.plays(0, f"token {kind}")
    assert (t.stake(0), t.cult(0)) == (stake, cult)


@card_test("ebb_tide")
@covers("TH-122", "TH-126")
def test_ebb_tide_is_for_losers_in_closure_and_for_folded_players_too() -> None:
    t = in_closure("ebb_tide", essence="water", level=(1, 1, 4), power=(9, 0, 0))
    before = t.cult(0)
    t.plays(0, "play ebb_tide", "token disciple")
    assert t.cult(0) == before and "ebb_tide" in t.discards(0), "a winner may play it, to no effect"
    in_betting("ebb_tide", essence="water").refuses(0, "play ebb_tide", "TH-126")
    t = given(
        sky=sky_of("water"), round=3, hands={2: ["ebb_tide", SPARE]}, first=2, seats=3, level=(0, 0, 2), hidden=()
    )
    t.step(BettingRound(3)).plays(2, "fold").plays(0, "fold")
    assert t.asked() == (2, "CloseHand")
    t.plays(2, "play ebb_tide")
    assert (t.stake(2), t.cult(2)) == ((0, 0, 0), (3, 5, 10))


@card_test("fog")
@covers("TH-256", "TH-229")
def test_fog_hides_the_hand_and_draws_a_card() -> None:
    t = in_betting(
        "whispers", essence="air", sky=["air order 2", "water chaos 2", "fire order 1"], seats=2,
        hands={1: ["fog", "gale"]}, draws={1: ["unity"]},
    )  # fmt: skip
    t.plays(0, "play whispers").plays(1, "play fog").nobody_reacts()
    assert t.events("looked") == []
    assert sorted(t.hand(1)) == ["gale", "unity"]
    assert (t.discards(0), t.discards(1)) == (["whispers"], ["fog"])


@card_test("fog")
@covers("TH-256")
def test_fog_in_battle_hides_the_hand_but_everything_else_of_the_attack_happens() -> None:
    sky = ["fire chaos 1", "water chaos 2", "air order 1", "air order 2", "air order 3"]
    t = in_battle("feint", essence="fire", sky=sky, hands={1: ["fog"]}, draws={1: ["unity"]})
    t.plays(0, "play feint").plays(1, "play fog")
    assert sorted(t.hand(1)) == [SPARE, "unity"]
    assert t.power(0) == STAKE + 1


@card_test("drowning")
@covers("TH-123")
def test_drowning_kills_two_disciples_one_after_the_other() -> None:
    t = in_betting("drowning", essence="water", cults={1: (0, 2, 1)}).plays(0, "play drowning", "player 2")
    assert t.cult(1) == (0, 1, 1)  # the first one left none: a Priest became two, of which one dies
    t = in_betting("drowning", essence="water", cults={1: (0, 0, 1), 2: (0, 0, 0)}).plays(0, "play drowning")
    assert t.cult(1) == (0, 0, 0)


@card_test("drowning")
@covers("TH-122", "TH-080")
def test_drowning_strikes_an_opponent_in_the_hand_with_a_disciple() -> None:
    t = in_betting("drowning", essence="water", cults={1: (0, 0, 0), 2: (0, 0, 0)})
    assert t.plays(0, "play drowning").discards(0) == ["drowning"]
    t = in_betting("drowning", essence="water", seats=4)
    t.s.deeds[1].folded = 1
    t.plays(0, "play drowning").refuses(0, "player 2", "TH-080")


@card_test("libation")
def test_libation_gains_a_disciple_and_a_card() -> None:
    t = in_betting("libation", essence="water", draws={0: ["gale"]}).plays(0, "play libation")
    assert (t.cult(0), sorted(t.hand(0))) == ((3, 5, 9), ["gale", SPARE])


@card_test("mead_of_poetry")
@covers("TH-252")
def test_mead_of_poetry_draws_two_then_discards_one_of_all() -> None:
    t = in_betting("mead_of_poetry", essence="water", draws={0: ["gale", "unity"]}).plays(0, "play mead_of_poetry")
    assert t.options(0) == ["card unity", "card gale", f"card {SPARE}"]
    t.refuses(0, "done", "TH-121")
    t.plays(0, "card gale")
    assert t.discards(0) == ["gale", "mead_of_poetry"]
    assert sorted(t.hand(0)) == [SPARE, "unity"]


# -- Locations --------------------------------------------------------------------------------------------------------


@card_test("sacred_spring")
@covers("TH-156")
def test_sacred_spring_consoles_who_has_not_won() -> None:
    t = in_closure(essence="water", locations={0: ["sacred_spring"], 1: ["sacred_spring"]})
    assert t.cult(0) == (3, 5, 10)
    assert t.plays(0, "done").cult(1) == (3, 5, 8)
    t = in_closure(essence="water", locations={2: ["sacred_spring"]})  # he has folded
    assert t.plays(0, "done").cult(2) == (3, 5, 10)


def owing_two_priests() -> Play:
    """Seat 0 owns a Harbour and a single Priest."""
    t = given(locations={0: ["harbour"]}, hands={0: [SPARE]}, cults={0: (0, 1, 1)}, first=1).step(BettingRound(1))
    return t.plays(1, "raise priest").plays(2, "raise priest")


@card_test("harbour")
@covers("TH-130", "TH-091")
def test_harbour_pays_a_token_of_the_debt_once_in_a_hand() -> None:
    t = owing_two_priests()
    t.refuses(0, "harbour prophet", "TH-091")
    t.refuses(0, "harbour disciple", "TH-091")
    t.plays(0, "harbour priest")
    t.refuses(0, "harbour priest", "TH-130")
    t.refuses(0, "fold", "TH-072")
    t.plays(0, "follow")
    assert (t.stake(0), t.cult(0)) == ((0, 2, 1), (0, 0, 1))


@card_test("harbour")
@covers("TH-091")
def test_harbour_decides_whether_a_last_stand_is_needed() -> None:
    t = owing_two_priests()
    t.refuses(0, "follow", "TH-074")
    t.plays(0, "harbour priest")
    t.refuses(0, "last-stand", "TH-091")
    assert t.plays(0, "follow").s.deeds[0].last_stand == 0


@card_test("nilometer")
@covers("TH-120", "TH-131")
def test_nilometer_counts_one_more_water_until_it_is_destroyed() -> None:
    sky = ["water chaos 3", "air order 1", "fire order 1"]
    settled("nilometer", hands={0: ["drowning", SPARE]}, sky=sky).plays(0, "play drowning", "player 2")
    t = given(locations={0: ["nilometer"]}, hands={0: ["drowning", SPARE]}, sky=sky)
    t.s.winners = 0b010
    damage_of_losers(t.s)
    damage_of_losers(t.s)
    assert t.discards(0) == ["nilometer"]
    t.step(BettingRound(1)).refuses(0, "play drowning", "TH-114")


@card_test("isle_of_mists")
@covers("TH-241", "TH-130")
def test_isle_of_mists_guards_the_hand_the_first_time_in_a_hand() -> None:
    t = in_betting(
        "whispers", "whispers", essence="air", seats=2, locations={1: ["isle_of_mists"]},
        hands={1: ["gale"]}, draws={1: ["unity"]},
    )  # fmt: skip
    t.plays(0, "play whispers").nobody_reacts()
    assert t.events("looked") == []
    assert sorted(t.hand(1)) == ["gale", "unity"]
    t.plays(0, "play whispers").nobody_reacts()
    assert len(t.events("looked")) == 1


@card_test("isle_of_mists", "fog")
@covers("TH-241")
def test_fog_comes_before_the_isle_which_keeps_its_use() -> None:
    t = in_betting(
        "whispers", essence="air", seats=2, sky=["air order 2", "water chaos 2", "fire order 1"],
        locations={1: ["isle_of_mists"]}, hands={1: ["fog", "gale"]}, draws={1: ["unity"]},
    )  # fmt: skip
    t.plays(0, "play whispers").plays(1, "play fog").nobody_reacts()
    assert t.s.used == []
    assert t.events("hand-guarded") == []


# -- Power cards ------------------------------------------------------------------------------------------------------


@card_test("power_water_order", "power_water_chaos")
@covers("TH-112", "TH-114", "TH-115")
@pytest.mark.parametrize(("orb", "card", "clause"), [("order", "libation", "TH-115"), ("chaos", "drowning", "TH-114")])
def test_water_power_cards_give_one_essence_and_two_orbs(orb: str, card: str, clause: str) -> None:
    power = f"power_water_{orb}"
    sky = (
        [f"water {orb} 1", "fire order 1", "earth chaos 1"]
        if orb == "chaos"
        else ["water chaos 1", "air chaos 2", "fire order 1"]
    )
    t = given(hands={0: [power, card, "gale"]}, draws={0: ["unity"]}, sky=sky).step(BettingRound(1))
    t.refuses(0, f"play {card}", clause)
    t.plays(0, f"play {power}", f"play {card}")
