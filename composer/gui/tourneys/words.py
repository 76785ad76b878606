# SPDX-License-Identifier: GPL-3.0-or-later
"""What the windows of tourneys say of entries: found, wrong, alike, awarded."""

from __future__ import annotations

from html import escape

from composer.analysis.themes.catalogue import theme_name
from composer.gui.words.language import fill, language, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.spans import plain_text
from composer.said.plain import read_sentence
from composer.tourneys.testing import (
    VERDICTS,
    finding_of_entry,
    is_sound,
    issues,
    lines_of,
    verdict_of,
)
from composer.tourneys.tourney import Distinction, Near, State, Tourney, TourneyEntry


def distinction_name(given: Distinction | None) -> str:
    """Return what a distinction is called."""
    match given:
        case Distinction.PRIZE:
            return tr("Prize")
        case Distinction.MENTION:
            return tr("Honourable mention")
        case Distinction.COMMENDATION:
            return tr("Commendation")
    return tr("nothing", "a distinction")


def state_name(state: State) -> str:
    """Return how an entry stands."""
    match state:
        case State.WITHDRAWN:
            return tr("withdrawn")
        case State.REPLACED:
            return tr("replaced by a version")
    return ""


def soundness_mark(entry: TourneyEntry) -> str:
    """Return the sign of a test: `C+`, `C-`, or nothing where there was none."""
    if entry.tested is None:
        return ""
    return "C+" if is_sound(entry) else "C−"


def verdict_words(entry: TourneyEntry, letters: Letters) -> str:
    """Return what was found, in the language of the window."""
    if entry.tested is None:
        return tr("not tested yet")
    return worded(verdict_of(entry.tested), letters)


def issue_words(
    tourney: Tourney, entry: TourneyEntry, letters: Letters, *, whole: bool = False
) -> list[str]:
    """Return what is wrong with an entry, a sentence each.

    Args:
        tourney: the tourney.
        entry: the entry.
        letters: those of the men.
        whole: whether a verdict is told that stands beside it on a card.
    """
    left_out = () if entry.tested is None or whole else VERDICTS
    found = [issue.sentence for issue in issues(tourney, entry) if issue.wrong not in left_out]
    return [worded(sentence, letters) for sentence in found]


def near_words(near: Near, letters: Letters) -> str:
    """Return what an entry is like, how much and why."""
    what = fill(tr("entry %1"), near.number) if near.number else near.named or tr("a problem")
    if near.record:
        what = fill(tr("%1 (library, %2)", "a problem and its number"), what, near.record)
    why = "; ".join(worded(read_sentence(each), letters) for each in near.reasons) or near.why
    percent = fill(tr("%1 %"), round(near.score * 100))
    return f"{what}, {percent}: {why}"


def theme_words(entry: TourneyEntry) -> str:
    """Return the themes that an entry shows, with commas between."""
    finding = finding_of_entry(entry)
    if finding is None or finding.details is None:
        return ""
    shown = dict.fromkeys(each.id for each in finding.details.themes if each.grade == "theme")
    return ", ".join(theme_name(theme, language()) for theme in shown)


def counted_words(entry: TourneyEntry) -> str:
    """Return the profile of an entry: how many variations, tries, changed mates, duals."""
    finding = finding_of_entry(entry)
    if finding is None or finding.details is None:
        return ""
    details = finding.details
    rows = (
        (tr("Variations"), details.variations),
        (tr("Tries"), details.tries),
        (tr("Set mates"), details.set_mates),
        (tr("Changed mates"), details.changed),
        (tr("Solutions"), details.solutions),
        (tr("Model mates"), details.model),
        (tr("Duals"), details.duals),
    )
    return ", ".join(f"{name}: {number}" for name, number in rows if number)


def entry_html(
    entry: TourneyEntry, letters: Letters, wrong: list[str], *, names: bool = False
) -> str:
    """Return all that is known of an entry, for a panel.

    Args:
        entry: the entry.
        letters: those of the men.
        wrong: what is wrong with it.
        names: whether its authors are told.
    """
    credits = entry.problem.credits
    parts: list[str] = []
    if names:
        head = [credits.caption_authors() or tr("no author is named"), entry.team]
        parts.append(f"<p><b>{escape(', '.join(filter(None, head)))}</b></p>")
        sender = ", ".join(filter(None, (*entry.address.splitlines(), entry.came)))
        parts.append(f"<p>{escape(sender)}</p>")
    parts.append(f"<p><b>{escape(verdict_words(entry, letters))}</b></p>")
    parts += [f"<p>⚠ {escape(each)}</p>" for each in wrong]
    solution = plain_text(lines_of(entry.tested, language()), "\u00a0" * 3)
    if solution:
        parts.append(f"<p>{escape(solution).replace(chr(10), '<br>')}</p>")
    for label, words in (
        (tr("Themes"), theme_words(entry)),
        (tr("Profile"), counted_words(entry)),
        (tr("Remark"), entry.remark),
    ):
        if words:
            parts.append(f"<p>{escape(label)}: {escape(words)}</p>")
    if entry.near:
        parts.append("<p>" + escape(tr("Like:")) + "</p><ul>")
        parts += [f"<li>{escape(near_words(near, letters))}</li>" for near in entry.near[:3]]
        parts.append("</ul>")
    return "".join(parts)
