# SPDX-License-Identifier: GPL-3.0-or-later
"""Popeye beside this program: a problem written to it, its process watched, its answer read."""
