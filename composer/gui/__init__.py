# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio: the only room with widgets."""
