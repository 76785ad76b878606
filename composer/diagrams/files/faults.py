# SPDX-License-Identifier: GPL-3.0-or-later
"""What can go wrong when a diagram is drawn or written."""

from __future__ import annotations


class DiagramFault(Exception):  # noqa: N818 -- faults of the world, not of the program
    """A diagram could not be drawn or written; the message is one plain sentence."""
