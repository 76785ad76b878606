# SPDX-License-Identifier: GPL-3.0-or-later
"""Many positions judged by their keys or lines: the work behind a look at a composer's next moves.

A judge works for one thread; several may share a session. What one position cost too much to
decide it leaves open, so that the others get their turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol

from composer.problem.intended import ONE, Intended
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.said.sentence import NOTHING, Sentence
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.afterkey import after_key_message, after_key_verdict
from composer.solver.general.structureverdict import structure_verdict
from composer.solver.lawdefects import is_solvable_for
from composer.solver.lines import MOST_LINES, Line
from composer.solver.lineverdict import line_verdict_of
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.proofverdict import proof_verdict_of
from composer.solver.reference.staged import reference_search
from composer.solver.rights.parts import verdict_of_parts
from composer.solver.solution import Stage, Verdict
from composer.solver.stages import Found, Search
from composer.solver.verdict import phases_verdict, verdict_of

if TYPE_CHECKING:
    from composer.solver.kernel.engine import Found as FoundKeys
    from composer.solver.kernel.engine import Judge as KernelJudge
    from composer.solver.kernel.engine import LineJudge

MakeSearch = Callable[[Position, Stipulation, Token], Search]
_DEARER = 50  # how many times as long the reference solver takes for a position
_KEYS_ONLY = SolveOptions(tries=False, set_play=False)
MOST_JUDGED: Final = 100
"""Lines of a position that a judge looks for: more are a cook too many for any composer."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a position's keys, or the lines of its solutions, say of it.

    Attributes:
        verdict: the finding; `UNDECIDED` if the work was cut short before it was certain.
        keys: the first moves that solve, as far as they are known; of help play and series the
            different first moves of the lines.
        complete: whether all first moves are decided; of lines, whether all are known.
        lines: the solutions of help play and series, `MOST_JUDGED` at most.
        finding: what is found of a question about the past, or after a key that is not told: what
            neither keys nor lines tell.
        lengths: in how many moves each key solves; empty where that is not told.
    """

    verdict: Verdict
    keys: tuple[Move, ...] = ()
    complete: bool = True
    lines: tuple[Line, ...] = ()
    finding: Sentence = NOTHING
    lengths: tuple[int, ...] = ()

    @property
    def key(self) -> Move | None:
        """The key of a sound position, else None; there is none where there are lines."""
        is_told = bool(self.keys) and not self.lines
        return self.keys[0] if self.verdict is Verdict.SOUND and is_told else None


INVALID = Judgement(Verdict.INVALID)
UNDECIDED = Judgement(Verdict.UNDECIDED, complete=False)


class Judge(Protocol):
    """Judges positions for one thread."""

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions in order; what is cancelled or halted meanwhile stays undecided.

        Args:
            positions: the positions; those with a fatal defect are `INVALID`.
            most_nodes: how much work to spend on each, in positions that the kernel looks at;
                0 for as much as it takes. The reference solver does fewer in the same time.
        """
        ...

    def halt(self) -> None:
        """Have `judge` come back soon, in another thread; for good."""
        ...


