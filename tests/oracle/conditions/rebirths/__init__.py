# SPDX-License-Identifier: GPL-3.0-or-later
"""Circe, Anticirce and their kin: where a man is reborn, and as whom."""
