# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of settings: what can be chosen, and the rows in which it is chosen."""
