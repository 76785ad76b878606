# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems composed on the way by touch alone, kept, brought home, found, versioned and printed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from journey import Traveller, home, set_out, travelling
from served import shelved

from composer.library.access.reading import versions_of
from composer.library.access.store import Library
from composer.library.search.search import find_page, rows
from composer.problem.fen import fen
from composer.web.service import OwnShelf

from selenium.webdriver.support.select import Select  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

HELPMATE = "8/3p4/5K2/1R6/1B6/4k3/3N4/8"
FAIRY = "8/1p3pP1/5k1K/8/1R6/1G1G4/8/8"
RETRO = "4k3/1p2P2p/2N1P1N1/2PpKpP1/3PpP2/4P3/4P3/8"  # White may take en passant: f7-f5 was last


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[OwnShelf]:
    with shelved(tmp_path / "home.chesslib") as found:
        yield found


@pytest.fixture
def traveller() -> Iterator[Traveller]:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed (Debian's poppler-utils)")
    with travelling() as found:
        yield found


def versions_found(shelf: OwnShelf, query: str) -> list[list[str]]:
    """Return the boards of all versions of each problem that a query finds in the library."""

    def found(library: Library) -> list[list[str]]:
        return [
            [fen(each.problem.position).split()[0] for each in versions_of(library, row.record_id)]
            for row in rows(library, find_page(library, query, limit=9))
        ]

    return shelf.read(found).result(30)


def version_and_back(traveller: Traveller, start: str, end: str) -> None:
    """Make another version by moving a man, and go back to the one before; both are kept."""
    first, kept = traveller.problem(), len(traveller.kept())
    traveller.empty_hand()
    traveller.drag(traveller.square(start), traveller.square(end), above=40)
    traveller.until(lambda: traveller.problem() != first)
    second = traveller.problem()
    traveller.choose("Save as a new version")
    traveller.until(lambda: traveller.text(".notice"))
    versions = traveller.versions()
    place = next(at for at, told in enumerate(versions) if "Differences: 2 squares" in told)
    traveller.meet(f"dialog li:nth-child({place + 1}) .record")
    traveller.until(lambda: traveller.has("dialog .comparison"))
    squares = sorted((start, end), key=lambda name: name[::-1])
    assert traveller.text("dialog .hint") == f"Other men on: {', '.join(squares)}"
    traveller.meet("dialog .primary")
    traveller.until(lambda: traveller.problem() == first)
    assert second != first
    assert len(traveller.kept()) == kept


def found_at_home(traveller: Traveller, query: str) -> None:
    """Search the library of the studio, and open the only problem that is found."""
    traveller.meet("nav [data-view=library]")
    traveller.write(".library input", "author:Nobody")
    traveller.until(lambda: traveller.text(".library .note") == "Nothing matches.")
    traveller.find(".library input").clear()
    traveller.write(".library input", query)
    traveller.until(lambda: traveller.text(".library .count") == "1")
    traveller.meet("[data-record]")
    traveller.until(lambda: traveller.has("body[data-view=compose]"))


def test_a_helpmate_with_twins(traveller: Traveller, shelf: OwnShelf, tmp_path: Path) -> None:
    port = set_out(traveller, shelf)
    traveller.compose(HELPMATE)
    traveller.meet(".task")
    traveller.meet("dialog .chip", "h#2")
    traveller.says("Sound: one solution")
    traveller.choose("Rules and twins")
    traveller.write("dialog textarea", "b) Move f6 h2")
    traveller.meet("dialog .primary")
    traveller.until(lambda: traveller.text(".twins") == "b) Move f6 h2")
    traveller.says("Sound")
    traveller.about(Title="On the train", Authors="A. Traveller")
    traveller.until(lambda: traveller.text(".summary") == "2 solutions")
    solution = traveller.page("solution")
    assert "a) Solutions 1.Kd4 Rb6 2.Kd5 Rd6# b) Solutions 1.Ke2 Re5+ 2.Kf2 Bc5#" in solution
    traveller.meet(".sheet-head")
    traveller.saved()
    version_and_back(traveller, "d7", "d6")
    with home(traveller, shelf, port):
        found_at_home(traveller, "train h#2 has:twins")
        assert traveller.text("h1") == "On the train"
        traveller.says("Sound")
        version_and_back(traveller, "d2", "e1")
        traveller.until(lambda: traveller.text(".summary") == "2 solutions")
        printed = traveller.printed(tmp_path / "helpmate.pdf")
    assert "On the train A. Traveller" in printed
    assert "h#2 4+2 b) Move f6 h2" in printed
    assert "1.Kd4 Rb6 2.Kd5 Rd6#" in printed
    (versions,) = versions_found(shelf, "h#2 has:twins author:Traveller")
    other = HELPMATE.replace("8/3p4/5K2", "8/8/3p1K2")
    moved = HELPMATE.replace("3N4/8", "8/4N3")
    assert sorted(versions) == sorted([other, HELPMATE, moved])


def test_a_fairy_two_mover(traveller: Traveller, shelf: OwnShelf, tmp_path: Path) -> None:
    port = set_out(traveller, shelf)
    traveller.meet("[aria-label='More men']")
    traveller.write("dialog input[type=search]", "grass")
    traveller.meet("dialog .kinds li:not([hidden]) button")  # who is meant comes first
    traveller.compose(FAIRY)
    traveller.says("Sound: 1.Re4! (one threat)")
    traveller.until(lambda: "1.Re4! threat 2.g8=N#" in traveller.page("solution"))
    traveller.meet(".sheet-head")
    traveller.about(Title="Hoppers", Authors="A. Traveller")
    traveller.saved()
    version_and_back(traveller, "b7", "b6")
    with home(traveller, shelf, port):
        found_at_home(traveller, "#2 author:Traveller piece:grasshopper")
        traveller.says("Sound: 1.Re4! (one threat)")
        version_and_back(traveller, "b7", "a7")
        traveller.until(lambda: "2.g8=N#" in traveller.page("solution"))
        printed = traveller.printed(tmp_path / "fairy.pdf")
    assert "Hoppers A. Traveller" in printed
    assert "1.Re4! threat 2.g8=N#" in printed
    (versions,) = versions_found(shelf, "#2 piece:G")
    assert len(versions) == 3
    assert FAIRY in versions


def test_a_retro_diagram(traveller: Traveller, shelf: OwnShelf, tmp_path: Path) -> None:
    port = set_out(traveller, shelf)
    traveller.compose(RETRO)
    traveller.says("No solution in two moves")
    assert "history needs the studio" in traveller.text(".verdict-second")
    traveller.choose("Rules and twins")
    Select(traveller.find("dialog select[name=passed]")).select_by_value("f6")
    traveller.meet("dialog .primary")
    traveller.until(lambda: traveller.text(".twins") == "e.p. f6")
    traveller.says("Sound: 1.gxf6 e.p.!")
    traveller.about(Title="Where from?", Authors="A. Traveller")
    traveller.saved()
    version_and_back(traveller, "h7", "h6")
    with home(traveller, shelf, port):
        found_at_home(traveller, "#2 author:Traveller title:Where")
        traveller.says("Sound: 1.gxf6 e.p.!")
        traveller.until(lambda: "f7-f5" in traveller.page("history"))
        traveller.meet(".sheet-head")
        version_and_back(traveller, "h7", "a7")
        traveller.until(lambda: "2.f7#" in traveller.page("solution"))
        printed = traveller.printed(tmp_path / "retro.pdf")
    assert "Where from? A. Traveller" in printed
    assert "e.p. f6" in printed
    assert "1.gxf6 e.p.! threat 2.f7#" in printed
    (versions,) = versions_found(shelf, "#2 title:Where")
    assert len(versions) == 3
    assert RETRO in versions
