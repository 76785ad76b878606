# SPDX-License-Identifier: GPL-3.0-or-later
"""Words of the theme composer: what a find is, how far a search has come, what it was about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from composer.analysis.themes.catalogue import UNDETECTED, catalogue, theme_name
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.composing.composer import Progress
from composer.composing.finds import Find
from composer.gui.collection.columns import key_words
from composer.gui.composing.kept import Kept
from composer.gui.exploring.telling import Shown
from composer.gui.exploring.words import duration_words
from composer.gui.look.appearance import Appearance
from composer.gui.user.wording import man_word
from composer.gui.words.language import capital, fill, grouped, in_figures, moment_words, tr
from composer.gui.words.sentences import worded
from composer.library.index.indexing import folded
from composer.notation.letters import Letters
from composer.problem.men import Man
from composer.problem.position import Position


def clustered(finds: Iterable[Find]) -> tuple[Find, ...]:
    """Return ranked finds with those of one idea together, the idea of the best first."""
    ideas: dict[tuple[str, ...], list[Find]] = {}
    for find in finds:
        ideas.setdefault(find.cluster, []).append(find)
    return tuple(find for together in ideas.values() for find in together)


def added_words(find: Find, letters: Letters) -> str:
    """Return the men that were added, `wP e5, bP g4`."""
    return ", ".join(_added(find, letters)) or tr("nobody added")


def role_words(find: Find, letters: Letters) -> str:
    """Return each man that was added with what he is for, one a line."""
    men = zip(_added(find, letters), find.roles, strict=True)
    return "\n".join(f"{man}: {worded(role, letters)}" for man, role in men)


def _added(find: Find, letters: Letters) -> list[str]:
    return [f"{man_word(Man.from_letter(each[0]), letters)} {each[1:]}" for each in find.added]


def progress_words(progress: Progress, seconds: int, is_over: bool = False) -> str:
    """Return how far a search has come, or how it ended without a find.

    Args:
        progress: how far it has come.
        seconds: how long it may take; 0 for no end.
        is_over: whether it was stopped or is finished.
    """
    tally = progress.tally
    if is_over and progress.geometries and not progress.finds:
        return f"{capital(worded(progress.ending))}."
    if not tally.tried:
        return "" if is_over else tr("Looking for the first positions …")
    parts = [
        in_figures(
            tally.tried, tr("one position tried"), tr("%1 positions tried", "", tally.tried)
        ),
        fill(tr("%1 sound", "", tally.whole), grouped(tally.whole)),
        fill(tr("%1 with the theme", "", tally.themed), grouped(tally.themed)),
        fill(tr("%1 kept", "", progress.finds), grouped(progress.finds)),
    ]
    if seconds and not progress.finished:
        left = max(0.0, seconds - progress.seconds)
        parts.append(fill(tr("%1 left"), duration_words(left)))
    if progress.lack and not is_over:  # only a cluster may lack anything: its workers
        parts.append(tr("waiting for a worker of the cluster"))
    return f"{capital(', '.join(parts))}. {capital(worded(progress.killer))}."


def kept_words(kept: Kept, language: str) -> str:
    """Return when a search was last worked on, its theme, and how much it found."""
    when, theme = moment_words(kept.written_at), theme_name(kept.ask.theme, language)
    found = len(kept.best)
    return fill(tr("%1: %2, %3 found"), when, theme, grouped(found))


def grammar_words(sought: str, shown: Sequence[str], language: str) -> str:
    """Return what is to be said below the list of themes, where words of a name are sought."""
    every = [id for id in catalogue() if id not in UNDETECTED]
    words = folded(sought).split()
    if words and not shown:
        others = [
            theme_name(id, language)
            for id in every
            if all(word in folded(theme_name(id, language)) for word in words)
        ]
        if others:
            names = ", ".join(others[:3]) + (" …" if len(others) > 3 else "")
            return fill(
                tr("%1: found in solutions, but it is not known what it needs of a position."),
                names,
            )
    return fill(
        tr("Listed are the %1 themes of which it is known what they need, of %2 in all."),
        len(GRAMMARS),
        len(every),
    )


class ComposingTelling:
    """Words the rows of what the theme composer finds."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._seconds: frozenset[str] = frozenset()

    def note(self, finds: Sequence[Find]) -> None:
        """Learn which of the finds are further ones of an idea that stands above them."""
        ideas: set[tuple[str, ...]] = set()
        further: set[str] = set()
        for find in finds:
            idea = find.cluster
            if idea in ideas:
                further.add(find.fen)
            ideas.add(idea)
        self._seconds = frozenset(further)

    def title(self, find: Shown) -> str:
        """Return the key."""
        return f"{key_words(find.key_text, self._appearance.letters)}!"

    def changes(self, find: Shown, base: Position, position: Position) -> str:
        """Return the men that were added."""
        if not isinstance(find, Find):
            return ""
        men = added_words(find, self._appearance.letters)
        return fill(tr("+ %1"), men) if find.added else men

    def line(self, find: Shown) -> str:
        """Return why it is the theme."""
        return worded(find.proof, self._appearance.letters) if isinstance(find, Find) else ""

    def tags(self, find: Shown, position: Position) -> tuple[str, ...]:
        """Return men, flaws and merits in figures."""
        if not isinstance(find, Find):
            return ()
        tags = [position.material()]
        fatal, flaws, merits = len(find.fatal), len(find.flaws), len(find.merits)
        if find.fen in self._seconds:
            tags.append(tr("the same idea"))
        if fatal:
            tags.append(in_figures(fatal, tr("1 grave flaw"), tr("%1 grave flaws", "", fatal)))
        if flaws:
            tags.append(in_figures(flaws, tr("1 flaw"), tr("%1 flaws", "", flaws)))
        if not fatal and not flaws:
            tags.append(tr("no flaw"))
        if merits:
            tags.append(in_figures(merits, tr("1 merit"), tr("%1 merits", "", merits)))
        if not find.whole_core:
            tags.append(tr("part of the core"))
        return tuple(tags)
