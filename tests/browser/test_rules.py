"""What the table says when something is not allowed, and how a move is taken back."""

from playwright.sync_api import expect

from tests.browser.house import House, Temper, can_attack, table_at
from tests.browser.test_together import invited, play_both
from tests.server.harness import Player


def test_a_refused_target_says_why_with_clause_and_remedy(house: House) -> None:
    ada = Player(house.address, "Ada")
    me = house.device(as_=ada).go(f"/t/{table_at(ada, 'Invade', ready=can_attack)}")
    look = me.until_asked()
    me.press("#actions .opt[data-origin]")
    far = me.page.evaluate(
        """() => [...document.querySelectorAll('.place[aria-disabled=true]')].map((one) => one.id.slice(6))
             .filter((id) => !document.querySelector(`[data-closed="${id}"]`))"""
    )
    me.press_place(far[0])
    expect(me.find("#why-text")).to_contain_text("do not border each other")
    why = me.wait(".pop[role=dialog]")
    assert me.text(".pop .cl").startswith("GS-")
    expect(me.find(".pop blockquote")).not_to_be_empty()
    expect(me.find("#why-text")).not_to_be_empty()
    expect(me.find(".pop .fix p")).not_to_be_empty()
    expect(me.find("#why-text")).to_be_focused()
    me.picture("far")
    clause = me.text(".pop .cl")
    me.press(why.get_by_role("button", name="Open the rule"))
    expect(me.find(".drawer")).to_contain_text(clause)
    me.picture("rule")
    me.page.keyboard.press("Escape")
    expect(me.find(".drawer")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(me.find(".pop")).to_have_count(0)
    assert me.look().prompt == look.prompt

    if me.find("#actions .opt[data-origin]").count() == 0:
        me.press("#back")
    for origin in [row["origin"] for row in me.look().rows if row["origin"]]:
        me.press(f"[data-origin={origin}]")
        if me.find("#actions .closed").count() > 0:
            break
        me.press("#back")
    # A neighbour that is closed has its reason in the list too; it can be pressed although it is marked as disabled.
    me.find("#actions .closed").first.click(force=True)
    expect(me.find(".pop .cl")).to_contain_text("GS-")
    me.picture("neighbour")


def test_undo_before_a_reveal(house: House) -> None:
    me = house.device().go("/")
    me.press("[data-play=godstorm]")
    temper = Temper()
    look = me.sit()
    while look.kind != "PlaceStart":
        look = me.answer(look, temper)
    me.press("#actions .opt")  # one of several armies: the next question is this person's again
    me.send()
    after = me.until_asked(look.key)
    assert after.kind == "PlaceStart"
    expect(me.find("#undo")).to_contain_text("Undo")
    me.press("#undo")
    assert me.until_asked(after.key).prompt == look.prompt


def test_beyond_a_reveal_the_table_votes(house: House) -> None:
    ada, bob, _ = invited(house)
    play_both((ada, bob), Temper(), 60, until="ChooseMarker")  # the bids are open
    asked, other = (ada, bob) if ada.look().asked else (bob, ada)
    expect(asked.find("#undo")).to_contain_text("Ask to undo")
    asked.press("#undo")
    expect(other.find(".banner.info")).to_contain_text("asks to take back")
    other.picture("vote")
    other.press(other.page.get_by_role("button", name="Refuse"))
    for each in (asked, other):  # or the answer goes to the first question
        expect(each.find(".banner.info")).to_have_count(0)
    kept = asked.look()
    asked.press("#undo")
    other.press(other.page.get_by_role("button", name="Agree"))
    asked.page.wait_for_function("(was) => document.querySelector('#actions').dataset.prompt !== was", arg=kept.prompt)
    play_both((ada, bob), Temper(), 5)


def test_a_hint_and_the_odds_where_dice_decide(house: House) -> None:
    ada = Player(house.address, "Ada")
    me = house.device(as_=ada).go(f"/t/{table_at(ada, 'Assault')}")
    me.until_asked()
    expect(me.find(".odds")).to_contain_text("%")
    me.press("#hint")
    expect(me.find("#hints [data-hint] small").first).not_to_be_empty()  # a reason stands beside every one
    expect(me.find("#actions .opt.hinted")).to_have_count(1)
    best = me.find("#hints [data-hint]").first
    me.press(best)
    expect(me.find("#actions .opt[aria-pressed=true]")).to_have_attribute(
        "data-move", best.get_attribute("data-hint") or ""
    )
    me.picture("hint")
