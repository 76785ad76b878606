# SPDX-License-Identifier: GPL-3.0-or-later
"""The words around a diagram, and what must not be said of an anonymous one."""
