# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of check and mate: when a king is in check, and which checks may be given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from composer.problem.defects import Fault
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class Isardam(PlayedCondition):
    """A move after which a man is observed by an enemy man of his own kind may not stand.

    Attributes:
        with_kings: whether that holds for kings as well.
        in_checks: whether a king can only be captured by a move that may stand (type A).
    """

    engine = "isardam"

    with_kings: bool
    in_checks: bool


class Leffie(PlayedCondition):
    """A move, or capture of a king, after which a man would be paralysed in Eiffel chess is none.

    As Popeye has it.
    """

    engine = "leffie"


class LeseMajeste(PlayedCondition):
    """In the diagram the king of who does not move may be in check; nobody captures him.

    Source: as Popeye has it.
    """

    engine = "lese-majeste"
    allows: ClassVar[frozenset[Fault]] = frozenset({Fault.KING_EN_PRISE})


class Checkless(PlayedCondition):
    """Nobody checks but with mate."""

    engine = "checkless"


class Exclusive(PlayedCondition):
    """Of several moves that would mate none may be played."""

    engine = "exclusive"


class SparedKings(PlayedCondition):
    """Part of conditions by which a king may be attacked and not in check: nobody captures him."""


class Vogtlaender(SparedKings):
    """Checks are turned about: a side is in check while it attacks the king of the other."""

    engine = "vogtlaender"


class AntiKings(SparedKings):
    """A king is in check while nobody attacks him."""

    engine = "antikings"


class Bicolores(PlayedCondition):
    """Kings are also checked by the men of their own side."""

    engine = "bicolores"


class Brunner(PlayedCondition):
    """A man checks only if his own king is in no check after he has captured the other."""

    engine = "brunner"


class Maff(PlayedCondition):
    """A king with just one flight is mated or stalemated, if no other man of his side may move.

    Without a flight he is neither. M. Brada 1997; source: as Popeye has it.
    """

    engine = "maff"


class Owu(PlayedCondition):
    """A side is mated or stalemated only if its king could capture just one enemy, but for guards.

    M. Brada 1997; source: as Popeye has it.
    """

    engine = "owu"


class Amu(PlayedCondition):
    """A move mates only if just one enemy attacked the man who moves before it.

    Source: as Popeye has it.
    """

    engine = "amu"


def _isardam(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return Isardam("RexInclusive" in options, "TypeB" not in options)


ROWS: Final[Mapping[str, Played]] = {
    "isardam": _isardam,
    "lesemajeste": wordless(LeseMajeste),
    "leffie": wordless(Leffie),
    "maff": wordless(Maff),
    "owu": wordless(Owu),
    "amu": wordless(Amu),
    "checkless": wordless(Checkless),
    "exclusive": wordless(Exclusive),
    "vogtlaender": wordless(Vogtlaender),
    "antikings": wordless(AntiKings),
    "bicolores": wordless(Bicolores),
    "brunner": wordless(Brunner),
}
