# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tool takes, as JSON Schema has it, and whether something given is that."""

from __future__ import annotations

from collections.abc import Sequence

from composer.solver.jsonform import Json


class Refused(ValueError):  # noqa: N818 - the fault is not the program's
    """Something given to a tool is not what it takes; the text says what and where."""


def text(does: str, most: int) -> Json:
    """Return the schema of a text."""
    return {"type": "string", "description": does, "maxLength": most}


def number(does: str, least: int, most: int) -> Json:
    """Return the schema of a whole number."""
    return {"type": "integer", "description": does, "minimum": least, "maximum": most}


def one_of(does: str, words: Sequence[str]) -> Json:
    """Return the schema of one of some words."""
    return {"type": "string", "description": does, "enum": list(words)}


def of_kind(kind: str, does: str) -> Json:
    """Return the schema of anything of a kind."""
    return {"type": kind, "description": does}


_KINDS: dict[str, tuple[type, str]] = {
    "string": (str, "a text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
    "object": (dict, "an object"),
    "array": (list, "a list"),
}


def checked(given: object, schema: Json) -> Json:
    """Return what was given, where it is what an object's schema asks for.

    Raises:
        Refused: it is not.
    """
    if not isinstance(given, dict):
        raise Refused("expected an object of names and values")
    takes = schema["properties"]
    for name in given:
        if name not in takes:
            raise Refused(f"{str(name)[:40]!r} is not known; expected {', '.join(takes)}")
    for name in schema["required"]:
        if name not in given:
            raise Refused(f"{name} is missing")
    for name, value in given.items():
        _check(value, takes[name], name)
    return given


def _check(value: object, schema: Json, name: str) -> None:
    kind, words = _KINDS[schema["type"]]
    if type(value) is not kind:
        raise Refused(f"{name}: expected {words}")
    if isinstance(value, str):
        if len(value) > schema.get("maxLength", len(value)):
            raise Refused(f"{name}: expected at most {schema['maxLength']} characters")
        if any(0xD800 <= ord(sign) < 0xE000 or sign == "\0" for sign in value):
            raise Refused(f"{name}: half a character, or a zero, is no text")
        if value not in schema.get("enum", [value]):
            raise Refused(f"{name}: expected {' or '.join(schema['enum'])}")
    if type(value) is int and not schema.get("minimum", value) <= value <= schema.get(
        "maximum", value
    ):
        raise Refused(f"{name}: expected {schema['minimum']} to {schema['maximum']}")
    if isinstance(value, list):
        if len(value) > schema["maxItems"]:
            raise Refused(f"{name}: expected at most {schema['maxItems']} of them")
        for number_, item in enumerate(value, start=1):
            _check(item, schema["items"], f"{name} {number_}")
