# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of help and series play -> what they mean: mates, what recurs, which are intended."""
