# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeping libraries safe: copies of those in use, and what can be rescued of damaged ones."""
