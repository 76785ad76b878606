# SPDX-License-Identifier: GPL-3.0-or-later
"""The collection: an SQLite file of problems and their versions."""
