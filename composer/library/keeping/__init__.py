# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeping libraries safe: how their files are made, looked at, copied, and rescued if damaged."""
