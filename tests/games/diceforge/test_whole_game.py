"""A whole game of two, played by script; every number can be followed by hand."""

from tests.games.diceforge.table import Table, covers, given
from theogony.games.diceforge.turn import Turn


def passes_to_the_end(t: Table) -> Table:
    """Everybody declines everything from here on."""
    while t.s.result is None:
        seat = t.asked()[0]
        t.plays(seat, "pass" if "pass" in t.options(seat) else "done")
    return t


@covers("DF-013", "DF-045", "DF-046", "DF-047", "DF-288", "DF-289", "DF-027", "DF-041")
def test_a_scripted_game_is_scored_as_by_hand() -> None:
    """Both dice always fall on their first side, so a face forged there comes up at every roll.

    Every turn blesses both players twice: 4 gold each as long as both dice show 1 gold.

    Round 1, Ann (3 gold) and Bob (2 gold): both +4. Ann 7: buys 2 moon for 6 on the light die, 1 left.
      Bob's turn: Ann 2 x (2 moon, 1 gold): 4 moon, 3 gold. Bob +4: 10. Bob buys 2 sun for 8 on the light die, 2 left.
    Round 2, Ann's turn: Ann 8 moon, cut to 6, and 5 gold. Bob 2 x (2 sun, 1 gold): 4 sun, 4 gold.
      Ann performs Cancer (6 moon): 0 moon. Two blessings: 4 moon, 7 gold.
      Bob's turn: Ann 8 moon, cut to 6, 9 gold. Bob 8 sun, cut to 6, 6 gold.
      Bob performs the Sphinx (6 sun) on the same island: Ann is ousted and blessed once: 6 moon, 10 gold.
      Four minor blessings with the light die: 8 sun, cut to 6. Extra action for 2 sun: he buys 3 gold (2) on the dark
      die: 4 gold and 4 sun left.
    Round 3, Ann's turn: Ann 6 moon, 12 gold. Bob 2 x (2 sun, 3 gold): 6 sun (8 cut), 10 gold.
      Ann buys 4 glory for 12 on the dark die: 0 gold.
      Bob's turn: Ann 2 x (2 moon, 4 glory): 8 glory. Bob 6 sun, 12 gold (16 cut). Bob buys 3 glory for 8 on the dark
      die, over the 3 gold; then 3 gold (2) on the light die's next 1 gold, which never comes up; 2 gold left.
    Rounds 4 to 9 are 12 turns of two blessings: Ann 12 x 2 x 4 = 96 glory, Bob 12 x 2 x 3 = 72 glory.

    Ann: 8 + 96 on the track and Cancer 8: 112. Bob: 72 on the track and the Sphinx 10: 82.
    """
    t = given(seats=2, gold=[3, 2])
    t.s.agenda.clear()
    t.s.rounds = 9
    t.step(Turn(0, 0))
    t.plays(0, "buy moon_2", "replace light>gold_1")
    assert t.has(0) == "3 gold, 4 moon" and t.has(1) == "10 gold", "what is left buys nothing: Bob's turn has begun"
    t.plays(1, "buy sun_2", "replace light>gold_1", "done")
    assert t.has(0) == "5 gold, 6 moon" and t.has(1) == "4 gold, 4 sun"
    t.plays(0, "perform cancer")
    assert t.has(0) == "9 gold, 6 moon" and t.has(1) == "6 gold, 6 sun"
    t.plays(1, "perform sphinx", "die light", "extra", "buy gold_3", "replace dark>gold_1", "done")
    assert t.has(0) == "12 gold, 6 moon" and t.has(1) == "10 gold, 6 sun"
    t.plays(0, "buy glory_4", "replace dark>gold_1")
    assert t.has(0) == "6 moon, 8 glory" and t.has(1) == "12 gold, 6 sun"
    t.plays(1, "buy glory_3", "replace dark>gold_3", "buy gold_3", "replace light>gold_1")
    passes_to_the_end(t)
    assert t.s.result is not None and t.s.result.scores == [112, 82] and t.s.result.ranks == [1, 2]
