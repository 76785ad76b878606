# SPDX-License-Identifier: GPL-3.0-or-later
"""What White threatens and what answers Black's replies in a scheme, a position without a key yet.

A scheme has a black king; White's may be missing, and is then never in check. Nobody castles. The
compiled board answers where it was built, else a plain one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, Protocol

from composer.problem.attacks import all_orthodox
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import NO_CASTLING, Position, fits_en_passant
from composer.problem.squares import Square, parse_square, square_name
from composer.said.sentence import Sentence, said
from composer.solver.compiled import kernel_module
from composer.solver.options import Unsolvable

KINDS = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN, Kind.KING)

Number = int
"""A move: origin, 64 times the target, 4096 times the kind promoted to (1 knight to 4 queen)."""

RawTable = tuple[bool, tuple[Number, ...], tuple[tuple[Number, tuple[Number, ...]], ...]]
"""Whether Black is in check; the threats; each reply with the mates that answer it."""


class LongTable(NamedTuple):
    """What is said of Black's replies where White needs more moves, or Black is to mate.

    Attributes:
        in_check: whether Black is in check.
        threats: the continuations that would solve in the fewest moves if Black passed.
        rows: each reply with the continuations that solve after it in the fewest moves.
        parrying: the replies after which no threat solves in as few moves as it threatened.
        ended: the replies that reach the goal themselves, as Black is forced to in the end.
        short: whether all is answered in fewer moves than are asked for.
        is_self: whether Black is to mate.
    """

    in_check: bool
    threats: tuple[Number, ...]
    rows: tuple[tuple[Number, tuple[Number, ...]], ...]
    parrying: frozenset[Number]
    ended: frozenset[Number] = frozenset()
    short: bool = False
    is_self: bool = False


class Step(NamedTuple):
    """A move by its squares.

    Attributes:
        origin: where the man stands.
        target: where he arrives.
        promotion: what he becomes there.
    """

    origin: Square
    target: Square
    promotion: Kind | None = None

    def __str__(self) -> str:
        """Write it as `e7e8n`."""
        made = "" if self.promotion is None else "pnbrqk"[KINDS.index(self.promotion)]
        return f"{square_name(self.origin)}{square_name(self.target)}{made}"


class SchemeBoard(Protocol):
    """A board on which a scheme is worked; moves are numbers."""

    def set(self, position: Position) -> None:
        """Set up a position; castling is left out."""

    def put(self, man: int, square: int) -> None:
        """Put a man (0 to 5 a white pawn to king, 6 to 11 a black one) there, or lift him."""

    def turn_to(self, black: bool) -> None:
        """Have a side move."""

    @property
    def is_scheme(self) -> bool:
        """Whether it is set up right, and no king can be captured."""

    @property
    def nodes(self) -> int:
        """The positions looked at."""

    def is_checked(self, black: bool) -> bool:
        """Return whether a side is in check."""

    def moves(self) -> list[Number]:
        """Return the legal moves of the side to move."""

    def table(self, first: Number = 0) -> RawTable | LongTable:
        """Return what is said of Black's replies, after a first move or (0) as it stands."""

    def solving(self, most: int = 1000) -> list[tuple[Number, int]]:
        """Return first moves that solve, at most so many, and in how many moves each does."""


def scheme_board(position: Position) -> SchemeBoard:
    """Return a board with a scheme on it.

    Raises:
        Unsolvable: it is no scheme; the sentence says why.
    """
    reason = why_no_scheme(position)
    if reason is not None:
        raise Unsolvable(reason)
    kernel = kernel_module()
    if kernel is None:
        from composer.solver.reference.schemes import PlainSchemeBoard

        board: SchemeBoard = PlainSchemeBoard()
    else:
        board = kernel.SchemeBoard()
    board.set(position)
    if not board.is_scheme:
        raise Unsolvable(said("a king can be captured, or a pawn stands on the edge"))
    return board


def why_no_scheme(position: Position) -> Sentence | None:
    """Return why a position cannot be worked as a scheme; None if it can."""
    if not all_orthodox(position.board):
        return said("schemes are worked with orthodox men only")
    kings = [man.colour for _, man in position if man.kind is Kind.KING]
    if kings.count(Colour.BLACK) != 1:
        return said("a scheme needs one black king")
    if kings.count(Colour.WHITE) > 1:
        return said("White has two kings")
    return None


def parse_step(text: str) -> Step:
    """Read a move such as `e7e8n`.

    Raises:
        ValueError: it is none.
    """
    if len(text) not in (4, 5) or text[4:] not in ("", *"qrbn"):
        raise ValueError(f"expected a move by its squares such as e7e8n, got {text[:20]!r}")
    promotion = KINDS["pnbrqk".index(text[4])] if text[4:] else None
    return Step(parse_square(text[:2]), parse_square(text[2:4]), promotion)


def step_of(number: Number) -> Step:
    """Return a move by its squares."""
    promotion = number >> 12
    return Step(number & 63, number >> 6 & 63, KINDS[promotion] if promotion else None)


def number_of(step: Step) -> Number:
    """Return a move as a number."""
    promotion = 0 if step.promotion is None else KINDS.index(step.promotion)
    return step.origin | step.target << 6 | promotion << 12


def man_number(man: Man) -> int:
    """Return the number of an orthodox man: 0 to 5 a white pawn to king, 6 to 11 a black one."""
    return KINDS.index(man.kind) + (6 if man.colour is Colour.BLACK else 0)


def bare(position: Position) -> Position:
    """Return a scheme in which nobody castles and nothing can be taken in passing.

    What stood before the last move is not known of a position that is taken back or edited.
    """
    return replace(position, castling=NO_CASTLING, en_passant=None)


def position_after(position: Position, move: Number) -> Position:
    """Return the position after a legal move, or (0) after White passed, Black to move."""
    if not move:
        if position.turn is Colour.BLACK:
            return position
        return replace(position, turn=Colour.BLACK, en_passant=None)
    step = step_of(move)
    men = list(position.board)
    man = men[step.origin]
    assert man is not None
    is_pawn = man.kind is Kind.PAWN
    if is_pawn and (step.origin ^ step.target) & 7 and men[step.target] is None:
        men[step.origin & 56 | step.target & 7] = None  # in passing
    men[step.origin] = None
    men[step.target] = man if step.promotion is None else Man.of(man.colour, step.promotion)
    board, turn = tuple(men), position.turn.other
    passed: Square | None = (step.origin + step.target) // 2
    doubled = is_pawn and abs(step.origin - step.target) == 16
    if not doubled or passed is None or not fits_en_passant(board, turn, passed):
        passed = None
    return replace(position, board=board, turn=turn, castling=NO_CASTLING, en_passant=passed)


def from_home(mate: Number, first: Number) -> Number:
    """Return a mate told by the square on which its man stood before a first move (0 for none)."""
    origin, target = first & 63, first >> 6 & 63
    return mate - target + origin if first and mate & 63 == target else mate


def from_arrival(mate: Number, first: Number) -> Number:
    """Return a mate told by the square on which its man stands after a first move."""
    origin, target = first & 63, first >> 6 & 63
    return mate - origin + target if first and mate & 63 == origin else mate


def captures(position: Position, move: Number) -> bool:
    """Return whether a legal move takes a man."""
    origin, target = move & 63, move >> 6 & 63
    man = position.board[origin]
    slant = (origin ^ target) & 7 != 0
    return position.board[target] is not None or (
        man is not None and man.kind is Kind.PAWN and slant
    )
