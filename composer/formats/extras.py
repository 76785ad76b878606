# SPDX-License-Identifier: GPL-3.0-or-later
"""What a file states and a problem has no place for: kept as text, given back as it was.

A text stays as it is; a list or a map is kept as JSON.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from composer.formats.cleaning import lines_kept

if TYPE_CHECKING:
    from composer.formats.yamltext import Value

_DEEPEST: Final = 8
_SIGNS: Final = ("[", "{", '"')


def kept_text(value: Value) -> str:
    """Return a value as the text that keeps it."""
    if isinstance(value, str) and _decoded(value) is None:
        return lines_kept(value)
    return _json(value)


def kept_value(text: str) -> Value:
    """Return the value that a text keeps."""
    found = _decoded(text)
    return text if found is None else found


def _decoded(text: str) -> Value | None:
    """Return the value of a text that is such JSON as we write; of any other, None."""
    if not text.startswith(_SIGNS):
        return None
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if _depth(value) > _DEEPEST:
        return None
    found = _texts(value)
    return found if _json(found) == text else None


def _json(value: Value) -> str:
    return json.dumps(value, ensure_ascii=False)


def _depth(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inner), default=0)


def _texts(value: object) -> Value:
    if isinstance(value, dict):
        return {str(name): _texts(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_texts(inner) for inner in value]
    return value if isinstance(value, str) else json.dumps(value)
