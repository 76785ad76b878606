# SPDX-License-Identifier: GPL-3.0-or-later
"""What of a solution came, changed and went with the last edit, move by move.

What stays of play, first moves and lines says `composer.analysis.comparing.difference`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from composer.analysis.comparing.carried import lost_lines, strange_lines
from composer.analysis.comparing.difference import (
    NO_PLAY_NEWS,
    PlayNews,
    carried_path,
    first_code,
    first_news,
    play_news,
)
from composer.analysis.comparing.edit import Edit, EditKind, Edits, Step
from composer.analysis.comparing.playtree import Branch, Path, PlayTree, path_of
from composer.problem.differences import local_changes, whole_changes
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import SQUARES
from composer.problem.twins import AddMan, Exchange, MoveMan, RemoveMan, Shift, Turned
from composer.solver.lines import Line
from composer.solver.phases import Phase
from composer.solver.solution import Solution

_MOST_SQUARES: Final = 4  # on which a step of composing changes something, two edits together
_MOST_DEEP: Final = 2  # keys whose play is compared to its end; of other phases first answers
_KINDS: Final = {
    MoveMan: EditKind.MOVE,
    Exchange: EditKind.EXCHANGE,
    RemoveMan: EditKind.REMOVE,
    AddMan: EditKind.ADD,
    Turned: EditKind.MIRROR,
    Shift: EditKind.SHIFT,
}


class News(Enum):
    """What became of a move with the last edit."""

    NONE = ""
    NEW = "new"
    CHANGED = "changed"  # it was there, with other play after it
    GONE = "gone"


def step_between(before: Position, after: Position) -> Step | None:
    """Return the edit that makes one position of another; None if that is no step of composing.

    A step leaves the men but for a few, or turns or shifts them all.
    """
    if sum(before[square] != after[square] for square in SQUARES) <= _MOST_SQUARES:
        changes = local_changes(before.board, after.board)
        return Edits(tuple(Edit(_KINDS[type(change)], change) for change in changes))
    whole = whole_changes(before, after)
    if whole is None or len(whole) != 1 or not isinstance(whole[0], Turned | Shift):
        return None
    return Edit(_KINDS[type(whole[0])], whole[0])


@dataclass(frozen=True, slots=True)
class PhaseNews:
    """What became of a first move and of the play after it.

    Attributes:
        first: what became of the move itself.
        play: what became of the defences.
        above: the paths below which something came, changed or went.
    """

    first: News = News.NONE
    play: PlayNews = NO_PLAY_NEWS
    above: frozenset[Path] = frozenset()

    def of(self, path: Path) -> News:
        """Return what became of a half-move after the first move."""
        if self.first is News.NEW or not path:
            return News.NONE  # all of it is new
        if path in self.play.new:
            return News.NEW
        known = path in self.play.changed or path in self.above
        return News.CHANGED if known else News.NONE


@dataclass(frozen=True, slots=True)
class Gone:
    """A defence that is there no more.

    Attributes:
        first: the first move that it followed; None in set play.
        branch: the defence with what answered it.
    """

    first: Move | None
    branch: Branch


@dataclass(frozen=True, slots=True)
class SolutionNews:
    """What came, changed and went since the last edit.

    Attributes:
        phases: the first moves after the edit, by their numbers; 0 is set play.
        gone_keys: the moves that solved, and are neither key nor try now.
        gone_tries: the tries, trivial ones left aside, of which the same holds.
        gone: the defences in set play, tries and after keys that are there no more.
        new_lines: the solutions of help play and series that are new.
        gone_lines: those that are there no more.
    """

    phases: Mapping[int, PhaseNews] = field(default_factory=dict)
    gone_keys: tuple[Move, ...] = ()
    gone_tries: tuple[Move, ...] = ()
    gone: tuple[Gone, ...] = ()
    new_lines: frozenset[tuple[Move, ...]] = frozenset()
    gone_lines: tuple[Line, ...] = ()

    @classmethod
    def between(cls, before: Solution | None, after: Solution) -> SolutionNews:
        """Compare two finished solutions of one task; nothing is said of others.

        Nothing is said either where the second position is no step away from the first.
        """
        if before is None or not (before.complete and after.complete):
            return NO_NEWS
        same = before.stipulation == after.stipulation and before.position != after.position
        edit = step_between(before.position, after.position) if same else None
        if edit is None or before.lines_cut or after.lines_cut:
            return NO_NEWS
        if after.stipulation.has_lines:
            return cls._of_lines(before, after, edit)
        return cls._of_play(before, after, edit)

    @classmethod
    def _of_lines(cls, before: Solution, after: Solution, edit: Step) -> SolutionNews:
        new = strange_lines(before.lines, after.lines, edit)
        return cls(
            new_lines=frozenset(line.moves for line in new),
            gone_lines=lost_lines(before.lines, after.lines, edit),
        )

    @classmethod
    def _of_play(cls, before: Solution, after: Solution, edit: Step) -> SolutionNews:
        old, lost = _carried(before, edit)
        now = {first_code(phase): phase for phase in _phases(after)}
        found, gone = {}, []
        for code, phase in now.items():
            known = old.pop(code, None)
            found[code] = _phase_news(known, phase, edit, _solves(before, known), after)
            firsts = () if known is None or phase.trivial else found[code].play.gone
            gone += [Gone(phase.move, branch) for branch in firsts if len(branch.path) == 1]
        lost += [phase for phase in old.values() if phase.move is not None]
        return cls(
            found,
            _moves(phase for phase in lost if _solves(before, phase)),
            _moves(phase for phase in lost if not (_solves(before, phase) or phase.trivial)),
            tuple(gone),
        )

    def of_first(self, move: Move) -> News:
        """Return what became of a first move."""
        known = self.phases.get(path_of(None, (move,))[0])
        return News.NONE if known is None else known.first

    def of(self, first: Move | None, moves: Sequence[Move]) -> News:
        """Return what became of the last of some half-moves after a first move."""
        known = self.phases.get(0 if first is None else path_of(None, (first,))[0])
        return News.NONE if known is None else known.of(path_of(first, moves))


NO_NEWS: Final = SolutionNews()


def _carried(before: Solution, edit: Step) -> tuple[dict[int, Phase], list[Phase]]:
    """Return the phases by their first moves after an edit, and those of moves that cannot be."""
    found: dict[int, Phase] = {}
    lost: list[Phase] = []
    for phase in _phases(before):
        code = first_code(phase, edit)
        if code or phase.move is None:
            found[code] = phase
        else:
            lost.append(phase)
    return found, lost


def _phases(solution: Solution) -> Iterator[Phase]:
    if solution.set_play is not None:
        yield solution.set_play
    yield from solution.tries
    yield from solution.keys


def _solves(solution: Solution, phase: Phase | None) -> bool:
    return phase in solution.keys


def _moves(phases: Iterable[Phase]) -> tuple[Move, ...]:
    return tuple(phase.move for phase in phases if phase.move is not None)


def _phase_news(
    before: Phase | None, now: Phase, edit: Step, solved: bool, after: Solution
) -> PhaseNews:
    if before is None:
        return PhaseNews(News.NONE if now.move is None else News.NEW)
    deep = now in after.keys and len(after.keys) <= _MOST_DEEP
    old, new = PlayTree.of(before, deep), PlayTree.of(now, deep)
    if not (old.complete and new.complete):
        old, new = PlayTree.of(before), PlayTree.of(now)
    play = play_news(old, new, edit)
    gone = {carried_path(branch.path, edit) for branch in play.gone}
    touched = {*play.new, *play.changed, *(path for path in gone if path is not None)}
    above = frozenset(path[:deep] for path in touched for deep in range(len(path)))
    other = bool(touched) or bool(play.gone) or play.threats or solved != _solves(after, now)
    changed = now.move is not None and (other or first_news(before, now, edit))
    return PhaseNews(News.CHANGED if changed else News.NONE, play, above)
