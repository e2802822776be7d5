"""The recorded games of Hellas show all of it."""

from tests.conformance.records import chosen, reasons, recorded
from theogony.games import get

ENDS = {"LH-153", "LH-154", "LH-155", "LH-156", "LH-362", "LH-164", "LH-165", "LH-167", "LH-168", "LH-170"}


def test_every_end_mode_and_number_of_players_of_hellas_is_recorded() -> None:
    matches = recorded("hellas")
    assert reasons(matches) == ENDS
    tables = {(match.record.options["mode"], match.record.seats) for match in matches}
    assert tables == {("base", 2), ("base", 3), ("base", 4), ("kronos", 3), ("kronos", 4)}
    for option in get("hellas").options:
        expected = set(option.values) - ({"200", "400"} if option.name == "turns" else set())
        assert chosen(matches, option.name) == expected, option.name


def test_the_first_rules_of_hellas_and_those_of_today_are_recorded() -> None:
    rulesets = {match.record.ruleset for match in recorded("hellas")}
    game = get("hellas")
    assert rulesets >= {game.variant(game.box, 1).ruleset, game.ruleset}
