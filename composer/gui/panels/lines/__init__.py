# SPDX-License-Identifier: GPL-3.0-or-later
"""Help and series play in the window: solutions side by side, and what recurs in them."""
