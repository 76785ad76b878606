# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver's front door: `solve` for the whole answer, `solving` for it stage by stage."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from composer.problem.conventions import Convention
from composer.problem.defects import Fault
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.intended import UNSTATED, Intended
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position
from composer.problem.setplay import no_set_play
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_task
from composer.problem.stipulations.play import Play
from composer.problem.task import intended_solutions, unless_stated
from composer.said.sentence import NOTHING, Sentence, said
from composer.solver.afterkey import after_key_message, after_key_verdict
from composer.solver.conditions.table import (
    Pair,
    differs_from_popeye,
    unsolved_sentence,
    untried_men,
    untried_pairs,
)
from composer.solver.general.structureverdict import structure_message, structure_verdict
from composer.solver.general.untried import not_certain
from composer.solver.lawdefects import fatal_for
from composer.solver.laws import with_men_of
from composer.solver.lines import ends_forced, solutions_in
from composer.solver.lineverdict import (
    line_message_of,
    line_verdict_of,
)
from composer.solver.options import (
    Cancelled,
    SolveOptions,
    Token,
    TooManyMoves,
    Unsolvable,
    UnsupportedStipulation,
    require_men,
    require_solved,
)
from composer.solver.proofgames import diagram_of, require_searched
from composer.solver.proofverdict import proof_message_of, proof_verdict_of
from composer.solver.questions.mateinone import (
    OtherMoves,
    depending_on_turn,
    may_be_other,
    other_moves,
    verdict_of_other,
)
from composer.solver.rights.openrights import (
    ONE_BY_ONE,
    OpenRight,
    dependent,
    depending,
    open_rights,
    were_all_turned,
)
from composer.solver.rights.parts import together
from composer.solver.rights.played import Played, PlayedPart, by_strategy, played_position
from composer.solver.rights.strategy import StrategicSearch
from composer.solver.session import Session, backend
from composer.solver.solution import Solution, SolutionPart, Stage, Verdict
from composer.solver.stages import KERNEL, Found, Search
from composer.solver.verdict import (
    invalid_message,
    message_of,
    must_end_message,
    phases_verdict,
)

__all__ = ["Solvable", "backend", "solve", "solve_keys", "solving"]

Solvable = str | Position | Problem
_UNSOLVED: Final = (Verdict.NO_SOLUTION, Verdict.UNDECIDED, Verdict.INVALID)

_TOO_MANY: Final = said("not solved: by these conditions together a position has too many moves")


def solve(
    what: Solvable,
    stipulation: str | Stipulation | None = None,
    options: SolveOptions | None = None,
    cancel: Token | None = None,
    session: Session | None = None,
) -> Solution:
    """Solve a position and return the whole answer.

    Args:
        what: a FEN, a position, or a problem (which has its own stipulation).
        stipulation: the task; the problem's own or `#2` if not given.
        options: what to find besides the keys.
        cancel: a token that stops the work; the answer is then not `complete`.
        session: what is kept from one solve to the next; nothing if not given.

    Raises:
        FenError: the FEN cannot be read.
        StipulationError: the stipulation cannot be read.
        UnsupportedStipulation: the stipulation is not solved here.
    """
    *_, last = _answers(what, stipulation, options, cancel, session, only_last=True)
    return last


def solve_keys(
    what: Solvable,
    stipulation: str | Stipulation | None = None,
    cancel: Token | None = None,
    session: Session | None = None,
    *,
    retro: bool = True,
    decide: bool = True,
) -> Solution:
    """Find the keys and the verdict only: the quickest answer, for thousands of positions.

    The answer's stage is `KEYS` (if the token was not cancelled) and the keys are bare, without
    their play. Arguments and faults are those of `solve`; `retro` and `decide` are those of
    `SolveOptions`.
    """
    options = SolveOptions(tries=False, set_play=False, retro=retro, decide=decide, untried=False)
    stages = solving(what, stipulation, options, cancel, session)
    for solution in stages:
        if solution.stage >= Stage.KEYS:
            break
    return solution


