# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that goes while something is still to be said to it: that is no fault."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from starlette.websockets import WebSocket

from composer.web.crew import Crew
from composer.web.limits import USUAL
from composer.web.service import Service
from composer.web.session import Sessions


@pytest.mark.parametrize("heard", ["too long by far", None])
def test_a_page_that_has_gone_is_let_go_without_a_word(heard: str | None) -> None:
    comes = [{"type": "websocket.connect"}]
    if heard is not None:
        comes.append({"type": "websocket.receive", "text": heard})

    async def receive() -> Any:
        return comes.pop(0) if comes else {"type": "websocket.disconnect", "code": 1006}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            raise OSError("the connection has fallen")

    async def served() -> None:
        sessions = Sessions(Service(limits=replace(USUAL, message=4)), Crew(1))
        await sessions.serve(WebSocket({"type": "websocket"}, receive, send))
        assert sessions.count == 0

    asyncio.run(served())
