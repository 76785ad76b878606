# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer export`: problems go out of a library, into files or as web pages."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Final

from composer.cli.faults import BadInput, Exit, refuse_existing, report_failure
from composer.cli.given import given_problems
from composer.cli.libraries import (
    arranged_items,
    faults_as_bad_input,
    found_ids,
    found_rows,
    opened_library,
)
from composer.cli.output import complain, say, say_json, show_progress
from composer.cli.sheets import diagram_style, is_sheet, write_printed
from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.files.placing import reason_of
from composer.diagrams.pages.passages import Item, standing_between, with_passages
from composer.diagrams.web.page import WebOptions, write_page
from composer.diagrams.web.site import INDEX, write_site
from composer.formats.writing import Written, write_problems
from composer.library.access.store import Library
from composer.library.arriving.links import with_links
from composer.library.people.shown import Names, names_of_problems
from composer.problem.originals.status import without_original
from composer.problem.problem import Problem
from composer.solver.jsonform import FORMAT, Json
from composer.web.appexport import AppThere, write_app, write_one_file

_ENDINGS: Final = (".html", ".htm")


_SHOWN: Final = 100  # problems written between two times that progress is shown


def run_export(arguments: argparse.Namespace) -> Exit:
    """Write the problems that are meant to a file of problems, as sheets or as web pages.

    Raises:
        BadInput: the file cannot be written, or the library cannot be used.
    """
    if arguments.app is not None:
        return _export_app(arguments)
    path = Path(arguments.output)
    if arguments.output in ("", "-"):
        raise BadInput("--output: expected the name of a file; export writes no standard output")
    with faults_as_bad_input(), _chosen(arguments) as (given, library):
        problems = given
        web = is_web(arguments.output, arguments.format)
        if web or is_sheet(path, arguments.format):
            left_out: list[Problem] = []
            drawn = map(without_original, _drawn(problems, left_out))
            asked = _called(drawn, library, arguments.language)
            files = (write_web if web else write_printed)(path, asked, arguments)
        elif arguments.anonymous or arguments.form:
            raise BadInput(
                f"{path}: a file of problems tells all; --anonymous and --form are for .pdf, "
                ".svg, .png, .tex and .html"
            )
        else:
            published = problems if arguments.originals else _published(problems, path)
            written = write_problems(path, published, arguments.force)
            return _told(path, written, arguments.json)
        if left_out:
            complain(
                f"{path}: {len(left_out)} of other games left out: "
                "sheets and sites hold problems of chess"
            )
        if arguments.json:
            told = {"format": FORMAT, "file": str(path), "written": len(asked)}
            if left_out:
                told["left_out"] = len(left_out)
            if len(files) > 1:
                told["files"] = [str(file) for file in files]
            say_json(told)
        else:
            say(f"{path}: {len(asked)} written")
    return Exit.DONE


def _export_app(arguments: argparse.Namespace) -> Exit:
    """Write the page for telephones as static files; no library is opened for it."""
    if arguments.words or arguments.files:
        raise BadInput("--app writes the page, which holds no problems; leave the others out")
    start = write_page_app(arguments.app, arguments.force)
    if arguments.json:
        say_json({"format": FORMAT, "file": str(start), "written": 0})
    else:
        say(f"{start}: the page is written; put its folder on any web server, https at best")
    return Exit.DONE


@contextmanager
def _chosen(
    arguments: argparse.Namespace,
) -> Iterator[tuple[Iterable[Problem], Library | None]]:
    """Give the problems that are meant: those of files, else those that a query finds.

    With the latter goes their library.
    """
    if arguments.files:
        if arguments.order or arguments.reverse:
            raise BadInput("--order sorts what a library has; files stay in their own order")
        if arguments.words or arguments.library:
            raise BadInput("--from takes whole files; words and --library search a library")
        for name in arguments.files:
            if "." in Path(name).name and not os.path.lexists(name):
                raise BadInput(f"{name}: there is no such file")
        given = (given_problems([name], None) for name in arguments.files)
        yield (
            islice((entry.problem for entries in given for entry in entries), arguments.limit),
            None,
        )
        return
    with opened_library(arguments.library) as library:
        try:
            yield _problems(library, _sorted_items(library, arguments)), library
        finally:
            show_progress("")


def _sorted_items(library: Library, arguments: argparse.Namespace) -> Sequence[Item]:
    """Return the records that are meant, in the order that is asked for.

    In that of a collection what stands between its problems is among them.
    """
    if arguments.order == "collection" and not arguments.reverse and arguments.limit is None:
        return arranged_items(library, arguments.words)
    ids = found_ids(library, arguments.words, arguments.order or "", arguments.reverse)
    return ids[: arguments.limit]


