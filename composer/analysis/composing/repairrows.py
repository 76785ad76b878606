# SPDX-License-Identifier: GPL-3.0-or-later
"""Repairs as rows to read: those alike in all that matters share a row, the best first."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from composer.analysis.comparing.edit import Edit, EditKind, Edits
from composer.analysis.composing.flaws import Flaw
from composer.analysis.composing.repair import Repair
from composer.analysis.phaseplay import grouped
from composer.problem.named import man_name
from composer.problem.squares import square_name
from composer.problem.twins import AddMan, MoveMan
from composer.said.sentence import Part, Sentence, either, said


@dataclass(frozen=True, slots=True)
class RepairRow:
    """Repairs that do the same to the play: one man to several squares, or several men on one.

    Attributes:
        repairs: the alternatives; one at least.
    """

    repairs: tuple[Repair, ...]

    @property
    def first(self) -> Repair:
        """The one that stands for all."""
        return self.repairs[0]

    @property
    def mends(self) -> tuple[Flaw, ...]:
        """What each of them mends."""
        return self.first.mends

    @property
    def words(self) -> tuple[Sentence, ...]:
        """The edits in words, alternatives together: `Rook g3 to e6, d6 or c6`; of two, both."""
        last = said("{edits}", edits=either([self.last[0].words, *map(_last, self.last[1:])]))
        return (last,) if self.before is None else (self.before.words, last)

    @property
    def before(self) -> Edit | None:
        """The edit made first where there are two; the same in all alternatives."""
        parts = self._steps[0].parts
        return parts[0] if len(parts) > 1 else None

    @property
    def last(self) -> tuple[Edit, ...]:
        """The only edit, or the second of two, of each alternative."""
        return tuple(step.parts[-1] for step in self._steps)

    @property
    def _steps(self) -> tuple[Edits, ...]:
        steps = (repair.step for repair in self.repairs)
        return tuple(step if isinstance(step, Edits) else Edits((step,)) for step in steps)


def repair_rows(repairs: Iterable[Repair]) -> tuple[RepairRow, ...]:
    """Return repairs as rows: what mends all before what mends a part, then the best first.

    Better is what makes nothing impossible, leaves the key quiet, has fewer duals and keeps more
    mates, changes less of the play, loses fewer themes, saves men, and is the smaller edit.
    """
    rows = grouped(sorted(repairs, key=repair_rank), _alike)
    return tuple(RepairRow(tuple(row)) for row in rows.values())


def repair_rank(repair: Repair) -> tuple[object, ...]:
    """Return what to sort repairs by, the best first."""
    found = repair.comparison
    return (
        not repair.all_mended,
        -len(repair.mends),
        bool(repair.defects),
        not isinstance(repair.step, Edit),
        found.coarser,
        found.duals + 2 * found.mates.lost,  # a mate lost is worse than a dual
        found.answers.lost,
        len(found.lost) - len(found.gained),
        -found.men_saved,
        repair.step.size,
    )


def _alike(repair: Repair) -> Hashable:
    """Return what repairs of one row have in common."""
    found, step = repair.comparison, repair.step
    outcome = (
        repair.mends,
        repair.verdict,
        repair.defects,
        (found.answers, found.mates, found.duals),
        tuple(flag.id for flag in found.lost),
        tuple(flag.id for flag in found.gained),
    )
    if isinstance(step, Edit):
        return _subject(step), outcome
    *before, last = step.parts
    return tuple(before), _subject(last), outcome


def _subject(edit: Edit) -> Hashable:
    """Return what of an edit stays where only its last word changes."""
    change = edit.change
    if isinstance(change, MoveMan):
        return edit.kind, change.origin
    if isinstance(change, AddMan):
        return (edit.kind, edit.man) if edit.kind is EditKind.ADD else (edit.kind, change.square)
    return edit


def _last(edit: Edit) -> Part:
    """Return what of an edit differs from the others of its row."""
    change = edit.change
    if isinstance(change, MoveMan):
        return square_name(change.target)
    if isinstance(change, AddMan):
        is_new = edit.kind is EditKind.ADD
        return square_name(change.square) if is_new else man_name(change.man)
    return edit.words
