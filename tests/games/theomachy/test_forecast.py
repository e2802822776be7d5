"""The chance to win a Hand that a player is told is how often it comes true when the Hand is played on."""

from theogony import games
from theogony.analysis.odds import odds
from theogony.bots import make
from theogony.bots.bot import advice_for
from theogony.games.theomachy.betting import BettingTurn
from theogony.games.theomachy.state import Table
from theogony.kernel.rng import keyed, resumed

GAME = games.get("theomachy")
FOLD = GAME.moves.parse("fold")
EVERY, DEALS = 3, 6
NEAR = 0.12  # six Hands from one position go alike: some two standard errors of a group


def wins(s: Table, seat: int) -> bool:
    """Whether the seat wins the Hand when all play on by the rules of thumb, and it never folds."""
    advice = advice_for("theomachy")
    while not s.winners:
        assert s.result is None
        prompt = s.prompts()[0]
        options = s.onward(prompt.seat)
        if prompt.seat == seat and len(options) > 1:
            options = [move for move in options if move != FOLD]
        s.apply_trusted(prompt.seat, options[0] if len(options) == 1 else advice.quick(s, prompt, options, s.rng))
    return s.won(seat)


def forecasts(seats: int, seed: int, decisions: int) -> list[tuple[float, float]]:
    """At questions of a game between bots: what is told, and how often it comes true."""
    s = GAME.new(seats, {}, seed=seed)
    assert isinstance(s, Table)
    bots = [make("greedy", "theomachy", f"{seed}{seat}") for seat in range(seats)]
    found = []
    for number in range(decisions):
        if s.result is not None:
            break
        prompt = s.prompts()[0]
        knows = s.knowledge(prompt.seat)
        if isinstance(prompt, BettingTurn) and number % EVERY == 0:
            told = odds("theomachy", knows)
            assert told is not None
            deals = [s.redeal(prompt.seat, resumed(keyed("deal", number, deal))) for deal in range(DEALS)]
            found.append((float(str(told["win"])), sum(wins(deal, prompt.seat) for deal in deals) / DEALS))
        s.apply(prompt.seat, bots[prompt.seat].choose(knows))
    return found


def test_the_chance_to_win_a_hand_comes_true() -> None:
    tables = ((4, 1), (3, 2), (2, 3), (5, 4), (2, 11), (2, 12), (2, 13), (3, 14), (3, 15), (4, 16), (4, 17), (5, 18))
    found = [pair for seats, seed in tables for pair in forecasts(seats, seed, 260)]
    for low, high in ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.0)):
        group = [pair for pair in found if low <= pair[0] < high]
        assert len(group) > 10
        told, came = (sum(column) / len(group) for column in zip(*group, strict=True))
        assert abs(told - came) < NEAR, f"{told:.2f} was told, {came:.2f} came true"
