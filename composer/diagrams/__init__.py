# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as pictures: SVG text first, PNG and PDF from the same drawing.

`style` says how a diagram looks, `svg` draws it, `paint` makes PNG and PDF of the drawing and
`paintboard` small boards (only files whose names begin with `paint` know Qt), `latex` and
`textboard` set it in letters, `files` writes them all.
"""
