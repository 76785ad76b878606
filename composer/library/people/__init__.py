# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is who: people, their spellings, and the name to show."""
