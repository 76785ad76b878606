# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that leads from the game array to a diagram: the proof that the diagram is legal.

It is found by compiled code where that was built.

A search back takes the men home and uncaptures what is missing (`core/witness/witness.h`). It
is guided by guesses, and stops when its budget is spent; so what it does not find may still
exist. What it finds is played through by the plain rules before anything is claimed. Where
nothing was built, no game is looked for, and the verdict stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Castling, Position, Rights
from composer.problem.squares import Square
from composer.retro.compiled import NOT_BUILT, compiled_module
from composer.retro.legality.judging import Legality
from composer.retro.legality.ways import ARRAY as ARRAY_BOARD
from composer.retro.proofgames.games import ARRAY
from composer.retro.unmoves.finding import is_game_array, why_not_judged
from composer.said.sentence import Sentence, counted, said

if TYPE_CHECKING:
    import chess


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of the past besides the men of the diagram.

    A declared e.p. square of the position is such a fact, too. Its castling rights are not:
    by the convention they hold as long as nothing disproves them.

    Attributes:
        unmoved: squares of men that have never moved.
        castling: rights that must hold in the diagram: these kings and rooks never moved.
    """

    unmoved: frozenset[Square] = frozenset()
    castling: Rights = NO_CASTLING

    @property
    def still(self) -> frozenset[Square]:
        """The squares of all men that have never moved."""
        kings = {right.king_square for right in self.castling}
        return self.unmoved | kings | {right.rook_square for right in self.castling}


NO_FACTS: Final = Facts()


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may use.

    Attributes:
        nodes: positions looked at, in all attempts together.
        memory: bytes for the positions of one attempt.
        patient: whether all of it is used where the first attempts bring the men nowhere near
            home. Games are hardly ever found then, and many boards are asked about.
        after: attempts that were made before and are not made again.
    """

    nodes: int = 3_000_000
    memory: int = 16 << 20
    patient: bool = True
    after: int = 0


USUAL: Final = Budget()
"""About a second of compiled search."""


class Outcome(Enum):
    """How a search has ended."""

    FOUND = "found"
    GIVEN_UP = "given up"
    CANCELLED = "cancelled"
    NOT_JUDGED = "not judged"


@dataclass(frozen=True, slots=True)
class Witness:
    """What a search for a game has found.

    Attributes:
        outcome: how it ended; found only if the game was played through by the plain rules.
        moves: the game from the first move to the diagram, where one is found.
        reason: the outcome in words.
        nodes: the positions looked at.
        attempts: how many attempts came to their end, those made before among them.
    """

    outcome: Outcome
    moves: tuple[Move, ...]
    reason: Sentence
    nodes: int = 0
    attempts: int = 0

    @property
    def legality(self) -> Legality:
        """Legal with a game, else not known: that none was found proves nothing."""
        return Legality.LEGAL if self.outcome is Outcome.FOUND else Legality.UNKNOWN

    @property
    def text(self) -> str:
        """The game in English letters, such as `1.e4 e5 2.Nf3`; White begins it."""
        words = []
        for number, move in enumerate(self.moves):
            words.append(f"{number // 2 + 1}.{move.san}" if number % 2 == 0 else move.san)
        return " ".join(words)


Step = tuple[int, int, int]
"""A move as origin, target and the number of the kind promoted to, 0 for none."""

_GIVEN_UP: Final = said("No game that leads to the diagram was found in the time allowed.")
_CANCELLED: Final = said("The search for a game was stopped.")
_TOO_MANY: Final = said("a game cannot have so many men")
_NOT_AT_HOME: Final = said("a man that has never moved must stand at home")


class HasFlag(Protocol):
    """What can cancel a search: one byte that is 0 until then."""

    @property
    def flag(self) -> bytearray:
        """The byte."""


def find_game(
    position: Position,
    facts: Facts = NO_FACTS,
    budget: Budget = USUAL,
    token: HasFlag | None = None,
) -> Witness:
    """Look for a game that leads from the game array to a position.

    Args:
        position: any position; its castling rights are not read (see `Facts`), a declared e.p.
            square is.
        facts: what the game must respect besides.
        budget: how much may be used.
        token: stops the search from another thread.
    """
    reason = _why_not(position, facts)
    if reason is not None:
        return Witness(Outcome.NOT_JUDGED, (), reason)
    if is_game_array(position):
        return Witness(Outcome.FOUND, (), _found(0))
    if compiled_module("witness") is None:
        return Witness(Outcome.NOT_JUDGED, (), NOT_BUILT)
    steps, nodes, attempts = _searched(position, facts, budget, token)
    if steps is not None:
        try:
            moves, board = replay(steps)
        except NotAGame:  # the search erred: nothing is claimed
            return Witness(Outcome.GIVEN_UP, (), _GIVEN_UP, nodes, attempts)
        if leads_to(moves, board, position, facts):
            return Witness(Outcome.FOUND, moves, _found(len(moves)), nodes, attempts)
    if token is not None and token.flag[0]:
        return Witness(Outcome.CANCELLED, (), _CANCELLED, nodes, attempts)
    return Witness(Outcome.GIVEN_UP, (), _GIVEN_UP, nodes, attempts)


