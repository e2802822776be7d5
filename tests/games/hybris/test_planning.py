"""Chapter 7: secret plans (HY-077 to HY-086, HY-433), and what others know of them (HY-007, HY-437)."""

from typing import Any

from tests.games.hybris.table import Play, covers, given
from theogony.games.hybris.content import CHARACTERS, TOKENS
from theogony.games.hybris.planning import Planning
from theogony.games.hybris.turn import TakeTurn
from theogony.kernel.rng import Rng
from theogony.kernel.state import exchanged
from theogony.kernel.view import canonical


def planning(**position: object) -> Play:
    return given(**position).step(Planning())  # type: ignore[arg-type]


@covers("HY-077", "HY-079")
def test_all_plan_at_once_and_need_not_send_everybody() -> None:
    t = planning(seats=2)
    assert t.s.view(-1)["prompt"] == {"seal": [0, 1], "kind": "Plan"}
    t.plays(0, "send hero_3", "token forge", "ready").plays(1, "ready")
    assert t.under(0, "hero_3") == "forge" and t.under(0, "prophet_3") == ""
    assert t.under(1, "hero_3") == ""


@covers("HY-078")
def test_only_tokens_of_the_reserve_are_available_and_each_once() -> None:
    t = planning(seats=2, at={0: {"hero_1": "reserve", "hero_2": "reserve"}})
    t.s.players[0].reserve = exchanged(t.s.players[0].reserve, TOKENS.index("oracle"), 0)
    t.s.players[0].used = exchanged(t.s.players[0].used, TOKENS.index("oracle"), 1)
    t.plays(0, "send hero_1").refuses(0, "token oracle", "HY-078")
    t.plays(0, "token forge", "send hero_2")
    t.refuses(0, "token forge", "HY-078")
    t.plays(0, "token mortal_world", "send hero_3", "token mortal_world")  # there are two of these
    t.plays(0, "ready").plays(1, "ready")
    assert t.under(0, "hero_2") == t.under(0, "hero_3") == "mortal_world"
    assert "mortal_world" not in t.tokens(0, "reserve")


@covers("HY-080", "HY-083", "HY-084")
def test_everybody_sees_who_may_get_a_token() -> None:
    t = planning(seats=2, at={0: {"hero_1": "fallen", "hero_2": "athens", "prophet_1": "reserve"}})
    people: Any = t.s.view(1)["players"][0]["characters"]  # type: ignore[index]
    free = {one["id"]: one["free"] for one in people}
    assert free == {"olympian": 0, "hero_1": 0, "hero_2": 0, "hero_3": 1, "prophet_1": 1, "prophet_3": 1}


@covers("HY-080")
def test_an_olympian_takes_no_token() -> None:
    t = planning(seats=2)
    t.refuses(0, "send olympian", "HY-080")
    t.plays(0, "send prophet_3")


@covers("HY-081", "HY-082")
def test_prophets_go_neither_to_the_moirai_nor_to_the_coliseum_but_take_a_bonus_location() -> None:
    t = planning(seats=2, tokens={0: ["bonus"]}).plays(0, "send prophet_3")
    t.refuses(0, "token moirai", "HY-081")
    t.refuses(0, "token coliseum", "HY-081")
    t.plays(0, "token bonus", "send hero_3", "token moirai", "ready").plays(1, "ready")
    assert t.under(0, "prophet_3") == "bonus" and t.under(0, "hero_3") == "moirai"


@covers("HY-083", "HY-084")
def test_defeated_heroes_are_not_available_allies_are() -> None:
    t = planning(seats=2, at={0: {"hero_3": "fallen"}}, allies={0: ["hero_jason"]})
    t.refuses(0, "send hero_3", "HY-083")
    t.refuses(0, "send hero_1", "HY-083")
    t.refuses(0, "send hero_orpheus", "HY-083")
    t.plays(0, "send hero_jason", "token moirai")


@covers("HY-085")
def test_any_number_of_bonus_locations_may_be_used_one_for_each_character() -> None:
    t = planning(seats=2, tokens={0: ["bonus", "bonus"]})
    t.plays(0, "send hero_3", "token bonus", "send prophet_3", "token bonus", "ready").plays(1, "ready")
    assert t.under(0, "hero_3") == t.under(0, "prophet_3") == "bonus"
    assert t.tokens(0, "reserve").count("bonus") == 0


@covers("HY-086")
def test_a_plan_may_be_changed_until_all_are_ready() -> None:
    t = planning(seats=2)
    t.refuses(0, "clear", "HY-086")
    t.refuses(0, "revise", "HY-086")
    t.plays(0, "send hero_3", "token forge", "send hero_3", "token oracle", "ready")
    t.refuses(0, "send prophet_3", "HY-086")
    t.plays(0, "revise", "clear", "send hero_3", "no-token", "send prophet_3", "token forge", "ready").plays(1, "ready")
    assert t.under(0, "hero_3") == "" and t.under(0, "prophet_3") == "forge"


