# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about a diagram and its past as people write them: `Last move?`, `-1w & #2`.

They are kept in the words in which they are written; here it is read what the words ask. What is
not understood whole is no question of a known kind. `composer.problem.questionforms` has the forms.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.problem.men import Colour, Kind
from composer.problem.squares import Square


class Asks(Enum):
    """What kind of question it is; its value is the name in files of JSON."""

    LAST_MOVES = "last moves"
    WHO_MOVES = "who moves"
    CASTLING = "castling"
    RETRACTION = "retraction"
    ADDITION = "addition"
    KEYS = "keys"
    WHO_SOLVES = "who solves"
    CLUSTER = "cluster"
    COLOURING = "colouring"
    RELEASE = "release"
    SHORTEST_GAME = "shortest game"


class Manner(Enum):
    """How the side that does not begin takes back: with help, or in defence, as Proca or Høeg."""

    UNTOLD = ""
    HELP = "help"
    PROCA = "Proca"
    HOEG = "Høeg"


@dataclass(frozen=True, slots=True)
class Addition:
    """A man that is to be put on the board; what is not said is to be found.

    Attributes:
        kind: what man it is.
        colour: whose.
        square: where it is put.
    """

    kind: Kind | None = None
    colour: Colour | None = None
    square: Square | None = None


@dataclass(frozen=True, slots=True)
class WrittenQuestion:
    """A question about a diagram or its past.

    Attributes:
        asks: what is asked.
        side: whose last move, whose castling, or who takes the first move back; None where that
            is not said.
        halfmoves: how many single moves are taken back; 0 of other questions, and where they are
            to be found.
        manner: how the other side takes back; untold of one move, where it takes back none.
        forward: what is played after that, as it is written: `#2`; behind an addition it may be a
            question, too. Empty of other questions.
        number: how many first moves are said to solve; 0 where that is not said.
        addition: the man that is to be added.
    """

    asks: Asks
    side: Colour | None = None
    halfmoves: int = 0
    forward: str = ""
    manner: Manner = Manner.UNTOLD
    number: int = 0
    addition: Addition | None = None
