# SPDX-License-Identifier: GPL-3.0-or-later
"""A process is ended whatever it does, and nothing of it is left."""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path

import pytest
from patience import awaited
from standins import stand_in

from composer.beside.process import End, StartError, run
from composer.beside.program import Limits, Program
from composer.solver.options import Token

ENOUGH = Limits(megabytes=64, seconds=0)
BRIEF = Limits(megabytes=64, seconds=0.2, overtime=0)
_FOREVER = """
import time
while True:
    time.sleep(60)
"""


@pytest.fixture(autouse=True)
def folder_of_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let inputs lie in a folder that can be looked into afterwards."""
    folder = tmp_path / "inputs"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def _is_gone(pid: int) -> bool:
    """Tell whether a process has ended; one that nobody has asked about yet has, too."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state in "ZX"


def test_it_is_given_the_input_and_its_limits_and_no_keyboard(
    tmp_path: Path, folder_of_inputs: Path
) -> None:
    program = stand_in(
        tmp_path,
        """
        print(sys.argv[1:], sys.stdin.read() == "", open(sys.argv[-1]).read())
        print("complaint", file=sys.stderr)
        """,
    )
    outcome = run(program, "BeginProblem", Limits(64, 7.5), Token())
    assert outcome.text.strip() == (
        "['-maxmem', '64M', '-maxtime', '8', 'problem.inp'] True BeginProblem"
    )
    assert (outcome.errors.strip(), outcome.end, outcome.status) == ("complaint", End.ITSELF, 0)
    assert not any(folder_of_inputs.iterdir())


def test_what_it_prints_is_reported_while_it_works(tmp_path: Path) -> None:
    program = stand_in(tmp_path, 'print("half ä", flush=True)' + _FOREVER)
    token, heard = Token(), []

    def hear(text: str) -> None:
        heard.append(text)
        token.cancel()

    outcome = run(program, "", ENOUGH, token, hear)
    assert "".join(heard).strip() == "half ä" == outcome.text.strip()
    assert outcome.end is End.STOPPED


def test_lines_end_alike_on_every_system(tmp_path: Path) -> None:
    """Popeye for Windows ends them in another way, and was not read."""
    program = stand_in(
        tmp_path,
        r"""
        for piece in (b"one\r", b"\ntwo\r\n"):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()
        """,
    )
    heard: list[str] = []
    outcome = run(program, "", ENOUGH, Token(), heard.append)
    assert "".join(heard) == outcome.text == "one\ntwo\n"


def test_one_that_sleeps_is_ended_when_its_time_is_up(tmp_path: Path) -> None:
    outcome = run(stand_in(tmp_path, _FOREVER), "", BRIEF, Token())
    assert (outcome.end, outcome.text) == (End.TIME, "")


def test_one_that_was_stopped_before_it_began_ends_at_once(tmp_path: Path) -> None:
    token = Token()
    token.cancel()
    assert run(stand_in(tmp_path, _FOREVER), "", ENOUGH, token).end is End.STOPPED


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot ignore it")
def test_one_that_ignores_the_polite_word_is_killed(tmp_path: Path) -> None:
    program = stand_in(
        tmp_path,
        """
        import signal
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(each, signal.SIG_IGN)
        print("ready", flush=True)
        """
        + _FOREVER.replace("\n", "\n        "),
    )
    token = Token()
    outcome = run(program, "", ENOUGH, token, lambda text: token.cancel())
    assert (outcome.end, outcome.status) == (End.STOPPED, -9)


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_flood_is_cut_and_its_source_ended(tmp_path: Path, stream: str) -> None:
    program = stand_in(tmp_path, f"while True: sys.{stream}.write('x' * 60000)")
    limits = Limits(64, 0, most_bytes=500_000, most_errors=500_000)
    outcome = run(program, "", limits, Token())
    kept = outcome.text if stream == "stdout" else outcome.errors
    assert outcome.end is End.FLOOD
    assert len(kept) == 500_000


