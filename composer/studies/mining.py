# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of an ending that a composer of studies looks for, found in its tables one by one.

The longest wins, positions whose first move is the only one that meets the claim, those in which
several White moves one after the other are, mutual zugzwangs, and echoes: two defences of Black
that lead to the same picture on other squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import gcd
from typing import Final

from composer.problem.boards import board_of, move_of
from composer.problem.edits import set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move, play
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Square
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import is_met
from composer.studies.endings import Endings, ValuedMove, men_of, why_no_question
from composer.studies.material import Material
from composer.studies.tables import NOBODY, Men
from composer.studies.tree import StudyTree, TreeMove, Way
from composer.studies.values import Value
from composer.studies.zugzwangs import is_mutual_zugzwang, zugzwangs

MOST_MOVES: Final = 40
"""So many only moves of White one after the other are followed."""

_STRIDE: Final = 7_919
_TRIANGLE: Final = (0, 1, 2, 3, 9, 10, 11, 18, 19, 27)  # where the king stands in tables
_PAWN: Final = 4
_ZUGZWANG: Final = 22  # the glyph of PGN


class Find(Enum):
    """What is looked for."""

    LONGEST = "longest"
    UNIQUE = "unique"
    ONLY_MOVES = "only-moves"
    ZUGZWANG = "zugzwang"
    ECHO = "echo"


@dataclass(frozen=True, slots=True)
class Mined:
    """A find.

    Attributes:
        position: the diagram; White to move unless it is a mutual zugzwang with Black to move.
        value: what it is worth.
        line: from the diagram on, as long as White has one move only that meets the claim, with
            Black's best answers.
        zugzwangs: after which of White's moves in it, counted from 1, there is a mutual zugzwang;
            0 for the diagram.
        echo: another line, after another defence of Black, that leads to the same picture.
    """

    position: Position
    value: Value
    line: tuple[Move, ...] = ()
    zugzwangs: tuple[int, ...] = ()
    echo: tuple[Move, ...] = ()

    @property
    def only(self) -> int:
        """How many moves of White one after the other are the only ones."""
        return sum(move.man.colour is Colour.WHITE for move in self.line)


def mined(
    endings: Endings,
    material: Material,
    find: Find,
    claim: Claim = Claim.WIN,
    least: int = 1,
    flag: bytearray | None = None,
) -> Iterator[Mined]:
    """Yield what is found in the tables of an ending; wins come the longest first.

    Args:
        endings: the tables.
        material: the men.
        find: what is looked for.
        claim: whether White is to win or to draw; the longest are always wins.
        least: how many moves of White one after the other are to be the only ones.
        flag: a byte that cancels once it is set.

    Raises:
        NoTable: no table has these men, or nobody can win with them.
    """
    work = _Work(endings, claim, flag or bytearray(1))
    if find is Find.ZUGZWANG:
        for each in zugzwangs(endings, material, flag) or ():
            yield from work.zugzwang(each.position)
        return
    seen: set[Position] = set()
    is_echo = find is Find.ECHO
    for position in work.candidates(
        material, Claim.WIN if find is Find.LONGEST else claim, is_echo
    ):
        if position in seen:  # with equal men exchanged
            continue
        seen.add(position)
        found = work.looked_at(position, find, least)
        if found is not None:
            yield found


def looked_at(
    endings: Endings,
    position: Position,
    find: Find,
    claim: Claim = Claim.WIN,
    least: int = 1,
    flag: bytearray | None = None,
) -> Mined | None:
    """Return a position if it is what is looked for, as `mined` does; None where it is not."""
    return _Work(endings, claim, flag or bytearray(1)).looked_at(position, find, least)


def mates_in(
    endings: Endings, material: Material, moves: int, flag: bytearray
) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """Yield the positions in which White, to move, mates in so many moves, each with its keys.

    Raises:
        NoTable: no table has these men, or White cannot win with them.
    """
    men = men_of(material)
    halves = endings.tables.halves(men, flag)
    if halves is None:
        return
    others = [Man.of(Colour.WHITE, kind) for kind in material.white]
    others += [Man.of(Colour.BLACK, kind) for kind in material.black]
    seen: set[Position] = set()
    for place in _lasting(halves[0], moves):
        if flag[0]:
            return
        position = _position_at(men, others, place, exchanged=False)
        if position is None or position in seen:
            continue
        seen.add(position)
        valued = endings.moves(position, flag) or ()
        yield position, tuple(move for move, value in valued if _mates(value, moves - 1))


