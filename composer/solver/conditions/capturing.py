# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class NoCapture(PlayedCondition):
    """Nobody captures; kings are in check as ever."""

    engine = "nocapture"


ROWS: Final[Mapping[str, Played]] = {"nocapture": wordless(NoCapture)}