def solving(
    what: Solvable,
    stipulation: str | Stipulation | None = None,
    options: SolveOptions | None = None,
    cancel: Token | None = None,
    session: Session | None = None,
) -> Iterator[Solution]:
    """Solve a position and yield the answer, more complete at each stage.

    The first answers may hold only progress; the last is `complete` unless the token was
    cancelled. Arguments and faults are those of `solve`; faults are raised at once, not on
    the first step.
    """
    return _answers(what, stipulation, options, cancel, session, only_last=False)


def _answers(
    what: Solvable,
    stipulation: str | Stipulation | None,
    options: SolveOptions | None,
    cancel: Token | None,
    session: Session | None,
    only_last: bool,
) -> Iterator[Solution]:
    position, task = _task_of(what, stipulation)
    wanted = options or SolveOptions()
    if wanted.intended is None and stipulation is None and isinstance(what, Problem):
        wanted = replace(wanted, intended=intended_solutions(what))
    conditions = task.rules.conditions
    untried = (*untried_pairs(conditions), *untried_men(position.board, conditions))
    if not untried:
        return _answers_of(position, task, wanted, cancel, session, only_last)
    may = wanted.apart or (wanted.untried and not any(map(differs_from_popeye, untried)))
    allowed = replace(task, rules=replace(task.rules, untried=may))
    found = _answers_of(position, allowed, wanted, cancel, session, only_last)
    return _uncertain(found, task, untried)


def _uncertain(
    found: Iterator[Solution], task: Stipulation, untried: Sequence[Pair]
) -> Iterator[Solution]:
    """Yield answers as what they are; conditions together may make more moves than there is room.

    Raises:
        UnsupportedStipulation: they do.
    """
    try:
        for answer in found:
            yield not_certain(replace(answer, stipulation=task), untried)
    except TooManyMoves:
        raise UnsupportedStipulation(_TOO_MANY) from None


def _answers_of(
    position: Position,
    task: Stipulation,
    wanted: SolveOptions,
    cancel: Token | None,
    session: Session | None,
    only_last: bool,
) -> Iterator[Solution]:
    if task.claim is not None:
        return _claimed(position, task, wanted, cancel or Token(), session or Session())
    require_solved(task)
    if task.question is not None:
        from composer.solver.questions.solving import require_asked  # few problems ask of the past

        require_asked(position, task)
        return _asked(position, task, cancel or Token(), session, wanted.intended or UNSTATED)
    require_men(position, task)
    if task.is_proof_game:
        require_searched(position, task)
    if task.after_key:
        wanted = replace(wanted, retro=False)  # the move before is no secret: it was the key
    if task.exact:
        wanted = replace(wanted, exact=True)
    if task.play is Play.DIRECT and task.moves == 1:
        wanted = replace(wanted, tries=False)  # a move that misses the goal is none
    if wanted.retro and (other := other_moves(position, task, cancel)) is not None:
        return iter((_by_other(position, task, other),))
    work = _Solve(position, task, wanted, cancel or Token(), session or Session())
    stages = work.stages(only_last) if session is not None else work.stages_alone(only_last)
    open_turn = may_be_other(position, task, cancel) if wanted.retro and wanted.decide else None
    return stages if open_turn is None else _depending_on_turn(stages, open_turn)


def _claimed(
    position: Position, task: Stipulation, wanted: SolveOptions, token: Token, session: Session
) -> Iterator[Solution]:
    """Return what tables know of a study."""
    from composer.solver.questions.claimed import claimed

    unsolved = unsolved_sentence(task.rules)
    if unsolved:
        raise UnsupportedStipulation(unsolved)
    return iter((claimed(position, task, wanted, token, session.endings),))


