"""Mixing: seals and bets by regret matching, where a best reply would be read and beaten.

At a prompt that the game's advice calls contested, rivals answer in the same moment (a sealed bid, a plan, a round of
a combat) or make something of the answer (a bet). The moves of the seat and the replies of its rivals become mixtures
that learn by regret matching (RM+) from playouts in redealt worlds. A rival learns in worlds dealt anew from what *he*
knows, so that he plays against what the seat might hold and not against what it holds; his mixtures are apart by the
strength of his own cards (``Advice.bracket``) and, after a bet, by the bet he has seen. What is played is drawn from
the average of the seat's mixture, without what is hardly ever right.
"""

from typing import Any, Final

from theogony.bots.bot import Budget, Spending
from theogony.bots.mcts import LONGEST, Search, dice
from theogony.bots.playout import play_one
from theogony.kernel.advice import softmax
from theogony.kernel.rng import resumed
from theogony.kernel.state import State
from theogony.kernel.step import Prompt, Seal

MOVES: Final = 8  # of the seat
REPLIES: Final = 5  # of a rival
RARE: Final = 0.05  # what the average plays less often than this is left out
PARTS: Final = 40  # moves on one desk
WHOLE: Final = 1 << 30
UNSEEN: Final = -1  # under a seal no rival has seen the seat's move

Key = tuple[int, int, int]  # of a rival's mixture: his seat, his bracket, the move he has seen


class Mixture:
    """How often each of some moves is played, and what is regretted so far."""

    __slots__ = ("moves", "priors", "regrets", "sums")

    def __init__(self, moves: list[int], priors: list[float]) -> None:
        self.moves = moves
        self.priors = priors
        self.regrets = [0.0] * len(moves)
        self.sums = [0.0] * len(moves)  # of the mixtures so far, later ones counting more

    def now(self) -> list[float]:
        """The mixture to play next: by regret, and before anything is regretted by first sight."""
        total = sum(self.regrets)
        return [each / total for each in self.regrets] if total > 0.0 else self.priors

    def learn(self, utilities: list[float], weight: float, number: int) -> None:
        """Each move would have brought so much against what the others did."""
        mixture = self.now()
        mean = sum(share * utility for share, utility in zip(mixture, utilities, strict=True))
        for i, utility in enumerate(utilities):
            self.sums[i] += weight * (number + 1) * mixture[i]
            self.regrets[i] = max(0.0, self.regrets[i] + weight * (utility - mean))

    def learn_some(self, utilities: dict[int, float], weight: float, number: int) -> None:
        """The same where only some of the moves could be made: the others are neither regretted nor the contrary."""
        shares = {move: share for move, share in zip(self.moves, self.now(), strict=True) if move in utilities}
        total = sum(shares.values())
        if total > 0.0:
            mean = sum(share * utilities[move] for move, share in shares.items()) / total
            self.learn([utilities.get(move, mean) for move in self.moves], weight, number)

    def average(self) -> list[float]:
        """The mixture of all rounds, which is the one to play, without what is rare in it."""
        total = sum(self.sums)
        shares = [each / total for each in self.sums] if total > 0.0 else self.priors
        kept = [share if share >= RARE else 0.0 for share in shares]
        if not any(kept):
            return shares
        return [share / sum(kept) for share in kept]


def drawn(moves: list[int], shares: list[float], allowed: list[int], at: float) -> int | None:
    """The move at this point from 0 to 1 of the mixture, among those allowed; None if it has none of them."""
    left = [share if move in allowed else 0.0 for move, share in zip(moves, shares, strict=True)]
    total = sum(left)
    if total <= 0.0:
        return None
    at *= total
    for move, share in zip(moves, left, strict=True):
        if share > 0.0 and at < share:
            return move
        at -= share
    return next(move for move, share in zip(reversed(moves), reversed(left), strict=True) if share > 0.0)


