# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line understands."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NoReturn

from composer.analysis.comparing.edit import EditKind, parse_kinds
from composer.beside.program import Limits
from composer.cli.drawingarguments import SHEET_FORMS, add_drawing, add_sheet_arguments
from composer.cli.faults import BadInput
from composer.cli.given import Asked
from composer.cli.output import PROGRAM
from composer.diagrams.files.forms import Format
from composer.notation.letters import CODES
from composer.problem.stipulation import StipulationError
from composer.solver.deadline import LONGEST
from composer.solver.lines import MOST_LINES

_MOST_JOBS = 256
_ORDERS = (  # as `composer.library.search.search.Order` has them; solving loads no library
    *("saved", "added", "authors", "source", "date", "title", "stipulation", "men"),
    *("verdict", "award", "key", "threats", "variations", "tries", "changed", "set-play", "duals"),
)
_MOST_THREADS = 32

CHECK_SECONDS = 60.0
"""How long `check` may take for a problem with all its twins, unless it is told otherwise."""


RETRO_SECONDS = 10.0
"""How long `retro` may take, unless it is told otherwise."""

RETRO_POSITIONS = 3_000_000
"""How many positions `retro` looks at for a game, unless it is told otherwise."""

DEAD_POSITIONS = 1_000_000
"""How many positions `dead` keeps for each side, unless it is told otherwise."""


