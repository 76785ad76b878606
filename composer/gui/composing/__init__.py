# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the theme composer: the core, the men allowed, the theme, and what is found."""
