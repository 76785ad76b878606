# SPDX-License-Identifier: GPL-3.0-or-later
"""The themes of the two-mover: what a problem shows, each finding with its proof."""
