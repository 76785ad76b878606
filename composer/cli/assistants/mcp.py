# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer mcp`: answers an assistant by the Model Context Protocol, until it is closed."""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import PackageNotFoundError, version

from composer.cli.assistants.protocol import Server
from composer.cli.assistants.saving import SAVE
from composer.cli.assistants.tools import TOOLS
from composer.cli.faults import Exit


def run_mcp(arguments: argparse.Namespace) -> Exit:
    """Answer what comes by standard input, a message a line."""
    try:
        installed = version("chess-composer")
    except PackageNotFoundError:
        installed = "unknown"
    offered = (*TOOLS, SAVE) if arguments.write else TOOLS
    tools = {tool.name: tool for tool in offered}
    reading, writing = sys.stdin.buffer, sys.stdout.buffer
    Server(reading, writing, tools, installed, library=arguments.library).run()
    return Exit.DONE
