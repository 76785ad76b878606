# SPDX-License-Identifier: GPL-3.0-or-later
"""Kings who become other men, and stay royal."""

from __future__ import annotations

from composer.problem.men import ROYAL, Kind, Man
from composer.solver.conditions.condition import as_kind, with_quality, without_quality


def kept_royal(man: Man, kind: Kind) -> Man:
    """Return the same man as another kind, royal if he was so; a king is so without a quality."""
    changed = as_kind(without_quality(man, ROYAL), kind)
    return with_quality(changed, ROYAL) if man.is_royal else changed
