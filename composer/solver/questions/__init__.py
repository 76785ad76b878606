# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past of a diagram, and the claims of studies: one file a kind of question."""
