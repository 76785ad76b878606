# SPDX-License-Identifier: GPL-3.0-or-later
"""The scheme bench: a view of the desk in which problems are composed after the key.

Over the board `strip` says what stands there (after the key, a diagram, unfinished); the place of
the solution belongs to `benchpane`: the live table above, a row of tabs below. `question` is the
immutable value of all that the bench asks about; `bench` holds it for the document in front and
says what changed.

A tab is one file and one row. The file has a class derived from `BenchTab` (`tab`): its title, what
it looks for (`search`, run in a thread of its own, cancelled by the next change), on which changes
(`asks_on`), whether even while another tab is in front (`works_behind`), and what it shows of the
finds (`take`). It gets a `Workplace`: the bench, the board, how all looks, small boards. Its title
may count what was found (`retitle`). The row stands in `TABS` (`tabs`), in the order seen.
"""
