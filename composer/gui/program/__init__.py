# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as a program: starting it, with a window or without."""
