# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocols of the server, which tell the doors who comes, speaks and goes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from composer.web.doors import Doors


def protocols(doors: Doors) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return what speaks HTTP, and what goes on by WebSocket, at these doors."""

    class Asking(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            doors.arrived(transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            doors.heard(self.transport, half=self.conn.their_state is h11.IDLE)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.left(self.transport)
            super().connection_lost(exc)

    class Talking(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            doors.left(self.transport)
            super().connection_lost(exc)

    return Asking, Talking
