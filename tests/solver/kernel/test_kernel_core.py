# SPDX-License-Identifier: GPL-3.0-or-later
"""The core of the kernel by itself: plain C that needs nothing, holds nothing, and leaks nothing.

They need a C compiler (gcc or clang; the variable CC names another) and skip without one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from thorough import BRUTE, IN_FULL, many

# In one process, which compiles once for them all.
pytestmark = pytest.mark.xdist_group("core")

ROOT = Path(__file__).resolve().parents[3]
CORE = ROOT / "composer" / "solver" / "kernel" / "core"
FUZZ = Path(__file__).resolve().parents[1] / "core" / "fuzz_core.c"
PARTS = sorted([*CORE.glob("*/*.c"), *CORE.glob("games/*/*.c")])
STRICT = ("-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror", f"-I{CORE}")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
INPUTS = int(os.environ.get("COMPOSER_FUZZ_CORE", many(150, 300, 1500)))
SPEED = "-O1" if BRUTE else "-O0"  # compiling takes longer than what is done then
CARE = "-O2" if IN_FULL else "-O1"
# What a compiler may ask for even where there is no C library, and what CPython's own may not.
BUILT_IN = {"memcpy", "memset", "memmove", "memcmp", "_GLOBAL_OFFSET_TABLE_"}
CHANGING = set("bBcCdDgGsS")  # nm's letters for data that can be written to


def _compiler() -> str:
    wanted = [os.environ.get("CC", ""), "gcc", "clang"]
    found = [shutil.which(name) for name in wanted if name]
    compiler = next((path for path in found if path), None)
    if compiler is None:
        pytest.skip("no C compiler (gcc or clang)")
    return compiler


def _run(*command: str | Path, status: int = 0) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=250,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the parts of the core, compiled for a machine without a C library."""
    compiler = _compiler()
    folder = tmp_path_factory.mktemp("core")
    freestanding = ("-ffreestanding", "-nostdlib", "-fno-stack-protector", CARE, "-c")
    compiled = []
    for part in PARTS:
        compiled.append(folder / f"{part.parent.name}_{part.stem}.o")
        _run(compiler, *STRICT, *freestanding, part, "-o", compiled[-1])
    return compiled


def _symbols(parts: list[Path]) -> list[tuple[str, str]]:
    """Return nm's letter and the name of each symbol."""
    nm = shutil.which("nm")
    if nm is None:
        pytest.skip("no nm (binutils)")
    lines = [line.split() for line in _run(nm, *parts).splitlines()]
    return [(words[-2], words[-1]) for words in lines if len(words) >= 2]


def test_every_part_compiles_without_a_warning_or_a_library(parts: list[Path]) -> None:
    assert len(parts) > 10


@pytest.mark.parametrize("header", sorted(CORE.glob("*/*.h")), ids=lambda path: path.name)
def test_every_header_stands_alone(header: Path) -> None:
    _run(_compiler(), *STRICT, "-ffreestanding", "-fsyntax-only", "-x", "c", header)


def test_the_core_calls_nothing_but_itself(parts: list[Path]) -> None:
    symbols = _symbols(parts)
    own = {name for letter, name in symbols if letter == "T"}
    wanted = {name for letter, name in symbols if letter == "U"}
    assert {"open_solve", "run_jobs", "fill_board"} <= own
    assert wanted - own - BUILT_IN == set()


def test_the_core_has_no_data_that_changes(parts: list[Path]) -> None:
    assert [name for letter, name in _symbols(parts) if letter in CHANGING] == []


@pytest.mark.parametrize("part", sorted(CORE.glob("base/*")), ids=lambda path: path.name)
def test_the_base_knows_of_no_kind_of_play(part: Path) -> None:
    own = re.findall(r'#include "([^"]+)"', part.read_text(encoding="utf-8"))
    assert [header for header in own if not header.startswith("base/")] == []


def test_a_changing_global_would_be_noticed(tmp_path: Path) -> None:
    source, part = tmp_path / "global.c", tmp_path / "global.o"
    source.write_text('int puts(const char *);\nint seen;\nvoid see(void) { seen += puts(""); }\n')
    _run(_compiler(), "-c", source, "-o", part)
    symbols = _symbols([part])
    assert any(name == "seen" and letter in CHANGING for letter, name in symbols)
    assert ("U", "puts") in symbols


def test_no_bytes_harm_it(tmp_path: Path) -> None:
    """Random positions and questions, under sanitizers where the compiler has them; memory
    fails at random, and all of it must come back."""
    compiler, program, probe = _compiler(), tmp_path / "fuzz_core", tmp_path / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    with_sanitizers = subprocess.run(
        [compiler, *SANITIZERS, str(probe), "-o", str(tmp_path / "probe")],
        capture_output=True,
        check=False,
    )
    checks = SANITIZERS if with_sanitizers.returncode == 0 else ()
    options = (*STRICT, SPEED, "-g", *checks, "-DFUZZ_MAIN")
    _run(compiler, *options, FUZZ, *PARTS, "-o", program)
    said = _run(program, str(INPUTS))
    numbers = [int(line.split()[0]) for line in said.splitlines()]
    inputs, solvable, answered, enumerated, keys, hinted, compared = numbers
    assert inputs == INPUTS
    assert solvable > inputs / 20
    assert answered > inputs / 50
    assert enumerated > inputs / 100
    assert keys > inputs / 100
    assert hinted > inputs / 200
    assert compared > inputs / 50
