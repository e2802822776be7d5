"""What is said of the game: names of pieces, events, questions and moves in words."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from theogony.games.theomachy.content import (
    BOX,
    CHAOS,
    ESSENCE as DESIGN_ESSENCE,
    ESSENCE_CARDS,
    ESSENCES,
    KINDS,
    MYTHS,
    ORDER,
    POWER,
    SKY_ESSENCE,
    SKY_ORBS,
    TYPE,
    CultBox,
    design,
)
from theogony.games.theomachy.shapes import Player, TheomachyView, Tokens
from theogony.games.theomachy.speech import CARD, ESSENCE, GOD, MYTH, PACK, SPEECH, TOKENS
from theogony.games.theomachy.tokens import UNPAYABLE, Followers, left_after
from theogony.kernel.box import Box
from theogony.kernel.layout import Layout, Say, beside
from theogony.kernel.move import Move
from theogony.kernel.speech import DETAIL, NOTHING, Kind, Speech, entries
from theogony.kernel.state import Json

ORDER_SIGN: Final = "○"
CHAOS_SIGN: Final = "●"
# Events of several players that are told in one sentence, if all but the seat is equal.
_JOINED: Final = (
    "ante",
    "drew",
    "reshuffled",
    "passed",
    "followed",
    "stake-lost",
    "stake-returned",
    "myth-left",
    "packet",
    "picked",
    "deck-built",
    "power",
    "hand-discarded",
)
_USUAL: Final = ("ante", "drew", "picked")  # what is a detail when everybody does it
# What everybody does at the same time is told kind by kind, and what only the reader knows last.
_TOGETHER: Final = (("reshuffled", "drew"), ("packet",), ("picked",), ("deck-built",))
_ONE: Final[list[Followers]] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]  # token of each kind


class Telling(Layout):
    """Players bear their own names; ids of pieces become names of the boxes."""

    speech: ClassVar[Speech] = SPEECH
    brief: ClassVar[tuple[str, ...]] = ("play", "pick", "card", "visit", "myth", "raise")

    def __init__(self, say: Say, lang: str, names: list[str], box: Box | None = None) -> None:
        super().__init__(say, lang, names, box)
        self.box = box if isinstance(box, CultBox) else BOX
        essences = self._called[ESSENCE.name]
        for card, essence, orbs in zip(ESSENCE_CARDS, SKY_ESSENCE, SKY_ORBS, strict=True):
            self._called[CARD.name][card] = f"{essences[ESSENCES[essence]]} {orb_signs(orbs)}"

    # -- names -------------------------------------------------------------------------------------------------------

    def called(self, kind: Kind, id: str) -> str:
        if kind is not PACK:
            return super().called(kind, id)
        box, _, mark = id.partition("-")
        return self.say("pack-of", mark=mark.upper(), box=self.say(f"box-{box}"))

    def _tokens(self, numbers: Tokens) -> str:
        """Followers in words: 1 Priest and 2 Disciples."""
        return self.amounts(TOKENS, cast(dict[str, int], TOKENS.sent(numbers)))

    def _needs(self, number: int, essence: int, order: int, chaos: int) -> str:
        """Essence symbols and Orbs in words: 2 Air, 4 Chaos."""
        parts = [f"{essence} {self.called(ESSENCE, ESSENCES[DESIGN_ESSENCE[number]])}"] if essence else []
        parts += [self.say("orbs-order", number=order)] if order else []
        parts += [self.say("orbs-chaos", number=chaos)] if chaos else []
        return self.listed(parts)

    def _printed(self, id: str) -> str:
        """What a card needs, or what a Power card gives."""
        number = design(id)
        gives = TYPE[number] == POWER
        orbs = (self.box.power_orbs if gives else self.box.need_orbs)[number]
        return self._needs(number, 1 if gives else self.box.need_essence[number], orbs[ORDER], orbs[CHAOS])

    def names_of_ids(self) -> dict[str, str]:
        words = super().names_of_ids()
        for token in entries(self.content, "tokens"):
            words[str(token[f"name_{self.lang}"])] = str(token["id"])
        for seat, name in enumerate(self.names, 1):
            words.setdefault(name, str(seat))
        return words

    # -- events ------------------------------------------------------------------------------------------------------

    def digest(self, events: list[Json]) -> list[Json]:
        """What several players do alike, one after the other, is told in one sentence."""
        told: list[Json] = []
        run: list[Json] = []
        for event in _in_order(events):
            if run and not _alike(run[-1], event):
                told.append(self._as_one(run))
                run = []
            if event["kind"] in _JOINED and "cards" not in event and "card" not in event:
                run.append(event)
            else:
                told.append(event)
        return [*told, self._as_one(run)] if run else told

    def _as_one(self, run: list[Json]) -> Json:
        if len(run) == 1:
            return run[0]
        seats = [cast(int, event["seat"]) for event in run]
        one: Json = {**run[0], "kind": f"{run[0]['kind']}-many", "seats": seats}
        del one["seat"]
        for name in ("power", "top"):
            if name in run[0]:
                said = [self.filled({}, {}, name, event[name]) for event in run]
                words = [f"{self.who(seat)} {word}" for seat, word in zip(seats, said, strict=True)]
                one[f"{name}s"] = self.listed(words)
        return one

    def weight(self, event: Json) -> int:
        kind = str(event["kind"]).removesuffix("-many")
        return DETAIL if kind in _USUAL and kind != event["kind"] else super().weight({**event, "kind": kind})

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> dict[str, object]:
        own = own_side(view)
        top = own["myth_top"]
        return {
            **self.readable(view, fields),
            "round": view["round"],
            "owes": sum(own["debt"]),
            "debt": self._tokens(own["debt"]),
            "payable": "yes" if left_after(_three(own["cult"]), _three(own["debt"])) != UNPAYABLE else "no",
            "power": own["power"],
            "best": _best_of_others(view),
            "picks": own["picks"],
            "cult": counts(own["cult"]),
            "ante": view["next_ante"],
            "god": self.called(GOD, own["god"]),
            **beside("god", self.forms(GOD, own["god"])),
            "myth": self.called(MYTH, top) if top else NOTHING,
            "cost": self.box.myth_cost[MYTHS.index(top)] if top else 0,
            "miracles": own["miracles"],
            "asks": options[0].kind if options else "",
        }

    # -- moves -------------------------------------------------------------------------------------------------------

    def parts(self, view: Json, move: Move) -> dict[str, object]:
        kind, args = move.kind, move.args
        own = own_side(view)
        parts = super().parts(view, move)
        if kind in ("follow", "raise"):
            parts.update(self._bet(own, args))
        elif kind == "invoke":
            parts.update({"god": self.called(GOD, own["god"]), **beside("god", self.forms(GOD, own["god"]))})
        elif kind in ("buy", "bury"):
            parts["myth"] = self.called(MYTH, own["myth_top"])
        elif kind == "place":
            parts.update(self._place(view, int(args[0])))
        elif kind == "slot":
            card = seen(view)["constellation"][int(args[0]) - 1]
            parts["card"] = self.called(CARD, card) if card else self.say("board-hidden")
        elif kind == "drop":
            picks = seen(view).get("picks", [])
            chosen = [int(place) - 1 for place in args[0].split("+")]
            parts["cards"] = self.listed(
                [self.called(CARD, picks[place]) if place < len(picks) else str(place) for place in chosen]
            )
        elif kind in ("pick", "play", "card"):
            parts["needs"] = self._printed(args[0])
        return parts

    def _bet(self, own: Player, args: tuple[str, ...]) -> dict[str, object]:
        """What is paid, and the Cult that is left."""
        left = left_after(_three(own["cult"]), _three(own["debt"]))
        parts: dict[str, object] = {"debt": self._tokens(own["debt"])}
        if args and left != UNPAYABLE:
            left = left_after(left, _ONE[KINDS.index(args[0])])
        parts["left"] = counts(left) if left != UNPAYABLE else "–"
        return parts

    def _place(self, view: Json, place: int) -> dict[str, object]:
        card = seen(view)["track"][place - 1]
        price = self.box.price[place - 1]
        words = self.say(f"price-{KINDS[price]}" if price >= 0 else "price-free")
        if place in self._risky_places(view):
            words = f"{self.say('warning-mark')} {words}"
        return {
            "place": place,
            "price": words,
            "card": self.called(CARD, card) if card else self.say("empty-place"),
            "needs": self._printed(card) if card else "–",
        }

    def _risky_places(self, view: Json) -> list[int]:
        """The places of the Track whose price would leave too little for the next ante (TH-175)."""
        cult = _three(own_side(view)["cult"])
        ante = (0, 0, seen(view)["next_ante"])
        found = []
        for place, kind in enumerate(self.box.price, 1):
            if kind >= 0 and cult[kind] and seen(view)["track"][place - 1]:
                left = left_after(cult, _ONE[kind])
                if left_after(cult, ante) != UNPAYABLE and left_after(left, ante) == UNPAYABLE:
                    found.append(place)
        return found


def orb_signs(orbs: list[int]) -> str:
    """Orbs as signs: ○○ for two of Order, ● for one of Chaos."""
    return ORDER_SIGN * orbs[ORDER] + CHAOS_SIGN * orbs[CHAOS]


# -- parts of a view --------------------------------------------------------------------------------------------------


def counts(tokens: Sequence[int]) -> str:
    """Prophets, Priests, Disciples as the ledger writes them: 3/5/8."""
    return "/".join(str(number) for number in tokens)


def _three(tokens: list[int]) -> Followers:
    return tokens[0], tokens[1], tokens[2]


def seen(view: Json) -> TheomachyView:
    return cast(TheomachyView, view)


def own_side(view: Json) -> Player:
    """The own place at the table; that of the first player for a spectator."""
    return sides(view)[max(0, seen(view)["seat"])]


def sides(view: Json) -> list[Player]:
    return seen(view)["players"]


def _best_of_others(view: Json) -> int:
    seat = view["seat"]
    return max((player["power"] for other, player in enumerate(sides(view)) if other != seat), default=0)


def _in_order(events: list[Json]) -> list[Json]:
    ordered: list[Json] = []
    batch: list[Json] = []
    together: tuple[str, ...] = ()
    for event in events:
        if event["kind"] not in together:
            ordered += _sorted(batch, together)
            batch = []
            together = next((kinds for kinds in _TOGETHER if event["kind"] in kinds), ())
        batch.append(event)
    return ordered + _sorted(batch, together)


def _sorted(batch: list[Json], together: tuple[str, ...]) -> list[Json]:
    if not together:
        return batch
    return sorted(batch, key=lambda event: (together.index(str(event["kind"])), "cards" in event or "card" in event))


def _alike(one: Json, other: Json) -> bool:
    """Whether two events may be told together: equal but for the seat, and for numbers that are listed."""
    compared = (one.keys() | other.keys()) - {"seat", "power", "top"}
    return all(one.get(name) == other.get(name) for name in compared)
