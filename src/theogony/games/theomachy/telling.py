"""What is said of the game: names of pieces, events, questions and moves in words."""

from typing import Any, Final, cast

from theogony.games.theomachy.content import (
    BOX,
    CHAOS,
    ESSENCE,
    ESSENCE_CARDS,
    ESSENCES,
    KINDS,
    MYTH_COST,
    MYTHS,
    NEED_ESSENCE,
    NEED_ORBS,
    ORDER,
    POWER,
    POWER_ORBS,
    PRICE,
    SKY_ESSENCE,
    SKY_ORBS,
    SOURCES,
    TYPE,
    design,
    entries,
)
from theogony.games.theomachy.state import NOTHING
from theogony.games.theomachy.tokens import left_after
from theogony.kernel.layout import Layout, Say
from theogony.kernel.move import Move
from theogony.kernel.state import Json

ORDER_SIGN: Final = "○"
CHAOS_SIGN: Final = "●"
_SEATS: Final = ("seat", "first", "target", "victim", "owner", "actor")
_NAMED: Final = ("card", "old", "myth", "god", "source", "essence", "orb", "pantheon")
_TOKENS: Final = ("token", "gave", "got")
_KINDS: Final = ("prayer_cards", "gods", "mythology", "elements", "orbs", "pantheons")
_HEADS: Final = ("hand-begins", "round", "battle", "game-over")
_DETAILS: Final = (
    "aimed",
    "exchanged",
    "reshuffled",
    "reshuffled-many",
    "myth-shown",
    "track",
    "packet",
    "packet-many",
    "picked-many",
    "drew-many",
    "ante-many",
    "stake-returned",
    "stake-returned-many",
    "hand-discarded",
    "hand-discarded-many",
    "faded",
)
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
# What everybody does at the same time is told kind by kind, and what only the reader knows last.
_TOGETHER: Final = (("reshuffled", "drew"), ("packet",), ("picked",), ("deck-built",))
_SHORT: Final = {"play": "card", "pick": "card", "card": "card", "visit": "card", "myth": "myth", "raise": "token"}


