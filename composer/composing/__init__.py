# SPDX-License-Identifier: GPL-3.0-or-later
"""Composing from a core: men added until a theme is shown soundly, the core in its proof."""
