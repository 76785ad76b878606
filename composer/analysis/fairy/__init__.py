# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes that hold with any men and by any rules: what is geometry, and what is changed play."""
