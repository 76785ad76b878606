# SPDX-License-Identifier: GPL-3.0-or-later
"""What is packed and what is compiled, found where it lies; the rest stands in pyproject.toml."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

SOLVER, RETRO = "composer/solver/kernel", "composer/retro/kernel"
STUDIES = "composer/studies/kernel"
CORES = (f"{SOLVER}/core", f"{RETRO}/core", f"{STUDIES}/core")
MODULES = {  # each compiled module, and the folders of the cores that are linked into it
    f"{SOLVER}/engine": ("base", "general", "help", "laws", "scheme", "search", "self"),
    f"{SOLVER}/games": ("games",),
    f"{SOLVER}/tables": ("tables",),
    f"{RETRO}/dead": ("base", "dead"),
    f"{RETRO}/legality": ("base", "unmoves", "legality"),
    f"{RETRO}/proofgames": ("base", "proofgames"),
    f"{RETRO}/rights": ("base", "unmoves", "legality", "rights"),
    f"{RETRO}/unmoves": ("base", "unmoves", "legality"),
    f"{RETRO}/witness": ("base", "unmoves", "witness"),
    f"{STUDIES}/endings": ("endings",),
}


def found(pattern: str, *folders: str) -> list[str]:
    """Return the files of these folders that match, in a fixed order."""
    return sorted(path.as_posix() for folder in folders for path in Path(folder).glob(pattern))


def extension(name: str, parts: tuple[str, ...]) -> Extension:
    """Return a compiled module; optional: orthodox chess has plain Python too."""
    within = [f"{core}/{part}" for core in CORES for part in parts]
    return Extension(
        name.replace("/", "."),
        [f"{name}.pyx", *found("**/*.c", *within)],
        depends=[
            *found("**/*.h", *within, f"{SOLVER}/core/base"),
            *found("*.pxd", SOLVER, RETRO),
            *found("*.pxi", str(Path(name).parent)),
        ],
        include_dirs=[*CORES],
        # Without what debuggers read, which takes a quarter of the time; packages leave it out
        # anyhow, but for a sum of it that tells where the sources lay.
        extra_compile_args=["-O3", "-fvisibility=hidden", "-g0"],
        optional=True,
    )


def tell(line: object) -> None:
    """Add a line to the file in which whoever waits reads how far the compilation is."""
    told = os.environ.get("CHESS_COMPOSER_PROGRESS")  # packaging/progress.py
    if told:
        with Path(told).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


class BuildOnce(build_ext):
    """Compiles each C file once, however many modules share it, and many at a time."""

    def build_extensions(self) -> None:
        """Build all modules."""
        compile_files = self.compiler.compile
        compiled: dict[str, Future[list[str]]] = {}

        def compile_one(source: str, **options: Any) -> list[str]:
            made: list[str] = compile_files([source], **options)
            tell(source)
            return made

        def compile_once(sources: list[str], **options: Any) -> list[str]:
            for source in reversed(sources):  # what Cython wrote takes longest
                if source not in compiled:
                    compiled[source] = pool.submit(compile_one, source, **options)
            return [path for source in sources for path in compiled[source].result()]

        tell(len({source for each in self.extensions for source in each.sources}))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.compiler.compile = compile_once
            super().build_extensions()


setup(
    packages=[*find_packages(include=["composer*"]), "composer.resources", "composer.manualpages"],
    ext_modules=[extension(name, parts) for name, parts in MODULES.items()],
    cmdclass={"build_ext": BuildOnce},
)
