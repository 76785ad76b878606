# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk at which positions of tables games are set up and solved."""
