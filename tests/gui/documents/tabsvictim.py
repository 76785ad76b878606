# SPDX-License-Identifier: GPL-3.0-or-later
"""A studio with two tabs of unsaved work and one saved, that waits for its end.

Run as a program: `python tabsvictim.py FOLDER FEN FEN`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from composer.gui.program.app import make_application
from composer.gui.program.window import StudioWindow
from composer.gui.user.settings import Settings
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation


def main() -> int:
    """Compose in two tabs, and say when it was done."""
    folder, fens = Path(sys.argv[1]), sys.argv[2:]
    application = make_application()
    window = StudioWindow(Settings(folder / "s.ini"), None, folder / "l.chesslib", folder / "d")
    window.resize(900, 700)
    window.show()

    def compose(_: object) -> None:
        for fen in fens:
            document = window.workbench.open_beside(Problem())
            document.change(Problem(parse_fen(fen), parse_stipulation("#2")), "laid")
        window.desk.open_record_beside(1, opened)

    def opened() -> None:
        window.workbench.show(window.workbench.documents[0])
        window.lay.views.show_library()
        window.library.set_query("men:3-")
        print("composed", flush=True)  # noqa: T201

    window.librarian.opened.connect(compose)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
