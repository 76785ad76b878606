# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters measured, broken into lines and drawn without Qt or any font of the machine."""
