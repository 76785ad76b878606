# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor's desk: originals by stage, and letters to those who sent them."""
