# SPDX-License-Identifier: GPL-3.0-or-later
"""Queries: their language, fields and values, and patterns of men; no file is read here."""
