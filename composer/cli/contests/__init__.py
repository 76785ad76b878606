# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands that run solving contests."""
