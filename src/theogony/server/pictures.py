"""What a seat or a spectator is shown of a table: views, events and options, built for that seat alone."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

import orjson

from theogony.analysis import foretold, oracle
from theogony.cli.common import layout_of
from theogony.i18n import Texts
from theogony.kernel.game import Game
from theogony.kernel.record import commitment
from theogony.kernel.refusal import Refusal
from theogony.kernel.rng import Tape
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Prompt
from theogony.kernel.view import plan, question, sealed
from theogony.kernel.window import OpenQuestion
from theogony.server import library
from theogony.server.live import Live, own_seats, sides_of
from theogony.server.store.models import ChatRow, SeatRow, TableRow

FIRST_EVENTS = 200
MOST_REASONS = 24
MOST_CLOSED = 12

Json = dict[str, Any]


def moment(when: datetime) -> str:
    return when.strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


# -- the table from outside ----------------------------------------------------------------------------------------


def table_info(table: TableRow, seats: Sequence[SeatRow], guest_id: str | None) -> Json:
    """What anyone who may see the table is told of it, and which seats are the asker's own."""
    sides = sides_of(table, len(seats))
    return {
        "id": table.id,
        "game": table.game,
        "ruleset": table.ruleset,
        "name": table.name,
        "status": table.status,
        "public": table.public,
        "hints": table.hints,
        "options": orjson.loads(table.options),
        "seats": [
            {
                **_seat_info(row, guest_id),
                "side": sides.of[row.seat],
                "person": own_seats(seats, sides, row.seat)[0],
            }
            for row in seats
        ],
        "sides": list(sides.names),
        "owner": guest_id is not None and table.owner_id == guest_id,
        "commitment": commitment_of(table),
        "moves": table.moves,
        "waiting": orjson.loads(table.waiting),
        "asks": "",
        "signs": [],
        **orjson.loads(table.glimpse),
        "result": orjson.loads(table.result) if table.result else None,
        "created": moment(table.created),
        "updated": moment(table.updated),
        "lesson": library.lesson_info(table.lesson) if table.lesson else None,
        "forked": {"table": table.forked_table, "at": table.forked_at} if table.forked_table else None,
    }


def glimpse(state: State) -> str:
    """What the lobby says of a position, for its row: which question is open, and what the seats go by."""
    return orjson.dumps({"asks": question(state).get("kind", ""), "signs": state.signs()}).decode()


def commitment_of(table: TableRow) -> str:
    """The published hash of the secret seed; a table played on from another has no seed in its record."""
    return "" if table.setup_chance is not None else commitment(table.seed)


def _seat_info(seat: SeatRow, guest_id: str | None) -> Json:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": guest_id is not None and seat.guest_id == guest_id,
        "stand_in": bool(seat.stand_in),
        "free": seat.kind != "bot" and seat.guest_id is None,
    }


def chat_line(line: ChatRow) -> Json:
    return {"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": moment(line.at)}


# -- the game as one seat sees it ----------------------------------------------------------------------------------


def state_push(live: Live, seat: int, reason: str, events_from: int | None = None, public: Json | None = None) -> Json:
    """The whole picture for one seat (or SPECTATOR), with the events from that number on.

    ``public`` is the part of the view that is for everybody, where it is at hand.
    """
    state = live.state
    if events_from is None:
        events_from = max(0, len(live.match.events) - FIRST_EVENTS)
    vote = live.vote()
    view = state.view(seat, public)
    return {
        "push": "state",
        "seq": live.told,
        "moves": live.moves,
        "seat": seat,
        "reason": reason,
        "events_from": events_from,
        "events": live.match.seen_events(seat, events_from),
        "view": view,
        "ask": ask(live, seat, view),
        "waiting": live.awaited(seat),
        "seal": live.sealed,
        "can_undo": seat != SPECTATOR and any(map(live.can_undo, live.own_seats(seat))),
        "undo_vote": vote.as_dict() if vote else None,
        "guide": guide(live, seat),
        "result": None if state.result is None else state.result.as_dict(),
    }


def guide(live: Live, seat: int) -> Json | None:
    """At a lesson, for the learner: how many goals are reached, and which moves the next one asks for now."""
    course = live.course
    if course is None or seat != course.lesson.seat:
        return None
    return {"reached": course.reached, "lit": [live.game.moves.text(move) for move in course.lit()]}


