# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window is framed: what lies beside the board, and what was said at the foot."""
