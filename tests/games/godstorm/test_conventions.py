"""Chapter 2: conventions, and who knows what."""

import json

import pytest

from tests.games.godstorm.table import Table, covers, given, opened, play_to, wander
from theogony.games.godstorm.cards.conditions import territory_card
from theogony.games.godstorm.content import CARDS, GODS, LANDS, NO_ROUTE, PLACES, borders, place
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.muster import CollectIncome
from theogony.games.godstorm.obtain import BuyMiracles
from theogony.games.godstorm.pieces import draw, half
from theogony.games.godstorm.scoring import score, total
from theogony.kernel.move import UnknownMove

LANDS_NOW = {"thule": (0, 6), "gaul": (0, 2), "roma": (1, 5), "apulia": (1, 1), "egypt": (2, 2)}


def step_four(*cards: str, **more: object) -> Table:
    """The first player has these cards, all gods at hand in Thule, and faith."""
    gods = {0: dict.fromkeys(("death", "war"), "thule")} | dict(more.pop("gods", {}))  # type: ignore[call-overload]
    lands = LANDS_NOW | dict(more.pop("lands", {}))  # type: ignore[call-overload]
    t = given(lands=lands, faith=(30, 0, 0), hand={0: cards}, gods=gods, **more)  # type: ignore[arg-type]
    return t.step(PlayMiracles(0), Invade(0))


# -- cards and what is known -------------------------------------------------------------------------------------------


@covers("GS-026")
def test_a_card_played_leaves_the_game_and_is_never_reshuffled() -> None:
    t = step_four("heroes_are_born")
    t.pile("war")  # the deck is empty otherwise
    t.plays(0, "play heroes_are_born", "target gaul")
    assert t.hand(0) == []
    assert t.removed() == ["heroes_are_born"]
    draw(t.s, 0, GODS.index("war"), 1, "GS-128")
    assert t.hand(0) == []  # nothing comes back into the deck


@covers("GS-026")
def test_a_discarded_hand_leaves_the_game_too() -> None:
    t = given(
        lands=LANDS_NOW,
        faith=(9, 0, 0),
        gods={0: {"death": "thule"}},
        hand={0: ["crops_wither"], 1: ["storms_rage", "lava_erupts"]},
    )
    t.step(PlayMiracles(0), Invade(0)).plays(0, "play crops_wither")  # only one player has a hand
    assert t.hand(1) == []
    assert sorted(t.removed()) == ["crops_wither", "lava_erupts", "storms_rage"]
    pools = [CARDS[card] for deck in range(4) for card in t.s.deck(deck)]
    assert "storms_rage" not in pools
    assert pools.count("crops_wither") == 1  # of two


def with_hands() -> Table:
    t = given(
        lands=LANDS_NOW,
        faith=(5, 7, 0),
        hand={0: ["storms_rage", "crops_wither"], 1: ["lava_erupts", "the_winds_turn", "heroes_are_born"]},
        relics={"excalibur": 1},
        heaven={1: 4},
        temples=["gaul"],
        plague=["kush"],
    )
    return t.step(Invade(0))


def player(t: Table, viewer: int, seat: int) -> dict[str, object]:
    players = t.s.view(viewer)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


@covers("GS-027", "GS-028")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_faith_and_the_number_of_cards_of_each_type_are_public(viewer: int) -> None:
    t = with_hands()
    assert [player(t, viewer, seat)["faith"] for seat in range(3)] == [5, 7, 0]
    counts = [player(t, viewer, seat)["cards"] for seat in range(3)]
    assert counts == [{"death": 1, "war": 1}, {"sky": 2, "war": 1}, {}]


@covers("GS-028", "GS-029")
def test_which_cards_they_are_only_their_holder_knows() -> None:
    t = with_hands()
    own = t.s.view(1)["hand"]
    assert isinstance(own, list)
    assert sorted(own) == ["heroes_are_born", "lava_erupts", "the_winds_turn"]
    for viewer in (0, 2, -1):
        seen = json.dumps(t.s.view(viewer))
        for card in own:
            assert card not in seen


@covers("GS-029")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_boards_heavens_relics_plague_epoch_decks_and_markers_are_public(viewer: int) -> None:
    t = with_hands()
    view = t.s.view(viewer)
    assert view["board"] == {name: t.at(name) for name in PLACES if t.at(name)[1]}
    assert (view["temples"], view["plague"], view["epoch"]) == (["gaul"], ["kush"], 2)
    assert view["decks"] == {"death": 16, "magic": 14, "sky": 15, "war": 15}
    assert view["removed"] == []
    assert player(t, viewer, 1)["relics"] == ["excalibur"]
    assert player(t, viewer, 1)["heaven"] == 4
    assert [player(t, viewer, seat)["marker"] for seat in range(3)] == [1, 2, 3]


@covers("GS-029")
def test_the_order_of_the_decks_is_nobodys_to_know() -> None:
    t = with_hands()
    for viewer in (0, 1, 2, -1):
        view = t.s.view(viewer)
        assert not any(card in json.dumps(view) for card in CARDS if card not in (*t.hand(viewer), "excalibur"))


