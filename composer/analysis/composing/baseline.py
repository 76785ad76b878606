# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem as it stands, and what an edit keeps, gains and loses of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from composer.analysis.board import board_of
from composer.analysis.composing.edit import Step
from composer.analysis.composing.linekept import lines_kept
from composer.analysis.phaseplay import (
    KEY,
    TRY,
    Code,
    PhasePlay,
    code_of,
    move_code,
    origin_of,
    promotion_of,
    target_of,
)
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.defects import Defect, Fault, Severity
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.problem.stipulation import Stipulation
from composer.solver.judging import Judgement
from composer.solver.lawdefects import defects_for
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solve

_Each = TypeVar("_Each")
Mates = frozenset[Code]
Carried = tuple[Square, Square, Kind | None]
"""The origin, target and promotion of a move."""


@dataclass(frozen=True, slots=True)
class KeyPlay:
    """What answers each defence after the key; defences and mates by their numbers.

    Attributes:
        answers: the defences that parry, with what answers them.
        duals: those full defences that have more than one answer.
        mates: the answers that stand alone after a full defence.
        threats: the threats.
    """

    answers: Mapping[Code, Mates]
    duals: frozenset[Code]
    mates: Mates
    threats: Mates

    @classmethod
    def of(cls, phase: Phase, position: Position) -> KeyPlay:
        """Lay out the play after a first move."""
        return cls.of_play(PhasePlay(KEY, phase, board_of(position)))

    @classmethod
    def of_play(cls, play: PhasePlay) -> KeyPlay:
        """Take over play that is laid out already."""
        return cls(
            answers={a.code: frozenset(a.mates) for a in play.answers.values() if a.effective},
            duals=frozenset(a.code for a in play.full if a.mates and not a.unique),
            mates=frozenset(play.defences_of),
            threats=frozenset(play.threats),
        )


