# SPDX-License-Identifier: GPL-3.0-or-later
"""Serving the page, in a thread of its own, until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from composer.diagrams.files.placing import reason_of
from composer.said.sentence import Sentence, Template, said
from composer.web.certificate import papers_for
from composer.web.doors import accept
from composer.web.links import kept_token, link_file, new_token, page_folder
from composer.web.request import Json
from composer.web.service import Service

if TYPE_CHECKING:
    import uvicorn

    from composer.web.app import PageApp

_LOG = logging.getLogger(__name__)

PORT: Final = 8642
"""Where the page is served if nobody else has the port: a page that knows it finds it again."""

_LOOPBACK: Final = "127.0.0.1"
_NEEDED: Final = ("starlette", "uvicorn", "websockets", "segno")
_CERTIFYING: Final = "cryptography"
_PATIENCE: Final = 15.0  # seconds to begin or to end


class ServingError(Exception):
    """The page cannot be served; the text is a sentence for the user."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(str(sentence))


class WebMissing(ServingError):  # noqa: N818 - it says what is wrong
    """The libraries that serve the page are not installed."""

    words: Final = Template(
        "The page needs libraries that are not installed. Type this once: {command}"
    )

    def __init__(self) -> None:
        super().__init__(self.words.said(command='pip install "chess-composer[web]"'))


@dataclass(frozen=True, slots=True)
class Reach:
    """Who can reach the page.

    Attributes:
        network: whether the local network can, and not only this machine.
        port: where; 0 for any that is free.
        encrypted: whether it is served by https, with a certificate made on the spot.
        keeps_link: whether the link is that of the last time.
    """

    network: bool = False
    port: int = PORT
    encrypted: bool = False
    keeps_link: bool = False


def require_web(encrypted: bool = False) -> None:
    """Do nothing where the libraries are there, that for certificates too where it is wanted.

    Raises:
        WebMissing: one of them is not.
    """
    needed = (*_NEEDED, *((_CERTIFYING,) if encrypted else ()))
    if any(find_spec(module) is None for module in needed):
        raise WebMissing


