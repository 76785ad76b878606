# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the page: those that come with the program, and drawings made from its own.

All of them are known before the first request, so that no request can name any other file. They
can be written into a folder, for any web server: the page then solves by itself and knows of no
studio. All addresses in it are relative, so it may lie anywhere; browsers keep it for use without
network where it is served on https (or on this machine).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final
from xml.etree import ElementTree

from composer.assets import asset
from composer.diagrams.board.figures import crown_badge
from composer.diagrams.board.pieces import man_definition, man_name
from composer.files.beside import writing_folder
from composer.notation.sentences import CONTEXT
from composer.notation.translations import LANGUAGES, messages_of
from composer.problem.men import ORTHODOX_KINDS, ORTHODOX_MEN, Colour, Kind, Man
from composer.rules.kinds import FAIRY_KINDS
from composer.said.sentence import InWords, Template

ONLY_THERE: Final = (
    Template("{task} needs the studio"),
    Template("fairy men and other boards need the studio"),
    Template("diagrams without a king need the studio"),
    Template("castling and e.p. as set; history needs the studio"),
    Template("some play is left out: it is too much for this page"),
    Template("this is too much for the memory of this page"),
    Template("the solver of this page failed"),
)
"""What only the page's own solver has to say."""

_TEXT: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_NUMBERS: Final = tuple(str(InWords(number)) for number in range(13))

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
    }
)
_SVG: Final = "{http://www.w3.org/2000/svg}"
WORKER: Final = "service-worker.js"
"""The file that keeps the others where no network is."""
_NOT_KEPT: Final = ("solver/engine.json",)  # what the module was built of
_NO_VERSION: Final = b'<meta name="version" content="">'
_VERSION: Final = b'<meta name="version" content="%s">'
_NO_FILES: Final = b"const FILES = {};"
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


@cache
def app_files() -> Mapping[str, AppFile]:
    """Return all files of the page by their path below it, such as `words/en.js`.

    The same files, put on any web server, are the page without a studio (`appexport`).
    """
    return MappingProxyType(versioned(plain_files()))


def plain_files() -> dict[str, AppFile]:
    """Return them without a version in them."""
    found = {
        name: AppFile(file.read_bytes(), _TYPES[name.rpartition(".")[2]])
        for name, file in _within(asset("web", "app"))
    }
    made = {
        "men.svg": _men(),
        "men.json": _kinds(),
        "icons.svg": _icons(),
        "sentences.json": page_sentences(
            file.content
            for name, file in found.items()
            if name.endswith(".js") and "solver" in name
        ),
        "icon.svg": asset("icons", "app.svg").read_bytes(),
        **{f"shared/{name}": asset("web", name).read_bytes() for name in _SHARED},
    }
    found |= {
        name: AppFile(content, _TYPES[name.rpartition(".")[2]]) for name, content in made.items()
    }
    return found


def versioned(files: Mapping[str, AppFile]) -> dict[str, AppFile]:
    """Return plain files with their version in them, which is another one for any other content.

    The first file has it, and the service worker, with the digests of all files that it keeps.
    """
    kept = {name: files[name] for name in sorted(files) if name not in (WORKER, *_NOT_KEPT)}
    told = "\n".join(f"{name} {_digest(file.content)}" for name, file in kept.items())
    version = _digest(told.encode())[:16]
    start = files[START].content.replace(_NO_VERSION, _VERSION % version.encode(), 1)
    kept[START] = AppFile(start, files[START].type)
    listed = {name: _digest(file.content) for name, file in kept.items()} | {"version": version}
    script = files[WORKER].content.replace(
        _NO_FILES, b"const FILES = %s;" % json.dumps(listed, indent=1).encode(), 1
    )
    return {**files, **kept, WORKER: AppFile(script, files[WORKER].type)}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _within(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda found: found.name):
        if entry.is_dir():
            yield from _within(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in _TYPES:
            yield path + entry.name, entry


def _men() -> bytes:
    """Return the drawings of all men, each by its name, and the sign of royal ones."""
    neutral = [Man.of(Colour.NEUTRAL, kind) for kind in ORTHODOX_KINDS]
    fairy = [Man.of(colour, Kind.of(row.id)) for row in FAIRY_KINDS for colour in Colour]
    drawn = [man_definition(man, name=man_name(man)) for man in (*ORTHODOX_MEN, *neutral, *fairy)]
    drawn.append(f'<g id="royal">{crown_badge()}</g>')
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>'.encode()


def _kinds() -> bytes:
    """Return what the page knows of fairy men: code, drawing and names."""
    told = [{"code": row.code, "id": row.id, "names": dict(row.names)} for row in FAIRY_KINDS]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _icons() -> bytes:
    """Return the icons of the window in one sheet, each as `icon-undo`."""
    ElementTree.register_namespace("", _SVG.strip("{}"))
    sheet = ElementTree.Element(f"{_SVG}svg")
    for path in sorted(asset("icons").iterdir(), key=lambda found: found.name):
        name, _, kind = path.name.rpartition(".")
        if kind != "svg" or name == "app":
            continue
        drawn = ElementTree.fromstring(path.read_text("utf-8"))
        drawn.tag = f"{_SVG}symbol"
        drawn.set("id", f"icon-{name}")
        sheet.append(drawn)
    return ElementTree.tostring(sheet)


def page_sentences(scripts: Iterable[bytes]) -> bytes:
    """Return the translations of every text in some modules that is a sentence here.

    The modules of the page's own solver have them in English, as `said("...")` has them here. As
    JSON: by language, by the English; a sentence that goes with a number has a list of forms.
    """
    texts = {
        json.loads(f'"{found}"') for script in scripts for found in _TEXT.findall(script.decode())
    }
    told = {
        language: dict(_translated(language, texts)) for language in LANGUAGES if language != "en"
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _translated(language: str, texts: set[str]) -> Iterable[tuple[str, str | list[str]]]:
    words = messages_of(language).words
    for context, wanted in ((CONTEXT, sorted(texts)), ("", _NUMBERS)):
        for text in wanted:
            forms = words.get((context, text, ""))
            if forms:
                yield text, list(forms) if len(forms) > 1 else forms[0]


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
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


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
