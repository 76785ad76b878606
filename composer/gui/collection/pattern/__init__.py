# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns of men, set up on a small board beside the problems of the library."""
