# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as pictures: SVG text first, PNG and PDF from the same drawing."""
