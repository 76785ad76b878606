# SPDX-License-Identifier: GPL-3.0-or-later
"""What each man is needed for, to be ringed on the board; and pairs that can go together.

The judgement is that of `composer.analysis.composing.without`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations

from composer.analysis.comparing.difference import carried_path
from composer.analysis.comparing.edit import Edit, Edits, Step
from composer.analysis.comparing.playtree import Branch, PlayTree
from composer.analysis.composing.baseline import Baseline, phase_of, whole_options
from composer.analysis.composing.survey import Batch, surveyed
from composer.analysis.composing.without import Loss, Need, Why, loss_of
from composer.analysis.phaseplay import origin_of
from composer.analysis.report import Analysis
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.judging import Judgement
from composer.solver.lawdefects import is_solvable_for
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

_MOST_REFUTATIONS = 20  # more are not worth being looked for


@dataclass(frozen=True, slots=True)
class Ring:
    """What one man is needed for.

    Attributes:
        square: where he stands.
        man: the man.
        need: what for.
        moves: the cooks that he stops; the tries whose refutation he gives; the defences that
            would have a dual. Those of a man needed for the play too are named likewise.
        why: what goes wrong without a man who is needed.
        defences: the moves of which `why` tells.
    """

    square: Square
    man: Man
    need: Need
    moves: tuple[Move, ...] = ()
    why: Why = Why.UNKNOWN
    defences: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair:
    """Two men, neither of whom can go alone, who can go together.

    Attributes:
        squares: where they stand.
        men: the men.
        need: `CAN_GO` if all stays, `SAME_KEY` if the play changes.
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
    pairs: bool = True,
) -> Generator[Needs, None, None]:
    """Test what each man is for, then each pair; yield all that is known, more each time.

    Of an unsound problem nothing is said, nor where rights that exclude each other have a key each
    (see `is_tested`). The last answer is `complete` unless the token was
    cancelled.

    Args:
        analysis: the analysis.
        cancel: a token that stops the work.
        session: what solves keep in common.
        threads: how many threads may judge; worth while in longer problems.
        pairs: whether pairs are tested, too.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
    """
    if not is_tested(analysis.solution):
        yield Needs(complete=True)
        return
    work = _Test(analysis, cancel or Token(), session or Session(), threads)
    yield from work.run(pairs)


def is_tested(solution: Solution) -> bool:
    """Return whether it can be told which men are needed: it is sound, with one key or lines."""
    if solution.verdict is not Verdict.SOUND:
        return False
    return solution.stipulation.has_lines or len(solution.keys) == 1


def reasoned(ring: Ring, baseline: Baseline, token: Token, session: Session) -> Ring:
    """Return a ring with what goes wrong without its man, found by solving without him."""
    key, square = baseline.key, ring.square
    if key is not None and square in men_of(key):
        return replace(ring, why=Why.KEY_MAN)
    removal = Edit.remove(baseline.position, square)
    position = removal.apply(baseline.position)
    if not is_solvable_for(position, baseline.stipulation):
        return replace(ring, why=Why.UNSOLVABLE)
    if baseline.stipulation != TWO_MOVER:
        return _of_longer(ring, baseline, removal, position, token, session)
    options = SolveOptions(refutations=_MOST_REFUTATIONS, set_play=False, decide=False)
    solution = solve(position, baseline.stipulation, options, token, session)
    if not solution.complete:
        return ring
    phase = phase_of(solution, key)
    if phase is None:
        return replace(ring, why=Why.FAILS)
    if phase.refutations:
        return replace(ring, why=Why.REFUTED, defences=phase.refutations)
    return _of_play(ring, baseline, removal, phase)


def men_of(move: Move) -> tuple[Square, ...]:
    """Return where the men stand who make a move: in castling two."""
    return (move.origin,) if move.castling is None else (move.origin, move.castling.rook_square)


def _of_longer(
    ring: Ring,
    baseline: Baseline,
    removal: Edit,
    position: Position,
    token: Token,
    session: Session,
) -> Ring:
    """Return what becomes of a longer problem: whether the key fails, or which play is other."""
    if baseline.stipulation.has_lines:
        return replace(ring, why=Why.FAILS)
    options = SolveOptions(tries=False, set_play=False, decide=False)
    solution = solve(position, baseline.stipulation, options, token, session)
    phase = baseline.kept_phase(solution, removal)
    if not solution.complete or phase is None:
        return replace(ring, why=Why.FAILS) if solution.complete else ring
    was, now = PlayTree.of(baseline.phase, deep=True), PlayTree.of(phase, deep=True)
    lost = {
        branch.path[:1]: None
        for branch in was.variations
        if carried_path(branch.path, removal) is None
        or not branch.answers.keys() <= now.answers_to(branch.path)
    }
    found = [was.branches[path] for path in lost if path in was.branches]
    others = [branch for branch in found if carried_path(branch.path, removal) is not None]
    own = _defences(branch for branch in found if branch not in others)
    defends = replace(ring, why=Why.DEFENDS, defences=own) if own else ring
    return _other_play(ring, was, now, others, Why.PLAY) or defends