class CompiledJudge:
    """The kernel's judge."""

    def __init__(self, judge: KernelJudge, moves: int) -> None:
        self._judge = judge
        self._moves = moves

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions, as `Judge.judge` says; other threads run meanwhile."""
        found = self._judge.judge(list(positions), most_nodes)
        return [self._judgement(answer) for answer in found]

    def halt(self) -> None:
        """Come back soon."""
        self._judge.halt()

    def _judgement(self, found: FoundKeys | None) -> Judgement:
        if found is None:
            return INVALID
        keys, lengths, _, finished = found
        if finished and len(keys) == 1 and lengths[0] == self._moves:  # most of what matters
            return Judgement(Verdict.SOUND, keys, lengths=lengths)
        phases = tuple(Phase(key, length=n) for key, n in zip(keys, lengths, strict=True))
        searched = Finished(phases) if finished else Stopped(phases, Limit.POSITIONS)
        return Judgement(verdict_of(searched, self._moves), keys, finished, lengths=lengths)


class CompiledLineJudge:
    """The kernel's judge of help play and series."""

    def __init__(self, judge: LineJudge, stipulation: Stipulation, intended: Intended) -> None:
        self._judge = judge
        self._stipulation = stipulation
        self._intended = intended

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions, as `Judge.judge` says; other threads run meanwhile."""
        found = self._judge.judge(list(positions), most_nodes)
        return [self._judgement(answer) for answer in found]

    def halt(self) -> None:
        """Come back soon."""
        self._judge.halt()

    def _judgement(self, found: tuple[tuple[Line, ...], bool, bool] | None) -> Judgement:
        if found is None:
            return INVALID
        lines, finished, cut = found
        if finished and not cut:
            return _judged_by_lines(Finished(lines), self._stipulation, self._intended)
        stopped = Stopped(lines, Limit.LINES if cut else Limit.POSITIONS)
        return _judged_by_lines(stopped, self._stipulation, self._intended)


def lines_to_judge(intended: Intended) -> int:
    """Return how many lines a judge looks for: `MOST_JUDGED`, or one more than are meant."""
    return max(MOST_JUDGED, min(intended.count + 1, MOST_LINES))


def _judged_by_lines(
    searched: Searched[tuple[Line, ...]], stipulation: Stipulation, intended: Intended
) -> Judgement:
    verdict = line_verdict_of(searched, stipulation, replace(intended, stated=True))
    firsts = tuple(dict.fromkeys(line.moves[0] for line in searched.known))
    return Judgement(verdict, firsts, isinstance(searched, Finished), searched.known)


def _judged_by_games(found: Found, stipulation: Stipulation, meant: Intended) -> Judgement:
    verdict = proof_verdict_of(found, stipulation, meant)
    firsts = tuple(dict.fromkeys(line.moves[0] for line in found.lines))
    whole = isinstance(found.searched_lines, Finished) and not found.lines_cut
    return Judgement(verdict, firsts, whole, found.lines)


class DividedJudge:
    """A judge of men that the kernel knows, and of others: each position has the one it needs."""

    def __init__(self, known: Judge, others: Judge, knows: Callable[[Position], bool]) -> None:
        """Make ready.

        Args:
            known: judges what the kernel knows.
            others: judges the rest.
            knows: whether the kernel knows the men of a position.
        """
        self._known = known
        self._others = others
        self._knows = knows

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions, as `Judge.judge` says."""
        asked = list(positions)
        known = [self._knows(position) for position in asked]
        if all(known):
            return self._known.judge(asked, most_nodes)
        quick = [position for position, knows in zip(asked, known, strict=True) if knows]
        judged = iter(self._known.judge(quick, most_nodes) if quick else ())
        return [
            next(judged) if knows else self._others.judge([position], most_nodes)[0]
            for position, knows in zip(asked, known, strict=True)
        ]

    def halt(self) -> None:
        """Come back soon."""
        self._known.halt()
        self._others.halt()


