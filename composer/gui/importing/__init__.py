# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems on their way into the library: looked through, brought in, reported."""