def _by_other(position: Position, task: Stipulation, other: OtherMoves) -> Solution:
    """Return the answer where it is proved that the other side has the move."""
    verdict, finding = verdict_of_other(other)
    turned = set_turn(position, other.side)
    return Solution(
        turned,
        task,
        verdict,
        finding,
        stage=Stage.TRIES,
        complete=True,
        solver=KERNEL,
        answers=other.told,
    )


def _depending_on_turn(stages: Iterator[Solution], other: OtherMoves) -> Iterator[Solution]:
    """Yield answers as they are where it is open which of the sides has the move."""
    for solution in stages:
        if solution.verdict in (Verdict.UNDECIDED, Verdict.INVALID):
            yield solution
            continue
        finding = depending_on_turn(solution.position.turn, solution.finding, other)
        yield replace(solution, verdict=Verdict.DEPENDS, finding=finding)


def _asked(
    position: Position,
    task: Stipulation,
    token: Token,
    session: Session | None,
    intended: Intended,
) -> Iterator[Solution]:
    """Yield the answer to a question about the past of the diagram."""
    position = asked_position(position, task)
    from composer.solver.questions.solving import answered, stands_as_set

    if stands_as_set(task) and (defects := fatal_for(position, task)):
        finding = invalid_message(defects)
        yield Solution(position, task, Verdict.INVALID, finding, complete=True, solver=KERNEL)
        return
    own = session or Session()
    try:
        yield answered(position, task, own.judging_after(token), token, intended)
    finally:
        if session is None:
            own.close()


def _task_of(what: Solvable, stipulation: str | Stipulation | None) -> tuple[Position, Stipulation]:
    if isinstance(what, Problem):
        position, own = what.position, what.stipulation
    else:
        position = parse_fen(what) if isinstance(what, str) else what
        own = TWO_MOVER
    asked = own if stipulation is None else stipulation
    if isinstance(asked, str):
        asked = parse_task(asked)
    return diagram_of(with_men_of(position, asked.rules), asked), asked


