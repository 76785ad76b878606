# SPDX-License-Identifier: GPL-3.0-or-later
"""Web pages from the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from studio import BLOCK, THREATS


def ran(*words: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "composer", *words]
    return subprocess.run(command, capture_output=True, check=False)


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.fen"
    path.write_text(f"{BLOCK} #2\n{THREATS} #2\n", "utf-8")
    return path


def test_a_diagram_becomes_a_page(tmp_path: Path) -> None:
    path = tmp_path / "p.html"
    done = ran("diagram", BLOCK, "-o", str(path), "--men", "print")
    assert done.returncode == 0, done.stderr
    assert b'data-p="e3.e4Q"' in path.read_bytes()
    again = ran("diagram", BLOCK, "-o", str(path))
    assert again.returncode == 2
    assert b"--force" in again.stderr
    assert ran("diagram", BLOCK, "-o", str(path), "--force").returncode == 0
    printed = ran("diagram", BLOCK, "-o", "-", "--format", "html")
    assert printed.stdout == path.read_bytes()


def test_a_file_becomes_a_site(tmp_path: Path, two: Path) -> None:
    folder = tmp_path / "site"
    words = ("export", "--from", str(two), "-o", str(folder), "--format", "html")
    done = ran(*words, "--language", "it", "--heading", "Due problemi")
    assert done.returncode == 0, done.stderr
    assert "Due problemi" in (folder / "index.html").read_text("utf-8")
    assert "1.De4!" in (folder / "problems" / "0001.html").read_text("utf-8")
    assert (folder / "problems" / "0002.html").exists()
    assert ran(*words).returncode == 2


def test_several_problems_do_not_go_into_one_page(tmp_path: Path, two: Path) -> None:
    done = ran("export", "--from", str(two), "-o", str(tmp_path / "p.html"))
    assert done.returncode == 2
    assert b"--format html" in done.stderr
    assert done.stderr.count(b"\n") == 1
    assert not (tmp_path / "p.html").exists()


NAMED = (
    "---\nauthors: ['Verratti, Anna']\nsource: Gazzetta\ncomments: ['Verratti again']\n"
    "algebraic: {white: [Kc1, Qd4, Bb1, Sb2, Sc3, Pd5], black: [Ka1, Rd7, Pb4]}\n"
    "stipulation: '#2'\n"
)


def test_anonymous_pages_name_nobody(tmp_path: Path) -> None:
    source = tmp_path / "in.olv"
    source.write_text(NAMED * 2, "utf-8")
    folder = tmp_path / "site"
    words = ("--from", str(source), "-o", str(folder), "--format", "html")
    done = ran("export", *words, "--anonymous")
    assert done.returncode == 0, done.stderr
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) == 3
    assert not [page for page in pages if b"Verratti" in page.read_bytes()]
    assert not [page for page in pages if b"Gazzetta" in page.read_bytes()]
    assert ran("export", *words, "--style", "tournament", "--force").returncode == 0
    assert b"Verratti" not in (folder / "index.html").read_bytes()
    assert ran("export", *words, "--force").returncode == 0
    assert b"Verratti" in (folder / "index.html").read_bytes()


def test_an_entry_form_is_no_web_page(tmp_path: Path, two: Path) -> None:
    path = tmp_path / "p.html"
    done = ran("export", "--from", str(two), "-o", str(path), "--form", "--entry", "3")
    assert done.returncode == 2
    assert b"written as .pdf, .svg or .png" in done.stderr
    assert not path.exists()
