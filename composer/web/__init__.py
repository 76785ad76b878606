# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio on a telephone: a page that it serves, and what stands behind it.

Nothing here plays, judges or keeps anything by itself: solving, analysis, the library and
diagrams are those of the other rooms. The libraries it needs (the extra `web`) are loaded only
when the page is served.
"""
