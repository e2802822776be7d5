"""Chapter 28: who decides, what is refused, what is checked, and what a replay needs."""

from typing import Any

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.content import CARD_DECK, SKY, place
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.gods import SummonAndBuild
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import Choice, PlayMiracles
from theogony.games.godstorm.state import NOBODY
from theogony.kernel.match import Match, replay
from theogony.kernel.record import BadRecord, parse
from theogony.kernel.refusal import Refused, no
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR

OUT_OF_TURN = {"AnswerWithSky", "ChooseDefendingGod", "Defend", "KeepArmies", "OfferAegis"}  # GS-283
BETWEEN_TURNS = {"Bid", "ChooseMarker"}
SETUP = {"ChoosePantheon", "PlaceStart", "PlaceWarGod", "PlaceTemple"}  # GS-282
LANDS = {"thule": (0, 5), "varangia": (1, 3), "kush": (2, 3), "iberia": (0, 1), "galicia": (1, 1)}


def random_match(seats: int, seed: int, moves: int = 5000) -> Match:
    """A match of random moves, to its end or cut off."""
    match, rng = Match(GAME, seats, seed=seed), Rng(seed)
    for _ in range(moves):
        if match.state.result is not None:
            break
        seat = match.state.prompts()[0].seat
        options = match.state.options(seat)
        match.apply(seat, options[rng.below(len(options))])
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    match = random_match(3, seed=5)
    assert match.state.result is not None
    return match


# -- who is asked ------------------------------------------------------------------------------------------------------


@covers("GS-282", "GS-283")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_belongs_to_the_turn_player_but_the_listed_choices(seats: int) -> None:
    state, rng = GAME.new(seats, seed=seats), Rng(seats)
    kinds: set[str] = set()
    while state.result is None:
        prompts = state.prompts()
        kind = type(prompts[0]).__name__
        kinds.add(kind)
        if len(prompts) > 1:
            assert kind == "Bid"  # the only choice made together
        turn = state.view(SPECTATOR)["turn"]
        if kind in BETWEEN_TURNS:
            assert turn == NOBODY
        elif kind in OUT_OF_TURN:
            assert prompts[0].seat != turn or kind == "OfferAegis"  # the turn player may own Aegis
        elif isinstance(prompts[0], Choice) and CARD_DECK[prompts[0].card] == SKY:
            assert prompts[0].seat != turn  # a Sky card's choices are its player's
        elif kind not in SETUP:
            assert prompts[0].seat == turn, kind
        seat = prompts[-1].seat
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
    assert {"Bid", "Defend"} | SETUP <= kinds


@covers("GS-282")
def test_who_is_not_asked_is_told_to_wait() -> None:
    t = given(LANDS).step(Invade(0))
    for seat in (1, 2):
        assert t.options(seat) == []
        assert t.refuses(seat, "done", "GS-282") == no("GS-282", "not-your-turn", remedy="wait")


@covers("GS-282")
def test_the_bids_are_made_together_in_secret_and_may_be_replaced_until_all_are_in() -> None:
    match = Match(GAME, 3, seed=1)
    rng = Rng(1)
    while len(match.state.prompts()) < 3:
        seat = match.state.prompts()[0].seat
        options = match.state.options(seat)
        match.apply(seat, options[rng.below(len(options))])
    assert [type(prompt).__name__ for prompt in match.state.prompts()] == ["Bid"] * 3
    match.apply(0, "bid 3")
    assert match.state.view(1)["bids"] == []
    match.apply(0, "bid 1")
    match.apply(1, "bid 0")
    match.apply(2, "bid 2")
    assert match.state.view(1)["bids"] == [1, 0, 2]


def attacked(**more: Any) -> Table:
    t = given(LANDS, **more).step(Invade(0), Fortify(0))
    t.plays(0, "attack thule>varangia", "commit 4")
    return t.plays(0, "with war") if t.asked()[1] == "BringGods" else t


