# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess Composer: a studio for people who compose chess problems."""

from composer.solver.solve import solve, solving

__all__ = ["solve", "solving"]
