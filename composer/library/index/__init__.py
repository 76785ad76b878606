# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived from problems for searching and sorting; it can be made again at any time."""
