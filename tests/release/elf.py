# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads which libraries a program or a library of Linux asks for (ELF of System V)."""

from __future__ import annotations

import struct
from pathlib import Path

_DYNAMIC = 6  # the type of the section with what the loader does
_NEEDED = 1  # the tag of an entry that names a library


def libraries_needed(path: Path) -> list[str]:
    """Return the names of the libraries that a file of 64 bits, little end first, asks for.

    Raises:
        ValueError: it is no such file.
    """
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError(f"{path} is no ELF file of 64 bits.")
    start, size, count = _table(data)
    sections = [
        struct.unpack_from("<IIQQQQIIQQ", data, start + size * each) for each in range(count)
    ]
    needed = []
    for section in sections:
        if section[1] != _DYNAMIC:
            continue
        names = sections[section[6]][4]  # where the strings lie that its entries point at
        for at in range(section[4], section[4] + section[5], 16):
            tag, value = struct.unpack_from("<QQ", data, at)
            if tag == _NEEDED:
                needed.append(data[names + value : data.index(b"\0", names + value)].decode())
    return needed


def _table(data: bytes) -> tuple[int, int, int]:
    """Return where the table of sections is, how long each of its rows, and how many."""
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    return start, size, count
