# SPDX-License-Identifier: GPL-3.0-or-later
"""The library in the window: table, filter, versions."""
