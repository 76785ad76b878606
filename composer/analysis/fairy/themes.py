# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of problems with fairy men, by conditions and by other books, and their letter tables.

Only what is geometry or changed play is looked for; `composer.analysis.fairy.scope` says what is
not. The tables hold the same as those of orthodox chess, but nothing in them rests on how men move:
a rook promoted beside a queen is a mate of its own here. A man is followed from the diagram through
all that the first move does. Moves are the same if man, arrival and promotion agree. Where two
moves of one phase differ only in what a condition adds to them there is no telling which of them is
the same in another phase: such a problem has no table. A defence to which conditions add one thing
in one phase and another in the next, or that captures there and not here, is left out of the
tables: it is neither the same nor another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from composer.analysis.board import Board
from composer.analysis.courses.course import Course, course_of
from composer.analysis.courses.walks import stands_of
from composer.analysis.fairy.mates import mate_flags, mates_are_read, mates_of
from composer.analysis.fairy.walks import TracedLine, follows, returns
from composer.analysis.phaseplay import TRY, Code, PhasePlay, code_of
from composer.analysis.study import Study, actual_play, is_self_play, phases_of
from composer.analysis.themes.flag import Flag
from composer.problem.men import Colour, Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.solver.phases import Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict


class AnyPhase(PhasePlay):
    """A phase by whatever rules.

    Attributes:
        manners: for each black move that conditions have a say in, what it does besides.
    """

    def __init__(self, kind: str, source: Phase, diagram: Position, board: Board) -> None:
        """Lay out a phase.

        Args:
            kind: `set`, `try` or `key`.
            source: the phase of the solution.
            diagram: the position before the first move.
            board: the same as a board.
        """
        first = source.move
        whence = () if first is None else course_of(diagram, [first], True).whence.items()
        super().__init__(kind, source, board, {now: home for now, home in whence if now != home})
        self.manners = {self.code(defence): _manner(defence) for defence in self._defences}

    @property
    def is_ambiguous(self) -> bool:
        """Whether two moves differ only in what a condition adds to them."""
        answers = ([c.move for c in v.continuations] for v in self.source.variations)
        return any(map(self._collides, (self.source.threats, self._defences, *answers)))

    @property
    def _defences(self) -> tuple[Move, ...]:
        source = self.source
        others = source.refutations or source.unprovided
        return (*(variation.defence for variation in source.variations), *others)

    def without(self, defences: Iterable[Code]) -> AnyPhase:
        """Return the phase without some defences."""
        found = copy(self)
        left = set(defences)
        found.answers = {code: answer for code, answer in self.answers.items() if code not in left}
        return found

    def code(self, move: Move) -> Code:
        """Return the number of a move: its man by his square in the diagram, arrival, promotion."""
        return code_of(self._homes.get(move.origin, move.origin), move.target, move.promotion)

    def _collides(self, moves: Iterable[Move]) -> bool:
        known: dict[Code, str] = {}
        return any(known.setdefault(self.code(move), move.uci) != move.uci for move in moves)

    def _identified(self, moves: tuple[Move, ...]) -> dict[Code, Move]:
        return {self.code(move): move for move in moves}


class Tables(NamedTuple):
    """The phases of direct, self or reflex play by whatever rules.

    Attributes:
        study: the solution with them; of a mate in two with the mates, else with the second moves.
        played: the same with all defences of the actual play.
    """

    study: Study
    played: Study


def tables_of(study: Study) -> Tables | None:
    """Lay out the phases of mates and selfmates in at least two.

    None for anything else, where the play is not known yet, where several moves solve and none of
    them is meant, and where moves cannot be told from each other.
    """
    solution = study.solution
    known = solution.is_ours and solution.stage >= Stage.PLAY
    key = actual_play(solution, study.meant) if known and has_tables(solution.stipulation) else None
    if key is None:
        return None

    def lay(kind: str, phase: Phase, board: Board) -> AnyPhase:
        return AnyPhase(kind, phase, solution.position, board)

    whole = phases_of(solution, key, study.diagram, lay)
    phases = [phase for phase in whole.phases if isinstance(phase, AnyPhase)]
    if any(phase.is_ambiguous for phase in phases):
        return None
    varying = set(_varying(phases))
    kept = {phase: phase.without({*varying, *_short(solution, phase)}) for phase in phases}
    table = replace(
        study,
        set_play=kept[phases[0]] if whole.set_play is not None else None,
        tries=tuple(kept[phase] for phase in phases if phase.kind == TRY),
        key=kept[phases[-1]],
    )
    return Tables(table, replace(table, key=phases[-1]))


