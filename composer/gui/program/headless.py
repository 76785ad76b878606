# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio without a screen: opens a sample, solves it, leaves a picture and a diagram.

Run by `packaging/bootstrap.py run` on a machine without a screen.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SAMPLE_AUTHOR = "Loyd"
_PATIENCE = 60_000  # milliseconds


def main(argv: Sequence[str] | None = None) -> int:
    """Do the studio's main job offscreen; return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop, QTimer

    from composer.diagrams.writing.diagrams import write_diagram
    from composer.gui.program.app import make_application
    from composer.gui.program.window import StudioWindow
    from composer.gui.threads.analyst import Answer
    from composer.gui.user.settings import Settings
    from composer.library.changes.samples import sample_problems
    from composer.notation.text import solution_text

    folder = Path((argv or sys.argv[1:] or ["."])[0])
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        print(f"there is no folder {folder} that can be written to", file=sys.stderr)  # noqa: T201
        return 2
    problem = next(
        sample_problem
        for sample_problem in sample_problems()
        if str(sample_problem.stipulation) == "#2"
        and any(SAMPLE_AUTHOR in a for a in sample_problem.credits.authors)
    )
    application = make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        home_folder = Path(home)
        window = StudioWindow(
            Settings(home_folder / "studio.ini"),
            library=home_folder / "library.chesslib",
            drafts=home_folder / "drafts",
        )
        loop = QEventLoop()

        def answered(answer: Answer) -> None:
            if answer.is_final and answer.question.position == problem.position:
                QTimer.singleShot(400, loop.quit)

        window.basis.analyst.answered.connect(answered)
        window.show()
        window.workbench.document.open(problem)
        QTimer.singleShot(_PATIENCE, loop.quit)
        loop.exec()
        answer = window.pane.answer
        window.grab().save(str(folder / "studio.png"))
        write_diagram(problem, folder / "diagram.svg")
        window.shut()
        window.deleteLater()
        application.processEvents()
    if answer is None or answer.solution is None or not answer.solution.complete:
        print("the sample was not solved in time", file=sys.stderr)  # noqa: T201
        return 1
    print(f"{problem.credits.caption_authors()}, {problem.credits.caption_source()}")  # noqa: T201
    print(answer.solution.message)  # noqa: T201
    print(solution_text(answer.solution))  # noqa: T201
    print(f"Written: {folder / 'studio.png'}, {folder / 'diagram.svg'}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
