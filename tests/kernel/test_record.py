"""Records: a game as text, there and back, and every way in which a text is no record."""

import pytest
from hypothesis import given, strategies as st

from tests.kernel.toys import DRAFT, SIEGE, first
from theogony.kernel.match import Match, replay
from theogony.kernel.record import BadRecord, Entry, Record, commitment, parse


def finished(seed: str = "seven") -> Match:
    """A short game with chance in the setup and in the moves."""
    match = Match(SIEGE, 2, {"length": "long"}, seed=seed, names=["Ada", "Grace H."])
    while match.state.result is None:
        first(match)
    return match


def changed(old: str, new: str) -> Record:
    text = finished().record.text()
    assert old in text
    return parse(text.replace(old, new, 1))


# -- there and back ---------------------------------------------------------------------------------------------------


def test_text_and_record_say_the_same() -> None:
    record = finished().record
    read = parse(record.text())
    assert read.text() == record.text()
    assert (read.game, read.ruleset, read.seats, read.seed) == ("siege", "siege@1", 2, "seven")
    assert read.options == {"length": "long", "mode": "allies"} and read.names == ["Ada", "Grace H."]
    assert read.hash == record.hash != ""
    assert read.entries[0].move == "brace" and read.entries[0].chance


@given(
    st.lists(st.text(max_size=20), min_size=1, max_size=3),
    st.text(max_size=20),
    st.lists(st.lists(st.integers(0, 99), max_size=3), max_size=3),
)
def test_no_name_and_no_seed_breaks_a_record(names: list[str], seed: str, chances: list[list[int]]) -> None:
    record = Record("siege", "siege@1", 3, {}, names, seed)
    record.setup_chance = [1, 2]
    record.entries = [Entry(0, "strike", chance) for chance in chances]
    read = parse(record.text())
    assert read.text() == record.text()
    assert (read.names, read.seed, read.commitment) == (record.names, record.seed, record.commitment)
    assert [entry.chance for entry in read.entries] == chances


def test_blank_lines_do_not_matter() -> None:
    text = finished().record.text()
    assert parse(text.replace("\n", "\n\n")).text() == text


def test_the_seed_can_be_checked_against_its_commitment() -> None:
    record = finished().record
    assert record.commitment == commitment("seven") != commitment("eight")
    assert "seven" not in record.commitment


# -- no record --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "not-a-record", 1),
        ("hello\n", "not-a-record", 1),
        ("theogony record 2\ngame siege\n", "record-too-new", 1),
        ("theogony record 1\ngame siege\n", "record-header-incomplete", 1),
        ("theogony record 1\ngame siege\nruleset siege@1\nplayers\n", "record-header-incomplete", 1),
        ("theogony record 1\ngame siege\nplayers 2\n", "record-header-incomplete", 1),
        ("theogony record 1\nruleset siege@1\nplayers 2\n", "record-header-incomplete", 1),
        ("theogony record 1\ngame siege\nweather fine\n", "record-line-unknown", 3),
        ("theogony record 1\nplayers two\n", "record-number-expected", 2),
        ("theogony record 1\nchance 1 x\n", "record-number-expected", 2),
        ("theogony record 1\n0 strike ~ 1 x\n", "record-number-expected", 2),
        ("theogony record 1\ngame siege\nruleset siege@1\nplayers 2\nseed 7\n", "seed-breaks-commitment", 0),
    ],
)
def test_a_text_that_is_no_record_says_where_and_why(text: str, key: str, line: int) -> None:
    with pytest.raises(BadRecord) as bad:
        parse(text)
    assert (bad.value.key, bad.value.line) == (key, line)


