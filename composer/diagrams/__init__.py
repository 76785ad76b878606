# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as pictures: SVG text first, PNG and PDF from the same drawing.

`style` says how a diagram looks, `svg` draws it, `paint` (the only file with Qt) makes PNG, PDF
and small images of the drawing, `files` writes them.
"""
