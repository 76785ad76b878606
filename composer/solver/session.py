# SPDX-License-Identifier: GPL-3.0-or-later
"""A session: which solver answers, and what it keeps from one solve to the next."""

from __future__ import annotations

import os
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from composer.problem.attacks import all_orthodox
from composer.problem.defects import has_kings
from composer.problem.goals import RARE_AIMS
from composer.problem.intended import ONE, Intended
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.task import is_game_by_other_rules
from composer.retro.compiled import compiled_module
from composer.retro.rightsbygames import Decisions
from composer.solver.afterkey import AfterKeySearch, general_after_key, kernel_after_key
from composer.solver.compiled import CompiledSearch, engine_module, kernel_module
from composer.solver.compiledlines import CompiledLines, plays_lines
from composer.solver.general.fairygames import FairyGameSearch
from composer.solver.general.search import general_search, general_set_play
from composer.solver.general.structured import structured_search
from composer.solver.judging import (
    CompiledJudge,
    CompiledLineJudge,
    DividedJudge,
    Judge,
    Judgement,
    PlayableJudge,
    SearchJudge,
    lines_to_judge,
)
from composer.solver.lawdefects import is_solvable_for, is_void
from composer.solver.laws import laws_of, with_men_of
from composer.solver.options import Token, Unsolvable, has_its_men, require_men, require_solved
from composer.solver.phases import Phase
from composer.solver.processes import shared_folder
from composer.solver.proofgames import ProofGameSearch, diagram_of, require_searched
from composer.solver.questions.answer import Judging
from composer.solver.questions.mateinone import may_be_other, other_moves
from composer.solver.reference.staged import reference_search
from composer.solver.rights.played import CHEAP, has_history, played_position
from composer.solver.stages import GENERAL, KERNEL, REFERENCE, Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from composer.studies.endings import Endings

TABLE_MEGABYTES = 64
_MOST_THREADS = 8


def backend() -> str:
    """Return which solver answers: `kernel` or `reference`.

    Raises:
        ImportError: the kernel is wanted by name, and was not built.
    """
    return REFERENCE if kernel_module() is None else KERNEL


def _new_endings() -> Endings:
    from composer.studies.endings import Endings  # loads python-chess

    return Endings()


@cache
def kept_endings() -> Endings:
    """Return the tables of this process: they take seconds, and are made once for all sessions.

    Processes that work for one program share them.
    """
    from composer.studies.endings import Endings
    from composer.studies.shared import SharedFolder

    folder = shared_folder()
    return Endings(shared=None if folder is None else SharedFolder(folder))


@cache
def _cores() -> int:
    """Return how many threads a long solve may use; the system takes its time to say."""
    return min(os.cpu_count() or 1, _MOST_THREADS)


