"""The recorded games of Hybris show all of it."""

from tests.conformance.records import chosen, reasons, recorded
from theogony.games import get

ENDS = {"HY-304", "HY-305", "HY-375", "HY-376", "HY-377"}


def test_every_end_mode_and_number_of_players_of_hybris_is_recorded() -> None:
    matches = recorded("hybris")
    assert reasons(matches) == ENDS
    tables = {(match.record.options["mode"], match.record.seats) for match in matches}
    together = {("chronos_coop", seats) for seats in (2, 3, 4)}
    assert tables == {("base", 2), ("base", 3), ("base", 4), ("chronos_solo", 1)} | together
    for option in get("hybris").options:
        assert chosen(matches, option.name) == set(option.values), option.name
