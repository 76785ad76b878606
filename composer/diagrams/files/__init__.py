# SPDX-License-Identifier: GPL-3.0-or-later
"""What every written file needs: its place taken at once, formats, faults, PNG, dates of PDF."""
