# SPDX-License-Identifier: GPL-3.0-or-later
"""The tabs of the bench, in the order seen: a row each."""

from __future__ import annotations

from typing import Final

from composer.gui.schemes.keepkill import KeepKillTab
from composer.gui.schemes.keys import KeysTab
from composer.gui.schemes.park import ParkTab
from composer.gui.schemes.separate import SeparateTab
from composer.gui.schemes.smaller import SmallerTab
from composer.gui.schemes.tab import BenchTab

TABS: Final[tuple[type[BenchTab], ...]] = (
    KeysTab,
    SeparateTab,
    KeepKillTab,
    ParkTab,
    SmallerTab,
)
