# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain solver for any rules: written to be clear, and right by definition.

It is the oracle of the compiled general engine, as the reference is that of the kernel, and does
the work where there is none. Its play is the reference's own.
"""
