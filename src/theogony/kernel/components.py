"""The components of a box as data: a YAML file in the game's folder, of lists whose entries have ids."""

from pathlib import Path
from typing import Any, Final

import yaml

Entry = dict[str, Any]

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(folder: Path) -> dict[str, Any]:
    """What ``content/components.yaml`` in a game's folder holds."""
    path = folder / "content" / "components.yaml"
    with path.open(encoding="utf-8") as file:
        data = yaml.load(file, Loader=_LOADER)
    if not isinstance(data, dict):
        raise ValueError(f"{path} holds no components")
    return data


def entries_of(box: dict[str, Any], kind: str) -> list[Entry]:
    """All entries of a kind, in the order of the file."""
    found = box[kind]
    if not isinstance(found, list):
        raise ValueError(f"components.yaml: {kind} is not a list")
    return found
