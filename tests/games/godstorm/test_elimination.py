"""Chapter 20: the end of a player."""

from typing import Any

from tests.games.godstorm.table import Table, covers, given, told
from theogony.games.godstorm.content import CARD_DECK, MAGIC, WAR, card, place
from theogony.games.godstorm.elimination import eliminate_landless, settle
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.epochs import BeginEpoch
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.state import World
from theogony.games.godstorm.view import known_cards
from theogony.games.godstorm.zones import held, territory_hand

HELD = {1: ["storms_rage", "crops_wither", "lava_erupts"], 2: ["the_winds_turn"]}
RELICS = {"excalibur": 1, "stonehenge": 1, "gungnir_spear_of_odin": 2, "the_wine_of_eternal_life": 0}


def last_stand(**more: Any) -> Table:
    """Varangia is the last territory of the second player, who holds cards, relics, faith, heaven and spaces."""
    lands = {
        "thule": (0, 8),
        "varangia": (1, 1),
        "kush": (2, 3),
        "iberia": (3, 3),
        "crypt_northeast": (1, 4),
        "gate_north": (1, 2),
        "altar_west": (2, 2),
    }
    options: dict[str, Any] = {
        "seats": 4,
        "hand": HELD,
        "relics": RELICS,
        "faith": [5, 6, 7, 8],
        "heaven": {0: 1, 1: 5, 2: 2},
        "gods": {0: {"war": "thule"}, 2: {"war": "kush"}},
    }
    return given(lands, **{**options, **more})


def conquered(t: Table) -> Table:
    """Thule takes Varangia."""
    t.step(Invade(0), Fortify(0)).plays(0, "attack thule>varangia", "commit 7")
    if t.asked()[1] == "BringGods":
        t.plays(0, "with none")
    return t.rolls(6, 2).plays(0, "roll 1", "move 3")


def storm(t: Table, seat: int, land: str, die: int) -> Table:
    """The seat plays Storms Rage over the land in step 4."""
    zone = held(seat, WAR)
    if "storms_rage" not in t.hand(seat):
        t.s.cards.place(zone, [*t.s.cards.content[zone], card("storms_rage")])
    return t.step(PlayMiracles(seat)).rolls(die).plays(seat, "play storms_rage", f"target {land}")


@covers("GS-224", "GS-227")
def test_a_player_without_an_army_in_the_ancient_world_is_out_at_once() -> None:
    t = conquered(last_stand(gods={0: {"war": "thule"}, 1: {"death": "varangia", "magic": "varangia"}}))
    assert t.s.alive == [1, 0, 1, 1, 0]
    assert [t.god(1, kind) for kind in ("death", "magic", "sky", "war")] == [""] * 4
    assert (t.at("crypt_northeast"), t.at("gate_north"), t.at("altar_west")) == ((-1, 0), (-1, 0), (2, 2))
    assert (t.s.heaven[:4], t.s.reserve[1]) == ([1, 0, 2, 0], 110)
    assert told(t, "eliminated") == [{"kind": "eliminated", "clause": "GS-224", "seat": 1, "heir": 0}]
    assert t.asked() == (0, "Invade")


@covers("GS-224")
def test_nobody_goes_out_while_the_attacker_still_moves_in() -> None:
    t = last_stand(gods={}).step(Invade(0)).plays(0, "attack thule>varangia", "commit 7").rolls(6, 2).plays(0, "roll 1")
    assert (t.asked(), t.s.alive[1]) == ((0, "MoveMore"), 1)
    t.plays(0, "move 1")
    assert t.s.alive[1] == 0


@covers("GS-224")
def test_one_army_anywhere_in_the_ancient_world_is_enough() -> None:
    t = last_stand()
    t.s.owner[place("parthia")], t.s.armies[place("parthia")] = 1, 1
    conquered(t)
    assert (t.s.alive, t.s.faith[1], len(t.hand(1))) == ([1, 1, 1, 1, 0], 6, 3)
    assert told(t, "eliminated") == []


