# SPDX-License-Identifier: GPL-3.0-or-later
"""Schemes of longer play, worked by the solver that solves such problems.

What comes after a key is what `after #3`, `after s#2` and the like say of the position
(`composer.solver.afterkey`); which first moves solve a diagram is what its judge says. So a board
here answers what the board of two-movers answers, with continuations in the place of mates.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from composer.problem.goals import MATE
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import ORTHODOX
from composer.said.sentence import Sentence, Template, said
from composer.solver.judging import Judge
from composer.solver.options import Cancelled, SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase, Variation
from composer.solver.schemeplay import (
    KINDS,
    LongTable,
    Number,
    RawTable,
    SchemeBoard,
    Step,
    number_of,
    position_after,
    scheme_board,
)
from composer.solver.session import Session

LONGEST: Final = 3
"""So many moves a scheme may have."""

MOST_NODES: Final = 100_000_000
"""After so many positions a table, or the verdict of a diagram, is left open."""

MOST_OF_MANY: Final = 3_000_000
"""The same of one among many diagrams that are tried."""

TOO_LONG: Final = Template("the play as it stands takes too long to be worked out")
"""Why a scheme of longer play is left, where that was not found out."""

_ALL: Final = SolveOptions()
_AS_QUEEN: Final = (Kind.ROOK, Kind.BISHOP)


@dataclass
class Tally:
    """How far the work on many diagrams came.

    Attributes:
        all: how many there are; 0 where that is not told.
        done: how many were looked at.
        open: how many of those were given up, for they took too long.
    """

    all: int = 0
    done: int = 0
    open: int = 0


@dataclass(frozen=True, slots=True)
class SchemeWork:
    """What is asked of a scheme, and what it is worked with.

    Attributes:
        asked: what is asked of the diagram, such as `#2` or `s#3`.
        session: what solves longer play; one of its own if not given.
        token: stops longer play.
        most_nodes: after how many positions of longer play a question is left open; 0 for never.
        tally: how far the work on many diagrams came.
    """

    asked: Stipulation = TWO_MOVER
    session: Session | None = None
    token: Token = field(default_factory=Token)
    most_nodes: int = MOST_NODES
    tally: Tally = field(default_factory=Tally)

    @property
    def is_long(self) -> bool:
        """Whether it is anything but mate in two."""
        return not self.asked.is_two_mover

    @property
    def is_self(self) -> bool:
        """Whether Black is to mate."""
        return self.asked.play is not Play.DIRECT

    @property
    def moves(self) -> int:
        """In how many moves a key solves."""
        return self.asked.moves

    @property
    def is_over(self) -> bool:
        """Whether the work was given up."""
        return self.token.cancelled

    def on_many(self) -> SchemeWork:
        """Return the same for many diagrams, each of which is given up sooner."""
        most = min(self.most_nodes or MOST_OF_MANY, MOST_OF_MANY)
        return replace(self, session=self.session or Session(threads=1), most_nodes=most)

    def solves_alone(self, board: SchemeBoard, first: Number) -> bool:
        """Return whether a first move alone solves, in just the moves asked for.

        What is not found out counts as no, and as left open.
        """
        try:
            return board.solving(2) == [(first, self.moves)]
        except Cancelled:
            self.tally.open += 1
            return False

    def shorter(self) -> SchemeWork:
        """Return the same with a move less: what is asked after the key and a reply."""
        return replace(self, asked=replace(self.asked, halfmoves=self.asked.halfmoves - 2))

    def board(self, position: Position) -> SchemeBoard:
        """Return a board with a scheme on it.

        Raises:
            Unsolvable: it is no scheme; the sentence says why.
        """
        board = scheme_board(position)
        if not self.is_long:
            return board
        if self.is_self and not any(man is Man.WHITE_KING for _, man in position):
            raise Unsolvable(said("a selfmate needs a white king"))
        return LongBoard(self, board, position)


TWO: Final = SchemeWork()
"""Mate in two."""


def worked(asked: Stipulation) -> bool:
    """Return whether the bench works schemes of a stipulation: `#2`, `#3`, `s#2`, `s#3`."""
    diagram = replace(asked, after_key=False)
    return diagram in _WORKED and diagram.rules == ORTHODOX


_WORKED: Final = tuple(
    Stipulation.of(MATE, moves, play)
    for play in (Play.DIRECT, Play.SELF)
    for moves in range(2, LONGEST + 1)
)


class LongBoard:
    """A board on which a scheme of longer play is worked.

    `table` and `solving` raise `Cancelled` where their token is cancelled, or where they looked at
    as many positions as they may.
    """

    def __init__(self, work: SchemeWork, board: SchemeBoard, position: Position) -> None:
        """Begin with a position that a board of two-movers has set up."""
        self._work, self._board = work, board
        self._position = position
        self._session = work.session or Session(threads=1)
        self._judge: Judge | None = None

    def set(self, position: Position) -> None:
        """Set up a position; castling is left out."""
        self._board.set(position)
        self._position = position

    def put(self, man: int, square: int) -> None:
        """Put a man there, or lift him."""
        self._board.put(man, square)
        men = list(self._position.board)
        colour = Colour.WHITE if man < len(KINDS) else Colour.BLACK
        men[square] = None if men[square] else Man.of(colour, KINDS[man % len(KINDS)])
        self._position = replace(self._position, board=tuple(men), en_passant=None)

    def turn_to(self, black: bool) -> None:
        """Have a side move."""
        self._board.turn_to(black)
        turn = Colour.BLACK if black else Colour.WHITE
        self._position = replace(self._position, turn=turn, en_passant=None)

    @property
    def is_scheme(self) -> bool:
        """Whether it is set up right, and no king can be captured."""
        return self._board.is_scheme

    @property
    def nodes(self) -> int:
        """The positions looked at by the board of two-movers."""
        return self._board.nodes

    def is_checked(self, black: bool) -> bool:
        """Return whether a side is in check."""
        return self._board.is_checked(black)

    def moves(self) -> list[Number]:
        """Return the legal moves of the side to move."""
        return self._board.moves()

    def table(self, first: Number = 0) -> RawTable | LongTable:
        """Return what is said of Black's replies, after a first move or (0) as it stands.

        Raises:
            ValueError: the first move is not legal.
            Cancelled: it was not found out.
        """
        if first and first not in self._board.moves():
            raise ValueError("the first move is not legal")
        start = position_after(self._position, first)
        asked = replace(self._work.asked, after_key=True)
        token = self._token()
        search = self._session.search(replace(start, castling=frozenset()), asked, token)
        phase = next(iter(search.find(_ALL))).set_play
        assert phase is not None
        after = scheme_board(start)
        return _told(phase, after.is_checked(black=True), self._work)

    def solving(self, most: int = 1000) -> list[tuple[Number, int]]:
        """Return first moves that solve, at most so many, and in how many moves each does.

        Raises:
            Cancelled: it was not found out.
        """
        if self._judge is None:
            self._judge = self._session.judge(self._work.asked, self._work.token, retro=False)
        position = replace(self._position, castling=frozenset())
        judgement = self._judge.judge([position], self._work.most_nodes)[0]
        found = list(zip(map(number_of_move, judgement.keys), judgement.lengths, strict=True))
        if not judgement.complete and len(found) < most:
            raise Cancelled
        return found[:most]

    def _token(self) -> Token:
        """Return a token that is cancelled with that of the work, and has its patience."""
        if self._work.token.cancelled:
            raise Cancelled
        token = Token()
        token.flag = self._work.token.flag
        token.most_nodes = self._work.most_nodes
        return token


def number_of_move(move: Move) -> Number:
    """Return a move of the solver as a number."""
    return number_of(Step(move.origin, move.target, move.promotion))


def _told(phase: Phase, in_check: bool, work: SchemeWork) -> LongTable:
    """Return what the solver found as numbers."""
    rows = [
        (number_of_move(variation.defence), _once(_answers(variation)))
        for variation in phase.variations
    ]
    ended = frozenset(
        number_of_move(variation.defence) for variation in phase.variations if variation.ends
    )
    parrying = {
        number_of_move(variation.defence)
        for variation in phase.variations
        if len(variation.parries) == len(phase.threats) and not variation.ends
    }
    holes = list(map(number_of_move, phase.refutations))
    return LongTable(
        in_check,
        _once(phase.threats),
        (*rows, *((hole, ()) for hole in holes)),
        frozenset((*parrying, *holes)),
        ended,
        0 < phase.length < work.moves,
        work.is_self,
    )


def _answers(variation: Variation) -> Iterable[Move]:
    return (continuation.move for continuation in variation.continuations)


def _once(moves: Iterable[Move]) -> tuple[Number, ...]:
    """Return moves by number; a rook or bishop that mates beside a queen is the queen's mate."""
    moves = tuple(moves)
    queens = {
        (move.origin, move.target)
        for move in moves
        if move.promotion is Kind.QUEEN and move.mark is Mark.MATE
    }
    return tuple(
        number_of_move(move)
        for move in moves
        if move.promotion not in _AS_QUEEN or (move.origin, move.target) not in queens
    )


def refusal(asked: Stipulation) -> Sentence | None:
    """Return why the bench does not work a stipulation; None if it does, or if none is told."""
    if not asked.told or worked(asked):
        return None
    return said("the bench works #2, #3, s#2 and s#3 with orthodox men and rules")
