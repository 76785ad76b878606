# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked beside the solution, where it fails; in Node, where it is there."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from withoutdesk import APP, node


def test_what_fails_beside_the_solution_leaves_the_verdict() -> None:
    """It stood in the verdict line as if the problem could not be solved."""
    script = Path(__file__).with_name("fail_aside.js")
    command = [node(), "--experimental-default-type=module", str(script)]
    done = subprocess.run(
        [*command, (APP / "live.js").as_uri()], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    alone, beside = json.loads(done.stdout)
    assert (alone["stage"], alone["extra"]["message"]) == ("error", "It failed.")
    assert (beside["stage"], beside["extra"]) == ("history", {"failed": "It failed."})
