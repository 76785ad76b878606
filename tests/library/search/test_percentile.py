# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a problem stands: counted as by going through all, and by what is nearest to it."""

from __future__ import annotations

import pytest

from composer.analysis.report import analyse
from composer.library.access.store import Library
from composer.library.changes.operations import delete_records
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.records.findings import finding_of_analysis
from composer.library.search.percentile import standing_of
from composer.library.search.search import find, rows
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve


@pytest.fixture(scope="module")
def analysed() -> list[NewProblem]:
    """The two-movers of the samples with what an analysis finds of them."""
    entries = []
    for problem in sample_problems():
        if problem.stipulation == TWO_MOVER and not problem.twins:
            solution = solve(problem.position, problem.stipulation)
            entries.append(NewProblem(problem, finding_of_analysis(solution, analyse(solution))))
    return entries


def contents(library: Library, but: int) -> list[int]:
    known = [
        row.finding.details.content
        for row in rows(library, find(library))
        if row.record_id != but and row.finding is not None and row.finding.details is not None
    ]
    return [content for content in known if content is not None]


def test_it_is_counted_among_all_others(library: Library, analysed: list[NewProblem]) -> None:
    (added,) = add_problems(library, analysed)
    delete_records(library, added.ids[:3])
    for place in (5, 11, 17):
        own, entry = added.ids[place], analysed[place]
        assert entry.finding is not None
        assert entry.finding.details is not None
        content = entry.finding.details.content
        found = standing_of(library, entry.problem, entry.finding, content, own)
        others = contents(library, own)
        assert content is not None
        assert found.others == len(others) > 20
        assert found.less == sum(other < content for other in others)
        (share, *near) = [str(sentence) for sentence in found.sentences]
        assert f"more than {100 * found.less // found.others} % of the {found.others}" in share
        assert len(near) <= 1


def test_its_nearest_are_named_with_source_and_year(
    library: Library, analysed: list[NewProblem]
) -> None:
    (added,) = add_problems(library, analysed)
    entry, own = analysed[8], added.ids[8]
    found = standing_of(library, entry.problem, entry.finding)
    assert found.others == found.less == 0
    assert found.nearest[0].row.record_id == own
    assert found.nearest[0].score == 1
    credits = entry.problem.credits
    told = str(found.nearest[0].sentence)
    assert credits.caption_authors() in told
    assert credits.caption_source() in told
    assert told.endswith("(100 %)")
    assert len(found.nearest) <= 3
    others = standing_of(library, entry.problem, None, besides=own).nearest
    assert own not in [near.row.record_id for near in others]


def test_an_empty_library_says_nothing(library: Library, analysed: list[NewProblem]) -> None:
    assert list(standing_of(library, analysed[0].problem, None, 7).sentences) == []
