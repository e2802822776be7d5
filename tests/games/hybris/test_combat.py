"""Chapter 11: Combat against the game and between players, and defeat (HY-246 to HY-283, HY-422, HY-423, HY-439)."""

import pytest

from tests.games.hybris.table import Play, covers, given, stand
from theogony.games.hybris import combat, defeat
from theogony.games.hybris.coliseum import Challenge
from theogony.games.hybris.combat import COMBAT_LOST
from theogony.games.hybris.content import CHARACTERS, CITY
from theogony.games.hybris.defeat import DefeatHero
from theogony.games.hybris.duel import CITY as CITY_FIGHT
from theogony.games.hybris.hands import draw_own
from theogony.games.hybris.layout import HybrisLayout
from theogony.games.hybris.moirai import Undertake
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.strength import (
    determination,
)
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.uses import Occasion
from theogony.games.hybris.zones import (
    ARENA_DISCARD,
    ARENA_HAND,
    ASIDE,
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    DECK,
    DISCARD,
    REVEALED,
)
from theogony.i18n import Texts
from theogony.kernel.rng import Rng
from theogony.kernel.step import Step

HERO = CHARACTERS.index("hero_3")


class Ended(Step[Hybris]):
    """What the outcome of a Combat under test means: nothing."""

    def run(self, s: Hybris) -> None:
        pass


Hybris.steps["Ended"] = Ended


def duel(**position: object) -> Play:
    """The Hero of seat 0 attacks that of seat 1 in Elis."""
    position.setdefault("seats", 2)
    t = given(**position)  # type: ignore[arg-type]
    stand(t.s, 1, HERO, CITY + 1)
    combat.fight_player(t.s, CITY_FIGHT, 0, HERO, 1, HERO, 1, Ended())
    t.s.run()
    return t


def arena(champion: str, *revealed: str, **position: object) -> Play:
    """The Hero of seat 0 fights a Coliseum Hero, for whom these cards are revealed."""
    t = given(**position)  # type: ignore[arg-type]
    t.draws_coliseum(*revealed)
    return t.step(Challenge(0, HERO)).plays(0, f"challenge {champion}")


# -- against the game -------------------------------------------------------------------------------------------------


@covers("HY-246")
def test_it_is_told_which_enemy_is_fought_and_where_players_fight() -> None:
    t = arena("hero_theseus", "col_lion_tamer", "col_wrestling", hands={0: ["common_fury"]})
    (begun,) = t.events("combat-begins")
    assert begun.public["about"] == "hero_theseus"
    for lang, words in (("en", "fights Theseus (a Coliseum Hero)."), ("fr", "combat Thésée (un Héros du Colisée).")):
        texts = Texts(lang, "hybris")
        told = HybrisLayout(texts, lang, ["Ada", "Ben", "Cleo"]).told(t.s.view(1), begun.seen_by(1))
        assert texts("event-combat-begins", **told) == f"Ada {words}"


@covers("HY-246", "HY-255", "HY-256", "HY-257", "HY-261")
def test_the_force_of_an_enemy_is_base_cards_and_elements() -> None:
    t = arena("hero_theseus", "col_lion_tamer", "col_wrestling", hands={0: ["common_fury"]})
    # base 6; air-earth 2, earth 2; Theseus counts earth and air: 3 symbols
    assert t.force(1) == 6 + 2 + 2 + 3
    assert t.asked() == (0, "PlayOn")  # known before anything is played
    assert t.s.view(1)["combat"]["revealed"] == ["col_wrestling", "col_lion_tamer"]  # type: ignore[index]


@covers("HY-256")
def test_without_matching_symbols_there_is_no_elemental_bonus() -> None:
    assert arena("hero_achilles", "col_net", "col_sling", hands={0: ["common_fury"]}).force(1) == 6 + 1 + 1


