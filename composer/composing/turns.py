# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn of the search: one climb from a random start, what it finds proved and made lighter.

A turn is a function of what is asked and of its number, so that it runs in any process and on any
machine with the same finds.
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING, Final, TypeAlias

from composer.analysis.board import Bits
from composer.analysis.themes.flag import Grade
from composer.analysis.themes.grammar.plan import ANYWHERE, Plan, Wish
from composer.composing import helpclimb, longclimb
from composer.composing.ask import Ask
from composer.composing.finds import Find, Tally
from composer.composing.helpclimb import MOST_LINES, HelpClimb
from composer.composing.longclimb import LongClimb
from composer.composing.placements import Placements, placements_of
from composer.composing.placing import PlacingClimb
from composer.composing.prover import Ended, Prover, judge_of
from composer.pools import handout
from composer.problem.edits import set_squares
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.solver.options import Cancelled, Token
from composer.solver.schemeplay import man_number
from composer.solver.session import Session
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.solver.kernel.engine import Climb

HOT, WARM, COLD = 100, 40, 16
"""The heat of a climb at its start, after a find, and at its end, in hundredths of a hole."""

_EDGE: Final[Bits] = 0xFF000000000000FF
_MOST_UNPROVED: Final = 25  # finds without the theme, after which a climb is given up
_MOST_PROVED: Final = 6
_IN_THREE: Final = 4  # times as long as a helpmate in two
_KINDS: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN, Kind.KING)


Done: TypeAlias = handout.Done[Tally, Find]
"""A turn that was made: its number, what its positions came to, what was found."""


def work_turn(ask: Ask, turn: int) -> Done:
    """Make one climb."""
    with closing(Session(table_megabytes=16, threads=1)) as session:
        return Worker(ask, session).turn(turn)


