# SPDX-License-Identifier: GPL-3.0-or-later
"""The counts of a library as charts, each bar with the term that finds just its problems."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.analysis.themes.catalogue import catalogue, theme_name
from composer.gui.collection.figures.chart import Bar, Chart
from composer.gui.look.tokens import Tokens
from composer.gui.panels.verdict import verdict_colours, verdict_word
from composer.gui.words.language import fill, grouped, tr
from composer.library.index.awards import COMMENDATION, MENTION, OTHER, PRIZE
from composer.library.query.parser import Query, QueryError, parse_term
from composer.library.query.terms import Field, Node, Task, Term, Text
from composer.library.query.values import task_of
from composer.library.records.values import UNSUPPORTED
from composer.library.search.figures import Figures, Tally
from composer.solver.solution import Verdict
from composer.solver.verdicts import VERDICTS

_TOP: Final = 20
_FEW_YEARS: Final = 40  # that are shown one by one; more are put together by tens
_AWARDS: Final = {PRIZE: "prize", MENTION: "hm", COMMENDATION: "comm", OTHER: "other"}
_STATES: Final = {
    "": "unchecked",
    UNSUPPORTED: "unsupported",
    **{row.verdict.value: row.state for row in VERDICTS},
}


def charts_of(figures: Figures, tokens: Tokens, language: str) -> tuple[Chart, ...]:
    """Return the charts of the figures page, those without a bar left out."""
    made = (
        _years(figures),
        _authors(figures),
        _themes(figures, language),
        _verdicts(figures, tokens),
        _stipulations(figures),
        _awards(figures),
        _men(figures),
    )
    return tuple(chart for chart in made if chart.bars)


def without_terms(charts: tuple[Chart, ...]) -> tuple[Chart, ...]:
    """Return charts whose bars nothing can be asked of."""
    return tuple(
        replace(chart, bars=tuple(replace(bar, term="") for bar in chart.bars)) for chart in charts
    )


def table_of_charts(charts: tuple[Chart, ...]) -> str:
    """Return charts as lines with tabs, which any spreadsheet takes."""
    lines: list[str] = []
    for chart in charts:
        lines += [*([""] if lines else []), chart.title]
        lines += [f"{bar.label}\t{bar.count}" for bar in chart.bars]
    return "\n".join(lines) + "\n"


def _years(figures: Figures) -> Chart:
    counts = dict(figures.years)
    dated = sum(counts.values())
    note = _without(figures.total - dated, tr("%1 without a year"))
    if not counts:
        return Chart(tr("Years"), (), True)
    first, last = min(counts), max(counts)
    if last - first < _FEW_YEARS:
        bars = tuple(
            Bar(str(year), counts.get(year, 0), _term(Field.YEAR, str(year)))
            for year in range(first, last + 1)
        )
        return Chart(tr("Problems by year"), bars, True, note)
    decades: dict[int, int] = {}
    for year, count in counts.items():
        decades[year // 10 * 10] = decades.get(year // 10 * 10, 0) + count
    bars = tuple(
        Bar(str(ten), decades.get(ten, 0), _term(Field.YEAR, f"{ten}-{ten + 9}"))
        for ten in range(min(decades), max(decades) + 1, 10)
    )
    return Chart(tr("Problems by decade"), bars, True, note)


def _authors(figures: Figures) -> Chart:
    top = figures.authors[:_TOP]
    bars = tuple(Bar(tally.name, tally.count, _author(tally.name)) for tally in top)
    return Chart(tr("Authors"), bars, note=_top_note(figures.authors))


def _themes(figures: Figures, language: str) -> Chart:
    bars = tuple(
        Bar(theme_name(theme.name, language), theme.count, _theme(theme.name))
        for theme in figures.themes[:_TOP]
    )
    return Chart(tr("Themes"), bars, note=_top_note(figures.themes))


def _verdicts(figures: Figures, tokens: Tokens) -> Chart:
    bars = []
    for tally in figures.verdicts:
        state = _STATES.get(tally.name)
        if tally.name == UNSUPPORTED:
            label, ink = tr("Not solved here"), tokens.muted
        elif tally.name:
            verdict = Verdict(tally.name) if tally.name in _STATES else Verdict.UNDECIDED
            label, ink = verdict_word(verdict), verdict_colours(tokens, verdict)[0]
        else:
            label, ink = tr("Not yet analysed"), tokens.muted
        term = "" if state is None else _term(Field.IS, state)
        bars.append(Bar(label, tally.count, term, ink))
    return Chart(tr("Verdicts"), tuple(bars))


def _stipulations(figures: Figures) -> Chart:
    bars = tuple(
        Bar(stipulation.name or tr("No task"), stipulation.count, _stipulation(stipulation.name))
        for stipulation in figures.stipulations[:_TOP]
    )
    return Chart(tr("Stipulations"), bars, note=_top_note(figures.stipulations))


def _awards(figures: Figures) -> Chart:
    names = {
        PRIZE: tr("Prizes"),
        MENTION: tr("Honourable mentions"),
        COMMENDATION: tr("Commendations"),
        OTHER: tr("Other distinctions"),
    }
    bars = tuple(
        Bar(names.get(rank, tr("Other distinctions")), count, _term(Field.AWARD, _AWARDS[rank]))
        for rank, count in figures.awards
        if rank in _AWARDS
    )
    told = sum(count for _, count in figures.awards)
    return Chart(tr("Awards"), bars, note=_without(figures.total - told, tr("%1 without")))


def _men(figures: Figures) -> Chart:
    counts = dict(figures.men)
    if not counts:
        return Chart(tr("Men"), (), True)
    bars = tuple(
        Bar(str(men), counts.get(men, 0), _term(Field.MEN, str(men)))
        for men in range(min(counts), max(counts) + 1)
    )
    return Chart(tr("Number of men"), bars, True)


def _author(name: str) -> str:
    return Query((Term(Field.AUTHOR, (Text(name, phrase=True, exact=True),)),)).text


def _theme(id: str) -> str:
    """Return the term of a theme that is shown in full; empty if it is in no catalogue now."""
    return _term(Field.THEME, f"={id}") if id in catalogue() else ""


def _stipulation(written: str) -> str:
    """Return the term of a stipulation; empty where the query language reads it as another one.

    `=` is a draw to a study, and any problem that ends in stalemate to a query.
    """
    value = task_of(written) or Task(words=written, none=not written)
    if value.moves is None and not value.words and not value.none:
        return ""
    return Query((Term(Field.STIPULATION, (value,)),)).text


def _term(field: Field, text: str) -> str:
    """Return a term as text; empty where the query language has none for it."""
    try:
        found: Node | None = parse_term(field, text)
    except QueryError:
        return ""
    return "" if found is None else Query((found,)).text


def _without(number: int, words: str) -> str:
    return fill(words, grouped(number)) if number > 0 else ""


def _top_note(named: tuple[Tally, ...]) -> str:
    return fill(tr("the first %1"), _TOP) if len(named) > _TOP else ""
