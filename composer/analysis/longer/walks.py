# SPDX-License-Identifier: GPL-3.0-or-later
"""What one man does over a line: going back, round, up the board; promoting; following."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from composer.analysis.board import Board, line_through, squares_in
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of, unit
from composer.problem.men import PROMOTIONS, Kind
from composer.problem.move import CHECKING, Mark
from composer.problem.named import kind_name
from composer.problem.squares import Square, is_round_trip, rank_of, square_name
from composer.said.sentence import Notation, Sentence, listed, said


def _own(line: PlayLine, white: bool) -> Sequence[Ply]:
    return line.plies[0 if white else 1 :: 2]


def switchback(study: Study) -> Iterator[Flag]:
    """Switchback: a man returns at once to the square that it left with its move before.

    White's and Black's apart. Not a return by the same man who has just checked, nor the king's
    step back out of check: these are forced or repeat the check.
    """
    for white, theme, word in (
        (True, "switchback", said("Switchback")),
        (False, "switchback_black", said("Black switchback")),
    ):
        found: dict[tuple[int, Square, Square], PlayLine] = {}
        for line in study.full:
            own, others = _own(line, white), _own(line, not white)
            answers = others if white else others[1:]  # what stands between two moves
            for one, two, between in zip(own, own[1:], answers, strict=False):
                back = two.home == one.home and two.move.target == one.move.origin
                if not back or one.move.mark in CHECKING:
                    continue
                checked = not white or between.move.mark in CHECKING
                if checked and two.move.man.kind is Kind.KING:
                    continue
                found.setdefault((two.home, one.move.origin, one.move.target), line)
        if found:
            squares = tuple(dict.fromkeys(place[1] for place in found))
            # Black's returns are mostly no more than what is left to him.
            grade = Grade.THEME if white else Grade.ELEMENT
            yield flag_of(theme, grade, word, list(found.values()), squares, key=white)


def round_trip(study: Study) -> Iterator[Flag]:
    """Round trip: a man comes back to where it began over squares that are not on one line.

    White's, three moves at least; a king who loses a move makes none.
    """
    for line in study.full:
        for home, squares in _ways(line).items():
            loop = _loop(squares)
            if loop:
                word = said("Round trip of {unit}", unit=unit(study.diagram, home))
                yield flag_of("round_trip", Grade.THEME, word, (line,), tuple(loop), key=True)
                return


def _loop(squares: Sequence[Square]) -> Sequence[Square]:
    """Return the first round trip of a walk, its first square at both ends; none if there is none.

    Over two squares at least, each passed once, and not all on one line.
    """
    for end in range(3, len(squares)):
        for start in range(end - 2):
            loop = squares[start : end + 1]
            if is_round_trip(loop):
                return loop
    return ()


def _ways(line: PlayLine) -> dict[Square, list[Square]]:
    """Return where each of White's men but the king has stood, move by move."""
    ways: dict[Square, list[Square]] = {}
    for ply in _own(line, white=True):
        if ply.move.man.kind is not Kind.KING:
            ways.setdefault(ply.home, [ply.move.origin]).append(ply.move.target)
    return ways


def umnov(study: Study) -> Iterator[Flag]:
    """Umnov: White moves to the square that Black has just left.

    Not by a capture. A theme where the unit that left was no king, else an element.
    """
    found: dict[tuple[Square, Square], tuple[PlayLine, bool]] = {}
    for line in study.full:
        for number in range(1, line.length):
            black, white = line.black(number), line.white(number + 1)
            if white.move.target == black.move.origin and white.move.capture is None:
                is_king = black.move.man.kind is Kind.KING
                found.setdefault((black.home, white.move.target), (line, is_king))
    for grade, kings in ((Grade.THEME, False), (Grade.ELEMENT, True)):
        shown = [line for line, is_king in found.values() if is_king is kings]
        if shown and (not kings or len(shown) == len(found)):
            squares = tuple(square for _, square in found)
            yield flag_of("umnov", grade, said("Umnov"), shown, squares)


