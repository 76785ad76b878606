# SPDX-License-Identifier: GPL-3.0-or-later
"""The application behind the gate: the files of the page, and its one connection."""

from __future__ import annotations

import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from composer.notation.sentences import OUR_FAULT
from composer.web.appfiles import START, app_files
from composer.web.crew import Crew
from composer.web.doors import Doors, files_allowed
from composer.web.gate import Gate
from composer.web.links import CERTIFICATE
from composer.web.service import Service
from composer.web.session import Sessions

if TYPE_CHECKING:
    from starlette.types import ASGIApp

_LOG = logging.getLogger(__name__)
_SMALL = 400  # bytes that are not worth being compressed


class PageApp:
    """The page, served.

    Attributes:
        asgi: what a server runs.
        sessions: the pages that are connected.
        doors: all connections, whether they have the link or not.
    """

    def __init__(
        self,
        service: Service,
        token: str,
        hosts: tuple[str, ...],
        authority: bytes | None = None,
    ) -> None:
        """Make ready; the processes that solve begin when a server does.

        Args:
            service: what stands behind the page.
            token: what the link holds.
            hosts: under which names it is served.
            authority: the certificate that a telephone may install, where the page is encrypted.
        """
        self.doors = Doors(service.limits, files_allowed())
        self.crew = Crew(service.hands, service.limits)
        self.sessions = Sessions(service, self.crew)
        routes = [
            WebSocketRoute("/live", self._live),
            *([_certificate_route(authority)] if authority else []),
            Route("/{name:path}", _file, methods=["GET", "HEAD"]),
        ]
        faults = {Exception: _failed}
        within = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=faults)
        self.asgi: ASGIApp = Gate(within, token, hosts, service.limits, self.doors.knows)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.crew.begin()
        try:
            yield
        finally:
            await self.crew.close()

    async def _live(self, socket: WebSocket) -> None:
        try:
            await self.sessions.serve(socket)
        except Exception:  # noqa: BLE001 - this page goes and may come again; others stay
            _LOG.exception("a page could not be served")


async def _file(request: Request) -> Response:
    """Serve a file of the page; it is looked up by its name, no path is made of it."""
    name = request.path_params["name"] or START
    found = app_files().get(name)
    if found is None:
        return Response(status_code=404)
    headers = {"vary": "accept-encoding", "etag": f'"{found.digest[:32]}"'}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)  # as of what the service worker keeps
    content = found.content
    if "gzip" in request.headers.get("accept-encoding", "") and len(content) > _SMALL:
        content = _zipped(name)
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=found.type, headers=headers)


def _certificate_route(authority: bytes) -> Route:
    """Return where a telephone finds the certificate that it may install."""

    async def answer(request: Request) -> Response:
        return Response(authority, media_type="application/x-x509-ca-cert")

    return Route(f"/{CERTIFICATE}", answer, methods=["GET", "HEAD"])


async def _failed(request: Request, fault: Exception) -> Response:
    """Answer what failed by a fault of ours, with nothing of the insides; keep a report."""
    _LOG.error("a file of the page could not be served", exc_info=fault)
    return Response(str(OUR_FAULT), status_code=500, media_type="text/plain")


@cache
def _zipped(name: str) -> bytes:
    return gzip.compress(app_files()[name].content, 9, mtime=0)
