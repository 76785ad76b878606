# SPDX-License-Identifier: GPL-3.0-or-later
"""What each man is needed for, to be ringed on the board; and pairs that can go together.

The judgement of single men in mates in two is that of `composer.analysis.economy`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations

from composer.analysis.board import board_of
from composer.analysis.composing.baseline import Baseline, confirm, is_carried, phase_of
from composer.analysis.composing.edit import Edit, Edits, Step
from composer.analysis.composing.linekept import lines_kept, strange_lines
from composer.analysis.composing.survey import Batch, surveyed
from composer.analysis.economy import Need, Service, economy
from composer.analysis.phaseplay import KEY, PhasePlay, origin_of
from composer.analysis.report import Analysis
from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.judging import Judgement
from composer.solver.lawdefects import is_solvable_for
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_MOST_REFUTATIONS = 20  # more are not worth being looked for


class Why(Enum):
    """What goes wrong without a man who is needed; moves go with those marked so."""

    UNKNOWN = ""
    KEY_MAN = "key-man"  # he makes the key
    UNSOLVABLE = "unsolvable"  # the position cannot be solved without him
    FAILS = "fails"  # the key fails; to so many defences that none need be named
    REFUTED = "refuted"  # the key fails: the defences
    MATES = "mates"  # he alone gives the mate: the defences
    CHANGES = "changes"  # other mates, or none of their own, come: the defences
    DEFENDS = "defends"  # he alone brings about a mate: his defences


@dataclass(frozen=True, slots=True)
class Ring:
    """What one man is needed for.

    Attributes:
        square: where he stands.
        man: the man.
        need: what for.
        moves: the cooks that he stops; the tries whose refutation he gives; the defences that
            would have a dual. Those of a man needed for the play too are named likewise.
        weaker: the kinds of man that could stand in his place.
        why: what goes wrong without a man who is needed.
        defences: the moves of which `why` tells.
    """

    square: Square
    man: Man
    need: Need
    moves: tuple[Move, ...] = ()
    weaker: tuple[Kind, ...] = ()
    why: Why = Why.UNKNOWN
    defences: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair:
    """Two men, neither of whom can go alone, who can go together.

    Attributes:
        squares: where they stand.
        men: the men.
        need: `CAN_GO` if key and mates stay, `SAME_KEY` if some play is lost.
    """

    squares: tuple[Square, Square]
    men: tuple[Man, Man]
    need: Need


@dataclass(frozen=True, slots=True)
class Needs:
    """What is known of the men of a sound problem.

    Attributes:
        rings: the men, kings apart, as far as they are tested.
        pairs: the pairs that can go.
        complete: whether all men and pairs were tested.
    """

    rings: tuple[Ring, ...] = ()
    pairs: tuple[Pair, ...] = ()
    complete: bool = False


def needs(
    analysis: Analysis,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 1,
) -> Generator[Needs, None, None]:
    """Test what each man is for, then each pair; yield all that is known, more each time.

    Of an unsound problem nothing is said. The last answer is `complete` unless the token was
    cancelled.

    Args:
        analysis: the analysis.
        cancel: a token that stops the work.
        session: what solves keep in common.
        threads: how many threads may judge; worth while in longer problems.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
    """
    solution = analysis.solution
    has_lines = solution.stipulation.has_lines
    if solution.verdict is not Verdict.SOUND or not (
        has_lines or phase_of(solution, solution.keys[0].move) is not None
    ):
        yield Needs(complete=True)
        return
    work = _Test(analysis, cancel or Token(), session or Session(), threads)
    yield from work.run()


def reasoned(ring: Ring, baseline: Baseline, token: Token, session: Session) -> Ring:
    """Return a ring with what goes wrong without its man, found by solving without him."""
    key, square = baseline.key, ring.square
    if key is not None and key.origin == square:
        return replace(ring, why=Why.KEY_MAN)
    removal = Edit.remove(baseline.position, square)
    position = removal.apply(baseline.position)
    if not is_solvable_for(position, baseline.stipulation):
        return replace(ring, why=Why.UNSOLVABLE)
    if baseline.stipulation != TWO_MOVER:
        return replace(ring, why=Why.FAILS)
    options = SolveOptions(refutations=_MOST_REFUTATIONS, set_play=False, decide=False)
    solution = solve(position, baseline.stipulation, options, token, session)
    if not solution.complete:
        return ring
    phase = phase_of(solution, key)
    if phase is None:
        return replace(ring, why=Why.FAILS)
    if phase.refutations:
        return replace(ring, why=Why.REFUTED, defences=phase.refutations)
    return _of_play(ring, baseline, phase, position)


def _of_play(ring: Ring, baseline: Baseline, phase: Phase, position: Position) -> Ring:
    """Return what becomes of the play of a key that solves without a man, too."""
    before = phase_of(baseline.solution, baseline.key)
    if before is None:
        return ring
    was = PhasePlay(KEY, before, board_of(baseline.position))
    now = PhasePlay(KEY, phase, board_of(position))
    square = ring.square
    mates = tuple(a.defence for a in was.full if a.unique and origin_of(a.unique) == square)
    if mates:
        return replace(ring, why=Why.MATES, defences=mates)
    lost = tuple(
        a.defence
        for a in was.full
        if a.unique
        and origin_of(a.code) != square
        and (a.code not in now.answers or a.unique not in now.answers[a.code].mates)
    )
    if lost:
        return replace(ring, why=Why.CHANGES, defences=lost)
    own = tuple(
        was.answers[codes[0]].defence
        for codes in was.defences_of.values()
        if all(origin_of(code) == square for code in codes)
    )
    return replace(ring, why=Why.DEFENDS, defences=own) if own else ring


def _put(rings: tuple[Ring, ...], number: int, ring: Ring) -> tuple[Ring, ...]:
    return (*rings[:number], ring, *rings[number + 1 :])


class _Test:
    """One test under way."""

    def __init__(self, analysis: Analysis, token: Token, session: Session, threads: int) -> None:
        self._study = analysis.study
        self._baseline = Baseline.of(analysis)
        self._token = token
        self._session = session
        self._threads = threads
        tries = analysis.solution.tries
        self._tries = frozenset((phase.move.uci) for phase in tries if phase.move is not None)

    def run(self) -> Generator[Needs, None, None]:
        """Yield what is known."""
        found = Needs()
        short = self._baseline.stipulation == TWO_MOVER
        for rings in self._by_economy() if short else self._by_keys():
            found = replace(found, rings=rings)
            yield found
        if self._token.cancelled:
            return
        for number, ring in enumerate(found.rings):
            if ring.need is Need.NEEDED:
                told = reasoned(ring, self._baseline, self._token, self._session)
                if self._token.cancelled:
                    return
                found = replace(found, rings=_put(found.rings, number, told))
                yield found
        for pair in self._pairs(found.rings):
            found = replace(found, pairs=(*found.pairs, pair))
            yield found
        if not self._token.cancelled:
            yield replace(found, complete=True)

    def _by_economy(self) -> Iterator[tuple[Ring, ...]]:
        services = economy(self._study, self._token, self._session).services
        yield tuple(self._ring(service) for service in services)

    def _ring(self, service: Service) -> Ring:
        need, moves = service.need, service.cooks
        if need is Need.STOPS_COOK and all(move.uci in self._tries for move in moves):
            need = Need.REFUTES
        if need is Need.STOPS_DUAL:
            moves = service.duals
        return Ring(service.square, service.man, need, moves, service.weaker)

    def _by_keys(self) -> Iterator[tuple[Ring, ...]]:
        """Yield the rings of problems of any length, by their keys and the play after the key."""
        start = self._baseline.position
        men = [(square, man) for square, man in start if not man.is_royal]
        removals = [Edit.remove(start, square) for square, _ in men]
        rings = [Ring(square, man, Need.UNKNOWN) for square, man in men]
        with closing(self._surveyed(removals)) as survey:
            for batch in survey:
                for number, judgement in batch:
                    rings[number] = self._judged(rings[number], removals[number], judgement)
                yield tuple(rings)

    def _surveyed(self, removals: Sequence[Step]) -> Generator[Batch, None, None]:
        """Judge the position after each of some removals."""
        return surveyed(
            [removal.apply(self._baseline.position) for removal in removals],
            self._baseline.stipulation,
            self._token,
            self._session,
            self._threads,
            self._baseline.solution.intended,
        )

    def _judged(self, ring: Ring, removal: Edit, judgement: Judgement) -> Ring:
        if not judgement.complete:
            return ring
        if self._baseline.stipulation.has_lines:
            return self._of_lines(ring, removal, judgement)
        wanted = self._baseline.carried_key(removal)
        cooks = tuple(key for key in judgement.keys if not is_carried(key, wanted))
        if len(cooks) == len(judgement.keys):
            return replace(ring, need=Need.NEEDED)
        if cooks:
            tries = all(cook.uci in self._tries for cook in cooks)
            return replace(ring, need=Need.REFUTES if tries else Need.STOPS_COOK, moves=cooks)
        return replace(ring, need=self._without(removal))

    def _of_lines(self, ring: Ring, removal: Edit, judgement: Judgement) -> Ring:
        """Judge a man by the lines there are without him; moves are the first ones of cooks."""
        lines = self._baseline.lines
        if lines_kept(lines, judgement.lines, removal) < len(lines):
            return replace(ring, need=Need.NEEDED)
        cooks = strange_lines(lines, judgement.lines, removal)
        if cooks:
            firsts = tuple(dict.fromkeys(line.moves[0] for line in cooks))
            return replace(ring, need=Need.STOPS_COOK, moves=firsts)
        return replace(ring, need=Need.CAN_GO)

    def _without(self, removal: Edit | Edits) -> Need:
        """Return what goes with men without whom it is sound with the same key."""
        position = removal.apply(self._baseline.position)
        found = confirm(self._baseline, removal, position, self._token, self._session, False)
        if found.comparison is None:
            return Need.NEEDED if found.solution.complete else Need.UNKNOWN
        if found.comparison.same_play:
            return Need.CAN_GO
        more = found.comparison.duals_fewer < 0
        return Need.STOPS_DUAL if more else Need.SAME_KEY

    def _pairs(self, rings: tuple[Ring, ...]) -> Iterator[Pair]:
        start = self._baseline.position
        key = self._baseline.key
        alone = (Need.CAN_GO, Need.SAME_KEY)
        others = [r for r in rings if r.need not in alone and (not key or r.square != key.origin)]
        pairs = list(combinations(others, 2))
        removals = [
            Edits((Edit.remove(start, a.square), Edit.remove(start, b.square))) for a, b in pairs
        ]
        with closing(self._surveyed(removals)) as survey:
            for batch in survey:
                for number, judgement in batch:
                    if not self._baseline.is_kept_by(judgement, removals[number]):
                        continue
                    need = self._without(removals[number])
                    if need in alone:
                        a, b = pairs[number]
                        yield Pair((a.square, b.square), (a.man, b.man), need)
