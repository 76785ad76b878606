# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves as Popeye writes them: `Ne2*c3`, `d5*e6 ep.`, `nPc2-c1=nQ`, `Lh2*d2-c2`, `0-0`.

Checks and mates, which Popeye writes after a blank, are no part of these texts.
"""

from __future__ import annotations

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.squares import Square, square_name


def popeye_text(move: Move) -> str:
    """Return a move as Popeye writes it, with both squares and its own letters."""
    if move.castling is not None:
        return "0-0" if move.castling.is_short else "0-0-0"
    pawn = move.man.kind is Kind.PAWN and not _prefix(move.man)
    man = "" if pawn else _prefix(move.man) + move.man.kind.code
    return (
        f"{man}{square_name(move.origin)}{_arrival(move)}{_promotion(move)}"
        f"{' ep.' if move.en_passant else ''}"
    )


def _prefix(man: Man) -> str:
    """Return the small letters before a man: `n` of neutral ones, `r` of royal men but kings."""
    royal = "r" if man.is_royal and man.kind is not Kind.KING else ""
    return ("n" if man.colour is Colour.NEUTRAL else "") + royal


def _arrival(move: Move) -> str:
    target = square_name(move.target)
    if move.capture is None:
        return f"-{target}"
    if move.en_passant:
        return f"*{target}"
    captured = _captured(move)
    return f"*{target}" if captured is None else f"*{square_name(captured)}-{target}"


def _captured(move: Move) -> Square | None:
    """Return the square of a man captured elsewhere than where the capturer arrives."""
    elsewhere = [
        square
        for square, man in move.changes
        if man is None and square not in (move.origin, move.target)
    ]
    return elsewhere[0] if elsewhere else None


def _promotion(move: Move) -> str:
    if move.promotion is None:
        return ""
    return f"={_prefix(move.man)}{move.promotion.code}"
