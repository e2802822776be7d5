"""Writes into the web client what it shares with the server: the protocol, maps, the games' views, and what games say.

python tools/web_types.py           write them
python tools/web_types.py --check   say whether they are up to date (status 1 if not)
"""

import ast
import json
import sys
from pathlib import Path
from typing import Any, Final

import theogony
from theogony import games
from theogony.kernel import speech as words
from theogony.kernel.speech import Kind, Speech
from theogony.server import maps
from theogony.server.protocol.schema import schema

Json = dict[str, Any]

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
FOLDER: Final = WEB / "lib"
PACKAGE: Final = Path(theogony.__file__).parent
HEAD: Final = "// Made by tools/web_types.py from {}; do not change by hand.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    """What the generated files must contain."""
    whole = schema()
    found = {
        FOLDER / "protocol.schema.json": json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
        FOLDER / "protocol.gen.ts": typescript(whole),
        FOLDER / "map" / "map.gen.ts": typescript(maps.schema(), "theogony.server.maps"),
        FOLDER / "view.gen.ts": HEAD.format("theogony.kernel.view") + shapes(PACKAGE / "kernel" / "view.py"),
    }
    for name in games.names():
        found[WEB / "boards" / name / "game.gen.ts"] = game(name, games.get(name).speech)
    return found


def typescript(whole: Json, module: str = "theogony.server.protocol") -> str:
    """One exported type for each definition of the schema."""
    head = HEAD.format(module)
    return head + "".join("\n" + _definition(name, node) for name, node in whole["$defs"].items())


def _definition(name: str, node: Json) -> str:
    if "properties" not in node:
        return f"{_comment(node, '')}export type {name} = {_type(node)};\n"
    required = set(node.get("required", ()))
    lines = "".join(
        f"{_comment(part, '  ')}  {field}{'' if field in required else '?'}: {_type(part)};\n"
        for field, part in node["properties"].items()
    )
    return f"{_comment(node, '')}export interface {name} {{\n{lines}}}\n"


def _comment(node: Json, indent: str) -> str:
    text = " ".join(str(node.get("description", "")).split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(node: Json) -> str:
    """The TypeScript type of any part of the schema that pydantic writes for our models."""
    if "$ref" in node:
        return str(node["$ref"]).rsplit("/", 1)[1]
    if "const" in node:
        return json.dumps(node["const"])
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    for union in ("anyOf", "oneOf"):
        if union in node:
            return " | ".join(dict.fromkeys(_type(part) for part in node[union]))
    if node.get("type") == "array":
        return _array(node)
    if node.get("type") == "object":
        patterns = list(node.get("patternProperties", {}).values())
        values = patterns[0] if patterns else node.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[node["type"]] if "type" in node else "unknown"


def _array(node: Json) -> str:
    if "prefixItems" in node:
        return f"[{', '.join(_type(part) for part in node['prefixItems'])}]"
    items = _type(node.get("items", {}))
    return f"({items})[]" if " | " in items else f"{items}[]"


# -- views: from the source of their shapes, where comments stand and which is there however the package runs ----------


def shapes(file: Path) -> str:
    """One exported type for each alias and each TypedDict of a module."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found = ""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.bases and _name(node.bases[0]) in ("TypedDict", "View"):
            found += "\n" + _interface(node, lines)
        elif isinstance(node, ast.Assign) and _is_type(_name(node.targets[0])):
            found += f"\n{_said(lines, node)}export type {_name(node.targets[0])} = {_hint(node.value)};\n"
    return found


def _is_type(name: str) -> bool:
    """Types begin with a capital letter; names of nothing but capitals are constants."""
    return name[:1].isupper() and not name.isupper()


def _interface(node: ast.ClassDef, lines: list[str]) -> str:
    base = _name(node.bases[0])
    text = f"/** {ast.get_docstring(node)} */\nexport interface {node.name}"
    text += " {\n" if base == "TypedDict" else f" extends {base} {{\n"
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            hint, maybe = field.annotation, ""
            if isinstance(hint, ast.Subscript) and _name(hint.value) == "NotRequired":
                hint, maybe = hint.slice, "?"
            text += f"{_said(lines, field, '  ')}  {_name(field.target)}{maybe}: {_hint(hint)};\n"
    return text + "}\n"


