"""Chapter 16: the defender answers a declared invasion with Sky cards."""

from typing import Any

from tests.games.godstorm.table import Table, covers, given, told
from theogony.games.godstorm.content import place
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.kernel.refusal import no


def declared(*cards: str, thule: int = 6, faith: int = 5, force: str = "war", **more: Any) -> Table:
    """All but one army of Thule are declared against Varangia, whose owner has the sky god and these cards."""
    lands = {"thule": (0, thule), "varangia": (1, 3), "galicia": (1, 4), "iberia": (0, 1), "kush": (2, 1)}
    options: dict[str, Any] = {
        "gods": {0: {"war": "thule"}, 1: {"sky": "galicia"}},
        "faith": [7, faith, 7],
        "hand": {1: cards},
    }
    t = given(lands, **{**options, **more})
    t.step(Invade(0), Fortify(0)).plays(0, "attack thule>varangia", f"commit {thule - 1}")
    return t.plays(0, f"with {force}") if t.asked()[1] == "BringGods" else t


@covers("GS-180")
def test_the_defender_is_asked_after_the_declaration_and_before_any_dice() -> None:
    t = declared("men_become_warriors", "enemies_convert")
    assert t.asked() == (1, "AnswerWithSky")
    assert t.options(1) == ["play enemies_convert", "play men_become_warriors", "pass"]
    assert t.s.attacked == 0
    t.refuses(0, "roll 1", "GS-282")


@covers("GS-180")
def test_each_card_is_paid_acts_at_once_and_leaves_the_game() -> None:
    t = declared("men_become_warriors", "enemies_convert").plays(1, "play men_become_warriors")
    assert t.at("varangia") == (1, 6)
    assert t.s.faith[:3] == [7, 4, 7]
    assert t.hand(1) == ["enemies_convert"]
    assert t.removed() == ["men_become_warriors"]
    assert t.options(1) == ["play enemies_convert", "pass"]
    t.plays(1, "play enemies_convert")
    assert t.at("thule") == (0, 4)
    assert t.at("varangia") == (1, 8)
    assert t.s.faith[:3] == [7, 2, 7]
    assert t.removed() == ["men_become_warriors", "enemies_convert"]
    assert t.asked() == (0, "Assault")  # no Sky card is left: no more questions
    assert [event["clause"] for event in told(t, "card-played")] == ["GS-180", "GS-180"]


@covers("GS-180")
def test_a_copy_of_a_card_in_hand_is_one_option() -> None:
    t = declared("swords_become_plowshares", "swords_become_plowshares")
    assert t.options(1) == ["play swords_become_plowshares", "pass"]


@covers("GS-180")
def test_a_pass_closes_the_window() -> None:
    t = declared("men_become_warriors").plays(1, "pass")
    assert t.asked() == (0, "Assault")
    assert t.hand(1) == ["men_become_warriors"]
    assert t.s.faith[1] == 5


@covers("GS-180")
def test_without_the_sky_god_in_play_nothing_is_asked() -> None:
    t = declared("men_become_warriors", gods={1: {"war": "galicia", "magic": "varangia"}})
    assert t.asked() == (0, "Assault")


@covers("GS-180", "GS-181")
def test_without_a_sky_card_in_hand_nothing_is_asked() -> None:
    assert declared().asked() == (0, "Assault")
    assert declared("storms_rage", "crops_wither").asked() == (0, "Assault")


@covers("GS-180", "GS-147")
def test_the_question_does_not_tell_which_sky_cards_are_held() -> None:
    t = declared("this_ground_is_sacred", faith=2)
    assert t.asked() == (1, "AnswerWithSky")
    assert t.options(1) == ["pass"]
    assert t.refuses(1, "play this_ground_is_sacred", "GS-147") == no(
        "GS-147", "too-little-faith", remedy="collect-faith", price=3, faith=2
    )
    assert t.refuses(1, "play lava_erupts", "GS-147").key == "card-not-in-hand"


@covers("GS-180", "GS-149")
def test_only_sky_cards_answer_an_invasion() -> None:
    t = declared("men_become_warriors", "storms_rage", gods={1: {"sky": "galicia", "war": "galicia"}})
    assert t.options(1) == ["play men_become_warriors", "pass"]
    assert t.refuses(1, "play storms_rage", "GS-149") == no(
        "GS-149", "only-sky-cards-now", remedy="play-in-step-four", card="storms_rage"
    )


@covers("GS-181")
def test_only_the_attacked_player_answers() -> None:
    t = declared(
        gods={0: {"sky": "iberia"}, 1: {"sky": "galicia"}, 2: {"sky": "kush"}},
        hand={0: ["men_become_warriors"], 2: ["enemies_convert"]},
    )
    assert t.asked() == (0, "Assault")


@covers("GS-181")
def test_the_neutral_pantheon_never_answers() -> None:
    t = given({"thule": (0, 6), "varangia": (5, 3), "kush": (1, 1)}, seats=2)
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 5")
    assert t.asked() == (0, "Assault")


@covers("GS-181")
def test_a_new_declaration_opens_a_new_window_and_a_continued_invasion_does_not() -> None:
    t = declared("men_become_warriors").plays(1, "pass")
    t.rolls(6, 1).plays(0, "roll 1").plays(1, "defend 1")
    assert t.asked() == (0, "Assault")
    t.plays(0, "stop", "attack thule>varangia", "commit 5", "with none")
    assert t.asked() == (1, "AnswerWithSky")


@covers("GS-181")
def test_the_declaration_stands_whatever_the_sky_brings() -> None:
    t = declared("men_become_warriors", "enemies_convert").plays(1, "play men_become_warriors", "pass")
    assert (t.s.declared, t.s.force) == (5, 0b1000)
    assert t.options(0) == ["roll 1", "roll 2", "roll 3"]


