# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters with problems in them, as they come: read, with the place of all that was understood."""
