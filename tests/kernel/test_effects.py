"""The effect machine: texts are read and carried out, and a misspelt word is fatal."""

from typing import Final

import pytest

from tests.kernel.arena import (
    BOOK,
    CANCEL,
    EVENTS,
    PASS,
    STRENGTH,
    THINGS,
    WORDS,
    Arena,
    Close,
    Interruption,
    Look,
    Pause,
    Reading,
    read,
)
from theogony.i18n import Texts
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, go_to, place_of_text
from theogony.kernel.overlay import BadContent
from theogony.kernel.rng import Rng

# -- carried out ------------------------------------------------------------------------------------------------------


def test_costs_come_first_and_the_rest_in_its_written_order() -> None:
    s = read(0)
    assert s.told == ["pays", "gains 2 gold", "gains 1 faith", "done, 0 won"]
    assert s.have == [[4, 1], [3, 0]]


def test_others_may_answer_when_the_price_is_paid_and_nothing_else_has_happened() -> None:
    s = read(0, wary=2)
    assert s.told == ["pays"]
    assert [prompt.seat for prompt in s.prompts()] == [1]
    passed, cancelled = s.clone(), s.clone()
    passed.apply(1, PASS)
    assert passed.have[0] == [4, 1]
    cancelled.apply(1, CANCEL)
    assert cancelled.have[0] == [2, 0]  # what is paid stays paid
    assert cancelled.told == ["pays"]


def test_a_text_runs_on_without_a_new_step_until_an_operation_stops() -> None:
    s = Arena(2, Rng(1))
    text = Reading(BOOK.programs[0].start, 0, 0)
    s.agenda = [Look(0)]
    text.run(s)  # the cost, then the pause
    assert [type(step) for step in s.agenda[1:]] == [Reading, Interruption]
    s.agenda.pop()
    s.agenda.pop().run(s)
    assert s.agenda == [Look(0)]
    assert s.told[-1] == "done, 0 won"


def test_a_fight_that_is_won_goes_on_in_its_block_and_then_behind_it() -> None:
    s = read(1, cards=[2])
    assert s.told == ["gains 1 faith", "wins", "gains 2 faith", "gains 7 gold", "done, 1 won"]


def test_a_lost_fight_with_a_choice_and_a_fight_inside_ends_behind_the_outermost_block() -> None:
    s = read(1)
    assert s.told == ["gains 1 faith", "loses", "gains 1 faith"]
    assert s.options(0) == [0, 2, 3]  # fifty gold cannot be paid
    paid, fought, nothing = s.clone(), s.clone(), s.clone()
    paid.apply(0, 0)
    assert paid.told[3:] == ["pays", "gains 1 gold", "gains 7 gold", "done, 0 won"]
    fought.apply(0, 2)
    assert fought.told[3:] == ["loses", "gains 7 gold", "done, 0 won"]
    assert fought.have[0] == [7, 2]
    nothing.apply(0, 3)
    assert nothing.told[3:] == ["gains 7 gold", "done, 0 won"]


def test_a_text_half_done_is_saved_and_loaded() -> None:
    s = read(1)
    loaded = Arena(2, Rng(9))
    loaded.load(s.dump())
    for position in (s, loaded):
        position.apply(0, 0)
    assert loaded.hash() == s.hash()


def test_of_two_texts_the_upper_one_goes_on_elsewhere() -> None:
    s = Arena(2, Rng(1))
    below, upper = Reading(3, 1, 0), Reading(7, 0, 0)
    for more in ([], [Look(0)]):
        s.agenda = [below, upper, *more]
        go_to(s, 9)
        assert s.agenda == [below, Reading(9, 0, 0), *more]
    assert place_of_text(s, 2) == 1 and place_of_text(s, 1) == 0


def test_conditions_of_operations_and_of_blocks() -> None:
    poor, rich = read(3, gold=1), read(3, gold=6)
    assert poor.have == [[2, 2], [3, 6]]
    assert rich.have == [[3, 3], [3, 9]]


def test_standing_modifiers_are_looked_up_and_never_run() -> None:
    strength, other = STRENGTH[2]
    assert (strength.number, strength.against) == (1, 0b101)
    assert (other.number, other.against) == (1, 0b001)
    assert read(2).told == ["done, 0 won"]


def test_texts_by_event() -> None:
    assert [program.source for program in BOOK.on(EVENTS.index("sunset"))] == [0, 3]
    assert BOOK.on(EVENTS.index("sunrise")) == []


def test_an_empty_text_is_done_at_once() -> None:
    assert read(4).told == ["done, 0 won"]


def test_an_operation_that_pushes_a_step_must_say_that_it_stops() -> None:
    with pytest.raises(RuntimeError, match="Unruly has changed the agenda"):
        read(5)


# -- misspelt ---------------------------------------------------------------------------------------------------------

GAIN: Final = {"op": "gain", "what": "gold"}


def fault(*text: object) -> BadContent:
    with pytest.raises(BadContent) as caught:
        Book(WORDS, "op", Pause, Close).read(list(text), "cards.owl.do", 0)
    return caught.value


