# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging candidates: soundness first, what is demanded then, all of it by the full solver.

A chunk of a search is a function, so that it runs in any process and on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from composer.analysis.help.orientation import matched
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.changes import changed
from composer.analysis.themes.flag import Grade
from composer.explore.finds import Find, Tally
from composer.explore.space import Space
from composer.explore.spec import Spec
from composer.pools import handout
from composer.problem.defects import Severity
from composer.problem.fen import fen
from composer.problem.intended import intended_of, shape_text
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.solver.deadline import Deadline, SetAlarm
from composer.solver.judging import Judgement
from composer.solver.lawdefects import defects_for, is_solvable_for
from composer.solver.options import SolveOptions, Token
from composer.solver.rights.played import has_history
from composer.solver.session import Session, kept_endings
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

if TYPE_CHECKING:
    from composer.explore.onlymoves import Seeker
    from composer.studies.marks import Adviser

_BATCH: Final = 256  # candidates whose keys are found at once, some ten milliseconds' work


class Stopped(Exception):  # noqa: N818 - not an error: somebody requested it
    """Raised when the work was stopped; nothing of it counts."""


class Halt:
    """How the work of a thread is stopped from another; it reaches into a solve under way.

    Attributes:
        token: what the solver heeds; also cancelled for a moment when a candidate's time is up.
        asked: whether the work is no longer wanted.
    """

    __slots__ = ("asked", "token")

    def __init__(self) -> None:
        self.token = Token()
        self.asked = False

    def ask(self) -> None:
        """Say that the work is no longer wanted."""
        self.asked = True
        self.token.cancel()

    def heed(self) -> None:
        """Raise `Stopped` if the work is no longer wanted."""
        if self.asked:
            raise Stopped


class Outcome(Enum):
    """What came of a candidate; its value is the name of its count in a `Tally`."""

    PASSED = "passed"
    REFUSED = "refused"
    UNSOUND = "unsound"
    SOUND = "sound"
    UNFINISHED = "unfinished"
    OTHER_KEY = "other_key"  # sound, as the next
    IMPOSSIBLE = "impossible"
    LACKS_PLAY = "lacks_play"
    LACKS_THEME = "lacks_theme"


_SOUND: Final = (
    Outcome.SOUND,
    Outcome.OTHER_KEY,
    Outcome.IMPOSSIBLE,
    Outcome.LACKS_PLAY,
    Outcome.LACKS_THEME,
)