@covers("GS-225", "GS-226")
def test_the_conqueror_takes_hand_and_relics_and_the_faith_goes_to_the_bank() -> None:
    t = conquered(last_stand())
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["crops_wither", "lava_erupts", "storms_rage"], [], ["the_winds_turn"])
    assert t.relics(0) == ["stonehenge", "the_wine_of_eternal_life", "excalibur"]
    assert (t.relics(1), t.relics(2)) == ([], ["gungnir_spear_of_odin"])
    assert t.s.faith == [5, 0, 7, 8, 0]
    assert t.removed() == []


@covers("GS-225", "GS-229")
def test_only_the_heir_sees_which_cards_were_taken() -> None:
    t = conquered(last_stand())
    event = t.events("cards-taken")[0]
    seen = {"kind": "cards-taken", "clause": "GS-225", "seat": 0, "of": 1}
    assert event.seen_by(2) == event.seen_by(1) == seen
    assert event.seen_by(0) == {**seen, "cards": ["crops_wither", "lava_erupts", "storms_rage"]}


@covers("GS-226")
def test_an_inherited_relic_works_for_its_new_owner() -> None:
    from theogony.games.godstorm.obtain import card_price

    t = last_stand()
    assert (card_price(t.s, 0), card_price(t.s, 1)) == (2, 1)
    conquered(t)
    assert (card_price(t.s, 0), card_price(t.s, 1)) == (1, 2)


@covers("GS-229", "GS-028")
def test_gained_cards_wait_for_their_time_and_are_counted_in_public() -> None:
    t = conquered(last_stand())
    t.refuses(0, "play storms_rage", "GS-173")
    players = t.s.view(2)["players"]
    assert isinstance(players, list)
    assert (players[0]["cards"], players[1]["cards"]) == ({"death": 1, "sky": 1, "war": 1}, {})


@covers("GS-225")
def test_a_card_in_the_own_turn_makes_its_player_the_heir() -> None:
    t = storm(last_stand(), 0, "varangia", 4)
    assert (t.at("varangia"), t.s.alive[1]) == ((-1, 0), 0)
    assert t.hand(0) == ["crops_wither", "lava_erupts", "storms_rage"]
    assert (t.s.heaven[1], t.s.reserve[1]) == (0, 110)
    assert t.asked() == (0, "PlayMiracles")


def eruption(third: str = "caledonia", **more: Any) -> Table:
    """The first player attacks Varangia; its owner answers with Lava Erupts. Caledonia may be another's last stand.

    Dice: Thule, Caledonia, Alemannia, Varangia.
    """
    lands = {"thule": (0, 4), "varangia": (1, 3), third: (2, 2), "iberia": (3, 3)}
    options: dict[str, Any] = {
        "seats": 4,
        "hand": {0: ["storms_rage"], 1: ["lava_erupts", "the_winds_turn"], 2: ["crops_wither"]},
        "relics": {"excalibur": 2, "stonehenge": 1, "gungnir_spear_of_odin": 0},
        "faith": [5, 6, 7, 8],
        "gods": {1: {"sky": "varangia"}},
    }
    t = given(lands, **{**options, **more})
    return t.step(Invade(0), Fortify(0), EndTurn(0)).plays(0, "attack thule>varangia", "commit 3")


@covers("GS-225", "GS-305")
def test_on_anothers_turn_the_one_who_played_the_card_takes_the_cards() -> None:
    t = eruption().rolls(1, 2, 1, 1).plays(1, "play lava_erupts")
    assert t.s.alive == [1, 1, 0, 1, 0]
    assert (t.hand(1), t.hand(0), t.relics(1)) == (
        ["crops_wither", "the_winds_turn"],
        ["storms_rage"],
        ["stonehenge", "excalibur"],
    )
    assert t.asked() == (1, "AnswerWithSky")  # the invasion goes on


