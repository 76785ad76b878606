# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules, and kinds of men that a user defined, as the plain values that JSON knows: form 2.

A book or condition of a newer version is kept as it is, and not solved. Books are kept with
their version, options with their values and conditions as Popeye writes them; kinds with their
movement, part by part.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from composer.problem.men import FEN_CODE, Kind
from composer.rules import movement
from composer.rules.book import ORTHODOX_BOOK, RuleBook, Rules, RulesError, Value
from composer.rules.books import book_of, unknown_book
from composer.rules.conditions import condition_of
from composer.rules.courses import COURSES
from composer.rules.fairykind import ByLanguage, FairyKind
from composer.rules.movementlimits import MOST_PARTS, movement_fault
from composer.said.sentence import said

Json = dict[str, object]

_PARTS: Final = MappingProxyType(
    {
        part.__name__.lower(): part
        for part in (
            movement.Leap,
            movement.Ride,
            movement.Lame,
            movement.Circle,
            movement.Course,
            movement.Hop,
            movement.Learn,
            movement.Locust,
            movement.PawnStep,
            movement.PawnCapture,
        )
    }
)
_ENUMS: Final[dict[str, type[Enum]]] = {"hurdle": movement.Hurdle, "landing": movement.Landing}
_VECTORS: Final = frozenset({"offsets", "paths"})
_COURSE: Final = "name"
_MOST: Final = 500  # vectors of a part, and texts of any list
_FARTHEST: Final = 18  # cells of a step
_LONGEST: Final = 2000  # characters of a text


def rules_object(rules: Rules) -> Json:
    """Return rules as plain values; what is empty is left out."""
    found: Json = {}
    if rules.book != ORTHODOX_BOOK:
        found = {"book": rules.book.id, "version": rules.book.version}
    if rules.options:
        found["options"] = dict(rules.options)
    if rules.conditions:
        found["conditions"] = [str(condition) for condition in rules.conditions]
    return found


def rules_from(form: object) -> Rules:
    """Return the rules of an object as `rules_object` makes it.

    Raises:
        RulesError: it is none, or its options and conditions cannot hold together.
    """
    if not isinstance(form, dict):
        raise RulesError(said("rules: expected an object"))
    name, version = form.get("book", ORTHODOX_BOOK.id), form.get("version", 1)
    if not isinstance(name, str) or not isinstance(version, int) or not 0 < len(name) <= 100:
        raise RulesError(said("rules: expected the name of a book and its version"))
    conditions = form.get("conditions", [])
    if not isinstance(conditions, list) or len(conditions) > _MOST:
        raise RulesError(said("rules: expected a list of conditions"))
    if any(not isinstance(condition, str) or len(condition) > _LONGEST for condition in conditions):
        raise RulesError(said("rules: expected conditions as texts"))
    return Rules.of(
        _book(name, version), _options(form), [condition_of(condition) for condition in conditions]
    )


def _book(name: str, version: int) -> RuleBook:
    try:
        book = book_of(name)
    except RulesError:
        return unknown_book(name, version)
    return book if version <= book.version else unknown_book(name, version)


def _options(form: Json) -> dict[str, Value]:
    options = form.get("options", {})
    if not isinstance(options, dict) or len(options) > _MOST:
        raise RulesError(said("rules: expected an object of options"))
    for name, value in options.items():
        if not isinstance(value, (str, int)):
            raise RulesError(said("rules: {option} has no value", option=str(name)[:40]))
    return options


def kind_object(kind: Kind) -> Json:
    """Return a kind that a user defined as plain values."""
    row = kind.row
    assert row is not None
    return {
        "id": row.id,
        "code": row.code,
        "letters": dict(row.letters),
        "names": dict(row.names),
        "family": row.family,
        "figure": row.figure,
        "rotation": row.rotation,
        "movement": [_part_object(part) for part in row.movement],
        "text": row.text,
        "source": row.source,
        "promotes": row.promotes,
    }


