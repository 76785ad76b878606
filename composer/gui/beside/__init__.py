# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye in the window: asked about what is not solved here, or to check what is."""
