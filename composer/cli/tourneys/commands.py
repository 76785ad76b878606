# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer tourney`: a tourney from its announcement to its award."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from composer.cli.faults import BadInput, Exit, refuse_existing
from composer.cli.libraries import library_path
from composer.cli.output import say, say_json, show_progress
from composer.cli.tourneys.actions import changed, changing, held_by, run_action
from composer.cli.tourneys.report import marks_object, marks_text, report_object, report_text
from composer.diagrams.files.forms import DiagramFault
from composer.files.beside import write_beside
from composer.formats.entry import FormatError
from composer.formats.writing import write_problems
from composer.library.file.faults import LibraryFault
from composer.pools.pool import Cores
from composer.solver.options import Token
from composer.tourneys.announcement import announcement, announcement_page
from composer.tourneys.award import (
    award_page,
    award_problems,
    award_text,
    corrected,
    last_word,
    letters_to_authors,
    with_last_word,
)
from composer.tourneys.awardpages import write_award
from composer.tourneys.intake import moved, replaced, take_in, withdrawn
from composer.tourneys.judgefile import ENDING, SheetFile, read_sheet
from composer.tourneys.judging import JudgeSheet, sheet_for, with_opinions
from composer.tourneys.keeping import TourneyFile
from composer.tourneys.nearest import with_nearest
from composer.tourneys.printing import list_table, write_booklet, write_forms
from composer.tourneys.sealing import sealed_entries, with_lots
from composer.tourneys.testing import put_to_test
from composer.tourneys.tourney import (
    Distinction,
    Opinion,
    Section,
    Tourney,
    TourneyFault,
)

_reading: Final = partial(held_by, TourneyFile)
_writing: Final = partial(changing, TourneyFile)
_changed: Final = partial(changed, TourneyFile)


def run_tourney(arguments: argparse.Namespace) -> Exit:
    """Do what is asked with a tourney.

    Raises:
        BadInput: it cannot be done; the reason is told in one line.
    """
    return run_action(_ACTIONS, arguments, (TourneyFault, DiagramFault, FormatError, LibraryFault))


def _lines(text: str) -> str:
    return text.replace("\\n", "\n")


def _new(arguments: argparse.Namespace) -> None:
    tourney = Tourney(
        arguments.name,
        arguments.director,
        _lines(arguments.address),
        arguments.closing,
        arguments.language,
        _lines(arguments.text),
        tuple(map(_section, arguments.section)),
    )
    TourneyFile.new(arguments.file, tourney).close()


def _section(text: str) -> Section:
    name, task, theme, judges, most, *rest = (part.strip() for part in f"{text}||||".split("|"))
    if not name or any(rest) or not (most.isdecimal() or not most):
        raise BadInput(f"--section {text}: expected NAME|TASK|THEME|JUDGES|MOST")
    named = tuple(filter(None, (judge.strip() for judge in judges.split(","))))
    return Section(name, task, theme, named, int(most or 0))


def _announce(arguments: argparse.Namespace) -> None:
    make = announcement_page if arguments.html else announcement
    say(make(_reading(arguments), arguments.language).rstrip("\n"))


def _add(arguments: argparse.Namespace) -> None:
    with _writing(arguments) as opened:
        taken = take_in(opened.held, arguments.entries, arguments.section, arguments.team)
        opened.save(taken.tourney)
    for damaged in taken.damaged:
        say(f"{damaged.place}: {damaged.english}")
    for entry in taken.again:
        say(f"{entry.number}: was there already")
    for entry in taken.entries:
        where = f"section {entry.section}" if entry.section else "no section"
        say(f"{entry.number}: {entry.came}, {where}")


def _list(arguments: argparse.Namespace) -> None:
    tourney = _reading(arguments)
    if arguments.csv:
        say(list_table(tourney).rstrip("\r\n").replace("\r\n", "\n"))
        return
    for entry in tourney.entries:
        names = " & ".join(entry.problem.credits.signed)
        told = (entry.section, str(entry.problem.stipulation), names, entry.state.value)
        say(f"{entry.number}: " + ", ".join(filter(None, told)))


def _test(arguments: argparse.Namespace) -> None:
    library = None if arguments.no_library else library_path(arguments.library)
    if library is not None and not library.exists():
        if arguments.library:
            raise BadInput(f"{library} is not there")
        library = None
    token = Token()
    with _writing(arguments) as opened, closing(Cores(arguments.jobs)) as pool:
        tourney = opened.held
        chosen = [
            entry for entry in tourney.entries if not (arguments.new and entry.tested is not None)
        ]

        def progress(done: int, count: int) -> None:
            show_progress(f"{done} of {count}")

        done = put_to_test(
            chosen,
            pool,
            language=tourney.language,
            seconds=arguments.seconds,
            token=token,
            progress=progress,
        )
        tourney = tourney.with_entries(list(done))
        opened.save(tourney)
        opened.save(with_nearest(tourney, pool, library, token=token, progress=progress))
    show_progress("")
    say(f"{len(chosen)} tested")


def _report(arguments: argparse.Namespace) -> None:
    tourney = _reading(arguments)
    if arguments.json:
        say_json(report_object(tourney))
    else:
        say(report_text(tourney).rstrip("\n"))


