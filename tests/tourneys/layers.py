# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in a file, through all layers in which it may be packed."""

from __future__ import annotations

import base64
import io
import re
import zipfile
import zlib
from collections.abc import Iterator

_BASE64 = re.compile(rb"[A-Za-z0-9+/]{16,}={0,2}")
_HEX = re.compile(rb"(?:[0-9a-fA-F]{2}){5,}")
_STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)


def layers(content: bytes, deep: int = 3) -> Iterator[bytes]:
    """Yield some bytes, and what is packed, compressed or encoded in them."""
    yield content
    if not deep:
        return
    inner = [found[1] for found in _STREAM.finditer(content)]
    for packed in inner:
        try:
            yield from layers(zlib.decompress(packed), deep - 1)
        except zlib.error:
            continue
    for found in _BASE64.findall(content):
        try:
            yield from layers(base64.b64decode(found, validate=True), deep - 1)
        except ValueError:
            continue
    for found in _HEX.findall(content):
        yield bytes.fromhex(found.decode())
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as packed_file:
            for name in packed_file.namelist():
                yield name.encode()
                yield from layers(packed_file.read(name), deep - 1)
