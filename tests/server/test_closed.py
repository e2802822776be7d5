"""What is closed is told with its reason, and what is to be minded with its clause, to the asked seat alone."""

import random
from collections.abc import Iterator

from tests.server.harness import Json, Player, Socket
from theogony.games import get
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.state import State
from theogony.server.pictures import MOST_CLOSED, asked


def test_closed_moves_say_what_why_says(address: str) -> None:
    """Pantheons, gods and decks that cannot be chosen are listed; every reason is the one that the rules give."""
    ada = Player(address, "Ada")
    rng = random.Random(5)
    seen: set[str] = set()
    for _ in range(6):  # a game played at random may end before gods and decks have been closed once
        with ada.sit(ada.table("me", "mortal", "mortal")) as a:
            listen(a, rng, seen)
        if seen >= {"summon", "buy"}:
            break
    assert seen >= {"summon", "buy"}


def listen(a: Socket, rng: random.Random, seen: set[str]) -> None:
    """Play at random until all kinds of closed moves have been told, or the game is over."""
    while not seen >= {"pantheon", "summon", "buy"}:
        try:
            ask = a.until_asked()
        except AssertionError:
            assert a.over()
            return
        open_now = {option["move"] for option in ask["options"]}
        assert len(ask["closed"]) <= MOST_CLOSED
        for closed in ask["closed"]:
            assert closed["move"] not in open_now
            if closed["kind"] not in seen:
                reason = a.do("why", move=closed["move"])["reasons"][0]
                assert reason == {"move": closed["move"], "refusal": closed["refusal"]}
            seen.add(closed["kind"])
        a.play_any(rng)


def test_what_is_to_be_minded_is_told_before_the_move(address: str) -> None:
    """Companions are taken and never cashed in: at the end of the last turn that is told, as the rules say it."""
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "mortal", game="diceforge", options={"m2": "companion"})) as a:
        told = [caution for ask in misers_questions(a) for caution in ask["cautions"]]
    assert told and told[-1]["move"] == "done"
    assert (told[-1]["clause"], told[-1]["key"]) == ("DF-291", "companion-is-lost") and told[-1]["params"]["glory"] > 0


def misers_questions(a: Socket) -> Iterator[Json]:
    """Everything that is asked of a player who takes Companions, advances them and keeps them."""
    while True:
        try:
            ask = a.until_asked()
        except AssertionError:
            assert a.over()
            return
        yield ask
        moves = [option["move"] for option in ask["options"] if option["kind"] != "cash"]
        wanted = [move for move in moves if move == "perform companion" or move.startswith("advance")]
        a.answer((wanted or moves)[-1])


def test_what_a_card_asks_in_turn_is_told_with_it_and_can_be_answered_at_once(address: str) -> None:
    """The Silver Hind asks for a die, the Elder for nothing, and the end of the step leads to no answer of its own."""
    ada = Player(address, "Ada")
    with ada.sit(ada.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})) as a:
        ask = until_hind(a)
        ways = {move: [answer["move"] for answer in answers] for move, answers in ask["ways"].items()}
        assert ways.pop("use silver_hind") == ["die light", "die dark"]
        assert set(ways) <= {"use guardians_owl"}
        assert a.do("move", prompt_id=ask["prompt_id"], moves=["use silver_hind", "die dark"], seat=0)["ok"]


HIND = ("perform silver_hind", "buy moon", "replace light>gold", "replace dark>gold", "take moon", "pass", "done")


def until_hind(a: Socket) -> Json:
    """The first reinforcements of a player who wants a Silver Hind and nothing else."""
    while True:
        ask = a.until_asked()
        moves = [option["move"] for option in ask["options"]]
        if "use silver_hind" in moves:
            return ask
        assert not ask["ways"]
        a.answer(next((move for wish in HIND for move in moves if move.startswith(wish)), moves[0]))


def test_a_pass_is_said_to_be_unseen_only_where_the_others_cannot_know_the_options() -> None:
    """A hand of Theomachy may answer or not; whether a text on the table of Hybris is used, everybody sees."""
    theomachy = first_question("theomachy", 3, "React")
    assert asked(*theomachy, "1", {})["unseen"]  # type: ignore[index]
    hybris = first_question("hybris", 3, "Occasion")
    assert not asked(*hybris, "1", {})["unseen"]  # type: ignore[index]


def first_question(name: str, seats: int, kind: str) -> tuple[Game, State, int]:
    """The first question of a kind in a game played at random."""
    rng = random.Random(1)
    for seed in range(20):
        match = Match(get(name), seats, {}, seed=seed)
        while match.state.result is None:
            prompt = rng.choice(match.state.prompts())
            if type(prompt).__name__ == kind:
                return match.game, match.state, prompt.seat
            match.apply(prompt.seat, rng.choice(match.state.options(prompt.seat)))
    raise AssertionError(f"{kind} never comes")
