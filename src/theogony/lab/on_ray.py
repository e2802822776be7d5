"""The games of an experiment on a Ray cluster, one task for each.

A task that loses its process or its node is given out again by Ray; the games that are over are with us already, so
nothing else is played twice. A node that has other code, other rules or other checkpoints is refused: its games would
not be those of this experiment.
"""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from theogony import games
from theogony.lab.arena import Outcome, Pairing, play
from theogony.lab.executors import AHEAD, PlayerDied
from theogony.lab.experiment import BadExperiment, Experiment

TRIES: Final = 2  # how often a game that has lost its process is begun again
PATIENCE: Final = 5.0  # seconds; Ray itself would try for minutes
_PASSED_ON: Final = (games.MORE, games.BUILDING)


class OnRay:
    """Plays on a cluster: that of the address, or one of this machine's own cores that begins and ends with us."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs

    def play(self, experiment: Experiment, pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        if not ray.is_initialized():
            self._connect()
        task = ray.remote(_played).options(num_cpus=1, max_retries=TRIES, retry_exceptions=False)
        what, due = ray.put((experiment, experiment.stamp(), str(Path.cwd()))), iter(pairings)
        in_hand: dict[Any, Pairing] = {}
        lost: list[int] = []
        try:
            while True:
                for pairing in islice(due, max(0, self._window() - len(in_hand))):
                    in_hand[task.remote(what, pairing)] = pairing
                if not in_hand:
                    break
                for ref in _ready(list(in_hand)):
                    pairing = in_hand.pop(ref)
                    outcome = _result(ref)
                    if outcome is None:
                        lost.append(pairing.number)
                    else:
                        yield outcome
        finally:
            for ref in in_hand:
                ray.cancel(ref, force=True)
        if lost:
            raise PlayerDied(lost)

    def _connect(self) -> None:
        logging.getLogger("ray").setLevel(logging.ERROR)
        said = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        common: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
        if said:
            common["runtime_env"] = {"env_vars": said}
        try:
            if self.address is None:
                os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of our own calls nobody
                ray.init(address="local", num_cpus=self.jobs, include_dashboard=False, **common)
            else:
                _knock(self.address)
                ray.init(address=self.address, **common)
        except Exception as error:  # Ray raises all kinds of them, plain ones too
            reason = str(error).strip().partition("\n")[0]
            raise BadExperiment("cluster", address=self.address or "local", reason=reason) from error

    def _window(self) -> int:
        """How many tasks to have in hand: the cluster may grow and shrink."""
        return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Somebody listens at the address; raises OSError if not. One without a port (``auto``) Ray finds itself."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _ready(refs: list[Any]) -> list[Any]:
    """At least one task that is over, and all others that are."""
    ray.wait(refs, num_returns=1)
    done, _ = ray.wait(refs, num_returns=len(refs), timeout=0)
    return list(done)


def _result(ref: Any) -> Outcome | None:
    """What came of a task; None if its process died every time."""
    try:
        outcome = ray.get(ref)
    except RayTaskError as error:
        raise error.cause from error
    except RayError:
        return None
    assert isinstance(outcome, Outcome)
    return outcome


def _played(what: tuple[Experiment, dict[str, Any], str], pairing: Pairing) -> Outcome:
    """On a node: one game."""
    experiment, stamp, folder = what
    if "files" in stamp and Path(folder).is_dir():
        os.chdir(folder)  # entrants are named as seen from there
    _same(experiment, repr(stamp))
    return play(experiment.plan, pairing)


@lru_cache(maxsize=8)
def _same(experiment: Experiment, stamp: str) -> None:
    """This node plays as the one that asks would; raises BadExperiment if not."""
    here = repr(experiment.stamp())
    if here != stamp:
        raise BadExperiment("node", node=ray.util.get_node_ip_address(), begun=stamp, today=here)
