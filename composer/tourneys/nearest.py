# SPDX-License-Identifier: GPL-3.0-or-later
"""What an entry is like: other entries, and problems of the library, the nearest first.

Entries lie in a library of their own for that, which is thrown away: they are compared with each
other just as the library compares its problems. Among entries of one author or team, those that are
so much alike are versions, of which only the best may count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.index.canonical import canonical_hash
from composer.library.likeness.ranking import Alike, like_this
from composer.pools.pool import Pool
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.said.plain import plain
from composer.solver.options import Token
from composer.tourneys.persons import share_an_author
from composer.tourneys.testing import Progress, finding_of_entry
from composer.tourneys.tourney import Near, Tourney, TourneyEntry

KEPT: Final = 3
"""How many nearest problems are kept of each entry."""

VERSION: Final = 0.5
"""From so much on, of the whole, entries of one author are versions."""

_BATCH: Final = 10


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entries that are versions or one problem.

    Attributes:
        one: the entry that came first.
        other: the other one.
        score: how much they are alike.
        why: what they have in common, in English.
        same: whether it is the same position, turned or not, with the same task.
        by_one: whether they have an author or the team in common.
    """

    one: int
    other: int
    score: float
    why: str
    same: bool
    by_one: bool


def with_nearest(
    tourney: Tourney,
    pool: Pool,
    library: Path | None = None,
    *,
    token: Token | None = None,
    progress: Progress | None = None,
) -> Tourney:
    """Find what the entries are like, among themselves and in a library.

    Args:
        library: the library's file; it is only read. None for none.

    Raises:
        LibraryFault: the library cannot be read.
    """
    chosen = [entry for entry in tourney.entries if entry.problem.game is None]
    with TemporaryDirectory(prefix="composer-tourney-") as folder:
        own = Path(folder) / "entries.chesslib"
        numbers = _lay_down(own, chosen)
        batches = [chosen[at : at + _BATCH] for at in range(0, len(chosen), _BATCH)]
        futures = [
            pool.submit(
                nearest_of,
                [(numbers[e.number], e) for e in batch],
                {record: number for number, record in numbers.items()},
                own,
                library,
            )
            for batch in batches
        ]
        found: list[TourneyEntry] = []
        for future in futures:
            if token is not None and token.cancelled:
                for each in futures:
                    each.cancel()
                return tourney
            found += future.result()
            if progress is not None:
                progress(len(found), len(chosen))
    return tourney.with_entries(found)


def _lay_down(path: Path, entries: Sequence[TourneyEntry]) -> dict[int, int]:
    """Make a library of entries; return the records by the entries' numbers."""
    new = [NewProblem(entry.problem, finding_of_entry(entry)) for entry in entries]
    with Library.create(path) as library:
        ids = [number for added in add_problems(library, new) for number in added.ids]
    return {entry.number: record for entry, record in zip(entries, ids, strict=True)}


def nearest_of(
    entries: Sequence[tuple[int, TourneyEntry]],
    numbers: dict[int, int],
    own: Path,
    library: Path | None,
) -> list[TourneyEntry]:
    """Find what some entries are like: the work of one process.

    Args:
        entries: each with its record in the library of entries.
        numbers: the numbers of the entries by their records there.
        own: the library of entries.
        library: the other one.
    """
    near: dict[int, list[Near]] = {}
    with Library.open(own, read_only=True) as opened:
        for record, entry in entries:
            alike = like_this(opened, entry.problem, finding_of_entry(entry), KEPT * 4, record)
            near[record] = [replace(_near(each), number=numbers[each.record_id]) for each in alike]
    if library is not None:
        with Library.open(library, read_only=True) as opened:
            for record, entry in entries:
                alike = like_this(opened, entry.problem, finding_of_entry(entry), KEPT)
                near[record] += [_named(opened, each) for each in alike]
    return [replace(entry, near=_best(near[record])) for record, entry in entries]


def _best(found: Iterable[Near]) -> tuple[Near, ...]:
    """Return the nearest, those of the library and those of the tourney each in their order."""
    ordered = sorted(found, key=lambda near: (-near.score, near.number, near.record))
    of_library = [near for near in ordered if near.record][:KEPT]
    entries = [near for near in ordered if near.number]
    close = [near for near in entries if near.score >= VERSION] or entries[:KEPT]
    return tuple(sorted((*of_library, *close), key=lambda near: -near.score))


def _named(library: Library, alike: Alike) -> Near:
    record = load(library, alike.record_id)
    problem = record.problem
    credits = problem.credits
    source = " ".join(part for part in (credits.caption_source(), problem.title) if part)
    named = ", ".join(part for part in (credits.caption_authors(), source) if part)
    diagram = fen(problem.position) if problem.game is None else ""
    return replace(_near(alike), named=named, record=alike.record_id, fen=diagram)


def _near(alike: Alike) -> Near:
    sentences = [common.sentence for common in alike.common]
    why = "; ".join(map(str, sentences))
    return Near(alike.score, why, reasons=tuple(map(plain, sentences)))


def pairs(tourney: Tourney) -> tuple[Pair, ...]:
    """Return entries that are one problem, and versions of one author or team.

    The nearest must have been found before; those that take no part are left out.
    """
    there = {entry.number: entry for entry in tourney.entries if entry.takes_part}
    found: dict[tuple[int, int], Pair] = {}
    for entry in there.values():
        for near in entry.near:
            other = there.get(near.number)
            if other is None:
                continue
            one, two = sorted((entry.number, other.number))
            same = is_same_problem(entry.problem, other.problem)
            by_one = share_an_author(entry, other)
            if not same and not (by_one and near.score >= VERSION):
                continue
            known = found.get((one, two))
            if known is None or known.score < near.score:
                found[one, two] = Pair(one, two, near.score, near.why, same, by_one)
    return tuple(found[key] for key in sorted(found))


def is_same_problem(one: Problem, other: Problem) -> bool:
    """Return whether two problems ask the same of one position, turned or not."""
    if one.game is not None or other.game is not None:
        return one.game == other.game
    if one.stipulation != other.stipulation or one.twins != other.twins:
        return False
    if one.position == other.position:
        return True
    return canonical_hash(one.position) == canonical_hash(other.position)


def library_anticipations(tourney: Tourney) -> tuple[tuple[TourneyEntry, tuple[Near, ...]], ...]:
    """Return the entries, each with the three problems it is most like and why."""
    return tuple((entry, entry.near[:KEPT]) for entry in tourney.judged())
