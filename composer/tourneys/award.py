# SPDX-License-Identifier: GPL-3.0-or-later
"""The award: who gets what, its text, and what goes back to the authors.

What counts is the director's final word, which stands as the opinion of nobody (`judge` is empty).
Where one judge alone has said something, that judge's own opinions count for the entries on which
there is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape

from composer.diagrams.captions.caption import authors_line, printed_date
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import CaptionPart, DiagramStyle
from composer.diagrams.svg import diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.notation.distinctions import distinction_text
from composer.notation.spans import Line, Span, plain_text
from composer.problem.originals.status import without_original
from composer.problem.problem import Problem
from composer.problem.statement import with_remarks
from composer.said.sentence import said
from composer.said.signs import headed
from composer.tourneys.announcement import page
from composer.tourneys.judging import judges_of
from composer.tourneys.persons import by_composer
from composer.tourneys.testing import is_sound, lines_of
from composer.tourneys.tourney import (
    Distinction,
    Opinion,
    Section,
    Tourney,
    TourneyEntry,
    TourneyFault,
)
from composer.tourneys.words import TourneyWords, labelled, tourney_words_of

FINAL = ""
"""Whose opinion is the last word."""


@dataclass(frozen=True, slots=True)
class Awarded:
    """An entry that got something.

    Attributes:
        entry: the entry.
        distinction: what it got.
        place: among those of its kind, from 1; 0 for one without a rank.
        special: whether it is a special one.
        comment: what the judge says of it.
    """

    entry: TourneyEntry
    distinction: Distinction
    place: int
    special: bool
    comment: str

    def text(self, language: str) -> str:
        """Return the distinction in the words of a language."""
        return distinction_text(self.distinction.value, self.place, self.special, language)


def final_opinions(tourney: Tourney, section: str) -> tuple[Opinion, ...]:
    """Return the opinions by which a section is awarded.

    Raises:
        TourneyFault: several judges have said something, and the last word is missing.
    """
    numbers = {entry.sealed for entry in tourney.judged(section) if entry.sealed}
    told = [each for each in tourney.opinions if each.sealed in numbers]
    last = {each.sealed: each for each in told if each.judge == FINAL}
    others = [each for each in told if each.judge != FINAL]
    if len(judges_of(others)) > 1:
        if last:
            return tuple(last.values())
        raise TourneyFault(
            said(
                "section {section}: of several judges' opinions the last word is missing",
                section=section,
            )
        )
    return (*last.values(), *(each for each in others if each.sealed not in last))


def last_word(tourney: Tourney, sealed: int) -> Opinion:
    """Return what counts of an entry: the last word, or what that begins with.

    It begins with the opinion of the judge who alone has said something in the section, for that
    is what the award goes by until then; else with nothing.

    Raises:
        TourneyFault: there is no such entry.
    """
    section = tourney.sealed_entry(sealed).section
    numbers = {entry.sealed for entry in tourney.judged(section) if entry.sealed}
    told = [each for each in tourney.opinions if each.sealed in numbers]
    mine = {each.judge: each for each in told if each.sealed == sealed}
    if FINAL in mine:
        return mine[FINAL]
    judges = judges_of(each for each in told if each.judge != FINAL)
    if len(judges) == 1 and judges[0] in mine:
        return replace(mine[judges[0]], judge=FINAL, mark=None)
    return Opinion(FINAL, sealed)


def with_last_word(tourney: Tourney, opinion: Opinion) -> Tourney:
    """Return the tourney with the last word on an entry in place of what was.

    An empty one counts too where a judge has said something: the entry gets nothing.
    """
    others = [e for e in tourney.opinions if (e.judge, e.sealed) != (FINAL, opinion.sealed)]
    counts = not opinion.is_empty or any(each.sealed == opinion.sealed for each in others)
    told = (replace(opinion, judge=FINAL),) if counts else ()
    return replace(tourney, opinions=(*others, *told))


def awarded(tourney: Tourney, section: str) -> tuple[Awarded, ...]:
    """Return what a section's award gives, in its order.

    Places are counted for each kind; those of one rank share their place, and the next one is
    counted on behind them all. Special ones, and all of a kind in which nobody is ranked, have
    none.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    chosen = [each for each in final_opinions(tourney, section) if each.distinction is not None]
    kinds = list(Distinction)

    def order(opinion: Opinion) -> tuple[int, bool, bool, int, int]:
        assert opinion.distinction is not None
        kind = kinds.index(opinion.distinction)
        return kind, opinion.special, not opinion.rank, opinion.rank, opinion.sealed

    found: list[Awarded] = []
    ranks: dict[Distinction, list[int]] = {}
    for opinion in sorted(chosen, key=order):
        assert opinion.distinction is not None
        place = 0
        if opinion.rank and not opinion.special:
            before = ranks.setdefault(opinion.distinction, [])
            before.append(opinion.rank)
            place = before.index(opinion.rank) + 1
        entry = tourney.sealed_entry(opinion.sealed)
        found.append(Awarded(entry, opinion.distinction, place, opinion.special, opinion.comment))
    return tuple(found)


