# SPDX-License-Identifier: GPL-3.0-or-later
"""The code that dataclasses are made of, kept from one start of the program to the next.

`dataclass` writes some six functions a class as text and has Python compile them, at each start
anew: a quarter of what the window needs to be loaded, for nothing keeps what is compiled from text
as modules are kept in `__pycache__`. Here it is kept, in one file of the user's cache folder, and
found by the whole text, so that it cannot be another class's. Only `exec`, as the module
`dataclasses` calls it, is replaced, by one that does the same; where that module works in another
way, this does nothing. A file that is damaged, another user's or another Python's counts as none.
"""

from __future__ import annotations

import dataclasses
import marshal
import os
import sys
import zlib
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any, Final

_MOST: Final = 12_000
"""Texts kept. The window has some 3,200; texts of older versions stay until there are so many."""


class GeneratedCode:
    """The code of one face of the program.

    Attributes:
        file: where it is kept; None where the system says no place.
        new: how many texts were compiled because they were not found.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._kept = {} if file is None else _read(file)
        self._used: dict[str, bytes] = {}
        self.new = 0

    def install(self) -> None:
        """Have dataclasses made with what is kept, from now on."""
        vars(dataclasses)["exec"] = self.run

    def run(self, text: Any, *names: Any) -> None:
        """Run a text, or anything else that `exec` takes, in the given names."""
        code = self._code(text) if isinstance(text, str) else text
        exec(code, *names)  # noqa: S102 - what `dataclasses` has written

    def keep(self) -> None:
        """Write down what was compiled, if anything was; what cannot be written is left."""
        if not self.new or self.file is None or sys.dont_write_bytecode:
            return
        from composer.files.beside import write_beside

        kept = {**self._kept, **self._used}
        content = marshal.dumps(self._used if len(kept) > _MOST else kept)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_beside(self.file, _head(content) + content)
        except OSError:
            return
        self.new = 0

    def _code(self, text: str) -> CodeType:
        found = self._kept.get(text)
        if found is not None:
            self._used[text] = found
            code: CodeType = marshal.loads(found)
            return code
        code = compile(text, "<string>", "exec", dont_inherit=True)
        self._used[text] = marshal.dumps(code)
        self.new += 1
        return code


def generated_code(face: str) -> GeneratedCode:
    """Return the code of a face of the program, as the last start of it has left it."""
    folder = _folder()
    name = f"{face}-{sys.implementation.cache_tag}-{sys.flags.optimize}.generated"
    return GeneratedCode(None if folder is None else folder / name)


def _read(file: Path) -> dict[str, bytes]:
    """Return what a file keeps; nothing where it is not to be trusted."""
    try:
        with file.open("rb") as opened:
            stat = os.fstat(opened.fileno())
            whole = opened.read()
    except OSError:
        return {}
    if hasattr(os, "geteuid") and (stat.st_uid != os.geteuid() or stat.st_mode & 0o002):
        return {}
    content = memoryview(whole)[len(MAGIC_NUMBER) + 4 :]
    if not whole.startswith(_head(content)):
        return {}
    kept: dict[str, bytes] = marshal.loads(content)
    return kept


def _head(content: bytes | memoryview) -> bytes:
    """Return what a file with this content begins with: whose it is, and that it is whole."""
    return MAGIC_NUMBER + zlib.crc32(content).to_bytes(4, "big")


def _folder() -> Path | None:
    """Return the folder for what can be made anew; not by way of a library, which takes longer."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) / "chess-composer" / "Cache" if local else None
    home = os.environ.get("HOME")
    if sys.platform == "darwin":
        return Path(home) / "Library" / "Caches" / "chess-composer" if home else None
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if cache.is_absolute():
        return cache / "chess-composer"
    return Path(home) / ".cache" / "chess-composer" if home else None
