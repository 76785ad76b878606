# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain twins of what is compiled in `composer.retro`."""
