# SPDX-License-Identifier: GPL-3.0-or-later
"""Build the solver's core for browsers: `resources/web/app/solver/engine.wasm`.

Needs clang and lld (Debian: `apt install clang lld`). The same version of clang makes the same
bytes, wherever the sources lie. Beside the module stands `engine.json` with that version and a
digest of the sources, so that a check finds a module that is older than they are.
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
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KERNEL: Final = Path("composer", "solver", "kernel")
PARTS: Final = ("core/base", "core/laws", "core/search", "core/self", "core/help", "wasm")
TARGET: Final = Path("resources", "web", "app", "solver", "engine.wasm")

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


def sources(root: Path = ROOT) -> list[Path]:
    """Return the C files of the module, in the order in which they are linked."""
    kernel = root / KERNEL
    return [path for part in PARTS for path in sorted((kernel / part).glob("*.c"))]


def digest(root: Path = ROOT) -> str:
    """Return what tells the sources and the way they are built from all others."""
    kernel = root / KERNEL
    found = hashlib.sha256("\0".join((*COMPILE, *LINK)).encode())
    for part in PARTS:
        for path in sorted((kernel / part).glob("*.[ch]")):
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


def build(clang: str, linker: str, target: Path, root: Path = ROOT) -> None:
    """Compile and link the module.

    Raises:
        subprocess.CalledProcessError: the compiler or the linker refused.
    """
    kernel = root / KERNEL
    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for source in sources(root):
            name = source.relative_to(kernel).as_posix()
            made = Path(folder, name.replace("/", "_") + ".o")
            command = [clang, *COMPILE, "-Icore", "-I.", "-c", name, "-o", str(made)]
            subprocess.run(command, cwd=kernel, check=True)
            objects.append(str(made))
        subprocess.run([linker, *LINK, *objects, "-o", str(target)], check=True)


def record(clang: str, root: Path = ROOT) -> str:
    """Return what stands beside the module, as text."""
    made = {"clang": clang_version(clang), "sources": digest(root)}
    return json.dumps(made, indent=2) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the module in its place, or say what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=ROOT / TARGET)
    options = parser.parse_args(arguments)
    found = tools()
    if found is None:
        print("clang and wasm-ld are needed: apt install clang lld", file=sys.stderr)
        return 1
    clang, linker = found
    target: Path = options.output
    target.parent.mkdir(parents=True, exist_ok=True)
    build(clang, linker, target)
    target.with_suffix(".json").write_text(record(clang), encoding="utf-8", newline="\n")
    print(f"{target}: {target.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
