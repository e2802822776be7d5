"""Theomachy against bots, by pointer alone: from the form to the end of the game and its replay."""

from tests.browser.house import House, Look, Temper, is_over, table_at
from tests.server.harness import Player


def test_theomachy_by_clicking_and_its_replay(house: House) -> None:
    me = house.device(answer=False).go("/new/theomachy")
    me.wait("#create:enabled")
    for _ in range(2):
        me.press(me.find(".seats li").last.locator("button"))
    me.find("[data-option=hands]").select_option("30")
    me.picture("new")
    me.press("#create")
    me.sit()
    seen: set[str | None] = set()

    def over(look: Look) -> bool:
        if look.kind not in seen and look.kind is not None:
            me.picture(f"prompt-{look.kind}")
        seen.add(look.kind)
        return is_over(look)

    me.play(Temper(), over)
    assert {"BettingTurn", "React", "TakePrayer", "TopDiscard"} <= seen
    scores = me.find(".sc .tt").all_inner_texts()
    result = me.get(f"/api/tables/{me.table}")["result"]
    assert sorted(map(int, scores)) == sorted(result["scores"])
    me.wait(".chart path, .chart polyline, svg path")
    me.picture("end")
    me.press(".ends a[href^='/r/']")
    slider = me.wait("#timeline")
    assert int(slider.get_attribute("max") or 0) == me.get(f"/api/tables/{me.page.url.rpartition('/')[2]}")["moves"]
    slider.fill("20")
    me.wait(".moves [aria-current=step] >> text='20'")
    assert me.find("#constellation figure").count() == 5
    me.picture("replay")


def test_a_bet_is_one_press_and_ends_the_turn_if_that_is_wanted(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", game="theomachy", ready=lambda ask, view: len(view["hand"]) > 2 and fresh(ask))
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    look = me.until_asked()
    assert look.ready, "a bet is proposed"
    me.press("#finish")
    assert me.find("#finish").get_attribute("aria-checked") == "false"
    bet = next(move for move in look.moves if move.startswith("raise"))
    me.press(f"[data-move='{bet}']")
    me.send()
    look = me.until_asked(look.key)
    while look.kind == "React":  # a raise may be answered, and the answer too
        look = me.answer(look, Temper())
    assert look.kind == "BettingTurn" and "end" in look.moves, "the turn goes on: cards may follow the bet"
    me.picture("after-the-bet")
    me.press("[data-move=end]")
    me.send()
    look = me.until_asked(look.key)
    while not (look.kind == "BettingTurn" and "end" not in look.moves):
        look = me.answer(look, Temper())
    me.press("#finish")
    assert me.find("#finish").get_attribute("aria-checked") == "true"
    me.press(f"[data-move='{look.moves[0]}']")
    me.send()
    look = me.until_asked(look.key)
    assert not (look.kind == "BettingTurn" and "end" in look.moves), "the turn was ended with the bet"


def fresh(ask: object) -> bool:
    """The bet is still to be made."""
    return isinstance(ask, dict) and ask["params"]["acted"] == 0 and any(o["kind"] == "raise" for o in ask["options"])


def test_cards_of_the_hand_are_played_where_they_lie_or_say_what_they_lack(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", game="theomachy", ready=playable)
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    look = me.until_asked()
    open_card = me.find("#tray .pc.can").first
    card = open_card.get_attribute("data-card")
    me.press(open_card)
    assert me.find(f"[data-move='play {card}']").get_attribute("aria-pressed") == "true"
    closed = me.find("#tray .pc:not(.can)").first
    me.press(closed)
    me.wait("dialog[open]")
    me.picture("card")
    me.page.keyboard.press("Escape")
    me.press(open_card)  # the second press sends it
    me.until_asked(look.key)
    me.wait(f"[data-stake='0'] [data-mini='{card}'], .log :text('plays')")


def playable(ask: object, view: object) -> bool:
    """A card can be played now, and another one cannot."""
    assert isinstance(ask, dict) and isinstance(view, dict)
    plays = {option["args"][0] for option in ask["options"] if option["kind"] == "play"}
    return bool(plays) and bool(set(view["hand"]) - plays)
