"""What Hybris says in sentences: characters by their own names, and what is told together."""

from typing import ClassVar, cast

from theogony.games.hybris.content import ALLY, CHARACTERS
from theogony.games.hybris.shapes import HybrisView
from theogony.games.hybris.speech import CHARACTER, OLYMPIAN, SPEECH
from theogony.kernel.layout import Layout
from theogony.kernel.speech import Kind, Speech
from theogony.kernel.state import Json


class Telling(Layout):
    """Players act by name, in the singular; their Heroes and Prophets have the names of their Olympian's."""

    speech: ClassVar[Speech] = SPEECH
    brief: ClassVar[tuple[str, ...]] = ("go", "block", "unblock", "temple", "destroy", "city", "space")

    def named(self, view: Json, params: dict[str, object], kind: Kind, value: object) -> str:
        if kind.name == CHARACTER.name:
            seat = params.get("seat", view.get("seat", -1))
            return self.person(view, cast(int, seat), str(value))
        return super().named(view, params, kind, value)

    def forms_of(self, view: Json, params: dict[str, object], kind: Kind, id: str) -> dict[str, str]:
        if kind.name == CHARACTER.name:
            seat = params.get("seat", view.get("seat", -1))
            return self.forms(*self._own(view, cast(int, seat), id))
        return super().forms_of(view, params, kind, id)

    def person(self, view: Json, seat: int, character: str) -> str:
        """A character of a seat by name; a Coliseum Hero has one of his own."""
        kind, id = self._own(view, seat, character)
        if kind is OLYMPIAN or id == character:
            return self.called(kind, id)
        return str(self.entry("characters", id)[f"name_{self.lang}"])

    def _own(self, view: Json, seat: int, character: str) -> tuple[Kind, str]:
        """Under which kind and id a character of a seat has its name: the Olympian, one of its people, or any."""
        players = seen(view).get("players", [])
        olympian = players[seat]["olympian"] if 0 <= seat < len(players) else ""
        if not olympian or character not in CHARACTERS[:ALLY]:
            return CHARACTER, character
        return (OLYMPIAN, olympian) if character == CHARACTERS[0] else (CHARACTER, f"{olympian}_{character}")


def seen(view: Json) -> HybrisView:
    return cast(HybrisView, view)
