# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as the sentences of the analysis write them."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.move import Move


def written_for_all(moves: Iterable[Move]) -> str:
    """Return one text for moves of a man from one square to another, true of each.

    Of moves that capture here and not there `Q(x)g8#`; a check not all of them give is left out,
    and that some capture in passing.
    """
    found = list(moves)
    texts = {written(move) for move in found}
    if len(texts) == 1:
        return texts.pop()
    body = min(move.san.rstrip("+#=") for move in found)
    ends = {move.mark.value for move in found}
    if len({move.capture is None for move in found}) > 1:
        body = body.replace("x", "")
        body = f"{body[:-2]}(x){body[-2:]}"
    return body + (ends.pop() if len(ends) == 1 else "")


def written(move: Move) -> str:
    """Return a move in short notation, and of a capture in passing that it is one: `fxe3 e.p.#`."""
    if not move.en_passant:
        return move.san
    body = move.san.rstrip("+#=")
    return f"{body} e.p.{move.san[len(body) :]}"