@covers("HY-250", "HY-258", "HY-259", "HY-187")
def test_cards_are_played_one_at_a_time_until_the_player_stops() -> None:
    t = arena(
        "hero_orpheus",
        "col_crowd",
        "col_net",
        hands={0: ["common_fury", "common_parry", "common_thrust"]},
        goods={0: {"determination": 10}},
    )
    t.refuses(0, "play common_ruse", "HY-258")
    assert t.force(1) == 4 + 0 + 1
    t.plays(0, "play common_fury")
    assert t.force(0) == 4
    t.plays(0, "play common_parry", "stop")
    assert t.s.champions[5] == 0 and t.at(0, "hero_orpheus") == "reserve"  # a tie is the player's


@covers("HY-259", "HY-260", "HY-280")
def test_with_less_force_the_player_is_defeated_and_all_cards_are_put_away() -> None:
    t = arena("hero_orpheus", "col_crowd", "col_net", hands={0: ["common_fury", "common_ruse"]})
    t.plays(0, "play common_fury", "stop")
    assert t.at(0, "hero_3") == "fallen" and t.s.champions[5] == -1
    assert not any(player.won for player in t.s.players)
    assert t.discards(0) == ["common_fury"] and t.hand(0) == ["common_ruse"]
    assert len(t.s.cards.content[COLISEUM_DISCARD]) == 2 and not t.s.cards.content[REVEALED]


@covers("HY-261")
def test_one_may_play_no_card_at_all() -> None:
    t = arena("hero_orpheus", "col_crowd", "col_net", hands={0: ["common_fury"]}).plays(0, "stop")
    assert t.at(0, "hero_3") == "fallen" and t.hand(0) == ["common_fury"]


@covers("HY-252")
def test_determination_is_the_ceiling_of_the_costs() -> None:
    t = arena("hero_orpheus", "col_crowd", "col_net", hands={0: ["common_fury", "common_thrust", "common_charge"]})
    t.plays(0, "play common_fury")  # 3 of 4
    t.refuses(0, "play common_charge", "HY-252")
    t.plays(0, "play common_thrust")
    assert t.s.view(1)["combat"]["attacker"]["determination"] == 4  # type: ignore[index]


@covers("HY-054", "HY-252", "HY-426")
def test_powers_add_to_determination() -> None:
    t = given(olympians=("athena",), unlocked={0: [1]})
    assert determination(t.s, 0) == 5


@covers("HY-251", "HY-253")
def test_joined_halves_give_the_bonus_of_the_right_hand_card() -> None:
    t = arena("hero_heracles", "col_crowd", "col_net", hands={0: ["common_thrust", "common_parry", "common_feint"]})
    t.draws(0, "common_ruse")
    t.plays(0, "play common_thrust", "play common_parry")  # eagle, eagle: 2 + 1 + 2
    assert t.force(0) == 5
    t.plays(0, "play common_feint")  # parry has no right half
    assert t.force(0) == 6


@covers("HY-253", "HY-426")
def test_force_of_pillars_powers_allies_and_technologies() -> None:
    t = arena(
        "hero_orpheus",
        "col_crowd",
        "col_net",
        olympians=("ares",),
        unlocked={0: [4]},
        hands={0: ["common_parry"]},
        deployed={"elis_1": (0, "tech_bronze_automata")},
    )
    assert t.force(0) == 1  # Sons of Ares; Bloodlust and the Automata work against players only
    t.s.players[0].boost = 3
    assert t.force(0) == 4


@covers("HY-254")
def test_force_is_never_below_zero() -> None:
    t = duel(olympians=("zeus", "aphrodite"), hands={0: ["common_ruse"], 1: ["aphrodite_c5"]})
    t.plays(0, "stop").plays(1, "play aphrodite_c5")
    assert t.events("combat-decided")[0].public["against"] == 0


@covers("HY-247")
def test_only_olympians_and_heroes_fight() -> None:
    t = given(seats=2)
    prophet = CHARACTERS.index("prophet_3")
    combat.fight_player(t.s, CITY_FIGHT, 0, HERO, 1, prophet, 1, Ended())
    assert t.s.fight().fled == 1
    t.s.run()
    assert not t.s.fights and not t.events("combat-between")


