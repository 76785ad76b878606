# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user prefers, is asked and is shown."""
