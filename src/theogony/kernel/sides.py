"""Who plays with whom. Seats are asked, sides win; persons exist only at tables."""


class Sides:
    """The side of each seat, and the sides by name.

    A side without a seat is an automaton: the rules play it, and it wins and loses like any other. A side with the
    name "" is a single seat, and called as whoever sits there.
    """

    __slots__ = ("names", "of")

    def __init__(self, of: tuple[int, ...], names: tuple[str, ...]) -> None:
        for side, name in enumerate(names):
            if not name and of.count(side) != 1:
                raise ValueError(f"side {side} is not one seat and needs a name")
        if not set(of) <= set(range(len(names))):
            raise ValueError("every seat needs a side that there is")
        self.of = of
        self.names = names

    def seats(self, side: int) -> list[int]:
        """The seats of this side; none if it is an automaton."""
        return [seat for seat, own in enumerate(self.of) if own == side]

    def mates(self, seat: int) -> list[int]:
        """The seats that win and lose with this one, itself included."""
        return self.seats(self.of[seat])

    def alone(self) -> bool:
        """Whether everybody plays for himself, against nobody else."""
        return len(self.names) == len(self.of) and not any(self.names)

    def as_dict(self) -> dict[str, object]:
        return {"of": list(self.of), "names": list(self.names)}

    def __reduce__(self) -> tuple[object, ...]:
        return Sides, (self.of, self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sides) and self.of == other.of and self.names == other.names

    def __hash__(self) -> int:
        return hash((self.of, self.names))


_EACH_ALONE: list[Sides] = []


def each_alone(seats: int) -> Sides:
    """Everybody for himself: a side is a seat."""
    while len(_EACH_ALONE) <= seats:
        number = len(_EACH_ALONE)
        _EACH_ALONE.append(Sides(tuple(range(number)), ("",) * number))
    return _EACH_ALONE[seats]


def against(teams: tuple[tuple[str, int], ...]) -> Sides:
    """Sides by name and number of seats, seated in this order; a side of no seat is an automaton."""
    of = tuple(side for side, (_, seats) in enumerate(teams) for _ in range(seats))
    return Sides(of, tuple(name for name, _ in teams))