@covers("GS-181", "GS-184")
def test_the_window_closes_when_the_invasion_cannot_go_on() -> None:
    t = declared("this_ground_is_sacred", "men_become_warriors").plays(1, "play this_ground_is_sacred")
    assert t.asked() == (0, "Invade")
    assert t.hand(1) == ["men_become_warriors"]
    assert t.s.attacked == 0
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-184", "seat": 0}]
    assert t.refuses(0, "attack thule>varangia", "GS-266") == no(
        "GS-266", "sacred-ground", remedy="next-turn", place="varangia"
    )


@covers("GS-181", "GS-182", "GS-184")
def test_an_origin_of_fewer_than_two_armies_ends_the_invasion() -> None:
    t = declared("enemies_convert", "men_become_warriors", thule=3).plays(1, "play enemies_convert")
    assert t.at("thule") == (0, 1)
    assert t.hand(1) == ["men_become_warriors"]
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-184", "seat": 0}]
    t = declared("enemies_convert", "men_become_warriors", thule=4).plays(1, "play enemies_convert")
    assert t.at("thule") == (0, 2)
    assert t.asked() == (1, "AnswerWithSky")
    t.rolls(6, 1, 1).plays(1, "pass", "defend 2")  # a single die is left to roll
    assert t.s.declared == 1


@covers("GS-182")
def test_the_declared_number_falls_to_what_is_left_and_absent_gods_drop_out() -> None:
    gods = {0: {"war": "thule", "sky": "thule", "death": "thule"}, 1: {"sky": "galicia"}}
    t = declared("enemies_convert", "your_idol_is_false", force="sky+war", gods=gods)
    t.plays(1, "play enemies_convert")
    assert (t.s.declared, t.s.force) == (5, 0b1100)  # cut down when the window is closed
    t.plays(1, "play your_idol_is_false", "choose war")
    assert t.god(0, "war") == ""
    assert (t.s.declared, t.s.force) == (3, 0b0100)  # the death god in Thule was left out and stays out
    assert t.asked() == (0, "Assault")


@covers("GS-182")
def test_a_lower_declaration_is_not_raised_to_what_is_left() -> None:
    t = given(
        {"thule": (0, 6), "varangia": (1, 3), "kush": (2, 1)},
        gods={1: {"sky": "varangia"}},
        hand={1: ["enemies_convert"]},
        faith=[0, 2],
    )
    t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 2").plays(1, "play enemies_convert")
    assert t.s.declared == 2
    assert t.options(0) == ["roll 1", "roll 2"]


def erupted(*dice: int) -> Table:
    """Lava Erupts over Thule: a die for Thule, Caledonia, Alemannia and Varangia, in this order."""
    t = declared("lava_erupts", "men_become_warriors", thule=9)
    return t.rolls(*dice).plays(1, "play lava_erupts")


@covers("GS-303", "GS-184")
def test_an_emptied_target_ends_the_invasion_and_no_attack_is_owed() -> None:
    t = erupted(2, 1, 1, 3)
    assert t.at("varangia") == (-1, 0)
    assert t.at("thule") == (0, 7)
    assert t.s.heaven[:3] == [2, 3, 0]
    assert t.s.attacked == 0
    assert t.hand(1) == ["men_become_warriors"]
    assert told(t, "invasion-ended") == [{"kind": "invasion-ended", "clause": "GS-184", "seat": 0}]
    assert t.asked() == (0, "Invade")


@covers("GS-303", "GS-188")
def test_an_emptied_target_may_be_entered_later_and_is_no_conquest() -> None:
    t = erupted(2, 1, 1, 3)
    t.refuses(0, "attack thule>varangia", "GS-188")
    t.plays(0, "enter thule>varangia", "move 3", "with none")
    assert t.at("varangia") == (0, 3)
    assert t.s.conquered == 0


@covers("GS-303")
def test_a_target_that_is_not_emptied_is_still_attacked() -> None:
    t = erupted(2, 1, 1, 2)
    assert t.at("varangia") == (1, 1)
    assert t.asked() == (1, "AnswerWithSky")
    t.plays(1, "pass")
    assert (t.asked(), t.s.declared) == ((0, "Assault"), 6)


@covers("GS-294", "GS-182")
def test_worked_example_plowshares_leave_one_die_and_one_attack_to_make() -> None:
    t = declared("swords_become_plowshares").rolls(4).rolls(5, 3, 2)
    reserve = t.s.reserve[0]
    t.plays(1, "play swords_become_plowshares")
    assert t.at("thule") == (0, 2)
    assert (t.s.reserve[0], t.s.heaven[0]) == (reserve + 4, 0)
    assert t.s.declared == 1
    assert t.asked() == (1, "Defend")  # one die and no way back: the attacker is not asked
    t.plays(1, "defend 2")
    assert told(t, "battle")[0]["attack"] == [5]
    assert t.at("varangia") == (1, 2)
    assert t.options(0) == ["roll 1", "stop"]


@covers("GS-294", "GS-184")
def test_worked_example_plowshares_of_five_end_the_invasion() -> None:
    t = declared("swords_become_plowshares").rolls(5).plays(1, "play swords_become_plowshares")
    assert t.at("thule") == (0, 1)
    assert t.god(0, "war") == "thule"
    assert t.s.attacked == 0
    assert told(t, "battle") == []


@covers("GS-294")
def test_worked_example_plowshares_of_six_leave_nobody_and_banish_the_gods() -> None:
    t = declared("swords_become_plowshares").rolls(6).plays(1, "play swords_become_plowshares")
    assert t.at("thule") == (-1, 0)
    assert t.god(0, "war") == ""
    assert t.s.owner[place("iberia")] == 0
    assert t.s.alive[:3] == [1, 1, 1]
