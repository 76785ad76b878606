# SPDX-License-Identifier: GPL-3.0-or-later
"""Files made to hurt, or found broken: one clear sentence, soon, and no memory eaten."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.sniff import read_problems, scan_problems

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"
MEN = "algebraic: {white: [Kd5], black: [Kh1]}\nstipulation: '#2'\n"


def bomb() -> str:
    """A few lines that stand for billions."""
    rows = ["a0: &a0 [lol, lol]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 40)]
    return "\n".join(rows)


def test_a_bomb_of_yaml_is_a_fault_and_its_neighbours_are_read(tmp_path: Path) -> None:
    path = tmp_path / "bomb.olv"
    path.write_text(f"---\n{MEN}---\n{bomb()}\n---\n{MEN}", "utf-8")
    first, second, third = scan_problems(path)  # unfolded, it would never come back
    assert isinstance(first, Entry)
    assert isinstance(second, Fault)
    assert (second.line, str(second.message)) == (5, "references (& and *) are not read")
    assert isinstance(third, Entry)


@pytest.mark.parametrize("start", [b"", b"---\n", b"{", b"[Event ", b"begin ", b"fen,a\n", b"[["])
def test_one_endless_line_is_refused_soon(tmp_path: Path, start: bytes) -> None:
    path = tmp_path / "line.txt"
    with path.open("wb") as stream:
        stream.write(start)
        for _ in range(190):
            stream.write(b"x" * 1_000_000)
    tracemalloc.start()
    try:
        with pytest.raises(FormatError, match=r"longer than 1,000,000 bytes") as caught:
            read_problems(path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 20_000_000  # of 190 MB
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "---\n" + "[" * 900_000,
        "---\n" + "a:\n" + "".join(f"{' ' * n}- \n" for n in range(1000)),
        "[" * 500_000,
        '{"fen":' * 50_000,
        "begin " + "Twin " * 150_000,
        'fen,"' + "x" * 900_000,
        "fen,author\n" + '"' + "x\n" * 100_000,
        "wKa1 " * 100_000,
        "\\pieces{" * 50_000,
        f'[FEN "{FEN}"]\n' + "{" * 900_000,
        f'[FEN "{FEN}"]\n' + '[X "' + "\\" * 900_000,
        "algebraic:\n" + "".join(f"k{n}: v\n" for n in range(100_000)),
    ],
    ids=lambda text: text[:12].replace("\n", " "),
)
def test_what_is_nested_or_repeated_without_end_ends(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep.txt"
    path.write_text(text, "utf-8")
    told = ""
    try:
        found = list(scan_problems(path))
    except FormatError as error:
        told = str(error)
    else:
        told = " ".join(str(fault.message) for fault in found if isinstance(fault, Fault)) or "read"
    assert told  # what goes through it again and again does not get so far in a day


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is asked of Linux")
def test_a_large_collection_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "large.olv"
    path.write_text(f"---\n{MEN}solution: |\n  {'x' * 5000}\n" * 6000, "utf-8")
    assert path.stat().st_size > 30_000_000
    script = (
        "import sys, re, pathlib\n"
        "from composer.formats.sniff import scan_problems\n"
        "print(sum(1 for _ in scan_problems(pathlib.Path(sys.argv[1]))))\n"
        "print(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, os.fspath(path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    count, kilobytes = map(int, done.stdout.split())
    assert count == 6000
    assert kilobytes < 100_000
