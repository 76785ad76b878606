# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands that serve or write the page for telephones."""

from __future__ import annotations

import argparse


def add_serve_arguments(command: argparse.ArgumentParser) -> None:
    """Add what `serve` takes besides the library."""
    command.description = (
        "Serve the page on which problems are composed in a browser or on a telephone, until "
        "Ctrl-C. It opens by the link that is printed, which is another one at each start."
    )
    command.add_argument(
        "--lan",
        action="store_true",
        help="serve it to the local network too, not to this machine alone; prints the code "
        "that a telephone's camera reads",
    )
    command.add_argument(
        "--port",
        type=int,
        default=8642,
        metavar="N",
        help="where, if nobody else has it (default: 8642)",
    )


def add_app_argument(where: argparse._MutuallyExclusiveGroup) -> None:
    """Add what has `export` write the page itself."""
    where.add_argument(
        "--app",
        metavar="FOLDER",
        help="write no problems, but the page for telephones: static files for any web server, "
        "which solve in the browser",
    )
