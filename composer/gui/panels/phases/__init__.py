# SPDX-License-Identifier: GPL-3.0-or-later
"""The phase table in the window: its grid, its words, and what is chosen of its tries."""
