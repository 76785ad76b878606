# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help play as files hold them, read as moves so that they can be set again.

Understood are lines such as `1.Rb3-c3 d2-d4   2.Sc5-d3 Se4-d2 #` and `1.Rc3 d4 2.Sd3 Sd2#`, with
English letters (N or S), each line led by its number, twins by `b)`. Every move is played on the
board; a part that holds anything else, or does not end in the goal, is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from composer.problem.attacks import all_orthodox
from composer.problem.goals import MATE
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.problem import Problem
from composer.problem.squares import parse_square, square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.task import Duplex, duplex_of
from composer.problem.twinned import twin_problems
from composer.problem.twins import TwinError, first_side

if TYPE_CHECKING:
    import chess

_PART: Final = re.compile(r"(?m)^\s*\+?([a-z][0-9]{0,3})\)(?:(?!1\.)[^\n])*")
_LINE: Final = re.compile(r"(?m)(?=(?<![0-9])1\.)")
_NUMBER: Final = re.compile(r"[0-9]+\.(?:\.\.)?")
_OMITTED: Final = re.compile(r"1\.(?P<first>\.\.|…)?(?P<second>\s*(?:\.\.\.|…)(?=\s*2\.))?")
_MOVE: Final = re.compile(
    r"(?P<man>[KQRBNS]?)(?P<file>[a-h]?)(?P<rank>[1-8]?)[-x*:]?(?P<target>[a-h][1-8])"
    r"(?:=(?P<promotion>[QRBNS]))?"
)
_MARKS: Final = re.compile(r"(?:ep\.?|e\.p\.?|[+#=!?])+$|^(?:ep\.?|e\.p\.?|[+#=!?\"']+)$")
_LONGEST: Final = 200_000  # characters of a solution
_MOST_LINES: Final = 500
_KINDS: Final = {"": Kind.PAWN, "N": Kind.KNIGHT, "S": Kind.KNIGHT, "B": Kind.BISHOP} | {
    "R": Kind.ROOK,
    "Q": Kind.QUEEN,
    "K": Kind.KING,
}


@dataclass(frozen=True, slots=True)
class HelpLine:
    """A line of help play.

    Attributes:
        moves: the moves in turn, from the diagram or the twin.
        omitted: how many half-moves of the first moves it leaves out: one in set play and in
            `h#2.5`, two in set play of `h#2.5`.
        asked: what it answers, if that is known.
    """

    moves: tuple[Move, ...]
    omitted: int = 0
    asked: Stipulation | None = None


def help_lines(problem: Problem) -> tuple[tuple[str, tuple[HelpLine, ...]], ...]:
    """Return the lines of the solution that a file stated, part by part: `a`, `b` ... and lines.

    Without twins the letter is empty. Of what is not help play, or not understood as a whole,
    nothing is returned.
    """
    text = problem.extra("solution")
    if problem.stipulation.play is not Play.HELP or problem.stipulation.series or not text:
        return ()
    if problem.stipulation.in_words or len(text) > _LONGEST:
        return ()
    if not problem.stipulation.rules.is_orthodox:
        return ()  # the board below knows no others
    if duplex_of(problem) is not Duplex.NONE:
        return ()  # files state the two sides apart in many ways
    asked = twin_problems(problem)
    parts = _parts(text.strip("\"' \n")) if problem.twins else {"a": text.strip("\"' \n")}
    found = []
    for letter, reader in asked:
        if isinstance(reader, TwinError) or letter not in parts:
            return ()
        lines = tuple(_lines(parts[letter], reader))
        if not lines or None in lines:
            return ()
        found.append((letter if problem.twins else "", tuple(line for line in lines if line)))
    return tuple(found)


def _parts(text: str) -> dict[str, str]:
    heads = list(_PART.finditer(text))
    if not heads:
        return {}
    found = {}
    before = text[: heads[0].start()]
    if before.strip():
        found["a"] = before
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=True):
        found[head[1]] = text[head.end() : end]
    return found


def _lines(text: str, problem: Problem) -> Iterator[HelpLine | None]:
    """Yield the lines of a part; None for what is no line."""
    pieces = [piece for piece in _LINE.split(text) if piece.strip()]
    if len(pieces) > _MOST_LINES:
        yield None
        return
    for piece in pieces:
        yield _line(piece, problem)


def _line(text: str, problem: Problem) -> HelpLine | None:
    stipulation = problem.stipulation
    if not all_orthodox(problem.position.board):
        return None  # the board below knows no others
    if any(problem.position.board.count(king) != 1 for king in (Man.WHITE_KING, Man.BLACK_KING)):
        return None
    lead = _OMITTED.match(text.lstrip())
    omitted = 0 if lead is None else bool(lead["first"]) + bool(lead["first"] and lead["second"])
    side = first_side(stipulation)
    if omitted != stipulation.half:
        side = side.other
    from composer.problem.boards import board_of, move_of  # loads python-chess

    board = board_of(problem.position)
    board.turn = side is Colour.WHITE
    moves: list[Move] = []
    body = text.lstrip() if lead is None else text.lstrip()[lead.end() :]
    for word in _NUMBER.sub(" ", body).split():
        bare = _MARKS.sub("", word)
        if not bare:
            continue
        played = _played(board, bare)
        if played is None:
            return None
        moves.append(move_of(board, played))
        board.push(played)
    goal = Mark.MATE if stipulation.goal == MATE else Mark.STALEMATE
    if not moves or moves[-1].mark is not goal:
        return None
    return HelpLine(tuple(moves), omitted)


def _played(board: chess.Board, word: str) -> chess.Move | None:
    """Return the only legal move that a word can mean, if there is one."""
    if word in ("0-0", "0-0-0", "O-O", "O-O-O"):
        short = word.count("-") == 1
        return _only(
            move
            for move in board.legal_moves
            if (board.is_kingside_castling(move) if short else board.is_queenside_castling(move))
        )
    found = _MOVE.fullmatch(word)
    if found is None:
        return None
    promotion = _KINDS[found["promotion"]] if found["promotion"] else None
    target = parse_square(found["target"])
    return _only(
        move
        for move in board.legal_moves
        if move.to_square == target
        and move.promotion == promotion
        and board.piece_type_at(move.from_square) == _KINDS[found["man"]]
        and square_name(move.from_square)[0] in (found["file"] or "abcdefgh")
        and square_name(move.from_square)[1] in (found["rank"] or "12345678")
        and not board.is_castling(move)
    )


def _only(moves: Iterable[chess.Move]) -> chess.Move | None:
    found = list(moves)
    return found[0] if len(found) == 1 else None
