"""What is closed is told with its reason, and to the asked seat alone."""

import random

from tests.server.harness import Player
from theogony.server.pictures import MOST_CLOSED


def test_closed_moves_say_what_why_says(address: str) -> None:
    """Pantheons, gods and decks that cannot be chosen are listed; every reason is the one that the rules give."""
    ada = Player(address, "Ada")
    table = ada.table("me", "mortal", "mortal")
    rng = random.Random(5)
    seen: set[str] = set()
    with ada.sit(table) as a:
        for _ in range(400):
            ask = a.until_asked()
            open_now = {option["move"] for option in ask["options"]}
            assert len(ask["closed"]) <= MOST_CLOSED
            for closed in ask["closed"]:
                assert closed["move"] not in open_now
                if closed["kind"] not in seen:
                    reason = a.do("why", move=closed["move"])["reasons"][0]
                    assert reason == {"move": closed["move"], "refusal": closed["refusal"]}
                seen.add(closed["kind"])
            if seen >= {"pantheon", "summon", "buy"} or a.over():
                break
            a.play_any(rng)
    assert seen >= {"summon", "buy"}
