# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets and entry forms: problems solved for print, set in lines, and placed on pages."""
