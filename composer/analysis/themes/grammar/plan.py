# SPDX-License-Identifier: GPL-3.0-or-later
"""What a theme needs of the play, as data: replies by certain men, their mates, what differs.

A grammar is a function that yields the plans by which a core may show a theme. A plan says less
than the detector, which has the last word: most that satisfies one is a theme. Plans are made of
men and lines that stand in the core, so that the detector also accepts what none of them foresees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import Final

from composer.analysis.board import Bits, Board, board_of, squares_in
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square

ANYWHERE: Final[Bits] = (1 << 64) - 1

SET, KEY, TRY, SECOND_TRY = range(4)
"""Phases by number."""

MOST_WISHES, MOST_TRIES = 24, 2
"""What a search works with (`kernel/core/scheme/weigh.h`)."""

DUALS_TOO, THREATS_TOO, MATE_UNNAMED = 1, 2, 4
"""What does not matter in a wish: other mates besides; that the mate is a threat; and the mate's
man takes no part in the proof."""


GUARD_SHUT, BLOCKED_AND_SHUT, OPENED_AND_SHUT = 1, 2, 4
"""What happens to White's lines to squares beside the king: the reply shuts one; it blocks a
square, and the mate shuts one to it; it opens one, and the mate shuts another."""


class Sort(IntEnum):
    """What a wish is about."""

    ANSWERED = 0
    """A reply that is answered by a mate."""
    THREATENED = 1
    """A threat."""
    REFUTED_BY = 2
    """A reply that refutes a try."""
    DEFENDED = 3
    """All replies by a man: none is answered by a threat."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A line that is wished for; other wishes are told by their place in the plan.

    Attributes:
        sort: what it is about.
        phase: the phase.
        origins: where the man who replies may stand.
        targets: where he may go.
        mate_origins: where the man who mates may stand in the diagram.
        mate_targets: where he may mate.
        like: the earlier wish whose reply it is, too.
        first_of: the phase whose first move the mate is.
        equals: earlier wishes that have the same mate.
        differs: earlier wishes that have other mates.
        other_reply: earlier wishes that have other replies.
        checks: whether the reply checks.
        loose: what does not matter.
        shut: black men of whom the reply shuts one off, who else would parry the mate.
        pinned: black men of whom one would parry the mate, were he not pinned.
        lines: what happens to White's lines beside the king.
        general: whether it would be mate without the man who replies, too; None if that is no
            matter.
    """

    phase: int
    origins: Bits = ANYWHERE
    targets: Bits = ANYWHERE
    mate_origins: Bits = ANYWHERE
    mate_targets: Bits = ANYWHERE
    sort: Sort = Sort.ANSWERED
    like: int | None = None
    first_of: int | None = None
    equals: tuple[int, ...] = ()
    differs: tuple[int, ...] = ()
    other_reply: tuple[int, ...] = ()
    checks: bool = False
    loose: int = 0
    shut: Bits = 0
    pinned: Bits = 0
    lines: int = 0
    general: bool | None = None

    def _after(self, wishes: int, tries: int) -> Wish:
        """Return the wish as it stands after others, and its tries after other tries."""

        def late(places: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(place + wishes for place in places)

        def later(phase: int) -> int:
            return phase + tries if phase >= TRY else phase

        return replace(
            self,
            phase=later(self.phase),
            like=None if self.like is None else self.like + wishes,
            first_of=None if self.first_of is None else later(self.first_of),
            equals=late(self.equals),
            differs=late(self.differs),
            other_reply=late(self.other_reply),
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to show a theme.

    Attributes:
        wishes: the lines that show it.
        tries: how many tries there are among its phases.
        key_origins: where the key's man may stand.
        key_targets: where he may go.
        try_origins: where the man of each try may stand.
        try_targets: where he may go.
        idle: the core's squares whose men the proof names without a line of theirs.
        set_complete: whether in set play every reply is answered.
        all_single: whether after the key every reply has one mate.
        may_check: whether the key may check.
    """

    wishes: tuple[Wish, ...]
    tries: int = 0
    key_origins: Bits = ANYWHERE
    key_targets: Bits = ANYWHERE
    try_origins: tuple[Bits, ...] = ()
    try_targets: tuple[Bits, ...] = ()
    idle: Bits = 0
    set_complete: bool = False
    all_single: bool = False
    may_check: bool = False

    def joined(self, other: Plan) -> Iterator[Plan]:
        """Yield the plans that show what this one and another one show.

        The other's tries are the same as this one's, or others, as far as there is room.
        """
        if len(self.wishes) + len(other.wishes) > MOST_WISHES:
            return
        for shared in {min(self.tries, other.tries), 0}:
            tries = self.tries + other.tries - shared
            if tries > MOST_TRIES:
                continue
            by = self.tries - shared
            plan = Plan(
                (*self.wishes, *(each._after(len(self.wishes), by) for each in other.wishes)),
                tries,
                self.key_origins & other.key_origins,
                self.key_targets & other.key_targets,
                _met(self.try_origins, other.try_origins, tries, by),
                _met(self.try_targets, other.try_targets, tries, by),
                self.idle | other.idle,
                self.set_complete or other.set_complete,
                self.all_single or other.all_single,
                self.may_check or other.may_check,
            )
            if all((plan.key_origins, plan.key_targets, *plan.try_origins, *plan.try_targets)):
                yield plan


