"""docs/hosting.md, command by command, with people playing through the proxy."""

import gzip
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import yaml

from tests.cli.run import theogony
from tests.hosting.people import People
from tests.hosting.systemctl import alive, settings
from tests.server.harness import Player, wait_for
from tests.server.services import postgres, postgres_programs, redis_server, self_signed, start_nginx
from theogony import __version__
from theogony.server import metrics
from theogony.server.run import free_port
from tools.nginx import get as get_nginx

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
NEXT = "9.10.0"  # the version to which the house is brought
CHANGES = {
    "theogony/__init__.py": (f'__version__ = "{__version__}"', f'__version__ = "{NEXT}"'),
    "METADATA": (f"\nVersion: {__version__}\n", f"\nVersion: {NEXT}\n"),
    "theogony/games/godstorm/content/components.yaml": ("build_temple: 5", "build_temple: 6"),
}
PATHS = re.compile(r"(?<![\w./])/(?=(opt|etc|var|usr/local/bin)/)")


class Machine:
    """A machine to host on, in a folder: its paths begin there, and its ports are free ones."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        self.root, self.home, self.bin = folder / "machine", folder / "home", folder / "bin"
        self.workers = [free_port("127.0.0.1", 0), free_port("127.0.0.1", 0)]
        self.port = free_port("127.0.0.1", 0)
        self.address = f"https://localhost:{self.port}"
        self.database = database.replace("theogony@", "keeper@").replace("/postgres", "/theogony")
        self.certificate = self.home / "fullchain.pem"
        self.words = {
            "postgresql:///theogony?host=/var/run/postgresql": self.database,
            "redis://127.0.0.1:6379/0": redis,
            "https://play.example.org": self.address,
            "play.example.org": "localhost",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "8000": str(self.workers[0]),
            "8001": str(self.workers[1]),
            "--wait 60": "--wait 600",  # a machine of the tests may be busy with other tests
            "--wait 30": "--wait 600",
            "TimeoutStopSec=20": "TimeoutStopSec=300",
            "-o theogony -g theogony ": "",
            "-g theogony ": "",
            "createuser theogony": "createuser keeper",
            "--owner theogony": "--owner keeper",
        }
        parts = database.removeprefix("postgresql://theogony@").partition("/")[0].split(":")
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("THEOGONY_", "PIP_"))},
            "PATH": os.pathsep.join(
                map(str, [self.bin, self.root / "usr/local/bin", postgres_programs(), os.environ["PATH"]])
            ),
            "PYTHONPATH": sysconfig.get_path("purelib"),  # what the package needs is there; the package itself is not
            **{"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_IGNORE_INSTALLED": "1", "PIP_NO_COMPILE": "1"},
            **{"PGHOST": parts[0], "PGPORT": parts[1], "PGUSER": "theogony"},
            **{"SSL_CERT_FILE": str(self.certificate), "LANG": "C.UTF-8", "HOME": str(self.home)},
        }
        for path in ("opt", "etc/systemd/system", "etc/nginx/conf.d", "var/lib", "usr/local/bin", "run"):
            (self.root / path).mkdir(parents=True)
        self._stand_ins()
        self._files_from_home()

    def here(self, text: str) -> str:
        """As it is written for a machine of its own, for this one."""
        for shown, meant in self.words.items():
            text = text.replace(shown, meant)
        return PATHS.sub(f"{self.root}/", text)

    def _stand_ins(self) -> None:
        self.bin.mkdir()
        python, systemctl = sys.executable, Path(__file__).parent / "systemctl.py"
        live = self.root / "etc/letsencrypt/live/localhost"
        for name, body in {
            "apt-get": "exit 0",
            "useradd": "exit 0",
            "runuser": 'shift 3; exec "$@"',
            "systemctl": f'exec {python} {systemctl} {self.root} {self.home / "nginx" / "pid"} "$@"',
            "certbot": f"mkdir -p {live} && cp {self.home}/*.pem {live}",
            # pip comes from the environment of the tests: to make another one takes long, and is not what is tested
            "python3": f'{python} -m venv --without-pip "$3" && cp {self.bin}/pip "$3/bin/pip"',
            "pip": 'exec "${0%pip}python" -m pip "$@"',
        }.items():
            (self.bin / name).write_text(f"#!/bin/sh\n{body}\n")
            (self.bin / name).chmod(0o755)

    def _files_from_home(self) -> None:
        """The package, and the files of deploy/."""
        self.home.mkdir()
        self_signed(self.home / "privkey.pem", self.certificate)
        for file in DEPLOY.iterdir():
            (self.home / file.name).write_text(self.here(file.read_text(encoding="utf-8")))
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(self.home)]
        done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def next_version(self) -> None:
        """Another package beside the first: another version, in which a temple costs more."""
        (wheel,) = self.home.glob("*.whl")
        named = f"theogony-{__version__}", f"theogony-{NEXT}"
        left = set(CHANGES)
        with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(self.home / wheel.name.replace(*named), "w") as new:
            for name in old.namelist():
                text = old.read(name)
                for ending in {ending for ending in left if name.endswith(ending)}:
                    was, now = (part.encode() for part in CHANGES[ending])
                    assert text.count(was) == 1, (name, was)
                    text = text.replace(was, now)
                    left.remove(ending)
                if name.endswith("RECORD"):
                    text = text.replace(named[0].encode(), named[1].encode())
                new.writestr(name.replace(*named), text)
        assert not left, left

    def run(self, block: str) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(block)],
            cwd=self.home, env=self.environment, capture_output=True, text=True, timeout=1200, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}\n{done.stdout}{done.stderr}\n{self.logs()}"
        return done.stdout

    def in_use(self) -> str:
        """The database of the workers."""
        return settings(self.root / "etc" / "theogony.env")["THEOGONY_DB"]

    def logs(self) -> str:
        return "\n".join(log.read_text()[-2000:] for log in (self.root / "run").glob("*.log"))

    def close(self) -> None:
        pids = [int(file.read_text()) for file in (self.root / "run").glob("*.pid")]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        wait_for(lambda: not any(map(alive, pids)), "the workers to end")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    folder = tmp_path_factory.mktemp("hosting")
    with ExitStack() as stack:
        made = Machine(folder, stack.enter_context(postgres(folder)), stack.enter_context(redis_server(folder)))
        (made.home / "nginx").mkdir()
        proxy = start_nginx(get_nginx(), made.home / "nginx", f"{made.root}/etc/nginx/conf.d/*.conf")
        stack.callback(proxy.wait, 20)
        stack.callback(proxy.terminate)
        stack.callback(made.close)
        wait_for((made.home / "nginx" / "pid").exists, "nginx to start")
        yield made


def block(words: str) -> str:
    """The one block of the page that holds these words; each is run once."""
    found = [each for each in BLOCKS if words in each]
    assert len(found) == 1, (words, len(found))
    return str(found[0])


def test_the_page_from_nothing_to_a_rolling_restart(machine: Machine) -> None:
    ran: list[str] = []

    def run(words: str) -> str:
        ran.append(block(words))
        return machine.run(ran[-1])

    run("useradd")
    run("systemctl daemon-reload")
    run("certbot certonly")
    people = People(machine.address, ssl.create_default_context(cafile=str(machine.certificate)))
    people.start()
    try:
        people.play_on(10)
        before_backup = len(people.accepted)
        run("enable --now theogony-backup")
        people.play_on()
        assert people.table in run("try.db")
        people.play_on()
        people.stop()
        run("--replace --yes")
        kept = _commands(machine)
        assert set(people.accepted[:before_backup]) <= kept, "what was accepted before a backup is in it"
        people.accepted = []
        people.start()
        people.play_on()

        lost, table = people.lost, people.table
        cleo = Player(machine.address, "Cleo", people.trust)
        before = rules_of(cleo, table)
        assert cleo.get("/health")["version"] == __version__
        machine.next_version()
        run("theogony-2")
        people.play_on()
        assert people.lost > lost, "the upgrade cut their connection"
        assert cleo.get("/health")["version"] == NEXT
        assert people.table == table and rules_of(cleo, table) == before, "their table goes on as it began"
        after = rules_of(cleo, cleo.table("me", "open", public=True))
        assert before[0] != after[0] and (before[1], after[1]) == (5, 6), "a new table has the new rules"

        run("createuser")
        people.play_on()
        run("disable --now")
        people.play_on()
        lost = people.lost
        run("for port in")
        people.play_on()
        assert people.lost > lost, "one worker after the other was restarted"
        assert "People, seconds for a move" in run("thinking --hours")
    finally:
        people.stop()
    kept = _commands(machine)
    assert [command for command in people.accepted if command not in kept] == [], "no accepted move is lost"
    assert sorted(ran) == sorted(BLOCKS), "every block of the page was run, once"


def rules_of(player: Player, table: str) -> tuple[str, int]:
    """The ruleset of a table, and what a temple costs there."""
    ruleset = player.get(f"/api/tables/{table}")["ruleset"]
    content = player.http.get("/api/games/godstorm/content", params={"ruleset": ruleset}).json()
    return ruleset, content["components"]["prices"]["build_temple"]


def _commands(machine: Machine) -> set[str]:
    """The commands in the logs of all tables."""
    file = machine.home / "kept.gz"
    done = theogony("admin", "backup", file, "--db", machine.in_use(), home=machine.home)
    assert done.exit_code == 0, done.output
    commands: list[str] = []
    at, columns = "", []
    for line in map(json.loads, gzip.decompress(file.read_bytes()).splitlines()):
        if isinstance(line, dict):
            at, columns = line.get("table", ""), line.get("columns", [])
        elif at == "entries" and line[columns.index("cmd_id")]:
            commands.append(line[columns.index("cmd_id")])
    assert len(commands) == len(set(commands)), "a command is made once"
    return set(commands)


# -- the files of deploy/ ------------------------------------------------------------------------------------------


def test_every_metric_that_alerts_and_dashboard_ask_for_is_counted() -> None:
    from prometheus_client import generate_latest

    counted = set(re.findall(r"^# TYPE (\w+)", generate_latest(metrics.REGISTRY).decode(), re.MULTILINE))
    rules = [rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]]
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    asked = [rule["expr"] for rule in rules] + [target["expr"] for panel in panels for target in panel["targets"]]
    found = {name for expression in asked for name in re.findall(r"\b(?:theogony|process)_\w+", expression)}
    known = {f"{name}{ending}" for name in counted for ending in ("", "_bucket", "_sum", "_count")}
    assert found and found <= known, found - known
    assert all(rule["annotations"].keys() == {"summary", "action"} for rule in rules)


def test_the_files_of_the_container_are_sound_by_their_linters() -> None:
    """hadolint, and the schema of compose files; both come with the tools for development."""
    programs = Path(sys.executable).parent
    container, compose = DEPLOY / "Containerfile", DEPLOY / "compose.yaml"
    for command in (
        ["hadolint", "--failure-threshold", "style", str(container)],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", str(compose)],
    ):
        done = subprocess.run([str(programs / command[0]), *command[1:]], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_container_does_not_run_as_root_and_its_parts_know_each_other() -> None:
    lines = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text()).splitlines()
    steps = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    words = [step[0] for step in steps]
    assert words.count("RUN") == 1 and words.index("USER") < words.index("ENTRYPOINT")
    installed = next(rest for word, rest in steps if word == "RUN")
    assert '[server]"' in installed and "rm /tmp/theogony" in installed
    assert f"--uid {dict(steps)['USER']} " in installed
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    worker, proxy = services["worker-1"], services["proxy"]
    assert worker == services["worker-2"] and (DEPLOY / worker["build"]["context"]).is_dir()
    assert "@postgres/" in worker["environment"]["THEOGONY_DB"] and "postgres" in services
    assert "//redis:" in worker["environment"]["THEOGONY_REDIS"] and "redis" in services
    assert worker["environment"]["THEOGONY_PROXIES"] == proxy["networks"]["house"]["ipv4_address"]
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith("./")} == set(compose["volumes"])
    assert all((DEPLOY / name).is_file() for name in named if name.startswith("./"))
    assert set(worker["environment"]) <= set(settings(DEPLOY / "theogony.env"))
    asked = re.findall(r"{\$(\w+):", (DEPLOY / "Caddyfile").read_text())
    assert set(asked) == set(proxy["environment"]), "what Caddy asks the environment for"


def test_units_are_well_formed() -> None:
    """By systemd itself where it is; here what its units name must be what the page installs."""
    for unit in DEPLOY.glob("*.service"):
        command = next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart="))
        assert command.removeprefix("ExecStart=").split()[0] in PAGE + "/opt/theogony/bin/theogony"
    if shutil.which("systemd-analyze"):
        units = [file for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer")]
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
        complaints = [line for line in done.stderr.splitlines() if "is not executable" not in line]
        assert complaints == [], complaints
