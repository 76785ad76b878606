# SPDX-License-Identifier: GPL-3.0-or-later
"""What a problem is: squares, men, position, stipulation, credits. Plain immutable values."""
