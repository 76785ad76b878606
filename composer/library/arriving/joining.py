# SPDX-License-Identifier: GPL-3.0-or-later
"""One problem out of two tellings of it; nothing that either tells is lost or mixed.

Where the second telling names another publication, that is kept whole as a reprint: a source
of the one and a date of the other would be a publication that never was.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from composer.formats.extras import kept_text, kept_value
from composer.library.arriving.links import LINKS
from composer.library.index.indexing import folded
from composer.problem.credits import Credits
from composer.problem.originals.status import ORIGINAL, joined_original
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.formats.yamltext import Value

REPRINTS: Final = "reprints"
"""Under this name a problem keeps where else it stood, a line each."""

_PUBLICATION: Final = ("source", "date", "number", "distinction", "tourney")
_OF_PUBLICATION: Final = ("source", "award")
"""Extras that say more of where a problem was printed and what it won."""

_MOST: Final = 99  # tellings of one name that are distinguished


def merged(kept: Problem, come: Problem) -> Problem:
    """Return a problem with what another telling of it knows more; nothing is written over.

    Both must be the same problem (see `deciding`): what squares are named in either holds of
    both.
    """
    printed_elsewhere = not _is_one_publication(kept.credits, come.credits)
    reprint = reprint_of(kept, come)
    extras = dict(kept.extras)
    for name, text in come.extras:
        if not text or name in (REPRINTS, LINKS) or (printed_elsewhere and name in _OF_PUBLICATION):
            continue
        _add_telling(extras, name, text)
    for line in (*reprints(come), *((reprint,) if reprint else ())):
        _add_reprint(extras, line)
    return replace(
        kept,
        credits=_merged_credits(kept.credits, come.credits, printed_elsewhere),
        title=kept.title or come.title,
        keywords=_united(kept.keywords, come.keywords),
        comments=_united(kept.comments, come.comments),
        extras=tuple(extras.items()),
    )


def reprint_of(kept: Problem, come: Problem) -> str:
    """Return what a second telling says of where it stood, if that is another place.

    Another title or dedication is reported with it, as there is no other place for it.
    """
    credits, words = come.credits, list[str]()
    if come.title and kept.title and not _is_alike(come.title, kept.title):
        words.append(f"“{come.title}”")
    if not _is_one_publication(kept.credits, credits):
        words += [credits.caption_source(), credits.caption_distinction()]
        words += [
            text for name in _OF_PUBLICATION for text in _leaves(kept_value(come.extra(name)))
        ]
    if (
        credits.dedication
        and kept.credits.dedication
        and not _is_alike(credits.dedication, kept.credits.dedication)
    ):
        words.append(f"({credits.dedication})")
    return ", ".join(dict.fromkeys(word for word in words if word))


def reprints(problem: Problem) -> tuple[str, ...]:
    """Return where a problem stood besides its source, a line each."""
    return tuple(_leaves(kept_value(problem.extra(REPRINTS))))


def _add_reprint(extras: dict[str, str], line: str) -> None:
    known = extras.get(REPRINTS, "")
    value = kept_value(known)
    if isinstance(value, dict) or line in _leaves(value):
        if isinstance(value, dict) and line not in _leaves(value):
            _add_telling(extras, REPRINTS, line)
        return
    lines: list[Value] = list(value) if isinstance(value, list) else [value] if known else []
    extras[REPRINTS] = kept_text([*lines, line]) if lines else line


def _add_telling(extras: dict[str, str], name: str, text: str) -> None:
    """Keep a text under a name, beside what another telling says under that name."""
    if name == ORIGINAL and name in extras:
        both = joined_original(extras[name], text)
        if both is not None:
            extras[name] = both
            return
    for number in range(1, _MOST):
        called = name if number == 1 else f"{name} {number}"
        known = extras.get(called, "")
        if known.split() == text.split():
            return
        if not known:
            extras[called] = text
            return


def _is_one_publication(kept: Credits, come: Credits) -> bool:
    """Return whether what two credits say of a publication can be said of one."""
    return all(
        not one or not other or _is_alike(one, other) or (name == "date" and _is_finer(one, other))
        for name in _PUBLICATION
        for one, other in ((getattr(kept, name), getattr(come, name)),)
    )


def _is_finer(one: str, other: str) -> bool:
    """Return whether of two dates one is only the more exact, such as 1925-05 and 1925."""
    return one.startswith(f"{other}-") or other.startswith(f"{one}-")


def _is_alike(one: str, other: str) -> bool:
    """Return whether two texts differ in capitals, accents, blanks or a leading article at most."""
    return _bare(one) == _bare(other)


def _bare(text: str) -> list[str]:
    words = folded(text).split()
    return words[1:] if len(words) > 1 and words[0] == "the" else words


def _merged_credits(kept: Credits, come: Credits, printed_elsewhere: bool) -> Credits:
    names = ["authors", "dedication"]
    if not printed_elsewhere:
        names += _PUBLICATION
    missing = {name: getattr(come, name) for name in names if not getattr(kept, name)}
    if not printed_elsewhere and kept.date and come.date.startswith(f"{kept.date}-"):
        missing["date"] = come.date
    return replace(kept, **missing)


def _leaves(value: Value) -> list[str]:
    """Return the texts that a value holds, whatever maps and lists they stand in."""
    if isinstance(value, dict):
        return [text for inner in value.values() for text in _leaves(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in _leaves(inner)]
    return [value] if value else []


def _united(kept: tuple[str, ...], come: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*kept, *come)))
