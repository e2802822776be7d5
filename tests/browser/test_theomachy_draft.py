"""Advanced Theomachy: pantheon, draft, deck and god are chosen as cards on the table, all at once and in secret."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.server.harness import Player

PICKS = 12
DROPS = 4


def test_a_deck_is_drafted_and_a_god_chosen(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", "mortal", game="theomachy", options={"mode": "advanced", "hands": "30"})
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    look = me.until_asked()
    assert look.kind == "ChoosePantheon"
    me.picture("pantheon")
    me.press("#board .pantheon button")
    me.send()
    for pick in range(PICKS):
        look = me.until_asked(look.key)
        assert look.kind == "PickCard"
        expect(me.find("#tray .pc")).to_have_count(pick)
        me.press("#board .picker .pc")
        if pick == 2:
            me.picture("pick")
        me.send()
    look = me.until_asked(look.key)
    assert look.kind == "DropCards" and not look.ready
    cards = me.find("#board .picker .pc")
    expect(cards).to_have_count(PICKS)
    for place in (0, 3, 5, 11):
        assert not me.look().ready
        me.press(cards.nth(place))
    assert me.look().ready
    me.press(cards.nth(7))  # a fifth is not taken
    expect(me.find("#board .picker .pc.chosen")).to_have_count(DROPS)
    me.picture("drop")
    me.send()
    look = me.until_asked(look.key)
    assert look.kind == "ChooseGod" and len(look.rows) == 3
    expect(me.find("#tray .pc")).to_have_count(PICKS - DROPS)
    me.press("#board .god button >> nth=1")
    chosen = me.find("#board .god button[aria-pressed=true] b").inner_text()
    me.picture("god")
    me.send()
    me.page.wait_for_function(
        "(name) => document.querySelector('[data-seat=\"0\"]').textContent.includes(name)", arg=chosen
    )
    me.until_asked(look.key)
    expect(me.find("#tray .god")).to_contain_text(chosen)
    me.picture("first-hand")


def test_two_people_draft_without_waiting_for_each_other(house: House) -> None:
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    options = {"decks": "draft", "hands": "30"}
    table = ada.table("me", "human", game="theomachy", options=options)
    invite = ada.post(f"/api/tables/{table}/invite")["code"]
    bob.post(f"/api/tables/{table}/join", seat=None, invite=invite)
    one = house.device(as_=ada, answer=False).go(f"/t/{table}")
    two = house.device(as_=bob, answer=False).go(f"/t/{table}")
    first, second = one.until_asked(), two.until_asked()
    assert first.kind == second.kind == "PickCard"
    one.press("#board .picker .pc")
    one.send()
    assert one.after(first).sealed is not None
    one.wait("#prompt :text('Sealed')")
    one.press("#board .picker .pc >> nth=1")  # still free to choose otherwise
    one.send()
    assert two.look().key == second.key, "the other is not disturbed"
    two.press("#board .picker .pc")
    two.send()
    assert one.until_asked(first.key).kind == "PickCard"
    assert "Bob has taken" not in one.text(".log")
