# SPDX-License-Identifier: GPL-3.0-or-later
"""The house as a graph of imports: no circle, no arrow upward, no room that is a drawer.

Every import counts, also one within a function and one for types only: whoever reads a file
must know the other one first, however late the program loads it.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LARGEST_FOLDER = 32
"""Files of a folder that one still takes in at a glance: about thirty."""

WRITTEN_BY_HAND = (".py", ".pyx", ".pxd", ".pxi", ".h", ".c")
ROOMS_WITH_FLOORS = ("composer", "composer.diagrams", "composer.library", "composer.gui")
"""Packages whose rooms stand above each other, as the contracts of `pyproject.toml` say."""

Graph = Mapping[str, set[str]]


def _modules() -> dict[str, Path]:
    """Return every module of the program by its full name; a package is its `__init__`."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path
        for path in sorted((ROOT / "composer").rglob("*.py"))
    }


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield what is imported: a module, and the name taken from it or an empty text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"relative import in line {node.lineno}"
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            first = node.args[0]
            if name in ("import_module", "__import__") and isinstance(first, ast.Constant):
                yield str(first.value), ""


def _graph(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Return which module imports which, of modules given by name and source."""
    graph: dict[str, set[str]] = {module: set() for module in sources}
    for module, source in sources.items():
        for imported, name in _imported(ast.parse(source)):
            for target in (f"{imported}.{name}", imported, f"{imported}.__init__"):
                if target in graph:
                    graph[module].add(target)
                    break
        graph[module].discard(module)
    return graph


def _circles(graph: Graph) -> list[list[str]]:
    """Return what import each other in a loop: the strongly connected parts of more than one."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    circles: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        path.append(module)
        for other in sorted(graph[module]):
            if other not in number:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in path:
                lowest[module] = min(lowest[module], number[other])
        if lowest[module] == number[module]:
            at = path.index(module)
            if len(path) - at > 1:
                circles.append(sorted(path[at:]))
            del path[at:]

    for module in sorted(graph):
        if module not in number:
            visit(module)
    return circles


def _picture(graph: Graph, folder: str) -> dict[str, set[str]]:
    """Return the graph of one folder as it is drawn: its files, and each inner folder as one."""
    depth = folder.count(".") + 2
    picture: dict[str, set[str]] = {}
    for module, others in graph.items():
        if not module.startswith(f"{folder}."):
            continue
        child = ".".join(module.split(".")[:depth])
        beside = {".".join(other.split(".")[:depth]) for other in others if other in graph}
        inside = {other for other in beside if other.startswith(f"{folder}.")}
        picture.setdefault(child, set()).update(inside - {child})
    return picture


def _folders(graph: Iterable[str]) -> list[str]:
    return sorted({module.rpartition(".")[0] for module in graph})


@pytest.fixture(scope="module")
def house() -> dict[str, set[str]]:
    return _graph({name: path.read_text(encoding="utf-8") for name, path in _modules().items()})


def test_no_files_import_each_other(house: Graph) -> None:
    assert len(house) > 500
    assert not _circles(house)


def test_no_folders_import_each_other(house: Graph) -> None:
    """As drawn: within a folder, no two things need each other, be they files or folders."""
    circles = {folder: _circles(_picture(house, folder)) for folder in _folders(house)}
    assert not {folder: found for folder, found in circles.items() if found}


def test_nobody_imports_what_puts_the_window_together(house: Graph) -> None:
    """No part knows the whole: what makes and connects them is known to the launcher alone."""
    program = "composer.gui.program"
    inside = {name for name in house if name.startswith(f"{program}.")}
    assert f"{program}.parts" in inside
    knowing = {name for name in house.keys() - inside if house[name] & inside}
    assert knowing == {"composer.launcher"}


def _contracts() -> list[dict[str, Any]]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts: list[dict[str, Any]] = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    return contracts


def _floors(package: str) -> list[list[str]]:
    """Return the floors of a package from the top, each with the rooms that stand on it."""
    [floors] = [
        contract["layers"]
        for contract in _contracts()
        if contract["type"] == "layers"
        and all(
            room.strip().rpartition(".")[0] == package
            for floor in contract["layers"]
            for room in floor.split("|")
        )
    ]
    return [[room.strip() for room in floor.split("|")] for floor in floors]


@pytest.mark.parametrize("package", ROOMS_WITH_FLOORS)
def test_every_room_has_its_floor(house: Graph, package: str) -> None:
    """A room that no contract names could import whatever it likes."""
    placed = [room for floor in _floors(package) for room in floor]
    assert len(placed) == len(set(placed))
    assert set(_picture(house, package)) - {f"{package}.__init__"} == set(placed)


@pytest.mark.parametrize("package", ROOMS_WITH_FLOORS)
def test_no_import_goes_upward(house: Graph, package: str) -> None:
    """Downward only: not up, and not across to another room of the same floor."""
    floor_of = {
        room: number for number, floor in enumerate(reversed(_floors(package))) for room in floor
    }
    upward = {
        (room, other)
        for room, others in _picture(house, package).items()
        for other in others
        if room in floor_of and other in floor_of and floor_of[other] >= floor_of[room]
    }
    assert not upward


def test_no_contract_has_an_exception() -> None:
    assert not [each["name"] for each in _contracts() if each.get("ignore_imports")]


def test_no_folder_is_a_drawer() -> None:
    counts: dict[Path, int] = {}
    for top in ("composer", "tests", "packaging"):
        for path in (ROOT / top).rglob("*.*"):
            if path.suffix in WRITTEN_BY_HAND and not (
                path.suffix == ".c" and path.with_suffix(".pyx").exists()
            ):
                counts[path.parent] = counts.get(path.parent, 0) + 1
    assert len(counts) > 50
    assert not {
        folder.relative_to(ROOT).as_posix(): count
        for folder, count in counts.items()
        if count > LARGEST_FOLDER
    }


@pytest.mark.parametrize(
    "source",
    [
        "import p.b",
        "from p import b",
        "from p.b import thing",
        "def late():\n    from p.b import thing",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.b import thing",
        "import importlib\nimportlib.import_module('p.b')",
    ],
)
def test_every_kind_of_import_is_noticed(source: str) -> None:
    graph = _graph({"p.a": source, "p.b": "from p.a import other", "p.c": "import p.a"})
    assert graph["p.a"] == {"p.b"}
    assert _circles(graph) == [["p.a", "p.b"]]


def test_a_circle_of_folders_is_noticed() -> None:
    """No two files need each other here, but neither folder can be read before the other."""
    graph = _graph(
        {"p.x.a": "import p.y.a", "p.x.b": "", "p.y.a": "", "p.y.b": "import p.x.b", "p.z": ""}
    )
    assert _circles(graph) == []
    assert _circles(_picture(graph, "p")) == [["p.x", "p.y"]]
