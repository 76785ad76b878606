# SPDX-License-Identifier: GPL-3.0-or-later
"""Series: one side makes all its moves in a row, of which only the last may check.

In a direct series the last of them reaches the goal. In a help series the other side does so
by one move after it; in a self series it is forced to; in a reflex series it must because it
can. A reflex series ends as soon as the other side can reach the goal, a self series as soon as
it is forced to. In set play the other side makes that move at once.

A direct series ends with the first move that reaches its goal, but for stalemate: nobody asks on
the way whether the other side could move, so a series leads through stalemates, as the reference
program has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.goals import STALEMATES
from composer.problem.stipulation import Play, Stipulation, set_play_of
from composer.solver.playboard import BoardMove
from composer.solver.reference.lines import LineSearch, Moves

_REFLEX = (Play.REFLEX, Play.SEMI_REFLEX)


def series_lengths(stipulation: Stipulation, set_play: bool, in_check: bool) -> list[int]:
    """Return how many half-moves a line of a series can have, the shortest first.

    Args:
        stipulation: what is asked.
        set_play: whether lines of set play are meant: the last move alone, at once.
        in_check: whether the side to move in the diagram is in check.
    """
    if set_play:
        return [] if in_check or set_play_of(stipulation) is None else [1]
    fewest = 1 if stipulation.play is Play.DIRECT else 2
    return list(range(fewest, stipulation.halfmoves + 1))


class SeriesSearch(LineSearch):
    """The reference's search for the lines of series."""

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, as `LineSearch.lengths` says."""
        return series_lengths(self.stipulation, set_play, self.board.is_check())

    def _keeps_turn(self, left: int) -> bool:
        return left >= (1 if self.play is Play.DIRECT else 2)

    def _ways(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        if left == 1 and self.play is not Play.DIRECT:  # the other side's move alone: set play
            if self.play is not Play.SELF or self._all_finish():
                yield from self._endings(moves)
            return
        if self.play is Play.REFLEX and self._can_finish():
            return
        if self._keeps_turn(left - 1):
            yield from self._longer(moves, left)
        elif self.play is Play.DIRECT:
            yield from self._endings(moves)
        elif self.play is Play.SELF:
            yield from self._forced_endings(moves)
        else:
            yield from self._answered_endings(moves)

    def _longer(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        for move in self._played(moves):
            if self.board.is_check() or self._ends_here():
                continue
            for _ in self._played([None]):
                yield from ((move, *rest) for rest in self._find(left - 1))

    def _ends_here(self) -> bool:
        """Tell whether a series ends with a move: the goal is reached, or will be at once."""
        if self.play in _REFLEX:
            return self._can_finish()
        if self.play is Play.SELF:
            return self._all_finish()
        return (
            self.play is Play.DIRECT
            and self.goal not in STALEMATES
            and self.board.reaches(self.goal)
        )
