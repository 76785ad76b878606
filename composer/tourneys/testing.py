# SPDX-License-Identifier: GPL-3.0-or-later
"""Every entry solved, intended against found; what is wrong with it, for the director's report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Future, wait
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from composer.analysis.partsfinding import parts_finding
from composer.diagrams.pages.entry import entry_of
from composer.diagrams.pages.solved import solved_parts_of
from composer.library.classify.legality import judged
from composer.library.classify.worker import finding_of_parts, solved_parts
from composer.library.records.details import NOTHING, Details, details_text, parse_details
from composer.library.records.problemform import parse_problem, problem_text
from composer.library.records.values import UNSUPPORTED, Finding
from composer.notation.letters import letters_of
from composer.notation.printed import Extent, PrintOptions
from composer.notation.spans import Line, Span
from composer.pools.pool import Pool
from composer.problem.fen import fen, parse_fen
from composer.problem.men import SIDES
from composer.problem.position import NO_CASTLING
from composer.problem.problem import Problem
from composer.retro.promoted import promoted_force
from composer.said.plain import plain, read_sentence
from composer.said.sentence import Sentence, as_it_is, counted, joined, said
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.tourneys.intake import fits_section
from composer.tourneys.persons import may_be_one_person
from composer.tourneys.plainform import trial_from
from composer.tourneys.sealing import sealed_problem
from composer.tourneys.tourney import Tourney, TourneyEntry, Trial
from composer.tourneys.words import LANGUAGES

SECONDS: Final = 10.0
"""How long an entry of more than two moves is solved at most, with all its twins."""

_LEGALITY: Final = 2.0  # seconds for the history of a diagram
_MEGABYTES: Final = 32
_WAKE: Final = 0.2

Progress = Callable[[int, int], None]


class Wrong(Enum):
    """What may be wrong with an entry; the value is the word of the report."""

    UNREAD = "no-task"
    UNSOLVED = "unsolved"
    UNFINISHED = "unfinished"
    UNSOUND = "unsound"
    OTHER_KEY = "other-key"
    DUALS = "duals"
    ILLEGAL = "illegal"
    PROMOTED = "promoted"
    RIGHTS = "rights"
    PUBLISHED = "published"
    SECTION = "section"
    TOO_MANY = "too-many"
    UNSIGNED = "unsigned"
    NOTED = "reading"


VERDICTS: Final = frozenset((Wrong.UNSOLVED, Wrong.UNFINISHED, Wrong.UNSOUND))
"""What says no more than the verdict does."""


@dataclass(frozen=True, slots=True)
class Issue:
    """One thing that is wrong with an entry, or that the director should look at."""

    wrong: Wrong
    sentence: Sentence


def trial_of_text(text: str, seconds: float, language: str) -> dict[str, Any]:
    """Solve and analyse an entry: the work of one process.

    Args:
        text: the problem, as the library keeps one.
        seconds: how long more than a mate in two may take.
        language: of the letters of the printed solution.

    Returns:
        The fields of a `Trial`.
    """
    problem = parse_problem(text)
    session = Session(_MEGABYTES, threads=1)  # the other processes have work of their own
    try:
        parts, cut = solved_parts(problem, seconds, session)
    finally:
        session.close()
    finding = finding_of_parts(problem, parts, round(seconds) if cut else 0)
    legality = judged(problem, _LEGALITY).details or NOTHING
    details = replace(
        finding.details or NOTHING,
        legality=legality.legality,
        illegal_by=legality.illegal_by,
        judged=legality.judged,
    )
    # What is printed must name nobody: no solution that came with the file stands in for ours.
    bare, solved = sealed_problem(problem), solved_parts_of(problem, parts)

    def printed(code: str) -> list[Any]:
        return [line_object(line) for line in entry_of(bare, solved, options_for(code)).lines]

    return {
        "finding": finding_object(replace(finding, details=details, ends=None)),
        "lines": printed(language),
        "printed": {code: printed(code) for code in LANGUAGES if code != language},
        "verdict": parts_finding(parts, letters_of(language)),
        "told": [
            [part.letter, plain(part.note if part.solution is None else part.solution.message)]
            for part in parts
        ],
        "seconds": seconds,
    }


def options_for(language: str) -> PrintOptions:
    """Return how solutions stand in what goes to judges."""
    return PrintOptions.of(language, compact=True, set_play=Extent.THEMATIC, tries=Extent.THEMATIC)


def put_to_test(
    entries: Iterable[TourneyEntry],
    pool: Pool,
    *,
    language: str = "en",
    seconds: float = SECONDS,
    token: Token | None = None,
    progress: Progress | None = None,
) -> Iterator[TourneyEntry]:
    """Test entries in a pool and give each back when it is done, in any order.

    An entry at which a process ends is given back as not solved; the others go on. Where the
    token is cancelled no more come.
    """
    every = tuple(entries)
    waiting: dict[Future[dict[str, Any]], TourneyEntry] = {}
    left = list(reversed(every))
    alone: list[TourneyEntry] = []
    done = 0
    while waiting or left or alone:
        while left and len(waiting) < 4 * pool.workers:
            entry = left.pop()
            with suppress(BrokenExecutor):
                waiting[_submitted(pool, entry, seconds, language)] = entry
                continue
            alone.append(entry)
        if not waiting and alone and not left:
            pool.renew()
            entry = alone.pop()
            waiting[_submitted(pool, entry, seconds, language)] = entry
        finished, _ = wait(waiting, timeout=_WAKE, return_when="FIRST_COMPLETED")
        if token is not None and token.cancelled:
            return
        for future in finished:
            entry = waiting.pop(future)
            try:
                found = future.result()
            except (BrokenExecutor, CancelledError):
                if waiting or alone or left:
                    alone.append(entry)  # it, or one beside it, ended the process
                    continue
                found = _failed("its process ended without an answer", seconds)
            except Exception as error:  # noqa: BLE001 - the others go on; the report says it
                found = _failed(f"{type(error).__name__}: {error}", seconds)
            done += 1
            if progress is not None:
                progress(done, len(every))
            yield replace(entry, tested=trial_from(found))


def _submitted(
    pool: Pool, entry: TourneyEntry, seconds: float, language: str
) -> Future[dict[str, Any]]:
    return pool.submit(trial_of_text, problem_text(entry.problem), seconds, language)


def _failed(why: str, seconds: float) -> dict[str, Any]:
    words = f"failure of the solver: {why}"
    finding = finding_object(Finding(Verdict.UNDECIDED.value, complete=False))
    return {"finding": finding, "lines": [], "verdict": words, "seconds": seconds}


def finding_object(finding: Finding) -> dict[str, object]:
    """Return a finding as plain values."""
    return {
        "verdict": finding.verdict,
        "keys": list(finding.keys),
        "complete": finding.complete,
        "solver": finding.solver,
        "analysis": finding.analysis_version,
        "key_text": finding.key_text,
        "details": None if finding.details is None else details_text(finding.details),
    }


def finding_from(form: Mapping[str, Any]) -> Finding:
    """Return the finding that plain values are."""
    details = form.get("details")
    return Finding(
        str(form["verdict"]),
        tuple(map(str, form.get("keys", ()))),
        bool(form.get("complete")),
        str(form.get("solver", "")),
        int(form.get("analysis", 0)),
        str(form.get("key_text", "")),
        None if details is None else parse_details(str(details)),
    )


def line_object(line: Line) -> list[Any]:
    """Return a printed line as plain values."""
    spans = [[span.text, span.bold, span.italic] for span in line.spans]
    drawn = () if line.diagram is None else (fen(line.diagram),)
    return [spans, line.indent, line.gap, *drawn]


def lines_of(tested: Trial | None, language: str = "") -> tuple[Line, ...]:
    """Return the printed solution of an entry, in a language if it was printed in it."""
    if tested is None:
        return ()
    found: Any = tested.printed.get(language) or tested.lines
    return tuple(
        Line(
            tuple(Span(*span) for span in spans),
            int(indent),
            bool(gap),
            parse_fen(str(drawn[0])) if drawn else None,
        )
        for spans, indent, gap, *drawn in found
    )


def finding_of_entry(entry: TourneyEntry) -> Finding | None:
    """Return what the test found of an entry; None where it was not tested."""
    return None if entry.tested is None else finding_from(entry.tested.finding)


def is_sound(entry: TourneyEntry) -> bool:
    """Return whether the test found an entry sound, to its end."""
    finding = finding_of_entry(entry)
    return finding is not None and finding.complete and finding.verdict == Verdict.SOUND.value


def verdict_of(tested: Trial) -> Sentence:
    """Return what a test found, of twins each with its letter."""
    parts: Any = tested.told
    told = []
    for letter, plain_words in parts:
        sentence = read_sentence(plain_words)
        told.append(
            said("{letter}) {sentence}", letter=letter, sentence=sentence) if letter else sentence
        )
    if not told:
        return as_it_is(tested.verdict)
    return told[0] if len(told) == 1 else said("{parts}", parts=joined(told, "; "))


# Of a study whose claim is proved nothing is known yet of the line.
_DOUBTFUL: Final = (Verdict.UNDECIDED.value, Verdict.UNTRIED.value, Verdict.PROVED.value)


_TOLD: Final = ("no task is given", "no author is named")


def issues(tourney: Tourney, entry: TourneyEntry) -> tuple[Issue, ...]:
    """Return what is wrong with an entry, in the order of `Wrong`."""
    found = [*_of_solution(entry), *_of_diagram(entry.problem), *_of_form(tourney, entry)]
    order = list(Wrong)
    return tuple(sorted(found, key=lambda issue: order.index(issue.wrong)))


def _of_solution(entry: TourneyEntry) -> Iterator[Issue]:
    finding = finding_of_entry(entry)
    if entry.problem.game is None and not entry.problem.stipulation.told:
        yield Issue(Wrong.UNREAD, said("no task is given"))
    if finding is None or entry.tested is None:
        return
    details = finding.details or NOTHING
    if finding.verdict == UNSUPPORTED:
        yield Issue(Wrong.UNSOLVED, as_it_is(details.note or entry.tested.verdict))
    elif finding.verdict in _DOUBTFUL or not finding.complete:
        yield Issue(Wrong.UNFINISHED, verdict_of(entry.tested))
    elif finding.verdict != Verdict.SOUND.value:
        yield Issue(Wrong.UNSOUND, verdict_of(entry.tested))
    yield from _of_details(details)


def _of_details(details: Details) -> Iterator[Issue]:
    if details.printed:
        yield Issue(
            Wrong.OTHER_KEY,
            said("the sender's key {key} does not solve", key=details.printed),
        )
    if details.duals:
        yield Issue(
            Wrong.DUALS,
            counted(details.duals, "one defence has a dual", "{count} defences have duals"),
        )
    if details.legality == "illegal":
        yield Issue(
            Wrong.ILLEGAL,
            said("no game leads to the diagram: {reason}", reason=as_it_is(details.illegal_by)),
        )
    if details.depends:
        rights = joined(right.right for right in details.depends)
        yield Issue(
            Wrong.RIGHTS, said("it is sound only with rights not shown: {rights}", rights=rights)
        )


def _of_diagram(problem: Problem) -> Iterator[Issue]:
    if problem.game is not None:
        return
    position = problem.position
    promoted = sum(promoted_force(position, colour).count for colour in SIDES)
    if promoted:
        yield Issue(
            Wrong.PROMOTED,
            counted(promoted, "one man must be promoted", "{count} men must be promoted"),
        )
    if position.castling != NO_CASTLING:
        yield Issue(Wrong.RIGHTS, said("castling is allowed"))
    if position.en_passant is not None:
        yield Issue(Wrong.RIGHTS, said("a capture in passing is allowed as the first move"))


def _of_form(tourney: Tourney, entry: TourneyEntry) -> Iterator[Issue]:
    credits = entry.problem.credits
    for note in map(read_sentence, entry.notes):
        if str(note) not in _TOLD:  # what else is looked for here
            yield Issue(Wrong.NOTED, note)
    if not credits.authors:
        yield Issue(Wrong.UNSIGNED, said("no author is named"))
    where = credits.caption_source()
    if where and (credits.source or credits.number):
        yield Issue(Wrong.PUBLISHED, said("it was published: {where}", where=where))
    elif (year := credits.year) is not None and _is_earlier(year, tourney.closing):
        yield Issue(Wrong.PUBLISHED, said("it is of {year}", year=str(year)))
    if not entry.section:
        yield Issue(Wrong.SECTION, said("it is in no section"))
        return
    if fits_section(tourney, entry) is False:
        yield Issue(
            Wrong.SECTION,
            said("the task is none of section {section}", section=entry.section),
        )
    most = tourney.section(entry.section).most
    for name in credits.distinct_authors if most else ():
        sent = sum(
            any(may_be_one_person(name, other) for other in each.problem.credits.authors)
            for each in tourney.entries
            if each.takes_part and each.section == entry.section
        )
        if sent > most:
            yield Issue(
                Wrong.TOO_MANY,
                said(
                    "{name} sends {count} entries; the section allows {most}",
                    name=name,
                    count=sent,
                    most=most,
                ),
            )


def _is_earlier(year: int, closing: str) -> bool:
    """Return whether a year lies before that in which a tourney was announced, at the latest."""
    return closing[:4].isdecimal() and year < int(closing[:4]) - 1
