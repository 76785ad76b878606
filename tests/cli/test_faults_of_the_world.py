# SPDX-License-Identifier: GPL-3.0-or-later
"""What the machine does not let a command do is told in one line, and is no failure of ours."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from privileges import nobody, open_folder, posix_only

from composer.cli import libraries
from composer.launcher import main
from composer.library.access.store import Library
from composer.library.file.faults import LibraryExists
from composer.library.search.search import find

Capture = pytest.CaptureFixture[str]

LIMITED = """
import resource, sys
from composer.cli import check, importing
from composer.launcher import main
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[1])))
sys.exit(main(sys.argv[2:]))
"""


def problem_file(folder: Path, *squares: str) -> Path:
    path = folder / f"{'-'.join(squares)}.epd"
    lines = [f"8/8/8/8/8/1K6/7R/{square} w - - dm 1;" for square in squares]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def told(capsys: Capture) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@posix_only
def test_a_data_folder_that_cannot_be_made_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(
        libraries.platformdirs, "user_data_dir", lambda *_, **__: str(file / "composer")
    )
    assert main(["import", str(problem_file(tmp_path, "k7"))]) == 2
    assert "library.chesslib cannot be written: its folder is missing" in told(capsys)


@posix_only
@pytest.mark.parametrize("length", [240, 250, 300])
def test_a_long_name_works_or_is_told(tmp_path: Path, capsys: Capture, length: int) -> None:
    library = tmp_path / ("a" * (length - 9) + ".chesslib")
    status = main(["import", str(problem_file(tmp_path, "k7")), "--library", str(library)])
    if length == 240:
        assert status == 0
        with Library.open(library) as opened:
            assert len(find(opened)) == 1
        return
    assert status == 2
    assert "is too long" in told(capsys)
    assert main(["search", "--library", str(library)]) == 2
    assert told(capsys)


@posix_only
def test_a_journal_with_too_long_a_name_is_told(tmp_path: Path, capsys: Capture) -> None:
    spec = tmp_path / "s.toml"
    spec.write_text('fen = "8/8/8/8/8/1K6/7R/k7"\n[[vary]]\nadd = "p"\nsquares = ["a4"]\n', "utf-8")
    assert main(["explore", str(spec), "-o", str(tmp_path / ("j" * 300))]) == 2
    assert os.strerror(errno.ENAMETOOLONG).lower() in told(capsys).lower()


@posix_only
@pytest.mark.parametrize(("command", "few"), [("check", "14"), ("import", "4")])
def test_too_few_files_are_told(tmp_path: Path, command: str, few: str) -> None:
    library = tmp_path / "a.chesslib"
    file = problem_file(tmp_path, *(f"{n}k{7 - n}" for n in range(1, 7)))
    assert main(["import", str(file), "--library", str(library)]) == 0
    words = {
        "check": ["check", str(file), "--jobs", "4"],
        "import": ["import", str(file), "--library", str(library)],
    }
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, few, *words[command]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    last = done.stderr.splitlines()[-1]
    assert "as many files open as the system allows" in last or "Too many open files" in last


@posix_only
def test_a_library_that_may_not_be_read_is_not_called_unwritable(capsys: Capture) -> None:
    with open_folder() as folder:
        library = folder / "a.chesslib"
        Library.create(library).close()
        library.chmod(0)
        with nobody():
            status = main(["search", "--library", str(library)])
    assert status == 2
    assert "a.chesslib cannot be read: its rights do not allow it." in told(capsys)


def test_a_library_that_another_program_makes_meanwhile_is_opened(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.chesslib"
    create = Library.create

    def late(path: Path) -> Library:
        create(path).close()
        raise LibraryExists(path)

    monkeypatch.setattr(Library, "create", late)
    file = problem_file(tmp_path, "k7")
    assert main(["import", str(file), "--library", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["added"] == 1


@pytest.mark.slow
def test_first_imports_at_once_all_come_in(tmp_path: Path) -> None:
    library = tmp_path / "a.chesslib"
    files = [problem_file(tmp_path, square) for square in ("k7", "1k6", "2k5", "3k4")]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "composer", "import", str(file), "--library", str(library)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        for file in files
    ]
    for process in running:
        _, err = process.communicate()
        assert (process.returncode, err) == (0, "")
    with Library.open(library) as opened:
        assert len(find(opened)) == len(files)
