# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the window's translations up to date with the sources.

    python packaging/translations.py

Qt's own tool finds what the window says itself. The templates of `composer.said`, which the rooms
below declare, it does not know; they are listed for it in a file that is removed again. What is
new is marked `unfinished` in `resources/translations`; what is no longer said is dropped there.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
LUPDATE = Path(sys.executable).parent / "pyside6-lupdate"
CONTEXT = "Sentences"

_MODULE = "composer.said.sentence"
"""Where what declares a template comes from."""

_TEMPLATES = {"said": (0,), "counted": (1, 2), "Template": (0,), "CountedTemplate": (0, 1)}
"""What declares a template, and which of its arguments are templates."""


@dataclass(frozen=True)
class Declared:
    """A template as a source declares it.

    Attributes:
        text: the template; None where the source has no literal.
        parts: what is given to fill it; None where it is filled elsewhere.
        place: file and line.
        optional: parts that the template need not have a place for.
        is_counted: whether it is said of numbers other than one, so that languages may have
            several forms of it.
    """

    text: str | None
    parts: frozenset[str] | None
    place: str
    optional: frozenset[str] = frozenset()
    is_counted: bool = False

    @property
    def places(self) -> frozenset[str]:
        """The places of the template."""
        return frozenset(re.findall(r"\{(\w+)\}", self.text or ""))

    @property
    def is_said(self) -> bool:
        """Whether there is anything in it to be translated besides its places."""
        return re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", self.text or "")) is not None


def declared(folder: Path = ROOT / "composer") -> Iterator[Declared]:
    """Yield every template that the sources of a folder declare, double ones too."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if _MODULE not in text:  # most sources: to read them as Python takes seconds
            continue
        nodes = tuple(ast.walk(ast.parse(text, str(path))))
        known = set(_imported(nodes))
        for node in nodes:
            named = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(named, ast.Name) and named.id in known:
                yield from _declared(node, named.id, path)


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == _MODULE:
            yield from (name.name for name in node.names)


def _declared(call: ast.Call, name: str, path: Path) -> Iterator[Declared]:
    parts = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    given = parts | {"count"} if name == "counted" else parts
    for number in _TEMPLATES.get(name, ()):
        text = call.args[number] if number < len(call.args) else None
        literal = text.value if isinstance(text, ast.Constant) else None
        yield Declared(
            literal if isinstance(literal, str) else None,
            None if name.endswith("Template") else given,
            f"{path.name}, line {call.lineno}",
            {1: given, 2: frozenset({"count"})}.get(number, frozenset()),
            (name, number) in (("counted", 2), ("CountedTemplate", 1)),
        )


def listing(folder: Path = ROOT / "composer") -> str:
    """Return the templates as a source that Qt's tool reads."""
    said = [(each.text, each.is_counted) for each in declared(folder) if each.text and each.is_said]
    counted = {text for text, is_counted in said if is_counted}
    lines = [
        f"QT_TRANSLATE_NOOP({CONTEXT!r}, {text!r})" for text in sorted(dict(said).keys() - counted)
    ]
    # Qt's tool knows a number only as the third argument of `tr`, within the class of its context.
    lines += [f"class {CONTEXT}:", "    def counted(self, number):"]
    lines += [f"        self.tr({text!r}, '', number)" for text in sorted(counted)]
    return "\n".join(lines) + "\n"


def update(*targets: Path) -> None:
    """Bring translation files up to date; one that is not there is begun.

    Raises:
        subprocess.CalledProcessError: the tool failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "listing.py"
        source.write_text(listing(), "utf-8")
        options = ("-silent", "-extensions", "py", "-locations", "none", "-no-obsolete")
        paths = (ROOT / "composer" / "gui", source, "-ts", *targets)
        subprocess.run([str(LUPDATE), *options, *map(str, paths)], check=True, timeout=120)


if __name__ == "__main__":
    update(*sorted(TRANSLATIONS.glob("composer_*.ts")))