class _Solve:
    """One solve under way: runs the search stage by stage and words what it finds."""

    def __init__(
        self,
        position: Position,
        stipulation: Stipulation,
        options: SolveOptions,
        token: Token,
        session: Session,
    ) -> None:
        self._options = options
        self._token = token
        self._session = session
        self._started = time.perf_counter()
        self._solver = session.solver
        self._part = PlayedPart(position)
        self._open: tuple[OpenRight, ...] = ()  # while there are, no verdict is certain
        self._answer = Solution(
            position,
            stipulation,
            Verdict.UNDECIDED,
            NOTHING,
            solver=session.solver,
            intended=options.intended or unless_stated(stipulation),
            no_set_play=no_set_play(stipulation, options.set_play),
        )

    def stages(self, only_last: bool) -> Iterator[Solution]:
        """Yield the answers, the last one of which is the most complete, or that one only."""
        position, stipulation = self._answer.position, self._answer.stipulation
        if self._options.retro:
            played = played_position(position, stipulation, token=self._token)
            if played.alone is None:
                yield from self._by_parts(played, only_last)
                return
            self._begin(played)
            if self._options.decide:
                self._open = open_rights(played)
        try:
            search = self._search()
        except Unsolvable:
            yield self._invalid()
            return
        self._solver = search.solver
        found: Found | None = None
        try:
            for found in search.find(self._options):
                if self._open and found.stage >= Stage.KEYS:
                    depending = self._depending(found, search.nodes)
                    if depending is not None:
                        yield depending
                        return
                if not only_last:
                    yield self._worded(found, search.nodes)
        except Cancelled:
            if only_last and found is not None:
                self._worded(found, search.nodes)
            yield self._timed(search.nodes)
            return
        if only_last and found is not None:
            yield self._worded(found, search.nodes)

    def _depending(self, found: Found, nodes: int) -> Solution | None:
        """Return the answer if a right that is not decided makes another; None if none does.

        Raises:
            Cancelled: it was not found out, or only games would tell, and none are wanted.
        """
        rights, self._open = self._open, ()
        usual = self._worded(found, nodes)
        games = self._session.decisions if self._options.games else None
        as_played = replace(usual, position=self._part.position)  # what was proved stays proved
        turned = dependent(as_played, rights, self._with_rights, self._token, games)
        others = tuple(turned if games is not None else islice(turned, 1))
        if self._token.cancelled or (others and games is None):
            self._open = rights
            self._worded(found, nodes)
            raise Cancelled
        if not others:
            if not were_all_turned(rights):
                self._answer = replace(self._answer, reasons=(*usual.reasons, ONE_BY_ONE))
            return None
        parts = tuple(
            replace(other, part=replace(other.part, solution=self._in_full(other.part.solution)))
            for other in others
        )
        _, finding = self._judged_as_played(found)  # without what was proved of other rights
        alone = replace(
            usual, position=self._part.position, finding=finding, reasons=(), played=None
        )
        whole = depending(usual, self._in_full(alone), parts)
        return replace(whole, complete=not self._token.cancelled)

    def _in_full(self, solution: Solution) -> Solution:
        """Return one of several answers with all that is wanted of it, unless that is stopped."""
        if not (self._options.tries or self._options.set_play):
            return solution
        options, asked = replace(self._options, retro=False), solution.stipulation
        work = _Solve(solution.position, asked, options, self._token, self._session)
        *_, whole = work.stages(only_last=True)
        is_cut = whole.lines_cut or whole.set_lines_cut
        return whole if whole.complete or is_cut else solution

    def _with_rights(self, position: Position) -> Solution:
        """Return the keys or lines of the same task where rights are turned round."""
        options = replace(self._options, tries=False, set_play=False, retro=False)
        asked, token = self._answer.stipulation, self._token
        work = _Solve(position, asked, options, token, self._session)
        for solution in work.stages(only_last=False):
            if solution.stage >= Stage.KEYS or solution.verdict is Verdict.INVALID:
                break
        return solution

    def _begin(self, played: Played) -> None:
        """Take the only position that is to be solved, with what was proved of it."""
        self._part = played.parts[0]
        alone = self._part.position
        self._answer = replace(
            self._answer,
            reasons=played.reasons,
            played=None if alone == self._answer.position else alone,
        )

    def _search(self) -> Search:
        """Return the search for the position that is played.

        Raises:
            Unsolvable: the position has a fatal defect.
        """
        asked, token = self._answer.stipulation, self._token
        search = self._session.search(self._part.position, asked, token)
        if self._part.is_plain:
            return search
        return StrategicSearch(
            search, self._part, asked, lambda position: self._session.search(position, asked, token)
        )

    def _by_parts(self, played: Played, only_last: bool) -> Iterator[Solution]:
        """Yield the answers where there are parts, each of which is solved by itself.

        Where castlings alone make parts and one of them has no solution, retro strategy holds
        (Codex, article 16); if that has none either, the parts stand.
        """
        parts: list[SolutionPart] = []
        options = replace(self._options, retro=False)
        asked = self._answer.stipulation
        for part in played.parts:
            work = _Solve(part.position, asked, options, self._token, self._session)
            *_, solution = work.stages(only_last=True)
            parts.append(SolutionPart(part.case, solution))
            if len(parts) < len(played.parts) and not only_last:
                yield together(self._answer, tuple(parts), played.reasons, whole=False)
        whole = together(self._answer, tuple(parts), played.reasons, whole=True)
        codex = asked.convention is Convention.CODEX
        if whole.verdict is Verdict.NO_SOLUTION and played.by_castlings and codex:
            strategic = by_strategy(played, self._answer.position, asked)
            work = _Solve(self._answer.position, asked, options, self._token, self._session)
            work._begin(strategic)
            *_, answer = work.stages(only_last=True)
            whole = whole if answer.verdict in _UNSOLVED else answer
        yield whole

    def stages_alone(self, only_last: bool) -> Iterator[Solution]:
        """Yield the answers, and keep nothing for other solves."""
        try:
            yield from self.stages(only_last)
        finally:
            self._session.close()

    def _invalid(self) -> Solution:
        position, stipulation = self._answer.position, self._answer.stipulation
        defects = fatal_for(position, stipulation)
        set_play = None
        if self._options.set_play and all(d.fault is Fault.KING_EN_PRISE for d in defects):
            set_play = self._session.set_play_in_check(position, stipulation, self._token)
        return replace(
            self._answer,
            verdict=Verdict.INVALID,
            finding=invalid_message(defects),
            reasons=(),
            set_play=set_play,
            complete=True,
        )

    def _worded(self, found: Found, nodes: int) -> Solution:
        position, stipulation = self._answer.position, self._answer.stipulation
        verdict, finding = self._judged(found)
        self._answer = Solution(
            position=position,
            stipulation=stipulation,
            verdict=verdict,
            finding=finding,
            stage=found.stage,
            complete=found.complete,
            set_play=found.set_play,
            tries=found.tries,
            keys=found.keys,
            nodes=nodes,
            seconds=time.perf_counter() - self._started,
            solver=self._solver,
            first_moves=found.first_moves,
            first_moves_done=found.first_moves_done,
            lines=found.lines,
            set_lines=found.set_lines,
            no_set_play=self._answer.no_set_play,
            intended=self._answer.intended,
            lines_cut=found.lines_cut,
            games=found.solutions if stipulation.is_proof_game else None,
            set_lines_cut=found.set_lines_cut,
            must_end=found.must_end,
            shorter=found.shorter,
            reasons=self._answer.reasons,
            played=self._answer.played,
        )
        return self._answer

    def _judged(self, found: Found) -> tuple[Verdict, Sentence]:
        """Return the verdict on what was found, and its sentence."""
        verdict, message = self._judged_as_played(found)
        if not self._open or verdict is Verdict.UNDECIDED:
            return verdict, message
        return Verdict.UNDECIDED, said("Not finished: what history proves is looked for")

    def _judged_as_played(self, found: Found) -> tuple[Verdict, Sentence]:
        """Return the same with the rights that are played, as if they were certain."""
        position, stipulation = self._answer.position, self._answer.stipulation
        if stipulation.is_proof_game:
            intended = self._answer.intended
            verdict = proof_verdict_of(found, stipulation, intended)
            return verdict, proof_message_of(verdict, found, stipulation, intended)
        if stipulation.structure is not None:
            has_lines = stipulation.has_lines
            answer = found.searched_lines if has_lines else found.searched_keys
            return structure_verdict(answer), structure_message(answer, has_lines)
        if stipulation.after_key:
            verdict = after_key_verdict(found, stipulation)
            return verdict, after_key_message(found, stipulation)
        if stipulation.has_lines:
            intended, lines = self._answer.intended, found.searched_lines
            number = found.solutions
            if number is None or not ends_forced(stipulation):
                number = solutions_in(found.lines, stipulation)
            verdict = line_verdict_of(lines, stipulation, intended, number)
            return verdict, line_message_of(verdict, lines, stipulation, intended, number)
        if found.must_end:
            return Verdict.NO_SOLUTION, must_end_message(stipulation.goal, position.turn)
        verdict = phases_verdict(stipulation, found.searched_keys)
        progress = (found.first_moves_done, found.first_moves)
        return verdict, message_of(verdict, found.keys, stipulation, position.turn, progress)

    def _timed(self, nodes: int) -> Solution:
        """Return the last answer, as the one that the work stopped at."""
        if not self._answer.finding:
            return self._worded(Found(), nodes)
        seconds = time.perf_counter() - self._started
        return replace(self._answer, nodes=nodes, seconds=seconds)
