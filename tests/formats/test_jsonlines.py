# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from privileges import nobody, open_folder, posix_only
from twins import twin_rows

from composer.formats.entry import Entry, Fault, FormatError, RecordError
from composer.formats.jsonlines import (
    entry_of,
    jsonline,
    record_of,
    scan_document,
    scan_jsonlines,
)
from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
from composer.problem.men import ORTHODOX_MEN
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation

FEN = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"

_texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
_lists = st.lists(_texts, max_size=3).map(tuple)
problems = st.builds(
    Problem,
    st.dictionaries(st.integers(0, 63), st.sampled_from(ORTHODOX_MEN), max_size=10).map(
        Position.of
    ),
    st.sampled_from(["#2", "=3", "s#4", "h#2.5", "ser-h#7"]).map(parse_stipulation),
    st.builds(Credits, _lists, _texts, _texts, _texts, _texts, _texts, _texts),
    _texts,
    _lists,
    _lists,
    twin_rows(),
)


@given(problems, _texts)
def test_a_problem_written_is_read_again(problem: Problem, id: str) -> None:
    line = jsonline(problem, id)
    assert "\n" not in line
    assert entry_of(json.loads(line)) == Entry(problem, 1, id)


def test_all_fields_are_read() -> None:
    record = {
        "id": 17,
        "fen": FEN,
        "stipulation": "#3",
        "authors": ["Doe, Jane", "Íñigo Ž."],
        "source": "Example",
        "date": "1925-05",
        "distinction": "2nd Prize",
        "dedication": "to a friend",
        "title": "Corner",
        "keywords": ["mutate"],
        "comments": ["First line\nsecond"],
        "result": {"deep": [[[1]]]},
        "fairy": False,
    }
    entry = entry_of(record, 4)
    problem = entry.problem
    assert (entry.id, entry.line, str(problem.stipulation)) == ("17", 4, "#3")
    assert problem.credits == Credits(
        ("Doe, Jane", "Íñigo Ž."), "Example", "1925-05", "2nd Prize", "to a friend"
    )
    assert (problem.title, problem.keywords) == ("Corner", ("mutate",))
    assert problem.comments == ("First line\nsecond",)
    assert entry_of(record_of(problem, "17"), 4) == entry


def test_what_is_missing_is_forgiven_and_a_year_is_a_date() -> None:
    problem = entry_of({"fen": FEN, "year": 1893, "source": None, "authors": "Doe"}).problem
    assert problem.credits == Credits(("Doe",), date="1893")
    assert problem.stipulation == NO_TASK


