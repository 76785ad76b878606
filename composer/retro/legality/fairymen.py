# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs for diagrams with men of fairy chess: by pawns, officers and numbers alone.

How such men move is not looked at, nor is the last move. Without them the other men must be able to
stand where they do, as if they had been captured; and with them no side has more men than the game
has. Where they stood in the array they stood there instead of others; where they are promoted, each
was a pawn, which proves a little more.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from enum import Enum
from typing import Final

from composer.problem.defects import Defect, Fault, royal_squares
from composer.problem.men import NO_QUALITIES, SIDES, Colour, Kind, Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Square, rank_of
from composer.retro.assignment import NEVER
from composer.retro.legality.proving import (
    by_columns,
    by_paths,
    by_ways,
    not_unmoved,
    too_many,
)
from composer.retro.legality.study import Side, studied
from composer.retro.promoted import promoted_force
from composer.said.sentence import Sentence, said

MOST_MEN: Final = 16


class FairyMen(Enum):
    """How a side has come by its men of fairy chess; its value is the word of commands."""

    GIVEN = "given"
    """They stood in the array instead of others. What this disproves the other does, too."""
    PROMOTED = "promoted"
    """Each was a pawn."""


def are_judged(position: Position) -> bool:
    """Return whether something can be proved of a diagram's fairy men.

    There must be one king a side and nothing else royal, no man of both sides, and no man that
    promotes as pawns do.
    """
    kings = (Man.of(side, Kind.KING) for side in SIDES)
    if any(position.board.count(king) != 1 for king in kings):
        return False
    if any(len(royal_squares(position.board, side)) != 1 for side in SIDES):
        return False
    return all(_is_plain(man) for man in position.board if man is not None) and not any(
        man is not None and man.kind is Kind.PAWN and rank_of(square) in (0, 7)
        for square, man in enumerate(position.board)
    )


def _is_plain(man: Man) -> bool:
    row = man.kind.row
    return (
        man.colour is not Colour.NEUTRAL
        and man.qualities == NO_QUALITIES
        and (row is None or not row.promotes)
    )


def fairy_proofs(
    position: Position, unmoved: Set[Square], fairy_men: FairyMen
) -> tuple[Defect, ...]:
    """Return proofs that no game leads to a diagram with fairy men, as `are_judged` has it."""
    moved = not_unmoved(position, unmoved)
    if moved:
        return (Defect(Fault.NOT_UNMOVED, None, moved),)
    found = too_many(position)
    if fairy_men is FairyMen.PROMOTED:
        found += _too_much_promoted(position)
    if found:
        return found
    board = tuple(man if man is None or man.kind.is_orthodox else None for man in position.board)
    others = replace(position, board=board, castling=NO_CASTLING, en_passant=None)
    return (
        _by_numbers(position, others, unmoved)
        or by_ways(others, unmoved)
        or by_columns(others, unmoved)
        or by_paths(others, unmoved)
    )


def _too_much_promoted(position: Position) -> tuple[Defect, ...]:
    found = []
    for colour in SIDES:
        force = promoted_force(position, colour)
        count = force.count + _fairy_men(position, colour)
        if count > force.pawns_missing:
            found.append(Defect(Fault.TOO_MUCH_PROMOTED, colour, (), count))
    return tuple(found)


def _fairy_men(position: Position, colour: Colour) -> int:
    men = (man for man in position.board if man is not None and man.colour is colour)
    return sum(not man.kind.is_orthodox for man in men)


def _by_numbers(position: Position, others: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    """Return the sides whose pawns need more captures than men of the other side are missing."""
    study = studied(others, unmoved)
    if study is None:
        return ()
    found = []
    for side in study.sides:
        available = MOST_MEN - position.count(side.colour.other)
        if side.best and available < side.best[0].cost < NEVER:
            squares = _pawns(side)
            found.append(
                Defect(Fault.PROMOTION_CAPTURES, side.colour, squares, side.best[0].cost, available)
            )
    return tuple(found)


def _pawns(side: Side) -> tuple[Square, ...]:
    return tuple(
        side.rows[row]
        for row, column in enumerate(side.best[0].columns)
        if side.costs[0][row][column]
    )


def nothing_words(fairy_men: FairyMen) -> Sentence:
    """Return that nothing was proved of a diagram with fairy men, and how they were taken."""
    if fairy_men is FairyMen.PROMOTED:
        return said(
            "nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, "
            "officers and numbers were looked at"
        )
    return said(
        "nothing disproves it, if the men of fairy chess stood in the array; only pawns, "
        "officers and numbers were looked at"
    )
