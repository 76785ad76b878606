# SPDX-License-Identifier: GPL-3.0-or-later
"""The gate before the page, tried by those who should not pass."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from importlib import util
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from served import address_of, asked, host_of, page, refused, served, shelved, token_of
from websockets.exceptions import ConnectionClosed

from composer.web import server as serving
from composer.web.gate import Rates
from composer.web.limits import USUAL
from composer.web.links import BITS, new_token
from composer.web.server import PageServer, Reach, WebMissing, require_web
from composer.web.service import Service


@pytest.fixture(scope="module")
def server() -> Iterator[PageServer]:
    with served() as found:
        yield found


def test_the_link_opens_the_page(server: PageServer) -> None:
    status, headers, body = asked(server, f"/{token_of(server)}/")
    assert status == 200
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert b"main.js" in body
    with page(server) as found:
        assert found.hello["say"] == "hello"


def test_a_token_has_128_random_bits_and_is_another_at_each_start(server: PageServer) -> None:
    assert BITS == 128
    assert len(new_token()) >= BITS / 6  # six bits to a letter
    assert len({new_token() for _ in range(100)}) == 100
    with served() as another:
        assert token_of(another) != token_of(server)


def test_who_has_no_link_or_a_wrong_one_learns_nothing(server: PageServer) -> None:
    """All is answered alike, whether a file of that name exists or not."""
    token = token_of(server)
    wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
    answers = {
        asked(server, path)[0::2]
        for path in (
            "/",
            "/index.html",
            f"/{wrong}/",
            f"/{wrong}/main.js",
            f"/{wrong}/nothing.js",
            f"/{token}",
            f"/{token}x/",
            f"/{token.lower()}/",
            "/live",
            f"/x/{token}/",
            f"//{token}/",
            "/%00/",
            f"/{token}%2f/",
        )
    }
    assert answers == {(404, b"")}
    headers = asked(server, "/")[1]
    assert set(headers) <= {"content-length", "connection"}  # no name of a program, no date
    assert refused(server, wrong, Origin=f"http://{host_of(server)}")
    assert refused(server, "", Origin=f"http://{host_of(server)}")


def test_tokens_are_compared_in_constant_time() -> None:
    source = Path(util.find_spec("composer.web.gate").origin).read_text("utf-8")  # type: ignore[union-attr, arg-type]
    assert "secrets.compare_digest(" in source
    assert not re.search(r"(==|!=|\bin\b) self\._token", source)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "", "[::1]:{port}"]
)
def test_another_host_is_refused_so_that_names_cannot_be_rebound(
    server: PageServer, host: str
) -> None:
    port = urlsplit(server.link).port
    status, _, body = asked(server, f"/{token_of(server)}/", Host=host.format(port=port))
    assert (status, body) in ((404, b""), (400, b"Invalid HTTP request received."))


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "https://{host}",
        "http://{host}.evil.example",
        "http://localhost",
        "",
    ],
)
def test_another_origin_is_refused(server: PageServer, origin: str) -> None:
    given = origin.format(host=host_of(server))
    assert asked(server, f"/{token_of(server)}/", Origin=given)[0] == 404
    assert refused(server, Origin=given)


def test_a_connection_without_an_origin_is_refused(server: PageServer) -> None:
    assert refused(server)


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere(server: PageServer) -> None:
    headers = asked(server, f"/{token_of(server)}/")[1]
    policy = headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    hosts = set(re.findall(r"\w+://[^\s;]+", policy))
    assert hosts == {f"ws://{host_of(server)}"}
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_no_cookie_is_set_and_no_other_site_may_read(server: PageServer) -> None:
    headers = asked(server, f"/{token_of(server)}/")[1]
    assert "set-cookie" not in headers
    assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "path",
    [
        "../pyproject.toml",
        "..%2fpyproject.toml",
        "words/../../app.css",
        "/etc/passwd",
        "%2fetc/passwd",
        "C:/Windows/win.ini",
        "words",
        "words/",
        ".",
        "index.html/",
        "main.js%00",
        "a" * 5000,
    ],
)
def test_no_path_of_the_disk_can_be_named(server: PageServer, path: str) -> None:
    status, _, body = asked(server, f"/{token_of(server)}/{path}")
    assert status == 404
    assert body == b""


@pytest.mark.parametrize(
    "method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT"]
)
def test_files_can_only_be_read(server: PageServer, method: str) -> None:
    assert asked(server, f"/{token_of(server)}/", method)[0] in (400, 404)


def test_nothing_can_be_sent_along_with_a_request(server: PageServer) -> None:
    path = f"/{token_of(server)}/"
    assert asked(server, path, Content_Length="5000000000")[0] == 404
    assert asked(server, f"{path}?x=1")[0] == 404


def _fill(raw: socket.socket) -> None:
    """Say a header in pieces: Windows takes any one of them before it is sent."""
    for _ in range(2000):
        raw.sendall(b"x" * 10_000)


def test_headers_without_end_are_cut_off(server: PageServer) -> None:
    name, port = host_of(server).split(":")
    with socket.create_connection((name, int(port)), timeout=30) as raw:
        raw.sendall(f"GET /{token_of(server)}/ HTTP/1.1\r\nHost: {host_of(server)}\r\n".encode())
        raw.sendall(b"X-Filler: ")
        with pytest.raises(OSError, match=r"."):  # which one depends on the system
            _fill(raw)


def test_it_is_served_to_this_machine_alone_unless_asked_for(server: PageServer) -> None:
    assert Reach() == Reach(network=False)
    assert urlsplit(server.link).hostname == "127.0.0.1"
    bound = {each.getsockname()[0] for each in server._sockets}
    assert bound == {"127.0.0.1"}


def test_in_the_network_it_is_bound_to_its_address_there_and_not_to_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another address of this machine stands for that of a network: tests have none."""
    monkeypatch.setattr(serving, "network_address", lambda: "127.0.0.2")
    found = PageServer(Service(hands=1), Reach(network=True, port=0))
    try:
        bound = {each.getsockname()[0] for each in found._sockets}
        assert bound == {"127.0.0.1", "127.0.0.2"}
        assert urlsplit(found.link).hostname == "127.0.0.2"
        assert asked(found, f"/{token_of(found)}/")[0] == 200
    finally:
        found.stop()


def test_who_asks_too_often_is_answered_no_more() -> None:
    now = 0.0
    rates = Rates(replace(USUAL, rate=10, burst=20), lambda: now)
    assert [rates.allows("a") for _ in range(25)] == [True] * 20 + [False] * 5
    assert rates.allows("b")
    now = 0.5
    assert [rates.allows("a") for _ in range(7)] == [True] * 5 + [False] * 2


def test_no_more_pages_than_allowed_are_connected() -> None:
    with served(limits=replace(USUAL, connections=2)) as few, page(few), page(few) as last:
        assert few.pages == 2
        assert refused(few, Origin=f"http://{host_of(few)}")
        assert last.hello["say"] == "hello"


def test_a_message_that_is_too_long_ends_the_connection() -> None:
    with served(limits=replace(USUAL, message=1000)) as strict, page(strict) as found:
        found.send('{"do":"' + "x" * 5000 + '"}')
        with pytest.raises(ConnectionClosed):
            found.hear()


def test_without_the_libraries_one_sentence_says_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "find_spec", lambda name: None)
    with pytest.raises(WebMissing, match=r'Type this once: pip install "chess-composer\[web\]"$'):
        require_web()


def test_the_library_is_not_told_to_who_has_no_link(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as found:
        assert refused(found, "A" * 22, Origin=f"http://{host_of(found)}")
        assert address_of(found).startswith("ws://127.0.0.1:")
