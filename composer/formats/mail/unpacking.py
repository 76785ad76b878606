# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages as mail programs save them: their text, and what is attached to them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import Message
from email.parser import HeaderParser
from html import unescape
from typing import Final

from composer.said.sentence import Sentence, said

MOST_BYTES: Final = 20_000_000
"""A larger message is read up to there."""

MOST_PARTS: Final = 200
"""Parts of a message that are read."""

_DEEPEST: Final = 20
_HEAD: Final = re.compile(
    rb"(?:[A-Za-z][A-Za-z0-9-]{1,60}:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,}\r?\n"
)
_SIGNS: Final = re.compile(
    rb"^(?:from|message-id|mime-version|received):", re.IGNORECASE | re.MULTILINE
)
_SHOWN: Final = ("From", "Date", "Subject")
_BREAK: Final = re.compile(r"<(?:br|/p|/div|/tr|/li|/h\d)\b[^<>]{0,500}>", re.IGNORECASE)
_UNSEEN: Final = re.compile(r"<(/?)(style|script|head)\b[^<>]{0,2000}>", re.IGNORECASE)
_TAG: Final = re.compile(r"<[^<>]{0,2000}>")


def is_message(raw: bytes) -> bool:
    """Return whether bytes are a message with its head."""
    head = _HEAD.match(raw[:100_000])
    return head is not None and len(set(map(bytes.lower, _SIGNS.findall(head[0])))) > 1


@dataclass(slots=True)
class Opened:
    """A message, taken apart.

    Attributes:
        parts: sender, date, subject, and each part of its text.
        attached: the files that it carries, by name.
        notes: what of it is not read.
    """

    parts: list[str] = field(default_factory=list)
    attached: list[tuple[str, bytes]] = field(default_factory=list)
    notes: list[Sentence] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Its head and its text."""
        return "\n".join(self.parts)


def opened(raw: bytes) -> Opened:
    """Take a message apart: text is what is shown; what has a name is a file."""
    found = Opened()
    try:
        message = message_from_bytes(raw[:MOST_BYTES], policy=policy.default)
    except RecursionError:
        message = HeaderParser(policy=policy.default).parsestr("")
        found.notes.append(_too_many())
    found.parts += [f"{name}: {_field(message, name)}" for name in _SHOWN if _field(message, name)]
    found.parts.append("")
    _take(message, found, 0, [MOST_PARTS])
    return found


def _too_many() -> Sentence:
    return said("the message has too many parts: the rest was not read")


def _field(message: Message, name: str) -> str:
    try:
        return " ".join(str(message[name] or "").split())[:1000]
    except (ValueError, IndexError, AttributeError, TypeError, LookupError):
        return ""


def _take(message: Message, found: Opened, depth: int, left: list[int]) -> None:
    left[0] -= 1
    if depth > _DEEPEST or left[0] < 0:
        if not left[0] < -1:
            found.notes.append(_too_many())
        return
    if message.is_multipart():
        inner = message.get_payload()
        pieces = (
            [each for each in inner if isinstance(each, Message)] if isinstance(inner, list) else []
        )
        if message.get_content_subtype() == "alternative":
            plain = [each for each in pieces if each.get_content_type() == "text/plain"]
            pieces = plain[:1] or pieces[:1]
        for each in pieces:
            _take(each, found, depth + 1, left)
        return
    name = _name(message)
    if message.get_content_type() in _SIGNATURES:
        return
    if message.get_content_maintype() == "text" and not name:
        found.parts.append(_text(message) + "\n")
    else:
        found.attached.append((name or message.get_content_type(), _payload(message)))


_SIGNATURES: Final = (
    "application/pgp-signature",
    "application/pkcs7-signature",
    "application/x-pkcs7-signature",
    "text/calendar",
    "text/vcard",
    "text/x-vcard",
)
"""What mail programs add by themselves, and is no entry of anybody's."""


def _name(message: Message) -> str:
    try:
        return str(message.get_filename() or "")[:200]
    except (ValueError, IndexError, AttributeError, TypeError, LookupError):
        return ""


def _payload(message: Message) -> bytes:
    payload = message.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else b""


def _text(message: Message) -> str:
    text = _decoded(_payload(message), message.get_content_charset("utf-8"))
    if message.get_content_subtype() == "html":
        text = unescape(_TAG.sub("", _BREAK.sub("\n", _seen(text))))
    return text.replace("\u00a0", " ")


def _decoded(raw: bytes, charset: str) -> str:
    try:
        text = raw.decode(charset, "replace")
    except (LookupError, ValueError):
        text = raw.decode("utf-8", "replace")
    return text.replace("\0", "\ufffd")


def _seen(text: str) -> str:
    """Return a page without what it does not show; what is not closed is hidden to the end."""
    kept: list[str] = []
    place, hidden = 0, ""
    for found in _UNSEEN.finditer(text):
        name = found[2].lower()
        if hidden and found[1] and name == hidden:
            place, hidden = found.end(), ""
        elif not hidden and not found[1]:
            kept.append(text[place : found.start()])
            hidden = name
    if not hidden:
        kept.append(text[place:])
    return "".join(kept)
