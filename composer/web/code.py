# SPDX-License-Identifier: GPL-3.0-or-later
"""A link as a code to be read by a camera."""

from __future__ import annotations

from composer.web.server import require_web


def code_of(link: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of the code, each field dark or not, with the margin that cameras need.

    Raises:
        WebMissing: the library that makes it is not installed.
    """
    require_web()
    import segno

    code = segno.make(link, micro=False, error="m")
    return tuple(tuple(bool(field) for field in row) for row in code.matrix_iter(border=4))


def code_text(link: str) -> str:
    """Return the code for a terminal, two fields to a letter.

    Raises:
        WebMissing: the library that makes it is not installed.
    """
    rows = code_of(link)
    if len(rows) % 2:
        rows = (*rows, tuple(False for _ in rows[0]))
    signs = {(True, True): " ", (False, False): "█", (True, False): "▄", (False, True): "▀"}
    return "\n".join(
        "".join(signs[pair] for pair in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