def _of_play(ring: Ring, baseline: Baseline, removal: Edit, phase: Phase) -> Ring:
    """Return what becomes of the play of a key that solves without a man, too."""
    was, now = PlayTree.of(baseline.phase), PlayTree.of(phase)
    square = ring.square
    mates = _defences(b for b in was.variations if square in map(origin_of, b.answers))
    if mates:
        return replace(ring, why=Why.MATES, defences=mates)
    others = [b for b in was.variations if carried_path(b.path, removal) is not None]
    lost = [b for b in others if not b.answers.keys() <= now.answers_to(b.path)]
    changed = _other_play(ring, was, now, lost, Why.CHANGES)
    if changed is not None:
        return changed
    kept = frozenset(code for branch in others for code in branch.answers)
    own = [branch for branch in was.variations if branch not in others]
    alone = _defences(branch for branch in own if kept.isdisjoint(branch.answers))
    found = alone or _defences(own)
    return replace(ring, why=Why.DEFENDS, defences=found) if found else ring


def _other_play(
    ring: Ring, was: PlayTree, now: PlayTree, lost: Sequence[Branch], why: Why
) -> Ring | None:
    """Return what becomes of defences whose answers are lost; None where there are none.

    There may be others; or none, for what is no defence any more, most often because of a threat.
    """
    changed = _defences(branch for branch in lost if branch.path in now.branches)
    if changed:
        return replace(ring, why=why, defences=changed)
    if lost and was.threats.keys() != now.threats.keys():
        return replace(ring, why=Why.THREATS)
    found = _defences(lost)
    return replace(ring, why=Why.NO_DEFENCE, defences=found) if found else None


def _defences(branches: Iterable[Branch]) -> tuple[Move, ...]:
    return tuple(branch.defence for branch in branches if branch.defence is not None)


def _put(rings: tuple[Ring, ...], number: int, ring: Ring) -> tuple[Ring, ...]:
    return (*rings[:number], ring, *rings[number + 1 :])


class _Test:
    """One test under way."""

    def __init__(self, analysis: Analysis, token: Token, session: Session, threads: int) -> None:
        self._baseline = Baseline.of(analysis, options=whole_options(analysis.solution))
        self._token = token
        self._session = session
        self._threads = threads

    def run(self, pairs: bool) -> Generator[Needs, None, None]:
        """Yield what is known."""
        found = Needs()
        for rings in self._rings():
            found = replace(found, rings=rings)
            yield found
        if self._token.cancelled:
            return
        for number, ring in enumerate(found.rings):
            if ring.need is Need.NEEDED and ring.why is Why.UNKNOWN:
                told = reasoned(ring, self._baseline, self._token, self._session)
                if self._token.cancelled:
                    return
                found = replace(found, rings=_put(found.rings, number, told))
                yield found
        for pair in self._pairs(found.rings) if pairs else ():
            found = replace(found, pairs=(*found.pairs, pair))
            yield found
        if not self._token.cancelled:
            yield replace(found, complete=True)

    def _rings(self) -> Iterator[tuple[Ring, ...]]:
        start = self._baseline.position
        men = [(square, man) for square, man in start if not man.is_royal]
        removals = [Edit.remove(start, square) for square, _ in men]
        rings = [Ring(square, man, Need.UNKNOWN) for square, man in men]
        with closing(self._surveyed(removals)) as survey:
            for batch in survey:
                for number, judgement in batch:
                    loss = self._loss(removals[number], judgement)
                    moves = loss.cooks if loss.need is not Need.STOPS_DUAL else loss.duals
                    ring = Ring(rings[number].square, rings[number].man, loss.need, moves, loss.why)
                    rings[number] = ring
                yield tuple(rings)

    def _surveyed(self, removals: Sequence[Step]) -> Generator[Batch, None, None]:
        """Judge the position after each of some removals."""
        return surveyed(
            [removal.apply(self._baseline.position) for removal in removals],
            self._baseline.stipulation,
            self._token,
            self._session,
            self._threads,
            self._baseline.meant,
        )

    def _loss(self, removal: Step, judgement: Judgement) -> Loss:
        return loss_of(self._baseline, removal, judgement, self._token, self._session)

    def _pairs(self, rings: tuple[Ring, ...]) -> Iterator[Pair]:
        start = self._baseline.position
        key = self._baseline.key
        alone = (Need.CAN_GO, Need.SAME_KEY)
        made = () if key is None else men_of(key)
        others = [r for r in rings if r.need not in alone and r.square not in made]
        pairs = list(combinations(others, 2))
        removals = [
            Edits((Edit.remove(start, a.square), Edit.remove(start, b.square))) for a, b in pairs
        ]
        with closing(self._surveyed(removals)) as survey:
            for batch in survey:
                for number, judgement in batch:
                    if not self._baseline.is_kept_by(judgement, removals[number]):
                        continue
                    need = self._loss(removals[number], judgement).need
                    if need in alone:
                        a, b = pairs[number]
                        yield Pair((a.square, b.square), (a.man, b.man), need)
