"""What a player sees: events, the board, the players, a question and its answers."""

from typing import TYPE_CHECKING, Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from theogony.cli.table import shown_sides
from theogony.cli.words import Unclear, Wording
from theogony.i18n.rulebook import NoLedger, rulebook
from theogony.kernel.advice import Reason
from theogony.kernel.game import Game
from theogony.kernel.layout import CardText, Layout, Line
from theogony.kernel.ledger import Clause
from theogony.kernel.refusal import Caution, Refusal
from theogony.kernel.result import Result
from theogony.kernel.sides import Sides
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt

if TYPE_CHECKING:
    from theogony.i18n import Texts

BLOCK_WIDTH = 23
GAP = 2
MOST_LISTED = 200  # answers of one kind; more are not shown, an example is
NAME_COLUMNS = 2  # of the players' table: names are never broken
UNCLEAR_SHOWN = 8
LONG_LIST = 4  # from so many answers of one kind on they get a title and stand side by side


def styled(line: Line) -> Text:
    """A line with its styles."""
    text = Text()
    for part, style in line:
        text.append(part, style=style or None)
    return text


class Screen:
    """Prints in one language, for one table."""

    def __init__(self, console: Console, game: Game, texts: "Texts", layout: Layout) -> None:
        self.console = console
        self.game = game
        self.speak(texts, layout)

    def speak(self, texts: "Texts", layout: Layout) -> None:
        """From now on, in this language."""
        self.texts = texts
        self.layout = layout
        self.wording = Wording(self.game, layout)

    def say(self, key: str, **params: object) -> None:
        self.line(self.texts(key, **params))

    def line(self, text: str | Text = "") -> None:
        self.console.print(text, soft_wrap=self.console.soft_wrap)

    def indented(self, text: Text, by: int) -> None:
        """A line moved to the right, whose second line on a terminal stands below its first."""
        if self.console.is_terminal:
            self.console.print(Padding(text, (0, 0, 0, by)))
        else:
            text.pad_left(by)
            self.line(text)

    def hanging(self, label: Text, text: Text) -> None:
        """A label and a text whose further lines on a terminal stand below its first."""
        if not self.console.is_terminal:
            self.line(label + text)
            return
        grid = RichTable.grid()
        grid.add_column(min_width=label.cell_len, no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(label, text)
        self.console.print(grid)

    def pairs(self, pairs: list[tuple[str, str]]) -> None:
        """Words and what they mean, in two columns."""
        width = max(len(word) for word, _ in pairs)
        grid = RichTable.grid(padding=(0, GAP, 0, 0))
        grid.add_column(min_width=width + GAP, no_wrap=True)
        grid.add_column(overflow="fold")
        for word, meaning in pairs:
            grid.add_row(Text(f"  {word}"), Text(meaning))
        self.console.print(grid)

    # -- why not -----------------------------------------------------------------------------------------------------

    def refusal(self, view: Json, refusal: Refusal) -> None:
        """The reason, the clause, and what would make it legal."""
        params = self.layout.readable(view, dict(refusal.params))
        reason = self.texts(f"refusal-{refusal.key}", **params)
        self.line(f"{reason[:1].upper()}{reason[1:]}  ({refusal.clause})")
        if refusal.remedy:
            self.line(f"→ {self.texts(f'remedy-{refusal.remedy}', **params)}")

    def unclear(self, view: Json, unclear: Unclear) -> None:
        """Why a typed text is no move: a rule, several that it may mean, or nothing like it."""
        refusal = self.layout.impossible(unclear.text)
        if refusal is not None:
            self.refusal(view, refusal)
            self.rule(refusal.clause)
        elif unclear.found:
            self.say(unclear.key, text=unclear.text, found=", ".join(unclear.found[:UNCLEAR_SHOWN]))
        else:
            self.say("unknown-word", text=unclear.text)

    def rule(self, id: str) -> None:
        """The text of a clause, where the rulebook is at hand."""
        try:
            clause = rulebook(self.game.id, self.texts.lang).get(id)
        except NoLedger:
            return
        if clause is not None:
            self.clause(clause)

    # -- what happened -----------------------------------------------------------------------------------------------

    def sentence(self, view: Json, event: Json) -> Text:
        """An event in words, its clause dim at the end."""
        text = self._coloured(view, self.words(view, event))
        text.append(f"  {event['clause']}", style="dim")
        return text

    def words(self, view: Json, event: Json) -> str:
        words = self.texts(f"event-{event['kind']}", **self.layout.told(view, event))
        return words[:1].upper() + words[1:]

    def events(self, view: Json, events: list[Json]) -> None:
        """Tell the events, equal ones that follow each other once."""
        told: list[tuple[Text, int, int]] = []
        for event in self.layout.digest(events):
            text = self.sentence(view, event)
            if told and told[-1][0] == text:
                told[-1] = (text, told[-1][1] + 1, told[-1][2])
            else:
                told.append((text, 1, self.layout.weight(event)))
        for text, times, weight in told:
            if times > 1:
                text.append(f"  ×{times}")
            if weight > 0:
                self.line()
                text.stylize("bold")
            elif weight < 0:
                text.stylize("dim")
            self.indented(text, 2 if weight >= 0 else 4)

    def _coloured(self, view: Json, words: str) -> Text:
        text = Text(words)
        for name, style in self.layout.styles(view).items():
            text.highlight_words([name], style)
        return text

    # -- the table ---------------------------------------------------------------------------------------------------

    def board(self, view: Json) -> None:
        """The board in as many columns as fit, each new block below the shortest one."""
        blocks = self.layout.board(view)
        if not blocks:
            return
        count = max(1, min(len(blocks), (self.console.width + GAP) // (BLOCK_WIDTH + GAP)))
        columns: list[list[Text]] = [[] for _ in range(count)]
        for block in blocks:
            shortest = min(columns, key=len)
            if shortest:
                shortest.append(Text())
            shortest.append(styled(block.title))
            shortest.extend(styled(line) for line in block.lines)
        grid = RichTable.grid(padding=(0, GAP))
        for _ in columns:
            grid.add_column(min_width=BLOCK_WIDTH, no_wrap=True)
        grid.add_row(*(Group(*column) for column in columns))
        self.console.print(grid)
        for line in self.layout.legend(view):
            self.line(styled(line))

    def status(self, view: Json) -> None:
        for line in self.layout.status(view):
            text = styled(line)
            for name, style in self.layout.styles(view).items():
                text.highlight_words([name], style)
            self.line(text)

    def players(self, view: Json) -> None:
        grid = self.layout.players(view)
        table = RichTable(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for number, column in enumerate(grid.columns):
            table.add_column(column, no_wrap=number < NAME_COLUMNS, overflow="fold")
        for row in grid.rows:
            table.add_row(*(styled(cell) for cell in row))
        self.console.print(table)
        for note in grid.notes:
            self.indented(styled(note), 2)

    def result(self, result: Result, sides: Sides) -> None:
        """The sides by rank; below a team, what each of its seats has brought to it."""
        names = shown_sides(sides, self.layout.names, self.texts)
        for side in sorted(range(len(names)), key=result.ranks.__getitem__):
            self.say("rank", rank=result.ranks[side], name=names[side], score=result.scores[side])
            seats = sides.seats(side)
            if any(result.seat_scores[seat] != result.scores[side] for seat in seats):
                for seat in seats:
                    self.say("rank-seat", name=self.layout.names[seat], score=result.seat_scores[seat])

    def cards(self, cards: list[CardText]) -> None:
        for card in cards:
            text = Text(card.name, style="bold")
            text.append(f"  {card.kind}", style="dim")
            self.line(text)
            if card.text:
                self.indented(Text(card.text), 2)

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.line(styled(line))

    def clause(self, clause: Clause) -> None:
        text = Text(clause.id, style="bold cyan")
        text.append(f"  {clause.text}")
        self.line(text)

    # -- the question ------------------------------------------------------------------------------------------------

    def question(self, view: Json, prompt: Prompt[Any], options: list[int]) -> None:
        kind = type(prompt).__name__
        fields = self.game.speech.sent(prompt)
        moves = [self.game.moves[option] for option in options]
        text = Text(self.asked(view, prompt, options), style="bold")
        text.append(f"  {prompt.clause}", style="not bold dim")
        self.line()
        self.line(text)
        self.lines(self.layout.about(view, kind, fields, moves))

    def asked(self, view: Json, prompt: Prompt[Any], options: list[int]) -> str:
        """The question in words."""
        kind = type(prompt).__name__
        moves = [self.game.moves[option] for option in options]
        words = self.texts(f"prompt-{kind}", **self.layout.question(view, kind, self.game.speech.sent(prompt), moves))
        return words[:1].upper() + words[1:]

    def oracle(self, view: Json, prompt: Prompt[Any], said: Json) -> None:
        """Why the question matters; nothing where a game has no line for it."""
        key = f"oracle-{type(prompt).__name__}"
        if self.texts.has(key):
            words = self.texts(key, **self.layout.readable(view, self.game.speech.sent(prompt) | said))
            self.hanging(Text("☉ ", style="cyan"), Text(words[:1].upper() + words[1:], style="italic"))

    def cautions(self, view: Json, cautions: list[Caution]) -> None:
        """What to mind before some of the answers, each sentence once."""
        for caution in {(one.key, str(one.params)): one for one in cautions}.values():
            words = self.texts(f"caution-{caution.key}", **self.layout.readable(view, dict(caution.params)))
            text = Text(f"⚠ {words}", style="bold yellow")
            text.append(f"  {caution.clause}", style="not bold dim")
            self.line(text)

    def options(self, view: Json, options: list[int], told: dict[int, Json] | None = None) -> None:
        """The answers, numbered, with what they would set off; long lists of one kind side by side under a title."""
        moves = self.game.moves
        labels = {move: label for label, move in self.wording.labels(options).items()}
        groups: dict[str, list[int]] = {}
        for option in options:
            groups.setdefault(moves[option].kind, []).append(option)
        if self.wording.counts([moves[option] for option in options]):
            self._range(view, groups, labels)
            return
        for kind, group in groups.items():
            if len(group) < LONG_LIST or any(option in group for option in told or ()):
                for option in group:
                    self.line(_numbered(labels[option], self.layout.move(view, moves[option])))
                    if told and option in told:
                        self._set_off(self.layout.foretold(view, told[option]))
            elif len(group) > MOST_LISTED:
                self.say("many-answers", number=len(group), example=moves.text(group[len(group) // 2]))
            else:
                self.line(Text(f"  {self.texts(f'group-{kind}')}", style="dim"))
                self._side_by_side([_numbered(labels[o], self.layout.short(view, moves[o])) for o in group])

    def _set_off(self, words: str) -> None:
        if words:
            self.hanging(Text("     "), Text(words, style="dim"))

    def advice(self, view: Json, options: list[int], move: int, words: str) -> None:
        """A move with its number in the list and what is said about it."""
        labels = {option: label for label, option in self.wording.labels(options).items()}
        sentence = self.texts("move-with-advice", move=self.layout.move(view, self.game.moves[move]), advice=words)
        label = f"  {labels.get(move, ''):>2} "
        self.hanging(Text(label, style="cyan"), Text(sentence))

    def because(self, view: Json, reasons: list[Reason]) -> str:
        """Reasons as one part of a sentence; what says the opposite of the one before it begins with "but"."""
        from theogony.bots.hint import sign, turns

        said = ""
        for number, (key, params) in enumerate(reasons):
            if number:
                said += self.texts("reason-but" if turns(reasons[number - 1], (key, params)) else "reason-joint")
            words = self.texts(key, **self.layout.readable(view, dict(params)))
            worth = sign((key, params))
            said += self.texts("advice-worth", reason=words, sign=worth, points=params["points"]) if worth else words
        return said

    def _range(self, view: Json, groups: dict[str, list[int]], labels: dict[int, str]) -> None:
        """A number is asked for: its bounds say enough."""
        moves = self.game.moves
        for kind, group in groups.items():
            if len(group) >= LONG_LIST:
                self.line(_numbered(f"{labels[group[0]]}–{labels[group[-1]]}", self.texts(f"group-{kind}")))
                continue
            for option in group:
                self.line(_numbered(labels[option], self.layout.move(view, moves[option])))

    def _side_by_side(self, items: list[Text]) -> None:
        width = max(item.cell_len for item in items) + 2
        count = max(1, self.console.width // width)
        rows = -(-len(items) // count)
        for row in range(rows):
            line = Text()
            for item in items[row::rows]:
                padded = item.copy()
                padded.pad_right(width - item.cell_len)
                line.append_text(padded)
            line.rstrip()
            self.line(line)


def _numbered(label: str, words: str) -> Text:
    text = Text(f"  {label:>2} ", style="cyan")
    text.append(words, style="default")
    return text
