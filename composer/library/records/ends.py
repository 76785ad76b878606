# SPDX-License-Identifier: GPL-3.0-or-later
"""The last positions of a problem's lines as a library keeps them: compact, with a finding.

A position is kept as what differs from the diagram of the record, of twins also. The moves that led
to one are found again on the board.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from composer.analysis.matepicture import Cleanness
from composer.problem.forms import forms_of
from composer.problem.men import ORTHODOX_MEN, Colour, Man
from composer.problem.move import Mark, Move, play
from composer.problem.position import Board, Position
from composer.problem.problem import Problem
from composer.problem.squares import parse_square, square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.twins import TwinError
from composer.rules.book import Rules, RulesError
from composer.solver.phases import EndPhase

if TYPE_CHECKING:
    from composer.analysis.report import Analysis
    from composer.solver.solution import Solution
    from composer.studies.tree import StudyTree

MOST_KEPT: Final = 96
"""Last positions of a problem with all its twins that are kept."""

_MATE, _STALEMATE = "#", "="
_ORTHODOX: Final = frozenset({".", *(man.letter for man in ORTHODOX_MEN)})


class EndsError(ValueError):
    """A text that holds no last positions."""


@dataclass(frozen=True, slots=True)
class FoundEnd:
    """A last position.

    Attributes:
        part: the letter of the twin (see `composer.problem.forms`); empty where there is one part.
        phase: where it comes about.
        goal: `#` for mate, `=` for stalemate, empty for another goal.
        cleanness: how clean the mate is.
        moves: the half-moves that lead to it in short notation with English letters. Before a
            threat the defender's move is left out.
        last: the man that made the last move, as in FEN, on the square where it arrived: `Qd5`.
        men: what differs from the record's diagram: `d1. d5Q`, a dot for an emptied square.
    """

    part: str
    phase: EndPhase
    goal: str
    cleanness: Cleanness
    moves: tuple[str, ...]
    last: str
    men: str

    @property
    def is_fairy(self) -> bool:
        """Whether a man came to stand there who is none of the twelve."""
        return any(word[2:] not in _ORTHODOX for word in self.men.split(" ") if word)

    @property
    def black_begins(self) -> bool:
        """Whether of moves in turn the first is Black's."""
        is_black = self.last_man.lstrip("=").islower()
        return is_black == (len(self.moves) % 2 == 1)

    @property
    def last_man(self) -> str:
        """The letters of the man that made the last move."""
        return self.last[:-2]


@dataclass(frozen=True, slots=True)
class FoundEnds:
    """The last positions of a problem, each once.

    Attributes:
        ends: the positions.
        cut: whether the solution has more than are kept.
        virtual_cut: whether set play and tries have.
    """

    ends: tuple[FoundEnd, ...] = ()
    cut: bool = False
    virtual_cut: bool = False


Part = tuple[str, "Solution", "Analysis"]
"""The letter of a part of a problem, its solution, and what that means."""


def found_ends(diagram: Position, parts: Iterable[Part], cut: bool = False) -> FoundEnds:
    """Return the last positions of a problem as they are kept.

    Args:
        diagram: that of the record.
        parts: the diagram or the twins that are solved.
        cut: whether other parts are not.
    """
    from composer.analysis.ends import ends_of  # loads the analysis, which no search needs

    found: dict[str, FoundEnd] = {}
    virtual_cut = False
    for letter, solution, analysis in parts:
        known = ends_of(solution, analysis)
        cut, virtual_cut = cut or known.cut, virtual_cut or known.virtual_cut
        for end in known.ends:
            if any(man.kind.is_defined for _, man in end.final if not man.is_orthodox):
                cut = True  # what stands for it is known beside its own problem only
                continue
            men = _differences(diagram, end.final)
            if men not in found and len(found) == MOST_KEPT:
                cut = True
                break
            found.setdefault(
                men, _found(letter, end.phase, end.moves, end.final, end.cleanness, men)
            )
    return FoundEnds(tuple(found.values()), cut, virtual_cut)