def _remarked(tourney: Tourney, given: argparse.Namespace) -> Tourney:
    entry = replace(tourney.entry(given.number), remark=_lines(given.text))
    return tourney.with_entries([entry])


def _seal(arguments: argparse.Namespace) -> None:
    with _writing(arguments) as opened:
        tourney = with_lots(opened.held)
        section = tourney.section(arguments.section)
        judge = arguments.judge
        if not judge and len(section.judges) == 1:
            (judge,) = section.judges
        if not judge:
            raise BadInput("--judge says whose file it is: the section has not just one judge")
        refuse_existing(arguments.to, arguments.force)
        sheet = sheet_for(tourney, section.name, judge)
        opened.save(tourney)
    if arguments.to.suffix.lower() == ENDING:
        SheetFile.write(arguments.to, sheet)
    else:
        write_booklet(arguments.to, sheet, overwrite=arguments.force)


def _mark(arguments: argparse.Namespace) -> None:
    """Mark an entry in a judge's file, or give the last word on one in the tourney's."""
    if arguments.file.suffix.lower() == ENDING:
        with closing(SheetFile.open(arguments.file)) as kept:
            sheet = kept.held
            if arguments.number not in {entry.sealed for entry in sheet.entries}:
                raise BadInput(f"{arguments.file}: there is no entry {arguments.number}")
            opinion = _opinion(sheet.opinion(arguments.number), arguments)
            kept.save(sheet.with_opinion(opinion))
        return
    with _writing(arguments) as opened:
        tourney = opened.held
        opinion = _opinion(last_word(tourney, arguments.number), arguments)
        opened.save(with_last_word(tourney, opinion))


def _opinion(before: Opinion, given: argparse.Namespace) -> Opinion:
    distinction = before.distinction
    if given.give is not None:
        distinction = None if given.give == "nothing" else Distinction(given.give)
    return replace(
        before,
        mark=before.mark if given.mark is None else given.mark,
        distinction=distinction,
        special=given.special or (before.special and given.give is None),
        rank=before.rank if given.rank is None else given.rank,
        comment=before.comment if given.comment is None else _lines(given.comment),
    )


def _marks(arguments: argparse.Namespace) -> None:
    sheets: list[JudgeSheet] = [read_sheet(path) for path in arguments.judges]
    if sheets:
        with _writing(arguments) as opened:
            tourney = opened.held
            for sheet in sheets:
                tourney = with_opinions(tourney, sheet)
            opened.save(tourney)
    tourney = _reading(arguments)
    if arguments.json:
        say_json(marks_object(tourney))
    else:
        say(marks_text(tourney).rstrip("\n"))


def _award(arguments: argparse.Namespace) -> None:
    path: Path = arguments.to
    tourney, language, ending = (
        _reading(arguments),
        arguments.language,
        path.suffix.lower(),
    )
    refuse_existing(path, arguments.force)
    if ending == ".html":
        _write(path, award_page(tourney, language))
    elif ending == ".txt":
        _write(path, award_text(tourney, language))
    elif ending in (".pdf", ".tex"):
        write_award(path, tourney, language=language, overwrite=arguments.force)
    elif ending in (".olv", ".jsonl"):
        write_problems(path, award_problems(tourney, language), arguments.force)
    else:
        raise BadInput(f"{path}: an award is written as .txt, .html, .pdf, .tex, .olv or .jsonl")


def _write(path: Path, text: str) -> None:
    write_beside(path, text.encode("utf-8", "replace"))


def _letters(arguments: argparse.Namespace) -> None:
    letters = letters_to_authors(_reading(arguments), arguments.language)
    say("\n\n".join(text.rstrip("\n") for _, text in letters))


def _forms(arguments: argparse.Namespace) -> None:
    refuse_existing(arguments.to, arguments.force)
    sealed = None
    if arguments.sealed:
        with _writing(arguments) as opened:
            tourney = with_lots(opened.held)
            section = tourney.section(arguments.section).name if arguments.section else ""
            sealed = sealed_entries(tourney, section)
            opened.save(tourney)
    else:
        tourney = _reading(arguments)
        section = tourney.section(arguments.section).name if arguments.section else ""
    write_forms(
        arguments.to,
        tourney,
        section,
        sealed=sealed,
        teams=arguments.teams,
        overwrite=arguments.force,
    )


_ACTIONS: Final[dict[str, Callable[[argparse.Namespace], None]]] = {
    "new": _new,
    "announce": _announce,
    "add": _add,
    "list": _list,
    "test": _test,
    "report": _report,
    "withdraw": _changed(lambda tourney, given: withdrawn(tourney, given.number, back=given.back)),
    "replace": _changed(lambda tourney, given: replaced(tourney, given.number, given.version)),
    "move": _changed(lambda tourney, given: moved(tourney, given.number, given.section)),
    "remark": _changed(_remarked),
    "seal": _seal,
    "mark": _mark,
    "marks": _marks,
    "until": _changed(lambda tourney, given: replace(tourney, claim_until=given.date)),
    "award": _award,
    "claim": _changed(
        lambda tourney, given: corrected(tourney, given.number, given.text, loses=not given.keeps),
    ),
    "letters": _letters,
    "forms": _forms,
}
