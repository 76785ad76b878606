# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns: their text, what they lie on, and finding them in a library by planes."""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import every
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from library.strategies import positions

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.index.planes import catch_up, marks, numbers, planes_of, together
from composer.library.query.pattern import (
    Pattern,
    PatternError,
    Want,
    Wanted,
    holds,
    matched_squares,
    parse_pattern,
    placings,
)
from composer.library.search.patterns import pattern_bits
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import parse_square

MEN = st.sampled_from(ORTHODOX_MEN)
WANTS: st.SearchStrategy[Wanted] = st.one_of(
    MEN, st.sampled_from(Want), st.frozensets(MEN, min_size=2, max_size=4)
)
FLAGS = st.booleans()
PATTERNS = st.builds(
    Pattern,
    st.dictionaries(st.integers(0, 63), WANTS, min_size=1, max_size=4).map(
        lambda squares: tuple(squares.items())
    ),
    FLAGS,
    FLAGS,
    FLAGS,
    FLAGS,
)


def recoloured(wanted: Wanted) -> Wanted:
    """Return what is wanted of the other colour, letter by letter."""
    if wanted is Want.ANY_WHITE:
        return Want.ANY_BLACK
    if wanted is Want.ANY_BLACK:
        return Want.ANY_WHITE
    if isinstance(wanted, Want):
        return wanted
    if isinstance(wanted, Man):
        return Man(wanted.letter.swapcase())
    return frozenset(Man(man.letter.swapcase()) for man in wanted)


def is_there(wanted: Wanted, man: Man | None) -> bool:
    """Tell by letters whether a square holds what is wanted."""
    if wanted is Want.EMPTY:
        return man is None
    if man is None:
        return False
    if isinstance(wanted, frozenset):
        return man in wanted
    return {
        Want.ANY_MAN: True,
        Want.ANY_WHITE: man.letter.isupper(),
        Want.ANY_BLACK: man.letter.islower(),
    }.get(wanted, wanted == man)  # type: ignore[arg-type]


def lies_somewhere(pattern: Pattern, position: Position) -> bool:
    """Lay a pattern on a position in every way, by coordinates: slow, and plain to see."""
    turns = 4 if pattern.rotated else 1
    steps = range(-7, 8) if pattern.shifted else range(1)
    for turned in range(turns):
        for mirrored in {False, pattern.mirrored}:
            for swapped in {False, pattern.colours_swapped}:
                for right in steps:
                    for up in steps:
                        if lies(pattern, position, turned, mirrored, swapped, right, up):
                            return True
    return False


def lies(
    pattern: Pattern,
    position: Position,
    turned: int,
    mirrored: bool,
    swapped: bool,
    right: int,
    up: int,
) -> bool:
    for square, wanted in pattern.squares:
        file, rank = square % 8, square // 8
        if mirrored:
            file = 7 - file
        for _ in range(turned):
            file, rank = rank, 7 - file
        if swapped:
            rank, wanted = 7 - rank, recoloured(wanted)
        file, rank = file + right, rank + up
        if not (0 <= file < 8 and 0 <= rank < 8):
            return False
        if not is_there(wanted, position.board[8 * rank + file]):
            return False
    return True


def saved(library: Library, some: list[Position]) -> list[int]:
    """Save positions and return their records."""
    return [
        record_id
        for added in add_problems(library, [NewProblem(Problem(position)) for position in some])
        for record_id in added.ids
    ]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    some=st.lists(positions(20), min_size=1, max_size=12),
    patterns=st.lists(PATTERNS, min_size=1, max_size=5),
    kept=st.integers(0, 2),
)
@example(
    some=[parse_fen("8/8/8/8/8/8/8/K1k5"), parse_fen("8/8/8/8/8/8/8/8")],
    patterns=[parse_pattern(".a8"), parse_pattern("?a8 shifted"), parse_pattern(".a1 .h8 shifted")],
    kept=1,
)
def test_a_pattern_is_found_where_it_lies(
    tmp_path: Path, some: list[Position], patterns: list[Pattern], kept: int
) -> None:
    with in_library(tmp_path / "library.db") as library:
        ids = saved(library, some)
        if kept:  # the planes hold all, or all but one that has changed since
            with library.writing() as connection:
                assert catch_up(connection)
        if kept > 1:
            some = [*some[1:], some[0]]
            for record_id, position in zip(ids, some, strict=True):
                save_over(library, record_id, Problem(position))
        for pattern in patterns:
            expected = [
                record_id
                for record_id, position in zip(ids, some, strict=True)
                if lies_somewhere(pattern, position)
            ]
            with library.reading() as connection:
                assert numbers(pattern_bits(connection, pattern)) == expected
            assert sorted(find(library, f'pattern:"{pattern}"')) == expected
            for position in some:
                squares = matched_squares(pattern, position)
                assert (squares is not None) == lies_somewhere(pattern, position)
                if squares is not None:
                    assert len(squares) == len(pattern.squares)


def in_library(path: Path) -> Library:
    path.unlink(missing_ok=True)
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    return Library.create(path)


