# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a solution ends: the last positions of its lines, with the kind of mate.

Of direct, self and reflex play these are the ends of the key's variations (effective defences,
and within the play, where nothing parries the threat, one defence for all), of its threats, of set
play and of tries with one refutation. Of help play and series they are the last positions of the
intended solutions, and of set play. Of a problem with several keys only the play after the one that
is meant counts. A proof game ends in its diagram, which is no end here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from composer.analysis.board import KING_STEPS, mating_board, squares_in
from composer.analysis.matepicture import Cleanness, purity_of
from composer.analysis.report import Analysis
from composer.problem.men import Colour
from composer.problem.move import ENDING, Mark, Move, play
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.solver.phases import EndPhase, Phase, Sequel, Variation
from composer.solver.solution import Solution

MOST_ENDS: Final = 48
"""Different last positions of one solution that are kept."""

MOST_VIRTUAL: Final = 12
"""Different last positions of set play and tries that are kept besides."""

MOST_NODES: Final = 600
"""Moves within the play that are gone through; of a long problem there may be millions."""


@dataclass(frozen=True, slots=True)
class End:
    """A last position.

    Attributes:
        phase: where it comes about.
        moves: the half-moves that lead to it. Before a threat the defender's move is left out.
        final: the position.
        cleanness: how clean the mate is; `PLAIN` for what is no orthodox mate.
    """

    phase: EndPhase
    moves: tuple[Move, ...]
    final: Position
    cleanness: Cleanness = Cleanness.PLAIN

    @property
    def mates(self) -> bool:
        """Whether the last move mates."""
        return self.moves[-1].mark is Mark.MATE


@dataclass(frozen=True, slots=True)
class Ends:
    """The last positions of a solution, each once.

    Attributes:
        ends: the positions, those of the solution before those of set play and tries.
        cut: whether the solution has more than were kept or looked for.
        virtual_cut: whether set play and tries have.
    """

    ends: tuple[End, ...] = ()
    cut: bool = False
    virtual_cut: bool = False


Course = tuple[EndPhase, tuple[Move, ...], Position]


def ends_of(solution: Solution, analysis: Analysis) -> Ends:
    """Return the last positions of a solution.

    Args:
        solution: a complete one.
        analysis: what it means: which key or which lines are meant.
    """
    if solution.stipulation.is_proof_game:
        return Ends()
    walk = _Walk(solution)
    actual, is_cut = _different(walk.actual(analysis), MOST_ENDS, frozenset())
    is_cut = is_cut or walk.is_cut or solution.lines_cut
    walk.begin_again()
    boards = frozenset(final.board for _, _, final in actual)
    virtual, is_virtual_cut = _different(walk.virtual(), MOST_VIRTUAL, boards)
    ends = tuple(End(*end, _cleanness(solution, *end)) for end in (*actual, *virtual))
    return Ends(ends, is_cut, is_virtual_cut or walk.is_cut or solution.set_lines_cut)


def _different(
    courses: Iterator[Course], most: int, known: frozenset[object]
) -> tuple[list[Course], bool]:
    """Return the first courses that end in different positions, and whether there are more."""
    found: list[Course] = []
    seen = set(known)
    for course in courses:
        board = course[2].board
        if board in seen:
            continue
        if len(found) == most:
            return found, True
        seen.add(board)
        found.append(course)
    return found, False