def _manner(move: Move) -> str:
    """Return what conditions add to a move; they may make a capture another move, too."""
    if move.consequences is None:
        return ""
    added = move.uci.removeprefix(square_name(move.origin) + square_name(move.target))
    return f"{move.capture is not None} {added}"


def _varying(phases: Sequence[AnyPhase]) -> Iterator[Code]:
    """Yield the defences that do one thing in one phase and another in the next."""
    known: dict[Code, str] = {}
    for phase in phases:
        for code, manner in phase.manners.items():
            if known.setdefault(code, manner) != manner:
                yield code


def _short(solution: Solution, phase: AnyPhase) -> Iterator[Code]:
    """Yield the defences that are answered by mate before the last move."""
    if solution.stipulation.moves > 2 and solution.stipulation.play is Play.DIRECT:
        for variation in phase.source.variations:
            if any(continuation.ends for continuation in variation.continuations):
                yield phase.code(variation.defence)


def has_tables(stipulation: Stipulation) -> bool:
    """Return whether it asks for a mate or selfmate in at least two, by whatever rules."""
    direct = stipulation.told and stipulation.play is Play.DIRECT and not stipulation.series
    mates = direct and not stipulation.words and stipulation.goal.sign == "#"
    return (mates or is_self_play(stipulation)) and stipulation.moves >= 2


MOST_LINES: Final = 200
"""Lines that are laid out; of problems with more, nobody reads what single men do in all."""


def traced_play(table: Study) -> Iterator[Flag]:
    """Yield what single men show over the lines of a table, and their mates."""
    solution = table.solution
    full = solution.stipulation.halfmoves
    lines = [moves for moves in lines_of(table.actual) if len(moves) == full]
    courses = [course_of(solution.position, moves, True) for moves in lines]
    ways = _ways(courses, alternate=True, numbered=True)
    yield from returns(ways, helping=False)
    if not solution.stipulation.is_two_mover:
        yield from follows(ways, helping=False)
    yield from _mates(solution, ways, helping=False)


def traced_lines(study: Study) -> Iterator[Flag]:
    """Yield what single men show in the solutions of help and series play, and their mates."""
    solution = study.solution
    if not solution.is_ours:
        return
    ways = _ways(study.found.courses, alternate=not solution.stipulation.series)
    yield from returns(ways, helping=True)
    if not solution.stipulation.series:
        yield from follows(ways, helping=True)
    yield from _mates(solution, ways, helping=True)


def _mates(solution: Solution, ways: Sequence[TracedLine], helping: bool) -> Iterator[Flag]:
    if mates_are_read(solution):
        mates = mates_of(solution.stipulation.rules, ways)
        is_sound = solution.verdict is Verdict.SOUND
        yield from mate_flags(mates, len(solution.position), is_sound, helping)


def _ways(courses: Sequence[Course], alternate: bool, numbered: bool = False) -> list[TracedLine]:
    """Say where the men of some lines stand, of those of which it is known who makes each move."""
    stands = ((course, stands_of(course, alternate)) for course in courses if course.moves)
    return [TracedLine(course, found, numbered) for course, found in stands if found is not None]


def lines_of(key: Phase) -> tuple[tuple[Move, ...], ...]:
    """Return the lines of a key's play, the key first, to the moves that end them.

    A line follows effective defences and single continuations, as in orthodox play
    (`composer.analysis.playlines`); but a promotion to rook beside one to queen is a second
    continuation here, and what follows a threat that nothing parries is left out.
    """
    if key.move is None:
        return ()
    return tuple(islice(_lines((key.move,), key.variations), MOST_LINES))


def _lines(moves: tuple[Move, ...], variations: Sequence[Variation]) -> Iterator[tuple[Move, ...]]:
    for variation in variations:
        if not variation.effective:
            continue
        line = (*moves, variation.defence)
        if variation.ends:
            yield line
        elif len(variation.continuations) == 1:
            answer = variation.continuations[0]
            if answer.ends:
                yield (*line, answer.move)
            else:
                yield from _lines((*line, answer.move), answer.variations)


def one_king(table: Study) -> bool:
    """Return whether Black has one king, no other royal man, and his steps are mere steps."""
    position, key = table.solution.position, table.key
    side = position.turn.other
    royal = [man for _, man in position if man.is_royal and man.colour in (side, Colour.NEUTRAL)]
    if key is None or len(royal) != 1 or royal[0].kind is not Kind.KING:
        return False
    added = (flight.consequences for flight in key.flights.values())
    return not any(change is not None and (change.effects or change.exchanged) for change in added)
