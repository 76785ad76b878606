# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window: what may vary, what must hold, and what is found."""
