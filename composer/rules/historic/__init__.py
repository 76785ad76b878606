# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule books of old games: their options, the recommended value first, with who says what."""
