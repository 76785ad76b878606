# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the analysis: verdict, solution tree, notes, caption."""