class PlayableJudge:
    """A judge that leaves open what has men that the rules do not have, or that are not played.

    A position that its history splits into parts is judged by all of them.
    """

    def __init__(self, judge: Judge, played: Callable[[Position], tuple[Position, ...]]) -> None:
        """Make ready.

        Args:
            judge: judges the rest.
            played: returns the positions that are solved for one, with the men of its game;
                none where some are not played. Raises `Unsolvable` where the game is void.
        """
        self._judge = judge
        self._played = played

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions, as `Judge.judge` says."""
        played = [self._parts(position) for position in positions]
        known = [part for parts in played for part in parts or ()]
        judged = iter(self._judge.judge(known, most_nodes) if known else ())
        return [
            INVALID if parts is None else _judged_together([next(judged) for _ in parts])
            for parts in played
        ]

    def _parts(self, position: Position) -> tuple[Position, ...] | None:
        try:
            return self._played(position)
        except Unsolvable:
            return None

    def halt(self) -> None:
        """Come back soon."""
        self._judge.halt()


def _judged_together(parts: list[Judgement]) -> Judgement:
    """Return one judgement of the parts of a position; undecided of none."""
    if len(parts) == 1:
        return parts[0]
    return Judgement(
        verdict_of_parts({part.verdict for part in parts}),
        tuple(dict.fromkeys(key for part in parts for key in part.keys)),
        bool(parts) and all(part.complete for part in parts),
        tuple(dict.fromkeys(line for part in parts for line in part.lines)),
    )


class SearchJudge:
    """A judge that has each position solved by a search, with what the search needs for that."""

    def __init__(
        self,
        stipulation: Stipulation,
        token: Token,
        search: MakeSearch = reference_search,
        intended: Intended = ONE,
        most_lines: int = 0,
    ) -> None:
        """Make ready.

        Args:
            stipulation: the task.
            token: stops the work.
            search: makes the search for a position; the reference solver's if not given.
            intended: how many lines are meant.
            most_lines: after how many lines to stop; 0 for what `lines_to_judge` says.
        """
        self._stipulation = stipulation
        self._token = _Patience(token)
        self._search = search
        self._intended = intended
        most = most_lines or lines_to_judge(intended)
        self._options = replace(_KEYS_ONLY, most_lines=most, exact=stipulation.exact)

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions, as `Judge.judge` says."""
        return [self._judged(position, most_nodes) for position in positions]

    def halt(self) -> None:
        """Come back soon."""
        self._token.cancel()

    def _judged(self, position: Position, most_nodes: int) -> Judgement:
        if not is_solvable_for(position, self._stipulation):
            return INVALID
        self._token.last_for(-(-most_nodes // _DEARER))
        self._token.most_nodes = most_nodes
        if self._token.cancelled:
            return UNDECIDED
        found = Found()
        try:
            search = self._search(position, self._stipulation, self._token)
            for found in search.find(self._options):
                if found.stage >= Stage.KEYS:
                    break
                if self._token.cancelled or 0 < most_nodes < search.nodes:
                    break  # compiled code heeds neither this token's patience nor its halt
        except Cancelled:
            pass  # what was found until then holds
        if self._stipulation.structure is not None and self._stipulation.has_lines:
            lines = found.searched_lines
            firsts = tuple(dict.fromkeys(line.moves[0] for line in lines.known if line.moves))
            return Judgement(structure_verdict(lines), firsts, isinstance(lines, Finished))
        if self._stipulation.has_lines:
            stipulation, intended = self._stipulation, self._intended
            if stipulation.is_proof_game:
                return _judged_by_games(found, stipulation, replace(intended, stated=True))
            return _judged_by_lines(found.searched_lines, stipulation, intended)
        if self._stipulation.after_key:
            finished = found.set_play is not None
            verdict = after_key_verdict(found, self._stipulation)
            finding = after_key_message(found, self._stipulation) if finished else NOTHING
            return Judgement(verdict, (), finished, finding=finding)
        searched = found.searched_keys
        structured = self._stipulation.structure is not None
        judged = phases_verdict(self._stipulation, searched)
        verdict = structure_verdict(searched) if structured else judged
        solving = [(phase.move, phase.length) for phase in found.keys if phase.move is not None]
        keys, lengths = tuple(move for move, _ in solving), tuple(length for _, length in solving)
        return Judgement(verdict, keys, isinstance(searched, Finished), lengths=lengths)


class _Patience(Token):
    """A token that is also cancelled when another one is, or when it was read often enough.

    Its flag is that of the other one, so that compiled code hears of that at once.
    """

    __slots__ = ("_halted", "_most", "_other", "_reads")

    def __init__(self, other: Token) -> None:
        super().__init__()
        self.flag = other.flag
        self._other = other
        self._halted = False
        self._reads = self._most = 0

    def cancel(self) -> None:
        """Say that this work is no longer wanted; other work with the same token goes on."""
        self._halted = True

    def last_for(self, times: int) -> None:
        """Allow so many reads from now on; 0 for no end. The solver reads at each position."""
        self._reads, self._most = 0, times

    @property
    def cancelled(self) -> bool:
        """Whether the work is no longer wanted, or has lasted long enough."""
        self._reads += 1
        tired = 0 < self._most < self._reads
        return tired or self._halted or self._other.cancelled
