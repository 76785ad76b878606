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
from composer.web.links import CERTIFICATE, forget_link
from composer.web.server import PageServer, Reach, ServingError, require_web
from composer.web.service import OwnShelf, Service

_MOST_HANDS: Final = 4

_WARNING: Final = """\
The browser will warn that it does not know who is there: this studio vouches for itself, and nobody
else does. Go on (it is under "Advanced") if the certificate that the browser shows has this SHA-256
fingerprint:
  {print}
So nobody listens in, but the page is not kept for use without network. For that, install on the
telephone what this address gives, once; it can vouch for addresses of private networks only:
  {link}{name}"""

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
        require_web(arguments.https)
        with faults_as_bad_input():
            shelf = OwnShelf(library_path(arguments.library))
        try:
            if shelf.access is not Access.WRITE:
                complain(_WHY[shelf.access])
            if arguments.new_link:
                forget_link()
            keeps = arguments.keep_link or arguments.new_link
            reach = Reach(arguments.lan, arguments.port, arguments.https, keeps)
            _serve(Service(shelf, hands=hands()), reach)
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
        if server.fingerprint:
            say(_WARNING.format(link=server.link, name=CERTIFICATE, print=server.fingerprint))
        say("Ctrl-C stops it.")
        flush()
        server.wait()
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()
