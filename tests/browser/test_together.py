"""Several people: online over an invite link, a spectator beside them, and two at one screen."""

import json
import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.house import Device, House, Temper
from tests.server.harness import Game, Player


def invited(house: House) -> tuple[Device, Device, str]:
    """Two people at one table: one opened it in the browser, the other came over the link."""
    ada, bob = house.device(), house.device(theme="marble")
    ada.go("/new/godstorm").wait("#create:enabled")
    ada.find("#player-name").fill("Ada")
    for _ in range(2):
        ada.press(ada.find(".seats li").last.locator("button"))
    ada.find(".seats li").last.locator("select").first.select_option("human")
    ada.choose("defence", "most")
    ada.press("#create")
    ada.press(ada.wait("#invite"))
    link = ada.wait("#invite-link").input_value()
    assert re.fullmatch(rf"{house.address}/t/\w+#[\w-]+", link)
    ada.picture("waiting-room")
    assert ada.wait("#watch-link").input_value() == link.replace("#", "?watch#")
    bob.come(link, "Bob")
    for device in (ada, bob):
        device.wait("#prompt")
    assert "#" not in bob.page.url, "the token stays in the address bar"
    assert [seat["name"] for seat in bob.get(f"/api/tables/{bob.table}")["seats"]] == ["Ada", "Bob"]
    return ada, bob, link


def play_both(devices: tuple[Device, ...], temper: Temper, answers: int, until: str = "") -> list[str]:
    """So many answers of whoever is asked, or until a prompt of this kind; the kinds that were asked."""
    kinds: list[str] = []
    while len(kinds) < answers:
        for device in devices:
            look = device.look()
            assert look.screen != "end", "the game is over before it comes to that"
            if not look.asked:
                continue
            if look.kind == until or len(kinds) == answers:
                return kinds
            kinds.append(look.kind or "")
            device.answer(look, temper, wait=False)  # another may be asked next
    return kinds


def test_a_code_said_aloud_brings_a_friend_to_the_table(house: House) -> None:
    ada = Player(house.address, "Ada")
    host = house.device(as_=ada).go(f"/t/{ada.table('me', 'human')}")
    host.press(host.wait("#invite"))
    said = host.wait("#invite-code").inner_text()
    assert re.fullmatch(r"[A-Z2-9]{4}-[A-Z2-9]{4}", said)
    host.wait(".invite img[src^='data:image/svg']")
    host.picture("code")
    bob = house.device().go("/")
    bob.press("#join-code")
    bob.wait("#code").fill("none-such")
    bob.page.keyboard.press("Enter")
    bob.wait("#unknown")
    bob.picture("unknown")
    bob.find("#code").fill(said.replace("-", " "))
    bob.page.keyboard.press("Enter")
    bob.wait("#naming").fill("Bob")
    bob.press("#come-in")
    bob.wait("#prompt")
    assert [seat["name"] for seat in bob.get(f"/api/tables/{bob.table}")["seats"]] == ["Ada", "Bob"]


def test_two_play_online_and_a_spectator_sees_no_hand(house: House) -> None:
    ada, bob, _ = invited(house)
    eve = house.device()
    frames: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    # A spectator of a private table comes with a link of its own, "watch" in it.
    token = ada.context.request.post(f"{house.address}/api/tables/{ada.table}/invite", data={}).json()["code"]
    eve.page.goto(f"{house.address}/t/{ada.table}?watch#{token}")
    eve.wait("#prompt")
    play_both((ada, bob), Temper(adventures=6), 60, until="Fortify")
    for name, device in (("Ada", ada), ("the guest", bob)):
        assert device.get(f"/api/tables/{ada.table}")["status"] == "playing", name
    moves = ada.get(f"/api/tables/{ada.table}")["moves"]
    assert moves > 20
    expect(eve.find("#actions .opt")).to_have_count(0)
    expect(eve.find("#tray .mc")).to_have_count(0)
    expect(eve.find("#undo")).to_have_count(0)
    states = [frame for frame in map(json.loads, frames) if frame.get("push") == "state"]
    assert states and all(state["ask"] is None and not state["view"].get("hand") for state in states)
    expect(eve.find(".log li").first).to_be_visible()
    ada.picture("ada")
    bob.picture("bob-marble")
    eve.picture("spectator")


