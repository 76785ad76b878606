# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of fairy men, found by their id or by Popeye's letters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from composer.rules.fairykind import ByLanguage, FairyKind
from composer.rules.fairymen import FAIRY_KINDS

__all__ = ["FAIRY_KINDS", "ByLanguage", "FairyKind", "kinds_by_code", "kinds_by_id"]


@cache
def kinds_by_id() -> Mapping[str, FairyKind]:
    """Return the rows of the table by id."""
    return MappingProxyType({row.id: row for row in FAIRY_KINDS})


@cache
def kinds_by_code() -> Mapping[str, FairyKind]:
    """Return the rows of the table by Popeye's letters."""
    return MappingProxyType({row.code: row for row in FAIRY_KINDS})
