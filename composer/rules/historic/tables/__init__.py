# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables games: one row of data each, and the rule books made of them."""
