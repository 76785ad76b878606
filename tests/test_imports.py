# SPDX-License-Identifier: GPL-3.0-or-later
"""What `lint-imports` leaves open of how the house is divided; its contracts hold all else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LARGEST_FOLDER = 32
"""Files of a folder that one still takes in at a glance: about thirty."""

WRITTEN_BY_HAND = (".py", ".pyx", ".pxd", ".pxi", ".h", ".c")


def test_no_contract_has_an_exception() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts: list[dict[str, Any]] = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    assert contracts
    assert not [contract["name"] for contract in contracts if contract.get("ignore_imports")]


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


CORES = (
    "composer/solver/kernel/core",
    "composer/retro/kernel/core",
    "composer/studies/kernel/core",
)
"""Where plain C lies; what one includes is looked for in each of them."""
DEFINED = re.compile(
    r"^(?!static|typedef)[A-Za-z_][\w *]*?\b(\w+)\((?:[^;{}]*)\)\s*\{", re.MULTILINE
)
OWN = re.compile(r"^static [\w *]*?\b(\w+)\(", re.MULTILINE)
SETTLED = re.compile(r"^const [\w *]*?\b(\w+)(?:\[[^\]]*\])* =", re.MULTILINE)
NAMED = re.compile(r"(?<![.>\w])[A-Za-z_]\w*")
REMARK = re.compile(r"/\*.*?\*/|//[^\n]*|^#include[^\n]*", re.DOTALL | re.MULTILINE)


def c_parts() -> dict[str, set[str]]:
    """Return the parts of the C cores, header and source being one, with those that each needs.

    It needs those that it includes, and those whose functions and tables it names, whoever declares
    them; what a structure brings (`mode.solvable`) is passed in.
    """
    texts: dict[str, str] = {}
    includes: dict[str, set[str]] = {}
    for core in CORES:
        for path in sorted((ROOT / core).rglob("*.[ch]")):
            part, text = path.relative_to(ROOT / core).with_suffix("").as_posix(), path.read_text()
            found = re.findall(r'#include "([^"]+)\.h"', text)
            includes.setdefault(part, set()).update(found)
            if path.suffix == ".c":
                texts[part] = REMARK.sub("", text)
    homes: dict[str, set[str]] = {}
    for part, text in texts.items():
        for name in (*DEFINED.findall(text), *SETTLED.findall(text)):
            homes.setdefault(name, set()).add(part)
    needs = {part: found - {part} for part, found in includes.items()}
    for part, text in texts.items():
        for name in set(NAMED.findall(text)) - set(OWN.findall(text)):
            parts = homes.get(name, set())
            if part not in parts:
                within = {other for other in parts if other.split("/")[0] == part.split("/")[0]}
                needs[part] |= within or (parts if len(parts) == 1 else set())
    return needs


def in_circles(needs: dict[str, set[str]]) -> set[str]:
    """Return those that need themselves, through others, or are needed in such a circle."""
    left = {part: set(needed) for part, needed in needs.items()}
    while free := [part for part in left if not left[part] & left.keys()]:
        for part in free:  # it needs nothing that is left
            del left[part]
    return set(left)


def test_no_parts_in_c_need_each_other() -> None:
    needs = c_parts()
    assert len(needs) > 100
    assert in_circles(needs) == set()


def test_a_circle_in_c_would_be_noticed() -> None:
    needs = c_parts()
    assert "laws/laws" in needs["search/goal"], "by what it includes"
    assert "general/conditions/alice" in needs["general/conditions/table"], "by what it names"
    assert in_circles(needs | {"base/board": {"search/goal"}}) >= {"base/board", "search/goal"}