def test_planes_follow_what_is_saved_over_and_emptied(library: Library) -> None:
    first, second = saved(
        library, [parse_fen("8/8/8/8/8/8/8/K1k5"), parse_fen("K7/8/8/8/8/8/8/k7")]
    )

    def found(pattern: str) -> list[int]:
        with library.reading() as connection:
            return numbers(pattern_bits(connection, parse_pattern(pattern)))

    def keep() -> None:
        with library.writing() as connection:
            catch_up(connection)
            assert not catch_up(connection)

    keep()
    assert (found("Ka1"), found(".a8")) == ([first], [first])
    save_over(library, first, Problem(parse_fen("K7/8/8/8/8/8/8/k7")))
    assert (found("Ka1"), found("Ka8")) == ([], [first, second])
    keep()
    assert (found("Ka1"), found("Ka8")) == ([], [first, second])
    with library.writing() as connection:
        connection.execute("DELETE FROM record WHERE id = ?", (first,))
    assert found("Ka8") == [second]
    keep()
    assert found("Ka8") == [second]
    assert found(".h8") == [second]


def test_planes_that_nothing_changed_are_taken_as_they_are(library: Library) -> None:
    """To leave out of each plane what changed since costs as much as half of reading it."""
    (first,) = saved(library, [parse_fen("8/8/8/8/8/8/8/K1k5")])
    with library.writing() as connection:
        catch_up(connection)
        assert [planes.outdated for planes in planes_of(connection)] == [False]
    save_over(library, first, Problem(parse_fen("8/8/8/8/8/8/8/1K1k4")))
    with library.reading() as connection:
        assert [planes.outdated for planes in planes_of(connection)] == [True, False]


def test_many_saves_bring_the_planes_up_to_date(library: Library) -> None:
    board = parse_fen("8/8/8/8/8/8/8/K1k5")
    ids = saved(library, [board] * 1001)
    with library.reading() as connection:
        (behind,) = connection.execute("SELECT count(*) FROM unplaned").fetchone()
    assert behind < 1000
    assert sorted(find(library, "pattern:Ka1")) == ids


def test_records_far_apart_lie_in_chunks_of_their_own(library: Library, mate: Problem) -> None:
    near = add_problem(library, mate).record_id
    with library.writing() as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = 20000 WHERE name = 'record'")
    far = add_problem(library, mate).record_id
    assert far > 20000
    for _ in range(2):
        assert sorted(find(library, "pattern:ke7")) == [near, far]
        with library.writing() as connection:
            catch_up(connection)


@given(PATTERNS)
def test_a_pattern_and_its_text_are_the_same(pattern: Pattern) -> None:
    assert parse_pattern(str(pattern)) == pattern


@given(PATTERNS)
def test_a_pattern_lies_in_each_way_only_once(pattern: Pattern) -> None:
    ways = placings(pattern)
    assert ways[0] == pattern.squares
    assert len(set(ways)) == len(ways)


def test_a_pattern_is_read_in_several_ways() -> None:
    pattern = parse_pattern("[sR]a1 .e5 ?f3 Ag2 ah7 Sd4 Mirrored shifted")
    assert pattern.shifted
    assert pattern.mirrored
    assert not pattern.rotated
    assert dict(pattern.squares) == {
        parse_square("a1"): frozenset({Man.BLACK_KNIGHT, Man.WHITE_ROOK}),
        parse_square("e5"): Want.EMPTY,
        parse_square("f3"): Want.ANY_MAN,
        parse_square("g2"): Want.ANY_WHITE,
        parse_square("h7"): Want.ANY_BLACK,
        parse_square("d4"): Man.WHITE_KNIGHT,
    }
    position = parse_fen("8/8/8/8/8/8/8/K1k5")
    assert parse_pattern("8/8/8/8/8/8/8/K1k5") == Pattern.of(position)


@every(
    "text, start, found",
    [
        ("", 0, ""),
        ("shifted", 0, "shifted"),
        ("Qd4 Qd9", 4, "Qd9"),
        ("Qd4 kd4", 4, "kd4"),
        ("Xd4", 0, "Xd4"),
        ("[]d4", 0, "[]d4"),
        ("8/8", 0, "8/8"),
        ("8/8/8/8/8/8/8/8", 0, "8/8/8/8/8/8/8/8"),
    ],
)
def test_a_wrong_pattern_is_told_with_its_place(text: str, start: int, found: str) -> None:
    with pytest.raises(PatternError) as caught:
        parse_pattern(text)
    assert (caught.value.start, caught.value.found) == (start, found)


def test_a_pattern_has_squares_and_none_twice() -> None:
    for squares in ((), ((3, Man.WHITE_KING), (3, Want.EMPTY))):
        with pytest.raises(ValueError, match="at least one square"):
            Pattern(squares)


@given(WANTS, st.none() | MEN)
def test_holding_is_as_letters_tell(wanted: Wanted, man: Man | None) -> None:
    assert holds(wanted, man) == is_there(wanted, man)


@given(st.sets(st.integers(0, 5000)), st.integers(1, 20))
def test_bits_and_numbers_are_the_same(some: set[int], most: int) -> None:
    bits = together(some)
    assert numbers(bits) == sorted(some)
    assert numbers(bits, most) == sorted(some)[:most]
    assert [place for place, mark in enumerate(marks(bits)) if mark] == sorted(some)
