# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's own styles: one JSON file each, in a folder beside the settings.

A file that cannot be read spoils no other; it is reported and left as it is. Files can be sent to
a friend, who puts them into the same folder.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.placing import replace_file
from composer.diagrams.style.style import STYLES, DiagramStyle
from composer.diagrams.style.stylefile import LARGEST_STYLE, StyleError, parse_style, style_json
from composer.said.sentence import Sentence, as_it_is, said, sentence_of

_FOLDER: Final = "chess-composer"
_ENDING: Final = ".json"


def styles_folder() -> Path:
    """Return the folder of the user's own styles; it need not be there."""
    return Path(platformdirs.user_config_dir(_FOLDER, appauthor=False)) / "styles"


@dataclass(frozen=True, slots=True)
class SavedStyles:
    """What a folder of styles holds.

    Attributes:
        styles: those that could be read, in the order of their names.
        faults: a sentence for each file that could not.
    """

    styles: tuple[DiagramStyle, ...] = ()
    faults: tuple[Sentence, ...] = ()


def saved_styles(folder: Path | None = None) -> SavedStyles:
    """Return the user's own styles; a folder that is not there holds none."""
    folder = styles_folder() if folder is None else folder
    styles, faults = [], []
    for path in _files(folder):
        try:
            styles.append(read_style(path))
        except DiagramFault as fault:
            faults.append(sentence_of(fault))
    styles.sort(key=lambda style: (_folded(style.name), style.name))
    return SavedStyles(tuple(styles), tuple(faults))


def read_style(path: Path) -> DiagramStyle:
    """Read the style in a file.

    Raises:
        DiagramFault: the file cannot be read or holds no style.
    """
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST_STYLE + 1)
    except (OSError, ValueError) as error:  # ValueError: no UTF-8, a NUL in the name
        reason = _reason(error)
        raise DiagramFault(
            said(
                "{path} cannot be read: {reason}.",
                path=str(path),
                reason=reason,
            )
        ) from error
    try:
        return parse_style(text)
    except StyleError as error:
        raise DiagramFault(
            said("{path}: {wrong}.", path=str(path), wrong=sentence_of(error))
        ) from error


def save_style(style: DiagramStyle, folder: Path | None = None) -> Path:
    """Keep a style under its name; one of that name, capitals or not, is replaced.

    Returns the file it was written to.

    Raises:
        DiagramFault: the name belongs to a style of the program, or the file cannot be written.
    """
    if _folded(style.name) in STYLES:
        raise DiagramFault(
            said(
                "{style} is the name of a style that comes with the program; please choose"
                " another.",
                style=repr(style.name),
            )
        )
    folder = styles_folder() if folder is None else folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiagramFault(
            said(
                "The folder {folder} cannot be made: {reason}.",
                folder=str(folder),
                reason=(error.strerror or str(error)).lower(),
            )
        ) from error
    path = folder / _file_name(style.name)
    before = _files_named(style.name, folder)
    replace_file(path, style_json(style).encode("utf-8"))
    for other in before:
        if other != path:
            _remove(other)
    return path


def remove_style(name: str, folder: Path | None = None) -> None:
    """Forget a style of the user's own.

    Raises:
        DiagramFault: there is none of that name, or its file cannot be removed.
    """
    found = _files_named(name, styles_folder() if folder is None else folder)
    if not found:
        raise DiagramFault(said("There is no style {name} of your own.", name=repr(name)))
    for path in found:
        _remove(path)


def style_named(name: str, folder: Path | None = None) -> DiagramStyle:
    """Return a style by its name: one that comes with the program, or one of the user's own.

    Raises:
        DiagramFault: there is none of that name; the sentence names those there are.
    """
    wanted = _folded(name)
    own = saved_styles(folder).styles
    for style in (*STYLES.values(), *own):
        if _folded(style.name) == wanted:
            return style
    names = ", ".join((*STYLES, *(style.name for style in own)))
    raise DiagramFault(
        said("There is no style {name}; there are {names}.", name=repr(name[:80]), names=names)
    )


def _files(folder: Path) -> Iterator[Path]:
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return
    yield from (path for path in found if path.suffix == _ENDING and path.is_file())


def _files_named(name: str, folder: Path) -> list[Path]:
    found = []
    for path in _files(folder):
        try:
            style = read_style(path)
        except DiagramFault:
            continue
        if _folded(style.name) == _folded(name):
            found.append(path)
    return found


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DiagramFault(
            said("{path} cannot be removed: {reason}.", path=str(path), reason=reason)
        ) from error


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip().casefold()


def _file_name(name: str) -> str:
    """Return a name that every system allows, and another one for every other style."""
    folded = _folded(name)
    safe = "".join(c if c.isascii() and c.isalnum() else "-" for c in folded)[:40]
    if safe != folded.replace(" ", "-"):
        safe += "-" + hashlib.sha256(folded.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"style-{safe}{_ENDING}"  # never `con` or `aux`, which Windows keeps for itself


def _reason(error: Exception) -> Sentence:
    """Return why a file cannot be read."""
    if not isinstance(error, OSError):
        return said("it is no UTF-8")
    words = error.strerror or str(error)
    return as_it_is(words[:1].lower() + words[1:])
