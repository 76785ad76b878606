# SPDX-License-Identifier: GPL-3.0-or-later
"""Madrasi and its family: men whom enemies of certain kinds paralyse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.rules.book import Condition
from composer.solver.conditions.condition import Played, PlayedCondition, wordless

_ROYALS: Final = "RexInclusive"


@dataclass(frozen=True, eq=False)
class Madrasi(PlayedCondition):
    """A man whom an enemy man of his own kind observes neither moves nor captures nor checks.

    A. J. Karwatkar 1979.

    Attributes:
        with_kings: whether kings are paralysed as well.
    """

    engine = "madrasi"

    with_kings: bool


class Eiffel(PlayedCondition):
    """A man is paralysed while an enemy man of one certain kind observes him.

    Pawns are paralysed by queens, queens by rooks, rooks by bishops, bishops by knights and
    knights by pawns (as Popeye has it).
    """

    engine = "eiffel"


class PartialParalysis(PlayedCondition):
    """A man does not go where an enemy man who observes him could go from his cell.

    So a queen whom a rook observes moves, captures and checks as a bishop only.
    """

    engine = "partialparalysis"


class Disparate(PlayedCondition):
    """A side does not move a man of the kind that the other side moved just before.

    Nor does such a man check then.
    """

    engine = "disparate"


def _madrasi(condition: Condition) -> PlayedCondition | None:
    if condition.words not in ("", _ROYALS):
        return None
    return Madrasi(condition.words == _ROYALS)


ROWS: Final[Mapping[str, Played]] = {
    "madrasi": _madrasi,
    "eiffel": wordless(Eiffel),
    "partialparalysis": wordless(PartialParalysis),
    "disparate": wordless(Disparate),
}
