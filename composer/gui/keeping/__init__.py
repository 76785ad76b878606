# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeping libraries safe: copies, what happened to the file that is open, and rescue."""
