"""A way of playing: who may sit down, on which sides, and by which rules."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from theogony.kernel.sides import Sides, each_alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode:
    """A game with several modes has a class for each: a method for each place where they part, or a field where they
    part by a number. A position reaches the one that it is played by as ``s.rules``.

    It has no state: all positions of a mode share one, copies too, and a save holds its name.
    """

    def __init__(self, name: str, players: tuple[int, int]) -> None:
        self.name = name
        self.players = players  # from how many seats to how many

    def sides(self, seats: int) -> Sides:
        """The side of each seat."""
        return each_alone(seats)

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        """Looks at complete options and at those that were given: it may change what was not given (never what decides
        the mode), and raises BadSetup if options contradict each other."""

    def saved(self) -> tuple[str, str | int]:
        """The key and the value by which a save names it."""
        return "mode", self.name

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.players)