@every(
    "record, message",
    [
        ([], "expected an object with a problem, got a list"),
        (None, "expected an object with a problem, got nothing"),
        ({}, "fen: expected a FEN, got nothing"),
        ({"fen": 5}, "fen: expected text, got a number"),
        ({"fen": "8/8"}, "FEN, placement: expected 8 ranks"),
        ({"fen": FEN, "stipulation": "mate"}, "stipulation: expected a stipulation"),
        ({"fen": FEN, "authors": [1]}, "authors: expected a list of texts, got a number in it"),
        ({"fen": FEN, "authors": {"a": 1}}, "authors: expected a list of texts, got an object"),
        ({"fen": FEN, "source": "x" * 30_000}, "source: expected at most 20,000 characters"),
        ({"fen": FEN, "keywords": ["x"] * 501}, "keywords: expected at most 500 texts, got 501"),
        ({"fen": FEN, "title": True}, "title: expected text, got true or false"),
    ],
)
def test_a_wrong_field_is_named(record: object, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        entry_of(record)
    assert str(caught.value).startswith(message)


def test_hostile_text_is_made_harmless() -> None:
    record = {"fen": FEN, "source": "a\0b\ud800c", "comments": ["x\r\ny"]}
    problem = entry_of(record).problem
    assert problem.credits.source == "a b\N{REPLACEMENT CHARACTER}c"
    assert problem.comments == ("x\ny",)


def test_a_bad_line_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    good = json.dumps({"fen": FEN})
    deep = "[" * 100_000
    long_number = '{"fen": 1' + "0" * 5000 + "}"
    path.write_text("\n".join([good, '{"fen": ', "", deep, long_number, good]), "utf-8")
    found = list(scan_jsonlines(path))
    assert [each.line for each in found] == [1, 2, 4, 5, 6]
    faults = [str(fault.message) for fault in found if isinstance(fault, Fault)]
    assert faults[0].startswith("expected JSON: Expecting value at column 9")
    assert faults[1] == "expected JSON, got brackets nested too deep"
    assert faults[2].startswith("expected JSON, got a number that is too long")


@pytest.mark.parametrize("indent", [None, 2])
def test_one_document_may_hold_a_list(tmp_path: Path, indent: int | None) -> None:
    path = tmp_path / "p.json"
    records = [{"fen": FEN, "stipulation": "#3"}, {"fen": "8/8"}, {"fen": FEN}]
    path.write_text("\n" + json.dumps(records, indent=indent) + "\n", "utf-8")
    found = list(scan_document(path))
    assert [isinstance(each, Fault) for each in found] == [False, True, False]
    assert [each.line for each in found] == ([2, 2, 2] if indent is None else [3, 7, 10])


@pytest.mark.parametrize("text", ["[]", " [ ] \n"])
def test_an_empty_list_holds_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "p.json"
    path.write_text(text, "utf-8")
    assert list(scan_document(path)) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[{"fen": 1}\n{"fen": 2}]', "line 2: expected JSON: a comma or ] is missing"),
        ('[{"fen": 1},\n\n', "line 2: expected JSON: Expecting value"),
        ("[]\n[]", "line 2: expected nothing after the JSON document"),
        ("{}\n{}", "line 2: expected nothing after the JSON document"),
        ("[" * 100_000, "line 1: expected JSON, got brackets nested too deep"),
        ("[1" + "0" * 5000 + "]", "line 1: expected JSON, got a number that is too long"),
    ],
)
def test_a_broken_document_is_refused_with_its_line(
    tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "p.json"
    path.write_text(text, "utf-8")
    with pytest.raises(FormatError) as caught:
        list(scan_document(path))
    assert str(caught.value).startswith(f"{path}, {message}")


def test_problems_written_to_a_file_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    written = [
        Problem(parse_fen(FEN), credits=Credits(("Žižek, Ī",), 'a "b" \\ c')),
        Problem(parse_fen(FEN), title="half \ud83d"),
    ]
    write_problems(path, written)
    first, second = read_problems(path)
    assert first.problem == written[0]
    assert second.problem.title == "half \N{REPLACEMENT CHARACTER}"


def test_a_file_is_overwritten_only_when_asked_and_never_half(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("mine", "utf-8")
    problem = Problem(parse_fen(FEN))
    with pytest.raises(FormatError, match="the file exists already"):
        write_problems(path, [problem])

    def failing() -> object:
        yield problem
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        write_problems(path, failing(), overwrite=True)
    assert path.read_text("utf-8") == "mine"
    write_problems(path, [problem], overwrite=True)
    assert [entry.problem for entry in read_problems(path)] == [problem]
    assert [path.name for path in tmp_path.iterdir()] == ["out.jsonl"]


def test_an_unwritable_place_is_told(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="the file cannot be written: No such file"):
        write_problems(tmp_path / "missing" / "out.jsonl", [])


@posix_only
def test_a_shut_folder_is_told() -> None:
    told = f"the file cannot be written: {os.strerror(errno.EACCES)}"
    with open_folder() as folder:
        folder.chmod(0o555)
        with nobody(), pytest.raises(FormatError, match=told):
            write_problems(folder / "out.jsonl", [])


def test_twins_of_other_programs_as_text_are_passed_over() -> None:
    assert entry_of({"fen": FEN, "twins": "move e5 b3"}).problem.twins == ()


@every(
    "twins, complaint",
    [
        ({"b": 3}, "b: expected text"),
        ({"12": "Move a1 b2"}, "twins: expected the letter"),
        ({f"x{n}": "" for n in range(501)}, "twins: expected at most 500"),
    ],
)
def test_twins_that_cannot_be_read_are_refused(twins: object, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        entry_of({"fen": FEN, "twins": twins})


@every(
    "beside, place",
    [
        ({"optons": ["Circe"]}, "optons"),
        ({"stipulaton": "h#3"}, "stipulaton"),
        ({"sign": "h#3"}, "sign"),
        ({"turn": "w"}, "turn"),
        ({"conditions": ["Circe"]}, "conditions"),
        ({"form": 2, "url": "x"}, "url"),
    ],
)
def test_a_name_that_may_ask_something_is_refused(beside: dict[str, object], place: str) -> None:
    record = {"fen": "8/8/8/3k4/8/8/8/4KQ2 b - - 0 1", "stipulation": "h#2", **beside}
    with pytest.raises(RecordError, match=f"^{place}: not understood"):
        entry_of(record)


def test_names_of_other_programs_are_read() -> None:
    record = {"fen": FEN, "Author": "Loyd, Samuel", "comment": "nice", "source_id": 12}
    problem = entry_of(
        {**record, "stip": "#3", "award": "1st Prize", "Keyword": ["a", "b"]}
    ).problem
    assert problem.credits.authors == ("Loyd, Samuel",)
    assert (problem.credits.number, problem.credits.distinction) == ("12", "1st Prize")
    assert (problem.comments, problem.keywords) == (("nice",), ("a", "b"))
    assert str(problem.stipulation) == "#3"
    assert entry_of({"fen": FEN, "award": {"tourney": "x"}}).problem.credits.distinction == ""


def test_a_name_whose_place_is_taken_is_refused_and_a_mistyped_one_says_what_is_meant() -> None:
    with pytest.raises(RecordError, match=r"^author: not understood$"):
        entry_of({"fen": FEN, "author": "A", "authors": ["B"]})
    with pytest.raises(RecordError, match=r"^optons: not understood; is options meant\?$"):
        entry_of({"fen": FEN, "optons": ["Circe"]})


@every(
    "options, state",
    [
        (["NoCastling a1"], "w Kkq -"),
        (["NoCastling e1"], "w kq -"),
        (["EnPassant e6"], "w KQkq e6"),
        (["HalfDuplex", "NoCastling h8"], "b KQq -"),
    ],
)
def test_options_say_of_castling_and_en_passant_what_they_say_in_olive(
    options: list[str], state: str
) -> None:
    text = "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 0 1"
    found = entry_of({"fen": text, "stipulation": "#2", "options": options})
    assert fen(found.problem.position).split(" ", 1)[1].startswith(state)
    assert found.problem.extra("options") == ""


def test_options_are_read_as_in_olive_and_not_passed_over() -> None:
    record = {
        "fen": "8/8/8/3k4/8/8/8/4KQ2 b - - 0 1",
        "stipulation": "h#2",
        "options": ["Circe", "Duplex"],
        "intended_solutions": "2.1.1.1",
        "url": "of another program",
    }
    problem = entry_of(record).problem
    assert str(problem.stipulation) == "h#2 (Circe)"
    assert (problem.extra("options"), problem.extra("intended-solutions")) == ("Duplex", "2.1.1.1")
