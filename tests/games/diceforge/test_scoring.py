"""The end of the game. -- chapter 15, DF-290, DF-297"""

from tests.games.diceforge.table import Table, covers, given
from theogony.games.diceforge.blessings import BLESSING, Bless
from theogony.games.diceforge.scoring import FinalScoring, total


def scored(t: Table, ties: bool = False) -> Table:
    t.s.break_ties = int(ties)
    t.s.agenda.clear()
    t.s.then(FinalScoring())
    t.s.run()
    return t


@covers("DF-288", "DF-289", "DF-254", "DF-066")
def test_glory_cards_and_allegiance_are_added() -> None:
    t = given(
        module="titans",
        feats={0: "first_titan guardian guardian"},
        glory=[12, 7, 9],
        allegiance={0: "tit_minus_14", 1: "tit_plus_25"},
    )
    scored(t)
    assert t.s.result is not None
    assert t.s.result.scores == [12 + 20 + 4 + 4 - 14, 7 + 25, 9] and t.s.result.ranks == [2, 1, 3]


@covers("DF-254")
def test_the_allegiance_counts_only_in_its_module() -> None:
    t = given(glory=[3])
    t.s.allegiance[0] = 0
    assert total(t.s, 0) == 3


@covers("DF-030", "DF-291")
def test_resources_tokens_and_unfinished_tracks_are_worth_nothing() -> None:
    t = given(feats={0: "blacksmiths_hammer companion"}, gold=[12], sun=[6], moon=[6])
    t.s.hammer[0], t.s.companion[0], t.s.triton[0], t.s.cerberus[0] = 14, 5, 1, 1
    assert total(t.s, 0) == 0 + 2


@covers("DF-290")
def test_players_tied_for_first_share_the_victory() -> None:
    t = scored(given(glory=[5, 5, 2], gold=[9]))
    assert t.s.result is not None and t.s.result.winners() == [0, 1] and t.s.result.share(0) == 0.5


@covers("DF-297")
def test_a_tie_may_be_broken_by_faces_then_feats_then_resources_then_turn_order() -> None:
    def tied() -> Table:
        t = given(glory=[5, 5, 5], gold=[1, 1, 1])
        t.s.first = 1
        return t

    faces = given(glory=[5, 5, 5], feats={0: "elder"}, gold=[1, 1, 1])
    faces.s.removed[2] = (0,)
    feats = given(glory=[5, 5, 5], feats={0: "elder"}, gold=[0, 9, 0])
    feats.s.first = 1
    rich = tied()
    rich.s.have[2] = 3
    order = tied()
    for t, winner in ((faces, 2), (feats, 0), (rich, 0), (order, 1)):
        scored(t, ties=True)
        assert t.s.result is not None and t.s.result.winners() == [winner]


@covers("DF-027", "DF-288")
def test_glory_has_no_limit_and_goes_on_beyond_100() -> None:
    t = given(shows={0: "glory_4 glory_3"}, glory=[99]).step(Bless(0, BLESSING))
    assert t.glory(0) == 106 and not t.events("overflowed") and total(t.s, 0) == 106


@covers("DF-031")
def test_a_loss_stops_at_0_and_glory_printed_on_cards_is_safe() -> None:
    t = given(shows={1: "glory_4 glory_3"}, feats={1: "ferryman"}, glory=[0, 5]).performs(0, "minotaur")
    assert t.glory(1) == 0 and total(t.s, 1) == 12, "the 12 on the card of the Ferryman"
