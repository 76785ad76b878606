# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands that draw a diagram, serve the page, or answer assistants."""

from __future__ import annotations

import argparse

from composer.cli.arguments.common import add_library, add_position, add_which, between


def add_diagram(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `diagram`."""
    from composer.cli.arguments.diagrams import add_drawing

    command.description = (
        "Draw a position or a problem of a file as SVG, PNG, PDF, LaTeX or plain text, or write "
        "it as a web page that plays its solution."
    )
    add_position(command)
    add_which(command)
    add_drawing(command)
    command.add_argument(
        "--solution",
        action="store_true",
        help="print the solution below the diagram of a game that is no chess",
    )


def add_serve(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve`."""
    command.description = (
        "Serve the page on which problems are composed in a browser or on a telephone, until "
        "Ctrl-C. It opens by the link that is printed, which is another one at each start unless "
        "--keep-link keeps it."
    )
    command.add_argument(
        "--lan",
        action="store_true",
        help="serve it to the local network too, not to this machine alone; prints the code "
        "that a telephone's camera reads",
    )
    command.add_argument(
        "--https",
        action="store_true",
        help="encrypt what is sent, with a certificate made on the spot; the browser warns of it "
        "until the telephone has installed it",
    )
    command.add_argument(
        "--keep-link",
        action="store_true",
        help="serve it by the same link as the last time with this option, so that a page on a "
        "telephone finds it again; where the port is free",
    )
    command.add_argument(
        "--new-link",
        action="store_true",
        help="as --keep-link, by a new link: the one before opens nothing any more",
    )
    command.add_argument(
        "--port",
        type=between(0, 65_535),
        default=8642,
        metavar="N",
        help="where, if nobody else has it (default: 8642)",
    )
    add_library(command)


def add_mcp(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `mcp`."""
    command.description = (
        "Answer an assistant by the Model Context Protocol over standard input and output, until "
        "it closes them: it solves, names keys and themes, tries neighbours, judges legality, "
        "searches the library, draws diagrams and explores, and changes nothing."
    )
    command.add_argument(
        "--write",
        action="store_true",
        help="let it add problems to the library, too",
    )
    add_library(command)
