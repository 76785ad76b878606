# SPDX-License-Identifier: GPL-3.0-or-later
"""What the bench asks about: a scheme, the phases held beside it, and what is wanted of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, Flag, auto

from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.schemes.live import full_defences
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.separator import SET_PLAY
from composer.analysis.schemes.work import TWO, SchemeWork, refusal, worked
from composer.problem.edits import set_turn
from composer.problem.men import Colour, Man
from composer.problem.men import Kind as ManKind
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.said.sentence import Sentence
from composer.solver.schemeplay import Number, bare, why_no_scheme

NO_FIRST = SET_PLAY
"""The phase without a first move: set play, or a position after the key."""


class Kind(Enum):
    """What stands on the board."""

    AFTER_KEY = "after the key"
    DIAGRAM = "diagram"
    UNFINISHED = "unfinished"


class Changed(Flag):
    """What of a question is another than before."""

    NOTHING = 0
    POSITION = auto()  # or the kind, or the stipulation
    PHASES = auto()
    WANTED = auto()  # defences ticked, or mates wanted
    ALL = POSITION | PHASES | WANTED


@dataclass(frozen=True, slots=True)
class Want:
    """A mate that is wanted in a phase; moves are those of the compiled board.

    Attributes:
        first: the first move of the phase; `NO_FIRST` for none.
        defence: what Black replies.
        mate: what is to answer him, told by where its man stands in the position shown.
    """

    first: Number
    defence: Number
    mate: Number


@dataclass(frozen=True, slots=True)
class BenchQuestion:
    """What the bench asks about.

    Attributes:
        position: what stands on the board: Black is to move after the key, else White; nobody
            castles.
        stipulation: what is asked of the problem.
        kind: what it is.
        phases: the first moves held as phases, in the order of their columns; one that is not legal
            for now keeps its place.
        ticked: the thematic defences; None for all full ones.
        wanted: mates chosen where several answer, or where another is to come.
    """

    position: Position
    stipulation: Stipulation
    kind: Kind = Kind.DIAGRAM
    phases: tuple[Number, ...] = ()
    ticked: frozenset[Number] | None = None
    wanted: frozenset[Want] = frozenset()

    @property
    def asked(self) -> Stipulation:
        """What is asked of the diagram; where nothing is asked yet, mate in two."""
        return replace(self.stipulation, after_key=False) if self.stipulation.told else TWO_MOVER

    @property
    def is_long(self) -> bool:
        """Whether it is anything but mate in two."""
        return not self.asked.is_two_mover

    @property
    def columns(self) -> tuple[Number, ...]:
        """The first moves of all phases that are shown, `NO_FIRST` before those held."""
        return (NO_FIRST,) if self.kind is Kind.AFTER_KEY else (NO_FIRST, *self.phases)

    def changes_from(self, other: BenchQuestion | None) -> Changed:
        """Return what is another than in a question asked before."""
        if other is None:
            return Changed.ALL
        changed = Changed.NOTHING
        if (self.position, self.stipulation, self.kind) != (
            other.position,
            other.stipulation,
            other.kind,
        ):
            changed |= Changed.POSITION
        if self.columns != other.columns:
            changed |= Changed.PHASES
        if (self.ticked, self.wanted) != (other.ticked, other.wanted):
            changed |= Changed.WANTED
        return changed


def as_asked(position: Position, kind: Kind) -> Position:
    """Return a position with the side to move that its kind means, and nobody castling."""
    turn = Colour.BLACK if kind is Kind.AFTER_KEY else Colour.WHITE
    return set_turn(bare(position), turn)


def bench_refusal(question: BenchQuestion) -> Sentence | None:
    """Return why the bench cannot work on what is asked; None if it can.

    Where nothing is asked yet it takes mate in two as meant.
    """
    return refusal(question.stipulation) or why_no_scheme(question.position)


def missing_king(position: Position) -> Man | None:
    """Return the king who is missing, Black's first; None where both or no men stand there."""
    kings = {man.colour for _, man in position if man.kind is ManKind.KING}
    if not len(position) or len(kings) == 2:
        return None
    return Man.of(Colour.WHITE if Colour.BLACK in kings else Colour.BLACK, ManKind.KING)


def stipulated(asked: Stipulation, kind: Kind) -> Stipulation:
    """Return what is asked of a scheme: after the key `after #2`, else `#2`; so of others."""
    if not worked(asked):
        return asked
    return replace(asked, after_key=kind is Kind.AFTER_KEY)


def tables_of(question: BenchQuestion, work: SchemeWork = TWO) -> dict[Number, Table]:
    """Return the table of each phase of a question; those that are not legal now are left out.

    It solves, in a tenth of a millisecond a phase of a two-mover: not for the window's thread.

    Raises:
        Unsolvable: the position is no scheme; the sentence says why.
        Cancelled: of longer play it was not found out.
    """
    board = work.board(question.position)
    legal = {NO_FIRST, *(board.moves() if len(question.columns) > 1 else ())}
    return {first: table_of(board, first) for first in question.columns if first in legal}


def wanted_phases(question: BenchQuestion, tables: Mapping[Number, Table]) -> tuple[Phase, ...]:
    """Return the phases with the mates that are wanted of the thematic defences.

    Where a mate was chosen it is that; else the one that answers. A phase without any is left out.
    """
    thematic = thematic_defences(question, tables)
    chosen = {(want.first, want.defence): want.mate for want in question.wanted}
    phases = []
    for first, table in tables.items():
        mates: dict[Number, Number] = {}
        for defence in thematic:
            answers = table.defences.get(defence, ())
            mate = chosen.get((first, defence), answers[0] if len(answers) == 1 else None)
            if mate is not None:
                mates[defence] = mate
        if mates:
            phases.append(Phase(first, mates))
    return tuple(phases)


def thematic_defences(
    question: BenchQuestion, tables: Mapping[Number, Table]
) -> tuple[Number, ...]:
    """Return the defences that are ticked, in the order of their moves; by default the full ones.

    Full is a defence that one mate answers, in a phase with a first move if there is any. Ticks
    stay while men are moved about: one of a man who is not there just now is passed over.
    """
    if question.ticked is None:
        return tuple(sorted(full_defences(tables)))
    return tuple(
        sorted(move for move in question.ticked if _is_black(question.position.board[move & 63]))
    )


def _is_black(man: Man | None) -> bool:
    return man is not None and man.colour is Colour.BLACK


def with_phase(question: BenchQuestion, first: Number, held: bool) -> BenchQuestion:
    """Return a question with a first move held as a phase, as the last, or no longer."""
    others = tuple(phase for phase in question.phases if phase != first)
    return replace(question, phases=(*others, first) if held else others)
