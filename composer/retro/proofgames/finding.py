# SPDX-License-Identifier: GPL-3.0-or-later
"""All games that lead to a diagram in a given number of half-moves, by compiled code.

The conventions are those of Popeye's `dia n` and `a=>b n`, found by trying it (version 4.104):

- Only the men on their squares count at the end. Castling rights, an e.p. square and the move are
  free, so that a check, mate or stalemate at the end is nothing special.
- The last move decides which side is to move then: White after an even number of half-moves from
  the game array. (`dia 7.5` is 15 half-moves. In `a=>b n` Black begins, with .5 too, unless White
  is said to; here the start says who begins.)
- A game ends when the diagram is reached, by the side that is to reach it: no game passes through
  the diagram with the same side to move and comes back to it. Where it is reached two, four, six
  ... half-moves sooner, Popeye lists that game beside those of full length. The start is no such
  end.
- In a given start the rights to castle and the e.p. square that it states hold; Popeye lets castle
  whoever stands at home (as `Position.of` does), and grants no e.p.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Final, Protocol

from composer.problem.attacks import all_orthodox, attackers
from composer.problem.men import SIDES, Kind, Man
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.squares import rank_of, square_name
from composer.retro.compiled import NO_ENGINE, compiled_module
from composer.retro.proofgames.bounds import at_least
from composer.retro.proofgames.games import (
    ARRAY,
    MOST_GAMES,
    MOST_HALFMOVES,
    AtLeast,
    Ending,
    Game,
    Games,
    NotSearched,
    ProofGames,
    RawGame,
    RawMove,
)
from composer.rules.state import NO_STATE
from composer.said.sentence import Sentence, said
from composer.searched import Finished, Limit, Searched, Stopped

_MOST: Final = 100  # games kept unless more are asked for
_SLICE: Final = 50_000  # positions between two looks at the token
_PROGRESS: Final = 0.1  # seconds
_FREE: Final = Ending()


class HasFlag(Protocol):
    """What can cancel a search: one byte that is 0 until then."""

    @property
    def flag(self) -> bytearray:
        """The byte."""


def searching(
    target: Position,
    halfmoves: int,
    start: Position | None = None,
    *,
    most: int = _MOST,
    stop_at: int = 0,
    ending: Ending = _FREE,
    token: HasFlag | None = None,
) -> Iterator[ProofGames]:
    """Yield the games that lead to a diagram in exactly so many half-moves, and shorter ones.

    What was found so far is yielded some ten times a second, and all at the end. The length asked
    for comes first, so that what is shorter cannot keep it from its end: two, four ... half-moves.

    Args:
        target: the diagram; only the men on their squares count.
        halfmoves: how many half-moves; 15 for `PG 7.5`.
        start: where the games begin; the game array if None.
        most: how many games are kept; all are counted.
        stop_at: stop at so many games of a length; 0 to find all. The other lengths go on.
        ending: what must hold at the end besides.
        token: cancels the search from another thread.

    Raises:
        NotSearched: see `why_not_searched`.
        ValueError: the length or the number of games is out of range.
    """
    start = ARRAY if start is None else start
    _require(target, start, halfmoves, most)
    clock = _Clock()
    bound = at_least(target, start)
    shown = ProofGames(halfmoves, bound, Stopped(Games(halfmoves), Limit.WORKING))
    for length in range(halfmoves, 0, -2):
        before = shown
        for found, nodes in _of_length(
            target, length, start, ending, most, stop_at, bound, token, clock
        ):
            shown = _with(before, found, nodes)
            if isinstance(found, Stopped) and found.limit is Limit.WORKING:
                yield shown
            elif isinstance(found, Stopped) and found.limit is Limit.CANCELLED:
                yield shown
                return
    yield shown


def _of_length(
    target: Position,
    length: int,
    start: Position,
    ending: Ending,
    most: int,
    stop_at: int,
    bound: AtLeast,
    token: HasFlag | None,
    clock: _Clock,
) -> Iterator[tuple[Searched[Games], int]]:
    """Yield the games of one length, now and then and at the end, with the positions looked at."""
    if not bound.allows(length):
        yield Finished(Games(length)), 0
        return
    module = compiled_module("proofgames")
    assert module is not None
    flag = None if token is None else token.flag
    search = module.Search(target, length, start, ending, most, flag)
    reader = _Reader(start)
    while not search.run(_SLICE):
        found = Games(length, reader.games(search.games), search.count)
        if _cancelled(token):
            yield Stopped(found, Limit.CANCELLED), search.nodes
            return
        if 0 < stop_at <= search.count:
            yield Stopped(found, Limit.LINES), search.nodes
            return
        if clock.rings():
            yield Stopped(found, Limit.WORKING), search.nodes
    yield Finished(Games(length, reader.games(search.games), search.count)), search.nodes


def _with(before: ProofGames, found: Searched[Games], nodes: int) -> ProofGames:
    """Return what was found before together with the games of one more length."""
    shown = replace(before, nodes=before.nodes + nodes)
    if found.known.halfmoves == before.halfmoves:
        return replace(shown, full=found)
    return replace(shown, shorter=(*before.shorter, found))


def why_not_searched(target: Position, start: Position | None = None) -> Sentence | None:
    """Return why no proof games of a diagram can be asked; None where they can."""
    if target.state != NO_STATE or not all_orthodox(target.board):
        return said("proof games are of orthodox chess only")
    if compiled_module("proofgames") is None:
        return NO_ENGINE
    return None if start is None else _fault_of_start(start)


def _fault_of_start(start: Position) -> Sentence | None:
    if start.state != NO_STATE or not all_orthodox(start.board):
        return said("proof games are of orthodox chess only")
    for colour in SIDES:
        if start.board.count(Man.of(colour, Kind.KING)) != 1:
            return said("{side} must have one king at the start", side=side_name(colour))
        if start.count(colour) > 16:
            return said("{side} has more than 16 men at the start", side=side_name(colour))
        for square in start.squares_of(Man.of(colour, Kind.PAWN)):
            if rank_of(square) in (0, 7):
                return said("a pawn stands on {square} at the start", square=square_name(square))
    (king,) = start.squares_of(Man.of(start.turn.other, Kind.KING))
    if attackers(start.board, king, start.turn):
        return said("the king on {square} can be captured at the start", square=square_name(king))
    return None


def _require(target: Position, start: Position, halfmoves: int, most: int) -> None:
    reason = why_not_searched(target, start)
    if reason is not None:
        raise NotSearched(reason)
    if not 1 <= halfmoves <= MOST_HALFMOVES:
        raise ValueError(f"expected 1 to {MOST_HALFMOVES} half-moves, got {halfmoves}")
    if not 1 <= most <= MOST_GAMES:
        raise ValueError(f"expected 1 to {MOST_GAMES} games, got {most}")


def _cancelled(token: HasFlag | None) -> bool:
    return token is not None and token.flag[0] != 0


class _Clock:
    """Whether it is time to tell about a search."""

    def __init__(self) -> None:
        self._told = perf_counter()

    def rings(self) -> bool:
        """Return whether nothing was reported for a while, and if so start the count again."""
        now = perf_counter()
        if now - self._told < _PROGRESS:
            return False
        self._told = now
        return True


class _Reader:
    """Describes the games of a search; a move from a position is described once."""

    def __init__(self, start: Position) -> None:
        from composer.problem.boards import board_of  # loads python-chess

        self._board = board_of(start)
        self._played: list[RawMove] = []
        self._games: list[Game] = []
        self._known: dict[tuple[object, RawMove], Move] = {}

    def games(self, raw: Sequence[RawGame]) -> tuple[Game, ...]:
        """Return games as moves; those that were described already must stand first."""
        for game in raw[len(self._games) :]:
            self._games.append(self._described(game))
        return tuple(self._games)

    def _described(self, raw: RawGame) -> Game:
        """Return a game as moves; the board goes on from where the last one left it."""
        shared = 0
        while shared < min(len(raw), len(self._played)) and raw[shared] == self._played[shared]:
            shared += 1
        while len(self._played) > shared:
            self._board.pop()
            self._played.pop()
        known = self._games[-1][:shared] if shared else ()
        return known + tuple(self._play(move) for move in raw[shared:])

    def _play(self, raw: RawMove) -> Move:
        import chess

        from composer.problem.boards import move_of

        board, (origin, target, promotion) = self._board, raw
        key = (board._transposition_key(), raw)
        move = chess.Move(origin, target, promotion or None)
        described = self._known.get(key)
        if described is None:
            described = self._known[key] = move_of(board, move)
        board.push(move)
        self._played.append(raw)
        return described
