# SPDX-License-Identifier: GPL-3.0-or-later
"""What people are called: the forms of a name, which spellings are one person, what is shown."""
