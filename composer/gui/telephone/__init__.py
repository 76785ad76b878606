# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for telephones, served by the window: its library and its board behind it."""