@dataclass(frozen=True, slots=True)
class Baseline:
    """What edits are compared with.

    Attributes:
        position: the diagram.
        stipulation: the task.
        solution: its solution.
        key: the key to keep: the only one, or the one that the composer means.
        play: the play after that key; None where it is not known.
        flags: the themes shown, mere elements left aside.
        faults: what makes the diagram impossible already, if anything.
        options: what is looked for when an edit is confirmed.
        lines: of help play and series, the solutions to keep: those of a sound problem, or those
            that the composer means.
    """

    position: Position
    stipulation: Stipulation
    solution: Solution
    key: Move | None
    play: KeyPlay | None
    flags: tuple[Flag, ...]
    faults: frozenset[Fault]
    options: SolveOptions
    lines: tuple[Line, ...] = ()

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
                mates in two only, if not given.
            lines: the solutions of help play that the composer means, of too many; those of a
                sound problem are meant anyway.
        """
        solution = analysis.solution
        key = intended if intended is not None else _only_key(solution)
        phase = phase_of(solution, key)
        return cls(
            position=solution.position,
            stipulation=solution.stipulation,
            solution=solution,
            key=key,
            play=None if phase is None else KeyPlay.of(phase, solution.position),
            flags=tuple(flag for flag in analysis.flags if flag.grade is not Grade.ELEMENT),
            faults=faults_of(solution.position, solution.stipulation),
            options=options or usual_options(solution.stipulation),
            lines=solution.lines if solution.verdict is Verdict.SOUND else lines,
        )

    def carried_key(self, edit: Step | None) -> Carried | None:
        """Return the squares and promotion of the key after an edit; None if its man is gone."""
        return None if self.key is None else carried_move(self.key, edit)

    def kept_phase(self, solution: Solution, edit: Step, tries: bool = False) -> Phase | None:
        """Return the key, or if asked the try, that the key has become after an edit."""
        wanted = self.carried_key(edit)
        phases = (*solution.keys, *solution.tries) if tries else solution.keys
        return next((phase for phase in phases if is_carried(phase.move, wanted)), None)

    def is_kept_by(self, judged: Judgement, edit: Step | None) -> bool:
        """Return whether a position judged is sound by the same key, or by just the same lines."""
        if self.stipulation.has_lines:
            kept = lines_kept(self.lines, judged.lines, edit)
            return judged.verdict is Verdict.SOUND and 0 < len(self.lines) == kept
        return is_carried(judged.key, self.carried_key(edit))

    def new_defects(self, position: Position) -> tuple[Defect, ...]:
        """Return what makes a position impossible, in a way in which the diagram is not."""
        found = illegal_defects(position, self.stipulation)
        return tuple(defect for defect in found if defect.fault not in self.faults)


def usual_options(stipulation: Stipulation) -> SolveOptions:
    """Return what is looked for where nothing is requested: tries in mates in two only."""
    return SolveOptions(tries=stipulation.moves <= 2)


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


def carried_move(move: Move, edit: Step | None) -> Carried | None:
    """Return the squares and promotion of a move after an edit; None if it cannot be there."""
    if edit is None:
        return move.origin, move.target, move.promotion
    origin, target = edit.carried(move.origin), edit.place(move.target)
    if origin is None or target is None or origin == target:
        return None
    return origin, target, move.promotion


def carried_code(code: Code, edit: Step | None) -> Code:
    """Return the number of a move after an edit; 0 if it cannot be there."""
    if edit is None:
        return code
    origin, target = edit.carried(origin_of(code)), edit.place(target_of(code))
    if origin is None or target is None:
        return 0
    promotion = promotion_of(code)
    return code_of(origin, target, Kind(promotion) if promotion else None)


def is_carried(move: Move | None, wanted: Carried | None) -> bool:
    """Return whether a move has the squares and promotion wanted."""
    return move is not None and (move.origin, move.target, move.promotion) == wanted


def is_among(moves: Iterable[Move], wanted: Carried | None) -> bool:
    """Return whether one of some moves has the squares and promotion wanted."""
    return any(is_carried(move, wanted) for move in moves)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A sound position beside the one it was made from.

    Attributes:
        same_key: whether the key is the same man's move to the same square.
        kept: the ids of the themes that are still shown.
        gained: the themes shown that were not; elements left aside, as in the next.
        lost: the themes no longer shown.
        defences: the defences that parried after the key.
        unchanged: how many of these are answered exactly as before.
        mates: the different mates that stood alone.
        mates_kept: how many of these still do.
        mates_new: the different mates standing alone that are new.
        duals_before: the full defences with a dual before.
        duals: those after the edit.
        men: the men on the board after the edit.
        men_saved: how many fewer that is; negative if there are more.
        key: the key.
        coarser: whether the key captures or checks now, and did not.
        lines: of help play and series, how many solutions there were; `same_key` then says that
            they are the same.
        lines_kept: how many of them there still are.
    """

    same_key: bool
    kept: tuple[str, ...] = ()
    gained: tuple[Flag, ...] = ()
    lost: tuple[Flag, ...] = ()
    defences: int = 0
    unchanged: int = 0
    mates: int = 0
    mates_kept: int = 0
    mates_new: int = 0
    duals_before: int = 0
    duals: int = 0
    men: int = 0
    men_saved: int = 0
    key: Move | None = None
    coarser: bool = False
    lines: int = 0
    lines_kept: int = 0

    @property
    def keeps_all(self) -> bool:
        """Whether the key is the same and no theme is lost."""
        return self.same_key and not self.lost

    @property
    def same_play(self) -> bool:
        """Whether the key, and after it all defences and mates, are as before."""
        all_the_same = self.unchanged == self.defences and not self.mates_new
        return self.same_key and all_the_same and self.duals == self.duals_before

    @property
    def duals_fewer(self) -> int:
        """How many duals are gone; negative if there are more."""
        return self.duals_before - self.duals


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What the full solver says of a position that an edit made.

    Attributes:
        solution: its solution.
        comparison: beside the one before; None if it is not sound, or the work was stopped.
    """

    solution: Solution
    comparison: Comparison | None


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
            there are fairy men before or after: the themes of mates are those of orthodox chess.
        games: whether games are looked for that decide a right (see `SolveOptions`).
    """
    options = replace(baseline.options, games=games)
    if baseline.stipulation.has_lines:
        options = replace(options, intended=baseline.solution.intended)
    solution = solve(position, baseline.stipulation, options, token, session)
    if solution.verdict is not Verdict.SOUND or not solution.complete:
        return Confirmed(solution, None)
    if solution.stipulation.has_lines:
        return Confirmed(solution, _compare_lines(baseline, edit, solution, themes))
    phase = solution.keys[0]
    return Confirmed(solution, compare(baseline, edit, solution, phase, token, themes))


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