class _Walk:
    """Goes through the lines of one solution."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution
        self._left = MOST_NODES
        self.is_cut = False

    def begin_again(self) -> None:
        """Start the count again."""
        self._left, self.is_cut = MOST_NODES, False

    def actual(self, analysis: Analysis) -> Iterator[Course]:
        """Yield the lines of the solution itself."""
        solution = self._solution
        if solution.stipulation.has_lines:
            if analysis.lines is not None:
                for number in analysis.lines.numbers:
                    yield self._line(EndPhase.PLAY, solution.lines[number - 1].moves)
            return
        keys = solution.keys
        if len(keys) > 1:
            keys = tuple(key for key in keys if key.move == analysis.key)
        for key in keys:
            yield from self._phase(EndPhase.PLAY, key)

    def virtual(self) -> Iterator[Course]:
        """Yield the lines of set play and of tries."""
        solution = self._solution
        for line in solution.set_lines:
            if line.moves:
                yield self._line(EndPhase.SET, line.moves)
        if solution.set_play is not None:
            yield from self._phase(EndPhase.SET, solution.set_play)
        for phase in solution.tries:
            if not phase.trivial and len(phase.refutations) == 1:
                yield from self._phase(EndPhase.TRY, phase)

    def _line(self, phase: EndPhase, moves: tuple[Move, ...]) -> Course:
        position = self._solution.first_position
        for move in moves:
            position = play(position, move)
        return phase, moves, position

    def _phase(self, kind: EndPhase, phase: Phase) -> Iterator[Course]:
        position, moves = self._solution.position, tuple[Move, ...]()
        if phase.move is not None:
            position, moves = play(position, phase.move), (phase.move,)
            if phase.ends:
                yield kind, moves, position
                return
        yield from self._follow(kind, moves, position, phase)

    def _follow(
        self, kind: EndPhase, moves: tuple[Move, ...], position: Position, play_there: Sequel
    ) -> Iterator[Course]:
        """Yield what follows an attacker's move: variations, then what was threatened."""
        variations, told = play_there.variations, _threatened(kind)
        effective = [variation for variation in variations if variation.effective]
        yield from self._variations(kind, moves, position, effective)
        ending = [threat for threat in play_there.threats if threat.mark in ENDING]
        for threat in ending:  # as if the defender passed
            yield told, (*moves, threat), play(position, threat)
        if not ending:  # one defence that parries nothing stands for all
            others = [variation for variation in variations if not variation.effective][:1]
            yield from self._variations(told if effective else kind, moves, position, others)

    def _variations(
        self,
        kind: EndPhase,
        moves: tuple[Move, ...],
        position: Position,
        variations: Sequence[Variation],
    ) -> Iterator[Course]:
        for variation in variations:
            reached, line = play(position, variation.defence), (*moves, variation.defence)
            if variation.ends:
                yield kind, line, reached
            for continuation in variation.continuations:
                after, longer = play(reached, continuation.move), (*line, continuation.move)
                if continuation.ends:
                    yield kind, longer, after
                    continue
                if self._left == 0:
                    self.is_cut = True
                    return
                self._left -= 1
                yield from self._follow(kind, longer, after, continuation)


def _threatened(kind: EndPhase) -> EndPhase:
    return EndPhase.THREAT if kind is EndPhase.PLAY else kind


def _cleanness(
    solution: Solution, phase: EndPhase, moves: tuple[Move, ...], final: Position
) -> Cleanness:
    """Judge a mate by the rules of chess; what is no such mate is plain."""
    if moves[-1].mark is not Mark.MATE or solution.is_fairy:
        return Cleanness.PLAIN
    mated = moves[-1].man.colour.other
    kings = [man for _, man in final if man.is_royal and man.colour is mated]
    if mated is Colour.NEUTRAL or len(kings) != 1:
        return Cleanness.PLAIN
    return purity_of(mating_board(final)).cleanness


def picture_men(final: Position) -> frozenset[Square]:
    """Return the squares of the men that make a mate what it is, to look for others like it.

    The mated king, who checks, guards and pins as the mate needs it, and the men of his own that
    stand in his way. Of what is no mate by the rules of chess all men.
    """
    every = frozenset(square for square, _ in final)
    men = [man for _, man in final]
    mated = final.turn
    kings = [man for man in men if man.is_royal and man.colour is mated]
    if len(kings) != 1 or not all(man.is_orthodox for man in men):
        return every
    board = mating_board(final)
    if not board.is_mate():
        return every
    active = purity_of(board).active
    own = (KING_STEPS[board.king] | 1 << board.king) & board.black
    pinned = sum(1 << man for man, _ in board.needed_pins())
    return frozenset(squares_in(active | own | pinned))
