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


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pgn", f'[Black "#3"]\n[FEN "{FEN}"]\n\n*\n'),
        ("olv", "---\nalgebraic: {white: [Kd5, Qf2], black: [Kh1]}\nstipulation: '#3'\n"),
        ("yaml-bare", "# x\nstipulation: '#3'\nalgebraic: {white: [Kd5], black: [Kh1]}\n"),
        ("popeye", "BeginProblem\nForsyth 8/8/8/3K4/8/8/8/7k\nstip #3\nEndProblem\n"),
        ("men", "wKd5 bKh1 #3\n"),
        ("csv", f"stipulation;fen\n#3;{FEN}\n"),
        ("tex", "\\documentclass{a}\n\\pieces{wKd5, sKh1}\n\\stipulation{\\#3}\n"),
        ("epd", f"{FEN} dm 3;\n"),
        ("json", json.dumps({"fen": FEN, "stipulation": "#3"})),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_every_form_is_known_by_its_looks(
    tmp_path: Path, name: str, text: str, encoding: str
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding, newline="\r\n")
    (found,) = read_problems(path)
    assert found.problem.position[35] is not None
    assert str(found.problem.stipulation) == "#3"
    assert any("UTF-16" in note for note in tuple(map(str, found.notes))) == (encoding == "utf-16")


@pytest.mark.parametrize(
    ("encoding", "author", "note"),
    [
        ("cp1251", "Куббель, Леонид Иванович", "cp1251"),
        ("cp1252", "Réti, Richard & Müller, Jürgen", "cp1252"),
        ("utf-8", "Куббель", ""),
    ],
)
def test_old_encodings_are_guessed_and_told(
    tmp_path: Path, encoding: str, author: str, note: str
) -> None:
    path = tmp_path / "old.csv"
    path.write_text(f'fen,author\n{FEN},x\n{FEN},"{author}"\n', encoding)
    first, second = read_problems(path)
    assert second.problem.credits.authors == (author,)
    assert note in " ".join(tuple(map(str, first.notes)))
    assert bool(note) == any("UTF-8" in n for n in tuple(map(str, first.notes)))


def test_a_bad_byte_in_a_good_file_spoils_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "p.csv"
    rows = f"fen,author\n{FEN},Куббель\n{FEN},x".encode()
    path.write_bytes(rows + b"\xe9\n")
    first, second = read_problems(path)
    assert first.problem.credits.authors == ("Куббель",)
    assert second.problem.credits.authors == ("x\N{REPLACEMENT CHARACTER}",)
    assert "not all UTF-8" in str(first.notes[0])


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
        (b"%PDF-1.7\n", ": this PDF document cannot be read"),
        (b"PK\x03\x04abc", ": this is a ZIP archive or office document"),
        (b"SQLite format 3\x00abc", ": this is a library or other SQLite database"),
        (b'[Event "x"]\n', ", line 1: no tag FEN"),
        (b"\n---\nauthors: [x]\n", ", line 2: algebraic: expected the men"),
        (b"BeginProblem\ntitle x", ", line 1: expected Pieces or Forsyth"),
        (b"AnfangProblem\nTitel x", ", line 1: expected Pieces or Forsyth"),
        (b"wKa1 xyz\n", ", line 1: expected a man such as wKe1"),
        (b"fen,author\n8/8,x\n", ", line 2: FEN, placement"),
        (b"<html>", ", line 1: this looks like a web page or XML"),
        (b"Dear reader,\n", ", line 1: expected a FEN, got 'Dear reader,'"),
        (FEN.encode() + b"\n\x00\x01\n", ", line 2: not a text file"),
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
@given(
    st.binary(max_size=300),
    st.sampled_from(
        [
            b"",
            b"[",
            b"{",
            b'{"fen":',
            FEN.encode(),
            b"---\n",
            b'[FEN "',
            b"begin ",
            b"wKa1 ",
            b"fen,author\n",
            b"\\pieces{",
            b"\xff\xfe",
            b"White ",
        ]
    ),
)
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
