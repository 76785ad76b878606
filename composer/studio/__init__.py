# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window and the page for telephones do alike, without widgets: saving, rows."""
