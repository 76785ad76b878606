# SPDX-License-Identifier: GPL-3.0-or-later
"""The page without a studio: a folder for any web server, or one file that opens by itself."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.files.beside import writing_folder
from composer.web.appfiles import START, AppFile, plain_files, policy, versioned

_HEAD: Final = (
    (b'<html lang="en">', b'<html lang="en" data-studio="none">'),
    (
        b'<meta charset="utf-8">',
        b'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="%s">'
        % policy().encode(),
    ),
)


class AppThere(FileExistsError):  # noqa: N818 - it says what is wrong
    """The folder is there and is not to be replaced, or is none that this wrote."""


def static_files() -> dict[str, AppFile]:
    """Return the files by their path below the folder."""
    files = plain_files()
    start = files[START].content
    for plain, other in _HEAD:
        assert plain in start
        start = start.replace(plain, other, 1)
    return versioned({**files, START: replace(files[START], content=start)})


def write_app(folder: Path, overwrite: bool = False) -> Path:
    """Write the page into a folder; return its first file.

    The folder is written beside its place and renamed, so a server never serves half of it.

    Args:
        folder: where; what is there may be replaced only if it is such a page.
        overwrite: whether one that is there is replaced.

    Raises:
        AppThere: something is there that is not replaced.
        OSError: it cannot be written.
    """
    _require_free(folder.resolve(), overwrite)
    with writing_folder(folder) as made:
        for name, file in static_files().items():
            place = made.joinpath(*name.split("/"))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.content)
    return folder / START


def _require_free(folder: Path, overwrite: bool) -> None:
    if not os.path.lexists(folder):
        return
    if not overwrite:
        raise AppThere(f"{folder} exists already: --force overwrites it")
    start = folder / START
    is_ours = start.is_file() and b'data-studio="none"' in start.read_bytes()[:500]
    if not is_ours and not (folder.is_dir() and not any(folder.iterdir())):
        raise AppThere(f"{folder} holds something other than this page; it is not replaced")
