# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain engine of games: written to be clear, and what the compiled one is proved by."""
