# SPDX-License-Identifier: GPL-3.0-or-later
"""One play beside another: what an edit carries along, and what of the play stays, goes, comes."""
