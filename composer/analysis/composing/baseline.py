# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem as it stands, and what an edit keeps, gains and loses of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from composer.analysis.comparing.carried import Carried, carried_move, is_carried
from composer.analysis.comparing.difference import (
    Difference,
    Themes,
    first_code,
    force,
    lines_share,
    set_share,
    tries_share,
    with_play,
)
from composer.analysis.comparing.edit import Step
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.phaseplay import move_code
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.defects import Defect, Fault, Severity
from composer.problem.intended import Intended
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Sentence
from composer.solver.judging import Judgement
from composer.solver.lawdefects import defects_for
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solve

_Each = TypeVar("_Each")


@dataclass(frozen=True, slots=True)
class Baseline:
    """What edits are compared with.

    Attributes:
        position: the diagram.
        stipulation: the task.
        solution: its solution.
        key: the key to keep: the only one, or the one that the composer means.
        phase: that key with its play; None where it is not known.
        flags: the themes shown, mere elements left aside, as far as they can be compared: where
            tries are not looked for after an edit, without what rests on tries.
        faults: what makes the diagram impossible already, if anything.
        options: what is looked for when an edit is confirmed.
        lines: of help play and series, the solutions to keep: those of a sound problem, or those
            that the composer means.
        flags_whole: whether no theme was left aside.
    """

    position: Position
    stipulation: Stipulation
    solution: Solution
    key: Move | None
    phase: Phase | None
    flags: tuple[Flag, ...]
    faults: frozenset[Fault]
    options: SolveOptions
    lines: tuple[Line, ...] = ()
    flags_whole: bool = True

    @classmethod
    def of(
        cls,
        analysis: Analysis,
        intended: Move | None = None,
        options: SolveOptions | None = None,
        lines: tuple[Line, ...] = (),
    ) -> Baseline:
        """Return what edits of an analysed problem are compared with.

        Args:
            analysis: the analysis, of a problem sound or not.
            intended: the key that the composer means, of several or of none; a try may be.
            options: what to look for when an edit is confirmed; the usual, with tries in
                mates in two only, if not given. Tries are not, where they were not before.
            lines: the solutions of help play that the composer means, of too many; those of a
                sound problem are meant anyway.
        """
        solution = analysis.solution
        key = intended if intended is not None else _only_key(solution)
        looked_for = options or usual_options(solution.stipulation)
        tries = looked_for.tries and has_tries(solution)
        flags = _themes_of(analysis, tries)
        return cls(
            position=solution.position,
            stipulation=solution.stipulation,
            solution=solution,
            key=key,
            phase=phase_of(solution, key),
            flags=flags,
            faults=faults_of(solution.position, solution.stipulation),
            options=replace(looked_for, tries=tries),
            lines=solution.lines if solution.verdict is Verdict.SOUND else lines,
            flags_whole={flag.id for flag in flags} >= {f.id for f in _themes_of(analysis, True)},
        )

    @property
    def meant(self) -> Intended:
        """How many solutions of help play and series are meant."""
        return meant_of(self.solution)

    def carried_key(self, edit: Step | None) -> Carried | None:
        """Return the squares and promotion of the key after an edit; None if its man is gone."""
        return None if self.key is None else carried_move(self.key, edit)

    def kept_phase(self, solution: Solution, edit: Step, tries: bool = False) -> Phase | None:
        """Return the key, or if asked the try, that the key has become after an edit."""
        wanted = self.carried_key(edit)
        phases = (*solution.keys, *solution.tries) if tries else solution.keys
        return next((phase for phase in phases if is_carried(phase.move, wanted)), None)

    def is_kept_by(self, judged: Judgement, edit: Step | None) -> bool:
        """Return whether a position judged is sound by the same key, lines or answer."""
        if judged.finding:
            return judged.verdict is Verdict.SOUND and judged.finding == self.solution.finding
        if self.stipulation.has_lines:
            share = lines_share(self.lines, judged.lines, edit)
            return judged.verdict is Verdict.SOUND and share.before > 0 and share.is_whole
        return len(judged.keys) == 1 and is_carried(judged.key, self.carried_key(edit))

    def new_defects(self, position: Position) -> tuple[Defect, ...]:
        """Return what makes a position impossible, in a way in which the diagram is not."""
        found = illegal_defects(position, self.stipulation)
        return tuple(defect for defect in found if defect.fault not in self.faults)


