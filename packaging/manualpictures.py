# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the manual: a studio in an empty home is worked and photographed.

    python packaging/manualpictures.py [-l LANGUAGE] [NAME ...]

writes `docs/manual/pictures/NAME.png`, and those of other languages into a folder of theirs: all of
them, or those named, in all languages of the window or one. It needs no screen; the letters are
those of `tests/data/fonts`, so that pictures are the same on every machine. `SHOTS` has one entry
a picture; a test compares it with what the pages show.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # before Qt reads them
    sys.path.insert(0, str(ROOT))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["FONTCONFIG_FILE"] = str(ROOT / "tests" / "data" / "fonts" / "fonts.conf")
    os.environ["LC_ALL"] = "C.UTF-8"

from manualshots import SHOTS, Stage  # noqa: E402
from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402

from composer.gui.words.translator import LANGUAGES  # noqa: E402

PICTURES = ROOT / "docs" / "manual" / "pictures"
EXACT, COARSE = 160, 96  # colours of a picture: the most frequent ones, and means of the others


def main(given: Sequence[str] | None = None) -> int:
    """Make the pictures of these names, or all; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the pictures of the manual.")
    parser.add_argument("names", nargs="*", choices=[*SHOTS, []], help="pictures; all without")
    parser.add_argument("-l", "--language", choices=tuple(LANGUAGES), help="in one language")
    arguments = parser.parse_args(given)
    asked = [
        (language, name)
        for language in ([arguments.language] if arguments.language else LANGUAGES)
        for name in arguments.names or SHOTS
    ]
    if len(asked) > 1:  # a process each: a studio leaves too much behind for some thirty of them
        command = [sys.executable, str(Path(__file__).resolve())]
        return max(subprocess.call([*command, "-l", *each]) for each in asked)
    for language, name in asked:
        folder = PICTURES if language == "en" else PICTURES / language
        folder.mkdir(parents=True, exist_ok=True)
        place = folder / f"{name}.png"
        packed(_taken(name, language)).save(str(place), quality=0)  # as small as can be
        print(f"{place.relative_to(PICTURES)}  {place.stat().st_size // 1024} kB", flush=True)
    return 0


def packed(image: QImage) -> QImage:
    """Return a picture with at most 256 colours, which makes its file a third as large."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(memoryview(image.constBits()).cast("I"))
    table = [colour | 0xFF000000 for colour, _ in counts.most_common(EXACT)]
    sums: dict[int, list[int]] = {}
    for colour, number in counts.items():
        parts = sums.setdefault(colour & 0xF0F0F0, [0, 0, 0, 0])
        for place, value in enumerate((colour >> 16 & 255, colour >> 8 & 255, colour & 255, 1)):
            parts[place] += value * number
    for red, green, blue, number in sorted(sums.values(), key=lambda each: -each[3])[:COARSE]:
        table.append(0xFF000000 | red // number << 16 | green // number << 8 | blue // number)
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, list(dict.fromkeys(table)), plain)


def _taken(name: str, language: str) -> QImage:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        stage = Stage(Path(home), language)
        try:
            return SHOTS[name](stage).toImage()
        finally:
            stage.close()


if __name__ == "__main__":
    sys.exit(main())
