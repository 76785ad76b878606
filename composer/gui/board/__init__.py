# SPDX-License-Identifier: GPL-3.0-or-later
"""The board and the palette of men.

`edit` is what a gesture requests, `gesture` a gesture under way, `geometry` where squares
lie, `changes` the difference of two positions: values and functions without widgets.
`view` is the widget, `scene` and `overlays` what it draws, `palette` the men beside it.
"""
