# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON of YACPDB: an answer of the site, a list of entries, one entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.formats.pasting import read_pasted
from composer.formats.sniff import read_problems, scan_problems
from composer.problem.credits import Credits
from composer.problem.fen import placement
from composer.problem.stipulation import NO_TASK

NEW = {
    "id": 12345,
    "authors": ["Loyd, Samuel"],
    "source": {"name": "The Column", "problemid": 17, "date": {"year": 1880, "month": 5}},
    "award": {"tourney": {"name": "T"}, "distinction": "1st Prize"},
    "algebraic": {"white": ["Kb1", "Qc2", "Pa2"], "black": ["Ke8", "Sd6"]},
    "stipulation": "h#2.5",
    "options": ["SetPlay"],
    "keywords": ["Excelsior"],
    "solution": "1.Ke8-d8 ...",
    "legend": None,
}
OLD = {
    "authors": ["Loyd, Samuel"],
    "source": "The Column",
    "source-id": "17",
    "date": "1880-05",
    "distinction": "1st Prize",
    "tourney": "T",
    "algebraic": {"white": ["Kb1", "Qc2", "Pa2"], "black": ["Ke8", "Sd6"]},
    "stipulation": "h#2.5",
    "options": ["SetPlay"],
    "keywords": ["Excelsior"],
    "solution": "1.Ke8-d8 ...",
}


@pytest.mark.parametrize("entry", [NEW, OLD], ids=["new", "old"])
@pytest.mark.parametrize(
    "shape",
    [
        lambda entry: {"success": True, "result": {"entries": [entry, entry], "count": 2}},
        lambda entry: {"result": [entry, entry]},
        lambda entry: [entry, entry],
    ],
    ids=["answer", "result", "list"],
)
@pytest.mark.parametrize("indent", [None, 2])
def test_the_shapes_of_the_site(
    tmp_path: Path, entry: object, shape: object, indent: int | None
) -> None:
    assert callable(shape)
    path = tmp_path / "found.json"
    path.write_text(json.dumps(shape(entry), indent=indent), "utf-8")
    first, second = read_problems(path)
    assert first.problem == second.problem
    problem = first.problem
    assert placement(problem.position) == "4k3/8/3n4/8/8/8/P1Q5/1K6"
    assert str(problem.stipulation) == "h#2.5"
    assert problem.credits == Credits(
        ("Loyd, Samuel",), "The Column", "1880-05", "1st Prize", "", "17", "T"
    )
    assert problem.keywords == ("Excelsior",)
    assert problem.extra("options") == "SetPlay"
    assert problem.extra("solution") == "1.Ke8-d8 ..."
    assert read_pasted(path.read_text("utf-8"), NO_TASK).problem == problem


def test_one_entry_stands_alone_or_on_a_line(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(NEW, indent=1), "utf-8")
    (entry,) = read_problems(path)
    assert entry.id == "12345"
    path.write_text(json.dumps(NEW) + "\n" + json.dumps(OLD) + "\n", "utf-8")
    assert [problem.problem.credits.number for problem in read_problems(path)] == ["17", "17"]


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"algebraic": {"white": ["XXa1"]}}, "XXa1: XX is no man that is known"),
        ({"algebraic": []}, "algebraic: expected the men of white and black"),
        ({"result": {"nothing": 1}}, "fen: expected a FEN, got nothing"),
        ({"algebraic": {"white": ["Ka1"]}, "x": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}, "nested deeper"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, entry: object, message: str) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(entry, indent=1), "utf-8")
    (found,) = scan_problems(path)
    assert message in str(getattr(found, "message", ""))


def test_an_entry_without_a_stipulation_has_no_task(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps({"algebraic": {"white": ["Ka1"], "black": ["Kc1"]}}), "utf-8")
    (entry,) = read_problems(path)
    assert entry.problem.stipulation == NO_TASK
    assert tuple(map(str, entry.notes)) == ("no task is given",)