def awarded_problem(
    tourney: Tourney, given: Awarded, language: str = "", section: str = ""
) -> Problem:
    """Return a problem with its authors, and with what it got where."""
    chosen = language or tourney.language
    comment = (given.comment,) if given.comment else ()
    credits = given.entry.problem.credits
    named = f"{tourney.name}, {section}" if section else tourney.name
    date = credits.date or tourney.closing[:4]
    credits = replace(credits, distinction=given.text(chosen), tourney=named, date=date)
    comments = (*given.entry.problem.comments, *comment)
    published = with_remarks(without_original(given.entry.problem), "")  # what was but written down
    return replace(published, credits=credits, comments=comments)


def award_problems(tourney: Tourney, language: str = "") -> tuple[Problem, ...]:
    """Return all problems that were awarded, section by section, to be written in any form.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    several = len(tourney.sections) > 1
    return tuple(
        awarded_problem(tourney, given, language, section.name if several else "")
        for section in tourney.sections
        for given in awarded(tourney, section.name)
    )


def award_entries(tourney: Tourney, language: str, section: str) -> tuple[SheetEntry, ...]:
    """Return the awarded problems of a section to be printed, each with solution and comment.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    found = []
    for given in awarded(tourney, section):
        problem = awarded_problem(tourney, given, language)
        credits = replace(problem.credits, tourney="", date="")
        problem = replace(problem, credits=credits)
        comment = _paragraphs(given.comment)
        printed = lines_of(given.entry.tested, language or tourney.language)
        lines = (*printed, *(Line((Span(text),)) for text in comment))
        found.append(SheetEntry(problem, lines=lines, tested=is_sound(given.entry)))
    return tuple(found)


def award_style(style: DiagramStyle) -> DiagramStyle:
    """Return how diagrams of an award look: with authors and distinction."""
    shown = {CaptionPart.AUTHORS, CaptionPart.DISTINCTION, CaptionPart.STIPULATION}
    return replace(style, caption=frozenset({*style.caption, *shown}))


def award_text(tourney: Tourney, language: str = "") -> str:
    """Return the award as text with diagrams.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    chosen = language or tourney.language
    words = tourney_words_of(chosen)
    blocks = [headed(tourney.name, words.award)]
    for section in tourney.sections:
        blocks.append("\n".join(award_head(tourney, section, chosen)))
        for given in awarded(tourney, section.name):
            blocks.append("\n".join(_told(given, chosen)))
    title, told = award_end(tourney, chosen)
    blocks += [title, *told]
    return "\n\n".join(filter(None, blocks)) + "\n"


def award_page(tourney: Tourney, language: str = "", style: DiagramStyle | None = None) -> str:
    """Return the award as one page of the web with its diagrams.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    chosen = language or tourney.language
    words = tourney_words_of(chosen)
    title = headed(tourney.name, words.award)
    parts = [f"<h1>{escape(title)}</h1>"]
    bare = replace(
        style or DiagramStyle(),
        caption=frozenset({CaptionPart.STIPULATION, CaptionPart.MEN, CaptionPart.CONDITIONS}),
        letters=chosen,
    )
    for section in tourney.sections:
        head, *lines = award_head(tourney, section, chosen)
        parts.append(f"<h2>{escape(head)}</h2>")
        parts += [f"<p>{escape(line)}</p>" for line in lines]
        for given in awarded(tourney, section.name):
            problem = given.entry.problem
            solution = plain_text(lines_of(given.entry.tested, chosen))
            label = Annotations(label="")
            parts.append(
                f"<article><h3>{escape(headed(given.text(chosen), authors_line(problem.credits)))}"
                f"</h3>\n{diagram_svg(problem, bare, label)}\n<pre>{escape(solution)}</pre>"
                + "".join(f"<p>{escape(text)}</p>" for text in _paragraphs(given.comment))
                + "</article>"
            )
    last, told = award_end(tourney, chosen)
    parts += [f"<h2>{escape(last)}</h2>"] if last else []
    parts += [f"<p>{escape(text)}</p>" for text in told]
    return page(title, parts, chosen)


