"""Locations: their token, their use, their damage. -- chapter 9 (TH-127 to TH-132)"""

from tests.games.theomachy.cards.playing import SPARE, in_battle, in_betting, in_closure, settled, sky_of, unprayed
from tests.games.theomachy.table import covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.closure import damage_of_losers
from theogony.games.theomachy.start import begin_hand


@covers("TH-127", "TH-161")
def test_a_location_stays_from_hand_to_hand() -> None:
    t = in_betting("fortress", essence="earth").plays(0, "play fortress", "raise disciple", "end")
    t.plays(1, "fold").plays(2, "fold").plays(0, "done")
    assert t.asked() == (0, "Pause")  # the whole Closure is over
    assert (t.locations(0), t.discards(0)) == (["fortress"], [SPARE])


@covers("TH-127")
def test_a_location_is_for_the_betting_phase() -> None:
    in_battle("fortress", essence="earth").refuses(0, "play fortress", "TH-127")
    in_closure("fortress", essence="earth").refuses(0, "play fortress", "TH-127")


@covers("TH-128")
def test_the_token_comes_from_the_cult_never_from_the_stake() -> None:
    t = in_betting("fortress", essence="earth", cults={0: (0, 0, 4)}, stakes={0: (0, 3, 1)})
    assert t.refuses(0, "play fortress", "TH-128").params == {"token": "priest"}
    t = in_betting("fortress", essence="earth", cults={0: (0, 1, 4)}, stakes={0: (0, 3, 1)}).plays(0, "play fortress")
    assert (t.cult(0), t.stake(0)) == ((0, 0, 4), (0, 3, 1))


@covers("TH-129", "TH-195")
def test_the_exchange_comes_after_the_token_has_left() -> None:
    in_betting("granary", essence="earth", cults={0: (0, 0, 0)}).refuses(0, "play granary", "TH-128")
    t = in_betting("granary", essence="earth", cults={0: (0, 2, 1)}).plays(0, "play granary")
    assert (t.cult(0), t.stake(0)) == ((0, 1, 2), (0, 0, 1))


@covers("TH-129", "TH-131")
def test_the_token_is_lost_with_the_location() -> None:
    t = in_betting("granary", essence="earth").plays(0, "play granary")
    t.s.winners = 0b010
    damage_of_losers(t.s)
    damage_of_losers(t.s)
    assert (t.locations(0), t.cult(0)) == ([], (3, 5, 7))


@covers("TH-130")
def test_a_location_works_from_the_moment_it_is_played() -> None:
    t = in_betting("altar", essence="fire", draws={0: ["gale"]}).plays(0, "play altar", "visit altar")
    assert t.cult(0) == (3, 5, 6)
    t.refuses(0, "visit oracle", "TH-130")
    t.refuses(0, "visit altar", "TH-130")


@covers("TH-130")
def test_a_location_is_used_once_in_each_hand() -> None:
    settled("oracle").plays(0, "visit oracle", "pass").refuses(0, "visit oracle", "TH-130")
    t = given(locations={0: ["oracle"]}, hands={0: [SPARE]})
    t.s.used = list(t.s.locations(0))
    begin_hand(t.s)
    t.step(BettingRound(1)).plays(0, "visit oracle")


@covers("TH-130", "TH-240")
def test_there_is_no_limit_and_copies_add_up() -> None:
    places = ["fortress", "fortress", "temple_of_war", "temple_of_war", "granary", "altar", "oracle"]
    t = in_battle("rockslide", essence="earth", locations={0: places}).plays(0, "play rockslide")
    assert t.power(0) == 23 + 2 + 3 + 3 + 1 + 1


@covers("TH-131", "TH-158")
def test_a_damaged_location_still_works_and_the_second_damage_destroys_it() -> None:
    t = in_battle(essence="earth", locations={0: ["fortress"]})
    t.s.winners = 0b010
    damage_of_losers(t.s)
    assert (t.s.damaged, t.locations(0), t.power(0)) == (t.s.locations(0), ["fortress"], 26)
    damage_of_losers(t.s)
    assert (t.s.damaged, t.locations(0), t.discards(0), t.power(0)) == ((), [], ["fortress"], 23)
    assert [event.kind for event in t.s.events or []][-2:] == ["damaged", "destroyed"]


@covers("TH-131")
def test_who_chooses_a_location_chooses_one_of_its_owner() -> None:
    t = in_battle("earthquake", essence="earth", locations={0: ["altar"], 1: ["oracle", "granary"]})
    t.plays(0, "play earthquake").refuses(1, "card altar", "TH-131")
    t.plays(1, "card oracle")
    assert len(t.s.damaged) == 1


@covers("TH-131")
def test_of_two_copies_the_owner_gives_the_sound_one() -> None:
    t = in_battle("earthquake", essence="earth", locations={1: ["oracle", "oracle"]})
    t.s.damaged = t.s.locations(1)[:1]
    t.plays(0, "play earthquake")
    assert (t.locations(1), len(t.s.damaged)) == (["oracle", "oracle"], 2)


@covers("TH-132")
def test_damage_is_not_repaired_by_a_victory_or_a_new_hand() -> None:
    t = unprayed(given(locations={0: ["fortress"]}, hands={0: [SPARE]}, sky=sky_of("earth")[:3], seats=2))
    t.s.damaged = t.s.locations(0)
    t.step(BettingRound(1)).plays(0, "raise disciple", "end").plays(1, "fold")
    begin_hand(t.s)
    assert tuple(t.s.damaged) == t.s.locations(0) != ()
