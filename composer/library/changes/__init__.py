# SPDX-License-Identifier: GPL-3.0-or-later
"""Small named operations that change a library and can be undone."""
