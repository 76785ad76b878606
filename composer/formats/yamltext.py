# SPDX-License-Identifier: GPL-3.0-or-later
"""YAML as collections of problems use it: texts, lists and maps, and nothing else.

Every scalar is a text, so that `no`, `1.10` and `1914-04` stay what they are; tags mean
nothing. References (`&a`, `*a`), with which a few lines could become gigabytes, are refused,
and so is what is nested deeper than any problem. A stream is divided into its documents before
it is parsed, so that one that is wrong harms no other and only one is held at a time.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import yaml

from composer.said.sentence import Grouped, Sentence, said

DEEPEST: Final = 12
"""Lists and maps within each other; more are refused."""

LARGEST: Final = 5_000_000
"""Characters of one document; more are refused."""

_MOST_VALUES: Final = 500_000
_LOADER: Final = getattr(yaml, "CLoader", yaml.Loader)  # only its parser is used
_PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*", re.ASCII)
_WORDS_WITH_MEANING: Final = frozenset(
    ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "none"]
)
_START: Final = re.compile(r"---(?:\s|$)")

Written: TypeAlias = "str | int | list[Written] | dict[str, Written]"
"""What is written; numbers stand without quotes, and are texts when they are read back."""

Value: TypeAlias = "str | list[Value] | dict[str, Value]"


class YamlError(ValueError):
    """A text that is no YAML, or none that is taken; `line` counts from 1 within it."""

    def __init__(self, message: Sentence, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def documents(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yield (number of the first line, text) for each document of a stream that is not empty.

    A document that is too long is given as its beginning, longer than `LARGEST`, which
    `parse_yaml` refuses; the rest of it is passed over.
    """
    gathered: list[str] = []
    first, length = 1, 0
    for number, line in lines:
        if line.startswith("---") and _START.match(line):
            if length:
                yield first, "\n".join(gathered) + "\n"
            gathered, first, length = [line[3:]], number, len(line[3:].strip())
        elif line.rstrip() == "..." or line.startswith("%YAML"):
            gathered.append("")
        elif length <= LARGEST:
            gathered.append(line)
            length += len(line) + 1 if line.strip() else 0
    if length:
        yield first, "\n".join(gathered) + "\n"


def parse_yaml(text: str) -> Value:
    """Read one document; an empty one gives an empty text.

    Raises:
        YamlError: it is no YAML, has references, or is too large or nested too deep.
    """
    if len(text) > LARGEST:
        raise YamlError(said("a document of more than {most} characters", most=Grouped(LARGEST)))
    try:
        return _Reading(text).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        problem = str(error.problem or error.context)
        if "nesting depth" in problem:  # PyYAML has a limit of its own from 6.0.4 on
            raise YamlError(_too_deep(), line) from error
        raise YamlError(said("not YAML: {problem}", problem=problem), line) from error
    except yaml.YAMLError as error:
        raise YamlError(
            said("not YAML: {reason}", reason=" ".join(str(error).split())[:200])
        ) from error


class _Reading:
    """One document under way, event by event."""

    def __init__(self, text: str) -> None:
        self._events = yaml.parse(text, Loader=_LOADER)
        self._count = 0

    def document(self) -> Value:
        """Return what the document holds."""
        for event in self._events:
            if isinstance(event, yaml.NodeEvent):
                value = self._value(event, 1)
                self._end()
                return value
        return ""

    def _end(self) -> None:
        for event in self._events:
            if isinstance(event, yaml.NodeEvent):
                raise YamlError(said("expected one document"), _line(event))

    def _value(self, event: yaml.Event, depth: int) -> Value:
        self._count += 1
        line = _line(event)
        if self._count > _MOST_VALUES:
            raise YamlError(said("more than {most} values", most=Grouped(_MOST_VALUES)), line)
        if getattr(event, "anchor", None) is not None:
            raise YamlError(said("references (& and *) are not read"), line)
        if isinstance(event, yaml.ScalarEvent):
            return str(event.value)
        if depth > DEEPEST:
            raise YamlError(_too_deep(), line)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(depth)
        return self._map(depth)

    def _list(self, depth: int) -> Value:
        found: list[Value] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            found.append(self._value(event, depth + 1))
        return found

    def _map(self, depth: int) -> Value:
        found: dict[str, Value] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key, line = self._value(event, depth + 1), _line(event)
            if not isinstance(key, str):
                raise YamlError(said("expected a name before the colon"), line)
            if key in found:
                raise YamlError(said("{key} stands twice", key=repr(key[:40])), line)
            found[key] = self._value(next(self._events), depth + 1)
        return found


def _too_deep() -> Sentence:
    return said("nested deeper than {most} levels", most=DEEPEST)


def _line(event: yaml.Event) -> int:
    mark = event.start_mark
    return 1 if mark is None else mark.line + 1


def yaml_document(value: Mapping[str, Written]) -> str:
    """Write a map as one document that begins with `---`; read back, it is equal.

    Texts that any reader of YAML could take for something else are quoted. Half characters
    become a mark, for YAML has none.
    """
    return "\n".join(["---", *_map_lines(value, 0)])


def _map_lines(value: Mapping[str, Written], indent: int) -> Iterator[str]:
    space = " " * indent
    for name, inner in value.items():
        key = f"{space}{_key(name)}:"
        if isinstance(inner, str):
            yield from _text_lines(f"{key} ", inner, indent + 2)
        elif isinstance(inner, int):
            yield f"{key} {inner}"
        elif not inner:
            yield f"{key} {'[]' if isinstance(inner, list) else '{}'}"
        elif isinstance(inner, dict):
            yield key
            yield from _map_lines(inner, indent + 2)
        elif all(isinstance(item, str) and _PLAIN.fullmatch(item) for item in inner):
            yield f"{key} [{', '.join(_scalar(str(item)) for item in inner)}]"
        else:
            yield key
            yield from _list_lines(inner, indent + 2)


def _list_lines(value: Sequence[Written], indent: int) -> Iterator[str]:
    space = " " * indent
    for inner in value:
        if isinstance(inner, str):
            yield from _text_lines(f"{space}- ", inner, indent + 2)
        else:
            yield f"{space}- {_flow(inner)}"


def _text_lines(start: str, text: str, indent: int) -> Iterator[str]:
    if not _is_block(text):
        yield start + _scalar(text)
        return
    body = text.removesuffix("\n")
    yield start + ("|" if text.endswith("\n") else "|-")
    for line in body.split("\n"):
        yield " " * indent + line if line else ""


def _is_block(text: str) -> bool:
    """Return whether a text of several lines can stand as it is."""
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 2 or not lines[-1].strip() or lines[0][:1] in ("", " ", "\t"):
        return False
    return all(line.isprintable() and "\ufeff" not in line for line in lines)


def _flow(value: Written) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    return "{" + ", ".join(f"{_quoted(key)}: {_flow(inner)}" for key, inner in value.items()) + "}"


def _key(name: str) -> str:
    words = name.replace("-", "").replace("_", "")
    return name if _PLAIN.fullmatch(words) and name[0].isalpha() else _quoted(name)


def _scalar(text: str) -> str:
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS_WITH_MEANING:
        return text
    return _quoted(text)


def _quoted(text: str) -> str:
    """Return a text in double quotes, in which JSON and YAML agree."""
    if text.isprintable() and "\ufeff" not in text:
        return json.dumps(text, ensure_ascii=False)
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    if sign.isprintable() and sign != "\ufeff":
        return sign
    if sign == "\n":
        return "\\n"
    if unicodedata.category(sign) == "Cs":
        return "\N{REPLACEMENT CHARACTER}"
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"