def _met(one: tuple[Bits, ...], two: tuple[Bits, ...], tries: int, by: int) -> tuple[Bits, ...]:
    """Return what two plans allow their tries, those of the second being so many later."""
    if not one and not two:
        return ()
    both = [*one, *[ANYWHERE] * (tries - len(one))]
    for number, allowed in enumerate(two):
        both[number + by] &= allowed
    return tuple(both)


@dataclass(frozen=True)
class Core:
    """The men that are given, as a grammar looks at them."""

    position: Position

    @cached_property
    def board(self) -> Board:
        """The men as sets of squares."""
        return board_of(self.position)

    @cached_property
    def white(self) -> Bits:
        """White's men."""
        return self._of(Colour.WHITE)

    @cached_property
    def black(self) -> Bits:
        """Black's men, the king left aside."""
        return self._of(Colour.BLACK) & ~self.black_king

    @cached_property
    def black_king(self) -> Bits:
        """Where Black's king stands; none where he is missing."""
        return self.kinds(Colour.BLACK, Kind.KING)

    @cached_property
    def white_king(self) -> Bits:
        """Where White's king stands; none where he is missing."""
        return self.kinds(Colour.WHITE, Kind.KING)

    @cached_property
    def white_men(self) -> Bits:
        """White's men, the king left aside."""
        return self.white & ~self.white_king

    @property
    def repliers(self) -> Bits:
        """Black's men who are to reply: all of the core, the king where he is alone."""
        return self.black or self.black_king

    @property
    def mating(self) -> Bits:
        """Where men may stand who mate: the core's, or anybody where White has but a king."""
        return self.white if self.white_men else ANYWHERE

    def kinds(self, colour: Colour, *kinds: Kind) -> Bits:
        """Return where men of some kinds stand."""
        return bits(
            square for square, man in self.position if man.colour is colour and man.kind in kinds
        )

    def reach(self, square: Square) -> Bits:
        """Return where the man on a square may go if nobody but the core is there."""
        man = self.position.board[square]
        if man is not None and man.kind is Kind.PAWN:
            ahead = 8 if man.colour is Colour.WHITE else -8
            steps = {square + ahead}
            if square // 8 == (1 if ahead > 0 else 6):
                steps.add(square + 2 * ahead)
            sides = (step for step in (-1, 1) if 0 <= square % 8 + step < 8)
            steps.update(square + ahead + side for side in sides)
            return bits(step for step in steps if 0 <= step < 64)
        return self.board.attacks(square)

    def who_reach(self, square: Square, men: Bits) -> Bits:
        """Return which of some men may go to a square."""
        return bits(man for man in squares_in(men) if self.reach(man) >> square & 1)

    def _of(self, colour: Colour) -> Bits:
        return bits(square for square, man in self.position if man.colour is colour)


def bits(squares: Iterator[Square] | Sequence[Square] | set[Square]) -> Bits:
    """Return squares as one set."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


Grammar = Callable[[Core, Sequence[Square]], Iterator[Plan]]
"""Yields the plans by which a core shows a theme, on squares that are meant, or on any."""
