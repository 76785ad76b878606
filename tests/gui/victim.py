# SPDX-License-Identifier: GPL-3.0-or-later
"""A studio that is killed: `python victim.py FOLDER FEN` lays a position and waits for its end."""

from __future__ import annotations

import sys
from pathlib import Path

from composer.gui.program.app import make_application
from composer.gui.program.window import StudioWindow
from composer.gui.user.settings import Settings
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem


def main() -> int:
    """Compose, and say when it was done."""
    folder, fen = Path(sys.argv[1]), sys.argv[2]
    application = make_application()
    window = StudioWindow(Settings(folder / "s.ini"), None, folder / "l.chesslib", folder / "d")
    window.show()
    window.workbench.document.change(
        Problem(parse_fen(fen), credits=Credits(("Lost, Lea",))), "laid"
    )
    print("composed", flush=True)  # noqa: T201
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
