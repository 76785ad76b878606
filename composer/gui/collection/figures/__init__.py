# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics of the library: what there is by year, author, theme and more."""
