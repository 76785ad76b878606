# SPDX-License-Identifier: GPL-3.0-or-later
"""The page without a studio: a folder for any web server, or one file that opens by itself."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.files.beside import write_beside, writing_folder
from composer.web.appfiles import (
    BUNDLES,
    LATER,
    START,
    WORDS,
    AppFile,
    plain_files,
    policy,
    source_files,
    versioned,
)
from composer.web.bundle import bundle

_HEAD: Final = (
    (b'<html lang="en">', b'<html lang="en" data-studio="none">'),
    (
        b'<meta charset="utf-8">',
        b'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="%s">'
        % policy().encode(),
    ),
)


_STYLE: Final = "app.css"
_SOLVER: Final = (
    *("solver/engine.wasm", "solver/general.wasm", "solver/men.bin", "solver/rules.json"),
)
_OUTSIDE: Final = re.compile(r'<(?:link[^>]*|script type="module" src="[^"]*"></script)>\n')
_POLICY: Final = '<meta http-equiv="Content-Security-Policy" content="%s">'
_ICON: Final = "data:image/svg+xml;base64,"


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


def one_file() -> bytes:
    """Return the whole page as one HTML file, which opens from anywhere, as from a mail.

    Such a page may fetch nothing: its files are texts within it. The policy names its one script
    and its one style by their digests, and lets nothing else run but its own solver.
    """
    found = source_files()
    modules = {name: file.content.decode() for name, file in found.items() if name.endswith(".js")}
    named_later = sorted(name for name in modules if name.startswith((WORDS, LATER)))
    script = bundle(modules, BUNDLES[0], named_later)
    style = found[_STYLE].content.decode()
    within = {name: {"packed": _packed(found[name].content)} for name in found if _is_in(name)}
    within |= {name: {"text": bundle(modules, name)} for name in BUNDLES[1:]}
    # Nothing in JSON that is written so can end the script that it stands in.
    files = json.dumps(within, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    assert not re.search("</script|<!--", script, re.IGNORECASE)
    icon = b64encode(found["icon.svg"].content).decode()
    page = _OUTSIDE.sub("", found[START].content.decode())
    for mark, more in (
        ('<html lang="en"', ' data-studio="none"'),
        ('<meta charset="utf-8">', f"\n{_POLICY % _policy_of(script, style)}"),
        ('<meta name="version" content="">', f'\n<link rel="icon" href="{_ICON}{icon}">'),
        ("</noscript>", f'\n<script type="application/json" id="files">{files}</script>'),
    ):
        assert mark in page
        page = page.replace(mark, mark + more, 1)
    page = page.replace("</head>", f"<style>{style}</style>\n</head>", 1)
    return page.replace("</body>", f'<script type="module">{script}</script>\n</body>', 1).encode()


def _is_in(name: str) -> bool:
    return name.startswith("told/") or name in ("drawings.svg", "fairy.svg", *_SOLVER)


def _packed(content: bytes) -> str:
    return b64encode(gzip.compress(content, 9, mtime=0)).decode()


def _policy_of(script: str, style: str) -> str:
    """Return what the browser may do on the page that is one file."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'sha256-{_digest(script)}' 'wasm-unsafe-eval'",
            f"style-src 'sha256-{_digest(style)}'",
            "img-src blob: data:",
            "worker-src blob:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _digest(text: str) -> str:
    return b64encode(hashlib.sha256(text.encode()).digest()).decode()


def write_one_file(path: Path, overwrite: bool = False) -> Path:
    """Write the page as one file; return its path.

    Raises:
        AppThere: something is there that is not to be replaced.
        OSError: it cannot be written.
    """
    if os.path.lexists(path) and not (overwrite and path.is_file()):
        raise AppThere(f"{path} exists already: --force overwrites it")
    page = one_file()
    write_beside(path, page)
    return path


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
