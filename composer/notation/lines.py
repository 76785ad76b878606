# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of help play and of series as text: `1.Rc3 d4 2.Sd3 Sd2#`, `1.a1=Q 2.Qh8 Bb2#`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from composer.notation.letters import ENGLISH, Letters
from composer.notation.moves import move_number, move_text
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation


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


def numbered(moves: Sequence[Move], omitted: int = 0) -> Iterator[NumberedMove]:
    """Yield the moves of a line with their numbers.

    The side that begins counts; in a series it does so at each of its moves.

    Args:
        moves: the line.
        omitted: how many half-moves of the first moves are left out before it: one in set play
            and in `h#2.5`, two in set play of `h#2.5`.
    """
    if not moves:
        return
    counting = moves[0].man.colour.other if omitted % 2 else moves[0].man.colour
    number = (omitted + 1) // 2
    for place, move in enumerate(moves):
        is_second = move.man.colour is not counting
        number += not is_second
        lead = "" if is_second and place else move_number(number, defender=is_second)
        yield NumberedMove(move, number, is_second, lead if place else first_lead(omitted))


def first_lead(omitted: int) -> str:
    """Return what stands before a line that leaves out so many half-moves: `1...` for one."""
    lead = move_number(omitted // 2 + 1, defender=omitted % 2 == 1)
    return lead if omitted < 2 else f"{move_number(1, defender=True)}... {lead}"


def line_text(moves: Sequence[Move], omitted: int = 0, letters: Letters = ENGLISH) -> str:
    """Return a line as text, such as `1.Rc3 d4 2.Sd3 Sd2#` or `1...Sd5 2.Se5 Sc7#`."""
    return " ".join(move.lead + move_text(move.move, letters) for move in numbered(moves, omitted))


def omitted_before(stipulation: Stipulation, is_set_play: bool = False) -> int:
    """Return how many half-moves of the first moves lines of a task leave out, as `numbered` says.

    Proof games count from the side that begins.
    """
    if stipulation.is_proof_game:
        return 0
    return int(stipulation.half) + int(is_set_play)