@covers("HY-433")
def test_a_plan_is_secret_and_what_is_told_are_the_characters_that_have_a_token() -> None:
    t = planning(seats=2)
    before = canonical(t.s.view(1))
    t.plays(0, "send hero_3", "token forge")
    assert canonical(t.s.view(1)) == before
    assert t.s.view(0)["plan"] == {"hero_3": "forge"}
    t.plays(0, "ready").plays(1, "ready")
    assert t.events("planned")[0].seen_by(1)["characters"] == ["hero_3"]
    seen = t.s.view(1)["players"][0]["characters"]  # type: ignore[index]
    assert [one["id"] for one in seen if one["planned"]] == ["hero_3"]
    assert "plan" not in t.s.view(-1) and t.s.view(0)["plan"] == {"hero_3": "forge"}


@covers("HY-008", "HY-433")
def test_mates_see_a_confirmed_plan_only_if_hands_are_open() -> None:
    t = planning(seats=2, mode="chronos_coop").plays(0, "send hero_3", "token forge", "ready").plays(1, "ready")
    assert "mates_plans" not in t.s.view(1)
    assert {t.s.redeal(1, Rng(seed)).players[0].under[CHARACTERS.index("hero_3")] for seed in range(50)} != {1}
    u = planning(seats=2, mode="chronos_coop", shown=True).plays(0, "send hero_3", "token forge")
    assert u.s.view(1)["mates_plans"] == {"0": {}}  # not confirmed yet
    u.plays(0, "ready").plays(1, "ready")
    assert u.s.view(1)["mates_plans"] == {"0": {"hero_3": "forge"}}


@covers("HY-433")
def test_who_has_nobody_to_send_has_nothing_to_confirm() -> None:
    away = {"hero_3": "fallen", "prophet_3": "absent"}
    t = planning(seats=2, at={0: away})
    assert [prompt.seat for prompt in t.s.prompts()] == [1]


@covers("HY-078", "HY-433")
def test_who_has_no_token_left_has_nothing_to_confirm() -> None:
    t = given(seats=2)
    player = t.s.players[0]
    player.reserve, player.used = (0,) * len(player.reserve), player.reserve
    t.step(Planning())
    assert [prompt.seat for prompt in t.s.prompts()] == [1]


@covers("HY-078", "HY-081")
def test_a_plan_goes_on_with_those_only_for_whom_a_token_is_left() -> None:
    t = given(seats=2)
    player = t.s.players[0]
    player.reserve = tuple(int(token == "moirai") for token in TOKENS)
    t.step(Planning())
    onward = [t.wording.game.moves.text(move) for move in t.s.onward(0)]
    assert onward == ["send hero_3", "ready"] and "send prophet_3" in t.options(0)
    t.plays(0, "send hero_3", "token moirai")
    assert [t.wording.game.moves.text(move) for move in t.s.onward(0)] == ["ready"]


@covers("HY-007", "HY-433")
def test_for_others_every_token_of_the_reserve_may_lie_under_a_character() -> None:
    t = given(seats=2, plans={0: {"hero_3": "forge", "prophet_3": "oracle"}})
    hero, prophet = CHARACTERS.index("hero_3"), CHARACTERS.index("prophet_3")
    dealt = [t.s.redeal(1, Rng(seed)).players[0].under for seed in range(200)]
    assert {TOKENS[under[hero]] for under in dealt} == set(TOKENS[:7])
    assert {TOKENS[under[prophet]] for under in dealt} == set(TOKENS[:7]) - {"moirai", "coliseum"}
    assert all(t.s.redeal(0, Rng(seed)).players[0].under == t.s.players[0].under for seed in range(5))


@covers("HY-131", "HY-437")
def test_a_token_that_was_not_used_goes_back_unseen() -> None:
    t = given(seats=2, plans={0: {"hero_3": "forge", "prophet_3": "bonus"}}, tokens={0: ["bonus"]})
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.under(0, "hero_3") == "" and not t.tokens(0, "used")
    assert "forge" in t.tokens(0, "reserve") and "bonus" in t.tokens(0, "reserve")
    assert not t.events("token-revealed")


@covers("HY-131")
def test_a_token_of_an_activated_character_stays_used() -> None:
    t = given(seats=2, goods={0: {"aegis": 1}}, plans={0: {"hero_3": "underworld"}}).step(TakeTurn(0))
    t.plays(0, "activate hero_3", "go underworld_1")
    assert t.tokens(0, "used") == ["underworld"]
