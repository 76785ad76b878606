# SPDX-License-Identifier: GPL-3.0-or-later
"""What `lint-imports` leaves open of how the house is divided; its contracts hold all else."""

from __future__ import annotations

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