def ask(live: Live, seat: int, view: Json) -> Json | None:
    """The open question to this seat with all its options, or None if it is not asked; ``view`` is the seat's."""
    return asked(live.game, live.state, seat, live.prompt_id(seat), view)


def asked(game: Game, state: State, seat: int, prompt_id: str, view: Json) -> Json | None:
    """The same for any position of a game."""
    moves = game.moves
    prompt = state.prompt(seat) if seat != SPECTATOR else None
    if prompt is None:
        return None
    answer = sealed(state, seat)
    return {
        "prompt_id": prompt_id,
        "seat": seat,
        "kind": type(prompt).__name__,
        "clause": prompt.clause,
        "params": game.speech.sent(prompt),
        "sealed": moves.text(answer) if answer >= 0 else None,
        "draft": [option(game, move) for move in plan(state, seat)],
        "topic": prompt.topic(),
        "passing": moves.text(prompt.passing) if prompt.passing >= 0 else None,
        "unseen": prompt.hides(state),
        "options": options(game, state, prompt, state.options(seat)),
        "ways": _ways(game, state, prompt) if prompt.planned else {},
        "closed": _closed(game, state, prompt),
        "cautions": [
            {"move": moves.text(move), **caution.as_dict()} for move, caution in prompt.cautions(state).items()
        ],
        "oracle": oracle.said(game, prompt, view),
    }


def options(game: Game, state: State, prompt: Prompt[Any], moves: list[int]) -> list[Json]:
    """Answers to a question of the position, with what they would set off where the game foretells it."""
    told = foretold.told(game, state, prompt)
    return [{**option(game, move), "foretold": told[move]} if move in told else option(game, move) for move in moves]


def _ways(game: Game, state: State, prompt: Prompt[Any]) -> dict[str, list[Json]]:
    """What each option asks its player in turn, with all answers, so that both can be sent together; none where chance
    comes first, or the question itself is next."""
    found: dict[str, list[Json]] = {}
    for move in prompt.options(state):
        ahead = state.clone()
        ahead.rng = chance = Tape(0)
        ahead.apply(prompt.seat, move)
        then = ahead.prompt(prompt.seat)
        if then is not None and any(type(step) is type(prompt) for step in ahead.agenda[:-1]) and not chance.drawn:
            answers = then.choices(ahead) if isinstance(then, OpenQuestion) else then.options(ahead)
            found[game.moves.text(move)] = [option(game, answer) for answer in answers]
    return found


def _closed(game: Game, state: State, prompt: Prompt[Any]) -> list[Json]:
    """The few closed moves that the asked player may well think of, each with its reason."""
    found: list[Json] = []
    for move in prompt.tempting(state):
        refusal = prompt.refusal(state, move)
        if refusal is not None:
            found.append({**option(game, move), "refusal": refusal.as_dict()})
            if len(found) == MOST_CLOSED:
                break
    return found


@cache
def option(game: Game, index: int) -> Json:
    """A move as clients read it; the same for all who are asked."""
    move, known = game.moves[index], places(game.id)
    return {
        "move": move.text,
        "kind": move.kind,
        "args": list(move.args),
        "places": [word for word in move.args if word in known],
    }


@cache
def places(game_id: str) -> frozenset[str]:
    """The ids of the places on the game's map."""
    drawn = library.map_of(game_id)
    return drawn.places() if drawn else frozenset()


# -- reasons -------------------------------------------------------------------------------------------------------


def why_move(live: Live, seat: int, move: int) -> Json:
    refusal = live.state.refusal(seat, move)
    return {"move": live.game.moves.text(move), "refusal": as_dict(refusal)}


def impossible(game: Game, text: str) -> Refusal | None:
    """Why something is no move of this game, if its layout can tell."""
    return layout_of(game, Texts("en", game.id), []).impossible(text)


def why_place(live: Live, seat: int, place: str) -> list[Json]:
    """Every move on this place that the open prompt could mean, and why it is not allowed, allowed ones first."""
    prompt = live.state.prompt(seat)
    if prompt is None:
        return [{"move": "", "refusal": as_dict(live.state.refusal(seat, 0))}]
    meant = [move for move in prompt.candidates() if place in live.game.moves[move].args]
    reasons = [why_move(live, seat, move) for move in meant]
    reasons.sort(key=lambda reason: reason["refusal"] is not None)
    return reasons[:MOST_REASONS]


def as_dict(refusal: Refusal | None) -> Json | None:
    return None if refusal is None else refusal.as_dict()
