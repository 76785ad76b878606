# SPDX-License-Identifier: GPL-3.0-or-later
"""The collection: problems and versions in one SQLite file, and the journal of unsaved work."""