@covers("GS-304", "GS-225", "GS-305", "GS-257")
def test_a_turn_player_who_goes_out_loses_the_rest_of_the_turn() -> None:
    t = eruption()
    t.s.fire[1], t.s.sacred = 4, [place("iberia")]
    t.rolls(4, 1, 1, 1).plays(1, "play lava_erupts")
    assert t.s.alive == [0, 1, 1, 1, 0]
    assert (t.hand(1), t.relics(1)) == (["the_winds_turn", "storms_rage"], ["stonehenge", "gungnir_spear_of_odin"])
    assert (t.s.turn, t.asked()[0]) == (1, 1)  # the next marker's turn has begun
    assert (t.s.fire, t.s.sacred) == ([0] * 5, [])
    assert told(t, "turn-ends") == []


@covers("GS-305", "GS-225")
def test_several_players_go_out_together_and_one_heir_takes_all() -> None:
    t = eruption().rolls(4, 2, 1, 1).plays(1, "play lava_erupts")
    assert t.s.alive == [0, 1, 0, 1, 0]
    assert t.hand(1) == ["crops_wither", "the_winds_turn", "storms_rage"]
    assert t.relics(1) == ["stonehenge", "gungnir_spear_of_odin", "excalibur"]
    assert [event["seat"] for event in told(t, "eliminated")] == [0, 2]
    assert [event["heir"] for event in told(t, "eliminated")] == [1, 1]


@covers("GS-305", "GS-228")
def test_if_the_culprit_goes_out_too_all_those_cards_leave_the_game() -> None:
    t = eruption().rolls(1, 2, 1, 3).plays(1, "play lava_erupts")
    assert t.s.alive == [1, 0, 0, 1, 0]
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["storms_rage"], [], [])
    assert sorted(t.removed()) == ["crops_wither", "excalibur", "lava_erupts", "stonehenge", "the_winds_turn"]
    assert (t.relics(1), t.relics(2), t.relics(0)) == ([], [], ["gungnir_spear_of_odin"])
    assert len(t.s.deck(MAGIC)) == 12
    assert [event["heir"] for event in told(t, "eliminated")] == [-1, -1]
    assert told(t, "cards-lost") == [
        {"kind": "cards-lost", "clause": "GS-228", "seat": 1, "cards": ["the_winds_turn"]},
        {"kind": "cards-lost", "clause": "GS-228", "seat": 2, "cards": ["crops_wither"]},
    ]
    assert t.asked() == (0, "Invade")


@covers("GS-228", "GS-304")
def test_an_own_card_that_ends_its_player_loses_the_cards_to_nobody() -> None:
    t = storm(last_stand(turn=1, gods={1: {"war": "varangia"}}), 1, "varangia", 1)
    assert t.s.alive == [1, 0, 1, 1, 0]
    assert sorted(t.removed()) == ["crops_wither", "excalibur", "lava_erupts", "stonehenge", "storms_rage"]
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], [], ["the_winds_turn"])
    assert t.s.turn == 2


@covers("GS-230")
def test_the_last_player_left_wins_at_once_without_scoring() -> None:
    t = given({"thule": (0, 8), "varangia": (1, 1)}, seats=2)
    conquered(t)
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.scores, t.s.result.reason) == ([1, 2], [0, 0], "GS-230")
    assert told(t, "game-over", "scored") == [{"kind": "game-over", "clause": "GS-230", "winners": [0]}]
    assert (t.s.agenda, t.s.prompts()) == ([], [])
    t.refuses(0, "done", "GS-282")


@covers("GS-230")
def test_neutral_armies_do_not_keep_a_game_going() -> None:
    t = conquered(given({"thule": (0, 8), "varangia": (1, 1), "kush": (5, 3)}, seats=2))
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.reason) == ([1, 2], "GS-230")


