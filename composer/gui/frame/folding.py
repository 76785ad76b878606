# SPDX-License-Identifier: GPL-3.0-or-later
"""What the bar over the board shows of side to move, castling and e.p. where it is narrow.

What says nothing goes first ("No castling"); then words get short; what may matter for the
solution, castling that is possible and e.p. that is declared, goes last of all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Form(Enum):
    """How a part of the statement is shown."""

    WHOLE = "whole"
    SHORT = "short"
    AWAY = "away"  # in the menu only


@dataclass(frozen=True, slots=True)
class Forms:
    """The forms of the three parts."""

    turn: Form
    castling: Form
    en_passant: Form

    @property
    def needs_menu(self) -> bool:
        """Whether something is to be found in the menu only."""
        return Form.AWAY in (self.turn, self.castling, self.en_passant)


def foldings(castling: bool, en_passant: bool) -> tuple[Forms, ...]:
    """Return the forms to be tried, from the widest to the narrowest.

    Args:
        castling: whether castling is possible, so that its right matters.
        en_passant: whether an e.p. capture is possible or declared.
    """
    whole, short, away = Form.WHOLE, Form.SHORT, Form.AWAY
    c_whole, c_short = (whole, short) if castling else (away, away)
    e_whole, e_short = (whole, short) if en_passant else (away, away)
    found = (
        Forms(whole, whole, whole),
        Forms(whole, whole, e_whole),
        Forms(whole, c_whole, e_whole),
        Forms(whole, c_short, e_whole),
        Forms(whole, c_short, e_short),
        Forms(short, c_short, e_short),
        Forms(away, c_short, e_short),
        Forms(away, c_short, away),
        Forms(away, away, away),
    )
    return tuple(dict.fromkeys(found))
