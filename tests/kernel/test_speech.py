"""What a game speaks with: values travel by id, words of moves are read, and an event is told as it is declared."""

from typing import Any

import pytest

from tests.kernel.toys import React
from theogony.kernel.event import Event, Value
from theogony.kernel.layout import Layout
from theogony.kernel.speech import DETAIL, HEAD, NUMBER, SEAT, TEXT, Kind, Speech, amounts, by_seat, each, event, many

GOD = Kind("god", ["zeus", "hera", "ares"])
PARAMETERS = {
    **each(GOD, "god"),
    **each(many(GOD), "gods"),
    **each(amounts(GOD), "favour"),
    **each(SEAT, "seat"),
    **each(by_seat(NUMBER), "points"),
    **each(NUMBER, "number"),
    **each(TEXT, "name"),
}
SPEECH = Speech(PARAMETERS, [event("prayed", "seat god", "favour")], {"pray": "seat god", "curse": "gods number"}, {})


@pytest.mark.parametrize(
    ("kind", "value", "sent"),
    [
        (GOD, 0, "zeus"),
        (GOD, 2, "ares"),
        (GOD, -1, ""),
        (GOD, "hera", "hera"),
        (many(GOD), 0b101, ["zeus", "ares"]),
        (many(GOD), (2, 0), ["ares", "zeus"]),
        (amounts(GOD), (0, 2, 1), {"hera": 2, "ares": 1}),
        (by_seat(NUMBER), (3, 4), [3, 4]),
        (NUMBER, 7, 7),
    ],
)
def test_values_travel_by_id(kind: Kind, value: object, sent: Value) -> None:
    assert kind.sent(value) == sent and kind.fits(sent)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (GOD, "pan"),
        (GOD, 1),
        (many(GOD), "zeus"),
        (many(GOD), ["zeus", "pan"]),
        (amounts(GOD), {"zeus": 0}),
        (amounts(GOD), {"pan": 1}),
        (amounts(GOD), ["zeus"]),
        (NUMBER, "7"),
        (TEXT, 7),
    ],
)
def test_what_is_of_another_kind_does_not_fit(kind: Kind, value: object) -> None:
    assert not kind.fits(value)


def test_a_prompt_travels_with_the_fields_that_are_words_of_the_game() -> None:
    assert SPEECH.sent(React(1, 2)) == {"seat": 1}, "of its depth nobody speaks"


def test_the_words_of_a_move_are_read_and_players_are_counted_from_one() -> None:
    assert SPEECH.arguments("pray", ("1", "zeus")) == {"seat": 0, "god": "zeus"}
    assert SPEECH.arguments("curse", ("zeus+ares", "3")) == {"gods": ["zeus", "ares"], "number": 3}
    assert SPEECH.arguments("curse", ("none", "0")) == {"gods": [], "number": 0}


def told(kind: str, public: dict[str, Any], private: dict[str, Any]) -> list[str]:
    return SPEECH.faults(Event(kind, "TOY-1", public, private, (0,), False))


def test_an_event_is_told_as_it_is_declared() -> None:
    public = {"seat": 0, "god": "hera"}
    assert told("prayed", public, {"favour": {"hera": 1}}) == told("prayed", public, {}) == []
    assert told("cursed", {}, {}) == ["cursed is not declared"]
    assert told("prayed", {"seat": 0}, {}) and told("prayed", {**public, "number": 1}, {})
    assert told("prayed", public, {"number": 1}), "in private too"
    assert told("prayed", {"seat": 0, "god": "pan"}, {}) == ["prayed: god is 'pan', no god"]


def test_an_event_says_whether_it_begins_a_part_or_is_a_detail() -> None:
    class Told(Layout):
        speech = Speech({}, [event("dawn", weight=HEAD), event("dew", weight=DETAIL), event("noon")], {}, {})

    told = Told(lambda key, **params: key, "en", ["Ada"])
    assert [told.weight({"kind": kind}) for kind in ("dawn", "dew", "noon", "unheard")] == [1, -1, 0, 0]


def test_every_parameter_has_a_kind_and_every_event_is_declared_once() -> None:
    with pytest.raises(ValueError, match="weather"):
        Speech(PARAMETERS, [event("prayed", "seat weather")], {}, {})
    with pytest.raises(ValueError, match="weather"):
        Speech(PARAMETERS, [], {"pray": "weather"}, {})
    with pytest.raises(ValueError, match="twice"):
        Speech(PARAMETERS, [event("prayed", "seat"), event("prayed", "god")], {}, {})


def test_what_has_a_name_is_of_no_kind_that_is_said_as_it_is() -> None:
    with pytest.raises(ValueError, match="omen"):
        Speech(each(Kind("text", ["owl"], ("omens",)), "omen"), [], {}, {})
