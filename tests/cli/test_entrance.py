# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from cases import every

from composer.cli import entrance
from composer.launcher import main
from composer.solver.solve import backend

CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"
PROGRAM = [sys.executable, "-m", "composer"]

Capture = pytest.CaptureFixture[str]


def ran(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
        timeout=120,
    )


def test_the_version_tells_the_solver(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("chess-composer ")
    assert lines[1] == f"solver: {backend()}"
    assert lines[2].startswith(f"Python {platform.python_version()}")


@pytest.mark.parametrize("arguments", [["--help"], ["solve", "--help"], ["check", "-h"]])
def test_help_is_no_fault(capsys: Capture, arguments: list[str]) -> None:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: chess-composer")
    assert err == ""


@pytest.mark.parametrize("arguments", [["solv", CORNER], ["--json"], ["--vers"]])
def test_unknown_words_are_refused_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("chess-composer: ")
    assert err.count("\n") == 1


def test_the_module_runs_as_a_program() -> None:
    done = ran("solve", CORNER)
    assert done.returncode == 0
    assert b"1.Kd6! zugzwang" in done.stdout
    assert done.stderr == b""


def test_a_closed_pipe_is_no_fault() -> None:
    program = subprocess.Popen(
        [*PROGRAM, "solve", CORNER], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    errors = program.stderr.read()
    program.stderr.close()
    assert program.wait(timeout=120) == 0
    assert errors == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "solve", CORNER], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.startswith(b"chess-composer: the output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


@every("encoding", ["ascii", "cp1252"])
def test_a_console_without_figurines_gets_letters(encoding: str) -> None:
    done = ran("solve", CORNER, "--language", "figurine", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert b"1.Kd6! zugzwang" in done.stdout
    assert b"figurines cannot be shown here" in done.stderr


def test_figurines_where_they_can_be_shown() -> None:
    done = ran("solve", CORNER, "--language", "figurine", PYTHONIOENCODING="utf-8")
    assert done.returncode == 0
    assert "1.♔d6! zugzwang" in done.stdout.decode()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_that_a_console_lacks_do_no_harm(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "p.json"
    record = '{"fen": "%s", "stipulation": "#2", "authors": ["Алехин \\ud800"]}' % CORNER  # noqa: UP031
    path.write_text(record, "utf-8")
    assert ran("solve", str(path), PYTHONIOENCODING=encoding).returncode == 0
    done = ran("check", str(path), "--json", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    text = done.stdout.decode("utf-8")  # valid in any case: escaped where it must be
    assert ("Алехин" in text) is (encoding == "utf-8")


def test_a_missing_qt_is_told_in_one_line() -> None:
    script = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from composer.launcher import main\n"
        "sys.exit(main([]))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"chess-composer: the studio needs Qt, which does not load here")
    assert done.stderr.count(b"\n") == 1


def test_a_file_alone_opens_the_studio_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.olv"
    path.write_text("", "utf-8")
    given: list[list[str]] = []
    monkeypatch.setattr(
        "composer.gui.program.app.run", lambda argv, _ready: given.append(argv) or 0
    )
    assert main([str(path)]) == 0
    assert given == [[str(path)]]
    assert main([str(tmp_path / "missing.olv")]) == 2  # told as no command


def test_a_failure_of_ours_leaves_a_report(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(given: object) -> int:
        raise ZeroDivisionError("by chance")

    monkeypatch.setattr(entrance, "_command", broken)
    assert main(["solve", CORNER]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    start = "chess-composer: failure: ZeroDivisionError: the report is in "
    assert line.startswith(start)
    report = Path(line.removeprefix(start)).read_text("utf-8")
    assert "Traceback" in report
    assert "by chance" in report


def test_ctrl_c_stops_without_a_trace(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(given: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(entrance, "_command", interrupted)
    assert main(["solve", CORNER]) == 130
    assert capsys.readouterr().err == "chess-composer: stopped\n"


@every(
    "module", ["composer.cli", "composer.cli.entrance", "composer.solver.solve", "composer.said"]
)
def test_ctrl_c_while_modules_load_leaves_no_trace(module: str) -> None:
    program = (
        "import sys, composer.launcher\n"
        "class Stopping:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}: raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stopping())\n"
        f"sys.exit(composer.launcher.main(['solve', {CORNER!r}]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "chess-composer: stopped\n")
