# SPDX-License-Identifier: GPL-3.0-or-later
"""PNG files: every pixel comes back, in Qt's reader as in a plain one."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from composer.diagrams.files.png import Pixels, png_file


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Each chunk by its name, its checksum verified."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, content = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", png[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(name + content)
        yield name, content
        at += 12 + length


@given(st.integers(1, 9), st.integers(1, 9), st.sampled_from(Pixels), st.randoms())
def test_every_pixel_comes_back(wide: int, high: int, pixels: Pixels, random) -> None:
    rows = random.randbytes(wide * high * pixels.channels)
    image = QImage.fromData(png_file(rows, wide, high, pixels))
    assert (image.width(), image.height()) == (wide, high)
    for index in range(wide * high):
        found = image.pixelColor(index % wide, index // wide)
        given = rows[index * pixels.channels : (index + 1) * pixels.channels]
        colour = bytes((found.red(), found.green(), found.blue(), found.alpha()))
        if pixels is Pixels.GREY:
            assert colour == given * 3 + b"\xff"
        elif pixels is Pixels.RGB:
            assert colour == given + b"\xff"
        else:
            assert colour == given


def test_size_on_paper_and_words_are_told() -> None:
    png = png_file(b"\0\xff", 2, 1, Pixels.GREY, dots_per_mm=300 / 25.4, words={"Title": "Ж\ud800"})
    told = dict(chunks(png))
    assert list(told) == [b"IHDR", b"pHYs", b"iTXt", b"IDAT", b"IEND"]
    assert struct.unpack(">IIB", told[b"pHYs"]) == (11811, 11811, 1)
    image = QImage.fromData(png)
    assert image.text("Title") == "Ж?"
    assert image.dotsPerMeterX() == 11811


def test_missing_pixels_are_noticed() -> None:
    with pytest.raises(ValueError, match="expected 6 bytes, got 5"):
        png_file(b"12345", 2, 1, Pixels.RGB)