def test_talk_reaches_the_other_who_may_mute_it(house: House) -> None:
    ada, bob, _ = invited(house)
    ada.press("#tab-chat")
    ada.find("#chat-text").fill("Well met <b>friend</b>")
    ada.page.keyboard.press("Enter")
    expect(bob.find("#tab-chat em")).to_have_text("1")
    bob.press("#tab-chat")
    expect(bob.find(".chat")).to_contain_text("Well met <b>friend</b>")
    bob.press(bob.page.get_by_role("button", name="Mute"))
    expect(bob.find(".chat")).not_to_contain_text("Well met")


def test_two_at_one_screen_with_the_curtain(house: House) -> None:
    player = Player(house.address, "Ada")
    me = house.device(as_=player).go("/new/godstorm")
    me.wait("#create:enabled")
    for _ in range(2):
        me.press(me.find(".seats li").last.locator("button"))
    me.find(".seats li").last.locator("select").first.select_option("hotseat")
    me.find(".seats li").last.locator("input").fill("Bea")
    me.choose("defence", "most")
    me.press("#create")
    me.page.wait_for_url("**/t/*")
    temper = Temper(adventures=3)
    lifted: list[str] = []
    look = me.until_asked()
    for _ in range(40):
        if look.screen == "curtain":
            assert me.find("#tray, #actions, #board, .rail").count() == 0, "something shows through the curtain"
            if not lifted:
                me.picture("curtain")
            name = me.text("#curtain-title")
            lifted.append("Bea" if "Bea" in name else "Ada")
            me.press("#lift")
            look = me.until_asked(look.key)
            assert lifted[-1].upper() in me.text("#prompt .caps")
            continue
        look = me.answer(look, temper)
        if len(lifted) > 5 and look.kind == "Invade":
            break
    assert {"Ada", "Bea"} == set(lifted) and len(lifted) > 5
    assert all(one != other for one, other in pairwise(lifted)), lifted
    me.picture("lifted")


def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back(house: House) -> None:
    ada, bob, _ = invited(house)
    play_both((ada, bob), Temper(), 4)
    table = ada.table
    ada.press("#tab-table")
    ada.press("#leave")
    ada.wait("dialog[open]")
    ada.picture("sure")
    ada.press("#leave-now")
    ada.page.wait_for_url(house.address + "/")
    assert ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"]
    before = bob.get(f"/api/tables/{table}")["moves"]
    play_both((bob,), Temper(), 2)  # the bot answers for the one who is not there
    assert bob.get(f"/api/tables/{table}")["moves"] > before + 2
    ada.press(f"[data-table='{table}'] a")
    expect(ada.find("#take-back")).to_be_visible()
    expect(ada.find("#actions .opt")).to_have_count(0)
    ada.picture("stand-in")
    ada.press("#take-back")
    expect(ada.find("#take-back")).to_have_count(0)
    assert not ada.get(f"/api/tables/{table}")["seats"][0]["stand_in"]
    kinds = play_both((ada, bob), Temper(), 12)
    assert len(kinds) == 12


def test_the_same_people_play_once_more(house: House) -> None:
    """Whoever asks first opens the table, and it waits for the other by name: no code has to be said again."""
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    over = ada.table("me", "human", game="diceforge", options={"setup": "base_introductory"})
    bob.post(f"/api/tables/{over}/join", invite=ada.post(f"/api/tables/{over}/invite")["code"])
    with ada.sit(over) as one, bob.sit(over) as other:
        Game((one, other)).play()
    hers, his = (house.device(as_=player).go(f"/t/{over}") for player in (ada, bob))
    hers.press(hers.wait(".ends .primary"))
    expect(hers.find(".seats li").nth(1)).to_contain_text("Waiting for Bob")
    hers.picture("room")
    his.press(his.wait(".ends .primary"))
    for device in (hers, his):
        device.wait("#prompt")
        assert device.table not in ("", over)
    assert hers.table == his.table
    assert [seat["mine"] for seat in his.get(f"/api/tables/{his.table}")["seats"]] == [False, True]
