"""The web client's types are those of the protocol."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def web_types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_types", ROOT / "tools" / "web_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_up_to_date(web_types: ModuleType) -> None:
    stale = [path.name for path, text in web_types.files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python tools/web_types.py"


def test_a_change_of_the_protocol_changes_the_types(web_types: ModuleType) -> None:
    definitions = {
        "Guest": {
            "type": "object",
            "description": "Who plays.",
            "properties": {
                "name": {"type": "string"},
                "marks": {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}},
                "range": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
                "options": {"type": "object", "patternProperties": {"^[a-z]+$": {"type": "string"}}},
                "view": {"type": "object", "additionalProperties": True},
            },
            "required": ["name", "marks"],
        },
        "Frame": {"oneOf": [{"$ref": "#/$defs/Guest"}, {"const": "bye", "type": "string"}]},
    }
    assert web_types.typescript({"$defs": definitions}) == web_types.HEAD.format("theogony.server.protocol") + (
        """
/** Who plays. */
export interface Guest {
  name: string;
  marks: (number | null)[];
  range?: [number, number];
  options?: Record<string, string>;
  view?: Record<string, unknown>;
}

export type Frame = Guest | "bye";
"""
    )
