# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules as data: how men move, the kinds of men, rule books. Engines read them."""