class Telling(Layout):
    """Players bear their own names; ids of pieces become names of the boxes."""

    def __init__(self, say: Say, lang: str, names: list[str]) -> None:
        super().__init__(say, lang, names)
        self._names: dict[str, str] = {}
        for kind in _KINDS:
            for entry in entries(kind):
                self._names[str(entry["id"])] = str(entry[f"name_{lang}"])
        for card, essence, orbs in zip(ESSENCE_CARDS, SKY_ESSENCE, SKY_ORBS, strict=True):
            self._names[card] = f"{self._names[ESSENCES[essence]]} {orb_signs(orbs)}"

    # -- names -------------------------------------------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        if seat < 0:
            return self.say("nobody")
        return self.names[seat] if seat < len(self.names) else self.say("empty-seat", number=seat + 1)

    def _everybody(self, seats: list[int]) -> str:
        return _joined(self.say, [self._who(seat) for seat in seats])

    def _name(self, id: str) -> str:
        return self._names.get(id, id)

    def _pack(self, id: str) -> str:
        box, _, mark = id.partition("-")
        return self.say("pack-of", mark=mark.upper(), box=self.say(f"box-{box}"))

    def _tokens(self, numbers: list[int]) -> str:
        """Followers in words: 1 Priest and 2 Disciples."""
        found = [self.say(f"tokens-{kind}", number=n) for kind, n in zip(KINDS, numbers, strict=True) if n]
        return _joined(self.say, found) if found else self.say("no-tokens")

    def _needs(self, number: int, essence: int, order: int, chaos: int) -> str:
        """Essence symbols and Orbs in words: 2 Air, 4 Chaos."""
        parts = [f"{essence} {self._name(ESSENCES[ESSENCE[number]])}"] if essence else []
        parts += [self.say("orbs-order", number=order)] if order else []
        parts += [self.say("orbs-chaos", number=chaos)] if chaos else []
        return ", ".join(parts)

    def _printed(self, id: str) -> str:
        """What a card needs, or what a Power card gives."""
        number = design(id)
        if TYPE[number] == POWER:
            return self._needs(number, 1, POWER_ORBS[number][ORDER], POWER_ORBS[number][CHAOS])
        return self._needs(number, NEED_ESSENCE[number], NEED_ORBS[number][ORDER], NEED_ORBS[number][CHAOS])

    def names_of_ids(self) -> dict[str, str]:
        words = {name: id for id, name in self._names.items()}
        for token in BOX["tokens"]:
            words[str(token[f"name_{self.lang}"])] = str(token["id"])
        for seat, name in enumerate(self.names, 1):
            words.setdefault(name, str(seat))
        return words

    # -- events and refusals -----------------------------------------------------------------------------------------

    def readable(self, view: Json, params: dict[str, object]) -> dict[str, object]:
        shown: dict[str, object] = {"card": "unknown", "cards": "unknown", "top": "none", "winners": "none"}
        for name, value in params.items():
            shown[name] = self._readable(name, value)
        if isinstance(params.get("seats"), list):
            shown.setdefault("number", len(cast(list[int], params["seats"])))
        if "amount" in params:
            kind = str(params.get("got", params.get("token")))
            shown["tokens"] = self.say(f"tokens-{kind}", number=params["amount"])
        elif "ante" in params:
            shown["tokens"] = self.say("tokens-disciple", number=params["ante"])
        if "reason" in params:
            winners = _winners(view)
            shown["winners"] = self._everybody(winners) if winners else "none"
            shown["number"] = len(winners)
        return shown

    def _readable(self, name: str, value: object) -> object:
        if name in _SEATS and isinstance(value, int):
            return self._who(value)
        if name == "seats" and isinstance(value, list):
            return self._everybody(value)
        if name in _NAMED and isinstance(value, str):
            return self._name(value)
        if name == "top":
            return self._name(str(value)) if value else "none"
        if name == "cards" and isinstance(value, list):
            return ", ".join(self._name(str(card)) for card in value)
        if name in _TOKENS and value in KINDS:
            return self.say(f"token-{value}")
        if name == "pack":
            return self._pack(str(value))
        return value

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
            elif event["kind"] == "game-over":
                told.append({**event, "reason": event["clause"]})
            else:
                told.append(event)
        return [*told, self._as_one(run)] if run else told

    def _as_one(self, run: list[Json]) -> Json:
        if len(run) == 1:
            return run[0]
        seats = [cast(int, event["seat"]) for event in run]
        one: Json = {**run[0], "kind": f"{run[0]['kind']}-many", "seats": seats}
        del one["seat"]
        if run[0]["kind"] == "power":
            one["powers"] = ", ".join(
                f"{self._who(seat)} {event['power']}" for seat, event in zip(seats, run, strict=True)
            )
        if run[0]["kind"] == "hand-discarded":
            tops = [self._name(str(event["top"])) for event in run]
            one["tops"] = ", ".join(f"{self._who(seat)} {top}" for seat, top in zip(seats, tops, strict=True))
        return one

    def weight(self, event: Json) -> int:
        return 1 if event["kind"] in _HEADS else -1 if event["kind"] in _DETAILS else 0

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object]) -> dict[str, object]:
        own = own_side(view)
        owed = cast(list[int], own["debt"])
        top = str(own["myth_top"])
        options = cast(list[str], view.get("options", []))
        asked: dict[str, object] = {
            **fields,
            "round": view["round"],
            "owes": sum(owed),
            "debt": self._tokens(owed),
            "payable": "yes" if not any(owed) or left_after(own["cult"], 0, owed) else "no",
            "power": own["power"],
            "best": _best_of_others(view),
            "picks": own["picks"],
            "cult": counts(own["cult"]),
            "ante": view["next_ante"],
            "god": self._name(str(own["god"])),
            "myth": self._name(top) if top else "none",
            "cost": MYTH_COST[MYTHS.index(top)] if top else 0,
            "miracles": own["miracles"],
            "asks": options[0].partition(" ")[0] if options else "",
        }
        for name in ("owner", "actor"):
            if name in fields:
                asked[name] = self._who(cast(int, fields[name]))
        source = fields.get("source", NOTHING)
        if isinstance(source, int) and source >= 0:
            asked["source"] = self._name(SOURCES[source])
        if isinstance(fields.get("essence"), int):
            asked["essence"] = self._name(ESSENCES[cast(int, fields["essence"])])
        if isinstance(fields.get("kind"), int):
            asked["token"] = self.say(f"token-{KINDS[cast(int, fields['kind'])]}")
        return asked

    # -- moves -------------------------------------------------------------------------------------------------------

    def move(self, view: Json, move: Move) -> str:
        return self.say(f"move-{move.kind}", **self._parts(view, move))

    def short(self, view: Json, move: Move) -> str:
        if move.kind in _SHORT:
            return str(self._parts(view, move)[_SHORT[move.kind]])
        return self.move(view, move)

    def _parts(self, view: Json, move: Move) -> dict[str, object]:
        kind, args = move.kind, move.args
        own = own_side(view)
        if kind in ("follow", "raise"):
            return self._bet(own, args)
        if kind == "invoke":
            return {"god": self._name(str(own["god"]))}
        if kind in ("buy", "bury"):
            return {"myth": self._name(str(own["myth_top"]))}
        if not args:
            return {}
        if kind == "place":
            return self._place(view, int(args[0]))
        if kind == "slot":
            card = sky_of(view)[int(args[0]) - 1]
            return {"slot": args[0], "card": self._name(card) if card else self.say("board-hidden")}
        if kind == "drop":
            picks = cast(list[str], view.get("picks", []))
            chosen = [int(place) - 1 for place in args[0].split("+")]
            return {
                "cards": ", ".join(self._name(picks[place]) if place < len(picks) else str(place) for place in chosen)
            }
        if kind == "quench":
            return {"seat": self._who(int(args[0]) - 1), "card": self._name(args[1])}
        if kind == "pack":
            return {"pack": self._pack(args[0])}
        return self._named(kind, args[0])

    def _named(self, kind: str, word: str) -> dict[str, object]:
        if kind in ("pick", "play", "card"):
            return {"card": self._name(word), "needs": self._printed(word)}
        if kind in ("token", "harbour"):
            return {"token": self.say(f"token-{word}")}
        if kind == "player":
            return {"seat": self._who(int(word) - 1)}
        if kind == "number":
            return {"number": int(word)}
        return {"card" if kind == "visit" else kind: self._name(word)}

    def _bet(self, own: dict[str, Any], args: tuple[str, ...]) -> dict[str, object]:
        """What is paid, and the Cult that is left."""
        left = left_after(own["cult"], 0, own["debt"])
        parts: dict[str, object] = {"debt": self._tokens(own["debt"])}
        if args:
            token = [int(kind == args[0]) for kind in KINDS]
            left = left_after(left, 0, token) if left else left
            parts["token"] = self.say(f"token-{args[0]}")
        parts["left"] = counts(left) if left else "–"
        return parts

    def _place(self, view: Json, place: int) -> dict[str, object]:
        card = cast(list[str], view["track"])[place - 1]
        price = PRICE[place - 1]
        words = self.say(f"price-{KINDS[price]}" if price >= 0 else "price-free")
        if place in risky_places(view):
            words = f"{self.say('warning-mark')} {words}"
        return {
            "place": place,
            "price": words,
            "card": self._name(card) if card else self.say("empty-place"),
            "needs": self._printed(card) if card else "–",
        }


