# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from composer.formats import entry as limits
from composer.formats.entry import Fault, FormatError
from composer.formats.sniff import read_problems, scan_problems

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"
RECORD = json.dumps({"fen": FEN, "title": "a # b"})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("one.txt", FEN),
        ("one.png", f"# notes\n\n{FEN}\n"),
        ("one.json", RECORD),
        ("one.fen", RECORD + "\n"),
        ("list.txt", f"[{RECORD}]"),
        ("pretty", json.dumps({"fen": FEN, "title": "a # b"}, indent=2)),
        ("pretty-list", json.dumps([{"fen": FEN}], indent=2)),
        ("bom", "\ufeff" + RECORD),
        ("bom-fen", "\ufeff" + FEN),
        ("mac", f"# old\r{FEN}\r"),
    ],
)
def test_the_content_tells_what_a_file_is(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8", newline="")
    (found,) = read_problems(path)
    assert found.problem.position[35] is not None
    assert found.problem.title in ("", "a # b")


def test_a_broken_first_line_does_not_hide_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    path.write_text('{"fen": "8/8\n' + RECORD + "\n", "utf-8")
    first, second = scan_problems(path)
    assert isinstance(first, Fault)
    assert not isinstance(second, Fault)
    with pytest.raises(FormatError, match=r"p\.jsonl, line 1: expected JSON"):
        read_problems(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", ": the file is empty"),
        (b"\n\n# nothing\n", ": the file holds no problem"),
        (b"\x89PNG\r\n\x1a\n....", ": this is a picture (PNG)"),
        (b"%PDF-1.7\n", ": this is a PDF document"),
        (b"PK\x03\x04abc", ": this is a ZIP archive or office document"),
        (b"SQLite format 3\x00abc", ": this is a library or other SQLite database"),
        (FEN.encode("utf-16"), ": this is text in UTF-16; save it as UTF-8"),
        (b'[Event "x"]\n', ", line 1: this looks like PGN"),
        (b"\n---\nauthors: [x]\n", ", line 2: this looks like YAML or a file of Olive"),
        (b"BeginProblem\n", ", line 1: this looks like input for Popeye"),
        (b"<html>", ", line 1: this looks like a web page or XML"),
        (b"Dear reader,\n", ", line 1: expected a FEN, got 'Dear reader,'"),
        (FEN.encode() + b"\n\x00\x01\n", ", line 2: not a text file"),
        (FEN.encode() + b"\n# caf\xe9\n", ", line 2: not UTF-8 text: byte 0xE9 at column 6"),
        (b"\x00\x01\x02\x03", ", line 1: not a text file"),
        (b"x" * 1_000_100, ", line 1: longer than 1,000,000 bytes"),
    ],
    ids=lambda value: value[:12] if isinstance(value, bytes) else None,
)
def test_what_is_no_file_of_problems_is_refused(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "problems.txt"
    path.write_bytes(content)
    with pytest.raises(FormatError) as caught:
        read_problems(path)
    text = str(caught.value)
    assert text.startswith(f"{path}{message}")
    assert "\n" not in text


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="there is no such file"):
        read_problems(tmp_path / "none.txt")
    with pytest.raises(FormatError, match="this is a folder"):
        read_problems(tmp_path)


def test_a_file_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as stream:
        stream.truncate(limits.MOST_BYTES + 1)  # takes no room on the disk
    with pytest.raises(FormatError, match="200,000,000 bytes are read"):
        read_problems(path)


def test_a_large_collection_is_read_as_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text((FEN + "\n") * 20_000 + "\x00", "utf-8")
    found = scan_problems(path)
    assert [next(found).line for _ in range(3)] == [1, 2, 3]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300), st.sampled_from([b"", b"[", b"{", b'{"fen":', FEN.encode()]))
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes, start: bytes) -> None:
    path = tmp_path / "any"
    path.write_bytes(start + content)
    message = ""
    try:
        read_problems(path)
    except FormatError as error:
        message = str(error)
    assert message == "" or message.startswith(str(path))


@pytest.mark.corpus
def test_the_large_collection_is_read(corpus: Path) -> None:
    assert len(read_problems(corpus / "composed-twomovers.jsonl")) == 1283
    assert len(read_problems(corpus / "generated.jsonl")) == 423
