# SPDX-License-Identifier: GPL-3.0-or-later
"""Composing aids: one composer's move ahead of every position.

An *edit* is what a composer may do next. Each aid tries many edits and says what the position
would be: the drop map one man on every square, the neighbours every single edit, repair those
that mend a fault, and economy what each man is for. What stays of the play is told by
`composer.analysis.comparing`. Whatever is called sound was confirmed by
the full solver; what was not finished says so.
"""
