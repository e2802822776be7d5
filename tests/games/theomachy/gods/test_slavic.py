"""Perun, Mokosh, Veles and the Mythology of the Slavs."""

import pytest

from tests.games.theomachy.closing import FIVE, alone, battle, fought, hero, lay_track, myths, to_prayer, top
from tests.games.theomachy.table import Play, card_test, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS
from theogony.games.theomachy.start import StartPhase
from theogony.games.theomachy.zones import HEAVENS

AIRY = ("air order 3", "air order 2", "air chaos 3", "air chaos 1", "earth chaos 1")


# -- Perun ------------------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-240")
@card_test("perun")
@pytest.mark.parametrize(("attacks", "bonus"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_perun_adds_one_to_each_attack_of_fixed_power_two_at_most(attacks: int, bonus: int) -> None:
    cards = ["gale", "gale", "gale", "wings_of_nike"][:attacks]
    t = battle(given(gods={0: "perun"}, first=1, hands={0: cards}, sky=AIRY, hidden=()))
    t.plays(0, *(f"play {card}" for card in cards))
    assert to_prayer(t).s.deeds[0].power == 2 + [2, 4, 6, 11][attacks - 1] + bonus


@covers("TH-202", "TH-253")
@card_test("perun")
def test_perun_adds_nothing_to_variable_or_powerless_or_nullified_attacks() -> None:
    t = battle(given(gods={0: "perun"}, hands={0: ["unity", "eye_of_the_storm"]}, sky=AIRY, hidden=()))
    assert to_prayer(t.plays(0, "play unity", "play eye_of_the_storm")).s.deeds[0].power == 2 + 1 + 2
    t = given(seats=2, gods={0: "perun"}, hands={0: ["plague"]}, sky=("earth chaos 3", "earth chaos 2", "air order 1"))
    assert to_prayer(battle(t).plays(0, "play plague")).s.deeds[0].power == 2
    sky = ("fire chaos 2", "fire chaos 1", "water chaos 3", "water order 2", "earth order 1")
    t = battle(given(seats=2, gods={0: "perun"}, hands={0: ["hatred"], 1: ["tempest"]}, sky=sky, hidden=()))
    t.plays(0, "play hatred").plays(1, "play tempest")  # the only Fire Attack there is
    assert to_prayer(t).each("power")[:2] == [2, 2 + 5]


@covers("TH-206", "TH-207")
@card_test("perun")
@pytest.mark.parametrize(("attacks", "miracles"), [(3, 1), (2, 0)])
def test_perun_wants_three_attacks_in_a_battle_won_or_lost(attacks: int, miracles: int) -> None:
    t = battle(given(gods={0: "perun"}, stakes={1: (2, 0, 0)}, hands={0: ["gale"] * attacks}, sky=AIRY, hidden=()))
    to_prayer(t.plays(0, *["play gale"] * attacks))
    assert t.s.won(1)
    assert t.s.players[0].miracles == miracles


@covers("TH-207")
@card_test("perun")
def test_perun_gives_his_miracle_at_the_end_of_the_battle_not_before() -> None:
    t = battle(given(gods={0: "perun"}, hands={0: ["gale", "gale", "gale", "hatred"]}, sky=AIRY, hidden=()))
    t.plays(0, "play gale", "play gale", "play gale")
    assert t.s.players[0].miracles == 0
    assert to_prayer(t).s.players[0].miracles == 1


# -- Mokosh -----------------------------------------------------------------------------------------------------------


@covers("TH-203")
@card_test("mokosh")
@pytest.mark.parametrize(("card", "drawn"), [("gale", 1), ("rockslide", 2), ("power_earth_chaos", 2)])
def test_mokosh_discards_a_card_and_draws_one_or_two_for_earth(card: str, drawn: int) -> None:
    t = given(gods={0: "mokosh"}, hands={0: [card, "hatred"]}, draws={0: ["plague", "plague", "plague"]})
    t.step(BettingRound(1)).picks(0, 0).plays(0, "invoke", f"card {card}")
    assert sorted(t.hand(0)) == ["hatred", *["plague"] * drawn]


@covers("TH-121", "TH-204")
@card_test("mokosh")
def test_mokosh_needs_a_card_and_works_once() -> None:
    given(gods={0: "mokosh"}, draws={0: ["plague"]}).step(BettingRound(1)).refuses(0, "invoke", "TH-121")
    t = given(gods={0: "mokosh"}, hands={0: ["gale", "hatred"]}, draws={0: ["plague"]}).step(BettingRound(1))
    t.plays(0, "invoke")
    t.refuses(0, "done", "TH-121")
    t.plays(0, "card gale").refuses(0, "invoke", "TH-204")


@covers("TH-206", "TH-258")
@card_test("mokosh")
def test_mokosh_wants_a_priest_paid_for_the_track_and_the_miracle_can_be_spent_at_once() -> None:
    t = alone(top(given(gods={0: "mokosh"}), 0, "baba_yagas_hut"), 0).plays(0, "place 2")
    assert t.s.players[0].miracles == 1
    t.picks(0, 0, 0, 0).plays(1, "place 6").plays(2, "place 5").plays(0, "buy")
    assert myths(t, 0) == ["baba_yagas_hut"]
    assert t.s.players[0].miracles == 0


@covers("TH-206", "TH-207")
@card_test("mokosh")
@pytest.mark.parametrize("choice", ["place 3", "place 6"])
def test_mokosh_gives_nothing_for_a_cheaper_card(choice: str) -> None:
    assert alone(given(gods={0: "mokosh"}), 0).plays(0, choice).s.players[0].miracles == 0


# -- Veles ------------------------------------------------------------------------------------------------------------


def robbing(stakes: dict[int, tuple[int, int, int]], power: dict[int, int], seats: int = 3) -> Play:
    return fought(given(seats=seats, gods={0: "veles"}, stakes=stakes, hands={0: ["gale", "hatred"]}), power)


@covers("TH-203", "TH-155")
@card_test("veles")
@pytest.mark.parametrize(("kind", "cult"), [("disciple", (3, 5, 9)), ("priest", (3, 6, 8))])
def test_veles_takes_a_token_out_of_the_stake_of_a_loser(kind: str, cult: tuple[int, int, int]) -> None:
    t = robbing({1: (1, 1, 1), 2: (0, 0, 1)}, {0: 9, 1: 8, 2: 1}).plays(0, "invoke", "player 2", f"token {kind}")
    assert t.cult(0) == cult
    assert t.stake(1) == ((1, 1, 0) if kind == "disciple" else (1, 0, 1))


@covers("TH-122", "TH-080", "TH-123", "TH-252")
@card_test("veles")
def test_veles_robs_nobody_who_folded_or_won_and_takes_no_prophet() -> None:
    robbing({1: (1, 1, 1)}, {0: 8, 1: 9, 2: 1}).refuses(0, "invoke", "TH-122")
    t = robbing(dict.fromkeys(range(1, 5), (1, 1, 1)), {0: 9, 1: 8, 2: 1, 3: 9}, seats=5).plays(0, "invoke")
    t.refuses(0, "player 5", "TH-080")
    t.refuses(0, "player 4", "TH-123")
    t.plays(0, "player 2").refuses(0, "token prophet", "TH-252")


@covers("TH-094", "TH-251", "TH-122")
@card_test("veles")
def test_veles_takes_nothing_from_a_last_stand_card_and_no_loaned_token() -> None:
    t = given(seats=2, gods={0: "veles"}, stakes={1: (1, 0, 0)}, hands={0: ["gale", "hatred"]})
    t.s.stand[4], t.s.loan[5] = 1, 1
    fought(t, {0: 9, 1: 8}).refuses(0, "invoke", "TH-122")


@covers("TH-206", "TH-207")
@card_test("veles")
@pytest.mark.parametrize(("cult", "miracles"), [((3, 4, 10), 1), ((3, 4, 9), 0)])
def test_veles_wants_the_largest_cult_at_the_end_of_closure(cult: tuple[int, int, int], miracles: int) -> None:
    t = fought(given(gods={0: "veles"}, cults={0: cult}), {0: 3, 1: 9, 2: 9})
    assert t.cult(1) == t.cult(2) == (3, 5, 9), "the Stakes are back: 17 tokens are as many as anybody has"
    assert t.s.players[0].miracles == miracles


@covers("TH-258")
@card_test("veles")
def test_veles_gives_nothing_to_those_who_did_not_fight() -> None:
    assert fought(given(gods={0: "veles"}, cults={0: (9, 9, 9)}), {1: 9, 2: 3}).s.players[0].miracles == 0
    assert fought(given(gods={0: "veles"}, cults={0: (9, 9, 9)}), {0: 1, 1: 9, 2: 3}).s.players[0].miracles == 1


# -- Mythology --------------------------------------------------------------------------------------------------------


def new_hand(cult: tuple[int, int, int], essence_left: int) -> Play:
    t = lay_track(given(gods={0: "perun"}, myths={0: ["kupala_night"]}, cults={0: cult}, number=4)).picks(*[0] * 5)
    t.put_essences(t.s.essences.content[HEAVENS][:essence_left], t.s.essences.content[HEAVENS][essence_left:])
    return t.step(StartPhase())


@covers("TH-055", "TH-257")
@card_test("kupala_night")
def test_kupala_night_brings_followers_before_the_antes_when_the_essence_deck_is_shuffled() -> None:
    t = new_hand((3, 5, 8), 4)
    assert t.s.ante == 2
    assert [e.public["tokens"] for e in t.events("gained")] == [{"priest": 1}, {"disciple": 2}]
    assert (t.cult(0), t.stake(0)) == ((3, 6, 8), (0, 0, 2))


@covers("TH-257", "TH-059")
@card_test("kupala_night")
def test_kupala_night_saves_an_empty_cult_and_its_followers_arrive_together() -> None:
    t = new_hand((0, 0, 0), 4)
    assert t.s.players[0].alive == 1
    mine = [e.kind for e in t.s.events or [] if e.kind in ("gained", "exchanged", "ante") and e.public["seat"] == 0]
    assert mine == ["gained", "gained", "exchanged", "ante"], "0/1/2 pays two Disciples, then exchanges the Priest"
    assert t.cult(0) == (0, 0, 2)


@covers("TH-055")
@card_test("kupala_night")
def test_kupala_night_brings_nothing_while_cards_are_left() -> None:
    t = new_hand((3, 5, 8), 10)
    assert t.events("gained") == []
    assert t.cult(0) == (3, 5, 7)


@covers("TH-211")
@card_test("fern_flower")
def test_the_fern_flower_draws_a_card_and_discards_one_before_the_bets() -> None:
    t = given(myths={0: ["fern_flower"]}, hands={0: ["gale"]}, draws={0: ["hatred"]}).window(BEFORE_BETS)
    t.plays(0, "myth fern_flower")
    assert t.hand(0) == ["gale", "hatred"]
    t.refuses(0, "done", "TH-121")
    t.plays(0, "card gale")
    assert (t.hand(0), t.discards(0)) == (["hatred"], ["gale"])


@covers("TH-213", "TH-122", "TH-217")
@card_test("fern_flower")
def test_the_fern_flower_blooms_once_and_not_without_cards() -> None:
    t = given(myths={0: ["fern_flower"]}, hands={0: ["gale"]}, draws={0: ["hatred", "plague"]}).window(BEFORE_BETS)
    t.picks(0).plays(0, "myth fern_flower", "card gale")
    assert t.asked()[1] == "Pause"
    assert given(myths={0: ["fern_flower"]}).window(BEFORE_BETS).asked()[1] == "Pause"


@covers("TH-241")
@card_test("baba_yagas_hut")
def test_baba_yagas_hut_keeps_eyes_and_hands_off() -> None:
    hands = {0: ["whispers", "curse", "gale"], 1: ["plague", "unity"]}
    sky = ("air order 3", "fire chaos 3", "fire chaos 1")
    t = given(seats=2, myths={1: ["baba_yagas_hut"]}, hands=hands, sky=sky).step(BettingRound(1))
    t.plays(0, "play whispers").nobody_reacts().plays(0, "play curse").nobody_reacts()
    assert t.s.view(0)["known_hands"]["1"] == []  # type: ignore[index]
    assert t.hand(1) == ["unity", "plague"]
    assert len(t.events("hand-guarded")) == 2


@covers("TH-241")
@card_test("baba_yagas_hut")
def test_baba_yagas_hut_shelters_its_owner_only_and_not_from_himself() -> None:
    hands = {0: ["whispers", "gale"], 1: ["plague", "unity"], 2: ["trance", "gale"]}
    t = given(
        myths={2: ["baba_yagas_hut"]},
        hands=hands,
        draws={2: ["feint", "feint"]},
        sky=("air order 3", "air chaos 3", "fire chaos 1"),
    )
    t.step(BettingRound(1)).plays(0, "play whispers", "player 2").nobody_reacts()
    assert t.s.view(0)["known_hands"]["1"] == ["unity", "plague"]  # type: ignore[index]
    t.plays(0, "pass", "end").plays(1, "pass", "end").plays(2, "play trance").nobody_reacts()
    assert t.hand(2) == ["feint", "feint"]


@covers("TH-211")
@card_test("zmey")
def test_zmey_adds_three_and_damages_a_location_of_choice() -> None:
    t = given(myths={0: ["zmey"]}, hands={0: ["gale"]}, locations={1: ["fortress", "altar"]})
    battle(t).plays(0, "myth zmey", "player 2")
    t.refuses(0, "card oracle", "TH-131")
    t.plays(0, "card altar")
    assert [event.public["card"] for event in t.events("damaged")] == ["altar"]
    assert to_prayer(t).s.deeds[0].power == 5


@covers("TH-211", "TH-122")
@card_test("zmey")
def test_zmey_adds_three_where_there_is_no_location_and_nothing_unless_used() -> None:
    t = battle(given(myths={0: ["zmey"]})).plays(0, "myth zmey", "player 2")
    assert to_prayer(t).each("power")[:3] == [5, 2, 2]
    assert to_prayer(battle(given(myths={0: ["zmey"]})).plays(0, "done")).each("power")[:3] == [2, 2, 2]


@covers("TH-219", "TH-220")
@card_test("ilya_muromets")
@pytest.mark.parametrize(("stake", "power"), [((0, 1, 0), 2 + 9), ((0, 0, 1), 2 + 5)])
def test_ilya_muromets_is_stronger_against_a_richer_stake(stake: tuple[int, int, int], power: int) -> None:
    t = battle(given(seats=2, myths={0: ["ilya_muromets"]}, stakes={1: stake})).plays(0, "myth ilya_muromets")
    assert to_prayer(t).s.deeds[0].power == power


@covers("TH-220", "TH-224")
@card_test("ilya_muromets")
def test_ilya_muromets_looks_only_at_followers_of_the_battle() -> None:
    t = given(myths={0: ["ilya_muromets"], 1: ["heracles"]}, stakes={2: (2, 0, 0)}, sky=FIVE, hidden=())
    t.s.deeds[2].folded = 1
    battle(t).plays(0, "myth ilya_muromets").plays(1, "myth heracles")
    to_prayer(t)
    assert t.each("power")[:2] == [7, 10], "neither a Hero nor a folded Stake is a richer Stake"
    assert myths(t, 0) == [] and myths(t, 1) == ["heracles"]
    assert hero(t, 1) == ""
