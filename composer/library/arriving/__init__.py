# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes in by imports: what is the same, what is only alike, and how it is taken back."""
