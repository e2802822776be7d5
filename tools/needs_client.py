"""Part of every build of the package: without the web client, or with an old one, there is no package."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NeedsClient(BuildHookInterface[Any]):
    """An editable install (``make play``) builds the client later, by itself; everything else needs it now."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        stamp = root / "src" / "theogony" / "server" / "static" / ".built-from"
        if not stamp.is_file():
            raise RuntimeError("the web client is not built: run `make wheel` in the checkout, which builds it first")
        script = root / "tools" / "web.sh"
        if subprocess.run(["sh", str(script), "fresh"], cwd=root, check=False).returncode:
            raise RuntimeError("the web client is older than its sources: run `make wheel`, which builds it anew")
