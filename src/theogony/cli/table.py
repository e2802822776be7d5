"""A table: a match, who sits there, and the file in which it is saved."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from theogony.bots import names as bot_names
from theogony.cli.files import keep_content, write
from theogony.kernel.match import Match
from theogony.kernel.record import BOT
from theogony.kernel.refusal import Refused
from theogony.kernel.sides import Sides
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt

if TYPE_CHECKING:
    from theogony.i18n import Texts


def shown(names: list[str], texts: "Texts") -> list[str]:
    """The names of a record as they are read: nobody goes without one, and equal names are told apart by the seats."""
    bare = [name.removeprefix(BOT) for name in names]
    return [
        texts("player-number", number=seat) if not name else name if bare.count(name) == 1 else f"{name} {seat}"
        for seat, name in enumerate(bare, 1)
    ]


def side_name(name: str, texts: "Texts") -> str:
    """A side in words; where the game has none, as the rules call it."""
    words = texts(f"side-{name}")
    return name.capitalize() if words == f"side-{name}" else words


def shown_sides(sides: Sides, players: list[str], texts: "Texts") -> list[str]:
    """The sides as they are read: with those who play on them, or as the one player who is a side alone."""
    found = []
    for side, name in enumerate(sides.names):
        members = ", ".join(players[seat] for seat in sides.seats(side))
        found.append(
            f"{side_name(name, texts)} ({members})" if name and members else side_name(name, texts) if name else members
        )
    return found


class Table:
    """A match under way, with humans and bots. One person may hold several seats of a side: they bear one name."""

    def __init__(self, match: Match, path: Path, humans: list[int] | None = None) -> None:
        self.match = match
        self.path = path
        self.saved = False
        names = match.record.names
        bots = [BOT + bot for bot in bot_names()]  # somebody may be called "bot Bob"
        self.bots = {seat: name.removeprefix(BOT) for seat, name in enumerate(names) if name in bots}
        seats = range(match.record.seats)
        self.humans = [seat for seat in seats if seat not in self.bots] if humans is None else humans
        sides = match.state.sides
        self.own = {
            seat: [mate for mate in sides.mates(seat) if names[mate] == names[seat]] for seat in self.humans
        }  # by seat: all seats of the person who sits there
        self._seen = dict.fromkeys(self.humans, 0)
        self.silenced: dict[int, list[str]] = {seat: [] for seat in self.humans}  # topics, by who is not to be asked

    def view(self, seat: int) -> Json:
        return self.match.state.view(seat)

    def one_person(self) -> bool:
        """Whether a single person sits at the keyboard, on however many seats."""
        return bool(self.humans) and self.own[self.humans[0]] == self.humans

    def asked(self) -> Prompt[Any] | None:
        """The prompt to answer next: a human's first, so that sealed answers of bots keep nobody waiting."""
        prompts = self.match.state.prompts()
        return min(prompts, key=lambda prompt: prompt.seat in self.bots, default=None)

    def standing_pass(self, seat: int) -> int | None:
        """The move that lets the open question pass for a seat that wants never to be asked for it."""
        prompt = self.match.state.prompt(seat)
        if prompt is None or prompt.topic() not in self.silenced[seat]:
            return None
        return prompt.passing if prompt.passing in self.match.state.options(seat) else None

    def news(self, seat: int) -> list[Json]:
        """What has happened since this seat was last told, less what everybody saw and another seat of the same person
        was told already."""
        since, known = self._seen[seat], max(self._seen[own] for own in self.own[seat])
        self._seen[seat] = len(self.match.events)
        news = enumerate(self.match.events[since:], since)
        return [event.seen_by(seat) for number, event in news if number >= known or seat in event.audience]

    def apply(self, seat: int, move: int) -> None:
        self.match.apply(seat, move)

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises Refused if that is not possible."""
        self.match.undo(seat)
        for human in self._seen:
            self._seen[human] = min(self._seen[human], len(self.match.events))

    def undo_to(self, seat: int, made: int) -> bool:
        """Take back the seat's moves until so many have been made; whether all of them could be."""
        while self.match.made > made:
            try:
                self.undo(seat)
            except Refused:
                return False
        return True

    def save(self, path: Path | None = None) -> None:
        """Write the record; raises CannotWrite."""
        self.saved = False
        keep_content(self.match.game)
        write(path or self.path, self.match.record.text())
        self.saved = True
