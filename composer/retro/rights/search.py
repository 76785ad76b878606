# SPDX-License-Identifier: GPL-3.0-or-later
"""Search back over moves taken back: does every history of a position end in an impossible one?

It is given what is supposed (men who have never moved). A position is *refuted* if it is proved
impossible as it stands, or if every move that may have led to it leads from a refuted one. To
be refuted is certain; not to be refuted says only that nothing was proved so far back.

On the board a man is 1 to 6 (pawn, knight, bishop, rook, queen, king), a black one 8 more; 0 is an
empty square. Squares count from a1 = 0 to h8 = 63.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.dying import Stopper
from composer.retro.rights.values import Back

WHITE: Final = 0
BLACK: Final = 8
_CODES: Final = {
    kind: code
    for code, kind in enumerate(
        (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN, Kind.KING), 1
    )
}
Cells = bytes


class SpentError(Exception):
    """The nodes are used up, or the work is no longer wanted."""


def is_judged(position: Position) -> bool:
    """Return whether a position is one of orthodox men with one king a side and no excess."""
    if not all_orthodox(position.board):
        return False
    cells = cells_of(position)
    pawn, king = _CODES[Kind.PAWN], _CODES[Kind.KING]
    for side in (WHITE, BLACK):
        men = sum(1 for man in cells if man and man & 8 == side)
        if cells.count(king + side) != 1 or men > 16 or cells.count(pawn + side) > 8:
            return False
    return not any(man & 7 == pawn for man in cells[:8] + cells[56:])


def cells_of(position: Position) -> Cells:
    """Return the men of a position; they must be orthodox."""
    return bytes(
        0 if man is None else _CODES[man.kind] + side_of(man.colour) for man in position.board
    )


def side_of(colour: Colour) -> int:
    """Return the number of a colour."""
    return BLACK if colour is Colour.BLACK else WHITE


@dataclass(frozen=True, slots=True)
class Supposed:
    """What is supposed of a position's history.

    Attributes:
        fixed: the squares of men who have never moved, as bits.
        forced: where a pawn stands whose double step was the last move; -1 for none.
    """

    fixed: int = 0
    forced: int = -1


class BackSearch:
    """One search back from a board, with a number of nodes that it may look at.

    Where the compiled part was not built it looks at none.
    """

    def __init__(self, budget: int, token: Stopper | None = None) -> None:
        """Begin a search; a token that is cancelled ends it."""
        module = compiled_module("rights")
        self._token, self._budget = token, budget
        flag = None if token is None else token.flag
        self._search = None if module is None else module.Refuter(budget, flag)

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        found: int = 0 if self._search is None else self._search.nodes
        return found

    @property
    def studies(self) -> int:
        """How many of them were studied; what is read of the others had been read before."""
        found: int = 0 if self._search is None else self._search.studies
        return found

    def refuted(self, cells: Cells, mover: int, supposed: Supposed, depth: int) -> bool:
        """Return whether a position is proved impossible, looking so many half-moves back.

        Raises:
            SpentError: the nodes are used up or the token was cancelled; nothing is proved.
        """
        if self._search is None or (self._token is not None and self._token.cancelled):
            raise SpentError
        found: bool = self._search.refuted(cells, mover, supposed.fixed, supposed.forced, depth)
        if self._search.spent:
            raise SpentError
        return found

    def closed(self, cells: Cells, mover: int, supposed: Supposed, most: int) -> bool:
        """Return whether a history is closed: all that can have led there is a few positions.

        If the game array is none of them, every history goes round among them, and none begins.
        That there are more proves nothing.

        Raises:
            SpentError: the nodes are used up or the token was cancelled; nothing is proved.
        """
        if self._search is None or (self._token is not None and self._token.cancelled):
            raise SpentError
        found: bool = self._search.closed(cells, mover, supposed.fixed, supposed.forced, most)
        is_used_up = self._search.nodes >= self._budget
        if not found and (is_used_up or (self._token is not None and self._token.cancelled)):
            raise SpentError
        return found

    def closed_before(
        self, cells: Cells, back: Back, mover: int, supposed: Supposed, most: int
    ) -> bool:
        """Return whether the history of the position before a move is closed."""
        before = bytearray(cells)
        for square, man in back.changes:
            before[square] = man
        now = Supposed(supposed.fixed | back.unmoved, back.forced)
        return self.closed(bytes(before), BLACK - mover, now, most)

    def refuted_before(
        self, cells: Cells, back: Back, mover: int, supposed: Supposed, depth: int
    ) -> bool:
        """Return whether the position before a move is refuted, looking so far back from it.

        Raises:
            SpentError: as `refuted`.
        """
        before = bytearray(cells)
        for square, man in back.changes:
            before[square] = man
        now = Supposed(supposed.fixed | back.unmoved, back.forced)
        return self.refuted(bytes(before), BLACK - mover, now, depth)

    def moves_back(self, cells: Cells, mover: int, supposed: Supposed) -> tuple[Back, ...]:
        """Return every move that a side may have made last, as far as men and kings tell.

        Of captured men only the number and kind are regarded.

        Raises:
            SpentError: the compiled part was not built: nothing is known of them.
        """
        if self._search is None:
            raise SpentError
        found: tuple[Back, ...] = self._search.moves_back(
            cells, mover, supposed.fixed, supposed.forced
        )
        return found

    def cage_proof(self, cells: Cells, fixed: int) -> int:
        """Return the squares of men who shut each other in, which proves a board impossible."""
        if self._search is None:
            return 0
        found: int | None = self._search.cage_proof(cells, fixed)
        return found or 0
