# SPDX-License-Identifier: GPL-3.0-or-later
"""The lock of a session: one at a time, whatever the others do meanwhile."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from composer.files import sessionlock
from composer.files.sessionlock import SessionLock

WRITERS = """
import os, sys
from pathlib import Path
from composer.files.sessionlock import SessionLock
lock, inside, rounds = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
taken = overlapped = tries = 0
while taken < rounds and tries < 200 * rounds:
    tries += 1
    held = SessionLock.take(lock)
    if held is None:
        continue
    taken += 1
    try:
        os.close(os.open(inside, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        overlapped += 1
    else:
        os.unlink(inside)
    held.release()
print(taken, overlapped)
"""


def test_writers_never_overlap(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITERS, str(tmp_path / "l"), str(tmp_path / "in"), "500"]
    writers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    counts = [tuple(map(int, writer.communicate(timeout=120)[0].split())) for writer in writers]
    assert sum(taken for taken, _ in counts) > 500
    assert [overlapped for _, overlapped in counts] == [0] * 4


def test_on_windows_it_is_tried_again_while_the_file_is_being_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses to open a file that is just being removed, and then it is gone."""
    real, refusals = os.open, [1, 2]

    def refusing(path: Path, *how: int) -> int:
        if refusals:
            refusals.pop()
            raise PermissionError(errno.EACCES, "refused")
        return real(path, *how)

    monkeypatch.setattr(sessionlock, "_ON_WINDOWS", True)
    monkeypatch.setattr(sessionlock.os, "open", refusing)
    lock = SessionLock.take(tmp_path / "lock")
    assert lock is not None
    lock.release()
    refusals.extend(range(2000))
    with pytest.raises(PermissionError):  # the folder refuses it
        SessionLock.take(tmp_path / "lock")


def test_it_is_taken_once_also_within_one_process(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = SessionLock.take(path)
    assert first is not None
    assert SessionLock.take(path) is None
    first.release()
    first.release()
    assert not path.exists()
    second = SessionLock.take(path)
    assert second is not None
    first.release()
    assert SessionLock.take(path) is None, "who has released it has nothing to remove any more"
    second.release()


@pytest.mark.skipif(os.name == "nt", reason="what is open cannot be removed there")
def test_a_lock_on_a_file_that_was_removed_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The holder removes its file between our opening and our locking it."""
    path = tmp_path / "lock"
    holder = SessionLock.take(path)
    assert holder is not None
    real, others = sessionlock.lock_descriptor, []

    def after_the_holder_went(descriptor: int) -> bool:
        if not others:
            holder.release()
            others.append(None)  # so that the third, below, gets the real lock
            others.append(SessionLock.take(path))
        return real(descriptor)

    monkeypatch.setattr(sessionlock, "lock_descriptor", after_the_holder_went)
    assert SessionLock.take(path) is None
    third = others[1]
    assert third is not None
    third.release()


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_the_system_drops_it_with_its_program(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    program = """
import os, signal, sys
from pathlib import Path
from composer.files.sessionlock import SessionLock
held = SessionLock.take(Path(sys.argv[1]))
assert held is not None
os.kill(os.getpid(), signal.SIGKILL)
"""
    subprocess.run([sys.executable, "-c", program, str(path)], check=False, timeout=60)
    assert path.exists()
    held = SessionLock.take(path)
    assert held is not None
    held.release()