def meant_of(solution: Solution) -> Intended:
    """Return how many solutions of help play and series edits are to keep.

    Those stated; where nothing is, all that there are. Of what is not sound nobody knows, and one
    is taken to be meant.
    """
    stated = solution.intended
    if stated.stated or solution.verdict is not Verdict.SOUND or not solution.lines:
        return stated
    return replace(stated, count=solution.solutions)


def usual_options(stipulation: Stipulation) -> SolveOptions:
    """Return what is looked for where nothing is requested: tries in mates in two only."""
    return SolveOptions(tries=stipulation.moves <= 2)


def whole_options(solution: Solution) -> SolveOptions:
    """Return what is looked for where nothing may be lost: all that a solution has."""
    return SolveOptions(tries=has_tries(solution))


def has_tries(solution: Solution) -> bool:
    """Return whether tries were looked for."""
    return solution.stage >= Stage.TRIES and not solution.stipulation.has_lines


def _themes_of(analysis: Analysis, tries: bool) -> tuple[Flag, ...]:
    """Return the themes shown, with or without what rests on tries."""
    from composer.analysis.themerules import themes_of

    solution, flags = analysis.solution, analysis.flags
    if not tries and has_tries(solution):
        bare = replace(solution, tries=(), stage=Stage.PLAY)
        flags = themes_of(Study.of(bare, analysis.study.meant))
    return tuple(flag for flag in flags if flag.grade is not Grade.ELEMENT)


def illegal_defects(position: Position, stipulation: Stipulation) -> list[Defect]:
    """Return the defects that are fatal or show that no game leads to a position."""
    return [
        defect
        for defect in defects_for(position, stipulation)
        if defect.severity >= Severity.ILLEGAL
    ]


def faults_of(position: Position, stipulation: Stipulation) -> frozenset[Fault]:
    """Return what makes a diagram impossible by the rules of its task."""
    return frozenset(defect.fault for defect in illegal_defects(position, stipulation))


def phase_of(solution: Solution, first: Move | None) -> Phase | None:
    """Return the key or try that begins with a move, if its play is known."""
    for phase in (*solution.keys, *solution.tries):
        if first is not None and phase.move is not None and same_move(phase.move, first):
            return phase
    return None


def same_move(a: Move, b: Move) -> bool:
    """Return whether two moves have the same squares and promotion."""
    return move_code(a) == move_code(b)