@covers("GS-230", "GS-305")
def test_ranks_when_players_went_out_before() -> None:
    t = given({"thule": (0, 8), "varangia": (1, 1)}, seats=3)
    t.s.alive[2] = 0
    t.s.owner[place("parthia")], t.s.armies[place("parthia")] = -1, 0
    conquered(t)
    assert t.s.result is not None
    assert t.s.result.ranks == [1, 2, 2]


@covers("GS-230")
def test_two_players_left_play_on() -> None:
    t = conquered(given({"thule": (0, 8), "varangia": (1, 1), "kush": (2, 1)}, seats=3))
    assert (t.s.result, t.s.alive) == (None, [1, 0, 1, 0, 0])


@covers("GS-305")
def test_if_nobody_is_left_the_last_ones_out_share_the_victory() -> None:
    lands = {"thule": (0, 4), "varangia": (1, 3)}
    t = given(lands, seats=3, hand={1: ["lava_erupts"]}, faith=[0, 2], gods={1: {"sky": "varangia"}})
    t.s.alive[2] = 0
    t.s.owner[place("parthia")], t.s.armies[place("parthia")] = -1, 0
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 3").rolls(6, 1, 1, 6).plays(1, "play lava_erupts")
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.scores, t.s.result.reason) == ([1, 1, 3], [0, 0, 0], "GS-305")
    assert told(t, "game-over") == [{"kind": "game-over", "clause": "GS-305", "winners": [0, 1]}]


@covers("GS-304", "GS-090")
def test_a_player_who_is_out_before_the_own_turn_is_skipped() -> None:
    t = conquered(last_stand()).plays(0, "done")
    t.plays(0, "done")
    assert (t.s.turn, t.asked()[0]) == (2, 2)


@covers("GS-090", "GS-304")
def test_in_the_next_epoch_players_who_are_out_neither_bid_nor_get_a_marker() -> None:
    t = conquered(last_stand())
    t.s.faith = [2, 0, 1, 0, 0]
    t.step(BeginEpoch())
    assert [prompt.seat for prompt in t.s.prompts()] == [0, 2]
    t.plays(0, "bid 2").plays(2, "bid 1")
    assert t.options(0) == ["order 1", "order 2", "order 3"]
    t.refuses(0, "order 4", "GS-090")
    t.refuses(0, "order 5", "GS-047")
    t.plays(0, "order 3").plays(2, "order 2")
    assert t.s.marker == [3, 0, 2, 1, 0]
    assert t.s.turn == 3


def seen(s: World, viewer: int, holder: int, number: int) -> None:
    """The viewer has seen this card in the holder's hand."""
    s.cards.show(number, held(holder, CARD_DECK[number]), 1 << viewer)


def lay(s: World, *hands: list[int]) -> None:
    """The seats hold these territory cards."""
    for seat, cards in enumerate(hands):
        s.cards.place(territory_hand(seat), cards)


@covers("GS-226", "GS-029")
def test_what_was_known_of_the_hand_is_known_of_the_heirs_hand() -> None:
    t = last_stand()
    seen(t.s, 2, 1, card("lava_erupts"))  # a third player knows a card of the eliminated one
    seen(t.s, 0, 1, card("crops_wither"))  # so does the heir, who holds it now
    seen(t.s, 1, 2, card("the_winds_turn"))  # what the eliminated player knew is forgotten
    seen(t.s, 3, 2, card("the_winds_turn"))  # other knowledge stays
    conquered(t)
    assert known_cards(t.s, 2, 0) == [card("lava_erupts")]
    assert known_cards(t.s, 2, 1) == known_cards(t.s, 0, 1) == known_cards(t.s, 1, 2) == []
    assert known_cards(t.s, 3, 2) == [card("the_winds_turn")]
    assert (
        [known_cards(t.s, 3, other) for other in (0, 1)] == [known_cards(t.s, 0, other) for other in (2, 3)] == [[], []]
    )


