# SPDX-License-Identifier: GPL-3.0-or-later
"""Styles as JSON: written, read with a sentence for every fault, changed one part at a time.

The form is that of `DiagramStyle`: a key for each attribute; what is missing is as in the
magazine's style. `dark` is a colour or an object with `colour`, `gap` and `width`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, NoReturn, TypeVar

from composer.diagrams.style.style import (
    CaptionPart,
    DiagramStyle,
    Frame,
    Hatch,
    Lettering,
    PieceSet,
)
from composer.diagrams.style.template import Align, CaptionTemplate, TemplateLine
from composer.said.sentence import Grouped, joined, said, sentence_of

FORMAT: Final = 1
LARGEST_STYLE: Final = 100_000
"""Characters that the JSON of a style may have."""

_PLACE: Final = re.compile("[0-9]{1,3}")  # in a list

_Named = TypeVar("_Named", bound=Enum)


class StyleError(ValueError):
    """Something that is no style; the message is one sentence, with the place in it."""


def style_json(style: DiagramStyle) -> str:
    """Return a style as JSON, indented for people; `parse_style` gives it back equal."""
    return json.dumps(_written(style), ensure_ascii=False, indent=2) + "\n"


def parse_style(text: str) -> DiagramStyle:
    """Read a style from JSON.

    Raises:
        StyleError: it is no JSON, a key is not known, or a value cannot be used.
    """
    if len(text) > LARGEST_STYLE:
        raise StyleError(
            said(
                "a style has at most {most} characters, this one is longer",
                most=Grouped(LARGEST_STYLE),
            )
        )
    try:
        content = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, character {error.colno}"
        raise StyleError(
            said("no JSON: {reason} in {place}", reason=error.msg.lower(), place=place)
        ) from error
    except RecursionError as error:
        raise StyleError(said("no style: too many brackets within brackets")) from error
    except ValueError as error:  # a number of thousands of digits, NaN
        raise StyleError(said("no style: a number in it cannot be used")) from error
    return _read(content)


def with_settings(style: DiagramStyle, settings: Iterable[str]) -> DiagramStyle:
    """Return a style with parts of it set, each written as `name=value`.

    The name is a key of the JSON, with dots where it lies deeper: `square_mm=5`,
    `dark=#d0d0d0`, `dark.gap=4`, `frame=null`, `template.left={stipulation}`,
    `template.above.0.bold=false`, `caption=authors,source`. The value is JSON or plain text.

    Raises:
        StyleError: a name is not known or a value cannot be used; the sentence says which.
    """
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise StyleError(
                said(
                    "expected name=value, such as square_mm=5, got {setting}",
                    setting=repr(setting[:80]),
                )
            )
        content = _written(style)
        _set(content, name.strip(), value)
        style = _read(content)
    return style


def _set(content: dict[str, Any], name: str, value: str) -> None:
    *path, last = name.split(".")
    place: Any = content
    for step in path:
        place = _within(place, step, name)
    if place is content and last == "caption":
        content[last] = [part.strip() for part in value.split(",") if part.strip()]
    elif isinstance(place, list):
        _within(place, last, name)
        place[int(last)] = _meant(value)
    elif isinstance(place, dict) and last in place:
        was_text = isinstance(place[last], str)
        place[last] = _meant(value, text=was_text and last != "dark")
    else:
        raise StyleError(said("{name}: there is nothing of that name in a style", name=name))


def _within(place: Any, step: str, name: str) -> Any:
    if isinstance(place, dict) and step in place:
        return place[step]
    if isinstance(place, list) and _PLACE.fullmatch(step) and int(step) < len(place):
        return place[int(step)]
    raise StyleError(said("{name}: there is nothing of that name in a style", name=name))


def _meant(value: str, *, text: bool = False) -> Any:
    """Return a value as JSON has it; what is no JSON, or stands for text, is text."""
    if text and value.strip() != "null":
        return value
    try:
        return json.loads(value, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None if value.strip().lower() == "none" else value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _written(style: DiagramStyle) -> dict[str, Any]:
    content: dict[str, Any] = {"format": FORMAT}
    for field in fields(style):
        content[field.name] = _plain(getattr(style, field.name))
    content["caption"] = [part.value for part in CaptionPart if part in style.caption]
    return content


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Hatch | Frame | CaptionTemplate | TemplateLine):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return None if isinstance(value, frozenset) else value  # the caption has an order of its own


def _read(content: object) -> DiagramStyle:
    told = dict(_object(content, "a style"))
    if told.pop("format", FORMAT) != FORMAT:
        raise StyleError(
            said(
                "format: expected {format}; a newer program may have written this style",
                format=FORMAT,
            )
        )
    style: DiagramStyle = _built(DiagramStyle, told, _STYLE, "")
    return style


def _built(kind: Callable[..., Any], told: Mapping[str, object], readers: _Readers, at: str) -> Any:
    values = {}
    for key, value in told.items():
        reader = readers.get(key)
        if reader is None:
            raise StyleError(
                said(
                    "{at}{key}: not known; there are {readers}",
                    at=at,
                    key=key[:60],
                    readers=joined(readers),
                )
            )
        values[key] = reader(value, f"{at}{key}")
    try:
        return kind(**values)
    except ValueError as error:
        wrong = sentence_of(error)
        place = at.rstrip(".")
        raise StyleError(said("{at}: {wrong}", at=place, wrong=wrong) if at else wrong) from error
    except TypeError as error:  # something without a default is missing
        raise StyleError(
            said("{part}: expected {readers}", part=at.rstrip("."), readers=joined(readers))
        ) from error


def _object(value: object, at: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise StyleError(
            said("{at}: expected an object in braces, got {value}", at=at, value=_short(value))
        )
    return value


def _list(value: object, at: str) -> list[object]:
    if not isinstance(value, list):
        raise StyleError(
            said("{at}: expected a list in brackets, got {value}", at=at, value=_short(value))
        )
    return value


def _text(value: object, at: str) -> str:
    if not isinstance(value, str):
        raise StyleError(said("{at}: expected text, got {value}", at=at, value=_short(value)))
    return value


def _truth(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise StyleError(
            said("{at}: expected true or false, got {value}", at=at, value=_short(value))
        )
    return value


def _measure(value: object, at: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 1e9:
        raise StyleError(said("{at}: expected a number, got {value}", at=at, value=_short(value)))
    return float(value)


def _one_of(kind: type[_Named]) -> Callable[[object, str], _Named]:
    def read(value: object, at: str) -> _Named:
        for member in kind:
            if member.value == value:
                return member
        names = ", ".join(str(member.value) for member in kind)
        raise StyleError(
            said(
                "{at}: expected one of {names}, got {value}",
                at=at,
                names=names,
                value=_short(value),
            )
        )

    return read


def _dark(value: object, at: str) -> str | Hatch:
    if isinstance(value, dict):
        hatch: Hatch = _built(Hatch, value, _HATCH, f"{at}.")
        return hatch
    return _text(value, at)


def _frame(value: object, at: str) -> Frame | None:
    if value is None:
        return None
    frame: Frame = _built(Frame, _object(value, at), _FRAME, f"{at}.")
    return frame


def _paper(value: object, at: str) -> str | None:
    return None if value is None else _text(value, at)


def _caption(value: object, at: str) -> frozenset[CaptionPart]:
    read = _one_of(CaptionPart)
    return frozenset(read(item, at) for item in _list(value, at))


def _template(value: object, at: str) -> CaptionTemplate:
    template: CaptionTemplate = _built(CaptionTemplate, _object(value, at), _TEMPLATE, f"{at}.")
    return template


def _caption_lines(value: object, at: str) -> tuple[TemplateLine, ...]:
    return tuple(
        _built(TemplateLine, _object(item, f"{at}.{place}"), _LINE, f"{at}.{place}.")
        for place, item in enumerate(_list(value, at))
    )


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= 60 else text[:59] + "…"


_Readers = Mapping[str, Callable[[object, str], object]]

_HATCH: Final[_Readers] = MappingProxyType({"colour": _text, "gap": _measure, "width": _measure})
_FRAME: Final[_Readers] = MappingProxyType({"colour": _text, "width": _measure})
_LINE: Final[_Readers] = MappingProxyType(
    {
        "text": _text,
        "bold": _truth,
        "italic": _truth,
        "size": _measure,
        "align": _one_of(Align),
    }
)
_TEMPLATE: Final[_Readers] = MappingProxyType(
    {
        "above": _caption_lines,
        "left": _text,
        "right": _text,
        "below": _caption_lines,
        "bold_corners": _truth,
    }
)
_STYLE: Final[_Readers] = MappingProxyType(
    {
        "name": _text,
        "light": _text,
        "dark": _dark,
        "frame": _frame,
        "coordinates": _truth,
        "flipped": _truth,
        "square_mm": _measure,
        "caption": _caption,
        "template": _template,
        "letters": _text,
        "text_pt": _measure,
        "lettering": _one_of(Lettering),
        "ink": _text,
        "paper": _paper,
        "pieces": _one_of(PieceSet),
        "halo": _measure,
        "mark": _text,
        "lines": _truth,
        "rules": _truth,
        "key": _truth,
    }
)
