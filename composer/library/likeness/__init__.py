# SPDX-License-Identifier: GPL-3.0-or-later
"""How much one position is like another, and which to compare."""
