# SPDX-License-Identifier: GPL-3.0-or-later
"""Words of the theme composer: what a find is, how far a search has come, what it was about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.themes.catalogue import demanded, theme_name
from composer.composing.composer import Progress
from composer.composing.finds import Find
from composer.gui.collection.columns import key_words
from composer.gui.composing.kept import Kept
from composer.gui.composing.wanted import Wanted
from composer.gui.exploring.findwords import duration_words
from composer.gui.exploring.rowwords import Shown
from composer.gui.look.appearance import Appearance
from composer.gui.user.wording import man_word
from composer.gui.words.language import capital, fill, grouped, in_figures, moment_words, tr
from composer.gui.words.sentences import worded
from composer.library.index.indexing import folded
from composer.notation.letters import Letters
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.said.sentence import Notation, Sentence
from composer.solver.schemeplay import Number, from_arrival, step_of


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
    """Return when a search was last worked on, what it asked, and how much it found."""
    names = [theme_name(each.theme, language) for each in kept.asked.themes]
    asked = ", ".join(names) or tr("wanted mates")
    when, found = moment_words(kept.written_at), len(kept.best)
    return fill(tr("%1: %2, %3 found"), when, asked, grouped(found))


def demand_words(wanted: Wanted, letters: Letters) -> str:
    """Return the mates that are wanted, a line for each phase; nothing where none are."""
    lines = [_phase_words(wanted, phase, letters) for phase in wanted.demand]
    return "\n".join((tr("Wanted:"), *lines)) if lines else ""


def _phase_words(wanted: Wanted, phase: Phase, letters: Letters) -> str:
    position = wanted.position
    begins = tr("After the key") if wanted.after_key else tr("Set play")
    if phase.first:
        begins = f"1.{_move_words(position, phase.first, letters)}"
    plays = []
    for defence, mate in phase.mates.items():
        told = from_arrival(mate, phase.first)
        man = position[mate & 63]
        answer = f"{'' if man is None else _letter(man, letters)}{square_name(told >> 6 & 63)}#"
        plays.append(f"1...{_move_words(position, defence, letters)} 2.{answer}")
    return fill(tr("%1: %2"), begins, ", ".join(plays))


def _move_words(position: Position, number: Number, letters: Letters) -> str:
    step = step_of(number)
    man = position[step.origin]
    return f"{'' if man is None else _letter(man, letters)}{square_name(step.target)}"


def _letter(man: Man, letters: Letters) -> str:
    """Return a man's letter in moves; a pawn has none."""
    return "" if man.kind is Kind.PAWN else letters.letter(man.kind)


def grammar_words(sought: str, shown: Sequence[str], known: Sequence[str], language: str) -> str:
    """Return what is to be said below the list of themes, where words of a name are sought."""
    every = demanded()
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
        len(known),
        len(every),
    )


class ThemeRowWords:
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
        """Return the key; of a helpmate its solutions."""
        letters = self._appearance.letters
        if isinstance(find, Find) and not find.key:
            return worded(Sentence("{lines}", (("lines", Notation(find.key_text)),)), letters)
        return f"{key_words(find.key_text, letters)}!"

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