def promotions(study: Study) -> Iterator[Flag]:
    """Underpromotion that is needed; allumwandlung; excelsior.

    An underpromotion is needed, for a move within the play is the only continuation: the same
    pawn's promotion to queen fails there.
    """
    kinds: dict[Kind, PlayLine] = {}
    under: dict[tuple[Square, Kind], PlayLine] = {}
    names: dict[Kind, Sentence] = {}
    for line in study.full:
        for ply in _own(line, white=True):
            kind = ply.move.promotion
            if kind is None:
                continue
            kinds.setdefault(kind, line)
            if kind is not Kind.QUEEN and (ply.home, kind) not in under:
                under[ply.home, kind] = line
                names.setdefault(kind, _with_fault(ply, kind))
    if under:
        word = said("Underpromotion to {kinds}", kinds=listed(names.values()))
        by_key = any(line.white(1).home == home for (home, _), line in under.items())
        yield flag_of("underpromotion", Grade.THEME, word, list(under.values()), key=by_key)
    if set(kinds) >= set(PROMOTIONS):
        word = said("White promotes to all four")
        yield flag_of("allumwandlung_white", Grade.THEME, word, list(kinds.values()))
    yield from _excelsior(study)


def _with_fault(ply: Ply, kind: Kind) -> Sentence:
    """Return the kind promoted to, with what is wrong with a queen where that is plain."""
    fault, name = _queens_fault(ply), kind_name(kind)
    return name if fault is None else said("{kind} ({why})", kind=name, why=fault)


def _queens_fault(ply: Ply) -> Sentence | None:
    """Return what a promotion to queen would do at once, if that is why it fails."""
    board = ply.before.after(ply.move).put(ply.move.target, Kind.QUEEN, white=True)
    if ply.move.mark is Mark.MATE:
        return said("a queen would not mate")
    if not board.checkers() and not _may_move(board):
        return said("a queen would stalemate")
    if ply.move.mark is Mark.CHECK and not board.checkers():
        return said("a queen would not check")
    return None


def _may_move(board: Board) -> bool:
    """Return whether Black, not in check, has a move (en passant apart)."""
    if board.flights():
        return True
    held = board.pinned()
    for man in squares_in(board.black & ~board.kings):
        steps = board.steps(man)
        if steps and (not held >> man & 1 or steps & line_through(board.king, man)):
            return True
    return False


def _excelsior(study: Study) -> Iterator[Flag]:
    second = 1 if study.diagram.upward else 6
    for line in study.full:
        for ply in _own(line, white=True):
            came = ply.home
            pawn = bool(study.diagram.pawns >> came & 1)
            if pawn and ply.move.promotion is not None and rank_of(came) == second:
                word: Sentence = said(
                    "Excelsior: the pawn {home} promotes by {move}",
                    home=square_name(came),
                    move=Notation(ply.move.san),
                )
                yield flag_of("excelsior", Grade.THEME, word, (line,), (came, ply.move.target))
                return


def royal_march(study: Study) -> Iterator[Flag]:
    """Royal march: the white king makes all of White's moves but the last in a line.

    Three steps at least, the mate included where he gives it by discovery; not back and forth.
    """
    found: dict[tuple[Square, ...], PlayLine] = {}
    for line in study.full:
        steps = [ply for ply in _own(line, white=True) if ply.move.man.kind is Kind.KING]
        squares = [ply.move.target for ply in steps]
        first = steps[0].move.origin if steps else 0
        if len(steps) >= max(3, line.length - 1) and len({first, *squares}) == len(steps) + 1:
            found.setdefault((first, *squares), line)
    if found:
        way = next(iter(found))
        lines = list(found.values())
        yield flag_of("royal_march", Grade.THEME, said("Royal march"), lines, way, key=True)


RULES: Final = (switchback, round_trip, umnov, promotions, royal_march)
