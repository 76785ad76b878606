# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of help play and of series as text: `1.Rc3 d4 2.Sd3 Sd2#`, `1.a1=Q 2.Qh8 Bb2#`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import move_number, move_text
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play


@dataclass(frozen=True, slots=True)
class NumberedMove:
    """A move of a line with its number.

    Attributes:
        move: the move.
        number: its number, from 1.
        second: whether it is the second half of that move.
        lead: what stands before it: `1.`, `1...` or `1...... 2.` at the head of a line, or nothing.
    """

    move: Move
    number: int
    second: bool
    lead: str


def movers(
    moves: Sequence[Move], asked: Stipulation | None = None, first: Colour | None = None
) -> tuple[Colour, ...]:
    """Return which side makes each move of a line.

    A neutral man does not say it. Who moves him follows from who made the move before: in series
    the same side, but for the other's last move where it has the goal (`ser-h#`); else, and where
    that is not known, the other.

    Args:
        moves: the line.
        asked: what it answers, if that is known.
        first: who begins; where it is not said, that follows from the moves of other men, or it is
            White.
    """
    sides = [move.man.colour for move in moves]
    known = [place for place, side in enumerate(sides) if side is not Colour.NEUTRAL]
    if len(known) == len(sides):
        return tuple(sides)
    last = len(sides) - 1

    def changes(later: int) -> bool:
        """Return whether this move is not made by the side that made the one before."""
        if asked is None or not asked.series:
            return True
        return later == last and asked.play is not Play.DIRECT

    if sides[0] is Colour.NEUTRAL:
        begins = first or (sides[known[0]] if known else Colour.WHITE)
        if first is None and known and sum(map(changes, range(1, known[0] + 1))) % 2:
            begins = begins.other
        sides[0] = begins
    for later in range(1, len(sides)):
        if sides[later] is Colour.NEUTRAL:
            sides[later] = sides[later - 1].other if changes(later) else sides[later - 1]
    return tuple(sides)


def is_set_play(moves: Sequence[Move], asked: Stipulation, turn: Colour) -> bool:
    """Return whether a line begins with the side that does not have the move.

    Where neutral men alone move, its length says it: in set play it is half a move shorter.

    Args:
        moves: the line, whole.
        asked: what it answers.
        turn: who has the move in the diagram.
    """
    if all(move.man.colour is Colour.NEUTRAL for move in moves):
        return not asked.series and len(moves) % 2 != asked.halfmoves % 2
    return movers(moves, asked)[0] is not turn


def half_moves(
    moves: Sequence[Move], omitted: int = 0, asked: Stipulation | None = None
) -> tuple[int, ...]:
    """Return which half-move each move of a line is, from 0.

    The side that begins has the even ones; in a series it does so at each of its moves, and
    before a threat, too, the other's is left out. Arguments as of `numbered`.
    """
    sides = movers(moves, asked)
    if not sides:
        return ()
    found = [omitted]
    for before, side in pairwise(sides):
        found.append(found[-1] + (2 if side is before else 1))
    return tuple(found)


def numbered(
    moves: Sequence[Move], omitted: int = 0, asked: Stipulation | None = None
) -> Iterator[NumberedMove]:
    """Yield the moves of a line with their numbers.

    Args:
        moves: the line.
        omitted: how many half-moves of the first moves are left out before it: one in set play
            and in `h#2.5`, two in set play of `h#2.5`.
        asked: what the line answers: it says who moves neutral men.
    """
    for place, (move, half) in enumerate(
        zip(moves, half_moves(moves, omitted, asked), strict=True)
    ):
        number, is_second = half // 2 + 1, half % 2 == 1
        lead = "" if is_second and place else move_number(number, defender=is_second)
        yield NumberedMove(move, number, is_second, lead if place else first_lead(omitted))


def first_lead(omitted: int) -> str:
    """Return what stands before a line that leaves out so many half-moves: `1...` for one."""
    lead = move_number(omitted // 2 + 1, defender=omitted % 2 == 1)
    return lead if omitted < 2 else f"{move_number(1, defender=True)}... {lead}"


def line_text(
    moves: Sequence[Move],
    omitted: int = 0,
    letters: Letters = ENGLISH,
    asked: Stipulation | None = None,
) -> str:
    """Return a line as text, such as `1.Rc3 d4 2.Sd3 Sd2#` or `1...Sd5 2.Se5 Sc7#`."""
    found = numbered(moves, omitted, asked)
    return " ".join(move.lead + move_text(move.move, letters) for move in found)


def omitted_before(stipulation: Stipulation, is_set_play: bool = False) -> int:
    """Return how many half-moves of the first moves lines of a task leave out, as `numbered` says.

    Proof games count from the side that begins.
    """
    if stipulation.is_proof_game:
        return 0
    return int(stipulation.half) + int(is_set_play)
