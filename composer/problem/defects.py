# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong or unusual with a position, all of it, in words and with the squares.

*Fatal* defects make a position unsolvable, *illegal* ones show that it cannot arise in a
game, *unusual* ones are allowed but composers want to know of them (promoted force).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Final

from composer.problem.attacks import all_orthodox, attackers, capturers
from composer.problem.goals import Aim
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, distance, rank_of, square_name
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Sentence, Template, joined


class Severity(IntEnum):
    """How grave a defect is; a larger number is graver."""

    UNUSUAL = 1
    ILLEGAL = 2
    FATAL = 3


class Fault(Enum):
    """The kinds of defects; the value is the template of the sentence.

    `{side}` stands for White or Black, `{squares}` for the squares, `{count}` for what there is
    or must be, `{available}` for what there can be, `{others}` for other squares to name.
    """

    NO_KING = Template("{side} has no king")
    NO_KING_TO_MATE = Template("{side} has no king to be mated")
    NO_KING_TO_CHECK = Template("{side} has no king to be checked")
    PLAYS_WITHOUT_KING = Template("{side} plays without a king")
    MANY_KINGS = Template("{side} has {count} kings ({squares})")
    KINGS_TOUCH = Template("the kings stand side by side ({squares})")
    KING_EN_PRISE = Template("{side}'s king can be captured ({squares})")
    PAWN_ON_EDGE = Template("a pawn of {side} stands on its first or last rank ({squares})")
    PAWN_AT_EDGE = Template(
        "a pawn of {side} stands on its first or last rank, which these rules allow ({squares})"
    )
    TOO_MANY_MEN = Template("{side} has {count} men, more than 16")
    TOO_MANY_PAWNS = Template("{side} has {count} pawns, more than 8")
    TOO_MUCH_PROMOTED = Template("{side} has more promoted men ({count}) than pawns are missing")
    PAWN_STRUCTURE = Template("{side}'s pawns cannot have come to their squares ({squares})")
    PAWN_CAPTURES = Template("{side}'s pawns need more captures ({count}) than men are missing")
    BISHOP_CANNOT_BE = Template("a bishop of {side} cannot have come to its square ({squares})")
    KNIGHT_CANNOT_BE = Template("a knight of {side} cannot have come to its square ({squares})")
    ROOK_CANNOT_BE = Template("a rook of {side} cannot have come to its square ({squares})")
    QUEEN_CANNOT_BE = Template("a queen of {side} cannot have come to its square ({squares})")
    KING_CANNOT_BE = Template("{side}'s king cannot have come to its square ({squares})")
    TOO_FEW_ORIGINS = Template(
        "{side}'s men on {squares} cannot all have come there from the game array"
    )
    PROMOTION_CAPTURES = Template(
        "{side}'s pawns and promoted men ({squares}) need more captures ({count})"
        " than men are missing ({available})"
    )
    PAWN_VICTIMS = Template(
        "{side}'s pawns ({squares}) need more captures ({count})"
        " than they can have made of the missing men ({available})"
    )
    PAWN_VICTIMS_BUT = Template(
        "{side}'s pawns ({squares}) need more captures ({count}) than they can have made"
        " ({available}): the men from {others} were not captured by pawns"
    )
    CAPTURES_ON_DARK = Template(
        "{side}'s pawns ({squares}) need more captures on dark squares ({count})"
        " than missing men can have been captured there ({available})"
    )
    CAPTURES_ON_LIGHT = Template(
        "{side}'s pawns ({squares}) need more captures on light squares ({count})"
        " than missing men can have been captured there ({available})"
    )
    CAPTURES_BY_COLOUR = Template(
        "{side}'s pawns ({squares}) need captures on squares of a colour where too few"
        " of the missing men can have been captured"
    )
    PAWN_COLUMNS = Template(
        "too few men are missing ({count}) for the pawns to have passed each other ({squares})"
    )
    MISSING_PAWNS = Template(
        "too few men are missing ({count}) for all the missing pawns to have been captured or"
        " promoted ({squares})"
    )
    PAWN_PATHS = Template(
        "the pawns cannot all have come past each other with the captures that are possible"
        " ({squares})"
    )
    PAST_PAWNS = Template(
        "not all men can have come where they stand, or where they were captured, while the pawns"
        " went the only ways that they can have gone ({squares})"
    )
    SHUT_OUT = Template("in no order can the men on {squares} have come to their squares")
    NOT_UNMOVED = Template("no man that never moved can stand on {squares}")
    NO_EARLIER = Template(
        "each last move that {side} can have made comes from a position that cannot arise"
    )
    IMPOSSIBLE_CHECK = Template(
        "{side}'s king is in a check that no last move can have given ({squares})"
    )
    NO_LAST_MOVE = Template("{side} cannot have made a last move")
    PROMOTED = Template("{side} has promoted force ({squares})")
    BISHOPS_OF_ONE_COLOUR = Template("{side} has bishops on squares of one colour ({squares})")
    NOT_OF_GAME = Template("the game has no such man ({squares})")
    BISHOPS_VOID_GAME = Template(
        "{side} has two bishops on squares of one colour, which voids the game ({squares})"
    )
    MORE_THAN_COMPLEMENT = Template("{side} has more men of a kind than the game has ({squares})")
    MARKED_NOBODY = Template("a mark stands where no such man does ({squares})")
    ON_IMITATOR = Template("a man stands on the square of an imitator ({squares})")
    BISHOP_PROMOTED = Template("a bishop of {side} must be promoted, its home is shut ({squares})")
    DEAD = Template("the position is dead: neither side can mate")