def _mates(value: Value, moves: int) -> bool:
    return value.winner is Colour.WHITE and value.moves == moves


class _Work:
    def __init__(self, endings: Endings, claim: Claim, flag: bytearray) -> None:
        self._endings, self._claim, self._flag = endings, claim, flag

    def candidates(
        self, material: Material, claim: Claim, anywhere: bool = False
    ) -> Iterator[Position]:
        """Yield positions with White to move that he wins, the longest first; or does not lose.

        Those come from `anywhere`, the same each time.
        """
        is_win = claim is Claim.WIN
        asked = material if is_win else material.exchanged
        men = men_of(asked)
        halves = self._endings.tables.halves(men, self._flag)
        if halves is None:
            return
        others = [Man.of(Colour.WHITE, kind) for kind in asked.white]
        others += [Man.of(Colour.BLACK, kind) for kind in asked.black]
        table = halves[0 if is_win else 1]
        if not is_win:
            places = _everywhere(table, wins=False)
        else:
            places = _everywhere(table, wins=True) if anywhere else _longest_first(table)
        for index in places:
            if self._flag[0]:
                return
            position = _position_at(men, others, index, exchanged=not is_win)
            if position is not None:
                yield position

    def looked_at(self, position: Position, find: Find, least: int) -> Mined | None:
        """Return a position with its line if it is what is looked for."""
        value = self._value(position)
        if value is None or not self._is_claimed(value):
            return None
        if find is Find.LONGEST:
            return Mined(position, value, *self._line(position))
        if self._only(position) is None:
            return None
        line, points = self._line(position)
        found = Mined(position, value, line, points)
        if find in (Find.ONLY_MOVES, Find.ECHO) and found.only < least:
            return None
        if find is not Find.ECHO:
            return found
        echo = self._echo(position, line)
        return None if echo is None else Mined(position, value, echo[0], points, echo[1])

    def zugzwang(self, position: Position) -> Iterator[Mined]:
        """Yield a mutual zugzwang, with Black to move."""
        begun = set_turn(position, Colour.BLACK)
        value = self._value(begun)
        if value is not None and self._is_claimed(value):
            yield Mined(begun, value, zugzwangs=(0,))

    def _is_claimed(self, value: Value) -> bool:
        """Return whether a value is just what is claimed: no draw where White would win."""
        return value.winner is (Colour.WHITE if self._claim is Claim.WIN else None)

    def _value(self, position: Position) -> Value | None:
        return self._endings.known(position, self._flag)

    def _only(self, position: Position) -> Move | None:
        """Return the only move that meets the claim; None where there is none, or another."""
        found = None
        board = board_of(position)
        for uncoded in board.legal_moves:
            move = move_of(board, uncoded)
            value = self._value(play(position, move))
            if value is None or self._flag[0]:
                return None
            if is_met(self._claim, value):
                if found is not None:
                    return None
                found = move
        return found

    def _line(self, position: Position) -> tuple[tuple[Move, ...], tuple[int, ...]]:
        """Return the line of White's only moves, and after which there is a mutual zugzwang."""
        line: list[Move] = []
        points: list[int] = []
        seen = {position}
        for number in range(1, MOST_MOVES + 1):
            move = self._only(position)
            if move is None:
                break
            line.append(move)
            after = play(position, move)
            if is_mutual_zugzwang(after, self._value):
                points.append(number)
            reply = self._best_reply(after, seen)
            if reply is None:
                break
            line.append(reply)
            position = play(after, reply)
            seen.add(position)
        if line and line[-1].man.colour is Colour.BLACK:
            line.pop()
        return tuple(line), tuple(points)

    def _best_reply(self, position: Position, seen: set[Position]) -> Move | None:
        """Return Black's best move; of several the one after which White has one move only."""
        replies = self._best(self._endings.moves(position, self._flag) or ())
        fresh = [move for move in replies if play(position, move) not in seen]
        for move in fresh:
            if self._only(play(position, move)) is not None:
                return move
        return None

    def _best(self, replies: tuple[ValuedMove, ...]) -> list[Move]:
        """Return the answers that hold out longest; in a draw all that keep it."""
        if not replies:
            return []
        if self._claim is Claim.DRAW:
            return [move for move, value in replies if value.winner is None]
        longest = max(value.moves or 0 for _, value in replies)
        return [move for move, value in replies if (value.moves or 0) == longest]

    def _echo(
        self, position: Position, line: tuple[Move, ...]
    ) -> tuple[tuple[Move, ...], tuple[Move, ...]] | None:
        """Return two lines that end in one picture on other squares; None without such."""
        for at in range(0, min(len(line), 5), 2):
            after = position
            for move in line[: at + 1]:
                after = play(after, move)
            pictures: dict[_Picture, tuple[tuple[Move, ...], Position]] = {}
            board = board_of(after)
            for uncoded in board.legal_moves:
                if self._flag[0]:
                    return None
                reply = move_of(board, uncoded)
                begun = play(after, reply)
                further, _ = self._line(begun)
                own: dict[_Picture, tuple[tuple[Move, ...], Position]] = {}
                for played, there in self._pictures(begun, further):
                    whole = (*line[: at + 1], reply, *played)
                    known = pictures.get(picture := _picture_of(there))
                    if known is not None and known[1].board != there.board:
                        return known[0], whole
                    own.setdefault(picture, (whole, there))
                for picture, told in own.items():
                    pictures.setdefault(picture, told)
        return None

    def _pictures(
        self, position: Position, line: tuple[Move, ...]
    ) -> Iterator[tuple[tuple[Move, ...], Position]]:
        """Yield what may be seen again, with the moves to each.

        That is a mutual zugzwang, a mate, a stalemate, or what comes of two only moves in a row.
        """
        for place, move in enumerate(line):
            position = play(position, move)
            if move.man.colour is not Colour.WHITE:
                continue
            is_end = not any(board_of(position).legal_moves)
            if is_end or place >= 2 or is_mutual_zugzwang(position, self._value):
                yield line[: place + 1], position


