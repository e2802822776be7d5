"""Builds the package and tries it as somebody would who has nothing but the wheel.

    python tools/wheel.py              into dist/
    python tools/wheel.py --into DIR   into DIR

The client is built first. Then an empty environment outside the checkout gets the wheel: games are played there with
the rules alone, and after ``theogony[server]`` is added a server shows its page. Any step that fails ends this.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "-q")


class Failed(Exception):
    """Carries one plain sentence for the person who ran this."""


def say(text: str) -> None:
    print(f"wheel: {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, status: int = 0) -> str:
    """What the command prints; it must end with this status, and sees nothing of the checkout's environment."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != status:
        raise Failed(f"{' '.join(words)} ended with {done.returncode}:\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout + done.stderr


def build(into: Path) -> Path:
    """The client, then the wheel with it."""
    say("building the client and the wheel")
    run("sh", ROOT / "tools" / "web.sh", "build")
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("theogony-*.whl"):
        old.unlink()
    run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", into, ROOT)
    return next(into.glob("theogony-*.whl"))


def try_rules(python: Path, command: Path, wheel: Path, away: Path) -> list[str]:
    """The wheel alone: every game is played to its end, rules can be read, and the server says what it lacks."""
    say("installing it into an empty environment and playing every game there")
    run(python, *PIP, "install", wheel, cwd=away)
    games = [game["id"] for game in json.loads(run(command, "games", "--json", cwd=away))["games"]]
    for game in games:
        done = json.loads(run(command, "simulate", game, "--games", "1", "--bots", "random", "--json", cwd=away))
        if done["faults"]:
            raise Failed(f"a game of {game} went wrong: {done['faults']}")
        if not run(command, "rules", game, cwd=away).strip():
            raise Failed(f"the wheel holds no rules of {game}")
    if "theogony[server]" not in run(command, "serve", "--no-open", cwd=away, status=1):
        raise Failed("without its extra the server does not say what is missing")
    return games


def try_server(python: Path, command: Path, wheel: Path, away: Path) -> None:
    """With the extra the server shows the client, and says that it is well."""
    say("adding the server and opening its page")
    run(python, *PIP, "install", f"{wheel}[server]", cwd=away)
    words = [str(command), "serve", "--no-open", "--lang", "en", "--db", f"sqlite:///{away}/tables.db"]
    server = subprocess.Popen(words, cwd=away, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        if found is None:
            raise Failed("the server does not say where it is")
        page = fetch(found[0])
        script = re.search(r'src="(/[^"]+\.js)"', page)
        if script is None or not fetch(found[0] + script[1]):
            raise Failed("the page has no client")
        fetch(f"{found[0]}/health")
    finally:
        server.terminate()
        server.wait(30)


def fetch(address: str, seconds: float = 60) -> str:
    """The page at this address, as soon as it is there."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except urllib.error.HTTPError as error:
            raise Failed(f"{address}: {error}") from None
        except OSError as error:
            if time.monotonic() > end:
                raise Failed(f"nothing answers at {address}: {error}") from None
        time.sleep(0.2)


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the package and tries it in an empty environment.")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where the wheel goes (dist/)")
    into = parser.parse_args().into
    try:
        wheel = build(into)
        with tempfile.TemporaryDirectory(prefix="theogony-") as folder:
            away = Path(folder)
            venv.create(away / "env", with_pip=True)
            binaries = away / "env" / ("Scripts" if os.name == "nt" else "bin")
            games = try_rules(binaries / "python", binaries / "theogony", wheel, away)
            try_server(binaries / "python", binaries / "theogony", wheel, away)
    except Failed as error:
        print(f"wheel: {error}", file=sys.stderr)
        return 1
    say(f"{wheel} works: {', '.join(games)} and the server")
    return 0


if __name__ == "__main__":
    sys.exit(main())
