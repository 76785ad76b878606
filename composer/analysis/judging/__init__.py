# SPDX-License-Identifier: GPL-3.0-or-later
"""The points for and against problems of every kind of play, each with its evidence."""
