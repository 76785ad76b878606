# SPDX-License-Identifier: GPL-3.0-or-later
"""What works beside the window: solving, the library, its analysis."""
