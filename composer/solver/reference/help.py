# SPDX-License-Identifier: GPL-3.0-or-later
"""Help play: both sides help to reach the goal.

A line ends where its goal is reached: whoever gives check, or takes, before the last move has
a shorter line and no longer one, as the reference program has it.

In help-self play they do so until the last move of the side that wants to be mated: then every
reply must reach the goal. Where every reply does so before, a shorter line ends; who gives check,
or takes, and could have moved otherwise ends none. In help-reflex play one reply is enough there,
for who can reach the goal must, at any move; so nobody is able to before.
"""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.stipulation import Play, Stipulation, set_play_of
from composer.solver.playboard import BoardMove
from composer.solver.reference.lines import LineSearch, Moves


def help_lengths(stipulation: Stipulation, set_play: bool, in_check: bool) -> list[int]:
    """Return how many half-moves a line of help play can have, the shortest first.

    Args:
        stipulation: what is asked.
        set_play: whether lines of set play are meant.
        in_check: whether the side to move in the diagram is in check.
    """
    most = stipulation.halfmoves
    if set_play:
        asked = set_play_of(stipulation)
        if asked is None or in_check:
            return []
        most = asked.halfmoves
    return list(range(2 - most % 2, most + 1, 2))


class HelpSearch(LineSearch):
    """The reference's search for the lines of help, help-self and help-reflex play."""

    def lengths(self, set_play: bool = False) -> list[int]:
        """Return how many half-moves a line can have, as `LineSearch.lengths` says.

        Shorter lines have whole moves less.
        """
        return help_lengths(self.stipulation, set_play, self.board.is_check())

    def _ways(self, moves: list[BoardMove], left: int) -> Iterator[Moves]:
        if left == 1:
            if self.play is not Play.HELP_SELF or self._all_finish():
                yield from self._endings(moves)
        elif left == 2 and self.play is Play.HELP_SELF:
            yield from self._forced_endings(moves)
        elif self._has_ended(left):
            return
        elif left == 2 and self.play is Play.HELP_REFLEX:
            yield from self._answered_endings(moves)
        else:
            wins = left % 2 == 1 and self.play is Play.HELP
            for move in self._played(moves):
                ends = wins and self.board.reaches(self.goal)
                if not ends and (left % 2 == 1 or not self.board.concedes(self.goal)):
                    yield from ((move, *rest) for rest in self._find(left - 1))

    def _has_ended(self, left: int) -> bool:
        """Tell whether a shorter line ended here: by reflex, or by force."""
        if self.play is Play.HELP_REFLEX:
            return self._can_finish()
        return self.play is Play.HELP_SELF and left % 2 == 1 and self._all_finish()
