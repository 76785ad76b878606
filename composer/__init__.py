# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess Composer: a studio for people who compose chess problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from composer.solver.solve import solve, solving

__all__ = ["solve", "solving"]


def __getattr__(name: str) -> Any:
    """Return what solves; it is loaded when it is wanted, for not every command solves."""
    if name in __all__:
        from composer.solver import solve

        return getattr(solve, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
