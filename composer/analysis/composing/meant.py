# SPDX-License-Identifier: GPL-3.0-or-later
"""Which key the composer means, where a problem has several, or where it has only tries.

Nothing is guessed: a first move is meant because the composer marked it, because it was the
key of a sound position of the same problem, or because the printed solution names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.analysis.composing.flaws import keys_to_mean
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import square_name
from composer.solver.solution import Solution, Verdict

_FIRST: Final = re.compile(r"(?<![\d.])1\s*\.\s*(?!\.)([^\s!?.;,()]+)\s*!(?!\?)")
_SQUARE: Final = re.compile(r"[a-h][1-8]")
_MOST_PRINTED: Final = 20_000  # letters of a printed solution that are looked through


@dataclass(frozen=True, slots=True)
class Marks:
    """What tells which key is meant.

    Attributes:
        pins: first moves that the composer marked, as UCI, the newest first.
        known: keys of sound positions of this problem, as UCI, the newest first.
        printed: the printed solution, as a file told it.
    """

    pins: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    printed: str = ""


NO_MARKS: Final = Marks()


def meant_key(solution: Solution, marks: Marks = NO_MARKS) -> Move | None:
    """Return the first move that is meant as the key; None where nothing tells.

    That of a sound problem is meant. Of several keys it is one of full length, if there is one;
    without any key it may be a try.
    """
    if solution.verdict is Verdict.SOUND:
        return solution.keys[0].move
    whole = {phase.move for phase in solution.keys if phase.length == solution.stipulation.moves}
    firsts = [move for move in keys_to_mean(solution) if not whole or move in whole]
    for uci in (*marks.pins, *marks.known):
        for move in firsts:
            if move.uci == uci:
                return move
    printed = [move for move in firsts if _is_printed(move, marks.printed)]
    return printed[0] if len(printed) == 1 else None


def key_is_meant(solution: Solution, meant: Move | None) -> bool:
    """Tell whether what is meant is a key, not a try."""
    return meant is not None and any(phase.move == meant for phase in solution.keys)


def _is_printed(move: Move, text: str) -> bool:
    return any(_names(written, move) for written in _printed_keys(text))


def _printed_keys(text: str) -> Iterator[str]:
    """Yield the first moves that stand with an exclamation mark in a printed solution."""
    yield from (found[1] for found in _FIRST.finditer(text[:_MOST_PRINTED]))


def _names(written: str, move: Move) -> bool:
    """Tell whether a printed first move can be this one, in whatever piece letters."""
    if move.is_castling:
        return written.rstrip("+#").upper().replace("O", "0") == (
            "0-0" if move.target > move.origin else "0-0-0"
        )
    squares = _SQUARE.findall(written)
    if not squares or squares[-1] != square_name(move.target):
        return False
    if len(squares) > 1:
        same_promotion = (move.promotion is not None) == ("=" in written)
        return squares[0] == square_name(move.origin) and same_promotion
    has_letter = written[0].isupper()
    return has_letter == (move.man.kind is not Kind.PAWN)
