"""A stand-in for systemctl where systemd does not run: it starts and ends what the units say, and does no more.

    systemctl.py ROOT NGINX-PID-FILE daemon-reload|enable|disable|start|stop|restart|reload [--now] UNIT...

Units lie in ROOT/etc/systemd/system; pids and logs in ROOT/run.
"""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path


def unit_file(root: Path, unit: str) -> Path:
    """The file of a unit; of theogony@8000 it is theogony@.service."""
    name, at, _ = unit.partition("@")
    found = root / "etc/systemd/system" / (f"{name}@.service" if at else unit)
    if not found.exists():
        sys.exit(f"systemctl: there is no {found}")
    return found


def settings(file: Path) -> dict[str, str]:
    """Lines of the form KEY=VALUE."""
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith(("#", "[")))


def start(root: Path, unit: str) -> None:
    found = settings(unit_file(root, unit))
    if unit.endswith(".timer"):
        return  # it would start its service at its time
    words = shlex.split(found["ExecStart"].replace("%i", unit.partition("@")[2]))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("THEOGONY_")}
    environment |= {name: value for name, value in settings(Path(found["EnvironmentFile"])).items() if value}
    with (root / "run" / f"{unit}.log").open("ab") as log:
        process = subprocess.Popen(
            words,
            env=environment,
            cwd=found["WorkingDirectory"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    (root / "run" / f"{unit}.pid").write_text(str(process.pid))


def stop(root: Path, unit: str) -> None:
    """As the unit has it: SIGTERM, some patience, and then no more."""
    pid_file = root / "run" / f"{unit}.pid"
    if not pid_file.exists():
        return
    pid, end = int(pid_file.read_text()), time.monotonic() + float(settings(unit_file(root, unit))["TimeoutStopSec"])
    os.kill(pid, signal.SIGTERM)
    while alive(pid):
        if time.monotonic() > end:
            os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)
    pid_file.unlink()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def main(root: Path, nginx: Path, verb: str, *rest: str) -> None:
    units = [unit for unit in rest if not unit.startswith("--")]
    for unit in units:
        if unit == "nginx":
            os.kill(int(nginx.read_text()), signal.SIGHUP)
            continue
        if verb in ("stop", "restart", "disable"):
            stop(root, unit)
        if verb in ("start", "restart", "enable"):
            start(root, unit)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