class Worker:
    """Makes the turns of one search, in one thread."""

    def __init__(
        self, ask: Ask, session: Session, token: Token | None = None, grade: Grade = Grade.THEME
    ) -> None:
        """Make ready.

        Args:
            ask: what is asked.
            session: the solver's memory.
            token: stops the work.
            grade: the least grade of the theme.
        """
        self._ask = ask
        self._session, self._grade = session, grade
        self._token = token or Token()
        self._placements = placements_of(ask)

    def turn(self, number: int) -> Done:
        """Make one climb.

        Raises:
            Cancelled: it was stopped.
        """
        if self._placements is not None:
            return self._placed_turn(self._placements, number)
        ask, plan = self._ask.of_turn(number)
        if not ask.is_two_mover:
            return self._placing_turn(ask, number)
        if plan is None:
            return Done(number, Tally(turns=1, unset=1), ())
        climb = climb_for(ask, plan)
        prover = Prover(ask, self._session, self._token, self._grade)
        finds: list[Find] = []
        whole = 0
        ended: Counter[Ended] = Counter()
        begun = climb.start(ask.seed << 32 | number)
        left, hot = ask.changes if begun else 0, HOT
        while left > 0 and ended.total() < _MOST_UNPROVED and len(finds) < _MOST_PROVED:
            done, found = climb.run(left, hot, COLD)
            left -= done
            if self._token.cancelled:
                raise Cancelled
            if found:
                whole += 1
                find = prover.find_of(number, _with(ask, climb.added))
                if isinstance(find, Ended):
                    ended[find] += 1
                elif all(find.fen != other.fen for other in finds):
                    finds.append(find)
            hot = WARM
        causes = climb.causes
        impossible, no_key, refuted, other_play, cooked = causes[:5]
        tally = Tally(
            turns=1,
            tried=sum(causes),
            impossible=impossible,
            no_key=no_key,
            refuted=refuted,
            other_play=other_play,
            cooked=cooked,
            whole=whole,
            unproved=ended.total(),
            proved=whole - ended.total(),
            unset=int(not begun),
            **{each.value: ended[each] for each in Ended},
        )
        return Done(number, tally, tuple(finds))

    def _placed_turn(self, placements: Placements, number: int) -> Done:
        """Go through a stretch of all placements; what is sound may be a find."""
        ask = self._ask
        judge = judge_of(ask, self._session, self._token, ask.solutions + 1)
        prover = Prover(ask, self._session, self._token, self._grade)
        finds: dict[str, Find] = {}
        ended: Counter[Ended] = Counter()
        verdicts: Counter[Verdict] = Counter()
        positions = tuple(placements.of_turn(number))
        for position, judged in zip(positions, judge.judge(positions), strict=True):
            if self._token.cancelled:
                raise Cancelled
            verdict, find = judged.verdict, None
            if verdict in (Verdict.SOUND, Verdict.UNDECIDED):  # else nothing would be proved
                find = prover.find_of(number, position)
                if find is not Ended.NO_THEME:
                    verdict = Verdict.SOUND
            verdicts[verdict] += 1
            if verdict is Verdict.SOUND and isinstance(find, Ended):
                ended[find] += 1
            elif isinstance(find, Find):
                finds.setdefault(find.fen, find)
        whole, refuted = verdicts[Verdict.SOUND], verdicts[Verdict.NO_SOLUTION]
        impossible = verdicts[Verdict.INVALID]
        tally = Tally(
            turns=1,
            tried=len(positions),
            impossible=impossible,
            refuted=refuted,
            cooked=len(positions) - impossible - refuted - whole,
            whole=whole,
            unproved=ended.total(),
            proved=whole - ended.total(),
            **{each.value: ended[each] for each in Ended},
        )
        return Done(number, tally, tuple(finds.values()))

    def _placing_turn(self, ask: Ask, number: int) -> Done:
        climb, dearer = self._placing(ask, ask.seed << 32 | number)
        prover = Prover(ask, self._session, self._token, self._grade)
        finds: dict[str, Find] = {}
        whole = 0
        ended: Counter[Ended] = Counter()
        begun = climb.start()
        left, hot = (ask.changes // dearer if begun else 0), climb.HOT
        while left > 0 and ended.total() < _MOST_UNPROVED and len(finds) < _MOST_PROVED:
            done, found = climb.run(left, hot)
            left -= done
            if self._token.cancelled:
                raise Cancelled
            if found:
                whole += 1
                find = prover.find_of(number, climb.position)
                if isinstance(find, Ended):
                    ended[find] += 1
                else:
                    finds.setdefault(find.fen, find)
            hot = climb.WARM
        tally = Tally(
            turns=1,
            tried=sum(climb.causes.values()),
            impossible=climb.causes["impossible"],
            refuted=climb.causes["refuted"],
            other_play=climb.causes["other_play"],
            cooked=climb.causes["cooked"],
            whole=whole,
            unproved=ended.total(),
            proved=whole - ended.total(),
            unset=int(not begun),
            **{each.value: ended[each] for each in Ended},
        )
        return Done(number, tally, tuple(finds.values()))

    def _placing(self, ask: Ask, seed: int) -> tuple[PlacingClimb, int]:
        """Return the climb of what is no two-mover, and how much dearer a position is there."""
        if ask.is_help:
            judge = judge_of(ask, self._session, self._token, MOST_LINES)
            dearer = helpclimb.DEARER if ask.halfmoves <= 4 else _IN_THREE * helpclimb.DEARER
            return HelpClimb(ask, judge, seed), dearer
        judge = self._session.judge(ask.stipulation, self._token, retro=False, turn=False)
        return LongClimb(ask, judge, seed, self._session, self._token), longclimb.DEARER


def _with(ask: Ask, added: list[tuple[int, Square]]) -> Position:
    return set_squares(ask.position, {square: _man(number) for number, square in added})


def climb_for(ask: Ask, plan: Plan) -> Climb:
    """Return a climb to what a plan asks, not begun yet."""
    from composer.solver.kernel.engine import Climb

    moves = None if ask.arrives is None else len(ask.allowed) - 1  # who makes the key
    return Climb(
        ask.position,
        [
            (man_number(man), man.kind is Kind.KING or number == moves, _places(man))
            for number, man in enumerate(ask.allowed)
        ],
        [_row(wish) for wish in plan.wishes],
        _firsts(plan),
        _needed(ask, plan),
        plan.set_complete,
        plan.all_single,
        plan.may_check,
    )


def _man(number: int) -> Man:
    return Man.of(Colour.BLACK if number >= 6 else Colour.WHITE, _KINDS[number % 6])


def _places(man: Man) -> Bits:
    return ANYWHERE & ~_EDGE if man.kind is Kind.PAWN else ANYWHERE


def _needed(ask: Ask, plan: Plan) -> Bits:
    return sum(1 << square for square in ask.needed) & ~plan.idle


def _firsts(plan: Plan) -> list[tuple[Bits, Bits]]:
    tries = [
        (
            plan.try_origins[index] if plan.try_origins else ANYWHERE,
            plan.try_targets[index] if plan.try_targets else ANYWHERE,
        )
        for index in range(plan.tries)
    ]
    return [(plan.key_origins, plan.key_targets), *tries]


def _set(wishes: tuple[int, ...]) -> int:
    return sum(1 << wish for wish in dict.fromkeys(wishes))


def _row(wish: Wish) -> tuple[int, ...]:
    return (
        int(wish.sort),
        wish.phase,
        -1 if wish.like is None else wish.like,
        -1 if wish.first_of is None else wish.first_of,
        _set(wish.equals),
        _set(wish.differs),
        _set(wish.other_reply),
        int(wish.checks),
        wish.loose,
        wish.origins,
        wish.targets,
        wish.mate_origins,
        wish.mate_targets,
        wish.shut,
        wish.pinned,
        wish.lines,
        -1 if wish.general is None else int(wish.general),
    )