_FATAL = {
    Fault.NO_KING,
    Fault.NO_KING_TO_MATE,
    Fault.NO_KING_TO_CHECK,
    Fault.MANY_KINGS,
    Fault.KINGS_TOUCH,
    Fault.KING_EN_PRISE,
    Fault.PAWN_ON_EDGE,
    Fault.NOT_OF_GAME,
    Fault.BISHOPS_VOID_GAME,
    Fault.MORE_THAN_COMPLEMENT,
    Fault.ON_IMITATOR,
}
_ABOUT_A_KING: Final = {
    Aim.MATE: Fault.NO_KING_TO_MATE,
    Aim.MATE_BY: Fault.NO_KING_TO_MATE,
    Aim.MATE_ON: Fault.NO_KING_TO_MATE,
    Aim.BOTH_MATED: Fault.NO_KING_TO_MATE,
    Aim.COUNTER_MATE: Fault.NO_KING_TO_MATE,
    Aim.CHECK: Fault.NO_KING_TO_CHECK,
}
KINGLESS: Final = frozenset({Fault.NO_KING, *_ABOUT_A_KING.values()})
"""The faults of a diagram that lacks a king it must have."""
_EDGE = tuple(square for square in SQUARES if rank_of(square) in (0, 7))
_UNUSUAL = {
    Fault.PAWN_AT_EDGE,
    Fault.PROMOTED,
    Fault.BISHOPS_OF_ONE_COLOUR,
    Fault.BISHOP_PROMOTED,
    Fault.DEAD,
}


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong or unusual.

    Attributes:
        fault: what it is.
        colour: the side it concerns; None where it concerns both.
        squares: the squares to show.
        count: the number named in the sentence, 0 if none is.
        available: the number that it is compared with.
        others: squares of the array that the sentence names besides, such as the homes of men
            that were captured there.
    """

    fault: Fault
    colour: Colour | None = None
    squares: tuple[Square, ...] = ()
    count: int = 0
    available: int = 0
    others: tuple[Square, ...] = ()

    @property
    def severity(self) -> Severity:
        """How grave it is."""
        if self.fault in _FATAL:
            return Severity.FATAL
        return Severity.UNUSUAL if self.fault in _UNUSUAL else Severity.ILLEGAL

    @property
    def message(self) -> Sentence:
        """What it is in a sentence, without a full stop."""
        return self.fault.value.said(
            side="" if self.colour is None else side_name(self.colour),
            squares=joined(square_name(square) for square in self.squares),
            count=self.count,
            available=self.available,
            others=joined(square_name(square) for square in self.others),
        )


Kings = Mapping[Colour, Fault]
"""Which sides must have a king, each with what is said where it has none."""
KINGS_OF_GAME: Final[Kings] = MappingProxyType(dict.fromkeys(SIDES, Fault.NO_KING))
"""What is said of a side without a king in the game, where both have one."""


def is_solvable(position: Position) -> bool:
    """Return whether nothing fatal is wrong: both sides have one king, none to be captured."""
    return not fatal_defects(position)


def kings_asked(stipulation: Stipulation, turn: Colour) -> Kings:
    """Return which sides must have a king for a task, each with what is said where it has none.

    Only a king can be mated or checked; for all else nobody needs one. Proof games are games.

    Args:
        stipulation: the task.
        turn: the side to move in the diagram.
    """
    if stipulation.is_proof_game:
        return KINGS_OF_GAME
    if stipulation.structure is not None:
        return {}
    fault = _ABOUT_A_KING.get(stipulation.goal.aim)
    return {} if fault is None else {stipulation.attacked(turn): fault}


def fatal_defects(position: Position, kings: Kings = KINGS_OF_GAME) -> tuple[Defect, ...]:
    """Name the defects that keep a position from being solved.

    Args:
        position: the position.
        kings: which sides must have a king, as `kings_asked` has it; both in a game.
    """
    found = royal_defects(position, kings)
    if not all_orthodox(position.board):
        return (*found, *_royal_en_prise(position))
    found += [*_kings_touch(position), *edge_pawns(position)]
    return tuple(found or _en_prise(position))


def royal_defects(position: Position, kings: Kings) -> list[Defect]:
    """Name the sides that lack a king they must have, or have several; all royal men count."""
    found = []
    for colour in SIDES:
        squares = royal_squares(position.board, colour)
        if not squares and colour in kings:
            found.append(Defect(kings[colour], colour))
        elif len(squares) > 1:
            found.append(Defect(Fault.MANY_KINGS, colour, squares, len(squares)))
    return found


def royal_squares(board: Sequence[Man | None], colour: Colour) -> tuple[Square, ...]:
    """Return where the kings and other royal men of a side stand; neutral ones are of both."""
    whose = (colour, Colour.NEUTRAL)
    return tuple(
        [
            square
            for square, man in enumerate(board)
            if man is not None and man.is_royal and man.colour in whose
        ]
    )


def has_kings(position: Position) -> bool:
    """Tell whether each side has a king, or another royal man."""
    if Man.WHITE_KING in position.board and Man.BLACK_KING in position.board:
        return True
    return all(royal_squares(position.board, colour) for colour in SIDES)


def _kings_touch(position: Position) -> list[Defect]:
    found = []
    white = position.squares_of(Man.WHITE_KING)
    black = position.squares_of(Man.BLACK_KING)
    if len(white) == len(black) == 1 and distance(white[0], black[0]) == 1:
        found.append(Defect(Fault.KINGS_TOUCH, None, white + black))
    return found


def _royal_en_prise(position: Position) -> list[Defect]:
    """Name the only royal man of the side not to move, where there are fairy men."""
    waiting = position.turn.other
    squares = royal_squares(position.board, waiting)
    men = capturers(position.board, squares[0], position.turn) if len(squares) == 1 else ()
    return [Defect(Fault.KING_EN_PRISE, waiting, (squares[0], *men))] if men else []


def edge_pawns(position: Position, fault: Fault = Fault.PAWN_ON_EDGE) -> list[Defect]:
    """Name the pawns on their first or last rank.

    With fairy men or conditions they are a fault that is no hindrance, `PAWN_AT_EDGE`: the
    reference program takes them by any rules, and by many a pawn comes there in play.
    """
    found = []
    for colour in SIDES:
        pawn = Man.of(colour, Kind.PAWN)
        edge = tuple([square for square in _EDGE if position.board[square] is pawn])
        if edge:
            found.append(Defect(fault, colour, edge))
    return found


def _en_prise(position: Position) -> list[Defect]:
    waiting = position.turn.other
    found = []
    for king in position.squares_of(Man.of(waiting, Kind.KING)):
        capturers = attackers(position.board, king, position.turn)
        if capturers:
            found.append(Defect(Fault.KING_EN_PRISE, waiting, (king, *capturers)))
    return found
