# SPDX-License-Identifier: GPL-3.0-or-later
"""Build the solver's core for browsers, two modules in `resources/web/app/solver`.

Needs clang and lld (Debian: `apt install clang lld`). The same version of clang makes the same
bytes, wherever the sources lie. Beside each module stands a file as `engine.json` with that version
and a digest of the sources, so that a check finds a module that is older than they are.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KERNEL: Final = Path("composer", "solver", "kernel")
SOLVER: Final = Path("resources", "web", "app", "solver")


@dataclass(frozen=True)
class Module:
    """What is linked together.

    Attributes:
        target: its place.
        parts: the folders whose C files it has.
        besides: single files that it needs of others.
        headers: folders whose headers it needs besides.
    """

    target: Path
    parts: tuple[str, ...]
    besides: tuple[str, ...] = ()
    headers: tuple[str, ...] = ()


_CONDITIONS: Final = "core/general/conditions"
ENGINE: Final = Module(
    SOLVER / "engine.wasm",
    ("core/base", "core/laws", "core/search", "core/self", "core/help", "wasm"),
)
"""Orthodox chess."""
GENERAL: Final = Module(
    SOLVER / "general.wasm",
    (
        *("core/general", _CONDITIONS, f"{_CONDITIONS}/rebirths", f"{_CONDITIONS}/turns"),
        "wasm/general",
    ),
    ("wasm/memory.c",),
    ("core/base", "core/search", "wasm"),
)
"""Fairy men and conditions."""
MODULES: Final = (ENGINE, GENERAL)

COMPILE: Final = (
    *("--target=wasm32", "-std=c11", "-O3", "-Wall", "-Wextra", "-Werror"),
    *("-ffreestanding", "-nostdlib", "-mbulk-memory", "-msign-ext", "-mnontrapping-fptoint"),
    "-DCOMPOSER_ASKS",
)
LINK: Final = (
    *("--no-entry", "--gc-sections", "--strip-all"),
    *("-z", "stack-size=1048576", "--stack-first"),  # a stack that is full traps
    *("--initial-memory=4194304", "--max-memory=134217728"),
)
VERSION: Final = re.compile(r"clang version (\d+\.\d+\.\d+)")


def sources(module: Module = ENGINE, root: Path = ROOT) -> list[Path]:
    """Return the C files of a module, in the order in which they are linked."""
    kernel = root / KERNEL
    found = [path for part in module.parts for path in sorted((kernel / part).glob("*.c"))]
    return [*found, *(kernel / path for path in module.besides)]


def _read(module: Module, root: Path) -> Iterator[Path]:
    """Yield all that is compiled, headers too."""
    kernel = root / KERNEL
    for part in module.parts:
        yield from sorted((kernel / part).glob("*.[ch]"))
    yield from (kernel / path for path in module.besides)
    for part in module.headers:
        yield from sorted((kernel / part).glob("*.h"))


def digest(module: Module = ENGINE, root: Path = ROOT) -> str:
    """Return what tells the sources and the way they are built from all others."""
    kernel = root / KERNEL
    found = hashlib.sha256("\0".join((*COMPILE, *LINK)).encode())
    for path in _read(module, root):
        found.update(f"\0{path.relative_to(kernel).as_posix()}\0".encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def clang_version(clang: str) -> str:
    """Return the version of a compiler; empty where it does not say."""
    said = subprocess.run([clang, "--version"], capture_output=True, text=True, check=True)
    found = VERSION.search(said.stdout)
    return found[1] if found else ""


def tools() -> tuple[str, str] | None:
    """Return clang and the linker for WebAssembly; None where one is missing."""
    clang, linker = shutil.which("clang"), shutil.which("wasm-ld")
    return (clang, linker) if clang and linker else None


def build(
    clang: str, linker: str, target: Path, root: Path = ROOT, module: Module = ENGINE
) -> None:
    """Compile and link a module.

    Raises:
        subprocess.CalledProcessError: the compiler or the linker refused.
    """
    kernel = root / KERNEL
    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for source in sources(module, root):
            name = source.relative_to(kernel).as_posix()
            made = Path(folder, name.replace("/", "_") + ".o")
            command = [clang, *COMPILE, "-Icore", "-I.", "-c", name, "-o", str(made)]
            subprocess.run(command, cwd=kernel, check=True)
            objects.append(str(made))
        subprocess.run([linker, *LINK, *objects, "-o", str(target)], check=True)


def record(clang: str, module: Module = ENGINE, root: Path = ROOT) -> str:
    """Return what stands beside a module, as text."""
    made = {"clang": clang_version(clang), "sources": digest(module, root)}
    return json.dumps(made, indent=2) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the modules in their places, or say what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=ROOT / SOLVER, metavar="FOLDER")
    options = parser.parse_args(arguments)
    found = tools()
    if found is None:
        print("clang and wasm-ld are needed: apt install clang lld", file=sys.stderr)
        return 1
    clang, linker = found
    folder: Path = options.output
    folder.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        target = folder / module.target.name
        build(clang, linker, target, module=module)
        made = record(clang, module)
        target.with_suffix(".json").write_text(made, encoding="utf-8", newline="\n")
        print(f"{target}: {target.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