_Picture = tuple[tuple[str, int, int], ...]
"""Men by their places beside White's king."""


def _picture_of(position: Position) -> _Picture:
    """Return how men stand to each other, however the board is turned or they are shifted."""
    men = list(position)
    king = next(square for square, man in men if man == Man.WHITE_KING)
    has_pawn = any(man.kind is Kind.PAWN for _, man in men)
    found = []
    for turn in range(2 if has_pawn else 8):
        told = []
        for square, man in men:
            x, y = square % 8 - king % 8, square // 8 - king // 8
            x, y = (-x if turn & 1 else x), (-y if turn & 2 else y)
            told.append((f"{man}", y, x) if turn & 4 else (f"{man}", x, y))
        found.append(tuple(sorted(told)))
    return min(found)


def _longest_first(table: bytes) -> Iterator[int]:
    for moves in range(max(table, default=0), 0, -1):
        yield from _lasting(table, moves)


def _lasting(table: bytes, moves: int) -> Iterator[int]:
    """Yield the places that are won in so many moves."""
    if moves < 256:
        yield from (found.start() for found in re.finditer(re.escape(bytes([moves])), table))


def _everywhere(table: bytes, wins: bool) -> Iterator[int]:
    """Yield the places that are won, or not, far from each other, the same each time."""
    size, step = len(table), _STRIDE
    while gcd(size, step) != 1:
        step += 2
    place = 0
    for _ in range(size):
        if (table[place] > 0) == wins:
            yield place
        place = (place + step) % size


def _position_at(men: Men, others: list[Man], index: int, *, exchanged: bool) -> Position | None:
    """Return the position of a place in a table; None where none is legal."""
    squares: list[Square] = []
    rest = index
    for _ in range(1 + (men.first != NOBODY) + (men.second != NOBODY)):
        rest, square = divmod(rest, 64)
        squares.append(square)
    has_pawn = _PAWN in (men.first, men.second)
    king = rest // 4 * 8 + rest % 4 if has_pawn else _TRIANGLE[rest]
    placed = [(king, Man.WHITE_KING)]
    placed += zip(reversed(squares[1:]), others, strict=True)
    placed.append((squares[0], Man.BLACK_KING))
    if len({square for square, _ in placed}) < len(placed):
        return None
    if any(man.kind is Kind.PAWN and not 8 <= square <= 55 for square, man in placed):
        return None
    if exchanged:
        placed = [(square ^ 56, man.recoloured()) for square, man in placed]
    position = Position.of(placed, Colour.WHITE, NO_CASTLING)
    return position if why_no_question(position) is None else None


def tree_of(found: Mined) -> StudyTree:
    """Return the lines of a find as a solution; `zugzwang` (22) stands at mutual ones."""
    line = tuple(
        TreeMove(move, (_ZUGZWANG,) if place % 2 == 0 and place // 2 + 1 in found.zugzwangs else ())
        for place, move in enumerate(found.line)
    )
    tree = StudyTree(found.position, line)
    way: Way = ()
    for move in found.echo:
        tree = tree.with_move(way, move)
        way = (*way, move.uci)
    return tree
