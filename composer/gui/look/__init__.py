# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window looks: colours, style sheet, icons, small pictures."""
