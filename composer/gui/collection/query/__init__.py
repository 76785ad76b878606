# SPDX-License-Identifier: GPL-3.0-or-later
"""The query of the library: a bar with tokens, a form, and what is offered while one types."""
