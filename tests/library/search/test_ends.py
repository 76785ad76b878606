# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems found by how their lines end, against every line of every problem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.analysis.matepicture import Cleanness
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.classify.waiting import TOP, Outcome, keep_findings, waiting
from composer.library.classify.worker import Round, findings
from composer.library.index.endings import ENDINGS
from composer.library.index.planes import catch_up
from composer.library.query.ends import PLACES, EndSought
from composer.library.query.parser import Query, parse_query
from composer.library.query.pattern import Pattern, Want, matched_squares
from composer.library.query.terms import Field, Term
from composer.library.records.ends import (
    FoundEnd,
    end_position,
    line_text,
)
from composer.library.search.ends import lines_ending_so
from composer.library.search.search import count, find, find_page
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, file_of, parse_square, rank_of, square_at
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import MoveMan, Twin
from composer.solver.phases import EndPhase

TWIN = Twin("b", (MoveMan(parse_square("a4"), parse_square("h4")),))
PROBLEMS = (
    ("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "#2", ()),
    ("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1", "#2", ()),
    ("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1", "#2", (TWIN,)),
    ("8/8/8/k3b3/6Q1/8/K7/8 b - - 0 1", "h#2", ()),
    ("8/8/6Q1/5r2/8/7k/1q3b1N/5K2 w - - 0 1", "s#2", ()),
    ("8/5K2/4R3/7k/8/8/5N2/8 w - - 0 1", "#3", ()),
    ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1", ()),
    ("k7/8/1K6/8/8/8/6G1/7R w - - 0 1", "#1", ()),
)
Ending = tuple[int, FoundEnd, Position]


def analyse_all(library: Library) -> None:
    for asked in (Round.VERDICTS, Round.ANALYSES):
        tasks, _ = waiting(library, asked, TOP, 100)
        found = findings([task.text for task in tasks], asked)
        keep_findings(library, [Outcome(*each) for each in zip(tasks, found, strict=True)])


@pytest.fixture(scope="module", params=[1, 100_000], ids=["planes", "fresh"])
def filled(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Library]:
    """A library with all of them analysed, its planes made or not yet."""
    path = Path(tmp_path_factory.mktemp("ends")) / "filled.library"
    with Library.create(path) as library:
        for text, asked, twins in PROBLEMS:
            problem = Problem(parse_fen(text), parse_stipulation(asked), twins=twins)
            add_problem(library, problem)
        analyse_all(library)
        with library.writing() as connection:
            catch_up(connection, request.param, source=ENDINGS)
        yield library


@pytest.fixture(scope="module")
def every(filled: Library) -> list[Ending]:
    """Every last position of every problem, with its record."""
    found = []
    for record_id in find(filled):
        record = load(filled, record_id)
        assert record.finding is not None
        assert record.finding.ends is not None
        found += [
            (record_id, found_end, end_position(record.problem.position, found_end))
            for found_end in record.finding.ends.ends
        ]
    return found


def brute_force(every: list[Ending], sought: EndSought, mates: bool) -> set[int]:
    """Look at every line by itself: laid by `matched_squares`, colours by swapping the board."""
    found = set()
    for record_id, end, position in every:
        if end.phase not in sought.phases or (mates and end.goal != "#"):
            continue
        if list(Cleanness).index(end.cleanness) < list(Cleanness).index(sought.cleanness):
            continue
        for pattern, by in sought.ways():
            if by is not None and not end.last.startswith(by.letter):
                continue
            if pattern is None or matched_squares(pattern, position) is not None:
                found.add(record_id)
    return found


def ask(library: Library, sought: EndSought, mates: bool = False) -> set[int]:
    field = Field.MATE if mates else Field.END
    query = Query((Term(field, (sought,)),))
    found = set(find(library, query))
    assert set(find_page(library, query)) == found
    assert count(library, query.text) == len(found)
    return found


def moved(position: Position, shift: tuple[int, int], mirrored: bool) -> Pattern | None:
    """A pattern of a position's men, laid elsewhere; None where they fall off the board."""
    men = []
    for square, man in position:
        where = Symmetry.MIRROR_FILES.apply(square) if mirrored else square
        file, rank = file_of(where) + shift[0], rank_of(where) + shift[1]
        if not (0 <= file < 8 and 0 <= rank < 8):
            return None
        men.append((square_at(file, rank), man))
    return Pattern(tuple(men), shifted=True, mirrored=True)


@given(st.data())
def test_every_end_is_found_by_its_own_pattern(
    filled: Library, every: list[Ending], data: st.DataObject
) -> None:
    record_id, end, position = every[data.draw(st.integers(0, len(every) - 1))]
    listed = list(position)
    places = st.integers(0, len(listed) - 1)
    men = {listed[each] for each in data.draw(st.lists(places, min_size=1))}
    shift = data.draw(st.tuples(st.integers(-3, 3), st.integers(-3, 3)))
    where = tuple(name for name, phases in PLACES.items() if end.phase in phases)
    plain = EndSought(Pattern(tuple(men)), places=where)
    assert record_id in ask(filled, plain, mates=end.goal == "#")
    board = tuple(m if (s, m) in men else None for s, m in enumerate(position.board))
    some = replace(position, board=board)
    elsewhere = moved(some, shift, data.draw(st.booleans()))
    if elsewhere is not None:
        assert record_id in ask(filled, EndSought(elsewhere, places=where))
    assert end in lines_ending_so(filled, record_id, Query((Term(Field.END, (plain,)),)))


@given(st.data())
def test_what_is_found_is_what_looking_at_every_line_finds(
    filled: Library, every: list[Ending], data: st.DataObject
) -> None:
    _, _, position = every[data.draw(st.integers(0, len(every) - 1))]
    known = st.sampled_from(list(position))
    wanted = st.sampled_from([*ORTHODOX_MEN, *Want, frozenset(ORTHODOX_MEN[1:3])])
    anything = st.tuples(st.sampled_from(range(64)), wanted)
    squares = dict(data.draw(st.lists(known | known | anything, max_size=3)))
    pattern = (
        Pattern(tuple(squares.items()), *(data.draw(st.booleans()) for _ in range(4)))
        if squares
        else None
    )
    sought = EndSought(
        pattern,
        data.draw(st.none() | st.none() | st.sampled_from(ORTHODOX_MEN)),
        data.draw(st.sampled_from([Cleanness.PLAIN, *Cleanness])),
        tuple(place for place in PLACES if data.draw(st.booleans())) or ("actual",),
    )
    mates = data.draw(st.booleans())
    found = ask(filled, sought, mates)
    assert found == brute_force(every, sought, mates)
    query = Query((Term(Field.MATE if mates else Field.END, (sought,)),))
    for record_id in find(filled):
        assert bool(lines_ending_so(filled, record_id, query)) is (record_id in found)


@pytest.mark.parametrize(
    ("query", "records"),
    [
        ("mate:ideal", {6, 7}),
        ('mate:"ka8 Kb6 Rh8"', {7, 8}),
        ('mate:"ka8 Kb6 Rh8 .g2"', {7}),
        ('mate:"Gg2"', {8}),
        ("mate:by=b", {5}),
        ('end:"ka1 set"', {2}),
        ('-end:"actual"', set()),
        ('mate:"Rf8 kd8"|"ka8 Rh8"', {3, 7, 8}),
        ("#1 mate:by=R", {7, 8}),
        ('mate:"kd5 Kf5"', set()),
    ],
)
def test_queries(filled: Library, query: str, records: set[int]) -> None:
    assert set(find(filled, query)) == records


def test_twins_say_where_the_line_is(filled: Library) -> None:
    lines = lines_ending_so(filled, 3, parse_query('mate:"Rb8 try"'))
    assert {line.part for line in lines} == {"b"}


def test_a_problem_that_was_changed_is_not_found_any_more(path: Path) -> None:
    with Library.create(path) as library:
        one, other = (
            Problem(parse_fen(text), parse_stipulation(asked))
            for text, asked, _ in (PROBLEMS[6], PROBLEMS[1])
        )
        saved = add_problem(library, one)
        analyse_all(library)
        assert find(library, 'mate:"Rh8 ka8"') == [saved.record_id]
        save_over(library, saved.record_id, other)
        assert find(library, 'mate:"Rh8 ka8"') == []
        analyse_all(library)
        assert find(library, 'mate:"Rh8 ka8"') == []
        assert find(library, "mate:actual") == [saved.record_id]


def test_without_ends_no_line_is_told(library: Library, mate: Problem) -> None:
    saved = add_problem(library, mate)
    assert lines_ending_so(library, saved.record_id, parse_query("mate:model")) == ()
    assert lines_ending_so(library, saved.record_id, parse_query("#2")) == ()


def end(phase: EndPhase, *moves: str) -> FoundEnd:
    return FoundEnd("", phase, "#", Cleanness.PLAIN, moves, "Qe4", "")


@pytest.mark.parametrize(
    ("stipulation", "found", "text"),
    [
        ("#2", end(EndPhase.PLAY, "Qe4", "Kd6", "Qb4#"), "1.Qe4! Kd6 2.Qb4#"),
        ("#2", end(EndPhase.THREAT, "Nb5", "Nc4#"), "1.Nb5! ~ 2.Nc4#"),
        ("#2", end(EndPhase.SET, "Rd8", "Qa7#"), "1...Rd8 2.Qa7#"),
        ("#2", end(EndPhase.TRY, "Qb6", "Rd6", "Qa5#"), "1.Qb6? Rd6 2.Qa5#"),
        ("#1", end(EndPhase.PLAY, "Rh8#"), "1.Rh8#!"),
        ("h#2", end(EndPhase.PLAY, "Bc7", "Kb3", "Bb6", "Qa4#"), "1.Bc7 Kb3 2.Bb6 Qa4#"),
        ("h#2", end(EndPhase.SET, "Kb3", "Bb6", "Qa4#"), "1...Kb3 2.Bb6 Qa4#"),
        ("h#2.5", end(EndPhase.PLAY, *"abcde"), "1...a 2.b c 3.d e"),
        ("s#2", end(EndPhase.PLAY, "Qg4+", "Kxh2", "Qh4+", "Bxh4#"), "1.Qg4+! Kxh2 2.Qh4+ Bxh4#"),
        ("ser-h#2", end(EndPhase.PLAY, "Kb1", "Ka1", "Qa2#"), "1.Kb1 2.Ka1 Qa2#"),
        ("ser-#2", end(EndPhase.PLAY, "Kb1", "Qa2#"), "1.Kb1 2.Qa2#"),
    ],
)
def test_lines_are_written_as_the_field_writes_them(
    stipulation: str, found: FoundEnd, text: str
) -> None:
    assert line_text(found, parse_stipulation(stipulation)) == text