class Session:
    """What solves one after the other have in common; several threads may share it.

    The compiled kernel remembers what it proved of the positions of longer problems: the same
    problem is then solved faster, and one that was edited so far as the same positions come about
    in it. The reference solver keeps nothing.
    """

    def __init__(
        self,
        table_megabytes: int = TABLE_MEGABYTES,
        threads: int = 0,
        endings: Callable[[], Endings] | None = None,
    ) -> None:
        """Begin a session; memory is taken when a solve first needs it.

        Args:
            table_megabytes: the most memory for what was proved.
            threads: how many threads a long solve may use; 0 for as many as there are cores,
                up to eight.
            endings: makes or finds tables of endings that outlive the session; none for its own.

        Raises:
            ImportError: the kernel is wanted by name, and was not built.
            ValueError: a number is out of range.
        """
        if not 0 <= threads <= 32:
            raise ValueError(f"expected 0 to 32 threads, got {threads}")
        module = kernel_module()
        self._kernel = None if module is None else module.Kernel(table_megabytes)
        self._lines = None if module is None else module.LineKernel(table_megabytes)
        self._threads = threads or _cores()
        self._find_endings = endings or _new_endings
        self._endings: Endings | None = None
        self._first = Lock()
        self.decisions = Decisions()

    @property
    def endings(self) -> Endings:
        """Tables of endings, made when they are first asked for."""
        with self._first:
            if self._endings is None:
                self._endings = self._find_endings()
            return self._endings

    @property
    def solver(self) -> str:
        """Which solver answers: `kernel` or `reference`."""
        return REFERENCE if self._kernel is None else KERNEL

    @property
    def threads(self) -> int:
        """How many threads a long piece of work may use."""
        return self._threads

    def close(self) -> None:
        """Give the memory back. Solves go on, and what they prove is kept no longer."""
        if self._kernel is not None:
            self._kernel.close()
        if self._lines is not None:
            self._lines.close()

    def plays(self, stipulation: Stipulation) -> bool:
        """Return whether the kernel plays a stipulation; for the rest there is the reference."""
        if stipulation.is_proof_game:
            return compiled_module("proofgames") is not None
        known = not stipulation.has_lines or plays_lines(stipulation)
        return self._kernel is not None and known

    def knows(self, position: Position, stipulation: Stipulation) -> bool:
        """Tell whether kernel and reference know a position: orthodox men, a king on each side."""
        if stipulation.structure is not None:
            return False
        if laws_of(stipulation.rules) is not None:
            return True
        if stipulation.rules.conditions or not all_orthodox(position.board):
            return False
        return has_kings(position) and stipulation.goal.aim not in RARE_AIMS

    def has_engine(self, position: Position, stipulation: Stipulation) -> bool:
        """Tell whether an engine is here that plays a position, if its rules are solved at all."""
        if stipulation.is_proof_game and not is_game_by_other_rules(position, stipulation):
            return self.plays(stipulation)
        return engine_module() is not None or self.knows(position, stipulation)

    def solver_of(self, position: Position, stipulation: Stipulation) -> str:
        """Return which solver answers a problem: one of the names in `stages`."""
        if is_game_by_other_rules(position, stipulation) or not self.knows(position, stipulation):
            return GENERAL
        return KERNEL if self.plays(stipulation) else REFERENCE

    def search(self, position: Position, stipulation: Stipulation, token: Token) -> Search:
        """Return a search for the solution of a problem.

        Raises:
            Unsolvable: the position has a fatal defect.
            UnsupportedStipulation: the rules have no such men; or only the compiled engine plays
                them, and it was not built.
        """
        require_men(position, stipulation)
        if is_void(position, stipulation.rules):
            raise Unsolvable
        if stipulation.is_proof_game:
            return self._proof_games(position, stipulation, token)
        if stipulation.after_key:
            return self._after_key(position, stipulation, token)
        if not self.knows(position, stipulation):
            structured = stipulation.structure is not None
            search = structured_search if structured else general_search
            return search(position, stipulation, token)
        if self._lines is not None and plays_lines(stipulation):
            return CompiledLines(self._lines, position, stipulation, token, self._threads)
        if self._kernel is None or not self.plays(stipulation):
            return reference_search(position, stipulation, token)
        return CompiledSearch(self._kernel, position, stipulation, token, self._threads)

    def _after_key(
        self, position: Position, stipulation: Stipulation, token: Token
    ) -> AfterKeySearch:
        if not is_solvable_for(position, stipulation):
            raise Unsolvable
        if self._kernel is not None and self.knows(position, stipulation):
            return kernel_after_key(self._kernel, position, stipulation, token)
        return general_after_key(position, stipulation, token)

    def _proof_games(
        self, position: Position, stipulation: Stipulation, token: Token
    ) -> ProofGameSearch:
        if not is_solvable_for(position, stipulation):
            raise Unsolvable
        require_searched(position, stipulation)
        if is_game_by_other_rules(position, stipulation):
            return FairyGameSearch(position, stipulation, token)
        return ProofGameSearch(position, stipulation, token)

    def set_play_in_check(
        self, position: Position, stipulation: Stipulation, token: Token
    ) -> Phase | None:
        """Return the set play where the side that would begin it is in check in the diagram.

        Such a position cannot be solved, but fairy problems' set play is given all the same, as
        the reference program does. There is none of orthodox ones, nor where there are lines.
        """
        if self.knows(position, stipulation) or stipulation.has_lines:
            return None
        return general_set_play(position, stipulation, token)

    def judge(
        self,
        stipulation: Stipulation,
        token: Token,
        intended: Intended = ONE,
        most_lines: int = 0,
        *,
        retro: bool = True,
        turn: bool = True,
    ) -> Judge:
        """Return a judge of many positions by their keys or lines, for one thread.

        Castling and en passant are those of `played_position`, so far as that is quickly proved;
        where what proves it was not built, positions with such rights are left undecided.

        Args:
            stipulation: the task.
            token: stops the work.
            intended: how many lines are meant.
            most_lines: after how many lines to stop, which is sooner known where only the
                verdict matters (one more than meant will do); 0 for `MOST_JUDGED` at least.
            retro: whether what history proves of castling and en passant counts.
            turn: whether what it proves of the side to move counts.

        Raises:
            UnsupportedStipulation: the stipulation is not solved here.
        """
        require_solved(stipulation)
        if stipulation.question is not None:
            from composer.solver.questions.solving import QuestionJudge  # few ask of the past

            return QuestionJudge(stipulation, self.judging_after(token), token, Token())
        others = SearchJudge(stipulation, token, self.search, intended, most_lines)
        known = self._compiled_judge(stipulation, token, intended, most_lines)
        judge: Judge = others
        if known is not None:
            judge = DividedJudge(known, others, lambda position: self.knows(position, stipulation))

        def played(position: Position) -> tuple[Position, ...]:
            position = diagram_of(with_men_of(position, stipulation.rules), stipulation)
            if not (has_its_men(position, stipulation) and self.has_engine(position, stipulation)):
                return ()
            if is_void(position, stipulation.rules):
                raise Unsolvable
            if not retro:
                return (position,)
            if turn and (
                other_moves(position, stipulation, token) is not None
                or may_be_other(position, stipulation, token) is not None
            ):
                return ()  # `solve` tells what is played then
            if has_history(position, stipulation) and compiled_module("rights") is None:
                return ()  # the convention alone is no verdict
            parts = played_position(position, stipulation, CHEAP, token).parts
            if any(part.justified_by for part in parts):  # what is justified only play can tell
                return ()
            return tuple(part.position for part in parts)

        return PlayableJudge(judge, played)

    def judging_after(self, token: Token) -> Judging:
        """Return what judges the play after moves were taken back."""

        def judging(asked: Stipulation, positions: list[Position]) -> list[Judgement]:
            return self.judge(asked, token, turn=False).judge(positions)

        return judging

    def _compiled_judge(
        self, stipulation: Stipulation, token: Token, intended: Intended, most_lines: int
    ) -> Judge | None:
        """Return the kernel's judge; None where there is none."""
        module = kernel_module()
        laws = laws_of(stipulation.rules)
        if stipulation.goal.aim in RARE_AIMS or stipulation.structure is not None:
            return None
        if stipulation.after_key:
            return None
        if self._lines is not None and module is not None and plays_lines(stipulation):
            most = most_lines or lines_to_judge(intended)
            lines = module.LineJudge(self._lines, stipulation, token.flag, most, laws)
            return CompiledLineJudge(lines, stipulation, intended)
        if self._kernel is None or module is None or stipulation.has_lines:
            return None
        asked = stipulation
        judge = module.Judge(
            self._kernel, asked.moves, asked.goal, token.flag, asked.play.value, asked.exact, laws
        )
        return CompiledJudge(judge, stipulation.moves)
