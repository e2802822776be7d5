"""Every key that the kernel and the games use, with the parameters they give, read from their source."""

import ast
from pathlib import Path

import theogony
from theogony import games

PACKAGE = Path(theogony.__file__).parent
Calls = dict[str, list[frozenset[str]]]  # key to the sets of parameters that are given with it


def sources(game: str) -> list[Path]:
    """The source files of the kernel and of one game."""
    return sorted([*(PACKAGE / "kernel").rglob("*.py"), *(PACKAGE / "games" / game).rglob("*.py")])


def calls(game: str, *names: str) -> list[ast.Call]:
    """All calls of functions or methods with one of these names."""
    found = []
    for file in sources(game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    found.append(node)
    return found


def texts_in(node: ast.expr) -> list[str]:
    """The texts that an argument may be: one, or both branches of a condition."""
    if isinstance(node, ast.Constant):
        return [str(node.value)] if node.value else []
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) + texts_in(node.orelse)
    return []


def parameters(call: ast.Call, *without: str) -> frozenset[str]:
    return frozenset(word.arg for word in call.keywords if word.arg and word.arg not in without)


def refusals(game: str) -> tuple[Calls, Calls]:
    """Refusal keys and remedy keys."""
    keys: Calls = {}
    remedies: Calls = {}
    for call in calls(game, "no", "unmet"):
        named = {word.arg: word.value for word in call.keywords}
        is_no = getattr(call.func, "id", "") == "no"
        params = parameters(call, "remedy")
        for key in texts_in(call.args[1 if is_no else 0]):
            keys.setdefault(key, []).append(params)
        remedy = named.get("remedy") or (call.args[2] if is_no and len(call.args) > 2 else None)
        for key in texts_in(remedy) if remedy is not None else []:
            remedies.setdefault(key, []).append(params)
    for key, way_out, params in _unlisted(game):
        keys.setdefault(key, []).append(params)
        remedies.setdefault(way_out, []).append(params)
    return keys, remedies


def _unlisted(game: str) -> list[tuple[str, str, frozenset[str]]]:
    """Of questions that say no more than their choices: the refusal of another answer, and what names its move."""
    found = []
    for node in [node for file in sources(game) for node in ast.parse(file.read_text(encoding="utf-8")).body]:
        if isinstance(node, ast.ClassDef):
            said = {ast.unparse(line.target): line.value for line in node.body if isinstance(line, ast.AnnAssign)}
            asked, why = said.get("kinds"), said.get("unlisted")
            if asked is not None and isinstance(why, ast.Tuple):
                kinds = asked.args if isinstance(asked, ast.Call) and ast.unparse(asked.func) == "asks" else []
                params = [name for kind in kinds for name in games.get(game).speech.moves[texts_in(kind)[0]]]
                found.append((texts_in(why.elts[0])[0], texts_in(why.elts[1])[0], frozenset(params)))
    return found


def events(game: str) -> Calls:
    """Event kinds with their public and private parameters; the private ones may be missing."""
    found: Calls = {}
    for call in calls(game, "tell", "reveal", "whisper"):
        whispered = getattr(call.func, "attr", "") == "whisper"
        public = parameters(call)
        private: frozenset[str] = frozenset()
        if whispered and isinstance(call.args[1], ast.Dict):
            private = frozenset(str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant))
        for kind in texts_in(call.args[2 if whispered else 0]):
            found.setdefault(kind, []).append(public)
            if private:
                found[kind].append(public | private)
    return found


def faults(game: str) -> Calls:
    """Keys of setups, records and content files that do not fit."""
    found: Calls = {}
    for call in calls(game, "BadSetup", "BadRecord", "BadContent"):
        for key in texts_in(call.args[0]):
            found.setdefault(key, []).append(parameters(call))
    return found


def prompts(game: str) -> dict[str, dict[str, str]]:
    """The prompts of a game with their fields."""
    from theogony.kernel.step import Prompt

    steps = type(games.get(game).new(games.get(game).mode({}).players[0])).steps
    own = [step for step in steps.values() if step.__module__.startswith("theogony.")]  # tests add prompts of theirs
    return {step.__name__: step.fields for step in own if issubclass(step, Prompt) and step.kinds}
