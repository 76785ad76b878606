# SPDX-License-Identifier: GPL-3.0-or-later
"""How a line must end: the value, its text, and what is refused."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.analysis.matepicture import Cleanness
from composer.library.query.ends import ACTUAL, PLACES, EndSought, parse_end
from composer.library.query.parser import Query, QueryError, QueryFault, parse_query
from composer.library.query.pattern import Pattern, PatternError, Want
from composer.library.query.terms import Field, Term
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.squares import SQUARES, parse_square
from composer.solver.phases import EndPhase

WANTED = st.sampled_from([*ORTHODOX_MEN, *Want, frozenset(ORTHODOX_MEN[:3])])
SQUARES_WANTED = st.dictionaries(st.sampled_from(SQUARES), WANTED, min_size=1, max_size=6)
PATTERNS = st.builds(
    Pattern, SQUARES_WANTED.map(lambda men: tuple(men.items())), *[st.booleans()] * 4
)
WHERE = st.sets(st.sampled_from(list(PLACES)), min_size=1).map(
    lambda chosen: tuple(place for place in PLACES if place in chosen)
)
SOUGHT = st.builds(
    EndSought,
    st.none() | PATTERNS,
    st.none() | st.sampled_from([*ORTHODOX_MEN, Man.from_fen("=Q")]),
    st.sampled_from(Cleanness),
    WHERE,
)


@given(SOUGHT)
def test_text_gives_the_same_again(sought: EndSought) -> None:
    assert parse_end(str(sought)) == sought


@given(SOUGHT, st.sampled_from([Field.END, Field.MATE]))
def test_a_query_gives_the_same_again(sought: EndSought, field: Field) -> None:
    query = Query((Term(field, (sought,)),))
    assert parse_query(query.text) == query


def test_what_is_said_is_read() -> None:
    sought = parse_end("kd5 Qe4 shifted BY=n Model pure try set")
    assert sought.pattern is not None
    assert sought.pattern.shifted
    assert sought.by is Man.BLACK_KNIGHT
    assert sought.cleanness is Cleanness.MODEL
    assert sought.phases == (EndPhase.SET, EndPhase.TRY)


def test_the_solution_is_meant_where_nothing_is_said() -> None:
    assert parse_end("kd5").places == ACTUAL
    assert parse_end("kd5").phases == (EndPhase.PLAY, EndPhase.THREAT)
    assert str(parse_end("actual")) == "actual"


@every("text, place", [("kd5 foo", 4), ("by=", 0), ("model by=xy", 6), ("", 0), ("set kd9", 4)])
def test_what_is_nothing_is_refused_with_its_place(text: str, place: int) -> None:
    with pytest.raises(PatternError) as caught:
        parse_end(text)
    assert caught.value.start == place


def test_a_query_says_what_is_wrong_and_where() -> None:
    with pytest.raises(QueryError) as caught:
        parse_query('#2 mate:"kd5 foo"')
    assert (caught.value.fault, caught.value.start) == (QueryFault.END, 13)


def test_with_the_colours_the_last_man_changes() -> None:
    sought = parse_end("kd5 Qd4 swapped by=Q")
    (one, white), (other, black) = sought.ways()
    assert (white, black) == (Man.WHITE_QUEEN, Man.BLACK_QUEEN)
    assert one is not None
    assert other is not None
    assert dict(other.squares)[parse_square("d4")] is Man.WHITE_KING
    assert dict(other.squares)[parse_square("d5")] is Man.BLACK_QUEEN
