# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work without a window."""
