# SPDX-License-Identifier: GPL-3.0-or-later
"""Men of a user's own in files: told apart by code, and refused where no solver could do them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.objects.ownkinds import kinds_read, told_apart
from composer.formats.objects.rulesobject import kind_from, kind_object
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.twins import AddMan, Substitute, Twin
from composer.rules.book import RulesError
from composer.rules.fairykind import FairyKind
from composer.rules.movetext import parse_movement


def own(identity: str, code: str, movement: str = "leap 1,2") -> Kind:
    name = (("en", identity),)
    row = FairyKind(
        *(identity, code, (("en", code),), name, "own", "rook", 0),
        *(parse_movement(movement), "A man.", "the author"),
    )
    return Kind.defined(row)


def form(**parts: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(kind_object(own("ferry", "FY")))), **parts}


BAD: list[dict[str, Any]] = [
    {"part": "hop", "offsets": [[0, 1]], "hurdles": 0},
    {"part": "hop", "offsets": [[0, 1]], "hurdles": True},
    {"part": "hop", "offsets": [[3, 5]], "landing": "aside", "turns": 1},
    {"part": "leap", "offsets": [[0, 1]], "may_move": 1},
    {"part": "circle", "offsets": [[x, y] for x in range(1, 18) for y in range(1, 18)]},
    {"part": "hop"},
]


@every("part", BAD)
def test_a_man_no_solver_could_do_is_refused_at_the_door(part: dict[str, Any]) -> None:
    with pytest.raises(RulesError, match="ferry"):
        kind_from(form(movement=[part]))


def test_two_men_of_one_code_are_refused() -> None:
    with pytest.raises(RulesError, match="FY"):
        kinds_read([form(), form(id="boat")])


def test_too_many_costly_men_are_refused() -> None:
    men = [form(id=f"m{n}", code=f"X{n}", movement=costly()) for n in range(10)]
    kinds_read(men[:3])
    with pytest.raises(RulesError, match="together"):
        kinds_read(men)


def costly() -> list[Any]:
    kind = own("costly", "CY", "lame spiral + lame diagonal-spiral")
    movement: list[Any] = json.loads(json.dumps(kind_object(kind)))["movement"]
    return movement


FERRY, BOAT, BARGE = own("ferry", "FY"), own("boat", "FY", "leap 1,3"), own("barge", "G")
kinds = st.sampled_from((FERRY, BOAT, BARGE, Kind.of("grasshopper"), Kind.KNIGHT, own("pony", "S")))
men = st.builds(Man.of, st.sampled_from(Colour), kinds)
problems = st.builds(
    lambda board, added, twin: Problem(
        Position.of(board), twins=(Twin("b", (AddMan(0, added), Substitute(*twin))),)
    ),
    st.dictionaries(st.integers(1, 63), men, max_size=6),
    men,
    st.tuples(kinds, kinds).filter(lambda pair: pair[0] is not pair[1]),
)


@given(problem=problems)
def test_men_of_one_code_stay_who_they_are(problem: Problem) -> None:
    read = parse_problem(problem_text(problem))
    assert read == told_apart(problem)
    for square, man in problem.position:
        again = read.position.board[square]
        assert again is not None
        assert again.colour == man.colour
        assert again.kind.id == man.kind.id
        if man.kind.row is not None and again.kind.row is not None:
            assert again.kind.row.movement == man.kind.row.movement


def test_a_problem_whose_men_are_told_apart_stays_as_it_is() -> None:
    problem = Problem(Position.of({0: Man.of(Colour.WHITE, FERRY), 9: Man.of(Colour.BLACK, BARGE)}))
    assert told_apart(problem) is problem
