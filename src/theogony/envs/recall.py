"""Positions that remember how they came: what information states, which must not forget, are made of."""

import hashlib
from typing import Any, NamedTuple

from theogony.envs import observe
from theogony.kernel.rng import Rng, Tape
from theogony.kernel.state import State


class Memory(NamedTuple):
    """What a seat remembers: a digest of all its observations and moves, and how many moves of each it has made."""

    digest: bytes = b""
    moves: tuple[int, ...] = ()


class Position:
    """A position, the move that led to it, and the position before that. It never changes: copies share it.

    What a seat remembers is reckoned when somebody asks: in playouts nobody does.
    """

    __slots__ = ("_memories", "earlier", "move", "seat", "state")

    def __init__(self, state: State, earlier: "Position | None" = None, seat: int = -1, move: int = -1) -> None:
        self.state = state
        self.earlier = earlier
        self.seat = seat
        self.move = move
        self._memories: dict[int, Memory] = {}

    def after(self, seat: int, move: int, chance: Rng | None) -> "Position | None":
        """The position after a move, with this chance; without any, None if the move needs some."""
        state, tape = self.state.clone(), Tape(0)
        state.rng = tape if chance is None else chance
        state.apply(seat, move)
        if tape.drawn:
            return None
        return Position(state, self, seat, move)

    def memory(self, seat: int) -> Memory:
        """What the seat remembers here."""
        way: list[Position] = []
        at: Position | None = self
        while at is not None and seat not in at._memories:
            way.append(at)
            at = at.earlier
        found = at._memories[seat] if at is not None else Memory()
        for position in reversed(way):
            before = position.earlier
            if position.seat == seat and before is not None:
                seen = observe.text(before.state.knowledge(seat))
                digest = hashlib.sha256(found.digest + f"{seen}\n{position.move}".encode()).digest()
                found = Memory(digest, (*found.moves, position.move))
            position._memories[seat] = found
        return found

    def redealt(self, seat: int, rng: Rng) -> "Position":
        """A position that the seat cannot tell from this one: what it cannot know is dealt anew.

        Whoever was ready under an open seal is ready there too, by moves at random. The others remember nothing.
        """
        state = self.state.redeal(seat, rng)
        for desk in self.state.desks:
            while desk.ready and not state.desk(desk.seat).ready:
                options = state.onward(desk.seat)
                state.draft(desk.seat, options[rng.below(len(options))])
        found = Position(state)
        found._memories = {other: Memory() for other in range(state.seats)} | {seat: self.memory(seat)}
        return found

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _remembering, (self.state, {seat: self.memory(seat) for seat in range(self.state.seats)})


def _remembering(state: State, memories: dict[int, Memory]) -> Position:
    position = Position(state)
    position._memories = memories
    return position
