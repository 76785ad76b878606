# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as text: as PGN has it, so that any program plays it, and as print does.

As PGN has it: `1. Kd5 $1 Ke7 (1... Kf7 2. e6+) 2. e6 {domination}`; in the letters of a language:
`1.Kd5! Ke7 (1...Kf7 2.e6+) 2.e6 {domination}`. Both are read again by `reading`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from composer.notation.letters import Letters
from composer.notation.moves import move_number, move_text
from composer.notation.stored import sign_of
from composer.notation.studies.comments import in_comment, of_comment
from composer.problem.men import Colour
from composer.problem.stipulations.claims import Claim
from composer.studies.tree import AT_THE_MOVE, Line, StudyTree, TreeMove

_GLYPH: Final = re.compile(r"( ?)\$(\d+)")
_REMARK: Final = re.compile(r"\{([^}]*)\}")


def pgn_moves(tree: StudyTree) -> str:
    """Return the moves as they stand in a game of PGN, without its result."""
    return _text(tree, None)


def kept_solution(tree: StudyTree, claim: Claim | None) -> str:
    """Return a solution as it is kept with its study: the moves of PGN, and what they lead to."""
    moves = pgn_moves(tree)
    return f"{moves} {claim.result}" if moves and claim is not None else moves


def tree_text(tree: StudyTree, letters: Letters) -> str:
    """Return the solution in the letters of a language, on one line."""
    return _text(tree, letters)


def line_texts(line: Line, ply: int, letters: Letters) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a line for print, each with whether it is a remark.

    Args:
        line: its moves; what they have of sidelines stands in brackets.
        ply: the half-move that it begins with, 0 for the first of White.
        letters: those of the men.
    """
    for text in _line(line, ply, letters):
        if text.startswith("{"):
            yield of_comment(text[1:-1]), True
        elif printed := _REMARK.sub(r"\1", _GLYPH.sub(_sign, text)).strip():
            yield printed, False  # signs that nobody prints leave no gap


def _sign(found: re.Match[str]) -> str:
    sign = sign_of(int(found[2])).strip()
    return f"{found[1]}{sign}" if sign else ""


def _text(tree: StudyTree, letters: Letters | None) -> str:
    first = 0 if tree.position.turn is Colour.WHITE else 1
    line = _line(tree.line, first, letters, within=True)
    return " ".join([*_remarks(tree.remarks), *line])


def _line(
    line: Line, ply: int, letters: Letters | None, *, within: bool | None = None
) -> Iterator[str]:
    """Yield the parts of a line.

    Args:
        line: its moves.
        ply: the half-move that it begins with.
        letters: those of the men; None for PGN.
        within: whether a remark before its first move would be read as one on what stands before;
            None for print, which nobody reads again.
    """
    is_numbered = True
    for told in line:
        is_second = ply % 2 == 1
        number = ""
        if is_numbered or told.before or not is_second:
            number = move_number(ply // 2 + 1, is_second)
        if told.before and within:  # behind the number, so that it stays with its move
            yield number.rstrip()
            number = ""
        yield from _remarks(told.before)
        yield from _move(told, number, letters)
        yield from _remarks(told.remarks)
        for sideline in told.sidelines:
            beside = _line(sideline, ply, letters, within=None if within is None else False)
            yield f"({' '.join(beside)})"
        within = None if within is None else True
        is_numbered = bool(told.remarks or told.sidelines)
        ply += 1


def _move(told: TreeMove, number: str, letters: Letters | None) -> Iterator[str]:
    if letters is None:
        yield from ([number] if number else [])
        yield told.move.san
        yield from (f"${glyph}" for glyph in told.glyphs)
        return
    close, _ = told.signs(sign_of)
    yield f"{number}{move_text(told.move, letters)}{close}"
    yield from (f"${glyph}" for glyph in told.glyphs if glyph > AT_THE_MOVE)


def _remarks(remarks: Sequence[str]) -> Iterator[str]:
    for remark in remarks:
        yield f"{{{in_comment(remark)}}}"