def kind_from(form: object) -> Kind:
    """Return the kind of an object as `kind_object` makes it.

    Raises:
        RulesError: it is none.
    """
    if not isinstance(form, dict):
        raise RulesError(said("men: expected an object"))
    text = {
        name: _text(form, name) for name in ("id", "code", "family", "figure", "text", "source")
    }
    if not FEN_CODE.fullmatch(text["code"]) or not text["id"]:
        raise RulesError(said("men: expected an id and a code of one or two letters"))
    parts, rotation = form.get("movement", []), form.get("rotation", 0)
    if not isinstance(parts, list) or len(parts) > MOST_PARTS:
        raise RulesError(said("men: {man}: expected a movement", man=text["id"]))
    if not isinstance(rotation, int):
        raise RulesError(said("men: {man}: expected a rotation", man=text["id"]))
    goes = tuple(_part(part, text["id"]) for part in parts)
    fault = movement_fault(goes)
    if fault is not None:
        raise RulesError(said("men: {man}: {wrong}", man=text["id"], wrong=fault))
    row = FairyKind(
        id=text["id"],
        code=text["code"],
        letters=_by_language(form, "letters", text["code"]),
        names=_by_language(form, "names", text["id"]),
        family=text["family"],
        figure=text["figure"],
        rotation=rotation % 360,
        movement=goes,
        text=text["text"],
        source=text["source"],
        promotes=form.get("promotes") is True,
    )
    return Kind.defined(row)


def _part_object(part: movement.Part) -> Json:
    found: Json = {"part": type(part).__name__.lower()}
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(value, Enum):
            found[field.name] = value.value
        elif value != field.default:
            found[field.name] = value
    return found


def _part(form: object, man: str) -> movement.Part:
    made = _PARTS.get(str(form.get("part"))) if isinstance(form, dict) else None
    if made is None or not isinstance(form, dict):
        raise RulesError(said("men: {man}: expected a part of a movement that is known", man=man))
    types = {field.name: type(field.default) for field in fields(made)}
    given: dict[str, Any] = {}
    for name, value in form.items():
        if name == "part":
            continue
        if name not in types:
            raise RulesError(said("men: {man}: {name} is not known", man=man, name=name[:40]))
        given[name] = _value(name, value, man, types[name])
    try:
        return made(**given)
    except TypeError:
        raise RulesError(said("men: {man}: a movement is not whole", man=man)) from None


def _value(name: str, value: object, man: str, wanted: type) -> object:
    if name in _VECTORS:
        return _vectors(value, man, 2 if name == "paths" else 1)
    if name in _ENUMS:
        try:
            return _ENUMS[name](value)
        except ValueError:
            raise RulesError(said("men: {man}: {name} is not known", man=man, name=name)) from None
    if name == _COURSE:
        if isinstance(value, str) and value in COURSES:
            return value
        raise RulesError(said("men: {man}: {name} is not known", man=man, name=str(value)[:40]))
    if type(value) is wanted:  # a truth value is no number
        return value
    raise RulesError(said("men: {man}: {name} is no number", man=man, name=name))


def _vectors(value: object, man: str, depth: int) -> tuple[Any, ...]:
    if not isinstance(value, list) or not 0 < len(value) <= _MOST:
        raise RulesError(said("men: {man}: expected a list of steps", man=man))
    if depth == 2:
        return tuple(_vectors(vectors, man, 1) for vectors in value)
    for vector in value:
        is_pair = isinstance(vector, list) and len(vector) == 2
        if not is_pair or any(type(n) is not int or abs(n) > _FARTHEST for n in vector):
            raise RulesError(said("men: {man}: expected steps such as [1, 2]", man=man))
    return tuple(tuple(vector) for vector in value)


def _text(form: Json, name: str) -> str:
    value = form.get(name, "")
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise RulesError(said("men: expected text for {name}", name=name))
    return value


def _by_language(form: Json, name: str, usual: str) -> ByLanguage:
    value = form.get(name, {})
    if not isinstance(value, dict) or len(value) > _MOST:
        raise RulesError(said("men: expected texts by language for {name}", name=name))
    found = {language: text for language, text in value.items() if isinstance(text, str)}
    return tuple(({"en": usual} | found).items())
