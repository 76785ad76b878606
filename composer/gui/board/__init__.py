# SPDX-License-Identifier: GPL-3.0-or-later
"""The board and the palette of men.

`edit` is what a gesture requests, `gesture` a gesture under way, `geometry` where squares
lie, `changes` the difference of two positions, `menedits` what an edit makes of a position: values
and functions without widgets. `view` is the widget, the same for every game; `sort` says what it
must be told of a sort of board, `chess` tells it of chess. `boardinput` has the state of what hands
do, `scene` and `overlays` what is drawn, `palette` the men beside it.
"""
