# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window: problems as diagrams, sheets and entry forms, seen, copied, printed, saved."""
