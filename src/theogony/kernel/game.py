"""What never changes about a game: its name, seats, options, moves, ledger and ruleset."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from theogony.kernel.box import Box, Components
from theogony.kernel.event import Event
from theogony.kernel.mode import Mode
from theogony.kernel.move import MoveTable
from theogony.kernel.overlay import BadContent, fixed
from theogony.kernel.rng import Rng
from theogony.kernel.speech import SILENT, Speech
from theogony.kernel.state import Json, State
from theogony.kernel.step import steps_below

MODE: Final = "mode"  # the option that chooses the mode, where a game says nothing else
Brings = tuple[tuple[str, str], ...]


class Option:
    """A choice made before the game starts.

    A form may fold away what is ``rare``. ``needs`` (``mode=classic``) names the choice without which this one changes
    nothing; "" if it always counts. Neither is a rule: every value is taken whatever the other choices are. People are
    offered another default where ``people`` names one: simulations need an end, a table can do without.
    ``brings`` says which value a default stands for that leaves it to other choices: the first of these pairs whose
    choices (``setup=random,module=none``) are all made; a form can name it.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        help_key: str,
        rare: bool = False,
        needs: str = "",
        people: str = "",
        brings: Brings = (),
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.help_key = help_key
        self.rare = rare
        self.needs = needs
        self.people = people or default
        self.brings = brings


class BadSetup(ValueError):
    """A game cannot be set up like this; ``key`` and ``params`` say why, for any language."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params


def chosen(options: Mapping[str, str]) -> str:
    """The name of the mode that complete options choose."""
    return options.get(MODE, "")


class Game:
    """One game, as its package registers it."""

    def __init__(
        self,
        id: str,
        title: str,
        options: tuple[Option, ...],
        moves: MoveTable,
        make: Callable[..., State],
        state: type[Any],
        folder: Path,
        players: tuple[int, int] = (2, 4),
        modes: tuple[Mode, ...] = (),
        mode_of: Callable[[Mapping[str, str]], str] = chosen,
        speech: Speech = SILENT,
        box: Box | None = None,
        read: Callable[[Any], None] | None = None,
        amendments: tuple[str, ...] = (),
    ) -> None:
        """A game with one way of playing says how many ``players`` may sit down, each for himself. Others declare all
        their ``modes``; ``mode_of`` finds the name of one in complete options.

        ``state`` is the class of its positions, ``make`` sets one up before its first step: of seats, options and
        chance, behind that of the mode if the game declares some, and of the box if it has one. All steps of the game
        are there already, so that a saved agenda can be read.
        ``box`` holds the components; another one of other components is of the same class, and its texts are ``read``.
        ``amendments`` are changes of rules by name, oldest first: version 1 knows none of them, each makes the next."""
        self.id = id
        self.title = title
        self.options = options
        self.moves = moves
        self.folder = folder
        self.speech = speech
        self.box = box
        self.amendments = amendments
        self.version = 1 + len(amendments)
        self._read = read
        self._make = make
        self._state = state
        state.steps.update(steps_below(f"theogony.games.{id}"))
        self.steps: dict[str, type] = state.steps
        self._players = players
        self._mode_of = mode_of
        self._known = {option.name: option for option in options}
        self._usual = {option.name: option.default for option in options}
        self._own_modes = modes
        names = next((option.values for option in options if option.name == MODE), ("",))
        self._modes = {mode.name: mode for mode in modes or (Mode("", players),)}
        if mode_of is chosen and set(names) != set(self._modes):
            raise ValueError(f"{id}: the option offers {names}, the modes are {tuple(self._modes)}")
        self.modes = {name: self.mode({MODE: name}) for name in names}
        """The modes by the values of the option ``mode``; by "" if there is no such option."""
        ranges = [mode.players for mode in self._modes.values()]
        self.players = (min(low for low, _ in ranges), max(high for _, high in ranges))

    @property
    def ruleset(self) -> str:
        """Which rules and which components these are: ``theomachy@1+4f0c9a21``."""
        return f"{self.id}@{self.version}" + ("" if self.box is None else f"+{self.box.mark}")

    def variant(self, box: Box | None, version: int) -> "Game":
        """The same game with another box, or under an older version of its rules."""
        if not 1 <= version <= 1 + len(self.amendments):
            raise ValueError(f"{self.id} has no version {version}")
        other = Game(
            self.id, self.title, self.options, self.moves, self._make, self._state, self.folder, self._players,
            self._own_modes, self._mode_of, self.speech, box, self._read, self.amendments,
        )  # fmt: skip
        other.version = version
        return other

    def under(self, ruleset: str) -> "Game | None":
        """The same game under the version of its rules that the ruleset names; None if that has other components."""
        versions = [self, *[self.variant(self.box, version) for version in range(1, self.version)]]
        return next((game for game in versions if game.ruleset == ruleset), None)

    def with_components(self, components: Components) -> "Game":
        """The same game with these components; raises BadContent if they change what belongs to the game itself."""
        if self.box is None:
            raise ValueError(f"{self.id} has no components to change")
        where = fixed(self.box, components)
        if where is not None:
            raise BadContent("content-fixed", where=where)
        box = type(self.box)(components)
        if self._read is not None:
            self._read(box)
        return self.variant(box, self.version)

    def mode(self, options: Mapping[str, str]) -> Mode:
        """The way of playing that these options choose; what they do not say, or say wrongly, is as usual."""
        said = {name: options[name] for name in options if name in self._known}
        right = {name: value for name, value in said.items() if value in self._known[name].values}
        return self._modes[self._mode_of({**self._usual, **right})]

    def for_people(self, options: Mapping[str, str]) -> dict[str, str]:
        """These options, and where they say nothing what people are offered instead of the default."""
        offered = {option.name: option.people for option in self.options if option.people != option.default}
        return {**offered, **options}

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The complete options for this many seats; raises BadSetup with the reason if something is off."""
        mode = self.mode(options)
        low, high = mode.players
        if low == high != seats:
            raise BadSetup("exact-player-count", game=self.title, wanted=low, given=seats)
        if not low <= seats <= high:
            raise BadSetup("wrong-player-count", game=self.title, low=low, high=high, given=seats)
        for name, value in options.items():
            if name not in self._known:
                raise BadSetup("unknown-option", name=name, known=", ".join(self._known))
            if value not in self._known[name].values:
                known = ", ".join(self._known[name].values)
                raise BadSetup("unknown-value", name=name, value=value, known=known)
        settled = {**self._usual, **options}
        mode.fits(seats, settled, options)
        return settled

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        rng: Rng | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """A new game at its first prompt; what happens until then is told to ``events``, if given."""
        settled = self.settle(seats, options or {})
        mode = self.mode(options or {})
        modes = [mode] if self._own_modes else []
        state = self._make(seats, settled, rng if rng is not None else Rng(seed), *modes, *self._boxes())
        state.sides = mode.sides(seats)
        state.version = self.version
        state.events = events
        state.run()
        state.agenda = state.agenda.copy()  # one that was empty once lies where lists grow and shrink slowly
        state.events = None
        return state

    def load(self, saved: Json) -> State:
        """The state that ``State.dump`` gave."""
        modes = [mode for mode in self._own_modes if saved.get(mode.saved()[0]) == mode.saved()[1]]
        if self._own_modes and not modes:
            raise ValueError(f"{self.id}: the save names no mode that there is")
        state: State = self._state(2, Rng(0), *modes, *self._boxes())
        state.load(saved)
        return state

    def _boxes(self) -> list[Box]:
        return [] if self.box is None else [self.box]
