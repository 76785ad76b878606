# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of the past of a position, as it is found. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.gui.history.line import NOTHING, Known
from composer.problem.position import Position
from composer.retro.judge import History, LastMove
from composer.retro.legality.judging import Legality
from composer.retro.legality.telling import Evidence
from composer.retro.unmoves.unmove import UnMove
from composer.rules.book import ORTHODOX, Rules
from composer.said.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Question:
    """A position of whose past something is to be found.

    Attributes:
        position: men and the side to move.
        known: what holds of its past, as the user states it or a line has shown.
        rules: those of the problem; only of orthodox chess anything is found.
    """

    position: Position
    known: Known = NOTHING
    rules: Rules = ORTHODOX


class Stage(Enum):
    """How far the work on a position is."""

    AT_ONCE = "at once"  # the last moves are listed
    WEIGHED = "weighed"  # those that cannot have been played are known, and the rights
    SEARCHING = "searching"  # for a game that leads there
    STOPPED = "stopped"  # by the user
    GIVEN_UP = "given up"  # all was searched that was to be
    ENDED = "ended"  # there is an answer


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found until now.

    Attributes:
        question: what it is about.
        stage: how far the work is.
        history: what was found; None where the problem has other rules than chess.
        evidence: what the men tell of their past; None where nothing is known.
        unjudged: why nothing can be found at all; None where it can.
        is_array: whether it is the position in which games begin.
    """

    question: Question
    stage: Stage = Stage.ENDED
    history: History | None = None
    evidence: Evidence | None = None
    unjudged: Sentence | None = None
    is_array: bool = False

    @property
    def is_under_way(self) -> bool:
        """Whether more may come to be known by itself."""
        return self.stage in (Stage.AT_ONCE, Stage.WEIGHED, Stage.SEARCHING)

    @property
    def weighed(self) -> bool:
        """Whether it is known of all last moves if they can have been played."""
        return self.stage is not Stage.AT_ONCE

    @property
    def legality(self) -> Legality:
        """Whether a game can lead here, as far as it is known."""
        return Legality.UNKNOWN if self.history is None else self.history.judged.legality

    @property
    def moves(self) -> tuple[LastMove, ...]:
        """The last moves, those that cannot have been played among them."""
        known = self.question.known
        found = () if self.history is None else self.history.last_moves
        return tuple(move for move in found if known.allows(move.unmove))

    @property
    def possible(self) -> tuple[UnMove, ...]:
        """The last moves that are not disproved."""
        return tuple(move.unmove for move in self.moves if move.disproof is None)

    @property
    def proved(self) -> UnMove | None:
        """The one move that must have been the last; None where there are several, or none."""
        possible = self.possible
        alone = len(possible) == 1 and (self.weighed or len(self.moves) == 1)
        return possible[0] if alone and self.legality is not Legality.ILLEGAL else None
