# SPDX-License-Identifier: GPL-3.0-or-later
"""Records as values: the JSON form of problems, findings, details."""
