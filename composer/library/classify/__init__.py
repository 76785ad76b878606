# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving and analysing a whole library in other processes."""
