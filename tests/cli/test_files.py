"""Saving: the file is whole, old or new, whatever happens."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.run import process, theogony
from theogony.cli import files


def full(*args: object, **kwargs: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_intact(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.record"
    file.write_text("old")
    monkeypatch.setattr(os, step, full)
    with pytest.raises(files.CannotWrite) as caught:
        files.write(file, "new")
    assert caught.value.key == "cannot-write-disk-full"
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_takes_the_old_ones_place(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    files.write(file, "one")
    file.chmod(0o600)
    files.write(file, "two é")
    assert file.read_text(encoding="utf-8") == "two é"
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]


@pytest.fixture
def ordinary_user() -> Iterator[None]:
    """Root may write everywhere: such a test runs as nobody."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    yield
    if root:
        os.seteuid(0)


def test_a_folder_that_may_not_be_written(ordinary_user: None) -> None:
    with pytest.raises(files.CannotWrite) as caught:
        files.write(Path("/game.record"), "new")
    assert caught.value.key == "cannot-write-not-allowed"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(files.CannotWrite) as caught:
        files.write(tmp_path / "no" / "game.record", "new")
    assert caught.value.key == "cannot-write-no-folder"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_game_on_a_full_device_goes_on_and_ends_with_one_sentence(tmp_path: Path) -> None:
    args = ("--bots", "greedy", "--seed", "5", "--record", "/dev/full")
    done = process("play", "godstorm", *args, home=tmp_path, stdin="5\n1 3\n1 3\n")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "the disk is full" in done.stderr
    assert done.stdout.count("the disk is full") == 1
    assert "18 in all" in done.stdout


def test_a_save_elsewhere_that_fails_does_not_harm_the_game(tmp_path: Path) -> None:
    args = ("--bots", "greedy", "--seed", "5", "--record", tmp_path / "g")
    done = theogony("play", "godstorm", *args, home=tmp_path, stdin=f"5\nsave {tmp_path}/no/such/file\n1 3\n")
    assert "there is no such folder" in done.stdout
    assert done.exit_code == 0
    assert (tmp_path / "g").read_text().count("0 place") == 3


def test_saves_lie_where_the_system_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert files.saves() == tmp_path / "theogony" / "saves"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert files.saves() == tmp_path / ".local" / "share" / "theogony" / "saves"
