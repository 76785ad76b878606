# SPDX-License-Identifier: GPL-3.0-or-later
"""What play aims at: mate, stalemate, a check, a capture, a square, a promotion.

The signs are Popeye's, which Olive writes, too; that of a promotion, which they do not have, is
written as a promoting move is: `=Q`, and `=*` for any. `~` is any move. The goals of the old
problems have no signs: a bared king is `bare`, mate or what else wins by the book is `win`, mate by
a stated man is `#(P)`, mate of a king on a stated square `#(e8)`. Proof games lead to the diagram,
Popeye's `dia`. The rarer goals are those of Popeye's manual: `00` castling, `ep`, `##` both sides
mated, `##!` a mated side mates, `#=` mate or stalemate, `!=` and `!#` the side that moves is
stalemated or mated, `c81` the last rank, `%` a man won, `kf6` the man from f6 is touched by this
one alone, `ct` a man is home again, `<>` two men have changed places, `ctr` and `<>r` the same by a
rebirth.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.men import Kind
from composer.problem.squares import Square, parse_square, square_name


class Aim(Enum):
    """What kind of goal it is; its value is the sign, or what the sign begins with."""

    MATE = "#"
    STALEMATE = "="
    DOUBLE_STALEMATE = "=="
    CHECK = "+"
    CAPTURE = "x"
    TARGET = "z"
    PROMOTION = "=*"
    BARE = "bare"
    WIN = "win"
    MATE_BY = "#()"
    MATE_ON = "#(on)"
    DIAGRAM = "dia"
    ANY = "~"
    CASTLING = "00"
    IN_PASSING = "ep"
    BOTH_MATED = "##"
    COUNTER_MATE = "##!"
    NO_MOVE = "#="
    OWN_STALEMATE = "!="
    OWN_MATE = "!#"
    LAST_RANK = "c81"
    WON_MAN = "%"
    KISS = "k"
    CIRCUIT = "ct"
    EXCHANGE = "<>"
    CIRCUIT_BY_REBIRTH = "ctr"
    EXCHANGE_BY_REBIRTH = "<>r"


ON_SQUARE: Final = (Aim.TARGET, Aim.MATE_ON, Aim.KISS)
"""The goals that name a square."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What the last move must reach.

    Attributes:
        aim: what kind of goal it is.
        square: of a target, the square on which the last move arrives; of `MATE_ON`, where the
            mated king stands; of a kiss, where the man who is touched stands in the diagram; else
            None.
        kind: of a promotion, what the pawn becomes, None for any; of `MATE_BY`, the man that
            moves and mates; None for other goals.

    Raises:
        ValueError: a target without a square, or what does not belong to the goal.
    """

    aim: Aim
    square: Square | None = None
    kind: Kind | None = None

    def __post_init__(self) -> None:
        if (self.square is not None) is not (self.aim in ON_SQUARE):
            raise ValueError(f"expected a square for a target and for nothing else, got {self!r}")
        if (self.kind is None) and self.aim is Aim.MATE_BY:
            raise ValueError(f"expected a man that mates, got {self!r}")
        if (
            self.kind is not None
            and self.aim is not Aim.MATE_BY
            and (self.aim is not Aim.PROMOTION or self.kind in (Kind.PAWN, Kind.KING))
        ):
            raise ValueError(f"expected a promoted man, got {self!r}")

    @property
    def sign(self) -> str:
        """The sign: `#`, `=`, `==`, `+`, `x`, `zc5`, `=*`, `=S` (a knight), `#(P)` or `#(e8)`."""
        if self.aim is Aim.MATE_ON and self.square is not None:
            return f"#({square_name(self.square)})"
        if self.aim is Aim.MATE_BY and self.kind is not None:
            return f"#({_MATING[self.kind]})"
        if self.square is not None:
            return self.aim.value + square_name(self.square)
        return self.aim.value if self.kind is None else f"={_LETTERS[self.kind]}"


_LETTERS: Final = {Kind.QUEEN: "Q", Kind.ROOK: "R", Kind.BISHOP: "B", Kind.KNIGHT: "S"}
_KINDS: Final = {"q": Kind.QUEEN, "r": Kind.ROOK, "b": Kind.BISHOP, "s": Kind.KNIGHT} | {
    "n": Kind.KNIGHT
}
# In the medieval game the bishop's letter is the alfil's, the queen's the fers's.
_MATERS: Final = {**_KINDS, "p": Kind.PAWN, "a": Kind.BISHOP}
_MATING: Final = {
    **_LETTERS,
    Kind.PAWN: "P",
    Kind.of("alfil"): "B",
    Kind.of("fers"): "Q",
}

MATE: Final = Goal(Aim.MATE)
"""The side to move is in check and has no move."""
STALEMATE: Final = Goal(Aim.STALEMATE)
"""The side to move is not in check and has no move."""
DOUBLE_STALEMATE: Final = Goal(Aim.DOUBLE_STALEMATE)
"""Neither side is in check and neither has a move."""
NO_MOVE: Final = Goal(Aim.NO_MOVE)
"""The side to move has no move, in check or not."""
STALEMATES: Final = (STALEMATE, DOUBLE_STALEMATE, NO_MOVE)
"""The goals that leave no move, and need no check."""
CHECK: Final = Goal(Aim.CHECK)
"""The last move checks (or mates)."""
CAPTURE: Final = Goal(Aim.CAPTURE)
"""The last move captures."""
PROMOTION: Final = Goal(Aim.PROMOTION)
"""The last move promotes a pawn, to whatever it likes."""

PLAIN_GOALS: Final = (MATE, STALEMATE, DOUBLE_STALEMATE, CHECK, CAPTURE, PROMOTION)
"""The goals that name neither a square nor a kind of man."""

ANY: Final = Goal(Aim.ANY)
"""Any move will do: `~1` asks for the legal moves."""

BARE: Final = Goal(Aim.BARE)
"""The other king is alone."""
WIN: Final = Goal(Aim.WIN)
"""The game is won by the rules of its book."""

RARE_AIMS: Final = frozenset(
    (
        *(Aim.ANY, Aim.CASTLING, Aim.IN_PASSING, Aim.BOTH_MATED, Aim.COUNTER_MATE, Aim.NO_MOVE),
        *(Aim.OWN_STALEMATE, Aim.OWN_MATE, Aim.LAST_RANK, Aim.WON_MAN, Aim.KISS, Aim.CIRCUIT),
        *(Aim.EXCHANGE, Aim.CIRCUIT_BY_REBIRTH, Aim.EXCHANGE_BY_REBIRTH),
    )
)
"""The goals of problems by today's rules that no game of old has, and the usual solvers leave to
the one for all men and conditions."""
TRACED_AIMS: Final = frozenset(
    (Aim.KISS, Aim.CIRCUIT, Aim.EXCHANGE, Aim.CIRCUIT_BY_REBIRTH, Aim.EXCHANGE_BY_REBIRTH)
)
"""The goals for which it must be known where in the diagram a man stood."""
INTO_CHECK: Final = frozenset((Aim.BOTH_MATED, Aim.COUNTER_MATE, Aim.OWN_MATE))
"""The goals whose last move leaves the own king in check."""

DIAGRAM: Final = Goal(Aim.DIAGRAM)
"""The men stand as in the diagram; of proof games, in which nothing else is a goal."""

_RARE_FORM = r"00|ep|\#\#!?|\#=|!=|!\#|c81|%|k[a-h][1-8]|ctr?|<>r?"
GOAL_FORM: Final = (
    rf"{_RARE_FORM}|\#\([a-h][1-8]\)|\#\([qrbsnap]\)|\#|=[=*qrbsn]?|\+|x|z[a-h][1-8]|~|bare|win"
)
"""What the sign of a goal looks like in small letters, as a regular expression."""


def target_square(square: Square) -> Goal:
    """Return the goal that the last move arrives on a square."""
    return Goal(Aim.TARGET, square)


def promotion_to(kind: Kind) -> Goal:
    """Return the goal that the last move promotes a pawn to a kind of man.

    Raises:
        ValueError: no pawn becomes that.
    """
    return Goal(Aim.PROMOTION, kind=kind)


def mate_by(kind: Kind) -> Goal:
    """Return the goal of a mate by a kind of man."""
    return Goal(Aim.MATE_BY, kind=kind)


def mate_on(square: Square) -> Goal:
    """Return the goal of a mate of a king on a square."""
    return Goal(Aim.MATE_ON, square)


def goal_of(sign: str) -> Goal:
    """Return the goal that a sign of the form `GOAL_FORM` stands for; capitals are forgiven.

    Raises:
        ValueError: it is no such sign.
    """
    small = sign.lower()
    if small[:1] == Aim.TARGET.value:
        return target_square(parse_square(small[1:]))
    if small[:1] == Aim.KISS.value:
        return Goal(Aim.KISS, parse_square(small[1:]))
    if small[:1] == "=" and small[1:] in _KINDS:
        return promotion_to(_KINDS[small[1]])
    if small.startswith("#("):
        inner = small[2:-1]
        if len(inner) == 2:
            return mate_on(parse_square(inner))
        if inner in _MATERS:
            return mate_by(_MATERS[inner])
    return Goal(Aim(small))
