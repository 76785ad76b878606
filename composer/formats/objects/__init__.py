# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems, rules and men as the plain values that JSON knows, for files and the library."""