_ON_THE_WAY: Final = 10
"""Positions of a study's main line before its end that are kept."""


def study_ends(tree: StudyTree) -> FoundEnds:
    """Return where the lines of a study end, and the last positions on the way of the main line."""
    from composer.analysis.studyends import study_ends as pure_ends
    from composer.studies.sidelines import branches  # loads python-chess

    clean = {end.final.board: end.cleanness for end in pure_ends(tree)}
    lines = [(EndPhase.PLAY, tree.moves)]
    lines += [
        (EndPhase.PLAY, tuple(move for _, move in (*branch.before, *branch.steps)))
        for branch in branches(tree)
    ]
    last = len(tree.line)
    lines += [
        (EndPhase.LINE, tree.moves[:count])
        for count in range(last - 1, max(0, last - 1 - _ON_THE_WAY), -1)
    ]
    found: dict[str, FoundEnd] = {}
    for phase, moves in lines:
        position = tree.position
        for move in moves:
            position = play(position, move)
        men = _differences(tree.position, position)
        if men and moves and len(found) < MOST_KEPT:
            found.setdefault(
                men,
                _found("", phase, moves, position, clean.get(position.board, Cleanness.PLAIN), men),
            )
    return FoundEnds(tuple(found.values()), cut=len(lines) > MOST_KEPT)


def end_position(diagram: Position, end: FoundEnd) -> Position:
    """Return the position that an end leads to; who is to move there is not told.

    Raises:
        EndsError: its men cannot be read.
    """
    return position_with(diagram, end.men)


def position_with(diagram: Position, men: str) -> Position:
    """Return a diagram with what differs from it (see `FoundEnd.men`).

    Raises:
        EndsError: the men cannot be read.
    """
    board = list(diagram.board)
    for man in men.split(" ") if men else ():
        try:
            square = parse_square(man[:2])
            board[square] = None if man[2:] == "." else Man.from_fen(man[2:])
        except ValueError as error:
            raise EndsError(man) from error
    return replace(diagram, board=tuple(board), castling=frozenset(), en_passant=None)


