# SPDX-License-Identifier: GPL-3.0-or-later
"""The module for browsers: it is made of today's sources, and made again it is the same."""

from __future__ import annotations

import gzip
import importlib.util
import json
import shutil
import struct
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from composer.web.menfile import KINDS, NAME, men_file, sources_digest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def wasm() -> ModuleType:
    """The command that builds it."""
    found = importlib.util.spec_from_file_location("wasm", ROOT / "packaging" / "wasm.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["wasm"] = module  # its dataclass looks itself up there
    found.loader.exec_module(module)
    return module


def _recorded(target: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(target.with_suffix(".json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", ["ENGINE", "GENERAL"])
def test_it_is_made_of_the_sources_as_they_are(wasm: ModuleType, name: str) -> None:
    module = getattr(wasm, name)
    same = _recorded(ROOT / module.target)["sources"] == wasm.digest(module)
    assert same, "the core has changed: run `python packaging/wasm.py` (it needs clang and lld)"


def test_every_part_of_a_kind_of_play_is_in_one(wasm: ModuleType) -> None:
    core = ROOT / wasm.KERNEL / "core"
    built = {ROOT / wasm.KERNEL / part for module in wasm.MODULES for part in module.parts}
    left = {path.parent.relative_to(core).as_posix() for path in core.rglob("*.c")} - {
        path.relative_to(core).as_posix() for path in built if core in path.parents
    }
    assert {name.partition("/")[0] for name in left} == {
        "games",
        "scheme",
        "tables",
    }  # of the desk alone
    assert all(wasm.sources(module) for module in wasm.MODULES)


@pytest.mark.slow
def test_made_again_somewhere_else_it_is_the_same(wasm: ModuleType, tmp_path: Path) -> None:
    tools = wasm.tools()
    if tools is None:
        pytest.skip("clang and wasm-ld are not installed")
    shutil.copytree(ROOT / wasm.KERNEL, tmp_path / "elsewhere" / wasm.KERNEL)
    for module in wasm.MODULES:
        made_by = _recorded(ROOT / module.target)["clang"]
        if wasm.clang_version(tools[0]) != made_by:
            pytest.skip(f"this is not clang {made_by}, of which the bytes are known")
        made = tmp_path / module.target.name
        wasm.build(*tools, made, tmp_path / "elsewhere", module)
        assert made.read_bytes() == (ROOT / module.target).read_bytes()


def test_how_men_go_is_that_of_the_tables() -> None:
    """It is made of the tables as they are, and what it says of a few kinds is what they say."""
    target = ROOT / "resources" / "web" / "app" / NAME
    assert _recorded(target)["sources"] == sources_digest(), "run `python packaging/men.py`"
    some = [KINDS[0], KINDS[4], *KINDS[6::40]]
    kept, made = map(_read, (gzip.decompress(target.read_bytes()), gzip.decompress(men_file(some))))
    assert [kind["id"] for kind in kept[0]["kinds"]] == [kind.id for kind in KINDS]
    for row in made[0]["kinds"]:
        (own,) = (each for each in kept[0]["kinds"] if each["id"] == row["id"])
        assert {**own, "at": 0} == {**row, "at": 0}
        assert _ways(kept, own) == _ways(made, row)


Made = tuple[dict[str, Any], bytes]


def _read(content: bytes) -> Made:
    (size,) = struct.unpack_from("<I", content)
    return json.loads(content[4 : 4 + size]), content[4 + size :]


def _ways(made: Made, row: dict[str, Any]) -> list[Any]:
    """Return the trails of a kind, with their templates, as numbers that can be compared."""
    (head, body), at = made, row["at"]
    count = sum(struct.unpack_from("<64H", body, at))
    templates = [head["templates"][number] for number in body[at + 128 : at + 128 + count]]
    lengths = body[at + 128 + count : at + 128 + 2 * count]
    return [
        body[at : at + 128],
        templates,
        body[at + 128 + count : at + 128 + 3 * count + sum(lengths)],
    ]
