# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands that work with a library."""

from __future__ import annotations

import argparse
from typing import Final

from composer.cli.arguments.common import (
    NUMBER,
    add_cluster,
    add_jobs,
    add_library,
    add_query,
    between,
)

_ORDERS: Final = (  # as `composer.library.search.search.Order` has them; solving loads no library
    *("saved", "added", "authors", "source", "date", "title", "stipulation", "men"),
    *("verdict", "award", "key", "threats", "variations", "tries", "changed", "set-play", "duals"),
    "collection",
)


def add_import(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `import`."""
    command.description = (
        "Add the problems of files to a library, which is made if it is not there: YAML of Olive "
        "and YACPDB, JSON, FEN and EPD lines, Popeye, PGN, CSV, LaTeX, lists of men, and letters "
        "(.eml or plain text) with problems in them."
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a file of problems")
    add_library(command)
    command.add_argument(
        "--duplicates",
        choices=("merge", "skip", "add"),
        default="merge",
        help="what to do with a problem that is there already: merge adds what it does not know "
        "yet, skip leaves it, add compares nothing (default: merge)",
    )
    command.add_argument(
        "--dry-run",
        action="store_true",
        help="change nothing: list what would be added, merged and linked",
    )
    command.add_argument(
        "--classify", action="store_true", help="then solve and analyse what was not yet"
    )
    command.add_argument("--json", action="store_true", help="print one JSON object for each file")


def add_export(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `export`."""
    from composer.cli.arguments.diagrams import SHEET_FORMS, add_sheet_arguments
    from composer.diagrams.files.forms import Format

    command.description = (
        "Write the problems that a query finds, or all problems, to a file of problems, as "
        "printed sheets or as web pages."
    )
    add_query(command)
    add_library(command)
    where = command.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--app",
        metavar="FOLDER",
        help="write no problems, but the page for telephones: static files for any web server, "
        "which solve in the browser; with a name that ends with .html one file, which opens by "
        "itself, as from a mail",
    )
    where.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        help="the file to write: .jsonl keeps everything, .olv all of chess; .pgn, .csv, .inp, "
        ".txt; printed sheets: .pdf, .tex, .svg, .png; a web page that plays: .html; with "
        "--format html a folder, for a small site",
    )
    command.add_argument(
        "--format",
        choices=(*SHEET_FORMS, Format.HTML.value),
        default="",
        help="the form (default: by the name's end)",
    )
    _add_order(command, "how they are sorted (default: saved)")
    command.add_argument("--limit", type=NUMBER, metavar="N", help="write only the first N")
    command.add_argument(
        "--originals",
        action="store_true",
        help="write what became of originals, too: steps, address and letter of who sent them",
    )
    command.add_argument("--force", action="store_true", help="overwrite a file that exists")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_sheet_arguments(command)


def add_search(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `search`."""
    command.description = (
        "Print the problems that a query finds, one a line. A query is made of words and of "
        "fields such as author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930 key:Q*. One "
        "that begins with - is quoted whole: ' -checking'."
    )
    add_query(command)
    add_library(command)
    command.add_argument(
        "--like",
        default="",
        metavar="PROBLEM",
        help="rank what is most like a problem: its number in the library, a FEN in quotation "
        "marks, or a file of one problem; as like: in the query",
    )
    command.add_argument(
        "--least",
        type=between(1, 100),
        metavar="PERCENT",
        help="with --like: how much alike they must be at least, up to 100",
    )
    _add_order(command, "how they are sorted (default: saved; with --like the nearest first)")
    command.add_argument("--limit", type=NUMBER, metavar="N", help="print only the first N")
    command.add_argument("--count", action="store_true", help="print only how many there are")
    command.add_argument(
        "--format",
        choices=("text", "json", "fen", "id"),
        default="text",
        help="how each is printed (default: text)",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object a line")
    command.add_argument(
        "--as-it-is",
        action="store_true",
        help="change nothing: do not bring a library of an older version up to date",
    )


def add_classify(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `classify`."""
    command.description = (
        "Solve and analyse the problems of a library that were not yet: first all verdicts, then "
        "themes, quality and counts. It may be stopped at any time and goes on where it was."
    )
    add_query(command)
    add_library(command)
    command.add_argument(
        "--again", action="store_true", help="analyse again what the query finds, or all"
    )
    add_jobs(command)
    add_cluster(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a problem")


def add_story(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `story`."""
    command.description = (
        "Tell how a problem of a library was made: the positions that were tried, each with the "
        "one it came from and the edit, what was found of it, and which lines were looked up."
    )
    command.add_argument(
        "number", type=NUMBER, metavar="NUMBER", help="of the problem (search --format id)"
    )
    command.add_argument("--main", action="store_true", help="only those that led to what was kept")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--html", action="store_true", help="print a page with a board for each")
    form.add_argument("--json", action="store_true", help="print one JSON object")
    add_library(command)


def add_copy(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `copy`."""
    command.description = (
        "Copy a library, with all that was saved in it until now, to a new file. It may be open "
        "in the studio meanwhile; copying its file by other means may miss what was saved last."
    )
    add_library(command)
    _add_new_file(command, "the copy; it must not be there yet")


def add_rescue(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `rescue`."""
    command.description = (
        "Write what can be read of a damaged library into a new one, and say what is lost. The "
        "damaged one is only read."
    )
    command.add_argument("damaged", metavar="LIBRARY", help="the damaged library")
    _add_new_file(command, "the new library; it must not be there yet")


def _add_order(command: argparse.ArgumentParser, words: str) -> None:
    command.add_argument("--order", choices=_ORDERS, help=words)
    command.add_argument("--reverse", action="store_true", help="turn the order round")


def _add_new_file(command: argparse.ArgumentParser, words: str) -> None:
    command.add_argument("-o", "--output", required=True, metavar="NEW", help=words)
    command.add_argument("--json", action="store_true", help="print one JSON object")
