# SPDX-License-Identifier: GPL-3.0-or-later
"""Strangers at the doors: many, slow, silent; and whoever has the link beside them."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from served import PATIENCE, STAR, asked, host_of, page, served, shelved, token_of

from composer.library.access.store import Library
from composer.notation.sentences import OUR_FAULT
from composer.web import app
from composer.web.crew import Crew
from composer.web.doors import Doors, files_allowed, protocols
from composer.web.limits import USUAL, Limits
from composer.web.server import PageServer

HASTY = replace(USUAL, first=0.2)
FEW = replace(USUAL, strangers=16, strangers_of_one=10, guests=16)


def connected(server: PageServer, words: str = "") -> socket.socket:
    """Connect, and say something."""
    name, port = host_of(server).split(":")
    found = socket.create_connection((name, int(port)), timeout=PATIENCE)
    found.sendall(words.encode())
    return found


def ended(connection: socket.socket) -> bool:
    """Wait until the other end lets a connection go, whatever it says before."""
    with suppress(ConnectionError):
        while connection.recv(10_000):
            pass
    connection.close()
    return True


def request(server: PageServer, *lines: str, token: str | None = None, path: str = "") -> str:
    """Return a request that is whole if the last line is empty."""
    name = token_of(server) if token is None else token
    head = (f"GET /{name}/{path} HTTP/1.1", f"Host: {host_of(server)}", *lines)
    return "\r\n".join(head) + "\r\n"


UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)


def test_who_says_nothing_or_half_of_it_is_let_go() -> None:
    with served(limits=HASTY) as server:
        halves = (
            "",
            "G",
            request(server),  # the link, but no end
            request(server, *UPGRADE, path="live"),
            request(server, *UPGRADE, token="x", path="live"),
        )
        waiting = [connected(server, half) for half in halves]
        assert all(ended(each) for each in waiting)
        assert server._app.doors.count == 0


def test_a_second_request_must_come_whole_too() -> None:
    with served(limits=HASTY) as server:
        one = connected(server, request(server, "", path="main.js"))
        one.recv(10)
        one.sendall(request(server).encode())
        assert ended(one)


def test_a_page_stays_beyond_the_time_of_strangers() -> None:
    with served(limits=HASTY) as server, page(server) as one:
        assert ended(connected(server))  # the time of one who came later is over
        one.solve(1, {"fen": STAR, "stipulation": "#2"}, ("verdict",))
        assert one.stages(1)[0]["solution"]["verdict"] == "sound"


def test_of_too_many_strangers_the_oldest_goes_and_the_link_still_opens_the_page() -> None:
    with served(limits=FEW) as server, page(server) as before:
        held = [connected(server) for _ in range(60)]
        assert all(ended(each) for each in held[:50])
        assert server._app.doors.count <= FEW.strangers_of_one + 1
        assert asked(server, f"/{token_of(server)}/")[0] == 200
        with page(server) as after:
            for each in (before, after):
                each.solve(1, {"fen": STAR, "stipulation": "#2"}, ("verdict",))
                assert each.stages(1)[0]["solution"]["verdict"] == "sound"
        for each in held[50:]:
            each.close()


def test_a_wrong_link_asked_for_again_and_again_takes_nothing_from_the_right_one() -> None:
    with served(limits=replace(USUAL, rate=0.001, burst=5)) as server:
        assert {asked(server, "/wrong/")[0] for _ in range(10)} == {404}
        assert asked(server, f"/{token_of(server)}/")[0] == 200


def fails(*given: object, **named: object) -> object:
    raise LookupError("nobody thought of this")


def test_a_fault_of_ours_at_the_door_does_not_close_it(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    expect_log("a connection failed")
    with served() as server:
        with monkeypatch.context() as broken:
            broken.setattr(server._server.config, "http_protocol_class", fails)
            assert ended(connected(server, request(server, "")))
        assert asked(server, f"/{token_of(server)}/")[0] == 200


def test_a_fault_of_ours_with_a_file_is_said_to_be_ours(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    expect_log("a file of the page could not be served")
    with served() as server:
        with monkeypatch.context() as broken:
            broken.setattr(app, "app_files", fails)
            status, _, body = asked(server, f"/{token_of(server)}/")
        assert (status, body.decode()) == (500, str(OUR_FAULT))
        assert asked(server, f"/{token_of(server)}/")[0] == 200


def test_a_fault_of_ours_with_a_request_is_answered_and_the_page_asks_on(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    expect_log("a request of a page failed")
    with served() as server, page(server) as one:
        with monkeypatch.context() as broken:
            broken.setattr(Crew, "do", fails)
            one.solve(1, {"fen": STAR, "stipulation": "#2"}, ("verdict",))
            told = one.stages(1)
        assert [each["stage"] for each in told] == ["error", "end"]
        assert told[0]["extra"] == {"message": str(OUR_FAULT)}
        one.solve(2, {"fen": STAR, "stipulation": "#2"}, ("verdict",))
        assert one.stages(2)[0]["solution"]["verdict"] == "sound"


class _Transport:
    """The far end of a connection, as far as doors look at it."""

    def __init__(self, address: str, port: int) -> None:
        self._known = {"peername": (address, port), "sockname": ("127.0.0.1", 1)}
        self.is_cut = False

    def get_extra_info(self, name: str) -> Any:
        return self._known[name]

    def abort(self) -> None:
        self.is_cut = True


class _ClosedAtOnce(_Transport):
    """Says of itself that it is closing as soon as it was told to close."""

    def __init__(self) -> None:
        super().__init__("127.0.0.1", 2)
        self.said, self.closes = b"", False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._known.get(name, default)

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.closes = True

    def is_closing(self) -> bool:
        return self.closes


def test_what_comes_after_the_refusal_is_nobodys_fault() -> None:
    """Windows brings what it has read already."""

    async def come() -> _ClosedAtOnce:
        config = uvicorn.Config(lambda: None, h11_max_incomplete_event_size=1000, log_config=None)
        config.load()
        asking, _ = protocols(Doors(USUAL))
        protocol = asking(config, uvicorn.server.ServerState(), {})
        transport = _ClosedAtOnce()
        protocol.connection_made(transport)  # type: ignore[arg-type]
        for _ in range(3):
            protocol.data_received(b"x" * 2000)
        protocol.connection_lost(None)
        return transport

    transport = asyncio.run(come())
    assert transport.said.startswith(b"HTTP/1.1 400 ")
    assert transport.closes


def test_many_addresses_share_what_there_is_for_strangers() -> None:
    async def come() -> list[bool]:
        doors = Doors(FEW)
        all: list[Any] = [_Transport(f"10.0.0.{each}", 1) for each in range(40)]
        for each in all:
            doors.arrived(each)
        doors.knows((("10.0.0.39", 1), ("127.0.0.1", 1)))
        for transport in (_Transport("10.0.1.1", port) for port in range(40)):
            doors.arrived(transport)  # type: ignore[arg-type]
        return [each.is_cut for each in all]

    cut = asyncio.run(come())
    assert cut == [True] * 30 + cut[30:39] + [False]
    assert cut.count(False) >= 7  # one address has not driven out all others


@pytest.mark.parametrize("files", [64, 256, 1024])
def test_connections_take_a_small_part_of_the_files(files: int) -> None:
    async def come() -> int:
        doors = Doors(USUAL, files)
        for each in range(1000):
            doors.arrived(_Transport(f"10.0.{each // 200}.{each % 200}", 1))  # type: ignore[arg-type]
            doors.knows(((f"10.0.{each // 200}.{each % 200}", 1), ("127.0.0.1", 1)))
        for each in range(1000):
            doors.arrived(_Transport(f"10.1.{each // 200}.{each % 200}", 1))  # type: ignore[arg-type]
        return doors.count

    assert asyncio.run(come()) <= max(16, files // 4)


@contextmanager
def crowd(server: PageServer, count: int, words: str) -> Iterator[None]:
    """Have another process hold so many connections, and open again what is closed."""
    name, port = host_of(server).split(":")
    script = Path(__file__).with_name("crowd.py")
    process = subprocess.Popen(
        [sys.executable, str(script), name, port, str(count), words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"all\n"
        yield
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait(PATIENCE)


@contextmanager
def files_left(more: int) -> Iterator[None]:
    """Let this process open so many files besides those that it has."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    held = len(list(Path("/proc/self/fd").iterdir()))
    resource.setrlimit(resource.RLIMIT_NOFILE, (held + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts the files of the process")
@pytest.mark.parametrize("words", ["", "GET /x HTTP/1.1\\r\\nX-A: b\\r\\n"], ids=["silent", "slow"])
def test_saving_goes_on_whatever_the_network_does(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], words: str
) -> None:
    with files_left(250), shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server:
        allowed = files_allowed()
        assert allowed is not None
        with page(server) as before, crowd(server, 400, words):
            for number in range(3):
                (tmp_path / f"{number}.txt").write_text("a file", encoding="utf-8")
                Library.create(tmp_path / f"{number}.chesslib").close()
                problem = {"fen": STAR, "stipulation": "#2", "title": str(number)}
                assert before.ask("save", problem=problem, **{"as": "place"})["ok"]
                with page(server) as after:  # the link opens the page meanwhile
                    assert after.ask("search", query="")["total"] == number + 1
            assert server._app.doors.count <= allowed // 4
    assert capfd.readouterr().err == ""


def test_the_usual_limits_fit_together() -> None:
    usual: Limits = USUAL
    assert usual.strangers_of_one < usual.strangers
    assert usual.connections < usual.guests
