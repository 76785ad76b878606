# SPDX-License-Identifier: GPL-3.0-or-later
"""A tourney as plain values, as its file keeps it; problems are in the library's own form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, Final

from composer.formats.objects.problemobject import problem_object
from composer.library.records.problemform import ProblemFormError, problem_from_object
from composer.said.sentence import said, sentence_of
from composer.tourneys.tourney import (
    Damaged,
    Distinction,
    Near,
    Opinion,
    Section,
    State,
    Tourney,
    TourneyEntry,
    TourneyFault,
    Trial,
)

Json = dict[str, Any]

FORMAT: Final = 1
"""Raised when a file of an earlier form must be read otherwise."""

_PLAIN: Final = ("name", "director", "address", "closing", "language", "text", "claim_until")
_OPINION: Final = (
    *(("judge", str), ("sealed", int), ("special", bool), ("rank", int), ("comment", str)),
)


def tourney_object(tourney: Tourney) -> Json:
    """Return a tourney as plain values."""
    return {
        "format": FORMAT,
        "kind": "tourney",
        **{name: getattr(tourney, name) for name in _PLAIN},
        "sections": [asdict(section) for section in tourney.sections],
        "entries": [entry_object(entry) for entry in tourney.entries],
        "damaged": [asdict(damaged) for damaged in tourney.damaged],
        "opinions": [opinion_object(opinion) for opinion in tourney.opinions],
        "claims": list(tourney.claims),
    }


def entry_object(entry: TourneyEntry) -> Json:
    """Return an entry as plain values."""
    told = {f.name: getattr(entry, f.name) for f in fields(entry)}
    tested = entry.tested
    return {
        **told,
        "problem": problem_object(entry.problem),
        "state": entry.state.value,
        "tested": None if tested is None else asdict(tested),
        "near": [asdict(near) for near in entry.near],
    }


def opinion_object(opinion: Opinion) -> Json:
    """Return an opinion as plain values."""
    given = opinion.distinction
    return {**asdict(opinion), "distinction": None if given is None else given.value}


def tourney_from(form: object, name: str) -> Tourney:
    """Return the tourney that the plain values of a file are, which is called by its name.

    Raises:
        TourneyFault: they are none.
    """
    if not isinstance(form, Mapping) or form.get("kind") != "tourney":
        raise TourneyFault(said("this is no file of a tourney"))
    require_format(form)
    try:
        return Tourney(
            **{name: _text(form, name) for name in _PLAIN},
            sections=tuple(
                Section(**{**each, "judges": tuple(each.get("judges", ()))})
                for each in form["sections"]
            ),
            entries=tuple(entry_from(each) for each in form["entries"]),
            damaged=tuple(Damaged(**each) for each in form["damaged"]),
            opinions=tuple(opinion_from(each) for each in form["opinions"]),
            claims=tuple(map(str, form["claims"])),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, TourneyFault):
            raise
        raise TourneyFault(
            said("{path} is damaged: {wrong}", path=name, wrong=sentence_of(error))
        ) from error


def require_format(form: Mapping[str, Any]) -> None:
    """Refuse what a newer version of the program wrote.

    Raises:
        TourneyFault: it did.
    """
    found = form.get("format")
    if not isinstance(found, int) or not 1 <= found <= FORMAT:
        raise TourneyFault(said("a newer version of this program wrote this file"))


def entry_from(form: Json) -> TourneyEntry:
    """Return the entry that plain values are.

    Raises:
        TourneyFault: its problem cannot be read.
        KeyError, TypeError, ValueError: something else is missing or of another kind.
    """
    values = dict(form)
    try:
        problem = problem_from_object(values.pop("problem"))
    except ProblemFormError as error:
        raise TourneyFault(
            said(
                "entry {number} cannot be read: {wrong}",
                number=str(form.get("number", "?")),
                wrong=sentence_of(error),
            )
        ) from error
    tested = values.pop("tested")
    state, near = State(values.pop("state")), values.pop("near")
    notes = tuple(values.pop("notes", ()))
    return TourneyEntry(
        **values,
        problem=problem,
        state=state,
        notes=notes,
        tested=None if tested is None else trial_from(tested),
        near=tuple(Near(**{**each, "reasons": tuple(each.get("reasons", ()))}) for each in near),
    )


def trial_from(form: Json) -> Trial:
    """Return what a test found, of plain values.

    Raises:
        KeyError, TypeError: something is missing.
    """
    printed = {str(code): tuple(lines) for code, lines in form.get("printed", {}).items()}
    told = tuple(form.get("told", ()))
    return Trial(**{**form, "lines": tuple(form["lines"]), "told": told, "printed": printed})


def opinion_from(form: Json) -> Opinion:
    """Return the opinion that plain values are.

    Raises:
        TourneyFault: its mark is none.
        TypeError, ValueError: something else is of another kind.
    """
    given = form.get("distinction")
    opinion = Opinion(**{**form, "distinction": None if given is None else Distinction(given)})
    for name, kind in _OPINION:
        if type(getattr(opinion, name)) is not kind:
            raise TypeError(name)
    if opinion.rank < 0:
        raise ValueError("rank")
    return opinion


def _text(form: Mapping[str, Any], name: str) -> str:
    value = form.get(name, "")
    if not isinstance(value, str):
        raise TourneyFault(said("the tourney's file is damaged: {wrong}", wrong=name))
    return value
