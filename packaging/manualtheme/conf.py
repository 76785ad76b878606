# SPDX-License-Identifier: GPL-3.0-or-later
"""How Sphinx makes the web manual; `packaging/manualsite.py` writes its pages and runs it."""

import os
from importlib.metadata import version as installed

from composer.notation.translations import LANGUAGES

project = "Chess Composer"
author = "The Chess Composer developers"
release = version = installed("chess-composer")
extensions = ["myst_parser"]
language = os.environ.get("MANUAL_LANGUAGE", "en")
myst_heading_anchors = 3
myst_heading_slug_func = "composer.manual.page.anchor_of"
html_theme = "furo"
html_title = "Chess Composer"
html_show_copyright = False
html_show_sourcelink = False
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["manual.css"]
templates_path = ["templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_context = {
    "manual_languages": [
        (word, LANGUAGES[word]) for word in os.environ.get("MANUAL_LANGUAGES", "en").split()
    ]
}
