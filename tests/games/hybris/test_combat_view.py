"""What a view says of a Combat: Force as a sum, what is at stake, what an own card would bring (HY-006, HY-246)."""

from itertools import product
from typing import Any

from tests.games.hybris.table import Play, covers, given, stand, told
from tests.games.hybris.test_combat import HERO, arena, duel
from theogony.games.hybris.chronos.avatars import arrive
from theogony.games.hybris.combat_view import SIDES
from theogony.games.hybris.content import CHARACTERS, CITY, OLYMPIAN
from theogony.games.hybris.deploy import ChooseSpace
from theogony.games.hybris.game import GAME
from theogony.games.hybris.primordials import SendFighter
from theogony.games.hybris.reckoning import summands
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.strength import (
    total,
)
from theogony.kernel.rng import Rng

FIERCE = ("act fight", "act undertake", "act deploy", "contest", "fighter", "play")


def seen(t: Play, seat: int = -1) -> Any:
    return t.s.view(seat)["combat"]


def parts(t: Play, side: str) -> list[tuple[str, str, int]]:
    return [(part["of"], part["id"], part["n"]) for part in seen(t)[side]["parts"]]


def follows(t: Play, side: str) -> list[tuple[str, int, str, int]]:
    return [(one["what"], one["seat"], one["id"], one["n"]) for one in seen(t)["follows"][SIDES.index(side)]]


@covers("HY-255", "HY-257")
def test_an_enemy_of_the_game_is_a_sum_of_base_cards_and_elements() -> None:
    t = arena("hero_theseus", "col_lion_tamer", "col_wrestling", hands={0: ["common_fury"]})
    assert parts(t, "defender") == [
        ("base", "", 6),
        ("revealed", "col_wrestling", 2),
        ("element", "earth", 1),
        ("revealed", "col_lion_tamer", 2),
        ("element", "earth", 1),
        ("element", "air", 1),
    ]
    assert seen(t)["about"] == "hero_theseus" and seen(t)["city"] == "" and seen(t)["leads"] == "defender"
    assert seen(t)["ties"] == "attacker"  # against the game the player's
    assert follows(t, "attacker") == [("ally", 0, "hero_theseus", 0)]
    assert follows(t, "defender") == [("underworld", 0, "hero_3", 0)]


def zeus_against_athena() -> Play:
    """A Combat in which cards, Combos, texts and powers count on both sides, before the Attacker stops."""
    t = duel(
        olympians=("zeus", "athena"),
        hands={0: ["common_feint", "common_charge"], 1: ["common_bulwark", "athena_c1"]},
        goods={0: {"determination": 9}, 1: {"determination": 9}},
    )
    t.draws(0, "common_ruse")
    t.plays(0, "play common_feint").plays(1, "play common_bulwark").plays(0, "play common_charge")
    t.plays(1, "play athena_c1")
    return t


@covers("HY-251", "HY-253", "HY-254")
def test_cards_combos_texts_powers_and_the_enemys_are_parts_of_the_sum() -> None:
    t = zeus_against_athena()
    assert parts(t, "attacker") == [
        ("card", "common_feint", 1),
        ("card", "common_charge", 3),
        ("combo", "lion", 2),
        ("text", "common_charge", 1),  # as Attacker
        ("enemy", "common_bulwark", -1),
    ]
    assert parts(t, "defender") == [
        ("card", "common_bulwark", 2),
        ("card", "athena_c1", 2),
        ("text", "athena_c1", 2),  # as Defender
        ("power", "athena_strategist", 1),
    ]
    assert [seen(t)[side]["force"] for side in SIDES] == [6, 7]
    assert seen(t)["leads"] == seen(t)["ties"] == "defender"


@covers("HY-253", "HY-271")
def test_what_each_side_has_fought_with_is_told_when_the_combat_is_decided() -> None:
    t = zeus_against_athena()
    assert told(t, "fought") == []
    t.plays(0, "stop")
    mine, its = told(t, "fought")
    assert (mine["seat"], mine["parts"], mine["less"]) == (0, {"card": 4, "combo": 2, "text": 1}, 1)
    assert mine["force"] == 4 + 2 + 1 - 1 and mine["cards"] == ["common_feint", "common_charge"]
    assert (its["seat"], its["parts"], its["less"], its["force"]) == (1, {"card": 4, "text": 2, "power": 1}, 0, 7)
    assert [event["winner"] for event in told(t, "combat-decided")] == [1]


@covers("HY-255")
def test_an_enemy_of_the_game_is_named_with_its_force() -> None:
    t = arena("hero_theseus", "col_lion_tamer", "col_wrestling", hands={0: ["common_fury"]})
    t.plays(0, "stop")
    mine, its = told(t, "fought")
    assert (mine["character"], mine["source"], mine["parts"], mine["force"]) == ("hero_3", "", {}, 0)
    assert (its["seat"], its["character"], its["source"]) == (-1, "", "hero_theseus")
    assert its["parts"] == {"base": 6, "revealed": 4, "element": 3} and its["force"] == 13


@covers("HY-422")
def test_a_cancelled_card_keeps_its_printed_force_alone() -> None:
    t = duel(
        olympians=("zeus", "hermes"),
        hands={0: ["common_thrust", "zeus_c3", "common_ruse"], 1: ["common_thrust", "hermes_c4"]},
    )
    t.plays(0, "play common_thrust").plays(1, "play common_thrust")
    t.plays(0, "play zeus_c3").plays(1, "play hermes_c4")
    assert seen(t)["attacker"]["cancelled"] == [0, 1]
    assert parts(t, "attacker") == [("card", "common_thrust", 2), ("card", "zeus_c3", 2)]


