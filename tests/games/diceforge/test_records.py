"""The recorded games of Dice Forge show all of it."""

from tests.conformance.records import chosen, recorded
from theogony.games import get


def test_every_module_way_to_set_up_and_number_of_players_of_dice_forge_is_recorded() -> None:
    matches = recorded("diceforge")
    assert {match.record.seats for match in matches} == {2, 3, 4}
    assert {match.state.view(-1)["module"] for match in matches} == {"none", "goddess", "titans"}
    assert chosen(matches, "setup") >= {"draft", "random", "base_introductory", "base_alternative"}


def test_the_first_rules_of_dice_forge_and_those_of_today_are_recorded() -> None:
    rulesets = {match.record.ruleset for match in recorded("diceforge")}
    game = get("diceforge")
    assert rulesets >= {game.variant(game.box, 1).ruleset, game.ruleset}