def _compare_lines(
    baseline: Baseline, edit: Step | None, solution: Solution, themes: bool
) -> Comparison:
    """Compare the lines of a sound position with those before an edit."""
    from composer.analysis.themerules import themes_over

    before, now = baseline.solution.lines, solution.lines
    kept = lines_kept(before, now, edit)
    men = len(solution.position)
    found = Comparison(
        same_key=kept == len(before) == len(now),
        men=men,
        men_saved=len(baseline.position) - men,
        lines=len(before),
        lines_kept=kept,
    )
    return _with_themes(found, baseline, themes_over((Study.of(solution),))) if themes else found


def compare(
    baseline: Baseline,
    edit: Step | None,
    solution: Solution,
    phase: Phase,
    token: Token,
    themes: bool = True,
) -> Comparison | None:
    """Compare a solution, and the play of one of its keys, with what it was before an edit.

    None if the token was cancelled meanwhile.
    """
    from composer.analysis.themerules import rules_for

    study = Study.of(solution)
    if study.is_two_mover and study.key is not None and study.key.source is phase:
        play = KeyPlay.of_play(study.key)
    else:
        play = KeyPlay.of(phase, solution.position)
    men = len(solution.position)
    found = Comparison(
        same_key=is_carried(phase.move, baseline.carried_key(edit)),
        mates_new=len(play.mates),
        duals=len(play.duals),
        men=men,
        men_saved=len(baseline.position) - men,
        key=phase.move,
        coarser=baseline.key is not None and _force(phase.move) > _force(baseline.key),
    )
    if baseline.play is not None:
        found = _with_play(found, baseline.play, play, edit)
    if not themes or solution.is_fairy or baseline.solution.is_fairy:
        return found
    if solution.stage < Stage.TRIES:  # then those that rest on tries were not looked for
        seen = (flag for flag in baseline.flags if flag.phase not in (TRY, PHASES))
        baseline = replace(baseline, flags=tuple(seen))
    flags: list[Flag] = []
    for rule in rules_for(study):  # all of them together may take longer than one likes to wait
        if token.cancelled:
            return None
        flags += rule(study)
    return _with_themes(found, baseline, flags)


def _force(move: Move | None) -> int:
    """Return how coarse a first move is: quiet, a capture, a check, both."""
    if move is None:
        return 0
    return 2 * (move.mark is not Mark.NONE) + (move.capture is not None or move.en_passant)


def _with_play(found: Comparison, before: KeyPlay, now: KeyPlay, edit: Step | None) -> Comparison:
    unchanged = sum(
        now.answers.get(carried_code(defence, edit)) == _carried(mates, edit)
        for defence, mates in before.answers.items()
    )
    old = _carried(before.mates, edit)
    return replace(
        found,
        defences=len(before.answers),
        unchanged=unchanged,
        mates=len(before.mates),
        mates_kept=len(old & now.mates),
        mates_new=len(now.mates - old),
        duals_before=len(before.duals),
    )


def _carried(codes: Mates, edit: Step | None) -> Mates:
    return codes if edit is None else frozenset(carried_code(code, edit) for code in codes)


def _with_themes(found: Comparison, baseline: Baseline, flags: Iterable[Flag]) -> Comparison:
    old = {flag.id: flag for flag in baseline.flags}
    new = {flag.id: flag for flag in flags if flag.grade is not Grade.ELEMENT}
    return replace(
        found,
        kept=tuple(name for name in old if name in new),
        gained=tuple(flag for name, flag in new.items() if name not in old),
        lost=tuple(flag for name, flag in old.items() if name not in new),
    )