def line_text(end: FoundEnd, stipulation: Stipulation) -> str:
    """Return the line that leads to an end as the field writes it: `1.Qe4! Kd6 2.Qb4#`.

    The letters of the men are English; `~` stands for any move of the defender before a threat.
    """
    sans, is_set = list(end.moves), end.phase is EndPhase.SET
    if stipulation.series:
        last = [] if stipulation.play is Play.DIRECT else [sans.pop()]
        numbered = [f"{number}.{san}" for number, san in enumerate(sans, start=1)]
        return " ".join(numbered + last)
    first = int(is_set)
    if stipulation.claim is not None:
        return _numbered(sans, int(end.black_begins))
    if stipulation.has_lines:
        whole = max(stipulation.moves + stipulation.half, (len(sans) + 1) // 2)
        first = 2 * whole - len(sans)
    else:
        if stipulation.play is Play.DIRECT and (first + len(sans)) % 2 == 0:
            sans.insert(len(sans) - 1, "~")
        sans[0] += "" if is_set else "?" if end.phase is EndPhase.TRY else "!"
    return _numbered(sans, first)


def _numbered(sans: Sequence[str], first: int) -> str:
    parts: list[str] = []
    for place, san in enumerate(sans, start=first):
        number = f"{place // 2 + 1}."
        parts.append(f"{number}{san}" if place % 2 == 0 else san if parts else f"{number}..{san}")
    return " ".join(parts)


def ends_text(known: FoundEnds) -> str:
    """Return last positions as one compact line of JSON."""
    rows = [
        (
            *(end.part, end.phase.value, end.goal, end.cleanness.value),
            *(" ".join(end.moves), end.last, end.men),
        )
        for end in known.ends
    ]
    cuts = known.cut | known.virtual_cut << 1
    return json.dumps([cuts, rows], ensure_ascii=False, separators=(",", ":"))


def parse_ends(text: str) -> FoundEnds:
    """Read last positions from their text.

    Raises:
        EndsError: it is none.
    """
    try:
        cuts, rows = json.loads(text)
        cut, virtual_cut = bool(cuts & 1), bool(cuts & 2)
        ends = tuple(_read(row) for row in rows)
    except (ValueError, TypeError, RecursionError) as error:
        raise EndsError(str(error)) from error
    return FoundEnds(ends, cut, virtual_cut)


_MEN: Final = re.compile(r"(?:[a-h][1-8]\S+(?: (?!$)|$))*")


def _read(row: Sequence[object]) -> FoundEnd:
    texts = [text for text in row if isinstance(text, str)]
    part, phase, goal, cleanness, moves, last, men = texts
    if _MEN.fullmatch(men) is None:
        raise ValueError(men)
    return FoundEnd(
        part, EndPhase(phase), goal, Cleanness(cleanness), tuple(moves.split(" ")), last, men
    )


def _found(
    letter: str,
    phase: EndPhase,
    moves: Sequence[Move],
    final: Position,
    cleanness: Cleanness,
    men: str,
) -> FoundEnd:
    last = moves[-1]
    mover = final.board[last.target] or last.man
    goal = {Mark.MATE: _MATE, Mark.STALEMATE: _STALEMATE}.get(last.mark, "")
    return FoundEnd(
        letter,
        phase,
        goal,
        cleanness,
        tuple(move.san.replace(" ", "") for move in moves),
        f"{mover.letter}{square_name(last.target)}",
        men,
    )


def _differences(diagram: Position, final: Position) -> str:
    pairs = enumerate(zip(diagram.board, final.board, strict=True))
    return " ".join(
        f"{square_name(square)}{'.' if now is None else now.letter}"
        for square, (was, now) in pairs
        if was is not now and was != now
    )


def place_of_part(problem: Problem, end: FoundEnd) -> int | None:
    """Return which part of a problem a line belongs to, from 0; None if it is not there."""
    letters = [letter for letter, _ in forms_of(problem)]
    return letters.index(end.part) if end.part in letters else None


def end_moves(problem: Problem, end: FoundEnd) -> tuple[Move, ...] | None:
    """Return the moves that lead to an end; None where the board has no such line any more.

    Args:
        problem: the problem with its twins, as the record has it.
        end: where the line ends.
    """
    place = place_of_part(problem, end)
    part = None if place is None else forms_of(problem)[place][1]
    if part is None or isinstance(part, TwinError):
        return None
    try:
        goal = end_position(problem.position, end).board
    except EndsError:
        return None
    restrained = part.stipulation.restrained(part.position.turn)
    return _line(part.position, end.moves, goal, part.stipulation.rules, restrained)


def _line(
    position: Position, sans: tuple[str, ...], goal: Board, rules: Rules, restrained: Colour
) -> tuple[Move, ...] | None:
    """Return the moves with these names that lead to a board, tried in each order of sides.

    In series and before a threat one side moves twice, set play begins with the other one.
    """
    from composer.solver.legal import legal_moves  # loads the solver, which no search needs
    from composer.solver.options import Unsolvable, UnsupportedStipulation

    if not sans:
        return () if position.board == goal else None
    for turn in (position.turn, position.turn.other):
        there = position if turn is position.turn else replace(position, turn=turn, en_passant=None)
        try:
            moves = legal_moves(there, rules, restrained)
        except (Unsolvable, UnsupportedStipulation, RulesError):
            continue
        for move in moves:
            if _bare(move.san) == _bare(sans[0]):
                rest = _line(play(there, move), sans[1:], goal, rules, restrained)
                if rest is not None:
                    return (move, *rest)
    return None


def _bare(san: str) -> str:
    return san.replace(" ", "").rstrip("+#")
