# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of last positions: derived from the finding of the current version, and their planes."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from positions import any_positions

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import (
    add_problem,
    choose_version,
    delete_records,
    save_over,
    save_version,
)
from composer.library.classify.waiting import TOP, Outcome, keep_findings, requeue, waiting
from composer.library.classify.worker import Round, findings
from composer.library.file.migrations import MIGRATIONS, version_of
from composer.library.index.canonical import bitboards
from composer.library.index.endings import ENDINGS, boards_after
from composer.library.index.planes import catch_up, planes_of
from composer.library.keeping.rescue import rescue
from composer.library.records.ends import FoundEnds, end_position
from composer.library.search.search import find
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import SQUARES, square_name

OLD = Path(__file__).parents[2] / "data" / "library-version-6.chesslib.gz"


def analyse_all(library: Library) -> None:
    requeue(library, find(library))
    for asked in (Round.VERDICTS, Round.ANALYSES):
        tasks, _ = waiting(library, asked, TOP, 100)
        found = findings([task.text for task in tasks], asked)
        keep_findings(library, [Outcome(*each) for each in zip(tasks, found, strict=True)])


def rows(library: Library) -> list[tuple[int, int, str]]:
    with library.reading() as connection:
        statement = "SELECT id, record_id, men FROM ending ORDER BY id"
        return connection.execute(statement).fetchall()


def kept(library: Library, record_id: int) -> list[str]:
    finding = load(library, record_id).finding
    return [] if finding is None or finding.ends is None else [e.men for e in finding.ends.ends]


@given(any_positions(), any_positions())
def test_boards_are_those_of_the_end(diagram: Position, end: Position) -> None:
    men = " ".join(
        f"{square_name(square)}{'.' if now is None else now.letter}"
        for square, (was, now) in enumerate(zip(diagram.board, end.board, strict=True))
        if was is not now
    )
    assert boards_after(bitboards(diagram), men) == bitboards(end)


def test_rows_follow_the_finding(library: Library, mate: Problem, other: Problem) -> None:
    one, two = (add_problem(library, problem).record_id for problem in (mate, other))
    assert rows(library) == []
    analyse_all(library)
    for record_id in (one, two):
        assert kept(library, record_id)
        found = [men for _, record, men in rows(library) if record == record_id]
        assert found == kept(library, record_id)
    before = rows(library)
    analyse_all(library)
    assert rows(library) == before


def test_rows_are_those_of_the_current_version(
    library: Library, mate: Problem, other: Problem
) -> None:
    first = add_problem(library, mate)
    analyse_all(library)
    of_first = [men for _, _, men in rows(library)]
    save_version(library, first.record_id, other)
    assert rows(library) == []
    choose_version(library, first.record_id, first.version_id)
    assert [men for _, _, men in rows(library)] == of_first


def test_what_is_found_later_leaves_the_ends_that_are_known(
    library: Library, mate: Problem
) -> None:
    saved = add_problem(library, mate)
    analyse_all(library)
    before, finding = rows(library), load(library, saved.record_id).finding
    assert before
    assert finding is not None
    save_over(library, saved.record_id, replace(mate, title="New"), replace(finding, ends=None))
    assert rows(library) == before


def test_a_record_that_is_cleared_away_takes_its_rows(library: Library, mate: Problem) -> None:
    saved = add_problem(library, mate)
    analyse_all(library)
    delete_records(library, [saved.record_id])
    assert rows(library)
    with library.writing() as connection:
        connection.execute("DELETE FROM record WHERE id = ?", (saved.record_id,))
        gone = connection.execute("SELECT count(*) FROM end_unplaned").fetchone()
    assert rows(library) == []
    assert gone != (0,)


@pytest.mark.parametrize("least", [1, 10_000])
def test_planes_tell_every_man(library: Library, mate: Problem, other: Problem, least: int) -> None:
    for problem in (mate, other):
        add_problem(library, problem)
    analyse_all(library)
    with library.writing() as connection:
        catch_up(connection, least, source=ENDINGS)
    expected = {}
    for number, record_id, _ in rows(library):
        record = load(library, record_id)
        assert record.finding is not None
        assert record.finding.ends is not None
        place = [each for each, of, _ in rows(library) if of == record_id].index(number)
        end = record.finding.ends.ends[place]
        expected[number] = end_position(record.problem.position, end)
    with library.reading() as connection:
        for man, board in enumerate(zip(*map(bitboards, expected.values()), strict=True)):
            for square in SQUARES:
                told = 0
                for planes in planes_of(connection, ENDINGS):
                    told |= planes.records(planes.of(man, square))
                wanted = sum(
                    1 << number
                    for number, bits in zip(expected, board, strict=True)
                    if bits >> square & 1
                )
                assert told == wanted


def test_an_old_library_is_read_and_filled_by_the_next_analysis(path: Path) -> None:
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    with Library.open(path) as library:
        assert library.backup is not None
        with library.reading() as connection:
            assert version_of(connection) == len(MIGRATIONS)
        ids = find(library)
        assert len(ids) == 5
        verdicts = {number: load(library, number).finding for number in ids}
        assert all(verdict is not None and verdict.ends is None for verdict in verdicts.values())
        assert rows(library) == []
        analyse_all(library)
        assert {record_id for _, record_id, _ in rows(library)} == set(ids)
        for number, known in verdicts.items():
            now = load(library, number).finding
            assert known is not None
            assert now is not None
            assert (now.verdict, now.keys) == (known.verdict, known.keys)


def test_a_rescued_library_has_its_ends(library: Library, path: Path, mate: Problem) -> None:
    add_problem(library, mate)
    analyse_all(library)
    before = [row[1:] for row in rows(library)]
    target = path.with_name("rescued.library")
    rescue(path, target)
    with Library.open(target) as rescued:
        assert [row[1:] for row in rows(rescued)] == before


def test_ends_that_cannot_be_read_are_none(library: Library, mate: Problem) -> None:
    saved = add_problem(library, mate)
    analyse_all(library)
    with library.writing() as connection:
        connection.execute("UPDATE finding SET ends = '[0,[[1]]]'")
    finding = load(library, saved.record_id).finding
    assert finding is not None
    assert finding.ends is None
    assert finding.verdict == "sound"


def test_what_cannot_be_solved_has_none(library: Library, mate: Problem) -> None:
    (found,) = findings(["no problem"], Round.ANALYSES)
    assert found.ends is None
    assert FoundEnds().ends == ()
