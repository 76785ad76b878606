# SPDX-License-Identifier: GPL-3.0-or-later
"""Kings who become other men, and stay royal."""

from __future__ import annotations

from composer.problem.men import ROYAL


def royal_kinds() -> frozenset[str]:
    """Return the qualities that arise where kings become other men."""
    return frozenset({ROYAL})