@covers("GS-228", "GS-029")
def test_nothing_is_known_of_cards_that_left_the_game() -> None:
    t = last_stand(turn=1, gods={1: {"war": "varangia"}})
    seen(t.s, 2, 1, card("lava_erupts"))
    seen(t.s, 3, 2, card("the_winds_turn"))
    storm(t, 1, "varangia", 1)
    assert (known_cards(t.s, 2, 1), known_cards(t.s, 3, 2)) == ([], [card("the_winds_turn")])


@covers("GS-280", "GS-225")
def test_in_classic_mode_the_territory_cards_go_to_the_conqueror() -> None:
    t = given({"thule": (0, 8), "varangia": (1, 1), "kush": (2, 1)}, mode="classic")
    lay(t.s, [30], [20, 21], [2])
    t.step(Invade(0)).plays(0, "attack thule>varangia").rolls(6, 2).plays(0, "roll 1", "move 3")
    assert [t.s.territory_hand(seat) for seat in range(3)] == [(20, 21, 30), (), (2,)]
    t = given({"thule": (2, 8), "varangia": (1, 1), "kush": (0, 1)}, turn=2, mode="classic")
    lay(t.s, [30], [20, 21], [25])
    t.step(Invade(2)).plays(2, "attack thule>varangia").rolls(6, 2).plays(2, "roll 1", "move 3")
    assert [t.s.territory_hand(seat) for seat in range(3)] == [(30,), (), (20, 21, 25)]
    t = given({"thule": (0, 8), "varangia": (1, 1)}, seats=2, mode="classic")
    t.step(Invade(0)).plays(0, "attack thule>varangia").rolls(6, 2).plays(0, "roll 1", "move 3")
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.reason) == ([1, 2], "GS-280")


@covers("GS-285", "GS-228")
def test_the_checks_banish_then_empty_then_eliminate() -> None:
    t = last_stand(gods={0: {"war": "thule"}, 1: {"war": "varangia"}, 2: {"war": "kush", "sky": "kush"}})
    t.s.armies[place("varangia")] = 0
    settle(t.s, 0)
    assert (t.at("varangia"), t.s.alive[1], t.s.result) == ((-1, 0), 0, None)
    assert [event.kind for event in t.s.events or []] == ["banished", "eliminated", "cards-taken", "relics-taken"]
    assert told(t, "banished") == [{"kind": "banished", "clause": "GS-034", "seat": 1, "god": "war"}]
    assert (t.god(0, "war"), t.god(2, "war"), t.god(2, "sky")) == ("thule", "kush", "kush")


@covers("GS-285")
def test_gods_whose_armies_were_replaced_are_banished_and_empty_spaces_belong_to_nobody() -> None:
    t = last_stand(gods={2: {"death": "kush", "sky": "kush"}})
    t.s.owner[place("kush")], t.s.owner[place("rus")], t.s.armies[place("rus")] = 0, 2, 1
    t.s.armies[place("gate_north")] = 0
    settle(t.s, 0)
    assert (t.god(2, "death"), t.god(2, "sky"), t.at("gate_north"), t.s.alive[:4]) == ("", "", (-1, 0), [1, 1, 1, 1])
    assert [event["seat"] for event in told(t, "banished")] == [2, 2]


@covers("GS-227")
def test_only_the_gods_of_the_eliminated_player_go_back_to_their_card() -> None:
    every = ("death", "magic", "sky", "war")
    t = last_stand(gods={1: dict.fromkeys(every, "varangia"), 2: dict.fromkeys(every, "kush"), 3: {"death": "iberia"}})
    t.s.owner[place("kush")] = 0
    eliminate_landless(t.s, 0)
    assert [t.god(2, kind) for kind in every] == [""] * 4
    assert [t.god(1, kind) for kind in every] == ["varangia"] * 4
    assert t.god(3, "death") == "iberia"
