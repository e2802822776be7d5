"""Writes the protocol's JSON Schema and its TypeScript types into the web client.

python tools/web_types.py           write them
python tools/web_types.py --check   say whether they are up to date (status 1 if not)
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from theogony.server.protocol import schema

Json = dict[str, Any]

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib"
HEAD: Final = "// Made by tools/web_types.py from theogony.server.protocol; do not change by hand.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    """What the generated files must contain."""
    whole = schema()
    return {
        FOLDER / "protocol.schema.json": json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
        FOLDER / "protocol.gen.ts": typescript(whole),
    }


def typescript(whole: Json) -> str:
    """One exported type for each definition of the schema."""
    return HEAD + "".join("\n" + _definition(name, node) for name, node in whole["$defs"].items())


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
