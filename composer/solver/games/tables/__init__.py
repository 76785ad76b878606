# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules of games as the tables of the compiled engine: one file a family."""
