# SPDX-License-Identifier: GPL-3.0-or-later
"""Input for Popeye, in its three languages: reading and writing."""
