# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of selfmates and reflexmates, where White makes Black mate him."""
