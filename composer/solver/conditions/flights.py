# SPDX-License-Identifier: GPL-3.0-or-later
"""SAT and strict SAT: kings who are in check while they have a flight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.solver.conditions.checking import SparedKings
from composer.solver.conditions.condition import Played, wordless


@dataclass(frozen=True, eq=False)
class SAT(SparedKings):
    """A king is in check while he could step to a square where nobody attacks him.

    In strict SAT that holds until he is attacked for the first time; from then on he is in check
    also while he is not attacked (as Popeye has it).

    Attributes:
        strict: whether it is strict SAT.
    """

    engine = "sat"

    strict: bool


ROWS: Final[Mapping[str, Played]] = {
    "sat": wordless(lambda: SAT(strict=False)),
    "strictsat": wordless(lambda: SAT(strict=True)),
}
