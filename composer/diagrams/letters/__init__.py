# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters that come with the program, measured and drawn without any font of the machine."""
