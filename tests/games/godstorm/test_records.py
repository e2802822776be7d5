"""The recorded games of Godstorm show all of it."""

from tests.conformance.records import chosen, reasons, recorded


def test_every_end_setup_and_number_of_players_of_godstorm_is_recorded() -> None:
    matches = recorded("godstorm")
    assert reasons(matches) == {"GS-088", "GS-230", "GS-280", "GS-307"}
    for mode in ("godstorm", "classic"):
        of_mode = [match for match in matches if match.record.options["mode"] == mode]
        assert {match.record.seats for match in of_mode} == {2, 3, 4, 5}
        assert chosen(of_mode, "setup") == {"dealt", "chosen"}
    assert chosen(matches, "home") == {"no", "yes"}
    assert chosen(matches, "defence") == {"ask", "most"}
    assert any(event.kind == "eliminated" for match in matches for event in match.events)
