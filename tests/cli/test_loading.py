# SPDX-License-Identifier: GPL-3.0-or-later
"""What a command loads: what it does not need would be waited for at each start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cases import every

from composer.cli.arguments.parser import COMMANDS, parser
from composer.library.access.store import Library

_LOADED = (
    "import sys\n"
    "from composer.launcher import main\n"
    "status = main(sys.argv[1:])\n"
    "print('loaded', *sys.modules, file=sys.stderr)\n"
    "raise SystemExit(status)\n"
)
TWO_MOVER = "6K1/8/8/8/8/5k2/7R/8 w - - 0 1"
JUDGING = (
    "composer.analysis.report",
    "composer.analysis.themerules",
    "composer.analysis.composing",
)
OTHERS = ("composer.diagrams", "composer.library", "composer.studio", "yaml")
BESIDE = "composer.beside.asking"
SELDOM = (
    "composer.solver.conditions.rows",
    "composer.solver.questions.solving",
    "composer.solver.questions.claimed",
    "composer.rules.gamebooks",
)
"""What only problems with conditions, questions about the past, studies and games need."""
DRAWING = ("composer.diagrams.pages", "composer.diagrams.style", "composer.analysis")


@every(
    "arguments, left",
    [
        (("solve", TWO_MOVER, "--seconds", "9"), (*JUDGING, *OTHERS, BESIDE, *SELDOM, "chess")),
        (("solve", "--help"), (*DRAWING, *OTHERS)),
        (("moves", TWO_MOVER), (*JUDGING, *OTHERS, BESIDE)),
        (("--help",), ("composer.problem", "composer.rules", BESIDE, "composer.solver")),
        (("bench", "--help"), ("composer.problem.stipulation", "composer.solver.solve", *DRAWING)),
    ],
)
def test_a_command_loads_what_it_needs(arguments: tuple[str, ...], left: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _LOADED, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    names = done.stderr.rpartition("loaded")[2].split()
    assert "composer.cli.entrance" in names
    assert [name for name in names if name.startswith(left)] == []


def test_a_search_loads_neither_the_analysis_nor_what_reads_files(tmp_path: Path) -> None:
    library = tmp_path / "library.chesslib"
    with Library.create(library):
        pass
    done = subprocess.run(
        [sys.executable, "-c", _LOADED, "search", "loyd", "--library", str(library)],
        capture_output=True,
        text=True,
        check=False,
    )
    names = done.stderr.rpartition("loaded")[2].split()
    assert "composer.library.search.search" in names
    left = (*JUDGING, "composer.studio", "composer.formats.", "composer.solver.conditions", "yaml")
    kept = ("composer.formats.entry", "composer.formats.objects")
    assert [n for n in names if n.startswith(left) and not n.startswith(kept)] == []


def test_what_reads_files_and_libraries_plays_no_game_by_itself(tmp_path: Path) -> None:
    """Python-chess works its tables out at each start: as long as Python takes to start twice."""
    file = tmp_path / "one.epd"
    file.write_text(f"{TWO_MOVER}\n", encoding="utf-8")
    library = ("--library", str(tmp_path / "library.chesslib"))
    for arguments in (
        ("check", str(file), "-s", "#2", "--jobs", "1"),
        ("import", str(file), *library),
        ("search", "loyd", *library),
    ):
        done = subprocess.run(
            [sys.executable, "-c", _LOADED, *arguments], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "chess" not in done.stderr.rpartition("loaded")[2].split(), arguments


def test_a_parser_of_one_command_reads_it_as_that_of_all() -> None:
    for name in COMMANDS:
        alone = parser(name)._subparsers
        every_one = parser()._subparsers
        assert alone is not None
        assert every_one is not None
        assert (
            alone._group_actions[0].choices[name].format_help()  # type: ignore[index]
            == every_one._group_actions[0].choices[name].format_help()  # type: ignore[index]
        )
