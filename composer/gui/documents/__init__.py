# SPDX-License-Identifier: GPL-3.0-or-later
"""Several problems open at once: what each is, the tabs that show them, what opens them."""
