# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a reply defends against a threat, and why the mate that answers it works.

A threat fails after a reply because its man is gone, pinned, or shut off; because White is in
check; because it is no check any more; or because Black can parry it now. Each parry is looked at:
the king goes where he could not, the man who moved captures or steps between, or another does over
a line that was opened, or freed from a pin. What is told is what the reply changed, not all that
Black could do. Why a mate works are the elements of the themes (`analysis.themes.errors`), proved
on the board by undoing them.

In longer play the same is told of a threat that cannot be played any more, or that mates at once;
of any other what meets it: the replies to it that nothing answers in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import Board, between, board_of
from composer.analysis.effects import Play
from composer.analysis.schemes.moves import described, mark_of, played
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.work import SchemeWork
from composer.analysis.themes.errors import ELEMENTS
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import Sentence, said
from composer.solver.options import Cancelled, Unsolvable
from composer.solver.schemeplay import Number, scheme_board


class Why(Enum):
    """Why a reply defends."""

    CAPTURE = "capture"
    PIN = "pin"
    CHECK = "check"
    CLOSED = "line closed"
    OPENED = "line opened"
    GUARD = "guard"
    UNPIN = "unpin"
    FLIGHT = "flight"


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason with the squares that show it.

    Attributes:
        why: the reason.
        square: where it happens: the flight, the square guarded, the man pinned or captured.
        line: from whom to where the line goes that is opened, closed or pinned along; None for no
            line.
    """

    why: Why
    square: Square
    line: tuple[Square, Square] | None = None

    @property
    def words(self) -> Sentence:
        """Say it."""
        square = square_name(self.square)
        if self.why is Why.CAPTURE:
            return said("captures on {square}", square=square)
        if self.why is Why.PIN:
            return said("pins the unit on {square}", square=square)
        if self.why is Why.CHECK:
            return said("checks")
        if self.why is Why.CLOSED:
            return said("closes White's line on {square}", square=square)
        if self.why is Why.OPENED:
            return said("opens a line to {square}", square=square)
        if self.why is Why.GUARD:
            return said("guards {square}", square=square)
        if self.why is Why.UNPIN:
            return said("unpins the unit on {square}", square=square)
        return said("gives the flight {square}", square=square)


def why_defends(start: Position, reply: Number, threat: Number) -> tuple[Reason, ...]:
    """Return why a threat does not mate after a reply; empty where it does.

    Args:
        start: the position in which Black replies.
        reply: the reply.
        threat: the threat, by where its man stands in `start`.
    """
    return tuple(dict.fromkeys(_reasons(start, reply, threat)))


def can_be_played(start: Position, reply: Number, threat: Number) -> bool:
    """Return whether White can still play what he threatened after a reply."""
    after = played(start, reply)
    man = after.board[threat & 63]
    is_there = man is not None and man.colour is Colour.WHITE
    return is_there and threat in scheme_board(after).moves()


def leaves_no_move(start: Position, reply: Number, threat: Number, is_self: bool) -> bool:
    """Return whether a threat that can be played after a reply ends the play as nobody wants it.

    Black is stalemated then, or in self play mated.

    Args:
        start: the position in which Black replies.
        reply: the reply.
        threat: the threat, by where its man stands in `start`.
        is_self: whether Black is to mate.
    """
    board = scheme_board(played(played(start, reply), threat))
    return not board.moves() and (is_self or not board.is_checked(black=True))


def met_by(
    start: Position, reply: Number, threat: Number, work: SchemeWork
) -> tuple[Move, ...] | None:
    """Return what meets a threat of longer play that can be played after a reply.

    Nothing does where it solves all the same; None where that was not found out.

    Args:
        start: the position in which Black replies.
        reply: the reply.
        threat: the threat, by where its man stands in `start`.
        work: what is asked of the diagram, and what longer play is worked with.
    """
    later = played(played(start, reply), threat)
    try:
        table = table_of(work.shorter().board(later))
    except (Cancelled, Unsolvable):
        return None
    return tuple(described(later, hole, mark_of(later, hole)) for hole in table.holes)


def _reasons(start: Position, reply: Number, threat: Number) -> Iterator[Reason]:
    origin, target, arrival = threat & 63, threat >> 6 & 63, reply >> 6 & 63
    after = played(start, reply)
    man = after.board[origin]
    if man is None or man.colour is not Colour.WHITE:
        yield Reason(Why.CAPTURE, origin)
        return
    board = scheme_board(after)
    if threat not in board.moves():
        if board.is_checked(black=False):
            yield Reason(Why.CHECK, arrival)
        elif between(origin, target) >> arrival & 1 or arrival == target:
            yield Reason(Why.CLOSED, arrival, (origin, target))
        else:
            yield from _pins(after, origin)
        return
    mated = played(after, threat)
    now = board_of(set_turn(mated, Colour.WHITE))
    before = board_of(set_turn(played(set_turn(start, Colour.WHITE), threat), Colour.WHITE))
    if not scheme_board(mated).is_checked(black=True):
        yield from _lost_check(now, before, arrival)
        return
    for parry in scheme_board(mated).moves():
        yield from _parry(mated, now, before, reply, parry)


def _pins(after: Position, origin: Square) -> Iterator[Reason]:
    pinners = dict(board_of(set_turn(after, Colour.WHITE)).pins(white=True))
    pinner = pinners.get(origin)
    yield Reason(Why.PIN, origin, None if pinner is None else (pinner, origin))


def _lost_check(now: Board, before: Board, arrival: Square) -> Iterator[Reason]:
    """Yield why the threat is no check any more: the king has gone, or its line is closed."""
    if now.king != before.king:
        yield Reason(Why.FLIGHT, now.king)
        return
    for checker in _squares(before.checkers()):
        if between(checker, now.king) >> arrival & 1:
            yield Reason(Why.CLOSED, arrival, (checker, now.king))
            return
    yield Reason(Why.CAPTURE, arrival)


def _parry(
    mated: Position, now: Board, before: Board, reply: Number, parry: Number
) -> Iterator[Reason]:
    left, arrival = reply & 63, reply >> 6 & 63
    origin, target = parry & 63, parry >> 6 & 63
    if origin == now.king:
        yield _flight(now, before, arrival, target)
        return
    if now.king != before.king:
        yield Reason(Why.FLIGHT, now.king)
        return
    if origin == arrival:
        yield Reason(Why.GUARD, target, (origin, target))
        return
    if before.pinned() >> origin & 1:
        yield Reason(Why.UNPIN, origin)
        return
    if between(origin, target) >> left & 1:
        yield Reason(Why.OPENED, target, (origin, target))
        return
    closed = [
        checker
        for checker in _squares(before.checkers())
        if between(checker, now.king) >> arrival & 1
    ]
    if closed:  # of a double check one line is left
        yield Reason(Why.CLOSED, arrival, (closed[0], now.king))


def _flight(now: Board, before: Board, arrival: Square, square: Square) -> Reason:
    """Return why the king can go there: a guard is captured or shut off, or it is free."""
    for guard in _squares(before.guarded(square)):
        if guard == arrival:
            return Reason(Why.CAPTURE, arrival)
        if now.white >> guard & 1 and between(guard, square) >> arrival & 1:
            return Reason(Why.CLOSED, arrival, (guard, square))
    return Reason(Why.FLIGHT, square)


def _squares(bits: int) -> Iterator[Square]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


@dataclass(frozen=True, slots=True)
class Works:
    """Why a mate works.

    Attributes:
        word: an element such as a self-block, in the words of the themes.
        squares: where it is seen.
    """

    word: Sentence
    squares: tuple[Square, ...]


def why_works(start: Position, reply: Number, mate: Number) -> tuple[Works, ...]:
    """Return the elements that make a mate work after a reply; a mate of the threat may need none.

    Args:
        start: the position in which Black replies.
        reply: the reply.
        mate: the mate, by where its man stands then.
    """
    after = played(start, reply)
    play = Play(
        board_of(set_turn(start, Colour.WHITE)),
        described(start, reply, _check(after)),
        described(after, mate, Mark.MATE),
    )
    return tuple(Works(element.word, _seen(play)) for element in ELEMENTS if element.holds(play))


def _check(after: Position) -> Mark:
    return Mark.CHECK if scheme_board(after).is_checked(black=False) else Mark.NONE


def _seen(play: Play) -> tuple[Square, ...]:
    return (play.defence.origin, play.arrival)