def _only_key(solution: Solution) -> Move | None:
    return solution.keys[0].move if len(solution.keys) == 1 else None


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What the full solver says of a position that an edit made.

    Attributes:
        solution: its solution.
        comparison: beside the one before; None if it is not sound, or the work was stopped.
    """

    solution: Solution
    comparison: Difference | None


def confirm(
    baseline: Baseline,
    edit: Step | None,
    position: Position,
    token: Token,
    session: Session,
    themes: bool = True,
    games: bool = True,
) -> Confirmed:
    """Solve a position in full and compare it; see `Confirmed.solution.complete`.

    Args:
        baseline: what it is compared with.
        edit: what made it; None for the diagram itself.
        position: the position.
        token: a token that stops the work.
        session: what solves have in common.
        themes: whether to look for themes; nothing is kept, gained or lost otherwise, nor where
            one is fairy chess and the other is not: other themes are looked for there.
        games: whether games are looked for that decide a right (see `SolveOptions`).
    """
    options = replace(baseline.options, games=games, intended=baseline.meant)
    solution = solve(position, baseline.stipulation, options, token, session)
    if solution.verdict is not Verdict.SOUND or not solution.complete:
        return Confirmed(solution, None)
    if solution.stipulation.has_lines:
        return Confirmed(solution, compare_lines(baseline, edit, solution, themes))
    if solution.stipulation.question is not None or solution.stipulation.after_key:
        found = compare_answers(baseline, solution.position, solution.finding)
        return Confirmed(solution, found)
    if len(solution.keys) > 1:
        return Confirmed(solution, _of_parts(baseline, edit, solution))
    phase = solution.keys[0]
    return Confirmed(solution, compare(baseline, edit, solution, phase, token, themes))


def compare_answers(baseline: Baseline, position: Position, finding: Sentence) -> Difference:
    """Compare what a sentence says whole: answers to a question about the past, holes after a key.

    Args:
        baseline: what it is compared with.
        position: the position after an edit.
        finding: what is found there.
    """
    men = len(position)
    return Difference(
        same_key=finding == baseline.solution.finding,
        finding=finding,
        men=men,
        men_saved=len(baseline.position) - men,
    )


def _of_parts(baseline: Baseline, edit: Step | None, solution: Solution) -> Difference:
    """Compare the keys where rights that exclude each other have one each, and no more."""
    before = {first_code(phase, edit) for phase in baseline.solution.keys}
    men = len(solution.position)
    return Difference(
        same_key=before == {first_code(phase) for phase in solution.keys},
        men=men,
        men_saved=len(baseline.position) - men,
        complete=False,
    )


def confirmations(
    baseline: Baseline,
    candidates: Iterable[tuple[_Each, Step | None, Position]],
    token: Token,
    session: Session,
) -> Iterator[tuple[_Each, Confirmed]]:
    """Confirm positions one by one, at last those of which only games decide a right that matters.

    Args:
        baseline: what they are compared with.
        candidates: each with what it is known by and what made it, the most wanted first.
        token: a token that stops the work.
        session: what solves have in common.
    """
    left: list[tuple[_Each, Step | None, Position]] = []
    for candidate in candidates:
        if token.cancelled:
            return
        name, edit, position = candidate
        found = confirm(baseline, edit, position, token, session, games=False)
        if found.solution.complete or token.cancelled:
            yield name, found
        else:
            left.append(candidate)
    for name, edit, position in left:
        if token.cancelled:
            return
        yield name, confirm(baseline, edit, position, token, session)


def compare_lines(
    baseline: Baseline, edit: Step | None, solution: Solution, themes: bool = True
) -> Difference:
    """Compare the lines of help play and series with those before an edit."""
    from composer.analysis.themerules import themes_of

    before = baseline.solution
    lines = lines_share(before.lines, solution.lines, edit)
    shown: Themes | None = None
    if themes and solution.is_fairy is before.is_fairy:
        shown = Themes.between(baseline.flags, themes_of(Study.of(solution)))
    men = len(solution.position)
    return Difference(
        same_key=lines.is_whole,
        lines=lines,
        set_lines=lines_share(before.set_lines, solution.set_lines, edit),
        themes=shown,
        men=men,
        men_saved=len(baseline.position) - men,
    )


def compare(
    baseline: Baseline,
    edit: Step | None,
    solution: Solution,
    phase: Phase,
    token: Token,
    themes: bool = True,
    virtual: bool = True,
) -> Difference | None:
    """Compare a solution, and the play of one of its keys, with what it was before an edit.

    Set play and the play after the key are followed to their end, of tries the first answers.

    None if the token was cancelled meanwhile.

    Args:
        baseline: the problem before.
        edit: the edit; None for none.
        solution: what there is after it.
        phase: the key whose play counts, of those of the solution.
        token: a token that stops the work.
        themes: whether to look for themes, too; not where one is fairy chess and the other not.
        virtual: whether set play was looked for, and is compared with that before, and tries.
    """
    before, men = baseline.solution, len(solution.position)
    found = Difference(
        same_key=is_carried(phase.move, baseline.carried_key(edit)),
        key=phase.move,
        coarser=baseline.key is not None and force(phase.move) > force(baseline.key),
        answers_mate=solution.stipulation.is_two_mover,
        men=men,
        men_saved=len(baseline.position) - men,
    )
    if baseline.phase is not None:
        play = PlayTree.of(baseline.phase, deep=True), PlayTree.of(phase, deep=True)
        found = with_play(found, *play, edit)
    if virtual:
        set_play = [PlayTree.of(each.set_play, deep=True) for each in (before, solution)]
        found = replace(found, set_play=set_share(set_play[0], set_play[1], edit))
    if virtual and has_tries(before) and has_tries(solution):
        most = baseline.options.refutations
        known, now = (
            [phase for phase in each.tries if len(phase.refutations) <= most]
            for each in (before, solution)
        )
        found = replace(found, tries=tries_share(known, now, edit))
    if not themes or solution.is_fairy is not before.is_fairy:
        return found
    shown = _themes_after(baseline, solution, phase, token)
    return None if shown is None else replace(found, themes=shown)


def _themes_after(
    baseline: Baseline, solution: Solution, phase: Phase, token: Token
) -> Themes | None:
    """Compare the themes shown by the play of a key; None if the token was cancelled."""
    from composer.analysis.themerules import rules_for

    study = Study.of(solution, phase.move)
    flags: list[Flag] = []
    for rule in rules_for(study):  # all of them together may take longer than one likes to wait
        if token.cancelled:
            return None
        flags += rule(study)
    return Themes.between(baseline.flags, flags, baseline.flags_whole)
