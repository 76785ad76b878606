# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the page: those that come with the program, and what is made of its own.

All of them are known before the first request, so that no request can name any other file. Of the
scripts two are sent, each with all modules that it needs (`bundle`); of the words those of one
language, of the drawings those of orthodox men, and the others when they are needed. All addresses
are relative, so the page may lie anywhere; browsers keep it for use without network where it is
served on https (or on this machine).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from composer.assets import asset
from composer.web.bundle import bundle
from composer.web.madefiles import made_files

START: Final = "index.html"
"""The file that the page begins with."""

_TYPES: Final = MappingProxyType(
    {
        "html": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "json": "application/json",
        "webmanifest": "application/manifest+json",
        "svg": "image/svg+xml",
        "png": "image/png",
        "wasm": "application/wasm",
        "bin": "application/octet-stream",
    }
)
WORKER: Final = "service-worker.js"
"""The file that keeps the others where no network is."""
BUNDLES: Final = ("main.js", "solver-worker.js", "fairy-worker.js")
"""The scripts that begin: the page, its solver, and that with fairy men; each with all it needs."""
WORDS: Final = "words/"
"""Where the words of the page lie, by language; a page fetches those of its own."""
LATER: Final = "later/"
"""Where scripts lie that a first visit does without."""
_MADE_OF: Final = tuple(f"solver/{name}.json" for name in ("engine", "general", "men"))
"""What files of the solver were made of."""
_NO_VERSION: Final = b'<meta name="version" content="">'
_VERSION: Final = b'<meta name="version" content="%s">'
_NO_FILES: Final = b"const FILES = {};"
_COMMENT: Final = re.compile(rb"/\*.*?\*/", re.DOTALL)
_BLANK: Final = re.compile(rb"\s*([{};,])\s*|(?<=:)\s+")
_SHARED: Final = ("squares.js",)  # of the exported pages, used by this one, too


@dataclass(frozen=True, slots=True)
class AppFile:
    """A file of the page.

    Attributes:
        content: its bytes.
        type: its media type.
    """

    content: bytes
    type: str

    @property
    def digest(self) -> str:
        """What tells its content from any other."""
        return hashlib.sha256(self.content).hexdigest()


@cache
def app_files() -> Mapping[str, AppFile]:
    """Return all files of the page by their path below it, such as `words/en.js`.

    The same files, put on any web server, are the page without a studio (`appexport`).
    """
    return MappingProxyType(versioned(plain_files()))


def source_files() -> dict[str, AppFile]:
    """Return the files of the page as they are written: its scripts as modules."""
    found = {name: file.read_bytes() for name, file in _within(asset("web", "app"))}
    found |= {f"shared/{name}": asset("web", name).read_bytes() for name in _SHARED}
    scripts = {name: text for name, text in found.items() if name.endswith(".js")}
    solver = [text for name, text in scripts.items() if "solver" in name]
    page = [text for name, text in scripts.items() if not name.startswith(WORDS)]
    return {
        name: AppFile(content, _TYPES[name.rpartition(".")[2]])
        for name, content in {**found, **made_files(solver, page)}.items()
    }


def plain_files() -> dict[str, AppFile]:
    """Return the files that are served, without a version in them: of most scripts, bundles."""
    found = source_files()
    modules = {name: file.content.decode() for name, file in found.items() if name.endswith(".js")}
    for name in set(modules) - {WORKER, *BUNDLES}:
        if not name.startswith((WORDS, LATER)):
            del found[name]
    for name, file in found.items():
        if name.endswith(".css"):
            found[name] = replace(file, content=_without_blanks(file.content))
        elif name.startswith(WORDS):  # an object, a line for each of its words
            found[name] = replace(file, content=file.content.replace(b"\n ", b""))
    for name in BUNDLES:
        found[name] = replace(found[name], content=bundle(modules, name).encode())
    for name in _MADE_OF:
        del found[name]
    return found


def _without_blanks(style: bytes) -> bytes:
    """Return a style sheet without comments, and without blanks where nothing needs them."""
    return _BLANK.sub(rb"\1", _COMMENT.sub(b"", style)).strip()


def versioned(files: Mapping[str, AppFile]) -> dict[str, AppFile]:
    """Return plain files with their version in them, which is another one for any other content.

    The first file has it, and the service worker, with the digests of all files that it keeps.
    """
    kept = {name: files[name] for name in sorted(files) if name != WORKER}
    told = "\n".join(f"{name} {file.digest}" for name, file in kept.items())
    version = hashlib.sha256(told.encode()).hexdigest()[:16]
    start = files[START].content.replace(_NO_VERSION, _VERSION % version.encode(), 1)
    kept[START] = AppFile(start, files[START].type)
    listed = {name: file.digest for name, file in kept.items()} | {"version": version}
    script = files[WORKER].content.replace(
        _NO_FILES, b"const FILES = %s;" % json.dumps(listed, indent=1).encode(), 1
    )
    return {**files, **kept, WORKER: AppFile(script, files[WORKER].type)}


def _within(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda found: found.name):
        if entry.is_dir():
            yield from _within(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in _TYPES:
            yield path + entry.name, entry


def policy(*sockets: str) -> str:
    """Return what the browser may do on the page: nothing inline, nothing from elsewhere.

    A server may say more of it than a file can, such as frame-ancestors.

    Args:
        sockets: where the page may be connected, beside where it lies.
    """
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",  # the solver that works away from the desk
            "style-src 'self'",
            "img-src 'self' blob:",
            " ".join(("connect-src 'self'", *sockets)),
            "worker-src 'self' blob:",  # its own scripts, which it keeps while it is open
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
