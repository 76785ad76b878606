# SPDX-License-Identifier: GPL-3.0-or-later
"""Köko and its family: men who move into contact with others, or out of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.problem.men import Colour, Man
from composer.problem.squares import file_of, rank_of
from composer.solver.conditions import contact as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition


def is_in_contact(men: Sequence[Man | None], cell: int) -> bool:
    """Tell whether a man stands on one of the eight squares around a square."""
    return any(
        man is not None
        and other != cell
        and abs(file_of(other) - file_of(cell)) <= 1
        and abs(rank_of(other) - rank_of(cell)) <= 1
        for other, man in enumerate(men)
    )


def _arrived(move: PlainMove) -> Iterator[int]:
    """Yield where the men who moved stand after the move: in castling two."""
    if move.at is not None:
        yield move.at
    if move.castling is not None:
        yield (move.origin + move.target) // 2
    if move.exchanges:
        yield move.origin


class Koeko(RuledCondition, told.Koeko):
    """A man arrives only in contact with another man."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether all who moved are in contact."""
        return all(is_in_contact(after.men, cell) for cell in _arrived(move))


class AntiKoeko(RuledCondition, told.AntiKoeko):
    """A man arrives only out of contact with other men."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who moved is not in contact."""
        return move.at is None or not is_in_contact(after.men, move.at)


class NewKoeko(RuledCondition, told.NewKoeko):
    """A man in contact with another stays in contact, and one out of contact out of it."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who moved is in contact as before."""
        if move.at is None:
            return True
        before = is_in_contact(after.men_before, move.origin)
        return is_in_contact(after.men, move.at) == before
