# SPDX-License-Identifier: GPL-3.0-or-later
"""Position and stipulation to solution."""
