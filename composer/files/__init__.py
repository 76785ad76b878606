# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of every kind: written beside and renamed, and locked while a program lives."""
