# SPDX-License-Identifier: GPL-3.0-or-later
"""The last moves as rows of a list: one a man and his way, with what he may have captured."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from composer.gui.history.finding import Finding
from composer.problem.men import Kind, Man
from composer.problem.squares import Square
from composer.retro.unmoves.unmove import UnMove
from composer.said.sentence import Sentence

_RANK = {
    kind: place
    for place, kind in enumerate(
        (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
    )
}


@dataclass(frozen=True, slots=True)
class Option:
    """One of the moves of a group.

    Attributes:
        unmove: the move.
        refuted: why it cannot have been played; None where it may.
    """

    unmove: UnMove
    refuted: Sentence | None = None


@dataclass(frozen=True, slots=True)
class LastMoveGroup:
    """The last moves of one man from one square: without a capture, or with each of several.

    Attributes:
        options: the moves, that without a capture first.
        proved: whether the only one of them is the only last move of all.
    """

    options: tuple[Option, ...]
    proved: bool = False

    @property
    def first(self) -> UnMove:
        """Any of its moves: man and squares are those of all."""
        return self.options[0].unmove

    @property
    def possible(self) -> tuple[UnMove, ...]:
        """Its moves that may have been played."""
        return tuple(option.unmove for option in self.options if option.refuted is None)

    @property
    def usual(self) -> UnMove | None:
        """The move that is meant where none is named: the one without a capture, or the only."""
        possible = self.possible
        if possible and (possible[0].uncaptured is None or len(possible) == 1):
            return possible[0]
        return None

    def uncapturing(self, kind: Kind | None) -> UnMove | None:
        """Return its possible move that uncaptures a kind of man, or none for None."""
        for unmove in self.possible:
            if (unmove.uncaptured and unmove.uncaptured.kind) is kind and not unmove.en_passant:
                return unmove
        return None


@dataclass(frozen=True, slots=True)
class Heading:
    """A line between the rows: so many moves are impossible, and are listed or not."""

    count: int
    is_open: bool


Row = LastMoveGroup | Heading


def rows_of(
    finding: Finding, squares: Collection[Square] = (), refuted_shown: bool = False
) -> tuple[Row, ...]:
    """Return the rows of a list of last moves, those that cannot have been played at its end.

    Args:
        finding: what is known.
        squares: where the men stand whose moves alone are listed; all if there are none.
        refuted_shown: whether the moves that cannot have been played are listed.
    """
    ways: dict[tuple[object, ...], list[Option]] = {}
    for move in finding.moves:
        unmove = move.unmove
        if squares and unmove.arrival not in squares:
            continue
        key = (unmove.arrival, unmove.origin, unmove.unpromotes, unmove.castling)
        ways.setdefault(key, []).append(Option(unmove, move.disproof))
    found = [LastMoveGroup(tuple(options)) for options in ways.values()]
    proved = finding.proved
    likely = [
        LastMoveGroup(group.options, proved=proved is not None and proved in group.possible)
        for group in found
        if group.possible
    ]
    likely.sort(key=_order)
    gone = sorted((group for group in found if not group.possible), key=_order)
    if not gone:
        return tuple(likely)
    heading = Heading(sum(len(group.options) for group in gone), refuted_shown)
    return (*likely, heading, *(gone if refuted_shown else ()))


def men_before(finding: Finding, square: Square) -> tuple[UnMove, ...]:
    """Return the possible last moves of the man on a square."""
    return tuple(unmove for unmove in finding.possible if unmove.arrival == square)


def figure(unmove: UnMove) -> Man:
    """Return the man that a row shows: as he stood before the move."""
    return unmove.man_before


def _order(group: LastMoveGroup) -> tuple[int, ...]:
    return (_RANK[group.first.man.kind], group.first.arrival, group.first.origin)
