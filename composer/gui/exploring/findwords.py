# SPDX-License-Identifier: GPL-3.0-or-later
"""Words of the search window: how many, how long, what a find changed, what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.explore.explorer import Progress
from composer.explore.finds import Find, Tally
from composer.explore.onlymoves import moves_of
from composer.explore.plan import Freedom, Plan
from composer.gui.collection.columns import key_words
from composer.gui.collection.versions.compare import change_words, changes_between
from composer.gui.user.wording import man_word
from composer.gui.words.language import capital, fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.lines import line_text
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.said.sentence import sentence_of

_USUAL_RATES: Final = {1: 12_000, 2: 4_000, 3: 60}
"""Positions a second and core, until one was measured; longer problems vary too much."""

_UNTHINKABLE: Final = 10**100


def usual_rate(moves: float, workers: int) -> float:
    """Return how many positions a second may be expected; 0 where nothing can be said."""
    return _USUAL_RATES.get(int(moves), 0) * workers


def duration_words(seconds: float) -> str:
    """Return a rough time to wait."""
    if seconds < 1:
        return tr("less than a second")
    if seconds < 1.5:
        return tr("about a second")
    if seconds < 100:
        return fill(tr("about %1 seconds", "", round(seconds)), round(seconds))
    if seconds < 100 * 60:
        minutes = round(seconds / 60)
        return fill(tr("about %1 minutes", "", minutes), minutes)
    if seconds < 100 * 3600:
        hours = round(seconds / 3600)
        return fill(tr("about %1 hours", "", hours), hours)
    if seconds < 1000 * 86400:
        days = round(seconds / 86400)
        return fill(tr("about %1 days", "", days), days)
    return tr("years")


def size_words(number: int, rate: float) -> str:
    """Return how many positions there are to try at most, and how long that takes."""
    words = in_figures(number, tr("One position"), tr("%1 positions", "", number))
    return f"{words}, {duration_words(_quotient(number, rate))}" if rate else words


def _quotient(number: int, rate: float) -> float:
    """Return how many seconds a number of positions takes, which may be beyond all figures."""
    return min(number, _UNTHINKABLE) / rate


def progress_words(progress: Progress) -> str:
    """Return how far a search has come, in one line."""
    tally = progress.tally
    percent = 100 if progress.finished else min(99, tally.tried * 100 // max(1, progress.all))
    parts = [
        fill(tr("%1 of %2 tried (%3 %)"), grouped(tally.tried), grouped(progress.all), percent),
        fill(tr("%1 sound", "", tally.sound), grouped(tally.sound)),
        fill(tr("%1 found", "", tally.found), grouped(tally.found)),
    ]
    lacking = _lacking(tally)
    if lacking:
        parts.append(fill(tr("not found for %1"), lacking))
    if tally.unfinished:
        parts.append(fill(tr("%1 not finished"), grouped(tally.unfinished)))
    if progress.lack:  # only a cluster may lack anything: its workers
        parts.append(tr("waiting for a worker of the cluster"))
    if progress.rate and not progress.finished:
        parts.append(fill(tr("%1 a second"), grouped(round(progress.rate))))
        left = _quotient(progress.all - tally.tried, progress.rate)
        parts.append(fill(tr("%1 left"), duration_words(left)))
    return ", ".join(parts)


def _lacking(tally: Tally) -> str:
    """Return which demands sound positions failed, the most frequent first; each with how many."""
    failed = (
        (tally.other_key, tr("the key")),
        (tally.impossible, tr("a position that cannot arise")),
        (tally.lacks_play, tr("their play")),
        (tally.lacks_theme, tr("a theme")),
    )
    counted = sorted((pair for pair in failed if pair[0]), key=lambda pair: -pair[0])
    return "; ".join(f"{words}: {grouped(number)}" for number, words in counted)


def find_changes(base: Position, found: Position, letters: Letters) -> str:
    """Return in words how a position differs from the diagram."""
    changes = changes_between(base, found)
    if not changes:
        return tr("The diagram itself")
    return ", ".join(change_words(change, letters) for change in changes)


def find_facts(find: Find, found: Position) -> tuple[str, ...]:
    """Return the figures of a find, each a word or two."""
    facts = [found.material()]
    if find.only:
        facts.append(in_figures(find.only, tr("1 only move"), tr("%1 only moves", "", find.only)))
        if find.engine:
            facts.append(fill(tr("as %1 sees it"), find.engine))
        return tuple(facts)
    if find.solutions:
        return (*facts, *_facts_of_lines(find))
    facts.append(
        in_figures(find.variations, tr("1 variation"), tr("%1 variations", "", find.variations))
    )
    if find.duals:
        facts.append(in_figures(find.duals, tr("1 dual"), tr("%1 duals", "", find.duals)))
    if find.tries:
        facts.append(in_figures(find.tries, tr("1 try"), tr("%1 tries", "", find.tries)))
    if find.changed:
        facts.append(
            in_figures(find.changed, tr("1 changed mate"), tr("%1 changed mates", "", find.changed))
        )
    return tuple(facts)


def _facts_of_lines(find: Find) -> Iterator[str]:
    """Yield what is told of help play and series."""
    solutions = in_figures(find.solutions, tr("1 solution"), tr("%1 solutions", "", find.solutions))
    yield find.shape if find.solutions > 1 and find.shape else solutions
    if find.models:
        yield in_figures(find.models, tr("1 model mate"), tr("%1 model mates", "", find.models))
    if find.matched:
        yield in_figures(
            find.matched, tr("1 half-move matched"), tr("%1 half-moves matched", "", find.matched)
        )


def find_title(find: Find, letters: Letters) -> str:
    """Return what a find begins with: its key, or how many solutions it has."""
    if find.solutions:
        return in_figures(find.solutions, tr("1 solution"), tr("%1 solutions", "", find.solutions))
    if find.only:
        return line_text(list(moves_of(find)), 0, letters)
    return f"{key_words(find.key_text, letters)}!"


def find_themes(find: Find, language: str) -> str:
    """Return the themes of a find by name."""
    return ", ".join(theme_name(theme, language) for theme in find.themes)


def freedom_words(plan: Plan, freedom: Freedom, letters: Letters) -> str:
    """Return in one line how far a man is free."""
    kinds = " ".join(man_word(man, letters) for man in freedom.men)
    parts = []
    if freedom.home is None:
        name = fill(tr("+ %1"), kinds or "?")
        parts.append(
            in_figures(
                len(freedom.squares), tr("1 square"), tr("%1 squares", "", len(freedom.squares))
            )
        )
        if freedom.times > 1:
            parts.append(fill(tr("up to %1 of them"), freedom.times))
        return f"{name}: {', '.join(parts)}"
    name = f"{man_word(plan.position[freedom.home], letters)} {square_name(freedom.home)}"
    elsewhere = freedom.squares - {freedom.home}
    if elsewhere:
        parts.append(
            in_figures(len(elsewhere), tr("1 square"), tr("%1 squares", "", len(elsewhere)))
        )
    if kinds:
        parts.append(fill(tr("or %1"), kinds))
    if freedom.may_miss:
        parts.append(tr("may go"))
    return f"{name}: {', '.join(parts)}" if parts else name


def fault_sentence(fault: Exception) -> str:
    """Return why a search cannot be done, in the language of the window."""
    words = capital(worded(sentence_of(fault)))
    return words if words.endswith(".") else f"{words}."
