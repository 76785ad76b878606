# SPDX-License-Identifier: GPL-3.0-or-later
"""The last moves as rows of a list: one a man and his way, with what he may have captured."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from composer.gui.history.finding import Finding
from composer.gui.words.language import counted, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.men import Kind, Man
from composer.problem.named import kind_name
from composer.problem.squares import Square
from composer.retro.unmoves.unmove import UnMove
from composer.said.sentence import Sentence


def way_title(way: LastMoveGroup, letters: Letters) -> str:
    """Return the move of a row; what it may have captured stands beside it."""
    usual = way.usual
    if usual is not None or len(way.options) == 1:
        return (usual or way.first).text(letters.letter)
    return way.first.text(letters.letter) if not way.possible else _open_text(way, letters)


def way_detail(way: LastMoveGroup, letters: Letters) -> str:
    """Return the second line of a row; empty where the move says all."""
    if not way.possible and way.options[0].refuted is not None:
        return worded(way.options[0].refuted, letters)
    usual = way.usual
    if usual is not None and usual.double_step and way.proved:
        return tr("a double step: capturing in passing is allowed")
    if way.proved and len(way.possible) == 1:
        return tr("the only move that can have been the last")
    return ""


def way_spoken(way: LastMoveGroup, letters: Letters) -> str:
    """Return a row as it is read aloud."""
    words = [way_title(way, letters)]
    if len(way.options) > 1:
        captured = [option_words(unmove) for unmove in way.possible]
        words.append(fill(tr("without a capture or taking: %1"), ", ".join(captured)))
    if way.proved:
        words.append(tr("proved"))
    elif not way.possible:
        words.append(tr("impossible"))
    detail = way_detail(way, letters)
    return ", ".join([*words, *([detail] if detail else [])])


def option_words(unmove: UnMove) -> str:
    """Return what a move captured, in one word or two."""
    if unmove.en_passant:
        return tr("a pawn in passing")
    if unmove.uncaptured is None:
        return tr("nothing", "captured")
    return worded(kind_name(unmove.uncaptured.kind))


def row_spoken(row: Row, letters: Letters) -> str:
    """Return any row as it is read aloud."""
    return heading_words(row) if isinstance(row, Heading) else way_spoken(row, letters)


def heading_words(heading: Heading) -> str:
    """Return the line above the moves that cannot have been played."""
    return counted(
        heading.count,
        tr("One more that cannot have been played"),
        tr("%1 more that cannot have been played", "", heading.count),
    )


def tag_of(way: LastMoveGroup) -> str:
    """Return the tag of a row; empty for none."""
    if way.proved:
        return tr("proved")
    return "" if way.possible else tr("impossible")


def _open_text(way: LastMoveGroup, letters: Letters) -> str:
    """Return a capture of which it is open what was captured."""
    text = way.first.text(letters.letter)
    head, _, tail = text.partition("x")
    return f"{head}x{tail[-2:] if not way.first.unpromotes else tail[1:]}"


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
