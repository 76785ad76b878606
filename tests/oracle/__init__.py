# SPDX-License-Identifier: GPL-3.0-or-later
"""What is right by definition: plain twins of the compiled engines, written to be clear."""

from __future__ import annotations

from typing import Final

PLAIN: Final = "plain"
"""What the oracle is called where a solver is named."""