def spread(scores: list[float], most: int) -> list[int]:
    """Which options to mix: those that look best, and some from all over the list, so that no size is out of sight."""
    if len(scores) <= most:
        return list(range(len(scores)))
    best = sorted(range(len(scores)), key=lambda i: (-scores[i], i))[: most - most // 3]
    rest = [i for i in range(len(scores)) if i not in best]
    few = most - len(best)
    return sorted(best + [rest[(2 * i + 1) * len(rest) // (2 * few)] for i in range(few)])


class Mixing:
    """One contested decision being thought about."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.advice = search.advice
        self.seat = search.seat
        self.replies: dict[Key, Mixture] = {}
        self.asked: list[int] = []  # rivals whose reply has mattered so far
        world = search.world(0)
        prompt = world.prompt(self.seat)
        assert prompt is not None
        self.sealed = isinstance(world.agenda[-1], Seal)
        options = [move for move in world.onward(self.seat) if not self.advice.pointless(world, prompt, move)]
        self.own = self._mixture(world, prompt, options, MOVES)

    def choose(self, budget: Budget) -> int:
        """The move, drawn from the average mixture."""
        self.think(budget)
        at = self.search.rng.below(WHOLE) / WHOLE
        move = drawn(self.own.moves, self.own.average(), self.own.moves, at)
        assert move is not None
        return move

    def think(self, budget: Budget) -> None:
        spending = Spending(budget)
        number = 0
        while number == 0 or spending.gone() < 1.0:
            spending.used += self._learn_own(number)
            if self.asked:
                spending.used += self._learn_reply(number, self.asked[number % len(self.asked)])
            number += 1

    def _mixture(self, s: State, prompt: Prompt[Any], options: list[int], most: int) -> Mixture:
        scores = self.advice.priors(s, prompt, options)
        kept = spread(scores, most)
        return Mixture([options[i] for i in kept], softmax([scores[i] for i in kept], 1.0))

    # -- one round -------------------------------------------------------------------------------------------------

    def _learn_own(self, number: int) -> int:
        """Every move of the seat meets the same world, dice and replies. Says how many playouts that took."""
        world = self.search.world(number)
        side = world.sides.of[self.seat]
        found = [self.outcome(world.clone(), number, {self.seat: move})[side] for move in self.own.moves]
        self.own.learn(found, 1.0, number)
        return len(found)

    def _learn_reply(self, number: int, rival: int) -> int:
        """The same for a rival, in a world as he may imagine it."""
        known = self.search.world(number)
        world = known.redeal(rival, resumed(dice(self.search.key_of(number), rival + 1)))
        if self.sealed:
            world.put_desk(known.desk(self.seat))  # what is drafted there so far
        prompt = world.prompt(self.seat)
        assert prompt is not None
        options = world.onward(self.seat)
        mine = drawn(self.own.moves, self.own.now(), options, self._point(number, self.seat))
        if mine is None:
            return 0
        weight = 1.0 if self.sealed else self._plausible(world, prompt, options, mine)
        if not self.sealed:
            self._begin(world, number)
            world.apply_trusted(self.seat, mine)
            if not self._play_to(world, number, mine, rival):
                return 1
        asked = world.prompt(rival)
        assert asked is not None
        mixture = self._mixture_of(world, asked, UNSEEN if self.sealed else mine)
        found = {}
        for move in world.onward(rival):
            if move in mixture.moves:
                found[move] = self._after(world.clone(), number, mine, rival, move)[world.sides.of[rival]]
        mixture.learn_some(found, weight, number)
        return max(1, len(found))

    def _after(self, s: State, number: int, mine: int, rival: int, reply: int) -> list[float]:
        """What each side has of it when the rival replies so."""
        if self.sealed:
            return self.outcome(s, number, {self.seat: mine, rival: reply})
        s.apply_trusted(rival, reply)
        return self._value_of(s, number, mine, rival)

    def _plausible(self, world: State, prompt: Prompt[Any], options: list[int], mine: int) -> float:
        """How likely the rival thinks it that the seat bets so with these cards: half by the advice, half by what the
        seat does with others."""
        shares = softmax(self.advice.priors(world, prompt, options), 1.0)
        return 0.5 * shares[options.index(mine)] * len(options) / 2.0 + 0.5

    # -- one playout -----------------------------------------------------------------------------------------------

    def _begin(self, s: State, number: int) -> None:
        s.rng.state = dice(self.search.key_of(number), 0)

    def outcome(self, s: State, number: int, moves: dict[int, int]) -> list[float]:
        """What each side has of it when these seats move so, and the others as their mixtures say."""
        self._begin(s, number)
        if not self.sealed:
            s.apply_trusted(self.seat, moves[self.seat])
            return self._value_of(s, number, moves[self.seat], -1)
        seal = s.agenda[-1]
        answers: list[tuple[int, int]] = []
        for prompt in s.prompts():
            move = moves.get(prompt.seat)
            answers.append((prompt.seat, self._reply(s, number, prompt, UNSEEN) if move is None else move))
        for seat, move in answers:
            self._answer(s, seal, seat, move)
        return self._value_of(s, number, UNSEEN, -1)

    def _answer(self, s: State, seal: object, seat: int, move: int) -> None:
        """The seat begins with this move, and makes its desk ready as a playout would."""
        s.apply_trusted(seat, move)
        for _ in range(PARTS):
            if s.result is not None or s.agenda[-1] is not seal or s.desk(seat).ready:
                return
            prompt = s.prompt(seat)
            assert prompt is not None
            options = s.onward(seat)
            s.apply_trusted(seat, options[0] if len(options) == 1 else self.advice.quick(s, prompt, options, s.rng))

    def _reply(self, s: State, number: int, prompt: Prompt[Any], seen: int) -> int:
        """What a rival does, by his mixture where he has one that fits; noted, so that it learns."""
        seat = prompt.seat
        if seat not in self.asked and s.sides.of[seat] != s.sides.of[self.seat]:
            self.asked.append(seat)
        options = s.onward(seat)
        if len(options) == 1:
            return options[0]
        mixture = self._mixture_of(s, prompt, seen)
        found = drawn(mixture.moves, mixture.now(), options, self._point(number, seat))
        return self.advice.quick(s, prompt, options, s.rng) if found is None else found

    def _mixture_of(self, s: State, prompt: Prompt[Any], seen: int) -> Mixture:
        key = (prompt.seat, self.advice.bracket(s, prompt.seat), seen)
        found = self.replies.get(key)
        if found is None:
            found = self.replies[key] = self._mixture(s, prompt, s.onward(prompt.seat), REPLIES)
        return found

    def _point(self, number: int, seat: int) -> float:
        """Where in his mixture a seat is in this round: the same for all moves that are compared."""
        return resumed(dice(self.search.key_of(number), -1 - seat)).below(WHOLE) / WHOLE

    def _value_of(self, s: State, number: int, seen: int, replied: int) -> list[float]:
        """Play on as far as the advice asks for, and look; after a bet each rival replies once by his mixture."""
        self._run(s, number, seen, {replied}, -1)
        return self.search.worth(s)

    def _play_to(self, s: State, number: int, seen: int, rival: int) -> bool:
        """Play on until this rival is asked for his reply; False if he is not."""
        return self._run(s, number, seen, set(), rival)

    def _run(self, s: State, number: int, seen: int, replied: set[int], until: int) -> bool:
        advice = self.advice
        start = self.search.worlds[number % len(self.search.worlds)]
        turns, moment = advice.horizon(start, self.seat), advice.moment(start)
        key = self.search.key_of(number)
        for _ in range(LONGEST):
            if s.result is not None:
                return False
            now = advice.moment(s)
            if now != moment:
                moment = now
                turns -= 1
                if turns <= 0:
                    return False
                s.rng.state = dice(key, turns)
            prompt = s.prompts()[0]
            if seen == UNSEEN or prompt.seat == self.seat or prompt.seat in replied or not self._replies(s, prompt):
                play_one(advice, s)
                continue
            if prompt.seat == until:
                return True
            replied.add(prompt.seat)
            s.apply_trusted(prompt.seat, self._reply(s, number, prompt, seen))
        return False

    def _replies(self, s: State, prompt: Prompt[Any]) -> bool:
        """Whether this is a rival's own answer to the bet."""
        return type(prompt) in self.advice.contested and not isinstance(s.agenda[-1], Seal)


def mixes(search: Search) -> bool:
    """Whether this decision is one to mix: contested, and by a rival."""
    world = search.world(0)
    prompt = world.prompt(search.seat)
    if type(prompt) not in search.advice.contested or len(world.onward(search.seat)) < 2:
        return False
    top = world.agenda[-1]
    if not isinstance(top, Seal):
        return len(set(world.sides.of)) > 1
    return any(world.sides.of[each.seat] != world.sides.of[search.seat] for each in top.prompts)
