# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer serve`: the page for a telephone or a browser, until Ctrl-C."""

from __future__ import annotations

import argparse
import os
from typing import Final

from composer.cli.faults import BadInput, Exit
from composer.cli.libraries import faults_as_bad_input, library_path
from composer.cli.output import complain, flush, say
from composer.library.access.opening import Access
from composer.web.code import code_text
from composer.web.server import PageServer, Reach, ServingError, require_web
from composer.web.service import OwnShelf, Service

_MOST_HANDS: Final = 4

_WHY: Final = {
    Access.IN_USE: "this library is open in another window of the program: it can be searched "
    "here, not changed; the page of that window can save into it",
    Access.READ_ONLY: "this library's file or folder is read-only: it can be searched, not changed",
    Access.DISK_FULL: "the disk of this library is full: it can be searched, not changed",
}


def run_serve(arguments: argparse.Namespace) -> Exit:
    """Serve the page until Ctrl-C.

    Raises:
        BadInput: the libraries it needs are missing, or no port is free; or the library cannot
            be opened.
    """
    try:
        require_web()
        with faults_as_bad_input():
            shelf = OwnShelf(library_path(arguments.library))
        try:
            if shelf.access is not Access.WRITE:
                complain(_WHY[shelf.access])
            _serve(Service(shelf, hands=hands()), Reach(arguments.lan, arguments.port))
        finally:
            shelf.close()
    except ServingError as error:
        raise BadInput(str(error)) from error
    return Exit.DONE


def hands() -> int:
    """Return how many processes solve for pages: two at least, so that one may take long."""
    return max(2, min(_MOST_HANDS, os.cpu_count() or 1))


def _serve(service: Service, reach: Reach) -> None:
    server = PageServer(service, reach)
    try:
        if reach.network:
            say(code_text(server.link))
            say("Everybody in this network who has the link can use the page:")
        else:
            say("On this machine alone; --lan opens the page to the local network:")
        say(server.link)
        say("Ctrl-C stops it.")
        flush()
        server.wait()
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()