def test_rubbish_is_read_as_far_as_it_is_text(tmp_path: Path) -> None:
    program = stand_in(tmp_path, r"sys.stdout.buffer.write(bytes(range(256)) * 40)")
    outcome = run(program, "", ENOUGH, Token())
    assert outcome.end is End.ITSELF
    assert outcome.text.startswith("\x00\x01")
    assert "\ufffd" in outcome.text


def test_a_crash_leaves_its_status(tmp_path: Path) -> None:
    program = stand_in(tmp_path, "import os; print('so far', flush=True); os.abort()")
    outcome = run(program, "", ENOUGH, Token())
    assert outcome.end is End.ITSELF
    assert outcome.status != 0
    assert outcome.text.strip() == "so far"


def test_one_that_closes_its_output_and_lives_on_is_ended(tmp_path: Path) -> None:
    script = "import os; os.write(1, b'said'); os.close(1)" + _FOREVER
    outcome = run(stand_in(tmp_path, script), "", ENOUGH, Token())
    assert (outcome.end, outcome.text) == (End.CLOSED, "said")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("lives", [True, False])
def test_what_it_started_is_ended_with_it(tmp_path: Path, lives: bool) -> None:
    program = stand_in(
        tmp_path,
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(9999)'])\n"
        "print(child.pid, flush=True)\n" + (_FOREVER if lives else ""),
    )
    token = Token()
    outcome = run(program, "", ENOUGH, token, lambda text: token.cancel() if lives else None)
    assert awaited(lambda: _is_gone(int(outcome.text)))
    assert outcome.end is (End.STOPPED if lives else End.ITSELF)


def test_a_child_that_fled_with_the_output_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody ends it: on Windows it is nobody's any more, elsewhere it has a session of its own."""
    leave, left = tmp_path / "leave", tmp_path / "left"
    child = tmp_path / "child.py"
    child.write_text(
        "import pathlib, time\n"
        "for _ in range(600):\n"
        f"    if pathlib.Path({str(leave)!r}).exists():\n"
        "        break\n"
        "    time.sleep(0.1)\n"
        f"pathlib.Path({str(left)!r}).touch()\n",
        encoding="utf-8",
    )
    program = stand_in(
        tmp_path,
        "import subprocess\n"
        f"subprocess.Popen([sys.executable, '-S', {str(child)!r}], start_new_session=True,"
        " stdin=subprocess.DEVNULL, stdout=sys.stdout, stderr=sys.stderr)\n"
        "print('said', flush=True)\n",
    )
    outcome = run(program, "", ENOUGH, Token())
    was_waited_for = left.exists()
    leave.touch()
    assert not was_waited_for
    assert awaited(lambda: all(each.name != "popeye-output" for each in threading.enumerate()))
    assert (outcome.end, outcome.text.strip()) == (End.ITSELF, "said")


@pytest.mark.skipif(sys.platform != "linux", reason="only there are files limited")
def test_it_cannot_fill_the_disk(tmp_path: Path) -> None:
    program = stand_in(
        tmp_path,
        """
        import resource, time
        for _ in range(3000):  # limits come in a moment
            if resource.getrlimit(resource.RLIMIT_FSIZE)[0] == 123_456:
                break
            time.sleep(0.01)
        print(resource.getrlimit(resource.RLIMIT_FSIZE))
        """,
    )
    limits = Limits(64, 0, most_bytes=123_456)
    assert run(program, "", limits, Token()).text.strip() == "(123456, 123456)"


def test_a_program_that_cannot_be_started_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(StartError):
        run(Program(tmp_path / "nothing"), "", ENOUGH, Token())
    (tmp_path / "text").write_text("no program", encoding="utf-8")
    (tmp_path / "text").chmod(0o755)
    with pytest.raises(StartError):
        run(Program(tmp_path / "text"), "", ENOUGH, Token())
