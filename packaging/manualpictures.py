# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the manual: a studio in an empty home is worked and photographed.

    python packaging/manualpictures.py [NAME ...]

writes `docs/manual/pictures/NAME.png`, all of them or those named. It needs no screen; the letters
are those of `tests/data/fonts`, so that pictures are the same on every machine. `SHOTS` has one
entry a picture; a test compares it with what the pages show.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # before Qt reads them
    sys.path.insert(0, str(ROOT))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["FONTCONFIG_FILE"] = str(ROOT / "tests" / "data" / "fonts" / "fonts.conf")
    os.environ["LC_ALL"] = "C.UTF-8"

from manualshots import SHOTS, Stage  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402

PICTURES = ROOT / "docs" / "manual" / "pictures"


def main(names: list[str]) -> int:
    """Make the pictures of these names, or all; return the exit status."""
    unknown = set(names) - set(SHOTS)
    if unknown:
        print(f"no picture is called {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in names or SHOTS:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            stage = Stage(Path(home))
            print(name, flush=True)
            try:
                image = SHOTS[name](stage).toImage()
                saved = image.convertToFormat(QImage.Format.Format_RGB888)
                saved.save(str(PICTURES / f"{name}.png"), quality=0)  # as small as can be
            finally:
                stage.close()
        size = (PICTURES / f"{name}.png").stat().st_size
        print(f"{name}.png  {image.width()}x{image.height()}  {size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
