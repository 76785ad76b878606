# SPDX-License-Identifier: GPL-3.0-or-later
"""A sentence as a value: template and parts. `str()` of it is its English."""
