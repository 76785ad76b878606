# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past of a diagram, answered with a verdict: one file a kind of question."""
