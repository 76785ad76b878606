# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of a library: tables, migrations, faults, and what became of a file that was moved."""