def orb_signs(orbs: list[int]) -> str:
    """Orbs as signs: ○○ for two of Order, ● for one of Chaos."""
    return ORDER_SIGN * orbs[ORDER] + CHAOS_SIGN * orbs[CHAOS]


# -- parts of a view --------------------------------------------------------------------------------------------------


def counts(tokens: list[int]) -> str:
    """Prophets, Priests, Disciples as the ledger writes them: 3/5/8."""
    return "/".join(str(number) for number in tokens)


def risky_places(view: Json) -> list[int]:
    """The places of the Track whose price would leave too little for the next ante (TH-175)."""
    cult = cast(list[int], own_side(view)["cult"])
    ante = [0, 0, cast(int, view["next_ante"])]
    found = []
    for place, kind in enumerate(PRICE, 1):
        if kind >= 0 and cult[kind] and cast(list[str], view["track"])[place - 1]:
            left = left_after(cult, 0, [int(kind == other) for other in range(3)])
            if left_after(cult, 0, ante) and not left_after(left, 0, ante):
                found.append(place)
    return found


def own_side(view: Json) -> dict[str, Any]:
    """The own place at the table; that of the first player for a spectator."""
    return sides(view)[max(0, cast(int, view["seat"]))]


def sides(view: Json) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], view["players"])


def sky_of(view: Json) -> list[str]:
    return cast(list[str], view["constellation"])


def _winners(view: Json) -> list[int]:
    result = view.get("result")
    if not isinstance(result, dict):
        return []
    return [seat for seat, rank in enumerate(cast(list[int], result["ranks"])) if rank == 1]


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
    if one["kind"] != other["kind"]:
        return False
    free = ("seat", "power", "top")
    return {name: value for name, value in one.items() if name not in free} == {
        name: value for name, value in other.items() if name not in free
    }


def _joined(say: Say, items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return say("list-last", first=", ".join(items[:-1]), last=items[-1])
