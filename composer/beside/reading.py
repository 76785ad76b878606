# SPDX-License-Identifier: GPL-3.0-or-later
"""From what Popeye printed to a solution, or to the sentence that says why it is none.

Popeye ends with status 0 whatever was wrong, and solves without what it does not understand. So
nothing is an answer but an output without any complaint, whose diagram and conditions are those
that were asked about, and every line of which is understood.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from typing import Final

from composer.beside.moves import Unread, with_board_apart
from composer.beside.printed import Ending, Printed, Row, taken_apart, version_of
from composer.beside.request import stipulation_sign
from composer.beside.tree import is_tree, read_lines, read_tree
from composer.problem.defects import Fault
from composer.problem.goals import Aim
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.setplay import no_set_play
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.task import intended_solutions
from composer.rules.book import Condition
from composer.rules.conditiontable import condition_row
from composer.said.sentence import Sentence, said, sentence_of
from composer.searched import Limit
from composer.solver.general.structureverdict import structure_message, structure_verdict
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.lines import MOST_LINES
from composer.solver.lineverdict import line_message_of, line_verdict_of
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.stages import Found
from composer.solver.verdict import invalid_message, message_of, must_end_message, verdict_of

_KING: Final = "the side to play can capture the king"
_HARMLESS: Final = (
    "SetPlay not applicable - ignored",
    "Orthodox mating moves optimisation deactivated",  # which is slower, and finds the same
)
_HOLE: Final = ""
_IMITATOR: Final = "I"  # which may stand on a man, and is drawn in his place
_FOLDED: Final = re.compile(r"[^a-z0-9&]+")


class Fate(Enum):
    """What the two outputs together are."""

    ANSWER = "answer"
    KING_EN_PRISE = "king"
    ASK_AGAIN = "again"


class NoAnswer(ValueError):  # noqa: N818 - it reads as what it is
    """What was printed is no answer; the sentence says why."""


def solver_name(version: str) -> str:
    """Return the name of a solver that is Popeye of some version: `Popeye 4.104`."""
    return f"Popeye {version}".rstrip()


def fate_of(errors: str, rows: bool, set_play: bool) -> Fate:
    """Return what complaints mean: an answer, none, or that nobody can tell.

    That a king can be captured is said once for the play and once for the set play, and not of
    which: with neither of them solved, the play has to be asked about alone.

    Raises:
        NoAnswer: there is a complaint about anything else.
    """
    complaints = [line.strip() for line in errors.splitlines() if line.strip()]
    for complaint in complaints:
        if complaint != _KING and not complaint.startswith(_HARMLESS):
            raise NoAnswer(said("Popeye says: {words}", words=complaint[:200]))
    kings = complaints.count(_KING)
    if not kings:
        return Fate.ANSWER
    if not set_play or kings > 1:
        if rows:
            raise NoAnswer(said("Popeye says: {words}", words=_KING))
        return Fate.KING_EN_PRISE
    return Fate.ANSWER if rows else Fate.ASK_AGAIN


def read_output(
    problem: Problem,
    options: SolveOptions,
    text: str,
    errors: str,
    *,
    cut: bool = False,
    seconds: float = 0.0,
    unwanted: Token | None = None,
) -> Solution | None:
    """Return the solution that Popeye printed of a problem, or None if it must be asked again.

    Asked again means: without set play (see `fate_of`).

    Args:
        problem: what was asked about, one part of it.
        options: what was asked for.
        text: what it printed.
        errors: what it complained about.
        cut: whether it was stopped, so that the text may end anywhere.
        seconds: how long it took.
        unwanted: ends the reading when it is cancelled.

    Raises:
        NoAnswer: it is no answer.
        Cancelled: it is unwanted.
    """
    try:
        printed = taken_apart(text, unwanted)
        _require_asked(problem, printed)
        whole = printed.ending is Ending.FINISHED and not cut
        if printed.ending is Ending.NONE and not cut:
            raise NoAnswer(said("Popeye ended before it was finished"))
        asked_set = options.set_play and not no_set_play(problem.stipulation)
        beginning = [row for row in printed.rows if _is_play(row.moves[0].ply, problem)]
        fate = fate_of(errors, bool(beginning), asked_set)
        if fate is Fate.ASK_AGAIN:
            return None
        solver = solver_name(printed.version)
        if fate is Fate.KING_EN_PRISE:
            return _invalid(problem, solver, seconds)
        found, problem = _found(problem, printed, whole, unwanted)
        return _solution(problem, options, found, solver=solver, seconds=seconds)
    except Unread as error:
        if not version_of(text):
            raise NoAnswer(
                said("What was printed is not Popeye's: {why}", why=_why(error))
            ) from error
        raise NoAnswer(
            said("What Popeye printed cannot be read: {why}", why=_why(error))
        ) from error


def _why(error: Unread) -> Sentence:
    return sentence_of(error)


def _is_play(ply: int, problem: Problem) -> bool:
    """Tell whether a row that begins with a half-move is of the play, and not of set play."""
    stipulation = problem.stipulation
    first = 2 if stipulation.sign and stipulation.has_lines and stipulation.half else 1
    return ply == first


def _require_asked(problem: Problem, printed: Printed) -> None:
    """Require that Popeye solved what was asked: the same men, task and conditions.

    Raises:
        NoAnswer: it solved something else.
    """
    if not printed.version:
        raise NoAnswer(said("What was printed does not say that it is Popeye's"))
    if printed.cells is None:
        raise NoAnswer(said("Popeye did not show the diagram that it solved"))
    for square, drawn in printed.cells.items():
        cell = _cell(problem.position[square])
        if drawn != cell and not (drawn == _IMITATOR or (cell == "." and drawn == _HOLE)):
            raise NoAnswer(said("Popeye solved another diagram than the one that it was given"))
    sign = stipulation_sign(problem.stipulation)
    asked = sign.lower()
    if problem.stipulation.moves == 1 and printed.task.lower() == asked.removeprefix("exact-"):
        asked = printed.task.lower()  # Popeye leaves out what means nothing in one move
    if printed.task.lower() != asked:
        raise NoAnswer(said("Popeye solved {one}, not {other}", one=printed.task, other=sign))
    shown = _folded(" ".join(printed.captions))
    if "" in printed.cells.values():
        shown += "holes"  # which the diagram shows, and no caption names
    for condition in problem.rules.conditions:
        if not _names(shown, condition):
            raise NoAnswer(
                said("Popeye does not say that it solved by {condition}", condition=str(condition))
            )


def _names(shown: str, condition: Condition) -> bool:
    """Tell whether captions name a condition: `AntiCirce Mirror` is Mirror Anticirce."""
    row = condition_row(condition)
    if _folded(condition.keyword or condition.id.split(maxsplit=1)[0]) in shown:
        return True
    words = [] if row is None or not row.means else [row.base, *row.means.split()]
    return bool(words) and all(_folded(word) in shown for word in words)


def _folded(text: str) -> str:
    return _FOLDED.sub("", text.lower())


def _cell(man: Man | None) -> str:
    """Return how Popeye draws a square."""
    if man is None:
        return "."
    sign = {Colour.WHITE: "", Colour.BLACK: "-", Colour.NEUTRAL: "="}[man.colour]
    return sign + man.kind.code.upper()


def _found(
    problem: Problem, printed: Printed, whole: bool, unwanted: Token | None
) -> tuple[Found, Problem]:
    """Return what the rows hold, and the problem; a task in words is understood by its rows."""
    stipulation, position = problem.stipulation, problem.position
    if any(condition.id == "alice" for condition in problem.rules.conditions):
        printed.rows = list(map(_with_boards_apart, printed.rows))
    by_reach = not problem.rules.conditions and not stipulation.words
    has_lines = stipulation.has_lines
    if stipulation.words:
        has_lines = bool(printed.rows) and not is_tree(printed.rows)
    stage = Stage.TRIES if whole else Stage.NOTHING
    done = printed.done
    if has_lines:
        in_parts = stipulation.structure is not None
        series = stipulation.series or _counts_each_move(stipulation.words)
        lines, ready = read_lines(
            printed.rows,
            position,
            series=series,
            half=_half(problem),
            by_reach=by_reach,
            in_parts=in_parts,
            unwanted=unwanted,
        )
        if stipulation.words and not in_parts:
            problem = _as_lines(problem, series, max(map(len, lines), default=1))
        cut, set_cut = len(lines) > MOST_LINES, len(ready) > MOST_LINES
        return (
            Found(
                stage,
                complete=whole and not (cut or set_cut),
                lines=lines[:MOST_LINES],
                set_lines=ready[:MOST_LINES],
                lines_cut=cut,
                set_lines_cut=set_cut,
                stopped=Limit.LINES if cut else None,
                first_moves_done=done,
            ),
            problem,
        )
    to_check = stipulation.goal.aim is Aim.CHECK and stipulation.play is Play.DIRECT
    tree = read_tree(
        printed.rows,
        position,
        whole=whole,
        moves=_moves(stipulation),
        by_reach=by_reach,
        to_check=to_check and not stipulation.words,
        unwanted=unwanted,
    )
    return (
        Found(
            stage,
            whole,
            tree.keys,
            tree.set_play,
            tree.tries,
            done,
            done,
            must_end=tree.must_end,
        ),
        problem,
    )


def _with_boards_apart(row: Row) -> Row:
    moves = (replace(move, text=with_board_apart(move.text)) for move in row.moves)
    return replace(row, moves=tuple(moves))


def _half(problem: Problem) -> bool:
    stipulation = problem.stipulation
    return stipulation.half if stipulation.sign else stipulation.words.endswith(".5")


def _moves(stipulation: Stipulation) -> int:
    """Return how many moves are asked for; in words they stand last, as in `reci-h#3`."""
    if not stipulation.words:
        return stipulation.moves  # in `zb81` one, on b8
    number = re.search(r"(\d+)(?:\.5)?$", stipulation_sign(stipulation))
    return int(number[1]) if number is not None else 1


def _counts_each_move(words: str) -> bool:
    return words.startswith(("ser-", "pser-", "phser-", "exact-ser-", "exact-pser-"))


def _as_lines(problem: Problem, series: bool, halfmoves: int) -> Problem:
    """Return a problem whose task in words is known to have lines, of so many half-moves."""
    stipulation = replace(
        problem.stipulation, play=Play.HELP, series=series, halfmoves=max(2, halfmoves)
    )
    return replace(problem, stipulation=stipulation)


def _solution(
    problem: Problem, options: SolveOptions, found: Found, *, solver: str, seconds: float
) -> Solution:
    stipulation, position = problem.stipulation, problem.position
    intended = options.intended or intended_solutions(problem)
    if stipulation.structure is not None:
        listed = found.searched_lines if stipulation.has_lines else found.searched_keys
        verdict = structure_verdict(listed)
        message = structure_message(listed, stipulation.has_lines)
    elif stipulation.has_lines:
        lines = found.searched_lines
        verdict = line_verdict_of(lines, stipulation, intended)
        message = line_message_of(verdict, lines, stipulation, intended)
    else:
        verdict, message = _judged(problem, found)
    return Solution(
        position,
        stipulation,
        verdict,
        message,
        found.stage,
        found.complete,
        set_play=found.set_play,
        tries=found.tries,
        keys=found.keys,
        seconds=seconds,
        solver=solver,
        first_moves=found.first_moves,
        first_moves_done=found.first_moves_done,
        lines=found.lines,
        set_lines=found.set_lines,
        no_set_play=no_set_play(stipulation, options.set_play),
        intended=intended,
        lines_cut=found.lines_cut,
        set_lines_cut=found.set_lines_cut,
        must_end=found.must_end,
    )


def _judged(problem: Problem, found: Found) -> tuple[Verdict, Sentence]:
    """Return verdict and sentence of direct, self or reflex play."""
    moves = _moves(problem.stipulation)
    if found.must_end and not found.keys:
        side = problem.position.turn
        return Verdict.NO_SOLUTION, must_end_message(problem.stipulation.goal, side)
    if problem.stipulation.lists_moves and found.keys:
        verdict = Verdict.UNDECIDED
    else:
        verdict = verdict_of(found.searched_keys, moves)
    if verdict is Verdict.UNDECIDED and not found.complete:
        return verdict, _unfinished(found)
    total = 1 if found.complete else 2  # of a cut work more keys may follow
    asked = replace(problem.stipulation, words="", halfmoves=2 * moves - 1, play=Play.DIRECT)
    progress = (1, total)
    return verdict, message_of(verdict, found.keys, asked, problem.position.turn, progress)


def _unfinished(found: Found) -> Sentence:
    if found.keys and found.keys[0].move is not None:
        return said("Not finished: a key was found, others may follow")
    return said("Not finished: no key so far")


def _invalid(problem: Problem, solver: str, seconds: float) -> Solution:
    """Return the answer about a diagram in which a king can be captured."""
    position, rules = problem.position, problem.rules
    defects = tuple(
        defect for defect in fatal_by_rules(position, rules) if defect.fault is Fault.KING_EN_PRISE
    )
    message = (
        invalid_message(defects)
        if defects
        else said("Cannot be solved: the side to move can capture the king")
    )
    return Solution(
        position,
        problem.stipulation,
        Verdict.INVALID,
        message,
        complete=True,
        seconds=seconds,
        solver=solver,
    )
