# SPDX-License-Identifier: GPL-3.0-or-later
"""What an analysis found in detail, kept with the finding as JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any, Final

Json = dict[str, object]


class DetailsError(ValueError):
    """A text that holds no details in our JSON form."""


@dataclass(frozen=True, slots=True)
class FoundTheme:
    """A theme, element or possible theme that was found.

    Attributes:
        id: its word in the catalogue.
        grade: `theme`, `element` or `perhaps`.
        phase: where it is shown: `diagram`, `set`, `try`, `key` or `phases`.
        squares: the squares that matter, from 0 (a1) to 63 (h8).
    """

    id: str
    grade: str
    phase: str = ""
    squares: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundPoint:
    """A point for or against the problem.

    Attributes:
        id: its word.
        weight: how much it counts, such as `serious` or `merit`.
    """

    id: str
    weight: str


@dataclass(frozen=True, slots=True)
class FoundRight:
    """A right that a diagram does not show, and with which the problem would be sound.

    Attributes:
        right: the square on which a capture in passing is allowed, such as `c6`, or the
            castlings that are not, such as `-KQ`.
        key: its key in short notation with English letters.
    """

    right: str
    key: str


@dataclass(frozen=True, slots=True)
class Details:
    """What is known of a solution beyond its verdict and keys; numbers of the actual play.

    A number is None where it was not counted: that is not nothing. There is none of what was not
    solved, of the play after a key where there is no key that is known to be meant, nor of tries
    and set play where they were not looked for.

    Attributes:
        key_men: the letters of the men that make the keys, each once, such as `Q` or `QN`.
        zugzwang: whether the key neither checks nor threatens.
        threats: how many moves the key threatens.
        threat_text: the threats in short notation with English letters.
        length: how many moves White has in the main line of a study.
        solutions: how many solutions there are where they are lines, as in help play.
        variations: full defences with a single mate.
        mates: different single mates.
        duals: full defences with more than one mate.
        set_mates: black moves that are answered by mate before the key.
        changed: defences whose mate changes between set play and actual play.
        tries: tries with one refutation that do not check.
        refutations: different refutations of these.
        pure: different mates that are pure; likewise the next three.
        economical: economical mates.
        model: model mates.
        ideal: ideal mates.
        content: the mates that a mate in two shows and changes.
        mate_moves: the mates of the actual play as UCI, sorted.
        set_moves: the defences of the set play with their answers, and likewise of the key in
            `play_moves`, tries with their refutations in `try_moves`, and the solutions of help
            play and of series in `line_moves` (see `played`).
        themes: what was found of the catalogue.
        points: what counts for and against the problem.
        depends: rights of which each is enough to make it what its author meant.
        allowed: the seconds that were allowed, where the work was cut short; else 0.
        begun: how often its analysis was begun without ever coming to an end, as when the
            program was killed.
        note: why the problem was not solved, in one sentence; empty where it was.
        printed: the keys of the printed solution as they are written there, where the solver
            finds none of them; else empty.
        legality: whether a game can lead to the diagram: `legal`, `illegal`, `unknown`, or
            `unjudged` where the rules are not those of chess; empty until that was asked.
        illegal_by: why it is illegal, or not judged, in one sentence.
        judged: the version of the rules by which it was judged; 0 until then.
    """

    key_men: str = ""
    zugzwang: bool | None = None
    threats: int | None = None
    threat_text: str = ""
    solutions: int | None = None
    length: int | None = None
    variations: int | None = None
    mates: int | None = None
    duals: int | None = None
    set_mates: int | None = None
    changed: int | None = None
    tries: int | None = None
    refutations: int | None = None
    pure: int | None = None
    economical: int | None = None
    model: int | None = None
    ideal: int | None = None
    content: int | None = None
    allowed: int = 0
    begun: int = 0
    note: str = ""
    printed: str = ""
    legality: str = ""
    illegal_by: str = ""
    judged: int = 0
    mate_moves: tuple[str, ...] = ()
    set_moves: tuple[str, ...] = ()
    play_moves: tuple[str, ...] = ()
    try_moves: tuple[str, ...] = ()
    line_moves: tuple[str, ...] = ()
    themes: tuple[FoundTheme, ...] = ()
    points: tuple[FoundPoint, ...] = ()
    depends: tuple[FoundRight, ...] = ()


NOTHING: Final = Details()
_MOVES: Final = ("mate_moves", "set_moves", "play_moves", "try_moves", "line_moves")
_LISTS: Final = (*_MOVES, "themes", "points", "depends")
_PLAIN: Final = tuple(field.name for field in fields(Details) if field.name not in _LISTS)

_KINDS: Final = {name: type(getattr(NOTHING, name)) for name in _PLAIN} | {
    name: bool if name == "zugzwang" else int for name in _PLAIN if getattr(NOTHING, name) is None
}


def details_text(details: Details) -> str:
    """Return details as one compact line of JSON; what is empty is left out."""
    found: Json = {
        name: value
        for name in _PLAIN
        if (value := getattr(details, name)) != getattr(NOTHING, name)
    }
    found |= {name: list(moves) for name in _MOVES if (moves := getattr(details, name))}
    if details.themes:
        found["themes"] = [
            [theme.id, theme.grade, theme.phase, list(theme.squares)] for theme in details.themes
        ]
    if details.points:
        found["points"] = [[point.id, point.weight] for point in details.points]
    if details.depends:
        found["depends"] = [[right.right, right.key] for right in details.depends]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _moves(form: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(map(str, form.get(name, ()))) for name in _MOVES}


def parse_details(text: str) -> Details:
    """Read details from their JSON text; names that are not known are passed over.

    Raises:
        DetailsError: the text is no such JSON.
    """
    try:
        form = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DetailsError(f"expected JSON: {error}") from error
    if not isinstance(form, dict):
        raise DetailsError("expected a JSON object")
    plain = {name: form[name] for name in _PLAIN if name in form}
    for name, value in plain.items():
        wanted = _KINDS[name]
        if type(value) is not wanted:
            raise DetailsError(f"{name}: expected {wanted.__name__}, got {value!r}")
    try:
        return Details(
            **plain,
            **_moves(form),
            themes=tuple(
                FoundTheme(
                    str(id), str(grade), str(phase), tuple(int(square) for square in squares)
                )
                for id, grade, phase, squares in form.get("themes", ())
            ),
            points=tuple(FoundPoint(str(id), str(weight)) for id, weight in form.get("points", ())),
            depends=tuple(
                FoundRight(str(right), str(key)) for right, key in form.get("depends", ())
            ),
        )
    except (TypeError, ValueError) as error:
        raise DetailsError(f"expected details of a finding: {error}") from error
