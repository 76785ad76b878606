# SPDX-License-Identifier: GPL-3.0-or-later
"""Critical and anticritical moves: a line man crosses a square that another man occupies later.

The move is *critical* where that man then shuts him off, *anticritical* where it is what keeps
him from being shut off. Each is proved on the board by putting the line man back where he came
from, or by lifting the man off the square.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from composer.analysis.board import LINERS, Board, between, squares_in
from composer.analysis.effects import shut_men
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of
from composer.problem.men import Kind
from composer.problem.squares import Square, square_name
from composer.said.sentence import joined, said


class Crossing(NamedTuple):
    """A line man's move over a square on which another man arrives later.

    Attributes:
        line: the line in which both are played.
        over: the line man's move.
        onto: the later move to the square crossed.
        number: how many half-moves of the line are played with it.
    """

    line: PlayLine
    over: Ply
    onto: Ply
    number: int

    @property
    def square(self) -> Square:
        """The critical square."""
        return self.onto.move.target


def crossings(line: PlayLine, white: bool) -> Iterator[Crossing]:
    """Yield the crossings of one side's line men in a line; the mate crosses for nothing."""
    for early in range(0 if white else 1, len(line.plies) - 1, 2):
        over = line.plies[early]
        if over.move.man.kind not in LINERS:
            continue
        crossed = between(over.move.origin, over.move.target)
        if not crossed:
            continue
        for late in range(early + 1, len(line.plies)):
            onto = line.plies[late]
            if crossed >> onto.move.target & 1 and onto.home != over.home:
                yield Crossing(line, over, onto, late + 1)


def _stands(board: Board, ply: Ply) -> bool:
    """Return whether the man of a move still stands where it arrived."""
    side = board.white if ply.before.white >> ply.move.origin & 1 else board.black
    target = ply.move.target
    kind = ply.move.promotion or ply.move.man.kind
    return bool(side >> target & 1) and board.kind(target) == kind


def _shut_in_mate(crossing: Crossing) -> bool:
    """Return whether a black line man is shut off in the mate for he crossed the square.

    On the spot from which he came he would parry.
    """
    final, over = crossing.line.final, crossing.over
    origin, target = over.move.origin, over.move.target
    if not (_stands(final, over) and _stands(final, crossing.onto)):
        return False
    if final.occupied >> origin & 1 or target not in _shut_by(final, crossing.square):
        return False
    back = final.shifted(target, origin)
    return bool(back.parried_by(1 << origin))


def _shut_by(board: Board, square: Square) -> tuple[Square, ...]:
    """Return the black line men whom a man of either colour on a square shuts off."""
    if board.black >> square & 1:
        return shut_men(board, square)
    targets, bit = board.parrying_squares(), 1 << square
    liners = board.black & board.liners & ~board.pinned()
    return tuple(
        man
        for man in squares_in(board.attackers(square, liners))
        if board.attacks(man, board.occupied & ~bit) & ~board.attacks(man) & targets
    )


def seeberger(study: Study) -> Iterator[Flag]:
    """Seeberger: a black line man is made to cross a square on which another black man shuts
    him off, so that White mates.

    Put back where he came from he would parry the mate; lifted over the other man he would, too.
    """
    found: dict[Square, tuple[PlayLine, Square, Square]] = {}
    for line in study.full:
        for crossing in crossings(line, white=False):
            own = crossing.onto.before.black >> crossing.onto.move.origin & 1
            if own and crossing.square not in found and _shut_in_mate(crossing):
                move = crossing.over.move
                found[crossing.square] = (line, move.origin, move.target)
    if found:
        where = joined((square_name(place) for place in found), ", ")
        squares = tuple(square for at, (_, *way) in found.items() for square in (at, *way))
        lines = [line for line, *_ in found.values()]
        word = said("Seeberger on {square}", square=where)
        yield flag_of("seeberger", Grade.THEME, word, lines, squares)


def critical_moves(study: Study) -> Iterator[Flag]:
    """Critical and anticritical moves, with proof.

    Critical: a white line man crosses a square, another white man comes there, and the black
    king's next step is possible for that man shuts off the first; or a black line man crosses a
    square, is shut off there in the mate, and would parry from where he came. Anticritical: a
    white line man crosses a square on which a man arrives later; in the mate he would be shut
    off, were he still where he came from, and by that man alone.
    """
    critical: dict[tuple[Square, Square, Square], PlayLine] = {}
    anticritical: dict[tuple[Square, Square, Square], PlayLine] = {}
    for line in study.full:
        for crossing in crossings(line, white=True):
            move = crossing.over.move
            way = (crossing.square, move.origin, move.target)
            if way not in critical and _gives_air(crossing):
                critical[way] = line
            if way not in anticritical and _keeps_line(crossing):
                anticritical[way] = line
        for crossing in crossings(line, white=False):
            move = crossing.over.move
            way = (crossing.square, move.origin, move.target)
            if way not in critical and _shut_in_mate(crossing):
                critical[way] = line
    for theme, word, found in (
        ("critical_move", said("Critical move"), critical),
        ("anticritical_move", said("Anticritical move"), anticritical),
    ):
        if found:
            squares = tuple(dict.fromkeys(square for way in found for square in way))
            yield flag_of(theme, Grade.ELEMENT, word, list(found.values()), squares, key=True)


def _gives_air(crossing: Crossing) -> bool:
    """Return whether the king may take his next step for the line is shut that would guard it."""
    line, over, onto = crossing.line, crossing.over, crossing.onto
    if not onto.before.white >> onto.move.origin & 1 or crossing.number >= len(line.plies):
        return False
    board, answer = onto.after, line.plies[crossing.number].move
    if answer.man.kind is not Kind.KING or not _stands(board, over):
        return False
    king = 1 << answer.origin
    bit, rear = 1 << crossing.square, over.move.target
    now = board.attacks(rear, board.occupied & ~king)
    opened = board.attacks(rear, board.occupied & ~king & ~bit)
    return bool(opened & ~now & 1 << answer.target)


def _keeps_line(crossing: Crossing) -> bool:
    """Return whether a white line man mates for he is beyond a man who would shut him off."""
    final, over = crossing.line.final, crossing.over
    origin, target = over.move.origin, over.move.target
    if not (_stands(final, over) and _stands(final, crossing.onto)):
        return False
    if final.occupied >> origin & 1:
        return False
    back = final.shifted(target, origin)
    return not back.is_mate() and back.without(1 << crossing.square).is_mate()


RULES: Final = (seeberger, critical_moves)
