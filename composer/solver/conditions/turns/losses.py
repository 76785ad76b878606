# SPDX-License-Identifier: GPL-3.0-or-later
"""Lost pieces: men who would be mated if they were kings vanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class LostPieces(PlayedCondition):
    """After a move the other side's men who would be mated if they were kings vanish, but kings.

    That is who is attacked and not saved by any move of his side. Kings are men as any other then:
    they may be captured. A side loses men as well when the other only passes to threaten. As Popeye
    has it.
    """

    engine = "lost-pieces"


ROWS: Final[Mapping[str, Played]] = {"lostpieces": wordless(LostPieces)}
