# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the house that no other tool holds."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.chesscomposer.Studio"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
LONGEST_FILE = 600
MOST_ATTRIBUTES = 22  # public ones, of a class


def _sources(*folders: str) -> list[Path]:
    """Return what was written by hand: of the C, not what Cython makes of a `.pyx`."""
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in (".py", ".pyx", ".pxd", ".pxi", ".h")
        or (path.suffix == ".c" and not path.with_suffix(".pyx").exists())
    )


def _licence_line(path: Path) -> str:
    return f"/* {LICENCE} */\n" if path.suffix in (".c", ".h") else f"# {LICENCE}\n"


ALL = _sources("composer", "tests", "packaging")
PROGRAM = [path for path in _sources("composer") if path.suffix == ".py"]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _imports(tree: ast.Module) -> Iterator[str]:
    """Yield each module or object that is imported, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_sources_are_found() -> None:
    assert len(ALL) > 20
    assert len(PROGRAM) > 10
    assert sum(path.suffix in (".c", ".h") for path in ALL) > 20


CONTROL = re.compile(r"\b(?:if|for|while|switch) (?=\()|(?<!#)\belse\b(?! if)")
REMARK = re.compile(r"/\*.*?\*/|'(?:\\.|[^'])'|\"(?:\\.|[^\"\n])*\"", re.DOTALL)


def _unbraced(text: str) -> Iterator[int]:
    """Yield the lines of C where what is done under a condition stands without braces."""
    code = REMARK.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    for control in CONTROL.finditer(code):
        end, depth = control.end(), 0
        while code[end] == "(" or depth:
            depth += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        if not re.match(r"\s*[{;]", code[end:]):
            yield code.count("\n", 0, control.start()) + 1


def test_every_condition_in_c_has_its_braces() -> None:
    unbraced = {
        _name(path): lines
        for path in ALL
        if path.suffix in (".c", ".h") and (lines := [*_unbraced(path.read_text("utf-8"))])
    }
    assert not unbraced
    assert [*_unbraced("if (a(b))\n    c();\nelse {\n}\nwhile (x)\n    y();\n")] == [1, 5]


def test_no_file_is_too_long() -> None:
    long = {
        _name(path): count
        for path in ALL
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert not long


def _public(kind: ast.ClassDef) -> set[str]:
    """Return the public attributes that a class sets on itself."""
    stored = (
        node
        for node in ast.walk(kind)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    )
    own = (node for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self")
    return {node.attr for node in own if not node.attr.startswith("_")}


def _may_be_crowded(text: str) -> bool:
    """Tell whether a file names so much of `self` that one of its classes can be everything."""
    return len(set(re.findall(r"\bself\.([A-Za-z]\w*)", text))) > MOST_ATTRIBUTES


def test_no_object_is_everything() -> None:
    """Whoever is given such an object can reach all of it, and in time does."""
    crowded = {
        f"{_name(path)}: {kind.name}": len(names)
        for path in PROGRAM
        if _may_be_crowded(path.read_text(encoding="utf-8"))
        for kind in ast.walk(_tree(path))
        if isinstance(kind, ast.ClassDef) and len(names := _public(kind)) > MOST_ATTRIBUTES
    }
    assert not crowded


def test_every_file_names_its_licence() -> None:
    silent = [
        _name(path)
        for path in ALL
        if not path.read_text(encoding="utf-8").startswith(_licence_line(path))
    ]
    assert not silent


def test_every_file_has_a_name_that_every_system_takes() -> None:
    """Windows refuses a whole checkout for one such name."""
    found = [path for path in ROOT.iterdir() if set(path.name) & set('<>:"|?*\\')]
    for folder in ("composer", "docs", "packaging", "resources", "tests"):
        found += [path for path in (ROOT / folder).rglob("*") if set(path.name) & set('<>:"|?*\\')]
    assert not found, found


def test_packaging_is_no_package() -> None:
    """With an `__init__.py`, it would hide the library of that name from tools run here."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_widgets_stay_in_the_window() -> None:
    """And QtSql out of the program: a second SQLite in one process damages libraries."""
    wrong = [
        f"{_name(path)}: {imported}"
        for path in PROGRAM
        if re.search("QtSql" if "gui" in path.parts else "Qt(Sql|Widgets)", path.read_text("utf-8"))
        for imported in _imports(_tree(path))
        if imported.startswith("PySide6.QtSql")
        or (imported.startswith("PySide6.QtWidgets") and not _name(path).startswith("composer/gui"))
    ]
    assert not wrong


