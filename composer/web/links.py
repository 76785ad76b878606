# SPDX-License-Identifier: GPL-3.0-or-later
"""The link that opens the page: another one at each start, or one that is kept."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Final

import platformdirs

from composer.files.private import read_private, write_private

BITS: Final = 128
"""Random bits of a token."""

CERTIFICATE: Final = "certificate.crt"
"""The file by which a telephone comes to trust this studio, where the page is encrypted."""

_TOKEN: Final = re.compile(rb"[A-Za-z0-9_-]{22}")


def page_folder() -> Path:
    """Return the folder for what the page keeps: its link, if that is kept, and certificates."""
    return Path(platformdirs.user_data_dir("chess-composer", appauthor=False)) / "telephone"


def new_token() -> str:
    """Return a token as it stands in the link."""
    return secrets.token_urlsafe(BITS // 8)


def kept_token(path: Path) -> str:
    """Return the token that is kept in a file, or a new one that is kept there from now on.

    One that others may have read is no secret any more, and is not used.

    Raises:
        OSError: it cannot be kept.
    """
    found = read_private(path)
    if found is not None and _TOKEN.fullmatch(found):
        return found.decode()
    token = new_token()
    write_private(path, token.encode())
    return token


def link_file() -> Path:
    """Return where the token is kept, where one is."""
    return page_folder() / "link"


def forget_link() -> None:
    """Keep no link any more: the next one is new, and that one opens nothing.

    Raises:
        OSError: the file is there and cannot be removed.
    """
    link_file().unlink(missing_ok=True)


def has_kept_link() -> bool:
    """Return whether a link is kept."""
    return link_file().exists()
