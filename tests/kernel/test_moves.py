"""The move table: one index, one text, for ever."""

import hashlib

import pytest

from theogony.games import get, names
from theogony.kernel.move import MoveTable, UnknownMove

# Count and hash of all move texts in order. A table may only grow at its end: a change of an old line is a new ruleset.
GOLDEN = {
    "godstorm@1": (1689, "2133b1108bfc172bd4c038ceaa675d2932e619673ead687fcc58fd5ffdd8771b"),
    "theomachy@1": (954, "2df90639e214c39ad13f4bb09093ff734bcc9601f64a6262798d6749c1a42a61"),
    "diceforge@1": (862, "c10eda35c31a1a23e8bd0fb3c50e65bb482a30e967db4426b0928b5dea87eacb"),
    "hellas@1": (1247, "dd4ce2bc79cbcbf0db90bbe838bafff7cd6a674f440590402aa79dc0db8f24a4"),
    "hybris@1": (804, "fff5030d4e0925319cc039f79d49dc6a893f749edebcbd3726bd0361191a6313"),
}


def small() -> MoveTable:
    table = MoveTable()
    table.add("attack", ["thule>rus", "rus>thule"])
    table.add("done")
    table.add("bid", ["0", "1"])
    return table


def test_kinds_get_consecutive_indices_in_order() -> None:
    table = small()
    assert len(table) == 5
    assert table.kinds() == ["attack", "done", "bid"]
    assert table.of_kind("attack") == range(2) and table.of_kind("bid") == range(3, 5)
    assert [table.text(i) for i in range(5)] == ["attack thule>rus", "attack rus>thule", "done", "bid 0", "bid 1"]
    assert (table[1].index, table[1].kind, table[1].args) == (1, "attack", ("rus", "thule"))
    assert table[2].args == () and repr(table[2]) == "<done>"


def test_a_move_is_in_the_table_once() -> None:
    table = small()
    with pytest.raises(ValueError):
        table.add("bid", ["1"])


def test_parsing_forgives_case_and_blanks() -> None:
    assert small().parse("  Attack   THULE>rus ") == 0


def test_an_unknown_text_comes_with_near_matches() -> None:
    with pytest.raises(UnknownMove) as unknown:
        small().parse("atack thule>ruß")
    assert unknown.value.near[0] == "attack thule>rus"
    with pytest.raises(UnknownMove) as unknown:
        small().parse("xyzzy")
    assert unknown.value.near == [] and unknown.value.text == "xyzzy"


@pytest.mark.parametrize("name", names())
def test_texts_and_indices_are_stable(name: str) -> None:
    game = get(name)
    texts = [game.moves.text(i) for i in range(len(game.moves))]
    assert all(game.moves.parse(text) == i for i, text in enumerate(texts))
    assert all(i in game.moves.of_kind(game.moves[i].kind) for i in range(len(texts)))
    count, digest = GOLDEN[f"{game.id}@1"]
    assert len(texts) >= count, "the table of a game only grows, whatever is amended (docs/adr/0017)"
    assert hashlib.sha256("\n".join(texts[:count]).encode()).hexdigest() == digest
