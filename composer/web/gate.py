# SPDX-License-Identifier: GPL-3.0-or-later
"""The gate before the page: who has not the link, whole, learns nothing and costs little.

The link holds 128 random bits (`links`), as the first part of the path; a request for anything
else is answered alike, whatever there is. `Host` must be one of the names under which
the page is served, so that no other site's name can be made to lead here, and a page of another
site cannot ask anything: `Origin` must be ours. There are no cookies, so a request carries nothing
but what its sender knows.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from composer.web.appfiles import policy
from composer.web.doors import Ends
from composer.web.limits import USUAL, Limits

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_MOST_ADDRESSES: Final = 1000  # whose rates are remembered
_LARGEST_HEADERS: Final = 60


@dataclass(slots=True)
class _Bucket:
    """How much an address may still ask."""

    left: float
    at: float


class Rates:
    """Bounds what each address asks in a second."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits, self._clock = limits, clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Take one from what an address may ask; return whether there was one."""
        now = self._clock()
        bucket = self._buckets.pop(address, None) or _Bucket(self._limits.burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        gained = (now - bucket.at) * self._limits.rate
        bucket.left, bucket.at = min(self._limits.burst, bucket.left + gained), now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


class Gate:
    """Lets through what may ask, with the token taken from its path."""

    def __init__(
        self,
        within: ASGIApp,
        token: str,
        hosts: Iterable[str],
        limits: Limits = USUAL,
        passed: Callable[[Ends], None] = lambda ends: None,
    ) -> None:
        """Stand before an application.

        Args:
            within: the application.
            token: what the link holds.
            hosts: under which names it is served, with the port: `127.0.0.1:8642`.
            limits: what may be asked.
            passed: is told of each connection that asks with the link.
        """
        self._within, self._token, self._limits = within, token.encode(), limits
        self._hosts = frozenset(hosts)
        self._passed = passed
        self._rates, self._strangers = Rates(limits), Rates(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._within(scope, receive, send)
        elif self._may_pass(scope):
            self._passed((scope.get("client"), scope.get("server")))
            head, _, rest = scope["path"][1:].partition("/")
            inner = {**scope, "path": f"/{rest}", "root_path": f"/{head}"}
            await self._within(inner, receive, _dressed(send, self._headers(scope)))
        else:
            await _refused(scope, receive, send)

    def _may_pass(self, scope: Scope) -> bool:
        client = scope.get("client")
        headers = scope["headers"]
        head, slash, rest = scope["path"][1:].partition("/")
        # Compared first and always, so that no answer is sooner than another.
        knows = secrets.compare_digest(head.encode("utf-8", "replace"), self._token)
        # Who has no link uses up nothing of what others may ask who share his address.
        rates = self._rates if knows else self._strangers
        if not rates.allows(client[0] if client else ""):
            return False
        return (
            knows
            and bool(slash)
            and len(headers) <= _LARGEST_HEADERS
            and len(rest) <= self._limits.path
            and self._is_ours(headers, scope["type"] == "websocket", _is_secure(scope))
            and (scope["type"] == "websocket" or _only_reads(scope, headers))
        )

    def _is_ours(
        self, headers: list[tuple[bytes, bytes]], is_socket: bool, is_secure: bool
    ) -> bool:
        host = _only(headers, b"host")
        if host is None or host not in self._hosts:
            return False
        origin = _only(headers, b"origin")
        if origin is None:  # browsers leave it out where a page of ours asks for a file
            return not is_socket and not _has(headers, b"origin")
        return origin == f"{'https' if is_secure else 'http'}://{host}"

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        socket = "wss" if _is_secure(scope) else "ws"
        allowed = policy(f"{socket}://{_only(scope['headers'], b'host')}")
        return [
            (b"content-security-policy", f"{allowed}; frame-ancestors 'none'".encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
            (b"cache-control", b"no-cache"),
        ]


def _is_secure(scope: Scope) -> bool:
    """Return whether a request came by an encrypted connection, as the server knows it."""
    return scope["scheme"] in ("https", "wss")


def _only(headers: list[tuple[bytes, bytes]], name: bytes) -> str | None:
    """Return the value of a header that stands there once."""
    found = [value for key, value in headers if key == name]
    return found[0].decode("latin-1").lower() if len(found) == 1 else None


def _has(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key == name for key, _ in headers)


def _only_reads(scope: Scope, headers: list[tuple[bytes, bytes]]) -> bool:
    """Return whether a request asks for a file, and brings nothing along."""
    brings = _has(headers, b"transfer-encoding") or _only(headers, b"content-length") not in (
        None,
        "0",
    )
    return scope["method"] in ("GET", "HEAD") and not brings and not scope["query_string"]


def _dressed(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *headers]}
        await send(message)

    return sent


async def _refused(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer as if there were nothing, whatever was asked."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-length", b"0"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
