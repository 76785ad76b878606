# SPDX-License-Identifier: GPL-3.0-or-later
"""The reference solver: written on python-chess to be clear, and right by definition."""
