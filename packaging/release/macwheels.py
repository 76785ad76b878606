# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks PyPI whether a Mac gets all libraries as wheels, for both of its processors.

    python packaging/release/macwheels.py

pip chooses as it would on a Mac, and prints what it chose; nothing is installed. `chess` is left
out: PyPI has its sources only, which need no compiler.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib

from steps import ROOT, ReleaseError

PROCESSORS = ("x86_64", "arm64")
SYSTEM = "macosx_13_0"
"""What the newest of the libraries asks for."""
SOURCES_ONLY = ("chess",)


def main() -> int:
    """Print a row for each library; return the exit status."""
    try:
        chosen = {processor: wheels(processor) for processor in PROCESSORS}
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print("| library |", " | ".join(PROCESSORS), "|\n|---|---|---|")
    for name in sorted(set().union(*chosen.values())):
        print(f"| {name} |", " | ".join(chosen[each].get(name, "-") for each in PROCESSORS), "|")
    return 0


def wheels(processor: str) -> dict[str, str]:
    """Return for each library that is needed what the wheel is made for.

    Raises:
        ReleaseError: there is none for one of them.
    """
    words = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--report", "-"]
    words += ["--ignore-installed", "--target", "unused", "--only-binary", ":all:"]
    for kind in (processor, "universal2"):
        words += ["--platform", f"{SYSTEM}_{kind}"]
    told = subprocess.run([*words, *needed()], capture_output=True, text=True, check=False)
    if told.returncode != 0:
        raise ReleaseError(f"{processor}: {told.stderr.strip()}")
    files = [each["download_info"]["url"] for each in json.loads(told.stdout)["install"]]
    parts = [url.rpartition("/")[2].removesuffix(".whl").split("-") for url in files]
    return {part[0]: part[-1] for part in parts}


def needed() -> list[str]:
    """Return what the program needs of PyPI, the page for telephones included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    every = [*project["dependencies"], *project["optional-dependencies"]["web"]]
    return [each for each in every if not each.startswith(SOURCES_ONLY)]


if __name__ == "__main__":
    sys.exit(main())
