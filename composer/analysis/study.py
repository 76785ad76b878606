# SPDX-License-Identifier: GPL-3.0-or-later
"""A solution laid out for analysis: its phases, its lines, its moves and mates.

One value for every play. Of play against each other (direct, self and reflex play, of any length)
it has the phases and the lines of the actual play: *White* is the side that begins; in two moves
the mates answer the defences, else White's second moves (see `composer.analysis.phaseplay`); lines
are those of `composer.analysis.playlines`. Of help play and series it has the solutions that are
intended and what recurs in them (`composer.analysis.courses`). Which themes are looked for in which
play `composer.analysis.themerules` says. By rules other than those of orthodox chess only the
phases of a mate in two are laid out here (`composer.analysis.fairy.themes` has all).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from composer.analysis.board import Board, board_of, squares_in
from composer.analysis.courses.correspondences import NOTHING_RECURS, Correspondences, compared
from composer.analysis.courses.course import NO_HOMES, Course, course_of
from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks, intended_numbers
from composer.analysis.phaseplay import KEY, SET, TRY, PhasePlay, SecondMoves, move_code
from composer.analysis.playlines import (
    MOST_LINES,
    MOST_NODES,
    MatingNode,
    PlayLine,
    Ply,
    lines_after,
    lines_of_threat,
    mating_nodes,
    ply_of,
)
from composer.problem.move import Mark, Move
from composer.problem.squares import Square
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.phases import Phase
from composer.solver.solution import Solution, Stage, Verdict

End = tuple[PlayLine, Board]
"""A line with its mate, in which White is the side that mates."""

_MANOEUVRE = 3  # moves that a manoeuvre takes, its mate included

_SELF_PLAYS = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)


def is_self_play(stipulation: Stipulation) -> bool:
    """Return whether it asks for a selfmate or reflexmate, of any length, no series."""
    return (
        stipulation.told
        and stipulation.play in _SELF_PLAYS
        and not stipulation.series
        and not stipulation.words
        and stipulation.goal.sign == "#"
    )


def is_longer_mate(stipulation: Stipulation) -> bool:
    """Return whether it asks for a direct mate in three moves or more."""
    return stipulation.is_direct and stipulation.moves >= 3 and stipulation.goal.sign == "#"


def is_judged(solution: Solution) -> bool:
    """Return whether themes and points are looked for.

    Not where any move is asked for, nor of proof games: the themes of help play are those of its
    mates. Of a diagram that cannot be solved nothing is said, nor of what tables know of a study.
    """
    asked = solution.stipulation
    asks = not (solution.lists_moves or asked.is_proof_game or asked.claim is not None)
    return asks and solution.verdict is not Verdict.INVALID


def has_courses(solution: Solution) -> bool:
    """Return whether it is of help play or series that is judged: its solutions are lines."""
    return solution.stipulation.has_lines and is_judged(solution)


def actual_play(solution: Solution, meant: Move | None, short: bool = False) -> Phase | None:
    """Return the key whose play is the actual play.

    None of several of which none is meant, and where the only one mates at once.

    Args:
        solution: the solution.
        meant: the key that the composer means, of several.
        short: whether the only key counts, too, where it mates before its time.
    """
    played = [key for key in solution.keys if not key.ends]
    if len(solution.keys) == 1 and (short or solution.verdict is not Verdict.SHORT):
        return played[0] if played else None
    if meant is None:
        return None
    same = next((phase for phase in played if phase.move == meant), None)
    code = move_code(meant)
    alike = (phase for phase in played if phase.move and move_code(phase.move) == code)
    return same or next(alike, None)


@dataclass(frozen=True)
class Phases:
    """The phases of a problem, laid out to be compared with each other.

    Attributes:
        set_play: the set play, if there is any.
        tries: the tries with one refutation.
        key: the actual play: that of the only key of a sound problem, or of the key that is
            meant; None where there is none, and where several moves solve and none is meant.
    """

    set_play: PhasePlay | None = None
    tries: tuple[PhasePlay, ...] = ()
    key: PhasePlay | None = None

    @cached_property
    def quiet_tries(self) -> tuple[PhasePlay, ...]:
        """The tries that do not check."""
        return tuple(play for play in self.tries if not play.checks)

    @cached_property
    def phases(self) -> tuple[PhasePlay, ...]:
        """Set play, all tries, actual play."""
        return self.virtual if self.key is None else (*self.virtual, self.key)

    @cached_property
    def virtual(self) -> tuple[PhasePlay, ...]:
        """Set play and tries."""
        first = () if self.set_play is None else (self.set_play,)
        return (*first, *self.tries)

    @cached_property
    def calm_phases(self) -> tuple[PhasePlay, ...]:
        """Set play, tries without check, actual play."""
        first = () if self.set_play is None else (self.set_play,)
        last = () if self.key is None else (self.key,)
        return (*first, *self.quiet_tries, *last)


def phases_of(
    solution: Solution,
    key: Phase | None,
    diagram: Board,
    lay: Callable[[str, Phase, Board], PhasePlay] = PhasePlay,
    quiet: bool = False,
) -> Phases:
    """Lay out the phases of a solution whose play is known.

    Before the stage `TRIES` there are no tries, which is not to say that there are none.

    Args:
        solution: the solution.
        key: the key whose play is the actual play; None where there is none.
        diagram: the board of the diagram.
        lay: what a phase is laid out as.
        quiet: whether tries that check are left out.
    """
    return Phases(
        None if solution.set_play is None else lay(SET, solution.set_play, diagram),
        tuple(
            lay(TRY, phase, diagram)
            for phase in solution.tries
            if len(phase.refutations) == 1 and not (quiet and phase.check)
        ),
        None if key is None else lay(KEY, key, diagram),
    )


@dataclass(frozen=True, kw_only=True)
class Study(Phases):
    """All that the analysis of one solved problem works on.

    Attributes:
        solution: the solution.
        diagram: the board of the diagram.
        meant: the key that the composer means, of several; None where that is not known.
        numbers: of help play and series, which of its lines are intended, from 1; of very many
            the first.
        found: those lines and what recurs in them.
        set_course: the course of the set play, a solution of its own, where there is just one line
            of it and one solution: beside more of them it is no part of the idea.
    """

    solution: Solution
    diagram: Board
    meant: Move | None = None
    numbers: tuple[int, ...] = ()
    found: Correspondences = NOTHING_RECURS
    set_course: Course | None = None

    @classmethod
    def of(
        cls,
        solution: Solution,
        meant: Move | None = None,
        marks: LineMarks = NO_LINE_MARKS,
        homes: Mapping[Square, Square] = NO_HOMES,
    ) -> Study:
        """Lay out a solution.

        Of any other play, and where the play is not known yet, only the diagram.

        Args:
            solution: the solution, complete or not.
            meant: the key that the composer means, of several: what rests on an arbitrary one of
                them would be true of nothing.
            marks: what says which lines of help play and series are intended.
            homes: of a twin where its men stand in the first diagram (see `twinstudy`).
        """
        asked, diagram = solution.stipulation, board_of(solution.position)
        if has_courses(solution):
            return cls._of_lines(solution, diagram, marks, homes)
        longer = (is_longer_mate(asked) or is_self_play(asked)) and not solution.is_fairy
        found = Phases()
        if solution.stage >= Stage.PLAY and (longer or asked.is_two_mover):
            key = actual_play(solution, meant)
            lay = SecondMoves if longer else PhasePlay
            found = phases_of(solution, key, diagram, lay, quiet=longer)
        phases = found.set_play, found.tries, found.key
        return cls(*phases, solution=solution, diagram=diagram, meant=meant)

    @classmethod
    def _of_lines(
        cls,
        solution: Solution,
        diagram: Board,
        marks: LineMarks,
        homes: Mapping[Square, Square],
    ) -> Study:
        """Lay out the intended solutions of help or series play."""
        numbers, position = intended_numbers(solution, marks), solution.position
        lines = [solution.lines[number - 1].moves for number in numbers]
        found = compared(tuple(course_of(position, moves, homes=homes) for moves in lines))
        set_course = None
        halfmoves = solution.stipulation.halfmoves - 1
        full = [line for line in solution.set_lines if len(line) == halfmoves]
        if len(full) == len(solution.set_lines) == len(numbers) == 1:
            set_course = course_of(position, full[0].moves, homes=homes)
        return cls(
            solution=solution,
            diagram=diagram,
            numbers=numbers,
            found=found,
            set_course=set_course,
        )

    @property
    def has_courses(self) -> bool:
        """Whether it is of help play or series: its solutions are lines, not phases."""
        return has_courses(self.solution)

    @property
    def is_two_mover(self) -> bool:
        """Whether it is a mate in two, so that the answers are the mates."""
        return self.solution.stipulation.is_two_mover

    @property
    def is_longer_mate(self) -> bool:
        """Whether it is a longer direct mate by the rules of chess, its actual play known."""
        return isinstance(self.key, SecondMoves) and not self.is_self_play

    @property
    def is_self_play(self) -> bool:
        """Whether it is a selfmate or reflexmate by the rules of chess, its actual play known."""
        return isinstance(self.key, SecondMoves) and is_self_play(self.solution.stipulation)

    @property
    def actual(self) -> Phase:
        """The key whose play is the actual play, as the solver has it; only where it is known."""
        assert self.key is not None
        return self.key.source

    @cached_property
    def first(self) -> Ply:
        """The key with where its man stands."""
        move = self.actual.move
        assert move is not None
        return ply_of(move, {}, self.diagram)

    @cached_property
    def _laid(self) -> tuple[PlayLine, ...]:
        variations = self.actual.variations
        found = tuple(islice(lines_after(self.first, variations), MOST_LINES + 1))
        # where nothing parries the threat, its line is the solution
        return found or tuple(islice(lines_of_threat(self.first, variations), MOST_LINES + 1))

    @property
    def lines(self) -> tuple[PlayLine, ...]:
        """The lines of the actual play, short ones too; that of the threat if none parries it."""
        return self._laid[:MOST_LINES]

    @property
    def complete(self) -> bool:
        """Whether there are no more lines."""
        return len(self._laid) <= MOST_LINES

    @property
    def moves(self) -> int:
        """In how many moves the goal is to be reached."""
        return self.solution.stipulation.moves

    @cached_property
    def full(self) -> tuple[PlayLine, ...]:
        """The lines that take all moves."""
        return tuple(line for line in self.lines if line.length == self.moves)

    @cached_property
    def threatened(self) -> tuple[PlayLine, ...]:
        """The lines that carry out a single threat of the key, and take three moves or more.

        None where they are the lines of the actual play themselves.
        """
        if not any(variation.effective for variation in self.actual.variations):
            return ()
        threats = lines_of_threat(self.first, self.actual.variations, every=True)
        found = {line.text(0): line for line in islice(threats, MOST_LINES)}
        return tuple(line for line in found.values() if line.length >= _MANOEUVRE)

    @cached_property
    def mating_nodes(self) -> tuple[MatingNode, ...]:
        """The positions from which White mates with the next move, each with its play."""
        found = mating_nodes(self.first, self.actual.variations, self.moves)
        return tuple(islice(found, MOST_NODES))

    @cached_property
    def mated(self) -> tuple[PlayLine, ...]:
        """The lines that take all moves and end with mate."""
        return tuple(line for line in self.full if line.mate.move.mark is Mark.MATE)

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """The lines that take all moves, with their mates seen from the side that mates."""
        if self.is_self_play:
            return tuple((line, line.final.exchanged()) for line in self.mated)
        return tuple((line, line.final) for line in self.full)

    @cached_property
    def first_flights(self) -> tuple[Square, ...]:
        """The squares that the king could step to in the diagram, were Black to move."""
        if self.set_play is not None:
            return tuple(self.set_play.flights)
        return tuple(squares_in(self.diagram.flights()))

    @cached_property
    def men(self) -> int:
        """The number of men in the diagram."""
        return len(self.solution.position)
