# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows of tourneys: the director's with all that is known, the judge's without names."""
