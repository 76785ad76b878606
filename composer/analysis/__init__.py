# SPDX-License-Identifier: GPL-3.0-or-later
"""What a solution means: phases, themes, quality."""