@covers("HY-248", "HY-249", "HY-434")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = given(hands={0: ["common_fury"]}, discards={0: ["common_ruse"]})
    t.s.cards.move_all([DECK], DISCARD)  # all but one is discarded
    t.s.cards.move(t.s.cards.content[DISCARD][0], DISCARD, DECK)
    draw_own(t.s, 0, 1, "HY-249")
    assert len(t.hand(0)) == 2 and not t.discards(0) and len(t.s.cards.content[DECK]) == 15


@covers("HY-249")
def test_with_both_empty_nothing_is_drawn() -> None:
    t = given()
    t.s.cards.place(DECK, [])
    draw_own(t.s, 0, 2, "HY-249")
    assert not t.hand(0)


@covers("HY-190", "HY-260")
def test_a_coliseum_card_once_drawn_belongs_to_its_player() -> None:
    t = arena("hero_orpheus", "col_crowd", "col_sling", hands={0: ["col_net"]}).plays(0, "play col_net")
    assert t.discards(0) == ["col_net"] and len(t.s.cards.content[ARENA_DISCARD]) == 1


# -- between players --------------------------------------------------------------------------------------------------


@covers("HY-263", "HY-264", "HY-265", "HY-266", "HY-270")
def test_both_choose_in_secret_and_at_once() -> None:
    t = duel(hands={0: ["common_fury"], 1: ["common_thrust"]})
    assert [prompt.seat for prompt in t.s.prompts()] == [0, 1]
    before = t.s.view(1)
    t.plays(0, "play common_fury")
    assert t.s.view(1)["players"] == before["players"]
    t.plays(1, "stop")
    assert t.hand(1) == ["common_thrust"]  # the laid card is taken back unseen
    assert t.at(1, "hero_3") == "fallen"


@covers("HY-265")
def test_who_has_no_card_stops_openly() -> None:
    t = duel(hands={1: ["common_thrust"]})
    assert [prompt.seat for prompt in t.s.prompts()] == [1]
    t.refuses(0, "stop", "HY-087")


@covers("HY-264", "HY-267")
def test_nobody_goes_on_with_a_card_beyond_his_determination() -> None:
    t = duel(hands={0: ["common_fury"], 1: ["common_thrust"]}, goods={0: {"determination": 2}})
    t.refuses(0, "play common_fury", "HY-267")
    t.refuses(0, "play common_thrust", "HY-258")
    t.plays(0, "stop").plays(1, "stop")
    assert t.at(0, "hero_3") == "fallen"


@covers("HY-268", "HY-422")
def test_the_attackers_text_comes_first_and_may_cancel_one_that_is_still_to_come() -> None:
    t = duel(olympians=("poseidon", "zeus"), hands={0: ["poseidon_c5", "common_ruse"], 1: ["zeus_c5"]})
    t.plays(0, "play poseidon_c5").plays(1, "play zeus_c5")
    # Undertow cancels Wrath of Heaven: its printed 4 stays, its -1 never comes; Surge and Ebb gives the Attacker 1
    assert t.force(0) == 1 + 1 and t.force(1) == 4


@covers("HY-422")
def test_a_card_cancelled_before_its_text_draws_nothing() -> None:
    t = duel(olympians=("poseidon", "zeus"), hands={0: ["poseidon_c5", "common_ruse"], 1: ["common_feint"]})
    t.plays(0, "play poseidon_c5").plays(1, "play common_feint")
    assert t.events("cancelled") and t.hand(1) == []
    u = duel(olympians=("hades", "zeus"), hands={0: ["common_thrust", "common_ruse"], 1: ["common_feint"]})
    u.draws(1, "common_fury").plays(0, "play common_thrust").plays(1, "play common_feint")
    assert u.hand(1) == ["common_fury"]


@covers("HY-269")
def test_both_continue_and_there_is_another_round() -> None:
    hands = {0: ["common_thrust", "common_ruse"], 1: ["common_thrust", "common_ruse"]}
    t = duel(hands=hands).plays(0, "play common_thrust").plays(1, "play common_thrust")
    assert t.s.fight().round == 2 and [prompt.seat for prompt in t.s.prompts()] == [0, 1]


