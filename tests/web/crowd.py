# SPDX-License-Identifier: GPL-3.0-or-later
"""Connections that say nothing, or half of something, held by another process.

Run as `crowd.py HOST PORT COUNT WORDS`: each says the words, if any. A line tells when all were
tried; those that are closed are opened again until the standard input ends.
"""

from __future__ import annotations

import selectors
import socket
import sys
from contextlib import suppress

MOST = 20_000  # connections that are tried in all


def held(host: str, port: int, words: bytes) -> socket.socket | None:
    try:
        found = socket.create_connection((host, port), timeout=5)
        found.sendall(words)
    except OSError:
        return None
    found.setblocking(False)
    return found


def main(host: str, port: str, count: str, words: str) -> None:
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    said = words.encode().decode("unicode_escape").encode()
    waiting = selectors.DefaultSelector()
    waiting.register(sys.stdin, selectors.EVENT_READ)
    tried = 0

    def another() -> None:
        nonlocal tried
        tried += 1
        found = held(host, int(port), said)
        if found is not None:
            waiting.register(found, selectors.EVENT_READ)

    for _ in range(int(count)):
        another()
    sys.stdout.write("all\n")
    sys.stdout.flush()
    while tried < MOST:
        for key, _ in waiting.select():
            if key.fileobj is sys.stdin:
                return
            gone = key.fileobj
            assert isinstance(gone, socket.socket)
            with suppress(OSError):
                if gone.recv(1000):
                    continue
            waiting.unregister(gone)
            gone.close()
            another()


if __name__ == "__main__":
    main(*sys.argv[1:])
