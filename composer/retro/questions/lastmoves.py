# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of last moves: every way in which the last single moves can have been played.

What falls away at each step is what `composer.retro.judge` disproves, as it stands in the list
of last moves; of a row that is left a game to its beginning shows that it was possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.problem.position import Position
from composer.retro.dying import Stopper
from composer.retro.judge import Effort, history
from composer.retro.questions.reached import MOST_POSITIONS, is_reached
from composer.retro.unmoves.finding import is_game_array
from composer.retro.unmoves.unmove import (
    NOTHING_KNOWN,
    UnMove,
    Unmoved,
    take_back,
    unmoved_before,
)
from composer.searched import Finished, Limit, Searched, Stopped

_BACK: Final = Effort(game=0)  # which last moves are disproved, and no more


@dataclass(frozen=True, slots=True)
class Patience:
    """How much is looked at.

    Attributes:
        steps: positions of which the last moves are listed.
        rows: rows of moves that are kept; more of them are no answer to anything.
        game: positions looked at for the game to the beginning of a row.
        effort: how much is looked at to disprove last moves.
    """

    steps: int = 300
    rows: int = 600
    game: int = MOST_POSITIONS
    effort: Effort = _BACK


USUAL: Final = Patience()


@dataclass(frozen=True, slots=True)
class Row:
    """Last moves, that before the diagram first.

    Attributes:
        unmoves: the moves, as they are taken back.
        first: the position before them all.
        unmoved: squares of men that have not moved until then.
    """

    unmoves: tuple[UnMove, ...]
    first: Position
    unmoved: Unmoved = NOTHING_KNOWN


def last_rows(
    position: Position,
    halfmoves: int = 1,
    patience: Patience = USUAL,
    token: Stopper | None = None,
    unmoved: Unmoved = NOTHING_KNOWN,
) -> Searched[tuple[Row, ...]]:
    """Return every row of so many last moves that is not disproved.

    Args:
        position: the diagram, with the side to move.
        halfmoves: how many moves are taken back, at least 1.
        patience: how much is looked at.
        token: stops the work.
        unmoved: squares of men that have not moved until the diagram.

    Raises:
        NotJudged: as `composer.retro.unmoves.finding.unmoves` says.
    """
    walk = _Walk(halfmoves, patience, token)
    rows = tuple(walk.rows(Row((), position, unmoved)))
    return Finished(rows) if walk.limit is None else Stopped(rows, walk.limit)


def is_shown(row: Row, patience: Patience = USUAL, token: Stopper | None = None) -> bool:
    """Return whether a game is found in which the moves of a row were the last."""
    return is_reached(row.first, row.unmoved, patience.game, token)


class _Walk:
    """One walk back through all that is not disproved."""

    def __init__(self, halfmoves: int, patience: Patience, token: Stopper | None) -> None:
        self._halfmoves = halfmoves
        self._patience = patience
        self._token = token
        self._steps = self._rows = 0
        self.limit: Limit | None = None

    def rows(self, row: Row) -> Iterator[Row]:
        """Yield the rows that go on from one; where a limit is met, that says so."""
        if len(row.unmoves) == self._halfmoves:
            self._rows += 1
            yield row
            return
        if is_game_array(row.first):
            return  # nothing was played before it
        if not self._goes_on():
            return
        found = history(row.first, row.unmoved, self._patience.effort, self._token)
        if not found.complete:  # it ends early only where the token stops it
            self.limit = Limit.CANCELLED
        for unmove in found.possible:
            before = take_back(row.first, unmove)
            unmoved = unmoved_before(row.unmoved, unmove)
            yield from self.rows(Row((*row.unmoves, unmove), before, unmoved))
            if self.limit is not None:
                return

    def _goes_on(self) -> bool:
        self._steps += 1
        if self._token is not None and self._token.cancelled:
            self.limit = Limit.CANCELLED
        elif self._steps > self._patience.steps or self._rows >= self._patience.rows:
            self.limit = Limit.POSITIONS
        return self.limit is None
