# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a library with care: to read or to write, by one session at a time."""
