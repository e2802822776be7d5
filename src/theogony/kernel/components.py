"""The components of a box as data: a YAML file in the game's folder, of lists whose entries have ids."""

from pathlib import Path
from typing import Any, Final

import yaml

Entry = dict[str, Any]

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def read(folder: Path) -> dict[str, Any]:
    """What ``content/components.yaml`` in a game's folder holds."""
    path = folder / "content" / "components.yaml"
    with path.open(encoding="utf-8") as file:
        data = yaml.load(file, Loader=_LOADER)
    if not isinstance(data, dict):
        raise ValueError(f"{path} holds no components")
    return data


def written(components: dict[str, Any]) -> str:
    """Components as a text that ``understood`` reads again."""
    text: str = yaml.dump(components, Dumper=_DUMPER, sort_keys=False, allow_unicode=True)
    return text


def understood(text: str) -> dict[str, Any]:
    """The components of such a text; raises ValueError if it holds none."""
    try:
        data = yaml.load(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        raise ValueError("these are no components") from error
    if not isinstance(data, dict):
        raise ValueError("these are no components")
    return data


def entries_of(box: dict[str, Any], kind: str) -> list[Entry]:
    """All entries of a kind, in the order of the file."""
    found = box[kind]
    if not isinstance(found, list):
        raise ValueError(f"components.yaml: {kind} is not a list")
    return found


def ids_of(box: dict[str, Any], kind: str) -> list[str]:
    """The ids of all entries of a kind."""
    return [str(entry["id"]) for entry in entries_of(box, kind)]


def must_be_true(facts: dict[str, bool]) -> None:
    """Raises ValueError with those that are not: a wrong file fails when it is read, loudly."""
    wrong = [fact for fact, true in facts.items() if not true]
    if wrong:
        raise ValueError(f"components.yaml is wrong: {'; '.join(wrong)}")