def _assembled_texts(tree: ast.Module) -> Iterator[int]:
    """Yield the lines where a text to translate is put together instead of being literal."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in ("tr", "translate") and any(
            isinstance(argument, ast.JoinedStr) for argument in node.args
        ):
            yield node.lineno


def test_texts_to_translate_are_literal() -> None:
    wrong = [
        f"{_name(path)}:{line}"
        for path in _sources("composer/gui")
        if re.search(r"\b(tr|translate)\([^)]*\bf[\"']", path.read_text("utf-8"), re.DOTALL)
        for line in _assembled_texts(_tree(path))
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ('self.tr("Saved %1")', []),
        ('self.tr("Saved {name}").format(name=f"{n}")', []),
        ('self.tr(f"Saved {name}")', [1]),
        ('x = 1\nQCoreApplication.translate("Main", f"{x} men")', [2]),
    ],
)
def test_assembled_texts_are_noticed(code: str, lines: list[int]) -> None:
    assert list(_assembled_texts(ast.parse(code))) == lines


_SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|WHERE|LIMIT|VALUES|AND)\b")


def _named_values(tree: ast.Module) -> Iterator[int]:
    """Yield the lines of SQL in which a value has a name (`:key`) in place of `?`."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _SQL.search(node.value)
            and re.search(r"(?<![\w:'`]):[a-z_]+", node.value)
        ):
            yield node.lineno


def test_values_of_sql_stand_in_one_style() -> None:
    named = {
        _name(path): found
        for path in PROGRAM
        if _SQL.search(path.read_text(encoding="utf-8"))
        if (found := list(_named_values(_tree(path))))
    }
    assert not named


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("a = 'SELECT id FROM record WHERE id = ?'", []),
        ("a = 'SELECT id FROM record WHERE id = :id'", [1]),
        ("a = 'ORDER BY id LIMIT :most'", [1]),
        ("a = 'Keep this: and that'", []),
    ],
)
def test_named_values_of_sql_are_noticed(code: str, lines: list[int]) -> None:
    assert list(_named_values(ast.parse(code))) == lines


def _project() -> dict[str, str]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project: dict[str, str] = tomllib.loads(text)["project"]
    return project


def _desktop() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_one_version_everywhere() -> None:
    version = _project()["version"]
    headings = re.findall(
        r"^## \[(\d[^]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    releases = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").findall("releases/release")
    assert headings[0] == version
    assert releases[0].get("version") == version


def test_the_desktop_entry_starts_the_program() -> None:
    entry = _desktop()
    assert entry["Type"] == "Application"
    assert entry["Name"] == "Chess Composer"
    assert entry["Exec"].split()[0] in _project()["scripts"]
    assert entry["Icon"] == entry["StartupWMClass"] == APP_ID
    ElementTree.parse(ROOT / "resources" / "icons" / "app.svg")
    # It may claim a file type only when it opens the file it is started with.
    assert ("MimeType" in entry) == ("%" in entry["Exec"])


def test_the_metainfo_is_of_this_program() -> None:
    component = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    assert component.findtext("id") == APP_ID
    assert component.findtext("metadata_license") == "CC0-1.0"
    assert component.findtext("project_license") == _project()["license"]
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert component.findtext("provides/binary") in _project()["scripts"]


def test_the_file_types_agree() -> None:
    """The types of our own are declared; those of everybody are only opened."""
    types = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    own = {element.get("type") for element in types.findall(f"{MIME}mime-type")}
    component = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
    opened = {element.text for element in component.findall("provides/mediatype")}
    assert own <= opened
    assert {each for each in opened if each and "chess-composer" in each} <= own
    assert set(_desktop()["MimeType"].rstrip(";").split(";")) == opened