@pytest.mark.parametrize(
    ("operation", "place", "name", "near"),
    [
        ({"op": "gian", "what": "gold"}, "[0].op", "gian", "gain"),
        ({**GAIN, "what": "glod"}, "[0].what", "glod", "gold"),
        ({**GAIN, "who": "rivla"}, "[0].who", "rivla", "rival"),
        ({**GAIN, "per": "own_glod"}, "[0].per", "own_glod", "own_gold"),
        ({"op": "lose", "n": "lal"}, "[0].n", "lal", "all"),
        ({"op": "pay", "price": {"fiath": 1}}, "[0].price", "fiath", "faith"),
        ({"op": "strength", "n": 1, "against": ["wolf", "loin"]}, "[0].against", "loin", "lion"),
        ({"op": "fight", "foes": ["blul"], "win": [], "lose": []}, "[0].foes", "blul", "bull"),
        ({**GAIN, "if": "rihc"}, "[0].if", "rihc", "rich"),
        ({**GAIN, "if": {"glod_min": 2}}, "[0].if", "glod_min", "gold_min"),
        ({**GAIN, "if": {"has": "faiht"}}, "[0].if.has", "faiht", "faith"),
        ({"op": "choose", "options": [[], [GAIN, {**GAIN, "what": "glod"}]]}, "[0].options[1][1].what", "glod", "gold"),
        (
            {"op": "fight", "foes": "wolf", "win": [], "lose": [{"op": "if", "cond": "rich", "then": {"op": "gian"}}]},
            "[0].lose[0].then[0].op",
            "gian",
            "gain",
        ),
    ],
)
def test_an_unknown_word_is_fatal_with_its_place_and_the_nearest_word(
    operation: dict[str, object], place: str, name: str, near: str
) -> None:
    found = fault(operation)
    assert found.key == "content-word"
    assert found.params["where"] == f"cards.owl.do{place}"
    assert (found.params["name"], found.params["near"]) == (name, near)


def test_a_missing_parameter_is_fatal() -> None:
    found = fault(GAIN, {"op": "gain", "n": 2})
    assert (found.key, found.params) == (
        "content-missing",
        {"where": "cards.owl.do[1]", "name": "what", "given": "op, n"},
    )
    assert fault({"op": "fight", "foes": "wolf", "win": []}).params["name"] == "lose"
    assert fault({"op": "lose"}).params["name"] == "n"
    assert fault({**GAIN, "if": "gold_min"}).params["where"] == "cards.owl.do[0].if"  # a number is asked with it
    assert fault({"what": "gold"}).params["name"] == "op"


def test_a_foreign_parameter_is_fatal_and_the_nearest_is_offered() -> None:
    found = fault({**GAIN, "quite": True})
    assert (found.key, found.params["name"], found.params["near"]) == ("content-foreign", "quite", "quiet")
    inside = fault({"op": "if", "cond": "rich", "then": [{**GAIN, "foes": "wolf"}]})
    assert inside.params["where"] == "cards.owl.do[0].then[0]"
    assert fault({**GAIN, "if": {"gold_min": 2, "has": "gold"}}).key == "content-foreign"


@pytest.mark.parametrize(
    ("operation", "where", "wanted"),
    [
        ({**GAIN, "n": "two"}, "[0].n", "number"),
        ({**GAIN, "n": True}, "[0].n", "number"),
        ({**GAIN, "n": 1.5}, "[0].n", "number"),
        ({**GAIN, "quiet": "yes"}, "[0].quiet", "flag"),
        ({"op": "pay", "price": 3}, "[0].price", "mapping"),
        ({"op": "choose", "options": "none"}, "[0].options", "operations"),
        ({"op": "fight", "foes": "wolf", "win": "gain", "lose": []}, "[0].win", "operations"),
        ("gain", "[0]", "mapping"),
    ],
)
def test_a_value_of_another_kind_is_fatal(operation: object, where: str, wanted: str) -> None:
    found = fault(operation)
    assert (found.key, found.params["where"], found.params["wanted"]) == (
        "content-kind",
        f"cards.owl.do{where}",
        wanted,
    )


def test_nothing_standing_stands_in_a_block() -> None:
    found = fault({"op": "if", "cond": "rich", "then": [GAIN, {"op": "strength", "n": 1, "against": "wolf"}]})
    assert (found.key, found.params) == ("content-standing", {"where": "cards.owl.do[0].then"})


def test_the_fault_is_told_in_both_languages() -> None:
    found = fault({**GAIN, "what": "glod"})
    for language, words in (("en", "did you mean “gold”?"), ("fr", "vouliez-vous dire «\u202fgold\u202f»")):
        sentence = Texts(language)(f"bad-{found.key}", **found.params)
        assert "cards.owl.do[0].what" in sentence
        assert words in sentence


def test_amounts_of_words_not_named_are_none() -> None:
    assert Given({"price": {"faith": 4}}, "here").amounts("price", THINGS) == [0, 4]
