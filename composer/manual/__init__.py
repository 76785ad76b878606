# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual as values: pages of Markdown, their order, languages and words, and their search."""