def _problems(library: Library, items: Sequence[Item]) -> Iterator[Problem]:
    ids = [item for item in items if isinstance(item, int)]
    before, after = standing_between(items)
    for count, row in enumerate(found_rows(library, ids)):
        if count % _SHOWN == 0:
            show_progress(f"{count} of {len(ids)} written")
        problem = with_links(library, row.record_id, row.problem)
        passages = before.get(row.record_id, ()), after.get(row.record_id, ())
        yield with_passages(problem, *passages)  # none that a file brought from another order


def _published(problems: Iterable[Problem], path: Path) -> Iterator[Problem]:
    """Yield problems as they are published, and say of how many something is kept back."""
    kept_back = 0
    for problem in problems:
        published = without_original(problem)
        kept_back += published is not problem
        yield published
    if kept_back:
        complain(
            f"{path}: what became of originals, and their letters, are left out ({kept_back}); "
            "--originals writes them"
        )


def _told(path: Path, written: Written, as_json: bool) -> Exit:
    """Say what became of problems written to a file: how many, which not, and what is lost."""
    for sentence in written.told():
        complain(f"{path}: {sentence}")
    failed = [(out.place, out.fault) for out in written.left_out if out.fault is not None]
    for place, fault in failed:
        complain(f"{path}: problem {place}: {report_failure(fault)}")
    if as_json:
        told: Json = {"format": FORMAT, "file": str(path), "written": written.count}
        if written.left_out:
            told["left_out"] = len(written.left_out)
            told["reasons"] = [
                {"problem": out.place, "reason": str(out.reason)} for out in written.left_out
            ]
        if written.lost:
            told["lost"] = dict(written.lost)
        say_json(told)
    else:
        say(f"{path}: {written.count} written")
    return Exit.FAILURE if failed else Exit.DONE


def _drawn(problems: Iterable[Problem], left_out: list[Problem]) -> Iterator[Problem]:
    """Yield the problems of chess; those of other games are noted."""
    for problem in problems:
        if problem.game is None:
            yield problem
        else:
            left_out.append(problem)


def _called(
    problems: Iterable[Problem], library: Library | None, language: str
) -> tuple[Problem, ...]:
    """Return problems to be printed, their authors called as the language calls them."""
    asked = tuple(problems)
    names = Names() if library is None else names_of_problems(library, asked)
    return tuple(names.in_problem(problem, language) for problem in asked)


def is_web(name: str, form: str | None) -> bool:
    """Return whether a web page or a site is requested: by the form, else by the name's end."""
    return form == Format.HTML.value or (not form and Path(name).suffix.lower() in _ENDINGS)


def write_page_app(name: str, overwrite: bool) -> Path:
    """Write the page for telephones as static files into a folder, or as one file where the name
    ends with .html; return what opens it.

    Raises:
        BadInput: something else is there, or it cannot be written.
    """
    if name in ("", "-"):
        raise BadInput("--app: expected the name of a folder, or of a file that ends with .html")
    try:
        write = write_one_file if Path(name).suffix.lower() in _ENDINGS else write_app
        return write(Path(name), overwrite)
    except AppThere as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"{name} cannot be written: {reason_of(error)}") from error


def write_web(
    path: Path, problems: Sequence[Problem], arguments: argparse.Namespace
) -> tuple[Path, ...]:
    """Write a page of one problem, or a site of many; return the file that opens it.

    Raises:
        BadInput: several problems do not go into one page, or something cannot be written.
    """

    def progress(done: int, count: int) -> None:
        show_progress(f"{path}: {done} of {count}")

    refuse_existing(path, arguments.force)
    if arguments.form:
        raise BadInput(f"{path}: entry forms are written as .pdf, .svg or .png")
    try:
        style = diagram_style(arguments)
        options = WebOptions.of_style(style)
        told = [told_only(problem, style) for problem in problems]
        if path.suffix.lower() in _ENDINGS:
            if len(problems) != 1:
                raise BadInput(
                    f"{path}: one page holds one problem, got {len(problems)}; for a site, name "
                    "a folder and say --format html"
                )
            write_page(path, told[0], options=options, overwrite=arguments.force)
            return (path,)
        title = arguments.heading or path.name
        write_site(path, told, title, options, overwrite=arguments.force, progress=progress)
        return (path / INDEX,)
    except DiagramFault as error:
        raise BadInput(str(error)) from error
    finally:
        show_progress("")
