# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past of a diagram: rows of last moves, who has the move."""
