# SPDX-License-Identifier: GPL-3.0-or-later
"""The page as static files, for any web server: it solves by itself and knows of no studio.

All addresses in it are relative, so it may lie anywhere. Browsers keep it for use without network
where it is served on https (or on this machine).
"""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.files.beside import give_rights, name_beside, rights_of, tidy
from composer.web.appfiles import START, AppFile, plain_files, versioned

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""What the browser may do on the page; a server may send more of it, such as frame-ancestors."""

_HEAD: Final = (
    (b'<html lang="en">', b'<html lang="en" data-studio="none">'),
    (
        b'<meta charset="utf-8">',
        b'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="%s">'
        % _POLICY.encode(),
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
    target = folder.resolve()  # a link stays one, and `.` has a name
    _require_free(target, overwrite)
    tidy(target.parent)
    beside, rights = name_beside(target), rights_of(target)
    try:
        beside.mkdir()
        for name, file in static_files().items():
            place = beside.joinpath(*name.split("/"))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.content)
        if rights is not None:
            give_rights(beside, rights)
        _put(beside, target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
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


def _put(made: Path, folder: Path) -> None:
    """Rename what was made; what stood there goes only when the new is in its place."""
    if not os.path.lexists(folder):
        made.replace(folder)
        return
    old = made.with_name(f"{made.name}.old")
    folder.replace(old)
    try:
        made.replace(folder)
    except OSError:
        old.replace(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)
