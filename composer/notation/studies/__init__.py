# SPDX-License-Identifier: GPL-3.0-or-later
"""The solutions of studies as text: read from print and from PGN, and written again."""