def _said(lines: list[str], node: ast.stmt, indent: str = "") -> str:
    """The comment behind a line."""
    _, mark, words = lines[node.lineno - 1].partition("  # ")
    return f"{indent}/** {words[:1].upper()}{words[1:]}. */\n" if mark else ""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


SIMPLE: Final = {"int": "number", "str": "string", "object": "unknown", "bool": "boolean"}


def _hint(node: ast.expr) -> str:
    """The TypeScript type of an annotation."""
    if isinstance(node, ast.Name):
        return SIMPLE.get(node.id, node.id)
    if isinstance(node, ast.Constant):
        return "null"
    if isinstance(node, ast.BinOp):
        return f"{_hint(node.left)} | {_hint(node.right)}"
    assert isinstance(node, ast.Subscript), ast.dump(node)
    parts = [_hint(part) for part in (node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice])]
    form = _name(node.value)
    if form == "list":
        return f"{parts[0]}[]"
    return f"[{', '.join(parts)}]" if form == "tuple" else f"Record<{', '.join(parts)}>"


# -- what games say ----------------------------------------------------------------------------------------------------


def game(name: str, speech: Speech) -> str:
    """The shapes of a game's view, its kinds and events as types, and its speech for the filler."""
    shaped = shapes(PACKAGE / "games" / name / "shapes.py")
    kinds = {kind.name: kind for kind in speech.parameters.values()}
    text = HEAD.format(f"theogony.games.{name}")
    text += '\nimport type { Speech } from "../../lib/filler";\nimport type { Seat, View } from "../../lib/view.gen";\n'
    text += shaped
    titles = {kind.name: _title(kind, shaped) for kind in kinds.values()}
    others = [titles[kind.name] for kind in kinds.values() if kind.ids and f"type {titles[kind.name]} " not in shaped]
    text += "\n" + "".join(f"export type {title} = string;\n" for title in others)
    text += "\n/** What happens, as a seat is told of it: parts that it may not know are missing. */\n"
    text += "export type Told =\n"
    for event in speech.events.values():
        parts = [f'kind: "{event.kind}"', "clause: string"]
        parts += [f"{part}: {_of(speech.parameters[part], titles)}" for part in event.public]
        parts += [f"{part}?: {_of(speech.parameters[part], titles)}" for part in event.private]
        text += f"  | {{ {'; '.join(parts)} }}\n"
    return text[:-1] + ";\n\nexport const speech: Speech = " + _speech(speech, kinds) + ";\n"


def _title(kind: Kind, shaped: str) -> str:
    """The name of a kind's type; what a view shows of such a thing may bear the same name."""
    title = kind.name.title().replace("-", "").replace("_", "")
    return f"{title}Id" if f"interface {title} " in shaped else title


def _of(kind: Kind, titles: dict[str, str]) -> str:
    """The TypeScript type of a parameter."""
    one = {"number": "number", "text": "string"}.get(kind.name, titles[kind.name])
    if kind.form == words.AMOUNTS:
        return f"Record<{one}, number>"
    return one if kind.form == words.ONE else f"{one}[]"


def _speech(speech: Speech, kinds: dict[str, Kind]) -> str:
    counted = {kind.name: kind.counted for kind in speech.parameters.values() if kind.counted}
    named: Json = {}
    for name, kind in kinds.items():
        how = {"sections": list(kind.sections), "key": kind.key, "counted": counted.get(name, "")}
        named[name] = {part: value for part, value in how.items() if value}
    sections: Json = {
        "kinds": named,
        "parameters": {name: [kind.name, kind.form] for name, kind in speech.parameters.items()},
        "hidden": {event.kind: list(event.private) for event in speech.events.values() if event.private},
        "moves": {kind: list(names) for kind, names in speech.moves.items()},
    }
    weights = {event.kind: event.weight for event in speech.events.values() if event.weight}
    if weights:
        sections["weights"] = weights
    text = "{\n"
    for section, entries in sections.items():
        text += f"  {section}: {{\n"
        text += "".join(f"    {json.dumps(name)}: {json.dumps(value)},\n" for name, value in entries.items())
        text += "  },\n"
    return text + "}"


def main(arguments: list[str]) -> int:
    """Write the files, or with --check only compare them."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path.name} is stale: run python tools/web_types.py")
        return 1 if stale else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
