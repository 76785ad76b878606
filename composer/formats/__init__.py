# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading and writing files of positions and problems."""