@covers("HY-269")
def test_who_continues_alone_plays_on_card_by_card() -> None:
    t = duel(hands={0: ["common_thrust", "common_parry", "common_ruse"], 1: ["common_fury"]})
    t.plays(0, "play common_thrust").plays(1, "stop")
    assert t.asked() == (0, "PlayOn")
    t.plays(0, "play common_parry", "stop")
    assert t.events("combat-decided")[0].public["force"] == 5 and t.at(1, "hero_3") == "fallen"


@covers("HY-271")
@pytest.mark.parametrize(
    ("attacker", "defender", "fallen"), [("common_thrust", "common_thrust", 0), ("common_fury", "common_thrust", 1)]
)
def test_the_higher_force_wins_and_on_a_tie_the_defender(attacker: str, defender: str, fallen: int) -> None:
    t = duel(olympians=("zeus", "hades"), hands={0: [attacker], 1: [defender]})
    t.plays(0, f"play {attacker}").plays(1, f"play {defender}")
    assert t.at(fallen, "hero_3") == "fallen" and t.at(1 - fallen, "hero_3") != "fallen"
    assert t.s.players[1 - fallen].won == 1 and t.s.players[fallen].won == 0


@covers("HY-271", "HY-426")
def test_athena_wins_ties_as_an_attacker() -> None:
    t = duel(olympians=("athena", "zeus"), unlocked={0: [1]})
    assert t.at(1, "hero_3") == "fallen"
    u = duel(olympians=("hades", "zeus"))
    assert u.at(0, "hero_3") == "fallen"


@covers("HY-274")
def test_both_zones_go_to_their_discard_piles() -> None:
    t = duel(hands={0: ["common_thrust"], 1: ["common_parry", "col_crowd"]})
    t.plays(0, "play common_thrust").plays(1, "play common_parry").plays(1, "play col_crowd")
    assert t.discards(0) == ["common_thrust"] and t.discards(1) == ["col_crowd", "common_parry"]
    assert len(t.s.cards.content[ARENA_DISCARD + 1]) == 1


@covers("HY-260", "HY-434", "HY-439")
def test_cards_revealed_for_an_enemy_are_put_away_after_the_reward() -> None:
    t = given(quests=["quest_medusa"], at={0: {"hero_3": "moirai_1"}}, hands={0: ["common_fury"]})
    crowd, other, *rest = t.s.cards.content[COLISEUM_DECK]
    for card in rest:
        t.s.cards.move(card, COLISEUM_DECK, ARENA_HAND + 1)
    t.s.players[0].boost = 9
    t.picks(0).step(Undertake(0, HERO)).plays(0, "play common_fury")
    assert t.has(0, "vp") == 4
    assert not t.s.cards.content[ARENA_HAND]  # both decks are empty when the reward is drawn
    assert sorted(t.s.cards.content[COLISEUM_DECK]) == sorted((crowd, other))


@covers("HY-274", "HY-279", "HY-439")
def test_cards_of_the_combat_zones_are_put_away_after_the_defeat() -> None:
    t = given(seats=2, at={1: {"hero_3": "elis"}}, hands={1: ["common_fury"]}, pillars={0: "pillar_ambition"})
    t.s.cards.move_all([DECK + 1], ASIDE + 1)
    t.step(TakeTurn(0)).plays(0, "activate olympian", "pass", "go elis").plays(1, "play common_fury")
    assert t.at(0, "olympian") == "fallen" and t.s.players[0].turned
    assert t.hand(1) == []  # what the lower half of Ambition draws is not the Fury that has won


