# SPDX-License-Identifier: GPL-3.0-or-later
"""What the history of a position proves of castling and of captures in passing.

Castling is allowed unless it is disproved, a capture in passing only if it is proved (Codex for
Chess Composition, article 16). A castling is disproved if no game can lead to the position in
which its king and rook never moved; a double step is proved to be the last move if no other can
have been. What depends on each other makes parts: combinations of rights of which one holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from composer.problem.position import Castling, Position, possible_castling
from composer.problem.squares import Square
from composer.retro.courses import FEW_MOVES, by_courses_before
from composer.retro.dying import Stopper
from composer.retro.legality.proving import are_courses_asked, by_courses
from composer.retro.legality.ways import squares_in
from composer.retro.rights.search import (
    BackSearch,
    Cells,
    SpentError,
    Supposed,
    cells_of,
    is_judged,
    side_of,
)
from composer.retro.rights.values import (
    Back,
    CastlingRight,
    Exclusion,
    PassingRight,
    Rights,
    RightsPart,
    RightStatus,
    capturable_passing,
)
from composer.retro.rights.words import (
    allowed_words,
    back_text,
    depends_words,
    excluded_words,
    gone_words,
    impossible_words,
    otherwise_words,
    passing_gone_words,
    possible_words,
    proved_words,
    to_and_fro_words,
)
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import Unmoved
from composer.said.sentence import Sentence

CHEAP: Final = 250
"""Positions looked at where many diagrams are judged, one after the other."""

FULL: Final = 20_000
"""Positions looked at for one diagram."""

MOST_DEPTH: Final = 8  # half-moves back: what is not proved so near is hardly ever proved further
CLOSED: Final = MOST_DEPTH + 1
"""Instead of half-moves: that all which can have led there goes round among few positions."""
COURSES: Final = CLOSED + 1
"""Instead of half-moves: that pawns can have gone and captured in no order."""

_MOST_CLOSED: Final = 150  # positions: a history that is closed is so among a few dozens

Claims = frozenset[Castling]
_NONE: Final[Claims] = frozenset()


def rights(position: Position, budget: int = FULL, token: Stopper | None = None) -> Rights:
    """Return what is proved of the rights of a position.

    Men, side to move and a declared e.p. square are regarded, not the declared castling.

    Args:
        position: any position; of what is not orthodox chess nothing is claimed.
        budget: how many positions to look at. A larger one proves at least as much.
        token: stops the work; what was proved until then is returned.
    """
    *_, last = rights_stages(position, budget, token)
    return last


def rights_stages(
    position: Position, budget: int = FULL, token: Stopper | None = None
) -> Iterator[Rights]:
    """Yield what is proved, more from half-move to half-move further back."""
    if not is_judged(position):
        yield Rights(judged=False)
        return
    castlings = _in_order(possible_castling(position.board))
    passing = capturable_passing(position) if position.en_passant is None else ()
    if not castlings and not passing:
        yield Rights(parts=(RightsPart(_NONE, position.en_passant),))
        return
    proof = _Proof(position, castlings, passing, BackSearch(budget, token))
    deepest = MOST_DEPTH if budget <= CHEAP else CLOSED
    for depth in range(deepest + 1):
        try:
            proof.look(depth)
            done = depth == deepest or proof.is_impossible or proof.nothing_open
            if done and deepest == CLOSED:
                proof.look_at_courses(token)
        except SpentError:  # what was proved until then stays proved
            yield proof.result(complete=False)
            return
        yield proof.result(complete=done)
        if done:
            return


def _in_order(found: frozenset[Castling]) -> tuple[Castling, ...]:
    return tuple(right for right in Castling if right in found)


@dataclass(slots=True)
class LastMoves:
    """The last moves that are still possible where some castlings are supposed.

    Attributes:
        alive: the moves not refuted so far.
        settled: whether one that is no double step in question was seen to be possible, so far
            back as was looked; then nothing is proved of captures in passing.
    """

    alive: list[Back]
    settled: bool = False


@dataclass(slots=True)
class _Proof:
    position: Position
    castlings: tuple[Castling, ...]
    passing: tuple[Square, ...]
    search: BackSearch
    is_impossible: bool = False
    gone: dict[Castling, int] = field(default_factory=dict)
    excluded: dict[Claims, int] = field(default_factory=dict)
    last: dict[Claims, LastMoves] = field(default_factory=dict)
    told: dict[Castling, tuple[Sentence, tuple[Square, ...]]] = field(default_factory=dict)

    @property
    def cells(self) -> Cells:
        return cells_of(self.position)

    @property
    def mover(self) -> int:
        return side_of(self.position.turn.other)

    @property
    def forced(self) -> int:
        """Where the pawn of a declared double step stands; -1 for none."""
        square = self.position.en_passant
        return -1 if square is None else square + (-8 if self.mover else 8)

    @property
    def nothing_open(self) -> bool:
        """Whether all is proved that could be."""
        return not self.passing and len(self.gone) == len(self.castlings)

    def look(self, depth: int) -> None:
        """Look so far back for every question, or whether its history is closed.

        Raises:
            SpentError: the work came to its end before.
        """
        cells = self.cells
        if self.castlings and not self._all_stand(cells, depth):
            self._look_one_by_one(cells, depth)
        if self.passing and not self.is_impossible:
            for claims in self.consistent():
                self._look_at_last_moves(cells, claims, depth)
        if not self.castlings and not self._any_last_move:
            self.is_impossible = self._refuted(cells, _NONE, depth)

    def _all_stand(self, cells: Cells, depth: int) -> bool:
        """Return whether nothing refutes all castlings together, and so none of them.

        Whatever leads to the diagram with more men unmoved leads to it with fewer, too.
        """
        everything = frozenset(right for right in self.castlings if right not in self.gone)
        return not self.excluded and not self._refuted(cells, everything, depth)

    def _look_one_by_one(self, cells: Cells, depth: int) -> None:
        if self._refuted(cells, _NONE, depth):
            self.is_impossible = True
            return
        for right in self.castlings:
            if right not in self.gone and self._refuted(cells, frozenset({right}), depth):
                self.gone[right] = depth
        open_rights = [right for right in self.castlings if right not in self.gone]
        for pair in combinations(open_rights, 2):
            both = frozenset(pair)
            if both not in self.excluded and self._refuted(cells, both, depth):
                self.excluded[both] = depth

    def look_at_courses(self, token: Stopper | None) -> None:
        """Ask in which order the pawns can have gone, of the castlings and last moves left.

        Raises:
            SpentError: the work came to its end before.
        """
        if self.is_impossible or self.nothing_open:
            return
        flag = None if token is None else token.flag
        for right in self.castlings:
            if right not in self.gone:
                still = frozenset(_squares_of((right,)))
                for proof in by_courses(self.position, still, flag):
                    self.gone[right] = COURSES
                    words = otherwise_words(right, proof.message)
                    self.told[right] = (words, (*sorted(still), *proof.squares))
        for claims in self.consistent():
            found = self.last.get(claims)
            still = frozenset(squares_in(fixed_by(claims)))
            if found is not None and found.settled and are_courses_asked(self.position, still):
                left = self._left(claims, found)
                if len(left) <= FEW_MOVES and all(
                    self._was_not_last(back, still, token) for back in left
                ):
                    found.alive = [back for back in found.alive if self._is_asked(back)]
                    found.settled = False
        if token is not None and token.cancelled:  # then nothing is found of courses
            raise SpentError

    def _left(self, claims: Claims, found: LastMoves) -> list[Back]:
        """Return the last moves left that are no double step in question."""
        cells, supposed = self.cells, Supposed(fixed_by(claims))
        return [
            back
            for back in found.alive
            if not self._is_asked(back)
            and not self._refuted_before(cells, back, supposed, MOST_DEPTH)
        ]

    def _was_not_last(self, back: Back, still: Unmoved, token: Stopper | None) -> bool:
        return all(
            by_courses_before(self.position, unmove, still, token)
            for unmove in unmoves(self.position, still)
            if (unmove.origin, unmove.arrival) == (back.origin, back.target)
            and (unmove.uncaptured is None) == (back.victim == 0)
        )

    @property
    def _any_last_move(self) -> bool:
        """Whether some last move is known that nothing refutes so far: then a game is possible."""
        found = self.last.get(_NONE)
        return found is not None and bool(found.alive)

    def _refuted(self, cells: Cells, claims: Claims, depth: int) -> bool:
        supposed = Supposed(fixed_by(claims), self.forced)
        if depth == CLOSED:
            return self.search.closed(cells, self.mover, supposed, _MOST_CLOSED)
        return self.search.refuted(cells, self.mover, supposed, depth)

    def _refuted_before(self, cells: Cells, back: Back, supposed: Supposed, depth: int) -> bool:
        if depth == CLOSED:
            return self.search.closed_before(cells, back, self.mover, supposed, _MOST_CLOSED)
        return self.search.refuted_before(cells, back, self.mover, supposed, depth)

    def consistent(self) -> list[Claims]:
        """Return the sets of castlings that may hold together, as far as is known."""
        open_rights = [right for right in self.castlings if right not in self.gone]
        sets = [
            frozenset(group)
            for number in range(len(open_rights) + 1)
            for group in combinations(open_rights, number)
        ]
        return [group for group in sets if not any(pair <= group for pair in self.excluded)]

    def _look_at_last_moves(self, cells: Cells, claims: Claims, depth: int) -> None:
        supposed = Supposed(fixed_by(claims))
        found = self.last.get(claims)
        if found is None:
            backs = sorted(self.search.moves_back(cells, self.mover, supposed), key=self._is_asked)
            found = self.last[claims] = LastMoves(backs)
        found.settled = True  # until all others are refuted: also where the work ends here
        alive = found.alive
        while alive and not self._is_asked(alive[0]):
            if not self._refuted_before(cells, alive[0], supposed, depth):
                return
            alive.pop(0)
        found.alive = [
            back for back in alive if not self._refuted_before(cells, back, supposed, depth)
        ]
        found.settled = False

    def _is_asked(self, back: Back) -> bool:
        """Return whether a move is a double step that a capture in passing would answer."""
        return back.double and (back.origin + back.target) // 2 in self.passing

    def options(self, claims: Claims) -> tuple[Square | None, ...]:
        """Return where a capture in passing is allowed if some castlings are: None for nowhere."""
        if self.position.en_passant is not None:
            return (self.position.en_passant,)
        found = self.last.get(claims)
        if found is None or found.settled or not found.alive:
            return (None,)
        return tuple((back.origin + back.target) // 2 for back in found.alive)

    def dead_steps(self) -> frozenset[Square]:
        """Return the squares over which no double step can have been the last move."""
        found = self.last.get(_NONE)
        if found is None:
            return frozenset()
        alive = {(b.origin + b.target) // 2 for b in found.alive if self._is_asked(b)}
        return frozenset(self.passing) - alive

    def parts(self) -> tuple[RightsPart, ...]:
        """Return the combinations of rights of which one holds.

        One is left out if another has the same capture in passing and more castlings, which
        convention grants.
        """
        found = [
            RightsPart(claims, square)
            for claims in self.consistent()
            for square in self.options(claims)
        ]
        return tuple(
            part
            for part in reversed(found)
            if not any(
                part.castling < other.castling and part.passing == other.passing for other in found
            )
        )

    def result(self, complete: bool) -> Rights:
        """Return what is known."""
        if self.is_impossible:
            return self._of_impossible()
        parts = self.parts()
        exclusions = tuple(self._exclusion(pair) for pair in self.excluded if self._holds(pair))
        return Rights(
            castling=tuple(self._castling(right, exclusions) for right in self.castlings),
            passing=tuple(self._passing(square, parts) for square in self.passing),
            exclusions=exclusions,
            parts=parts,
            complete=complete,
            nodes=self.search.nodes,
        )

    def _holds(self, pair: Claims) -> bool:
        return not any(right in self.gone for right in pair)

    def _exclusion(self, pair: Claims) -> Exclusion:
        claims = _in_order(pair)
        return Exclusion(claims, excluded_words(claims), _squares_of(claims))

    def _of_impossible(self) -> Rights:
        words = impossible_words()
        return Rights(
            castling=tuple(
                CastlingRight(right, RightStatus.ALLOWED, words) for right in self.castlings
            ),
            passing=tuple(
                PassingRight(square, RightStatus.POSSIBLE, words) for square in self.passing
            ),
            parts=(RightsPart(frozenset(self.castlings), self.position.en_passant),),
            possible=False,
            nodes=self.search.nodes,
        )

    def _castling(self, right: Castling, exclusions: tuple[Exclusion, ...]) -> CastlingRight:
        home = _squares_of((right,))
        depth = self.gone.get(right)
        if depth is not None:
            if right not in self.told:
                self.told[right] = (
                    (to_and_fro_words(right), home)
                    if depth == CLOSED
                    else gone_words(self.position, right, depth, self.forced)
                )
            words, squares = self.told[right]
            return CastlingRight(right, RightStatus.GONE, words, squares or home)
        for exclusion in exclusions:
            if right in exclusion.claims:
                return CastlingRight(
                    right, RightStatus.EXCLUSIVE, exclusion.reason, exclusion.squares
                )
        return CastlingRight(right, RightStatus.ALLOWED, allowed_words(right), home)

    def _passing(self, square: Square, parts: tuple[RightsPart, ...]) -> PassingRight:
        step = 8 if self.mover else -8
        squares = (square + step, square, square - step)
        if all(part.passing == square for part in parts):
            return PassingRight(
                square, RightStatus.PROVED, proved_words(self.position, square), squares
            )
        if square in self.dead_steps():
            words = passing_gone_words(self.position, square)
            return PassingRight(square, RightStatus.GONE, words, squares)
        if any(part.passing == square for part in parts):
            return PassingRight(
                square, RightStatus.POSSIBLE, depends_words(self.position, square, parts), squares
            )
        words = possible_words(self.position, square, self._others(square))
        return PassingRight(square, RightStatus.POSSIBLE, words, squares)

    def _others(self, square: Square) -> tuple[str, ...]:
        """Return last moves that may have been made instead of a double step.

        Where one was seen to be possible, those behind it were not looked at any more.
        """
        found = self.last.get(_NONE)
        alive = [] if found is None else found.alive[:1] if found.settled else found.alive
        others = [b for b in alive if not (b.double and (b.origin + b.target) // 2 == square)]
        cells = self.cells
        return tuple(back_text(back, cells) for back in others)


def fixed_by(claims: Claims) -> int:
    """Return the squares of kings and rooks who have never moved if castlings are possible."""
    bits = 0
    for right in claims:
        bits |= 1 << right.king_square | 1 << right.rook_square
    return bits


def _squares_of(claims: tuple[Castling, ...]) -> tuple[Square, ...]:
    return tuple(
        dict.fromkeys(
            square for right in claims for square in (right.king_square, right.rook_square)
        )
    )
