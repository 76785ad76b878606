# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles the C core for macOS where there is none, for both of its processors.

    python packaging/release/maccore.py [--out FOLDER]

It needs PyPI's `ziglang`, whose compiler has what of macOS a C library takes, and `setuptools`. The
C files of each compiled module become one library, of which no name is left open but those of the
system; nothing of it runs here. What Cython writes is left out: it takes the headers of a Python
for macOS.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import struct
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from steps import ROOT, ReleaseError, run

CORES = ("solver", "retro", "studies")
PROCESSORS = {"aarch64": 0x0100000C, "x86_64": 0x01000007}
"""What `<mach/machine.h>` calls CPU_TYPE_ARM64 and CPU_TYPE_X86_64."""
OLDEST = "12.0"
_MAGIC = 0xFEEDFACF  # of 64 bits, `<mach-o/loader.h>`
_LIBRARY = 6  # MH_DYLIB
_OPTIONS = ("-std=gnu11", "-O3", "-g0", "-fvisibility=hidden", "-Wall", "-Werror=implicit")


def main(arguments: Sequence[str]) -> int:
    """Compile the cores and return the exit status."""
    parser = argparse.ArgumentParser("maccore.py", description="Compile the core for macOS.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "maccore", metavar="FOLDER")
    given = parser.parse_args(arguments)
    try:
        for name in ("ziglang", "setuptools"):
            if importlib.util.find_spec(name) is None:
                raise ReleaseError(f"{name} is missing; pip installs it.")
        parts = modules()
        for processor in PROCESSORS:
            for made in libraries(parts, processor, given.out.resolve() / processor):
                print(f"{made}: {kind(made.read_bytes())}, {made.stat().st_size} bytes", flush=True)
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def modules() -> list[tuple[str, list[str]]]:
    """Return the compiled modules and the C files of each, as `setup.py` names them."""
    importlib.import_module("setuptools")  # newer Pythons have the next from it
    from distutils.core import run_setup

    with contextlib.chdir(ROOT):
        told = run_setup("setup.py", stop_after="init")
    return [
        (each.name.rpartition(".")[2], [name for name in each.sources if name.endswith(".c")])
        for each in told.ext_modules or ()
    ]


def libraries(parts: list[tuple[str, list[str]]], processor: str, folder: Path) -> list[Path]:
    """Compile each C file for a processor, and link those of each module.

    Raises:
        ReleaseError: the compiler failed, or made something else.
    """
    compiler = [sys.executable, "-m", "ziglang", "cc", "-target", f"{processor}-macos.{OLDEST}"]
    inside = [f"-I{ROOT / 'composer' / each / 'kernel' / 'core'}" for each in CORES]

    def compiled(source: str) -> Path:
        made = (folder / source).with_suffix(".o")
        made.parent.mkdir(parents=True, exist_ok=True)
        run([*compiler, *_OPTIONS, *inside, "-c", ROOT / source, "-o", made])
        return made

    every = sorted({source for _, sources in parts for source in sources})
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = dict(zip(every, pool.map(compiled, every), strict=True))
    linked = []
    for name, sources in parts:
        made = folder / f"{name}.dylib"
        run([*compiler, "-shared", *(objects[source] for source in sources), "-o", made])
        if kind(made.read_bytes()) != processor:
            raise ReleaseError(f"{made} is no library for {processor}.")
        linked.append(made)
    return linked


def kind(content: bytes) -> str:
    """Return the processor that a library of macOS is for; of anything else, nothing."""
    if len(content) < 16:
        return ""
    magic, processor, _, file = struct.unpack_from("<IIII", content)
    named = [name for name, number in PROCESSORS.items() if number == processor]
    return named[0] if (magic, file) == (_MAGIC, _LIBRARY) and named else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
