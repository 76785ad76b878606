# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as web pages that play: one file for each, and small sites of many."""
