"""The same experiments on a Ray cluster of two nodes: the same results to the digit, whatever dies in the middle."""

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from tests.lab import stubborn
from tests.lab.test_killed import alive, wait_until
from theogony.lab.arena import Plan
from theogony.lab.executors import Local
from theogony.lab.experiment import BadExperiment, Experiment
from theogony.lab.on_ray import OnRay
from theogony.lab.store import GAMES, carry_out

NUMBER = 8
KILLED = 3  # the game that kills its process, once
PATIENCE = ("worker_register_timeout_seconds", "gcs_server_request_timeout_seconds")
TRIES = 6


@pytest.fixture
def cluster(toys: None) -> Iterator[Cluster]:
    """Two nodes with one core each; the toy games are registered there as they are here."""
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # sockets lie in it: their paths must be short
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        for name in PATIENCE:
            patch.setenv(f"RAY_{name}", "240")
        made = Cluster()
        node(made, include_dashboard=False, temp_dir=folder)
        node(made)
        made.wait_for_nodes(240)
        yield made
        ray.shutdown()
        made.shutdown()
    shutil.rmtree(folder, ignore_errors=True)


def node(cluster: Cluster, **more: object) -> None:
    """One more node. Ray gives each of them half a minute to come up, which a busy machine may not have."""
    for left in range(TRIES, 0, -1):
        try:
            cluster.add_node(num_cpus=1, object_store_memory=80 * 1024 * 1024, **more)
            return
        except Exception:
            if left == 1:
                raise


def test_a_cluster_plays_the_same_games_and_loses_none(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    experiment = Experiment(Plan("tug", 4, NUMBER, (stubborn.entrant(tmp_path),), seed=4))
    list(carry_out(experiment, tmp_path / "local", Local()))
    wanted = (tmp_path / "local" / GAMES).read_bytes()

    (tmp_path / "begun").unlink()
    (tmp_path / f"kill-{KILLED}").touch()
    list(carry_out(experiment, tmp_path / "worker", OnRay(cluster.address)))
    assert (tmp_path / "worker" / GAMES).read_bytes() == wanted
    assert sorted(stubborn.begun(tmp_path)) == sorted([*range(NUMBER), KILLED]), "the game in the middle, and no other"

    (tmp_path / "begun").unlink()
    waits = [tmp_path / f"wait-{number}" for number in range(NUMBER)]
    for wait in waits:
        wait.touch()
    with ThreadPoolExecutor() as aside:
        killing = aside.submit(kill_a_node, cluster, tmp_path, waits)
        list(carry_out(experiment, tmp_path / "node", OnRay()))
        killing.result()
    assert (tmp_path / "node" / GAMES).read_bytes() == wanted
    begun = stubborn.begun(tmp_path)
    assert set(begun) == set(range(NUMBER)) and len(begun) == NUMBER + 1, "what was in the middle on that node"

    monkeypatch.setattr("theogony.lab.experiment.code_mark", lambda game: "of another version")
    with pytest.raises(BadExperiment) as found:
        list(OnRay().play(experiment, experiment.plan.pairings()))
    assert found.value.key == "node"


def parent(pid: int) -> int:
    return int(subprocess.run(["ps", "-o", "ppid=", "-p", str(pid)], capture_output=True, check=True).stdout)


def kill_a_node(cluster: Cluster, folder: Path, waits: list[Path]) -> None:
    """When a node beside the head is in the middle of a game, it dies; then the others may go on.

    A node that Ray gave up on may have come up all the same, so that there are more than two.
    """
    found: list[tuple[Any, int]] = []

    def in_the_middle() -> bool:
        players = {parent(pid): pid for pid in stubborn.players(folder)}
        nodes = [(each, each.all_processes["raylet"][0].process.pid) for each in cluster.worker_nodes]
        found[:] = [(each, players[raylet]) for each, raylet in nodes if raylet in players]
        return len(players) > 1 and bool(found)

    try:
        wait_until(in_the_middle)
        dying, player = found[0]
        cluster.remove_node(dying, allow_graceful=False)
        with suppress(ProcessLookupError):  # a machine takes its players along; Ray's own may outlive its node
            os.kill(player, signal.SIGKILL)
        wait_until(lambda: not alive(player))
    finally:
        for wait in waits:
            wait.unlink()
