# SPDX-License-Identifier: GPL-3.0-or-later
"""What modules of the page return, in Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from withoutdesk import APP, node

SCRIPT = Path(__file__).with_name("say_words.js")


def called(module: str, language: str, *calls: tuple[object, ...]) -> list[object]:
    """Call functions of a module of the page, each given as its name and its arguments."""
    command = [node(), "--experimental-default-type=module", str(SCRIPT)]
    done = subprocess.run(
        [*command, (APP / module).as_uri(), language],
        input=json.dumps(calls),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found