@covers("GS-025")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_gains_faith_or_territories_but_by_own_doing(seats: int) -> None:
    own_doing = {"income", "book-traded", "card-played", "chosen", "captured", "entered"}
    for before, after, asked in wander(seats, seats):
        told = {event.public.get("seat") for event in after.events or [] if event.kind in own_doing}
        after.events = []
        if before.rounds == 0 or asked == "OfferAegis":  # the setup; a card whose effect had to wait
            continue
        for seat in range(seats):
            if after.faith[seat] > before.faith[seat] or len(after.lands_of(seat)) > len(before.lands_of(seat)):
                assert seat in told, f"player {seat + 1} gains something at {asked}"


# -- halves ------------------------------------------------------------------------------------------------------------


@covers("GS-030", "GS-031")
def test_every_division_rounds_down() -> None:
    assert [half(number) for number in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@covers("GS-030", "GS-031", "GS-041")
def test_a_card_that_halves_takes_the_smaller_half() -> None:
    t = step_four("the_ground_shakes", lands={"roma": (1, 5), "apulia": (1, 3), "corsica": (1, 1)})
    t.rolls(1).plays(0, "play the_ground_shakes")  # Europa
    assert (t.at("roma"), t.at("apulia"), t.at("corsica")) == ((1, 3), (1, 2), (1, 1))
    assert t.s.heaven[1] == 2 + 1
    assert t.at("thule") == (0, 6)


# -- control and gods --------------------------------------------------------------------------------------------------


@covers("GS-032", "GS-039")
def test_a_temple_alone_gives_no_control() -> None:
    t = step_four("storms_rage", temples=["apulia"]).rolls(1).plays(0, "play storms_rage", "target apulia")
    assert t.at("apulia") == (-1, 0)
    assert score(t.s, 1)["territories"] == 1
    assert t.s.temples_of(1) == []
    assert t.s.temple[place("apulia")] == 1


@covers("GS-033")
def test_an_underworld_space_is_controlled_with_one_army() -> None:
    t = given(lands={**LANDS_NOW, "crypt_northeast": (0, 1), "crypt_southeast": (1, 1)})
    assert (score(t.s, 0)["underworld"], score(t.s, 1)["underworld"], score(t.s, 2)["underworld"]) == (1, 1, 0)


@covers("GS-034", "GS-035")
def test_gods_are_banished_when_the_last_army_dies_by_a_card() -> None:
    t = step_four("storms_rage", gods={1: {"sky": "apulia", "war": "apulia", "magic": "roma"}})
    t.rolls(6).plays(0, "play storms_rage", "target apulia")
    assert (t.god(1, "sky"), t.god(1, "war"), t.god(1, "magic")) == ("", "", "roma")
    assert [event.clause for event in t.events("banished")] == ["GS-034", "GS-034"]
    assert all(t.at(space) == (-1, 0) for space in PLACES[LANDS:])


@covers("GS-034")
def test_gods_stay_while_one_army_stands() -> None:
    t = step_four("storms_rage", gods={1: {"sky": "roma"}}).rolls(4).plays(0, "play storms_rage", "target roma")
    assert t.at("roma") == (1, 1)
    assert t.god(1, "sky") == "roma"


@covers("GS-034", "GS-217")
def test_gods_are_banished_when_the_last_army_dies_in_battle() -> None:
    lands = {"thule": (0, 6), "varangia": (1, 1), "roma": (1, 1), "egypt": (2, 1)}
    t = given(lands=lands, gods={1: {"sky": "varangia"}}).step(Invade(0))
    t.plays(0, "attack thule>varangia", "commit 5").rolls(6, 6, 6, 1).plays(0, "roll 3", "move 3")
    assert t.god(1, "sky") == ""


@covers("GS-036", "GS-140")
@pytest.mark.parametrize("land", ["thule", "gaul"])
def test_a_god_is_in_play_wherever_it_stands_on_the_ancient_world(land: str) -> None:
    t = given(lands=LANDS_NOW, faith=(9, 0, 0), gods={0: {"war": land}}, plague=["gaul"]).step(BuyMiracles(0))
    assert "buy war" in t.options(0)
    t.refuses(0, "buy sky", "GS-140")  # on its card


@covers("GS-037")
def test_a_card_wins_over_the_rules() -> None:
    t = step_four("an_empire_is_born")
    t.s.faith[0] = 0  # a temple costs 5, but not with this card
    t.plays(0, "play an_empire_is_born", "target gaul")
    assert t.s.temple[place("gaul")] == 1
    assert t.s.faith[0] == 0


@covers("GS-038")
def test_cards_leave_the_underworld_alone_unless_they_say_so() -> None:
    spaces = {"crypt_northeast": (1, 5), "gate_north": (1, 4), "hall_west": (0, 3)}
    t = step_four("the_young_grow_old", "deaths_door_closes", lands=spaces)
    t.plays(0, "play the_young_grow_old")
    assert (t.at("crypt_northeast"), t.at("gate_north"), t.at("hall_west")) == ((1, 5), (1, 4), (0, 3))
    assert (t.at("roma"), t.at("thule")) == ((1, 4), (0, 5))
    reserve = t.s.reserve[1]
    t.plays(0, "play deaths_door_closes")
    assert (t.at("crypt_northeast"), t.at("gate_north")) == ((1, 3), (1, 4))
    assert t.s.reserve[1] == reserve + 2


@covers("GS-038")
def test_territory_choices_never_name_the_underworld() -> None:
    t = step_four("storms_rage").plays(0, "play storms_rage")
    for space in PLACES[LANDS:]:
        with pytest.raises(UnknownMove):
            t.plays(0, f"target {space}")


@covers("GS-039")
def test_an_emptied_territory_counts_for_nobody() -> None:
    hyrkania = {"rus": (1, 1), "scythia": (1, 1), "cimmeria": (1, 1), "sarmatia": (1, 1)}
    t = step_four("storms_rage", lands=hyrkania)
    assert score(t.s, 1)["continents"] == 2
    t.rolls(3).plays(0, "play storms_rage", "target rus")
    assert t.at("rus") == (-1, 0)
    assert (score(t.s, 1)["territories"], score(t.s, 1)["continents"]) == (5, 0)
    t.step(CollectIncome(1))
    assert t.events("income")[0].public["armies"] == 3


@covers("GS-040")
def test_the_temple_of_an_empty_territory_belongs_to_whoever_enters_and_plague_stays() -> None:
    t = given(lands={"thule": (0, 6), "gaul": (0, 1), "roma": (1, 2)}, temples=["varangia"], plague=["varangia"])
    assert t.s.temples_of(0) == []
    t.step(Invade(0)).plays(0, "enter thule>varangia", "move 3")
    assert t.s.temples_of(0) == [place("varangia")]
    assert t.at("varangia") == (0, 2)  # plague had stayed too
    assert t.s.plague[place("varangia")] == 1


@covers("GS-041")
def test_armies_destroyed_by_a_card_go_to_heaven() -> None:
    t = step_four("storms_rage")
    reserve = t.s.reserve[1]
    t.rolls(3).plays(0, "play storms_rage", "target roma")
    assert t.at("roma") == (1, 2)
    assert t.s.heaven[:3] == [0, 3, 0]
    assert t.s.reserve[1] == reserve


@covers("GS-042", "GS-044")
def test_a_territory_card_is_turned_over_and_put_back_and_sunk_atlantis_is_passed_over() -> None:
    t = step_four("paradise_is_lost", plague=["kush"])
    t.s.sunk = 1
    t.s.borders = borders(1, NO_ROUTE)
    # Hesperide has sunk, Kush has the plague already: both are passed over
    t.picks(place("hesperide"), place("kush"), place("rus")).plays(0, "play paradise_is_lost")
    assert (t.s.plague[place("kush")], t.s.plague[place("rus")]) == (0, 1)
    assert t.rng.picks == []
    assert t.events("plague-moved")[0].public == {"source": "kush", "place": "rus"}


@covers("GS-042")
def test_the_same_territory_card_may_come_again() -> None:
    t = given().picks(7, 7)
    assert (territory_card(t.s), territory_card(t.s)) == (7, 7)


@covers("GS-043")
def test_a_card_that_moves_armies_leaves_one_behind() -> None:
    t = step_four("eagles_take_wing").plays(0, "play eagles_take_wing", "target gaul")  # of 2 armies, 1 flies
    assert (t.at("gaul"), t.at("thule")) == ((0, 1), (0, 7))
    t = step_four("eagles_take_wing").plays(0, "play eagles_take_wing", "target thule")
    t.refuses(0, "move 6", "GS-043")
    t.plays(0, "move 5", "with none")
    assert (t.at("gaul"), t.at("thule")) == ((0, 7), (0, 1))


@covers("GS-296")
def test_clockwise_is_the_next_seat_and_the_reserve_is_what_is_nowhere_else() -> None:
    t = play_to(opened(5, 3), "PlaceStart")
    first = t.asked()[0]
    t.plays(first, *[t.options(first)[0]] * 3)
    assert t.asked()[0] == (first + 1) % 5
    t = given(lands={**LANDS_NOW, "gate_north": (1, 3)}, heaven={1: 9})
    assert t.s.reserve[1] == 110 - 5 - 1 - 3 - 9


@covers("GS-296", "GS-247")
def test_a_heaven_is_no_space_controls_nothing_and_cannot_be_attacked() -> None:
    t = given(lands=LANDS_NOW, heaven={1: 9})
    assert total(t.s, 1) == 2
    with pytest.raises(UnknownMove):
        MOVES.parse("attack gate_north>heaven")
    with pytest.raises(UnknownMove):
        MOVES.parse("space heaven")


@covers("GS-296")
@pytest.mark.parametrize("card", ["the_young_grow_old", "deaths_door_closes", "the_sea_is_your_tomb"])
def test_no_card_touches_a_heaven(card: str) -> None:
    t = step_four(card, lands={"crypt_northeast": (2, 4)}, heaven={2: 9})
    t.plays(0, f"play {card}")
    assert t.s.heaven[2] == 9 + (1 if card == "the_young_grow_old" else 0)  # the army of Egypt joins them
