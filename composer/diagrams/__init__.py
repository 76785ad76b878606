# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as pictures: SVG text first, PNG and PDF from the same drawing.

`style` says how a diagram looks and `svg` draws it; `pages` sets sheets and entry forms, `painting`
makes PNG and PDF of either (no other room here imports Qt), `latex` and `textboard` set a diagram
in letters, `web` makes pages that play, and `writing` puts all of them into files.
"""