def test_a_seed_that_was_changed_later_is_found_out() -> None:
    with pytest.raises(BadRecord) as bad:
        changed("seed seven", "seed eight")
    assert bad.value.key == "seed-breaks-commitment"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("game siege", "game draft", "record-of-another-game"),
        ("ruleset siege@1", "ruleset siege@0", "record-of-another-ruleset"),
        ("players 2", "players 9", "record-setup-impossible"),
        ("seat 1 Grace H.\n", "", "record-header-incomplete"),
        ("option length long", "option length huge", "record-setup-impossible"),
        ("0 strike ~ ", "0 strike ~ 9", "record-chance-differs"),
        ("0 strike", "0 hide", "record-move-unknown"),
        ("0 strike", "1 strike", "record-move-refused"),
        ("hash ", "hash 0", "record-hash-differs"),
    ],
)
def test_a_record_that_does_not_fit_says_why(old: str, new: str, key: str) -> None:
    with pytest.raises(BadRecord) as bad:
        replay(SIEGE, changed(old, new))
    assert bad.value.key == key


def test_chance_before_the_first_move_is_checked_too() -> None:
    match = Match(DRAFT, 2, seed=1)
    record = parse(match.record.text())
    record.setup_chance[0] += 1
    with pytest.raises(BadRecord) as bad:
        replay(DRAFT, record)
    assert (bad.value.key, bad.value.params) == ("record-chance-differs", {"move": 0})


# -- replay -----------------------------------------------------------------------------------------------------------


def seedless(match: Match) -> Record:
    """The record without its seed: only the outcomes of chance are left."""
    lines = [line for line in match.record.text().splitlines() if not line.startswith(("seed ", "commitment "))]
    return parse("\n".join(lines))


def test_a_record_replays_with_its_seed_and_without() -> None:
    match = finished()
    for record in (parse(match.record.text()), seedless(match)):
        again = replay(SIEGE, record)
        assert again.state.hash() == match.state.hash() == record.hash
        assert [entry.chance for entry in again.record.entries] == [entry.chance for entry in match.record.entries]
        assert [event.kind for event in again.events] == [event.kind for event in match.events]


def test_a_record_whose_seed_is_still_secret_keeps_its_commitment() -> None:
    record = parse(finished().record.text().replace("seed seven\n", ""))
    assert replay(SIEGE, record).record.commitment == record.commitment == commitment("seven")
    assert replay(SIEGE, seedless(finished())).record.commitment == "", "where none was given none is made up"


def test_a_record_replays_up_to_a_move() -> None:
    match = finished()
    half = replay(SIEGE, match.record, upto=3)
    assert len(half.record.entries) == 3 and half.state.result is None
    assert replay(SIEGE, match.record, upto=0).record.entries == []


def test_a_record_of_an_older_version_goes_by_the_rules_of_that_version() -> None:
    newer = SIEGE.variant(SIEGE.box, 1)
    newer.amendments, newer.version = ("walls-hold",), 2
    old = finished()
    again = replay(newer, old.record)
    assert again.state.hash() == old.state.hash() and not again.state.amended(1)
    assert again.record.ruleset == "siege@1"
    new = Match(newer, 2, seed="eight")
    assert new.state.amended(1) and replay(newer, new.record).state.amended(1)
    with pytest.raises(BadRecord) as bad:
        replay(SIEGE, new.record)
    assert bad.value.key == "record-of-another-ruleset"


@pytest.mark.parametrize("extra", [[], [0]])
def test_without_seed_missing_or_leftover_chance_is_noticed(extra: list[int]) -> None:
    record = seedless(finished())
    entry = next(entry for entry in record.entries if entry.chance)
    entry.chance = [*entry.chance, *extra] if extra else entry.chance[:-1]
    with pytest.raises(BadRecord) as bad:
        replay(SIEGE, record)
    assert bad.value.key == "record-chance-differs"


def test_without_seed_leftover_setup_chance_is_noticed() -> None:
    match = Match(DRAFT, 2, seed=1)
    for change in ([0], None):
        record = seedless(match)
        record.setup_chance = record.setup_chance + change if change else record.setup_chance[:-1]
        with pytest.raises(BadRecord):
            replay(DRAFT, record)