def network_address() -> str | None:
    """Return this machine's address in the local network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent
        found: str = probe.getsockname()[0]
        if not found.startswith("127.") and found != "0.0.0.0":
            return found
    return None


class PageServer:
    """The page while it is served.

    Attributes:
        link: what opens it, with its token.
        local_link: the same for this machine.
        fingerprint: of the certificate, as browsers show it; empty where nothing is encrypted.
    """

    def __init__(self, service: Service, reach: Reach = Reach()) -> None:
        """Begin to serve; when this returns, the page can be opened.

        Raises:
            WebMissing: the libraries that serve it are not installed.
            ServingError: no port is free, this machine is in no network, or the link or the
                certificate cannot be kept.
        """
        require_web(reach.encrypted)
        from composer.web.app import PageApp
        from composer.web.appfiles import app_files

        app_files()  # drawn now, so that the first page need not wait
        outer = network_address() if reach.network else None
        if reach.network and outer is None:
            raise ServingError(said("this machine is in no local network"))
        addresses = [_LOOPBACK, *([outer] if outer else [])]
        self._sockets = _bound(addresses, reach.port)
        port = self._sockets[0].getsockname()[1]
        try:
            token = kept_token(link_file()) if reach.keeps_link else new_token()
            papers = papers_for(tuple(addresses), page_folder()) if reach.encrypted else None
        except OSError as error:
            for listener in self._sockets:
                listener.close()
            raise ServingError(
                said("it cannot be done: {reason}", reason=reason_of(error))
            ) from error
        scheme = "https" if papers else "http"
        self.local_link = f"{scheme}://{_LOOPBACK}:{port}/{token}/"
        self.link = f"{scheme}://{outer}:{port}/{token}/" if outer else self.local_link
        self.fingerprint = papers.fingerprint if papers else ""
        self._secured = papers.context if papers else None
        hosts = (*(f"{address}:{port}" for address in addresses), f"localhost:{port}")
        self._service = service
        self._app: PageApp = PageApp(service, token, hosts, papers.authority if papers else None)
        self._server = _server(self._app, service)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._taking: list[asyncio.Task[None]] = []
        self._begun, self._over = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="page server", daemon=True)
        self._thread.start()
        self._begun.wait(_PATIENCE)

    @property
    def pages(self) -> int:
        """How many pages are connected."""
        return self._app.sessions.count

    @property
    def processes(self) -> tuple[int, ...]:
        """The processes that solve for pages."""
        return self._app.crew.processes

    def tell(self, message: Json) -> Future[None] | None:
        """Say something to all pages, from any thread."""
        if self._loop is None or self._loop.is_closed():
            return None
        return asyncio.run_coroutine_threadsafe(self._app.sessions.tell(message), self._loop)

    def stop(self) -> None:
        """Say goodbye to the pages and end; nothing is served afterwards."""
        if self._loop is not None and not self._over.is_set():
            closing = asyncio.run_coroutine_threadsafe(self._app.sessions.close(), self._loop)
            with suppress(TimeoutError, RuntimeError):
                closing.result(_PATIENCE / 3)
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._end)
        self._over.wait(_PATIENCE)
        self._thread.join(_PATIENCE)

    def wait(self) -> None:
        """Stay until it ends; Ctrl-C may interrupt that."""
        # Not by joining: Python 3.11 takes a thread for ended whose join was interrupted.
        while not self._over.wait(0.5):
            pass

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        finally:
            self._begun.set()
            self._over.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(_Complaints())
        serving = asyncio.create_task(self._server.serve(sockets=[]))  # it is handed connections
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        limits = self._service.limits
        self._taking = [
            asyncio.create_task(accept(listener, self._protocol, limits, self._secured))
            for listener in self._sockets
        ]
        self._begun.set()
        try:
            await serving
        finally:
            self._end()
            await asyncio.gather(*self._taking, return_exceptions=True)
            for listener in self._sockets:
                listener.close()

    def _end(self) -> None:
        for task in self._taking:
            task.cancel()
        self._server.should_exit = True

    def _protocol(self) -> asyncio.Protocol:
        """Return what speaks with a connection that has just come."""
        server = self._server
        made: asyncio.Protocol = server.config.http_protocol_class(  # type: ignore[call-arg]
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
            _loop=self._loop,
        )
        return made


class _Complaints:
    """Log the loop's complaints, but only a few: nobody in the network may fill a log."""

    def __init__(self, most: int = 5) -> None:
        self._left = most

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if self._left > 0:
            self._left -= 1
            _LOG.error(
                "while the page was served: %s",
                context["message"],
                exc_info=context.get("exception"),
            )


def _server(app: PageApp, service: Service) -> uvicorn.Server:
    import uvicorn

    from composer.web.doors import protocols

    asking, talking = protocols(app.doors)
    config = uvicorn.Config(
        app.asgi,
        http=asking,
        log_config=None,  # the link must stand in no log, and nobody may fill one
        log_level="critical",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        ws=talking,
        ws_max_size=service.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_keep_alive=10,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return uvicorn.Server(config)


def _bound(addresses: list[str], port: int) -> list[socket.socket]:
    """Return a listening socket for each address, all with one port.

    Raises:
        ServingError: there is no such port.
    """
    for wanted in dict.fromkeys((port, 0)):
        sockets: list[socket.socket] = []
        try:
            for address in addresses:
                listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
                sockets.append(listening)
                if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows: nobody takes it over
                    listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
                else:
                    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listening.bind((address, wanted or _port(sockets)))
                listening.listen(128)
        except OSError as error:
            for listener in sockets:
                listener.close()
            fault = error
            continue
        return sockets
    raise ServingError(said("no port is free: {reason}", reason=reason_of(fault))) from fault


def _port(sockets: list[socket.socket]) -> int:
    """Return the port that the first of the sockets got; 0 where it is the first itself."""
    return int(sockets[0].getsockname()[1]) if len(sockets) > 1 else 0