@covers("GS-283")
def test_the_attacked_player_answers_with_sky_cards_gods_dice_and_the_tree() -> None:
    t = attacked(
        gods={0: {"war": "thule"}, 1: {"sky": "varangia", "death": "varangia"}},
        hand={1: ["the_winds_turn"]},
        relics={"the_tree_of_life": 1},
        faith=[0, 3],
    )
    assert t.asked() == (1, "AnswerWithSky")
    t.plays(1, "pass")
    assert t.asked() == (1, "ChooseDefendingGod")
    t.rolls(1, 1, 2, 6, 6, 6, 6).plays(1, "champion sky").plays(0, "roll 1")
    assert t.asked() == (1, "Defend")
    t.rolls(6, 1).plays(1, "defend 1")
    assert t.asked() == (1, "KeepArmies")


@covers("GS-283", "GS-153")
def test_the_owner_of_aegis_answers_every_card_and_so_does_a_new_owner() -> None:
    cards = ["storms_rage", "heroes_are_born"]
    gods = {0: {"war": "thule"}}
    t = given(LANDS, gods=gods, hand={0: cards}, relics={"aegis_shield_of_athena": 2}).step(PlayMiracles(0))
    t.plays(0, "play storms_rage", "target varangia")
    assert (t.asked(), t.options(2)) == ((2, "OfferAegis"), ["cancel", "pass"])
    t = given(
        LANDS, gods=gods, hand={0: ["a_shrine_is_plundered", *cards]}, relics={"aegis_shield_of_athena": 2}, faith=[1]
    )
    t.step(PlayMiracles(0)).plays(0, "play a_shrine_is_plundered").plays(2, "pass")
    assert t.relics(0) == ["aegis_shield_of_athena"]
    t.plays(0, "play storms_rage", "target varangia")
    assert t.asked() == (0, "OfferAegis")


# -- what is refused ---------------------------------------------------------------------------------------------------


@covers("GS-284")
def test_what_cannot_be_done_is_refused_before_anything_is_paid() -> None:
    t = given(LANDS, faith=[4]).step(SummonAndBuild(0))
    assert t.refuses(0, "temple thule", "GS-110").params == {"price": 5, "faith": 4}
    assert t.s.faith[0] == 4
    t = given(LANDS, faith=[9], plague=["thule", "iberia"]).step(SummonAndBuild(0))
    t.refuses(0, "summon war", "GS-108")  # there is nowhere to stand: no price is taken
    assert t.s.faith[0] == 9


@covers("GS-284")
def test_nothing_is_refunded_once_a_card_is_turned_over() -> None:
    t = attacked(gods={1: {"sky": "varangia"}}, hand={1: ["swords_become_plowshares"]}, faith=[0, 1]).rolls(1)
    t.plays(1, "play swords_become_plowshares")
    assert (t.s.faith[1], t.hand(1), t.removed()) == (0, [], ["swords_become_plowshares"])
    gods = {0: {"war": "thule"}}
    t = given(LANDS, gods=gods, hand={0: ["eagles_take_wing"]}, relics={"aegis_shield_of_athena": 2}, faith=[1])
    t.step(PlayMiracles(0)).plays(0, "play eagles_take_wing", "move 1", "with none")
    t.plays(2, "cancel")
    assert (t.s.faith[0], t.at("iberia")) == (0, (0, 1))


@covers("GS-284")
def test_a_refused_move_leaves_no_trace_in_the_match() -> None:
    match = Match(GAME, 3, seed=2)
    before = match.state.hash()
    with pytest.raises(Refused):
        match.apply(match.state.prompts()[0].seat, "bid 0")
    assert (match.state.hash(), match.record.entries, match.events) == (before, [], match.events)


# -- what is checked ---------------------------------------------------------------------------------------------------


