# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line understands; of a command only what it needs is loaded."""
