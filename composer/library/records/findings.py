# SPDX-License-Identifier: GPL-3.0-or-later
"""The finding that a library keeps, made of a solution and what it means.

Its moves, to be laid on those of other problems, are texts of moves as UCI with a space between:
a defence and its answer, a try and its refutation, or all moves of a line. Texts of a phase are
sorted, so that the same play is the same text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from composer.analysis.agreement import differing_keys
from composer.analysis.dependence import Dependence
from composer.analysis.points import KEPT_POINTS, Point
from composer.analysis.report import ANALYSIS_VERSION, Analysis
from composer.analysis.themes.flag import Flag
from composer.games.task import GamePlay, GameProblem
from composer.library.records.details import NOTHING, Details, FoundPoint, FoundRight, FoundTheme
from composer.library.records.values import Finding
from composer.problem.move import Mark, Move
from composer.problem.position import Castling
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.games.answer import GameAnswer
from composer.solver.lines import Line
from composer.solver.phases import Phase
from composer.solver.solution import Solution, Verdict

if TYPE_CHECKING:
    from composer.solver.dice.answer import TablesAnswer

_MOST_KEYS: Final = 500


def finding_of_game(problem: GameProblem, answer: GameAnswer) -> Finding:
    """Return what is to be kept of an answer, whole or not.

    Keys are the texts of the turns that solve, with a `_` for each blank; of help play and
    series the first turns of the lines.
    """
    lines = problem.task is not None and problem.task.play in (GamePlay.HELP, GamePlay.SERIES)
    turns = [key.turn.text for key in answer.keys]
    if lines:
        turns = [line[0].text for line in answer.lines if line]
    decided = answer.complete or bool(answer.lines)  # of very many lines not all are listed
    count = len(answer.lines) if lines else len(answer.keys)
    return Finding(
        verdict=answer.verdict.judged.value if decided else Verdict.UNDECIDED.value,
        keys=tuple(turn.replace(" ", "_") for turn in dict.fromkeys(turns[:_MOST_KEYS])),
        complete=decided,
        solver=answer.solver,
        analysis_version=ANALYSIS_VERSION if decided else 0,
        key_text=", ".join(list(dict.fromkeys(turns))[:_SHOWN]),
        details=replace(NOTHING, solutions=count) if decided else None,
    )


def finding_of_tables(answer: TablesAnswer) -> Finding:
    """Return what is to be kept of an answer to a problem of tables games.

    Keys are the best plays, or first throws at will with their plays.
    """
    best = answer.best
    if not best:
        best = tuple(f"{'-'.join(map(str, throw))}: {play.text}" for throw, play in answer.first)
    count = len(best)
    return Finding(
        verdict=(answer.verdict.judged if answer.complete else Verdict.UNDECIDED).value,
        keys=tuple(text.replace(" ", "_") for text in best[:_MOST_KEYS]),
        complete=answer.complete,
        solver=answer.solver,
        analysis_version=ANALYSIS_VERSION if answer.complete else 0,
        key_text=", ".join(best[:_SHOWN]),
        details=replace(NOTHING, solutions=count) if answer.complete else None,
    )


MOST_TEXTS: Final = 40
"""Texts of a kind that are kept at most; what has more is no play to be compared."""

_SHOWN: Final = 3  # keys and threats written out


def finding_of_analysis(solution: Solution, analysis: Analysis | None = None) -> Finding:
    """Return what is to be kept of a solution.

    Args:
        solution: the solution, complete or not.
        analysis: what it means. Without it, or where the solution is not complete, the finding
            has no details and says with `analysis_version` 0 that it is to be made again.

    A verdict over twins is not known here: the caller replaces that of the diagram.
    """
    keys = [key.move for key in solution.keys if key.move is not None]
    whole = analysis is not None and solution.complete
    return Finding(
        verdict=solution.verdict.value,
        keys=tuple(move.uci for move in keys),
        complete=solution.complete,
        solver=solution.solver,
        analysis_version=ANALYSIS_VERSION if whole else 0,
        key_text=_texts(keys),
        details=_details(solution, analysis) if whole and analysis is not None else None,
    )


def found_themes(flags: Sequence[Flag]) -> tuple[FoundTheme, ...]:
    """Return what is kept of themes."""
    return tuple(FoundTheme(flag.id, flag.grade.value, flag.phase, flag.squares) for flag in flags)


def found_points(points: Sequence[Point]) -> tuple[FoundPoint, ...]:
    """Return what is kept of points."""
    kept = (point for point in points if point.id in KEPT_POINTS)
    return tuple(FoundPoint(point.id, point.weight.value) for point in kept)


def beside_print(
    details: Details | None,
    problem: Problem,
    solution: Solution,
    dependences: Sequence[Dependence] = (),
) -> Details:
    """Return details with what a solution has to do with the printed one.

    Args:
        details: what is known besides, if anything.
        problem: the problem with its printed solution.
        solution: what was found, with all its keys.
        dependences: the rights that the problem may rest on.
    """
    printed = differing_keys(problem, solution, dependences)
    return replace(
        details or NOTHING,
        printed=", ".join(move.text for move in printed),
        depends=tuple(FoundRight(_right(found), found.key.san) for found in dependences),
    )


def with_legality(known: Finding, told: Finding) -> Finding:
    """Return a finding with what another one tells of legality."""
    come = told.details or NOTHING
    details = replace(
        known.details or NOTHING,
        legality=come.legality,
        illegal_by=come.illegal_by,
        judged=come.judged,
    )
    return replace(known, details=details)


def _right(each: Dependence) -> str:
    if each.en_passant is not None:
        return square_name(each.en_passant)
    return "-" + "".join(right.value for right in Castling if right in each.castling)


def _details(solution: Solution, analysis: Analysis) -> Details:
    counted, key = analysis.counted, _meant(solution, analysis)
    keys = [key.move for key in solution.keys if key.move is not None]
    return Details(
        key_men="".join(dict.fromkeys(move.man.kind.letter for move in keys)),
        zugzwang=None if key is None else key.zugzwang,
        threats=None if key is None else len(key.threats),
        threat_text="" if key is None else _texts(key.threats),
        solutions=_solutions(solution),
        variations=counted.get("variations"),
        mates=counted.get("mates"),
        duals=counted.get("duals"),
        changed=counted.get("changed"),
        tries=counted.get("tries"),
        refutations=counted.get("refutations"),
        pure=counted.get("pure"),
        economical=counted.get("economical"),
        model=counted.get("model"),
        ideal=counted.get("ideal"),
        content=None if analysis.quality.content is None else analysis.quality.content.size,
        set_mates=_answered_by_mate(solution),
        mate_moves=_mate_moves(key),
        set_moves=pairs_of(solution.set_play),
        play_moves=pairs_of(key),
        try_moves=tries_of(solution.tries),
        line_moves=lines_of(solution.lines),
        themes=found_themes(analysis.flags),
        points=found_points(analysis.quality.points),
    )


def _meant(solution: Solution, analysis: Analysis) -> Phase | None:
    """Return the key whose play counts: that of a sound problem, or of the one that is meant."""
    if solution.verdict is Verdict.SOUND:
        return solution.key
    return next((key for key in solution.keys if key.move == analysis.key), None)


def _solutions(solution: Solution) -> int | None:
    if not solution.stipulation.has_lines or solution.verdict is Verdict.INVALID:
        return None
    return solution.solutions


def _answered_by_mate(solution: Solution) -> int | None:
    """Count the set mates of a two-mover; in longer problems set play is not always looked for."""
    phase = solution.set_play
    if solution.stipulation.has_lines or solution.stipulation.moves > TWO_MOVER.moves:
        return None
    if phase is None:
        return 0
    return sum(1 for variation in phase.variations if variation.mates)


def _mate_moves(phase: Phase | None) -> tuple[str, ...]:
    if phase is None:
        return ()
    threats = {move.uci for move in phase.threats if move.mark is Mark.MATE}
    answers = (
        mate.uci
        for variation in phase.variations
        if variation.effective
        for mate in variation.mates
    )
    return tuple(sorted(threats.union(answers)))


def _texts(moves: Sequence[Move]) -> str:
    return ", ".join(move.san for move in moves[:_SHOWN])


def pairs_of(phase: Phase | None) -> tuple[str, ...]:
    """Return the effective defences of a phase with their answers, where there is just one."""
    if phase is None:
        return ()
    pairs = (
        f"{variation.defence.uci} {variation.continuations[0].move.uci}"
        for variation in phase.variations
        if variation.effective and len(variation.continuations) == 1
    )
    return tuple(sorted(pairs)[:MOST_TEXTS])


def tries_of(tries: tuple[Phase, ...]) -> tuple[str, ...]:
    """Return the tries that are not trivial and have one refutation, each with it."""
    pairs = (
        f"{phase.move.uci} {phase.refutations[0].uci}"
        for phase in tries
        if phase.move is not None and not phase.trivial and len(phase.refutations) == 1
    )
    return tuple(sorted(pairs)[:MOST_TEXTS])


def lines_of(lines: tuple[Line, ...]) -> tuple[str, ...]:
    """Return the solutions of help play and of series, each in its order."""
    return tuple(" ".join(move.uci for move in line.moves) for line in lines[:MOST_TEXTS])


def unsolvable(verdict: str, note: str) -> Finding:
    """Return the finding of a problem that is not to be tried again; `note` says why."""
    return Finding(
        verdict=verdict,
        complete=False,
        analysis_version=ANALYSIS_VERSION,
        details=replace(NOTHING, note=note),
    )