@covers("HY-275")
def test_cards_drawn_in_a_combat_may_be_played_in_it_and_discards_come_from_the_hand() -> None:
    t = duel(olympians=("ares", "zeus"), hands={0: ["common_feint", "ares_c2"], 1: ["common_thrust", "common_parry"]})
    t.draws(0, "common_ruse")
    t.plays(0, "play common_feint").plays(1, "play common_thrust")
    assert "common_ruse" in t.hand(0)
    t.plays(0, "play ares_c2").plays(1, "stop")  # Phobos: the enemy discards from the hand
    assert t.asked() == (1, "Discard")
    t.refuses(1, "card common_thrust", "HY-048")
    t.plays(1, "card common_parry")
    assert t.asked() == (0, "PlayOn")


@covers("HY-422")
def test_what_a_cancelled_card_has_done_to_force_is_undone_its_print_stays() -> None:
    t = duel(
        olympians=("zeus", "aphrodite"),
        hands={0: ["common_charge", "common_ruse"], 1: ["common_parry", "aphrodite_c3"]},
    )
    t.plays(0, "play common_charge").plays(1, "play common_parry")
    assert t.force(0) == 3 + 1 - 1  # Charge as Attacker; Charm of the enemy
    t.plays(0, "stop").plays(1, "play aphrodite_c3")
    assert t.events("combat-decided")[0].public["against"] == 3 - 1


@covers("HY-422", "HY-394")
def test_cancel_does_nothing_against_the_game_or_an_empty_zone() -> None:
    t = arena(
        "hero_orpheus", "col_crowd", "col_net", olympians=("poseidon",), hands={0: ["poseidon_c5", "common_ruse"]}
    )
    t.plays(0, "play poseidon_c5")
    assert not t.events("cancelled") and t.force(1) == 5
    u = duel(olympians=("poseidon", "zeus"), hands={0: ["poseidon_c5", "common_ruse"]}).plays(0, "play poseidon_c5")
    assert not u.events("cancelled")


@covers("HY-395", "HY-423")
def test_force_of_a_text_is_fixed_when_it_is_resolved() -> None:
    hand = ["common_parry", "col_crowd", "common_ruse", "common_thrust"]
    t = arena("hero_heracles", "col_net", "col_sling", hands={0: hand}).plays(0, "play common_parry", "play col_crowd")
    force = t.force(0)
    t.plays(0, "play common_ruse")  # a third card, Force 0, joins the serpents: +2
    assert t.force(0) == force + 2


@covers("HY-394")
def test_enemy_force_works_against_the_game_too() -> None:
    t = arena("hero_orpheus", "col_crowd", "col_sling", hands={0: ["col_net", "common_ruse"]})
    assert t.force(1) == 4 + 0 + 1 + 1  # Orpheus counts air
    t.plays(0, "play col_net")
    assert t.force(1) == 5


# -- powers -----------------------------------------------------------------------------------------------------------


@covers("HY-432")
def test_powers_for_the_start_come_before_the_first_card_the_attackers_first() -> None:
    t = duel(
        olympians=("apollo", "aphrodite"),
        unlocked={0: [1], 1: [1]},
        hands={0: ["common_fury"], 1: ["common_fury"]},
    )
    assert t.asked() == (0, "Occasion")
    t.draws(0, "common_ruse").plays(0, "use apollo_u1")
    assert t.asked() == (1, "Occasion")
    t.plays(1, "pass")
    assert t.asked() == (0, "GoOn") and t.force(1) == 0


@covers("HY-432")
def test_nobody_else_has_a_start_of_a_combat_against_the_game() -> None:
    t = arena(
        "hero_orpheus",
        "col_crowd",
        "col_net",
        olympians=("hades", "zeus", "apollo"),
        unlocked={2: [1]},
        hands={0: ["common_fury"]},
    )
    assert t.asked() == (0, "PlayOn")


@covers("HY-392", "HY-432")
def test_a_power_for_olympians_is_not_asked_for_a_hero() -> None:
    t = duel(goods={0: {"aegis": 2}}, hands={0: ["common_fury"]})
    assert t.asked() == (0, "GoOn")
    u = given(seats=2, goods={0: {"aegis": 2}}, hands={0: ["common_fury"]})
    stand(u.s, 1, HERO, CITY + 1)
    combat.fight_player(u.s, CITY_FIGHT, 0, 0, 1, HERO, 1, Ended())
    u.s.run()
    u.plays(0, "use zeus_gathered_clouds")
    assert u.has(0, "aegis") == 1 and u.force(0) == 2


