# SPDX-License-Identifier: GPL-3.0-or-later
"""Dates of a PDF in universal time: Qt writes those of the clock, which say where one lives."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

# Both forms keep their length, so that no place within the file moves.
_INFO: Final = re.compile(rb"\(D:([0-9]{14})([+-][0-9]{2})'([0-9]{2})'\)")
_XMP: Final = re.compile(rb'Date="([0-9-]{10}T[0-9:]{8})([+-][0-9]{2}):([0-9]{2})"')
_INFO_FORM: Final = "%Y%m%d%H%M%S"
_XMP_FORM: Final = "%Y-%m-%dT%H:%M:%S"


def in_universal_time(pdf: bytes) -> bytes:
    """Return a PDF whose dates of making and changing tell no time zone.

    An anonymous entry must not say from which part of the world it comes.
    """
    pdf = _INFO.sub(lambda found: b"(D:" + _universal(found, _INFO_FORM) + b"+00'00')", pdf)
    return _XMP.sub(lambda found: b'Date="' + _universal(found, _XMP_FORM) + b'+00:00"', pdf)


def _universal(found: re.Match[bytes], form: str) -> bytes:
    told = f"{found[1].decode('ascii')} {found[2].decode('ascii')}{found[3].decode('ascii')}"
    try:
        when = datetime.strptime(told, f"{form} %z")
    except ValueError:  # no date after all
        return found[1]
    return when.astimezone(UTC).strftime(form).encode("ascii")
