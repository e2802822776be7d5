"""The recorded games of Theomachy show all of it."""

from tests.conformance.records import chosen, reasons, recorded
from theogony.games import get


def test_every_end_mode_and_way_to_begin_of_theomachy_is_recorded() -> None:
    matches = recorded("theomachy")
    assert reasons(matches) == {"TH-061", "TH-062", "TH-193", "TH-236", "TH-247"}
    assert {match.record.seats for match in matches} == set(range(2, 9))
    for option in get("theomachy").options:
        expected = set(option.values) - ({"120"} if option.name == "hands" else set())
        assert chosen(matches, option.name) == expected, option.name


def test_the_first_rules_of_theomachy_and_those_of_today_are_recorded() -> None:
    rulesets = {match.record.ruleset for match in recorded("theomachy")}
    game = get("theomachy")
    assert rulesets >= {game.variant(game.box, 1).ruleset, game.ruleset}
