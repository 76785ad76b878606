# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games that are no chess: positions on any board, turns, tasks, their text form."""
