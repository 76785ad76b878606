# SPDX-License-Identifier: GPL-3.0-or-later
"""What tables know of a study: whether its claim holds in the diagram, and by which first moves.

That is no verdict of the whole study: whether each later move of White is the only one tells the
audit of its line (`composer.studies.audit`). Where the claim is false, Black's defence is told.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import InWords, Part, Sentence, counted, said, sentence_of
from composer.solver.lawdefects import fatal_for
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation, require_men
from composer.solver.phases import Phase
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.stages import KERNEL
from composer.solver.verdict import invalid_message, keys_words, move_notation

if TYPE_CHECKING:
    from composer.studies.endings import Endings, ValuedMove
    from composer.studies.values import Value

_FIRST: Final = "1."
_REPLY: Final = "1..."
_UNMADE: Final = said("Not finished: the tables of this ending need more time")


def claimed(
    position: Position,
    task: Stipulation,
    options: SolveOptions,
    token: Token,
    endings: Endings,
) -> Solution:
    """Return what tables know of a study.

    Its keys are the first moves of White that meet the claim; tries are those that fail, with all
    that refutes them. With Black to move there are neither.

    Args:
        position: the diagram.
        task: a claim.
        options: says how many refutations a try may have, and whether tries are wanted.
        token: stops the work; nothing is certain then.
        endings: the tables.

    Raises:
        UnsupportedStipulation: no table has the position, or other rules than those of today's
            chess are to hold; the sentence says why.
    """
    if not task.rules.is_orthodox:
        raise UnsupportedStipulation(
            said(
                "{stipulation} is solved by the rules of today's chess only",
                stipulation=str(task),
            )
        )
    require_men(position, task)
    if defects := fatal_for(position, task):
        finding = invalid_message(defects)
        return Solution(position, task, Verdict.INVALID, finding, complete=True, solver=KERNEL)
    reason = endings.why_not(position)
    if reason is not None:
        raise UnsupportedStipulation(
            said("not proved here: {reason}; the page Study audits the line", reason=reason)
        )
    started = time.perf_counter()
    found = _Claimed(position, task, options, token, endings).solution()
    seconds = time.perf_counter() - started
    return Solution(
        position,
        task,
        found[0],
        found[1],
        stage=Stage.NOTHING if token.cancelled else Stage.TRIES,
        complete=not token.cancelled,
        keys=found[2],
        tries=found[3],
        seconds=seconds,
        solver=KERNEL,
    )


_Found = tuple[Verdict, Sentence, tuple[Phase, ...], tuple[Phase, ...]]


class _Claimed:
    """What is known of one diagram."""

    def __init__(
        self,
        position: Position,
        task: Stipulation,
        options: SolveOptions,
        token: Token,
        endings: Endings,
    ) -> None:
        assert task.claim is not None
        self._position, self._claim, self._endings = position, task.claim, endings
        self._options, self._token = options, token
        self._length = task.moves  # no key is short: a study has no number of moves

    def solution(self) -> _Found:
        """Return verdict, finding, keys and tries."""
        from composer.studies.endings import NoTable, best_first

        try:
            value = self._endings.value(self._position, self._token.flag)
            moves = self._endings.moves(self._position, self._token.flag)
        except NoTable as error:  # a smaller table is missing
            reason = said("not proved here: {reason}", reason=sentence_of(error))
            raise UnsupportedStipulation(reason) from None
        if value is None or moves is None or self._token.cancelled:
            return Verdict.UNDECIDED, _UNMADE, (), ()
        ordered = best_first(moves, self._position.turn)
        if not ordered:
            return self._ended(value)
        if self._position.turn is Colour.BLACK:
            return self._black_begins(value, ordered)
        keys = tuple(
            Phase(valued.move, length=self._length)
            for valued in ordered
            if self._meets(valued.value)
        )
        tries = tuple(self._tries(ordered)) if self._options.tries else ()
        if not keys:
            return Verdict.NO_SOLUTION, self._refuted(ordered), (), tries
        return Verdict.PROVED, self._proved(keys), keys, tries

    def _meets(self, value: Value) -> bool:
        from composer.studies.audit import is_met

        return is_met(self._claim, value)

    def _title(self) -> Sentence:
        return said("Win, proved") if self._claim is Claim.WIN else said("Draw, proved")

    def _proved(self, keys: tuple[Phase, ...]) -> Sentence:
        number = len(keys)
        manner = counted(
            number,
            "{keys} is the only first move",
            "{number} first moves, {keys}",
            number=InWords(number),
            keys=keys_words(keys),
        )
        return said("{title}: {manner}", title=self._title(), manner=manner)

    def _ended(self, value: Value) -> _Found:
        """Say of a diagram in which nobody can move whether it is what the study claims."""
        if not self._meets(value):
            return Verdict.NO_SOLUTION, said("No solution: {value}", value=value.sentence), (), ()
        manner: Part = value.sentence
        if value.winner is None:
            manner = said("{side} is stalemated", side=side_name(self._position.turn))
        finding = said("{title}: {manner}", title=self._title(), manner=manner)
        return Verdict.PROVED, finding, (), ()

    def _black_begins(self, value: Value, ordered: tuple[ValuedMove, ...]) -> _Found:
        if self._meets(value):
            best = move_notation(ordered[0].move, _REPLY)
            manner = said("Black to move, best is {move}", move=best)
            finding = said("{title}: {manner}", title=self._title(), manner=manner)
            return Verdict.PROVED, finding, (), ()
        best = move_notation(ordered[0].move, _REPLY, "!")
        finding = said("No solution: {move} ({value})", move=best, value=ordered[0].value.sentence)
        return Verdict.NO_SOLUTION, finding, (), ()

    def _refuted(self, ordered: tuple[ValuedMove, ...]) -> Sentence:
        """Say that no move meets the claim, and what answers the best of them."""
        best = ordered[0]
        replies = self._refutations(best.move)
        if not replies:
            return said(
                "No solution: {move} ({value})",
                move=move_notation(best.move, _FIRST), value=best.value.sentence,
            )  # fmt: skip
        return said(
            "No solution: {move} is answered by {reply} ({value})",
            move=move_notation(best.move, _FIRST),
            reply=move_notation(replies[0], _REPLY, "!"),
            value=best.value.sentence,
        )

    def _tries(self, ordered: tuple[ValuedMove, ...]) -> Iterator[Phase]:
        """Yield the moves that fail to no more defences than tries may."""
        for valued in ordered:
            if self._token.cancelled:
                return
            if self._meets(valued.value):
                continue
            refutations = self._refutations(valued.move)
            if 0 < len(refutations) <= self._options.refutations:
                yield Phase(valued.move, refutations=refutations)

    def _refutations(self, move: Move) -> tuple[Move, ...]:
        """Return what answers a move so that the claim fails; Black's best first."""
        from composer.studies.endings import NoTable, best_first

        try:
            replies = self._endings.moves(play(self._position, move), self._token.flag)
        except NoTable:
            return ()
        found = best_first(replies or (), Colour.BLACK)
        return tuple(valued.move for valued in found if not self._meets(valued.value))
