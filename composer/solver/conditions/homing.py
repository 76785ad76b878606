# SPDX-License-Identifier: GPL-3.0-or-later
"""Back home: men who must return to where they stood in the diagram."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class BackHome(PlayedCondition):
    """A side that can move a man back to his square of the diagram does so.

    Then its other moves do not even check. Men who arise in the play have no such square.
    """

    engine = "backhome"


ROWS: Final[Mapping[str, Played]] = {"backhome": wordless(BackHome)}
