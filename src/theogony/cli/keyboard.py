"""Where answers come from: a terminal with completion and history, or a pipe."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from theogony.kernel.ledger import plain

Suggest = Callable[[str], list[tuple[str, str]]]  # the line so far to (completion, what it means)


class Input(Protocol):
    """Reads one line; raises EOFError at the end and KeyboardInterrupt at Ctrl-C."""

    interactive: bool

    def read(self, prompt: str, suggest: Suggest) -> str: ...


class Pipe:
    """Lines from a script; they are shown, so that the output reads like a session."""

    interactive = False

    def read(self, prompt: str, suggest: Suggest) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(f"{prompt}{line.rstrip()}")
        return line.strip()


class Keyboard:
    """A terminal: Tab completes moves and commands, the arrows bring back earlier lines."""

    interactive = True

    def __init__(self, history: Path | None) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(history=_kept_in(history), complete_while_typing=False)

    def read(self, prompt: str, suggest: Suggest) -> str:
        return self._session.prompt(prompt, completer=_completer(suggest)).strip()


def _kept_in(file: Path | None) -> Any:
    """Typed lines kept in a file from game to game, as far as it can be read and written: no game ends over them."""
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    class Lines(FileHistory):
        def load_history_strings(self) -> Iterable[str]:
            with suppress(OSError):
                return list(super().load_history_strings())
            return []

        def store_string(self, string: str) -> None:
            with suppress(OSError):
                super().store_string(string)

    return InMemoryHistory() if file is None else Lines(str(file))


def _completer(suggest: Suggest) -> Any:
    from prompt_toolkit.completion import Completer, Completion
    from prompt_toolkit.document import Document

    class Suggestions(Completer):
        def get_completions(self, document: Document, complete_event: object) -> Iterable[Completion]:
            part = document.text_before_cursor.rpartition(";")[2].lstrip()
            for text, meaning in suggest(part):
                if plain(text).startswith(plain(part)):
                    yield Completion(text, start_position=-len(part), display_meta=meaning)

    return Suggestions()


def open_input(history: Path | None) -> Input:
    """The terminal if both ends are one, else the pipe."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Keyboard(history)
    return Pipe()
