# SPDX-License-Identifier: GPL-3.0-or-later
"""Composing aids: what the composer's next moves would do, shown before they are made."""