@covers("HY-265", "HY-269")
def test_everybody_sees_who_plays_no_more_card() -> None:
    t = duel(hands={0: ["common_thrust"], 1: ["common_thrust", "common_parry"]})
    assert [seen(t)[side]["stopped"] for side in SIDES] == [0, 0]
    t.plays(0, "stop")
    assert [seen(t)[side]["stopped"] for side in SIDES] == [0, 0]  # still sealed
    t.plays(1, "play common_thrust")
    assert [seen(t)[side]["stopped"] for side in SIDES] == [1, 0]


@covers("HY-252", "HY-258")
def test_a_fighter_sees_what_each_own_card_would_bring() -> None:
    t = arena(
        "hero_orpheus",
        "col_crowd",
        "col_net",
        hands={0: ["common_thrust", "common_parry", "common_bulwark", "common_fervour"]},
        goods={0: {"determination": 2, "follower": 1}},
    )
    t.plays(0, "play common_thrust")
    mine = t.s.view(0)["prospects"]
    assert isinstance(mine, dict)
    own = {card: (one["force"], one["against"], one["combo"], one["asks"], one["wins"]) for card, one in mine.items()}
    assert own["common_parry"] == (2 + 1 + 2, 5, 2, 0, 1)  # the eagle joins; a tie is the player's
    assert own["common_bulwark"] == (2 + 2, 4, 0, 0, 1)  # 1 less for the enemy
    assert own["common_fervour"] == (2 + 2, 5, 0, 1, 0)  # what it asks first is not counted
    assert "common_fury" not in own and "prospects" not in t.s.view(1) and "prospects" not in t.s.view(-1)


@covers("HY-231", "HY-232", "HY-278")
def test_a_contest_says_who_would_gain_what() -> None:
    t = given(seats=2, stored={0: ["tech_bronze_automata"]}, goods={0: {"kindness": 3}}, hands={0: ["common_thrust"]})
    stand(t.s, 0, HERO, CITY + 1)
    t.step(ChooseSpace(0, 1, HERO, 0)).plays(0, "space elis_1").plays(1, "contest olympian")
    assert seen(t)["kind"] == "contest" and seen(t)["technology"] == "tech_bronze_automata"
    tile = "tech_bronze_automata"
    assert follows(t, "attacker") == [
        ("underworld", 0, "hero_3", 0),
        ("claims", 1, tile, 0),
        ("takes", 1, "elis", 0),
    ]
    assert follows(t, "defender") == [
        ("wounded", 1, "olympian", 0),
        ("vp", 0, tile, 5),
        ("prayers", 0, tile, 0),  # the Well is empty
        ("kindness", 0, tile, 3),
    ]
    for well, prayers in ((1, 1), (2, 2), (9, 2)):
        t.s.well = well
        assert ("prayers", 0, tile, prayers) in follows(t, "defender")


@covers("HY-272")
def test_a_city_is_taken_or_kept() -> None:
    t = duel(hands={0: ["common_thrust"], 1: ["common_thrust"]})
    assert follows(t, "attacker") == [("underworld", 1, "hero_3", 0), ("takes", 0, "elis", 0)]
    assert follows(t, "defender") == [("underworld", 0, "hero_3", 0), ("keeps", 1, "elis", 0)]


@covers("HY-366", "HY-367")
def test_an_avatar_is_beaten_or_holds_the_city() -> None:
    t = given(mode="chronos_coop", hands={0: ["common_thrust"]})
    stand(t.s, 0, HERO, CITY + 1)
    t.rng.picks.extend([0, 0])
    arrive(t.s, 0, 1)
    t.s.run()
    assert (seen(t)["about"], seen(t)["city"]) == ("kronos", "elis")
    assert ("base", "", 5) in parts(t, "attacker")
    assert follows(t, "attacker") == [("underworld", 0, "hero_3", 0), ("avatar-holds", -1, "kronos", 0)]
    assert follows(t, "defender") == [("keeps", 0, "elis", 0), ("avatar-beaten", 0, "kronos", 1)]


@covers("HY-297")
def test_a_wrath_that_is_a_fight_is_spared_or_suffered() -> None:
    t = given(hands={0: ["common_thrust"]})
    t.draws_coliseum("col_net")
    t.step(SendFighter(0, 4, 1, (1,), -1, -1)).plays(0, "fighter olympian")
    assert parts(t, "attacker") == [("base", "", 4), ("revealed", "col_net", 1), ("element", "water", 1)]
    assert follows(t, "attacker") == [("wounded", 0, CHARACTERS[OLYMPIAN], 0), ("suffers", 0, "", 0)]
    assert follows(t, "defender") == [("spared", 0, "", 0)]


@covers("HY-253", "HY-254")
def test_the_parts_add_up_to_the_force_in_whole_games() -> None:
    """Never less than 0, whatever the enemy does."""
    counted = 0
    for mode, seed in product(("base", "chronos_coop", "chronos_solo"), (1, 3)):
        s = GAME.new(1 if mode == "chronos_solo" else 3, {"mode": mode}, seed)
        assert isinstance(s, Hybris)
        rng = Rng(seed)
        while s.result is None:
            if s.fights:
                for side in (0, 1):
                    found = summands(s, s.fight(), side)
                    assert max(0, sum(part["n"] for part in found)) == total(s, s.fight(), side)
                    counted += len(found)
            prompt = s.prompts()[0]
            options = s.options(prompt.seat)
            fierce = [move for move in options if GAME.moves.text(move).startswith(FIERCE)] or options
            s.apply(prompt.seat, fierce[rng.below(len(fierce))])
    assert counted > 50
