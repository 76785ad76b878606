# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines whose men are followed from the diagram, their mates, and what recurs in them."""
