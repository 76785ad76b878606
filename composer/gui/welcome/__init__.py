# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minutes: a card with ways to begin, and a tour of six hints."""