@covers("HY-188", "HY-432")
def test_an_ally_fights_with_his_own_effect() -> None:
    t = given(seats=2, allies={0: ["hero_heracles", "hero_achilles"]}, hands={0: ["common_fury"]})
    stand(t.s, 1, HERO, CITY + 1)
    combat.fight_player(t.s, CITY_FIGHT, 0, CHARACTERS.index("hero_achilles"), 1, HERO, 1, Ended())
    t.s.run()
    t.refuses(0, "use hero_heracles", "HY-244")
    t.plays(0, "use hero_achilles")
    assert t.force(0) == 2


@covers("HY-188", "HY-439")
@pytest.mark.parametrize(("hand", "asked"), [(["common_fury"], True), ([], False)])
def test_an_ally_who_has_won_adds_his_own_effect(hand: list[str], asked: bool) -> None:
    t = given(seats=2, greatness=(2, 1), allies={0: ["hero_achilles"]}, hands={0: hand, 1: ["common_thrust"]})
    stand(t.s, 1, HERO, CITY + 1)
    combat.fight_player(t.s, CITY_FIGHT, 0, CHARACTERS.index("hero_achilles"), 1, HERO, 1, Ended())
    t.s.run()
    t.plays(0, "pass")  # his Force
    if hand:
        t.plays(0, "play common_fury")
    t.plays(1, "play common_thrust")
    assert (t.asked() == (0, "Occasion")) == asked
    if asked:
        t.plays(0, "use hero_achilles")
        assert t.space(0) == 1


@covers("HY-398")
def test_seduction_wins_when_the_enemys_force_is_brought_down_to_zero() -> None:
    t = duel(olympians=("aphrodite", "zeus"), hands={0: ["aphrodite_c5"], 1: ["common_thrust"]})
    t.plays(0, "play aphrodite_c5").plays(1, "play common_thrust")  # 2 - 3 - 1 (Charm)
    assert t.at(1, "hero_3") == "fallen"
    t.plays(0, "use aphrodite_seduction")
    assert t.has(0, "vp") == 1 and t.has(0, "follower") == 2


@covers("HY-398")
def test_an_enemy_without_any_force_is_beaten_without_the_event() -> None:
    t = duel(olympians=("aphrodite", "zeus"))
    assert t.at(1, "hero_3") == "fallen" and t.asked()[1] == "Pause"
    u = duel(olympians=("aphrodite", "zeus"), hands={1: ["common_fury"]}).plays(1, "play common_fury")
    assert u.at(0, "hero_3") == "fallen"


# -- defeat -----------------------------------------------------------------------------------------------------------


@covers("HY-278")
def test_a_beaten_olympian_lies_down_and_costs_a_greatness() -> None:
    t = given()
    defeat.fall(t.s, 0, 0)
    assert t.at(0, "olympian") == "fallen" and t.space(0) == 2
    u = given()
    defeat.fall(u.s, 0, HERO)
    assert u.at(0, "hero_3") == "fallen" and u.space(0) == 1


@covers("HY-283")
@pytest.mark.parametrize("defender", ["hero_3", "olympian"])
def test_a_beaten_defender_leaves_the_city_and_his_token_stays_used(defender: str) -> None:
    plans = {0: {"hero_3": "mortal_world"}, 1: {"hero_3": "mortal_world"}}
    goods = {0: {"aegis": 1}, 1: {"aegis": 1}}
    t = given(seats=2, goods=goods, plans=plans, hands={0: ["common_fury"]}, turned=[1])
    t.step(TakeTurn(1)).plays(1, f"activate {defender}", "go elis", "followers")
    t.step(TakeTurn(0)).plays(0, "activate hero_3", "go elis")
    assert t.at(1, defender) == "elis" and t.at(0, "hero_3") == "reserve"  # as long as they fight
    t.plays(0, "play common_fury")
    assert t.at(1, defender) == "fallen" and t.at(0, "hero_3") == "elis"
    assert [t.s.players[seat].at.count(CITY + 1) for seat in range(2)] == [1, 0]
    assert t.tokens(1, "used") == (["mortal_world"] if defender == "hero_3" else [])
    assert t.tokens(1, "reserve").count("mortal_world") == 1


