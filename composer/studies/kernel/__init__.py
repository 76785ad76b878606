# SPDX-License-Identifier: GPL-3.0-or-later
"""What is compiled of this room: exact tables of endings with at most four men.

Plain C in `core/endings/`. The module is optional: where it was not built nothing is known of
endings. Its twin is the definition itself: tests see every value to be that of its best move.
"""
