# SPDX-License-Identifier: GPL-3.0-or-later
"""Form 2 of problems: rules, and kinds that a user defined."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.jsonlines import jsonline
from composer.formats.objects.rulesobject import kind_from, kind_object
from composer.formats.sniff import scan_problems
from composer.library.records.problemform import ProblemFormError, parse_problem, problem_text
from composer.problem.men import FAIRY, ORTHODOX_KINDS, ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation, stipulation_in_words
from composer.problem.twins import AddMan, Twin
from composer.rules.book import Rules
from composer.rules.books import unknown_book
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import condition_rows
from composer.rules.fairykind import FairyKind
from composer.rules.kinds import FAIRY_KINDS
from composer.rules.movetext import parse_movement

MINE = FairyKind(
    id="ferry",
    code="FY",
    letters=(("en", "FY"), ("de", "FÄ")),
    names=(("en", "ferry"), ("it", "traghetto")),
    family="own",
    figure="rook",
    rotation=90,
    movement=parse_movement("ride rook quiet + hop queen landing=aside turns=2 + lame mao"),
    text="A rook that takes another way.",
    source="the author",
)
OWN = Kind.defined(MINE)

men = st.builds(
    Man.of,
    st.sampled_from(Colour),
    st.sampled_from((*ORTHODOX_KINDS, *FAIRY, OWN)),
    st.sets(st.sampled_from((ROYAL, "kamikaze"))),
)
rules = st.builds(
    lambda conditions: Rules.of(conditions=conditions),
    st.sampled_from(
        ((), *((row.condition,) for row in condition_rows()), (condition_of("Quantum 3"),))
    ),
)
asked = st.builds(
    lambda stipulation, by: replace(stipulation, rules=by),
    st.sampled_from(
        (parse_stipulation("#2"), parse_stipulation("h#2.5"), NO_TASK, stipulation_in_words("+"))
    ),
    rules,
)
problems = st.builds(
    Problem,
    st.dictionaries(st.integers(0, 63), men, max_size=12).map(Position.of),
    asked,
)


def read(text: str, folder: Path) -> Entry | Fault:
    path = folder / "one.jsonl"
    path.write_text(text + "\n", "utf-8")
    (found,) = scan_problems(path)
    return found


@given(problem=problems)
def test_a_library_reads_what_it_has_written(problem: Problem) -> None:
    assert parse_problem(problem_text(problem)) == problem


@given(problem=problems)
def test_form_1_is_written_where_it_can_hold_the_problem(problem: Problem) -> None:
    own = any(man.kind is OWN for _, man in problem.position)
    is_plain = problem.rules.is_orthodox and not own
    assert ("form" in json.loads(problem_text(problem))) is not is_plain


def test_a_file_reads_what_it_has_written(tmp_path: Path) -> None:
    position = Position.of({0: Man.of(Colour.NEUTRAL, OWN), 9: Man.WHITE_KING})
    stipulation = replace(
        parse_stipulation("h#2"), rules=Rules.of(conditions=(condition_of("Moonlight e4"),))
    )
    problem = Problem(position, stipulation)
    entry = read(jsonline(problem), tmp_path)
    assert isinstance(entry, Entry)
    assert entry.problem == problem
    assert [str(note) for note in entry.notes] == ["Moonlight e4: not solved yet"]
    form = json.loads(jsonline(problem))
    assert form["form"] == 2
    assert form["asked"] == "h#2 (Moonlight e4)"  # for those who know only form 1
    assert form["rules"] == {"conditions": ["Moonlight e4"]}
    assert "stipulation" not in form


def test_form_1_is_read_as_before_and_its_conditions_become_rules() -> None:
    found = parse_problem('{"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1", "asked": "h#2 (Circe)"}')
    assert str(found.rules) == "Circe"
    assert found.stipulation.words == ""
    kept = parse_problem('{"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1", "asked": "h#2 (Quantum)"}')
    assert kept.stipulation.words == "h#2 (Quantum)"


@every("row", FAIRY_KINDS)
def test_every_movement_can_be_kept(row: FairyKind) -> None:
    kind = Kind.defined(replace(row, id=f"my-{row.id}"))
    assert kind_from(json.loads(json.dumps(kind_object(kind)))) is kind


def test_kinds_of_twins_are_kept_too() -> None:
    problem = Problem(
        Position.of({9: Man.WHITE_KING}),
        twins=(Twin("b", (AddMan(0, Man.of(Colour.BLACK, OWN)),)),),
    )
    assert [man["id"] for man in json.loads(problem_text(problem))["men"]] == ["ferry"]


def test_a_book_of_a_newer_version_is_kept_as_it_is() -> None:
    by = Rules.of(unknown_book("martian", 7), {"moons": 2, "jetan": True, "board": "10x10"})
    problem = Problem(Position.of({9: Man.WHITE_KING}), replace(parse_stipulation("#2"), rules=by))
    text = problem_text(problem)
    assert json.loads(text)["rules"] == {
        "book": "martian",
        "version": 7,
        "options": {"moons": 2, "jetan": True, "board": "10x10"},
    }
    assert parse_problem(text) == problem
    later = text.replace('"martian", "version": 7', '"orthodox", "version": 9')
    kept = json.loads(problem_text(parse_problem(later)))
    assert kept["rules"] == json.loads(later)["rules"]


FORM = '{"form": 2, "fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1", '
KIND = '{"id": "x", "code": "X", "movement": ['


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"form": 3, "fen": "8/8/8/8/8/8/8/8"}', "form 3 is of a newer version"),
        (FORM + '"rules": 3}', "rules: expected an object"),
        (FORM + '"rules": {"book": 3}}', "rules: expected the name of a book"),
        (FORM + '"rules": {"conditions": "Circe"}}', "rules: expected a list of conditions"),
        (FORM + '"rules": {"conditions": [3]}}', "rules: expected conditions as texts"),
        (FORM + '"rules": {"options": {"x": 1}}}', "orthodox chess has no option 'x'"),
        (
            FORM + '"rules": {"conditions": ["Madrasi", "Isardam"]}}',
            "Isardam and Madrasi exclude each other",
        ),
        (FORM + '"men": [3]}', "men: expected an object"),
        (FORM + '"men": [{"id": "x", "code": "lower"}]}', "expected an id and a code"),
        (FORM + f'"men": [{KIND}{{"part": "beam"}}]}}]}}', "a part of a movement that is known"),
        (FORM + f'"men": [{KIND}{{"part": "leap"}}]}}]}}', "x: a movement is not whole"),
        (FORM + f'"men": [{KIND}{{"part": "leap", "offsets": [[1]]}}]}}]}}', "such as [1, 2]"),
        (FORM + f'"men": [{KIND}{{"part": "leap", "offsets": [[1, 99]]}}]}}]}}', "such as [1, 2]"),
        (FORM + f'"men": [{KIND}{{"part": "leap", "speed": 3}}]}}]}}', "x: speed is not known"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, message: str, tmp_path: Path) -> None:
    found = read(text, tmp_path)
    assert isinstance(found, Fault)
    assert message in str(found.message)
    assert found.line == 1
    with pytest.raises(ProblemFormError) as raised:
        parse_problem(text)
    assert message in str(raised.value)
