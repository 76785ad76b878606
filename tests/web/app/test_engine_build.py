# SPDX-License-Identifier: GPL-3.0-or-later
"""The module for browsers: it is made of today's sources, and made again it is the same."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def wasm() -> ModuleType:
    """The command that builds it."""
    found = importlib.util.spec_from_file_location("wasm", ROOT / "packaging" / "wasm.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def _recorded(wasm: ModuleType) -> dict[str, str]:
    text = (ROOT / wasm.TARGET).with_suffix(".json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def test_it_is_made_of_the_sources_as_they_are(wasm: ModuleType) -> None:
    same = _recorded(wasm)["sources"] == wasm.digest()
    assert same, "the core has changed: run `python packaging/wasm.py` (it needs clang and lld)"


def test_every_part_of_a_kind_of_play_is_in_it(wasm: ModuleType) -> None:
    kernel = ROOT / wasm.KERNEL
    folders = {path.name for path in (kernel / "core").iterdir() if path.is_dir()}
    built = {part.partition("/")[2] for part in wasm.PARTS}
    assert folders - built == {"games", "general", "scheme", "tables"}  # of the desk alone
    assert wasm.sources()


@pytest.mark.slow
def test_made_again_somewhere_else_it_is_the_same(wasm: ModuleType, tmp_path: Path) -> None:
    tools = wasm.tools()
    if tools is None:
        pytest.skip("clang and wasm-ld are not installed")
    made_by = _recorded(wasm)["clang"]
    if wasm.clang_version(tools[0]) != made_by:
        pytest.skip(f"this is not clang {made_by}, of which the bytes are known")
    shutil.copytree(ROOT / wasm.KERNEL, tmp_path / "elsewhere" / wasm.KERNEL)
    wasm.build(*tools, tmp_path / "engine.wasm", tmp_path / "elsewhere")
    assert (tmp_path / "engine.wasm").read_bytes() == (ROOT / wasm.TARGET).read_bytes()
