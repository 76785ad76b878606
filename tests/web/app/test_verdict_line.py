# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdict line of the page; in Node, where it is there."""

from __future__ import annotations

import pytest
from pageline import called

from composer.solver.solve import solve
from composer.web.speaker import Speaker

IN_CHECK = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1"


@pytest.mark.parametrize("language", ["en", "de", "it", "fr", "es", "ru"])
def test_what_is_wrong_is_said_once(language: str) -> None:
    solution = solve(IN_CHECK, "#2")
    message = Speaker.of(language).say(solution.message)
    (told,) = called("verdict.js", language, ("sentence", solution.json_object(), True, message))
    assert isinstance(told, dict)
    first, second = str(told["first"]), str(told["second"])
    assert first
    assert first not in second
    assert "(e8, e1)" in second
    assert second[0] == second[0].upper()
