# SPDX-License-Identifier: GPL-3.0-or-later
"""Games played plainly: one file for each family, in the words of its rules."""