@covers("GS-285")
def test_a_card_is_carried_out_completely_before_its_checks() -> None:
    """Blood over Germania kills the last armies of two players: one effect, one check, both out together."""
    lands = {"kush": (0, 2), "egypt": (0, 1), "thule": (1, 1), "varangia": (2, 1), "iberia": (3, 2), "gaul": (0, 2)}
    t = given(
        lands, seats=4, gods={0: {"death": "kush"}, 1: {"war": "thule"}}, hand={0: ["blood_coats_the_land"]}, faith=[1]
    )
    t.step(PlayMiracles(0), Fortify(0)).rolls(2).plays(0, "play blood_coats_the_land")
    kinds = [event.kind for event in t.s.events or []]
    told = ["continent-rolled", "armies-lost", "banished", "eliminated", "eliminated"]
    assert kinds[kinds.index("continent-rolled") :][:5] == told
    assert (t.at("thule"), t.at("varangia"), t.at("iberia"), t.at("gaul")) == ((-1, 0), (-1, 0), (3, 1), (0, 1))
    assert t.s.alive == [1, 0, 0, 1, 0]


@covers("GS-285", "GS-213", "GS-219")
def test_a_captured_territory_is_never_unoccupied_in_between() -> None:
    lands = {"thule": (0, 5), "varangia": (1, 1), "kush": (2, 3)}
    t = given(lands, gods={0: {"war": "thule"}, 1: {"sky": "varangia"}}, plague=["varangia"], temples=["varangia"])
    t.s.conquered = 2
    t.pile("war", "storms_rage").step(Invade(0)).plays(0, "attack thule>varangia", "commit 4", "with none")
    t.rolls(6, 2).plays(0, "roll 1")
    assert t.s.owner[place("varangia")] == 0
    t.plays(0, "move 4")
    kinds = [event.kind for event in t.s.events or []]
    assert kinds[kinds.index("battle") :] == [
        "battle",
        "banished",
        "captured",
        "moved-in",
        "plague",
        "drew",
        "eliminated",
    ]


# -- what a replay needs -----------------------------------------------------------------------------------------------


@covers("GS-287")
def test_a_record_replays_to_the_same_position(finished: Match) -> None:
    again = replay(GAME, parse(finished.record.text()))
    assert again.state.hash() == finished.state.hash() == finished.record.hash
    assert again.state.result is not None
    assert finished.state.result is not None
    assert again.state.result.as_dict() == finished.state.result.as_dict()
    assert [event.seen_by(0) for event in again.events] == [event.seen_by(0) for event in finished.events]


@covers("GS-287")
def test_a_record_without_the_seed_replays_from_its_chance_outcomes(finished: Match) -> None:
    lines = [line for line in finished.record.text().splitlines() if not line.startswith(("seed ", "commitment "))]
    assert replay(GAME, parse("\n".join(lines))).state.hash() == finished.state.hash()


@covers("GS-287")
def test_the_record_holds_every_choice_and_every_outcome(finished: Match) -> None:
    words = {entry.move.split()[0] for entry in finished.record.entries}
    assert {"pantheon", "place", "god", "temple", "bid", "order", "attack", "commit", "roll", "defend"} <= words
    rolls = [entry for entry in finished.record.entries if entry.move.startswith("defend")]
    assert rolls
    assert all(entry.chance for entry in rolls)


@covers("GS-287")
def test_a_position_in_the_middle_of_a_game_goes_on_from_its_record() -> None:
    match = random_match(4, seed=8, moves=300)
    again = replay(GAME, parse(match.record.text()))
    assert again.state.hash() == match.state.hash()
    seat = match.state.prompts()[0].seat
    move = match.state.options(seat)[0]
    match.apply(seat, move)
    again.apply(seat, move)
    assert again.state.hash() == match.state.hash()


@covers("GS-287")
def test_a_changed_die_or_choice_is_noticed(finished: Match) -> None:
    record = parse(finished.record.text())
    entry = next(entry for entry in record.entries if entry.chance)
    entry.chance[0] += 1
    with pytest.raises(BadRecord) as error:
        replay(GAME, record)
    assert error.value.key == "record-chance-differs"
    record = parse(finished.record.text())
    record.entries[0].move = "done"
    with pytest.raises(BadRecord) as error:
        replay(GAME, record)
    assert error.value.key == "record-move-refused"