def castlings_left(
    position: Position, kept: Rights, budget: Budget = USUAL, token: HasFlag | None = None
) -> Rights:
    """Return the castlings that are left at the end of a game that leaves some of them.

    The game leads to the position and is the one that `find_game` finds, but its moves are not
    described: that takes as long as the search. Nothing is left where none is found.
    """
    facts = Facts(castling=kept)
    if _why_not(position, facts) is not None or compiled_module("witness") is None:
        return NO_CASTLING
    if is_game_array(position):
        return frozenset(Castling)
    steps, *_ = _searched(position, facts, budget, token)
    if steps is None:
        return NO_CASTLING
    from composer.problem.boards import board_of

    board = board_of(ARRAY)
    try:
        for _ in _played(board, steps):
            pass
    except NotAGame:  # the search erred: nothing is claimed
        return NO_CASTLING
    if not _shows(board, position):
        return NO_CASTLING
    return frozenset(each for each in Castling if board.castling_rights >> each.rook_square & 1)


def _found(half_moves: int) -> Sentence:
    count = (half_moves + 1) // 2
    return counted(
        count,
        "A game of one move leads to the diagram.",
        "A game of {count} moves leads to the diagram.",
    )


def _why_not(position: Position, facts: Facts) -> Sentence | None:
    """Return why a position is not searched, or None."""
    reason = why_not_judged(position)
    if reason is not None:
        return reason
    for colour in SIDES:
        pawns = position.board.count(Man.of(colour, Kind.PAWN))
        if position.count(colour) > 16 or pawns > 8:
            return _TOO_MANY
    board = position.board
    if any(board[at] is None or board[at] is not ARRAY_BOARD[at] for at in facts.still):
        return _NOT_AT_HOME
    return None


def _searched(
    position: Position, facts: Facts, budget: Budget, token: HasFlag | None
) -> tuple[list[Step] | None, int, int]:
    compiled = compiled_module("witness")
    assert compiled is not None
    flag = None if token is None else token.flag
    found: tuple[list[Step] | None, int, int] = compiled.find_row(
        position, facts.still, budget.nodes, budget.memory, flag, budget.patient, budget.after
    )
    return found


class NotAGame(ValueError):  # noqa: N818 - it says what is the case
    """Moves of which one is not legal; the text names the first."""


def replay(steps: Iterable[Step]) -> tuple[tuple[Move, ...], chess.Board]:
    """Play moves from the game array; return them as values, and the board after them.

    That is done by the plain rules (python-chess), without anything of the search: what it found
    is believed only after this.

    Raises:
        NotAGame: one of them is not legal.
    """
    from composer.problem.boards import board_of, move_of

    board = board_of(ARRAY)
    return tuple(move_of(board, move) for move in _played(board, steps)), board


def _played(board: chess.Board, steps: Iterable[Step]) -> Iterator[chess.Move]:
    """Yield moves and play each when the next is asked for.

    Raises:
        NotAGame: one of them is not legal.
    """
    import chess

    for origin, target, kind in steps:
        move = chess.Move(origin, target, kind + 1 if kind else None)
        if not board.is_legal(move):
            raise NotAGame(f"{move.uci()} is not legal in {board.fen()}")
        yield move
        board.push(move)


def leads_to(
    moves: Sequence[Move], board: chess.Board, position: Position, facts: Facts = NO_FACTS
) -> bool:
    """Return whether a game ends in a position, and nothing that is known contradicts it."""
    if not _shows(board, position):
        return False
    still = facts.still
    if any(move.alters(square) for move in moves for square in still):
        return False
    return all(board.castling_rights >> right.rook_square & 1 for right in facts.castling)


def _shows(board: chess.Board, position: Position) -> bool:
    if any(_symbol(board.piece_at(at)) != _letter(man) for at, man in enumerate(position.board)):
        return False
    if board.turn != (position.turn is Colour.WHITE):
        return False
    return position.en_passant is None or board.ep_square == position.en_passant


def _symbol(piece: chess.Piece | None) -> str:
    return "" if piece is None else piece.symbol()


def _letter(man: Man | None) -> str:
    return "" if man is None else man.letter
