# SPDX-License-Identifier: GPL-3.0-or-later
"""How a diagram looks, as values: styles, caption templates, marks; and the user's own styles."""
