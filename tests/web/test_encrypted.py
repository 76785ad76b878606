# SPDX-License-Identifier: GPL-3.0-or-later
"""The page by https, with a certificate made on the spot, and by a link that is kept."""

from __future__ import annotations

import http.client
import socket
import ssl
import stat
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from served import PATIENCE
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import composer.web.links
from composer.files.private import read_private, write_private
from composer.web.links import CERTIFICATE, forget_link, kept_token, link_file
from composer.web.server import PageServer, Reach
from composer.web.service import Service


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "telephone"
    monkeypatch.setattr(composer.web.links, "page_folder", lambda: folder)
    monkeypatch.setattr("composer.web.server.page_folder", lambda: folder)
    return folder


def test_a_link_is_kept_until_it_is_forgotten(own_folder: Path) -> None:
    token = kept_token(link_file())
    assert kept_token(link_file()) == token
    if sys.platform != "win32":
        assert stat.S_IMODE(link_file().stat().st_mode) == 0o600
        link_file().chmod(0o644)  # others may have read it
        renewed = kept_token(link_file())
        assert renewed != token
        token = renewed
    forget_link()
    assert kept_token(link_file()) != token
    write_private(link_file(), b"short")
    assert len(kept_token(link_file())) == 22
    link_file().unlink()
    link_file().symlink_to(own_folder / "elsewhere")
    assert read_private(link_file()) is None


def test_a_studio_that_was_started_anew_has_the_link_of_before() -> None:
    links = []
    for keeps in (True, False, True):
        server = PageServer(Service(hands=1), Reach(port=0, keeps_link=keeps))
        links.append(urlsplit(server.link).path)
        server.stop()
    assert links[0] == links[2] != links[1]


def asked(server: PageServer, path: str, context: ssl.SSLContext) -> tuple[int, bytes, str]:
    host = urlsplit(server.link).netloc
    connection = http.client.HTTPSConnection(host, timeout=PATIENCE, context=context)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.headers["content-security-policy"] or ""
    finally:
        connection.close()


def test_what_is_sent_is_encrypted_and_trusted_once_its_authority_is() -> None:
    pytest.importorskip("cryptography")
    blind = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    blind.check_hostname, blind.verify_mode = False, ssl.CERT_NONE
    seen = []
    for _ in range(2):
        server = PageServer(Service(hands=1), Reach(port=0, encrypted=True))
        try:
            parts = urlsplit(server.link)
            assert parts.scheme == "https"
            seen.append(server.fingerprint)
            status, authority, _ = asked(server, f"{parts.path}{CERTIFICATE}", blind)
            assert status == 200
            trusting = ssl.create_default_context(cadata=authority)
            status, body, allowed = asked(server, parts.path, trusting)
            assert (status, b"main.js" in body) == (200, True)
            assert f"wss://{parts.netloc}" in allowed
            with pytest.raises(ssl.SSLCertVerificationError):
                asked(server, parts.path, ssl.create_default_context())
            live = f"wss://{parts.netloc}{parts.path}live"
            origin = f"https://{parts.netloc}"
            with connect(live, ssl=trusting, origin=origin, proxy=None) as found:  # type: ignore[arg-type]
                assert '"hello"' in str(found.recv(PATIENCE))
            with pytest.raises(InvalidStatus):
                connect(live, ssl=trusting, origin=origin.replace("s:", ":"), proxy=None)  # type: ignore[arg-type]
        finally:
            server.stop()
    assert seen[0] == seen[1]  # a browser that was told to go on knows it again
    assert len(seen[0]) == 95


def test_who_is_slow_to_agree_holds_nobody_up() -> None:
    pytest.importorskip("cryptography")
    server = PageServer(Service(hands=1), Reach(port=0, encrypted=True))
    blind = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    blind.check_hostname, blind.verify_mode = False, ssl.CERT_NONE
    try:
        parts = urlsplit(server.link)
        address = (str(parts.hostname), int(parts.port or 0))
        silent = [socket.create_connection(address, PATIENCE) for _ in range(60)]
        silent[0].sendall(b"GET / HTTP/1.1\r\n\r\n")  # by no encryption at all
        status, _, _ = asked(server, parts.path, blind)
        assert status == 200
        assert silent[1].recv(1) == b""  # the first of many had to go
        for each in silent:
            each.close()
    finally:
        server.stop()


def test_an_authority_can_vouch_for_private_addresses_alone(tmp_path: Path) -> None:
    x509 = pytest.importorskip("cryptography.x509")
    from composer.web.certificate import papers_for

    papers = papers_for(("192.168.1.7",), tmp_path)
    found = x509.load_der_x509_certificate(papers.authority)
    limits = found.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    names = {str(each.value) for each in limits.value.permitted_subtrees}
    assert names == {"localhost", "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12"} | {
        "192.168.0.0/16",
        "169.254.0.0/16",
    }
    # Of each kind of name that is checked: what is not limited may be vouched for.
    kinds = (x509.DNSName, x509.IPAddress, x509.RFC822Name, x509.UniformResourceIdentifier)
    assert {type(each) for each in limits.value.permitted_subtrees} == set(kinds)
    use = found.extensions.get_extension_for_class(x509.ExtendedKeyUsage)
    assert list(use.value) == [x509.oid.ExtendedKeyUsageOID.SERVER_AUTH]
    again = papers_for(("192.168.1.7",), tmp_path)
    moved = papers_for(("192.168.1.8",), tmp_path)
    assert papers.fingerprint == again.fingerprint != moved.fingerprint
    assert papers.authority == moved.authority
    if sys.platform != "win32":
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
