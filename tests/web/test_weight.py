# SPDX-License-Identifier: GPL-3.0-or-later
"""What a first visit costs, in a real browser: requests, and bytes as they are sent."""

from __future__ import annotations

import pytest
from served import served
from touched import telephone

import composer.web.app
from composer.web.appfiles import WORKER, app_files

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

MOST_REQUESTS, MOST_BYTES = 12, 150_000
HEADERS = 700  # bytes, with every answer
OF_THE_SOLVER = ("solver/engine.wasm", "solver-worker.js")


def test_a_first_visit_asks_little_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = composer.web.app._file
    sent: list[tuple[str, int, int]] = []

    async def noted(request):  # type: ignore[no-untyped-def]
        answer = await serve(request)
        sent.append((request.path_params["name"], answer.status_code, len(answer.body)))
        return answer

    monkeypatch.setattr("composer.web.app._file", noted)
    with served(hands=1) as server, telephone() as phone:
        phone.open(server.link)
        phone.verdict()
        script = "return Boolean(navigator.serviceWorker.controller)"
        phone.until(lambda: phone.browser.execute_script(script))
        assert phone.faults() == []
    names = [name for name, _, _ in sent]
    first = sent[: names.index(WORKER)]  # what keeps the page comes when it is there
    first += [each for each in sent[len(first) :] if each[0] in OF_THE_SOLVER and each[1] == 200]
    assert len(first) + 1 <= MOST_REQUESTS, first  # and the connection to the studio
    assert sum(size + HEADERS for _, _, size in first) <= MOST_BYTES, first
    assert "fairy.svg" not in [name for name, _, _ in first]
    # All is kept, and what was there already is not sent again.
    assert {name or "index.html" for name in names} == set(app_files())
    bodies = [name for name, status, size in sent if size and name]
    assert len(bodies) == len(set(bodies)), bodies
