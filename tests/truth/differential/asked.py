# SPDX-License-Identifier: GPL-3.0-or-later
"""Many problems put to Popeye at once, and what it printed of each, complaints in their place.

It writes a protocol of all that it prints, complaints too, so that these stand where they belong; a
remark before each problem parts them.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from truth.differential.samples import Sample

from composer.beside.program import NAMES

_PROTOCOL = "protocol"
_MARK = re.compile(r"^=== (\d+)$", re.MULTILINE)
_SECONDS = 4  # for one problem


def popeye_here() -> Path | None:
    """Return the Popeye that the system finds; None if it finds none."""
    from shutil import which

    found = next((path for name in NAMES if (path := which(name))), None)
    return None if found is None else Path(found)


def printed(program: Path, samples: Sequence[Sample]) -> list[str | None]:
    """Return what Popeye prints of each; None of those at which it ended, or never came back."""
    found: list[str | None] = []
    while len(found) < len(samples):
        parts = _asked(program, samples[len(found) :])
        found += parts
        if len(found) < len(samples):
            if parts and not _ends(parts[-1]):
                found[-1] = None
            elif not parts:
                found.append(None)
    if found and not _ends(found[-1]):
        found[-1] = None
    return found


def _asked(program: Path, samples: Sequence[Sample]) -> list[str]:
    """Return what it prints of the samples that it comes to."""
    lines = ["BeginProblem", f"Protocol {_PROTOCOL}"]
    for number, sample in enumerate(samples):
        lines += ["NextProblem"] if number else []
        lines += [f"Remark === {number}", *sample.lines()]
    lines += ["EndProblem", ""]
    with tempfile.TemporaryDirectory(prefix="chess-composer-") as folder:
        (Path(folder) / "asked.inp").write_text("\n".join(lines), encoding="utf-8")
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(
                [str(program), "-maxmem", "64M", "-maxtime", str(_SECONDS), "asked.inp"],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=_SECONDS * 3 + len(samples) / 2,
                check=False,
            )
        path = Path(folder) / _PROTOCOL
        text = path.read_text("utf-8", "replace") if path.exists() else ""
    return _MARK.split(text)[2::2]


def _ends(text: str | None) -> bool:
    return text is not None and ("solution finished" in text or "Partial" in text)