def award_head(tourney: Tourney, section: Section, language: str) -> Iterator[str]:
    """Yield what stands over a section's award: its name and task, theme, judges, counts."""
    words = tourney_words_of(language)
    name = f"{words.section} {section.name}"
    yield headed(name, section.task) if section.task else name
    if section.theme:
        yield labelled(words.theme, section.theme, language)
    if section.judges:
        several = len(section.judges) > 1
        label = words.judges if several else words.judge
        yield labelled(label, ", ".join(section.judges), language)
    entries = tourney.judged(section.name)
    yield words.counts.format(entries=len(entries), composers=len(by_composer(entries)))


def _told(given: Awarded, language: str) -> Iterator[str]:
    problem = given.entry.problem
    yield headed(given.text(language), authors_line(problem.credits))
    style = replace(
        DiagramStyle(),
        caption=frozenset({CaptionPart.STIPULATION, CaptionPart.MEN, CaptionPart.CONDITIONS}),
        letters=language,
    )
    if problem.game is None:
        yield diagram_text(problem, style)
    yield plain_text(lines_of(given.entry.tested, language))
    yield from _paragraphs(given.comment)


def award_end(tourney: Tourney, language: str) -> tuple[str, tuple[str, ...]]:
    """Return what stands below an award: a heading if there were corrections, and paragraphs."""
    words = tourney_words_of(language)
    told = list(tourney.claims)
    if tourney.claim_until:
        told.append(words.claims.format(date=printed_date(tourney.claim_until)))
    return words.corrections if tourney.claims else "", tuple(told)


def _paragraphs(text: str) -> list[str]:
    return [each.strip() for each in text.splitlines() if each.strip()]


def corrected(tourney: Tourney, number: int, claim: str, *, loses: bool = True) -> Tourney:
    """Correct the award after a claim: say what was found, and take what an entry had got.

    Those that stand behind it in its kind go up.

    Args:
        number: of the entry, that of its arrival.
        claim: what was found, in a sentence that is printed.
        loses: whether it loses its distinction.

    Raises:
        TourneyFault: there is no such entry.
    """
    entry = tourney.entry(number)
    opinions = tuple(
        replace(each, distinction=None, rank=0)
        if loses and each.sealed == entry.sealed and entry.sealed
        else each
        for each in tourney.opinions
    )
    return replace(tourney, opinions=opinions, claims=(*tourney.claims, claim))


def letters_to_authors(tourney: Tourney, language: str = "") -> tuple[tuple[str, str], ...]:
    """Return a letter to each author: what became of each of the entries; nothing is sent.

    Of sections that nobody has judged yet nothing is told.

    Raises:
        TourneyFault: see `final_opinions`.
    """
    chosen = language or tourney.language
    words = tourney_words_of(chosen)
    got = {
        given.entry.number: given.text(chosen)
        for section in tourney.sections
        for given in awarded(tourney, section.name)
    }
    done = {each.name for each in tourney.sections if final_opinions(tourney, each.name)}
    told = [entry for entry in tourney.judged() if entry.section in done]
    found = []
    for name, entries in by_composer(told).items():
        lines = [words.dear.format(name=name), "", words.letter.format(tourney=tourney.name), ""]
        lines += (_became(entry, got, words, chosen) for entry in _by_number(entries))
        lines += ["", words.regards, tourney.director]
        found.append((name, "\n".join(lines).rstrip() + "\n"))
    return tuple(found)


def _by_number(entries: Sequence[TourneyEntry]) -> list[TourneyEntry]:
    return sorted(entries, key=lambda entry: entry.number)


def _became(entry: TourneyEntry, got: dict[int, str], words: TourneyWords, language: str) -> str:
    from composer.diagrams.captions.conditions import printed_task
    from composer.library.records.problemform import problem_text
    from composer.problem.fen import fen

    problem = entry.problem
    what = f"{fen(problem.position)}  {printed_task(problem, language)}"
    if problem.game is not None:
        what = problem_text(problem)
    return f"{entry.number}. {what}: {got.get(entry.number, words.unplaced)}"
