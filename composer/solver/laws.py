# SPDX-License-Identifier: GPL-3.0-or-later
"""The laws of Ponziani's chess and of the medieval game as the solvers take them.

They differ from orthodox chess by switches, one bit each, so both the compiled kernel and the
reference solver play them; any mixture of the options of one book is possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from composer.problem.men import SIDES, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Rules, Value

PONZIANI: Final = 1
MEDIEVAL: Final = 2

PASSES: Final = 4
MISSING_ONLY: Final = 8
CASTLES_FREELY: Final = 16
CASTLES_NO_CHECK: Final = 32
CASTLES_NO_HARM: Final = 64
CASTLES_FAR: Final = 128
NAMES_AT_WILL: Final = 256
"""Ponziani's switches; what each means, `kernel/core/laws/laws.h` says."""

LITERAL: Final = 4
ALFIL_BLOCKED: Final = 8
FERS_LEAPS: Final = 16
PROMOTED_LEAP: Final = 32
LONG_AT_FIRST: Final = 64
LONG_ALWAYS: Final = 128
"""The switches of the medieval game."""

BARE_WINS: Final = 1
BARE_UNLESS_REPLY: Final = 2
STALEMATE_WINS: Final = 4
STALEMATE_LOSES: Final = 8
"""What besides mate wins the medieval game."""


def _men(*kinds: str) -> tuple[Man, ...]:
    return tuple(Man.of(colour, Kind.of(kind)) for colour in SIDES for kind in kinds)


ORTHODOX_ORDER: Final = _men("pawn", "knight", "bishop", "rook", "queen", "king")
"""White's and Black's men as the solvers number them."""
MEDIEVAL_ORDER: Final = _men("pawn", "knight", "alfil", "rook", "fers", "king")
"""The same of the medieval game: alfil in the bishop's place, fers in the queen's."""

Options = Mapping[str, Value]
"""The options of a book with their values; which it has, its module in `rules/historic` says."""


@dataclass(frozen=True, slots=True)
class Laws:
    """The switches that hold, with the men of the game.

    Attributes:
        bits: the switches.
        wins: what wins besides mate, where the goal is to win or to bare the king.
        men: White's and Black's men in the order of the solvers: in the medieval game the alfil
            stands in the bishop's place and the fers in the queen's.
    """

    bits: int
    wins: int = 0
    men: tuple[Man, ...] = ORTHODOX_ORDER

    def has(self, law: int) -> bool:
        """Return whether one of some switches holds."""
        return self.bits & law != 0


def ponziani_laws(options: Options) -> Laws:
    """Return the switches of Ponziani's laws with all options of the book."""
    attack = options["castle_attack"]
    return Laws(
        _bits(
            (PONZIANI, True),
            (PASSES, options["ep"] is True),
            (MISSING_ONLY, options["promotion"] == "missing"),
            (CASTLES_FREELY, options["castling"] == "free"),
            (CASTLES_NO_CHECK, attack == "no_check"),
            (CASTLES_NO_HARM, attack == "forbidden"),
            (CASTLES_FAR, options["king_min"] == 2),
            (NAMES_AT_WILL, options["naming"] == "optional"),
        )
    )


def medieval_laws(options: Options) -> Laws:
    """Return the switches of the medieval game with all options of the book."""
    leap, long_step = options["fers_leap"], options["pawn_long"]
    bits = _bits(
        (MEDIEVAL, True),
        (LITERAL, options["count"] == "literal"),
        (ALFIL_BLOCKED, options["alfil_leaps"] is False),
        (FERS_LEAPS, leap != "none"),
        (PROMOTED_LEAP, leap == "first+promo"),
        (LONG_AT_FIRST, long_step == "no_capture_yet"),
        (LONG_ALWAYS, long_step == "always"),
    )
    wins = _bits(
        (BARE_WINS, options["bare"] == "win"),
        (BARE_UNLESS_REPLY, options["bare"] == "unless_reply"),
        (STALEMATE_WINS, options["stalemate"] == "win"),
        (STALEMATE_LOSES, options["stalemate"] == "loss"),
    )
    return Laws(bits, wins, MEDIEVAL_ORDER)


def _bits(*switches: tuple[int, bool]) -> int:
    return sum(bit for bit, holds in switches if holds)


_LAWS: Final = {"ponziani": ponziani_laws, "medieval": medieval_laws}


@lru_cache(maxsize=256)
def laws_of(rules: Rules) -> Laws | None:
    """Return the switches of a problem's rules; None where they are no book's with switches."""
    make = _LAWS.get(rules.book.id) if rules.book.is_known and not rules.conditions else None
    return None if make is None else make(rules.chosen())


def with_men_of(position: Position, rules: Rules) -> Position:
    """Return a position with the men of its game: in the medieval one bishops stand for alfils.

    Diagrams of it often have the letters of today's men, queens for fers.
    """
    laws = laws_of(rules)
    if laws is None or laws.men == ORTHODOX_ORDER:
        return position
    become = dict(zip(ORTHODOX_ORDER, laws.men, strict=True))
    board = tuple(None if man is None else become.get(man, man) for man in position.board)
    return position if board == position.board else replace(position, board=board)