class Judge:
    """Judges the candidates of one search, in one thread."""

    def __init__(
        self,
        spec: Spec,
        halt: Halt | None = None,
        set_alarm: SetAlarm | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        """Make ready to judge.

        Args:
            spec: the search.
            halt: how the work is stopped from another thread.
            set_alarm: gives the alarm that ends the time of a candidate (see `Deadline`).
            adviser: the engine that is asked about studies where tables do not reach.
        """
        self._spec = spec
        self._set_alarm = set_alarm
        self._halt = halt or Halt()
        self._space = Space(spec)
        self._session = Session(table_megabytes=16, threads=1, endings=kept_endings)
        self._intended = intended_of(spec.intended)
        self._studies: Seeker | None = None
        if spec.stipulation.claim is None:
            self._keys = self._session.judge(spec.stipulation, self._halt.token, self._intended)
        else:
            from composer.explore.onlymoves import Seeker  # loads python-chess

            flag, claim = self._halt.token.flag, spec.stipulation.claim
            self._studies = Seeker(self._session.endings, claim, flag, adviser)

    def close(self) -> None:
        """Give the solver's memory back."""
        self._session.close()

    def turns(self, first: int, end: int) -> tuple[Tally, tuple[Find, ...]]:
        """Judge the candidates from one turn to before another.

        Raises:
            Stopped: the work was stopped.
        """
        numbers = dict.fromkeys(Outcome, 0)
        finds = []
        end = min(end, self._space.tried)
        for start in range(first, end, _BATCH):
            for outcome, find in self._batch(range(start, min(start + _BATCH, end))):
                numbers[outcome] += 1
                if find is not None:
                    finds.append(find)
        sound = sum(numbers[outcome] for outcome in _SOUND)
        counts = {outcome.value: count for outcome, count in numbers.items()}
        tally = Tally(**{**counts, "sound": sound}, found=len(finds))
        return tally, tuple(finds)

    def judge(self, turn: int) -> tuple[Outcome, Find | None]:
        """Judge one candidate.

        Raises:
            Stopped: the work was stopped.
        """
        (found,) = self._batch((turn,))
        return found

    def _batch(self, turns: Iterable[int]) -> Iterator[tuple[Outcome, Find | None]]:
        """Judge some candidates: all their keys at once where no time is set for each."""
        most_men = self._spec.demands.most_men
        candidates: list[tuple[int, Position]] = []
        for turn in turns:
            position = self._space.candidate(turn)
            if position is None:
                yield Outcome.PASSED, None
            elif most_men and len(position) > most_men:
                yield Outcome.REFUSED, None
            else:
                candidates.append((turn, position))
        if self._studies is not None:
            for turn, position in candidates:
                with self._timed():
                    yield self._study(turn, position, self._studies)
            return
        if self._spec.seconds:
            for turn, position in candidates:
                with self._timed():
                    yield self._weighed(turn, position, self._judged((position,))[0])
            return
        judged = self._judged([position for _, position in candidates])
        for (turn, position), judgement in zip(candidates, judged, strict=True):
            yield self._weighed(turn, position, judgement)

    def _study(self, turn: int, position: Position, seeker: Seeker) -> tuple[Outcome, Find | None]:
        """Look at a candidate for a study: its first move alone, then those that follow."""
        if not seeker.may_look(position):
            return Outcome.REFUSED, None
        least = max(1, self._spec.demands.least_only)
        found = seeker.line(position, least)
        self._halt.heed()
        if self._halt.token.cancelled:
            return Outcome.UNFINISHED, None
        if not found.moves:
            return Outcome.UNSOUND, None
        if not self._key_holds(found.moves[0]):
            return Outcome.OTHER_KEY, None
        if not self._stands(position):
            return Outcome.IMPOSSIBLE, None
        if found.count < least:
            return Outcome.LACKS_PLAY, None
        first = found.moves[0]
        return Outcome.SOUND, Find(
            **self._place(turn, position, first),
            only=found.count,
            line=" ".join(move.uci for move in found.moves),
            engine=found.engine,
        )

    def _judged(self, positions: Sequence[Position]) -> list[Judgement]:
        self._halt.heed()
        found = self._keys.judge(positions)
        self._halt.heed()
        return found

    def _weighed(
        self, turn: int, position: Position, judgement: Judgement
    ) -> tuple[Outcome, Find | None]:
        """Look at what is demanded of a candidate besides; what is found was solved in full."""
        if judgement.verdict is Verdict.INVALID:
            return Outcome.REFUSED, None
        if not judgement.complete:  # what has too many solutions is cooked, however many there are
            is_open = judgement.verdict is Verdict.UNDECIDED
            return Outcome.UNFINISHED if is_open else Outcome.UNSOUND, None
        if self._spec.stipulation.has_lines:
            return self._lined(turn, position, judgement)
        if judgement.key is None:
            return Outcome.UNSOUND, None
        if not self._key_holds(judgement.key):
            return Outcome.OTHER_KEY, None
        if not self._stands(position):
            return Outcome.IMPOSSIBLE, None
        return self._confirmed(turn, position, SolveOptions(decide=False), self._find)

    def _solved(self, position: Position, options: SolveOptions) -> Solution:
        asked, token = self._spec.stipulation, self._halt.token
        solution = solve(position, asked, options, token, self._session)
        self._halt.heed()
        return solution

    def _lined(
        self, turn: int, position: Position, judgement: Judgement
    ) -> tuple[Outcome, Find | None]:
        """Look at a candidate whose solutions are lines."""
        if judgement.verdict is not Verdict.SOUND:
            return Outcome.UNSOUND, None
        if not self._stands(position):
            return Outcome.IMPOSSIBLE, None
        options = SolveOptions(tries=False, decide=False, intended=self._intended)
        return self._confirmed(turn, position, options, self._find_of_lines)

    def _confirmed(
        self,
        turn: int,
        position: Position,
        options: SolveOptions,
        judge: Callable[[int, Solution], tuple[Outcome, Find | None]],
    ) -> tuple[Outcome, Find | None]:
        """Solve in full and judge; only of what is found the history is asked."""
        whole = self._solved(position, options)
        if not whole.complete:
            return Outcome.UNFINISHED, None
        if whole.verdict is not Verdict.SOUND:
            return Outcome.UNSOUND, None  # more is proved of its history than for its keys alone
        outcome, find = judge(turn, whole)
        if find is not None and has_history(position, self._spec.stipulation):
            keys = replace(options, tries=False, set_play=False, decide=True)
            decided = self._solved(position, keys)
            if not decided.complete or decided.verdict is Verdict.DEPENDS:
                return Outcome.UNFINISHED, None
            if decided.verdict is not Verdict.SOUND:
                return Outcome.UNSOUND, None
        return outcome, find

    @contextmanager
    def _timed(self) -> Iterator[None]:
        """Let the solver give a candidate up when its time is up."""
        try:
            with Deadline(self._halt.token, self._spec.seconds, self._set_alarm):
                yield
        finally:
            if not self._halt.asked:  # if it is asked just now, the next candidate finds out
                self._halt.token.flag[0] = 0

    def _key_holds(self, key: Move) -> bool:
        demands = self._spec.demands
        if demands.key and key.uci != demands.key:
            return False
        if demands.key_from is not None and key.origin != demands.key_from:
            return False
        return not (demands.quiet_key and (key.capture is not None or key.mark is not Mark.NONE))

    def _stands(self, position: Position) -> bool:
        """Return whether nothing is wrong with the position that is demanded to be right."""
        demands = self._spec.demands
        if not demands.legal and not demands.no_promoted:
            return is_solvable_for(position, self._spec.stipulation)
        worst = {defect.severity for defect in defects_for(position, self._spec.stipulation)}
        if demands.legal and max(worst, default=Severity.UNUSUAL) >= Severity.ILLEGAL:
            return False
        return not (demands.no_promoted and Severity.UNUSUAL in worst)

    def _find(self, turn: int, solution: Solution) -> tuple[Outcome, Find | None]:
        demands, study = self._spec.demands, Study.of(solution)
        tally = _figures(study)
        holds = (
            (demands.most_duals is None or tally.duals <= demands.most_duals)
            and tally.tries >= demands.least_tries
            and tally.variations >= demands.least_variations
            and tally.changed >= demands.least_changed
        )
        if not holds:
            return Outcome.LACKS_PLAY, None
        themes = self._themes(study)
        if themes is None:
            return Outcome.LACKS_THEME, None
        return Outcome.SOUND, replace(
            tally, **self._place(turn, solution.position, _key(solution)), themes=themes
        )

    def _find_of_lines(self, turn: int, solution: Solution) -> tuple[Outcome, Find | None]:
        study = Study.of(solution)
        models = sum(picture.purity.model for _, picture in study.found.mated)
        if models < self._spec.demands.least_models:
            return Outcome.LACKS_PLAY, None
        themes = self._themes(study)
        if themes is None:
            return Outcome.LACKS_THEME, None
        return Outcome.SOUND, Find(
            **self._place(turn, solution.position, solution.lines[0].moves[0]),
            themes=themes,
            solutions=solution.solutions,
            shape=shape_text(solution.shape or ()),
            models=models,
            matched=matched(study.found),
        )

    def _themes(self, study: Study) -> tuple[str, ...] | None:
        """Return the themes of a candidate; None where one that is demanded is not there."""
        demanded = set(self._spec.demands.themes)
        if not self._spec.themes and not demanded:
            return ()
        found = {flag.id for flag in themes_of(study) if flag.grade is Grade.THEME}
        return tuple(sorted(found)) if demanded <= found else None

    def _place(self, turn: int, position: Position, first: Move) -> dict[str, Any]:
        return {
            "turn": turn,
            "fen": fen(position),
            "key": first.uci,
            "key_text": first.san,
            "men": len(position),
            "changes": self._space.changed(turn),
        }


def _figures(study: Study) -> Find:
    """Return what is counted of the play of any length after a key."""
    key, found = study.key, Find(0, "", "", "")
    tries = sum(not quiet_try.source.trivial for quiet_try in study.quiet_tries)
    if key is None:
        return replace(found, tries=tries)
    return replace(
        found,
        variations=len(key.variations),
        duals=sum(1 for answer in key.full if answer.mates and not answer.unique),
        changed=0 if study.set_play is None else len(changed(study.set_play, key)),
        tries=tries,
    )


def _key(solution: Solution) -> Move:
    move = solution.keys[0].move
    assert move is not None
    return move


Done: TypeAlias = handout.Done[Tally, Find]
"""A chunk that was worked through: its number, its counts, its finds in the order of the turns."""


def work_chunk(spec: Spec, chunk: int, adviser: Adviser | None = None) -> Done:
    """Judge the candidates of a chunk, with an engine for studies if there is one."""
    judge = Judge(spec, adviser=adviser)
    try:
        tally, finds = judge.turns(chunk * spec.chunk, (chunk + 1) * spec.chunk)
    finally:
        judge.close()
    return Done(chunk, tally, finds)