@covers("HY-281", "HY-400", "HY-437")
def test_an_effect_defeats_an_undefeated_hero_wherever_he_is_and_his_token_goes_back() -> None:
    t = given(
        at={0: {"hero_1": "athens", "hero_2": "fallen"}}, plans={0: {"hero_3": "forge"}}, allies={0: ["hero_jason"]}
    )
    t.step(DefeatHero(0, -1))
    t.refuses(0, "character hero_2", "HY-281")
    t.refuses(0, "character olympian", "HY-281")
    assert t.options(0) == ["character hero_1", "character hero_3", "character hero_jason"]
    t.plays(0, "character hero_3")
    assert t.at(0, "hero_3") == "fallen" and "forge" in t.tokens(0, "reserve")


@covers("HY-245", "HY-439")
def test_events_come_after_the_defeat_and_the_active_players_first() -> None:
    t = duel(turn=1, olympians=("hades", "ares"), hands={1: ["common_fury"]}).plays(1, "play common_fury")
    assert t.at(0, "hero_3") == "fallen" and t.asked() == (1, "Occasion")
    t.plays(1, "use ares_all_or_nothing")
    assert t.asked() == (0, "Occasion")
    t.plays(0, "use hades_lord_of_the_dead")
    assert t.has(0, "aegis") == 2 and t.has(1, "vp") == 1 and not t.s.fights


@covers("HY-208", "HY-276", "HY-439")
def test_a_win_over_a_prophet_who_flees_is_answered_when_the_slot_is_taken() -> None:
    goods, plans = {0: {"aegis": 1}}, {0: {"hero_3": "mortal_world"}}
    t = given(seats=2, olympians=("ares", "hades"), goods=goods, plans=plans, at={1: {"prophet_3": "elis"}})
    t.step(TakeTurn(0)).plays(0, "activate hero_3", "go elis")
    assert t.asked() == (0, "Occasion") and t.at(0, "hero_3") == "elis" and t.at(1, "prophet_3") == "reserve"
    t.plays(0, "use ares_all_or_nothing")
    assert t.has(0, "vp") == 1 and t.s.players[0].won == 1 and t.asked() == (0, "FollowersOrService")


@covers("HY-245")
def test_a_reaction_may_be_declined() -> None:
    t = duel(olympians=("ares", "zeus"), hands={0: ["common_fury"]}).plays(0, "play common_fury", "pass")
    assert t.has(0, "vp") == 0
    u = duel(olympians=("zeus", "hades"), hands={0: ["common_fury"]}).plays(0, "play common_fury")
    u.refuses(1, "use ares_all_or_nothing", "HY-245")


@covers("HY-245", "HY-381")
def test_a_reaction_that_is_a_loss_may_not_be_declined() -> None:
    t = duel(olympians=("ares", "zeus"), goods={0: {"vp": 3}}, hands={0: ["common_fury"], 1: ["common_surge"]})
    t.s.agenda[-1:], t.s.desks = [Occasion(0, COMBAT_LOST, 1, -1, -1, 0)], []
    t.refuses(0, "pass", "HY-381")
    assert t.options(0) == ["use ares_all_or_nothing"]
    won = duel(olympians=("ares", "zeus"), hands={0: ["common_fury"]}).plays(0, "play common_fury")
    assert won.options(0) == ["pass", "use ares_all_or_nothing"]


def test_others_cannot_tell_the_cards_of_a_hand_in_a_combat() -> None:
    t = duel(hands={0: ["common_fury", "common_ruse"], 1: ["common_thrust"]})
    dealt = {tuple(t.s.redeal(1, Rng(seed)).hand(0)) for seed in range(30)}
    assert len(dealt) > 5