def _between(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a number in a range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a number from {least} to {most}, got {text!r}")

    return read


_number = _between(1, 100_000_000)


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong argument as bad input, in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments.

        Raises:
            BadInput: always.
        """
        raise BadInput(f"{message} ({self.prog} --help tells what is possible)")


def parser() -> Parser:
    """Return the parser of all commands."""
    top = Parser(
        prog=PROGRAM,
        description="Compose and solve chess problems. "
        "Without a command, or with a file alone, the studio opens.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="say which version this is and stop")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, (run, does, add) in COMMANDS.items():
        command = commands.add_parser(name, help=does, allow_abbrev=False)
        command.set_defaults(run=run)
        add(command)
    return top


def _add_solve(command: argparse.ArgumentParser) -> None:
    command.description = "Solve a position, or every problem of a file, and print the solution."
    _add_position(command)
    _add_rules(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a line")
    _add_seconds(command, 0, "each problem")
    _add_refutations(command)
    command.add_argument("--no-tries", action="store_true", help="do not look for tries")
    command.add_argument("--no-set-play", action="store_true", help="do not look for set play")
    command.add_argument(
        "--intended",
        metavar="N",
        help="how many solutions help play is to have, such as 4 or 2.1.1.1",
    )
    command.add_argument(
        "--exact", action="store_true", help="do not look for shorter solutions of help play"
    )
    command.add_argument(
        "--most-lines",
        type=int,
        default=MOST_LINES,
        metavar="N",
        help=f"stop after so many solutions of help play (default: {MOST_LINES})",
    )
    command.add_argument(
        "--all-tries", action="store_true", help="print trivial tries too (checks, no play)"
    )
    command.add_argument(
        "--all-defences", action="store_true", help="print defences that parry no threat too"
    )
    command.add_argument(
        "--name-men", action="store_true", help="name the men in turns of old games: W1B+v2F"
    )
    command.add_argument(
        "--one-a-line", action="store_true", help="do not group defences with the same answer"
    )
    command.add_argument(
        "--language",
        choices=CODES,
        default="en",
        help="letters of the men and words; en-s has S for the knight (default: en)",
    )
    command.add_argument(
        "--award",
        action="store_true",
        help="say what speaks for and against it, as the report of an award does",
    )
    figures = "say below each solution how many positions were looked at, in what time"
    command.add_argument("--statistics", action="store_true", help=figures)
    _add_popeye(command)


def _add_popeye(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--with",
        dest="solver",
        choices=("popeye",),
        default="",
        help="have Popeye solve it, a program of its own",
    )
    command.add_argument(
        "--popeye",
        default="",
        metavar="PATH",
        help="where Popeye is (default: what COMPOSER_POPEYE says, or found on PATH)",
    )
    command.add_argument(
        "--popeye-memory",
        type=int,
        default=Limits().megabytes,
        metavar="MB",
        help=f"the memory for its table of positions (default: {Limits().megabytes})",
    )
    command.add_argument(
        "--differences",
        action="store_true",
        help="solve it here, too, and list the lines in which the two differ",
    )


def _add_moves(command: argparse.ArgumentParser) -> None:
    command.description = (
        "List the legal moves of the side to move, one a line, as Popeye writes them, sorted."
    )
    _add_position(command)
    _add_rules(command)
    _add_which(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument(
        "--name-men", action="store_true", help="name the men in turns of old games: W1B+v2F"
    )


def _add_retro(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Tell whether a game can lead to a diagram, by which last moves, and what its history "
        "proves of castling and en passant."
    )
    _add_position(command)
    _add_which(command)
    _add_seconds(command, RETRO_SECONDS, "the search")
    command.add_argument(
        "--budget",
        type=_between(0, 1_000_000_000),
        default=RETRO_POSITIONS,
        metavar="N",
        help="look at so many positions for a game that leads there; 0 for no such search "
        f"(default: {RETRO_POSITIONS})",
    )
    how = "whether fairy men stood in the array (default), or each was a pawn"
    command.add_argument("--fairy-men", choices=("given", "promoted"), default="given", help=how)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _add_dead(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Tell whether a position is dead: whether no sequence of legal moves leads to mate by "
        "either side. Repetition and the fifty-move rule do not count."
    )
    _add_position(command)
    _add_which(command)
    _add_seconds(command, RETRO_SECONDS, "the search")
    command.add_argument(
        "--budget",
        type=_between(0, 10_000_000),  # a gigabyte
        default=DEAD_POSITIONS,
        metavar="N",
        help="keep so many positions for each side at most, some 100 bytes each; 0 for no search "
        f"(default: {DEAD_POSITIONS})",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _add_check(command: argparse.ArgumentParser) -> None:
    command.description = "Solve every problem of the files and print one line for each."
    command.add_argument("files", nargs="+", metavar="FILE", help="a file of problems")
    _add_stipulation(command)
    _add_rules(command)
    _add_refutations(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a line")
    command.add_argument("--tries", action="store_true", help="look for tries too")
    _add_seconds(command, CHECK_SECONDS, "each problem")
    _add_jobs(command)
    _add_cluster(command)


def _add_diagram(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Draw a position or a problem of a file as SVG, PNG, PDF, LaTeX or plain text, or write "
        "it as a web page that plays its solution."
    )
    _add_position(command)
    _add_which(command)
    add_drawing(command)
    command.add_argument(
        "--solution",
        action="store_true",
        help="print the solution below the diagram of a game that is no chess",
    )


def _add_import(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Add the problems of files to a library, which is made if it is not there: YAML of Olive "
        "and YACPDB, JSON, FEN and EPD lines, Popeye, PGN, CSV, LaTeX, lists of men."
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a file of problems")
    _add_library(command)
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


def _add_export(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Write the problems that a query finds, or all problems, to a file of problems, as "
        "printed sheets or as web pages."
    )
    _add_query(command)
    _add_library(command)
    where = command.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--app",
        metavar="FOLDER",
        help="write no problems, but the page for telephones: static files for any web server, "
        "which solve in the browser",
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
    command.add_argument("--force", action="store_true", help="overwrite a file that exists")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_sheet_arguments(command)


def _add_search(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Print the problems that a query finds, one a line. A query is made of words and of "
        "fields such as author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930 key:Q*. One "
        "that begins with - is quoted whole: ' -checking'."
    )
    _add_query(command)
    _add_library(command)
    command.add_argument(
        "--like",
        default="",
        metavar="PROBLEM",
        help="rank what is most like a problem: its number in the library, a FEN in quotation "
        "marks, or a file of one problem; as like: in the query",
    )
    command.add_argument(
        "--least",
        type=_between(1, 100),
        metavar="PERCENT",
        help="with --like: how much alike they must be at least, up to 100",
    )
    command.add_argument(
        "--order",
        choices=_ORDERS,
        help="how they are sorted (default: saved; with --like the nearest first)",
    )
    command.add_argument("--reverse", action="store_true", help="turn the order round")
    command.add_argument("--limit", type=_number, metavar="N", help="print only the first N")
    command.add_argument("--count", action="store_true", help="print only how many there are")
    command.add_argument(
        "--format",
        choices=("text", "json", "fen", "id"),
        default="text",
        help="how each is printed (default: text)",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object a line")


def _add_classify(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Solve and analyse the problems of a library that were not yet: first all verdicts, then "
        "themes, quality and counts. It may be stopped at any time and goes on where it was."
    )
    _add_query(command)
    _add_library(command)
    command.add_argument(
        "--again", action="store_true", help="analyse again what the query finds, or all"
    )
    _add_jobs(command)
    _add_cluster(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a problem")


def _add_copy(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Copy a library, with all that was saved in it until now, to a new file. It may be open "
        "in the studio meanwhile; copying its file by other means may miss what was saved last."
    )
    _add_library(command)
    _add_new_file(command, "the copy; it must not be there yet")


def _add_rescue(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Write what can be read of a damaged library into a new one, and say what is lost. The "
        "damaged one is only read."
    )
    command.add_argument("damaged", metavar="LIBRARY", help="the damaged library")
    _add_new_file(command, "the new library; it must not be there yet")


def _add_new_file(command: argparse.ArgumentParser, words: str) -> None:
    command.add_argument("-o", "--output", required=True, metavar="NEW", help=words)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _add_query(command: argparse.ArgumentParser) -> None:
    command.add_argument("words", nargs="*", metavar="QUERY", help="what a problem must have")


def _add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs",
        type=_between(1, _MOST_JOBS),
        default=0,
        metavar="N",
        help="solve so many problems at once (default: one for each processor)",
    )


def _add_serve(command: argparse.ArgumentParser) -> None:
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
        type=_between(0, 65_535),
        default=8642,
        metavar="N",
        help="where, if nobody else has it (default: 8642)",
    )
    _add_library(command)


def _add_neighbours(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Try every single edit of a position and print those that make it sound, the best first: "
        "the same key, themes kept and gained, fewer duals, fewer men."
    )
    _add_position(command)
    _add_rules(command)
    command.add_argument(
        "--edits",
        type=_edits,
        metavar="KINDS",
        help="which edits to try, such as move,add (default: move, king, add, remove, change, "
        "shift, mirror; also: exchange)",
    )
    command.add_argument(
        "--limit", type=_number, metavar="N", help="print only so many, the best first"
    )
    command.add_argument(
        "--jobs",
        type=_between(1, _MOST_THREADS),
        default=0,
        metavar="N",
        help="try so many edits at once (default: one for each processor)",
    )
    command.add_argument(
        "--json", action="store_true", help="print one JSON object for every edit tried"
    )
    _add_seconds(command, 0, "all")
    _add_which(command)


def _add_library(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--library", default="", metavar="PATH", help="the library (default: the studio's own)"
    )


def _add_explore(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Try all positions that a file describes, and print those that hold what it demands."
    )
    command.add_argument("spec", type=Path, metavar="SPEC", help="what may vary and must hold")
    command.add_argument("-o", "--output", type=Path, help="the journal: all finds, to go on with")
    command.add_argument("--resume", action="store_true", help="go on with the journal of -o")
    command.add_argument(
        "--jobs", type=_between(1, _MOST_JOBS), default=0, help="processes (default: one a core)"
    )
    _add_cluster(command)
    command.add_argument(
        "--best", type=_between(1, 100_000), default=20, help="how many to print (default: 20)"
    )
    command.add_argument("--json", action="store_true", help="print every find as JSON, at once")
    command.add_argument("--quiet", action="store_true", help="show no progress")


def _add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="a Dask scheduler, tcp://host:8786 or tls://host:8786"
    )
    for name, what in (
        ("ca", "the authority's certificate"),
        ("cert", "this machine's certificate"),
        ("key", "the key of this machine's certificate"),
    ):
        command.add_argument(f"--tls-{name}", type=Path, metavar="FILE", help=f"for tls://: {what}")


def _add_bench(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Solve fixed positions with one thread and print times and positions looked at. Their "
        "sum, the signature, tells one behaviour of the solver from another."
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _add_position(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", nargs="+", metavar="FEN|FILE", help="a FEN or a file of problems")
    _add_stipulation(command)


def _add_stipulation(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-s",
        "--stipulation",
        type=_stipulation,
        metavar="STIPULATION",
        help="what is asked, such as #3 or 'h#2* 2.1.1.1 duplex' "
        "(default: what the file says; #2 for a FEN that is typed)",
    )


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rules", metavar="BOOK", help="the rule book, such as ponziani (default: the file's)"
    )
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="set an option of the rule book, such as castling=free; may be repeated",
    )


def _add_seconds(command: argparse.ArgumentParser, default: float, what: str) -> None:
    usual = f"{default:g}" if default else "no limit"
    command.add_argument(
        "--seconds",
        type=_seconds,
        default=default,
        metavar="S",
        help=f"stop {what} after so many seconds and print what is known; 0 for no limit "
        f"(default: {usual})",
    )


def _add_which(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--number", type=_number, metavar="N", help="which problem of a file, counted from 1"
    )


def _add_refutations(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--refutations",
        type=_between(1, 99),
        default=1,
        metavar="N",
        help="a try has at most so many refutations (default: 1)",
    )


def _stipulation(text: str) -> Asked:
    try:
        return Asked.of(text)
    except StipulationError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _edits(text: str) -> frozenset[EditKind]:
    try:
        return parse_kinds(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST:  # also false for what is not a number
        raise argparse.ArgumentTypeError(f"expected 0 to {LONGEST:.0f} seconds, got {text!r}")
    return seconds


COMMANDS: Final[Mapping[str, tuple[str, str, Callable[[argparse.ArgumentParser], None]]]] = (
    MappingProxyType(
        {
            "solve": ("solve:run_solve", "solve a position", _add_solve),
            "moves": ("moves:run_moves", "list the legal moves", _add_moves),
            "retro": ("retro:run_retro", "tell where a diagram comes from", _add_retro),
            "dead": ("dead:run_dead", "tell who can still mate at all", _add_dead),
            "check": ("check:run_check", "solve all problems of files", _add_check),
            "diagram": ("diagram:run_diagram", "draw a diagram", _add_diagram),
            "import": ("importing:run_import", "add files to a library", _add_import),
            "export": ("collection:run_export", "write a library's problems", _add_export),
            "search": ("search:run_search", "search a library", _add_search),
            "classify": ("classify:run_classify", "solve and analyse a library", _add_classify),
            "copy": ("keeping:run_copy", "copy a library in use", _add_copy),
            "rescue": ("keeping:run_rescue", "rescue a damaged library", _add_rescue),
            "explore": ("explore:run_explore", "search for sound problems", _add_explore),
            "neighbours": (
                "neighbours:run_neighbours",
                "try all edits of a position",
                _add_neighbours,
            ),
            "serve": ("serve:run_serve", "serve the page for a telephone", _add_serve),
            "bench": ("bench:run_bench", "measure the solver", _add_bench),
        }
    )
)
"""Of each command the function in `composer.cli` that runs it, what it does, and its arguments."""
