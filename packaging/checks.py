# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks of the sources, in order: what `bootstrap.py test` runs one after the other.

On a desk: lint, types, import directions, tests. With `CI` set also: the kernel must have been
compiled, the solver's tests pass on the reference solver alone, and the program installs
without a compiler and solves as well. Standard library only.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

SOLVING = (
    "tests/solver/test_solve.py",
    "tests/solver/test_solving.py",
    "tests/solver/test_solutions.py",
    "tests/cli/test_solve_command.py",
)
Call = Callable[..., int]


@dataclass(frozen=True)
class Check:
    """One check: its name, its command, and what its environment has besides."""

    name: str
    command: tuple[str, ...]
    extra: dict[str, str] = field(default_factory=dict)


def desk_checks(python: str, lint_imports: str, arguments: list[str]) -> Iterator[Check]:
    """Yield what is checked everywhere; the arguments go to pytest."""
    yield Check("ruff check", (python, "-m", "ruff", "check", "."))
    yield Check("ruff format --check", (python, "-m", "ruff", "format", "--check", "."))
    yield Check("mypy", (python, "-m", "mypy"))
    yield Check("lint-imports", (lint_imports, "--no-cache"))
    if is_ci():
        wanted = "from composer.solver.session import backend; assert backend() == 'kernel'"
        yield Check("the kernel is in use", (python, "-c", wanted), {"COMPOSER_SOLVER": "kernel"})
    pytest = (python, "-m", "pytest", "-n", "logical", "--dist", "loadgroup")
    yield Check("pytest", (*pytest, *arguments))
    if is_ci():
        only = (*pytest, "-q", "-m", "not corpus and not slow", *SOLVING)
        yield Check("pytest, reference solver", only, {"COMPOSER_SOLVER": "reference"})


def check_without_compiler(python: str, root: Path, call: Call) -> int:
    """Install the program where there is no compiler, and try it there; return the status."""
    with tempfile.TemporaryDirectory(prefix="chess-composer-pure-") as folder:
        install = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder]
        status = call([*install, str(root)], extra={"CC": "/bin/false", "CXX": "/bin/false"})
        if status != 0:
            return status
        there = {"PYTHONPATH": folder, "COMPOSER_SOLVER": ""}
        wanted = (
            "import composer; from composer.solver.session import backend; "
            f"assert composer.__file__.startswith({folder!r}), composer.__file__; "
            "assert backend() == 'reference', backend()"
        )
        status = call([python, "-P", "-c", wanted], extra=there)
        if status != 0:
            return status
        tests = [
            python,
            "-P",
            "-m",
            "pytest",
            "-q",
            "-n",
            "logical",
            "-m",
            "not corpus and not slow",
        ]
        return call([*tests, *SOLVING], extra=there)


def is_ci() -> bool:
    """Tell whether the checks run unattended."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")
