# SPDX-License-Identifier: GPL-3.0-or-later
"""Grasshoppers, a chameleon, conditions, Ponziani's laws: from the empty board to print."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from gui.test_composing_helpmate import picture
from gui.test_composing_session import Report, Studio, studio_on
from truth.differential.asked import popeye_here
from xvfb import Screen

from composer.formats.sniff import read_problems
from composer.problem.fen import fen

pytestmark = pytest.mark.xvfb

GRASSHOPPERS = "1k1g4/8/1K6/8/3GG3/3Q4/8/8 w"
CHAMELEON = "4n3/8/5r2/8/6k1/4Q{chameleon}3/6PK/8 b"
CASTLING = "7k/3R4/8/P7/7p/6p1/8/4K2R w K"


def test_grasshoppers_and_a_free_castling_from_the_empty_board(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        seen = studio.until(lambda now: not now["welcome_close"])
        samples = seen["found"]
        compose_grasshoppers(studio)
        save(studio, samples + 1)
        window_display.key("ctrl+n")
        studio.until(lambda now: now["fen"].startswith("8/8/8/8/8/8/8/8") and not now["record"])
        compose_castling(studio)
        save(studio, samples + 2)
        export_diagrams(studio, tmp_path)
        # each is found again by what it is, and the one with fairy men goes to Popeye
        find(studio, 'pattern:"Gb4 Gc4 .b5 shifted"', samples + 2)
        find(studio, "rules:ponziani", samples + 2, 6)  # five of the samples are so, too
        find(studio, "piece:grasshopper", samples + 2)
        export_for_popeye(studio, tmp_path / "found.inp")
        studio.click(studio.look()["table"])  # no program here gives the keyboard back
        studio.quit()
    (entry,) = read_problems(tmp_path / "found.inp")
    again = entry.problem
    assert fen(again.position).startswith(GRASSHOPPERS)
    assert str(again.stipulation) == "#2"


def compose_grasshoppers(studio: Studio) -> None:
    """Set it up with the palette, the page of men and the field at the cursor."""
    studio.take_keyboard()
    for letter, square in (("k", "b8"), ("K", "b6"), ("Q", "d3")):
        studio.place(letter, square)
    studio.screen.key("F7")
    studio.until(lambda now: now["focus"] == "QLineEdit")
    studio.fill("grass")
    studio.screen.key("Return")
    for square in ("d4", "e4"):
        before = studio.look()["fen"]
        studio.click(studio.look()["squares"][square])
        studio.until(lambda now, before=before: now["fen"] != before)
    assert studio.until(lambda now: now["final"])["verdict"] == "cooked"
    studio.screen.key("Escape")
    studio.click(studio.look()["squares"]["d8"])
    studio.screen.type(".")
    studio.until(lambda now: now["focus"] == "QLineEdit")
    studio.fill("g")
    studio.screen.key("Return")
    seen = studio.until(lambda now: now["final"] and now["verdict"] == "sound")
    assert seen["fen"].startswith(GRASSHOPPERS)
    assert seen["sentence"].startswith("Sound: 1.Qa6!")
    picture(studio.screen, "fairy-grasshoppers")


def test_rebirths_and_paralysis_from_the_empty_board(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        seen = studio.until(lambda now: not now["welcome_close"])
        samples = seen["found"]
        compose_rebirth(studio)
        save(studio, samples + 1)
        window_display.key("ctrl+n")
        studio.until(lambda now: now["fen"].startswith("8/8/8/8/8/8/8/8") and not now["record"])
        compose_paralysis(studio)
        save(studio, samples + 2)
        find(studio, "condition:madrasi", samples + 2)
        find(studio, "condition:anticirce", samples + 2)
        studio.click(studio.look()["table"])
        studio.quit()


def test_a_chameleon_and_three_conditions_from_the_empty_board(
    window_display: Screen, tmp_path: Path
) -> None:
    """One of them by a wrong spelling; where Popeye is there, he is asked by the window's button.

    It is printed, saved and found again.
    """
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        seen = studio.until(lambda now: not now["welcome_close"])
        samples = seen["found"]
        compose_chameleon(studio)
        if popeye_here():
            ask_popeye(studio)
        save(studio, samples + 1)
        target = export_diagram(studio, tmp_path / "chameleon.pdf")
        assert target.read_bytes().startswith(b"%PDF")
        find(studio, "condition:madrasi condition:circe piece:chameleon", samples + 1)
        studio.click(studio.look()["table"])
        studio.screen.key("Return")
        seen = studio.until(lambda now: now["record"] and now["final"])
        assert seen["fen"].startswith(CHAMELEON)
        assert seen["task"] == "Circe, Koeko, Madrasi"
        studio.quit()


def compose_chameleon(studio: Studio) -> None:
    """Ask for a helpmate by three conditions, and make the queen a chameleon by two clicks."""
    studio.click(studio.look()["stipulation_field"])
    studio.fill("h#2")
    studio.screen.key("Return")
    studio.until(lambda now: now["stipulation"] == "h#2" and " b " in now["fen"])
    for typed, name in (("Circe", "Circe"), ("madrassi", "Madrasi"), ("Koeko", "Koeko")):
        choose_condition(studio, name, typed)
    for man in ("kg4", "Kh2", "ne8", "rf6", "Pg2", "Qe3"):
        studio.place(man[0], man[1:])
    studio.screen.key("shift+F7")
    studio.until(lambda now: "HOLE" in now["tools"])
    studio.click(studio.look()["qualities"])
    seen = studio.until(lambda now: "Chameleon" in now["menu"])
    picture(studio.screen, "chameleon-menu")
    studio.click(seen["menu"]["Chameleon"])
    studio.until(lambda now: not now["menu"])
    studio.click(studio.look()["squares"]["e3"])
    seen = studio.until(lambda now: now["fen"].startswith(CHAMELEON) and now["final"])
    studio.screen.key("Escape")
    assert len(seen["lines"]) == 2
    picture(studio.screen, "chameleon")


def ask_popeye(studio: Studio) -> None:
    """Ask him by the button of his window: he finds the same."""
    studio.screen.key("ctrl+k")
    studio.until(lambda now: now["popup"] == "finder")
    studio.fill("popeye")
    studio.screen.key("Down", "Return")  # below the check itself stands its window
    seen = studio.until(lambda now: now["consulted"])
    studio.click(seen["consulted"]["check"])
    studio.until(lambda now: "agree in every line" in now["consulted"].get("said", ""))
    picture(studio.screen, "chameleon-popeye")
    studio.screen.key("Escape")
    studio.until(lambda now: not now["consulted"])
    studio.take_keyboard()


def export_diagram(studio: Studio, target: Path) -> Path:
    """Write the problem on the board into a file, and return it."""
    studio.screen.key("ctrl+e")
    seen = studio.until(lambda now: now["export_button"])
    studio.click(seen["export_button"])
    studio.screen.window("Export diagram")
    studio.until(lambda now: now["field"] == "fileNameEdit")
    studio.fill(str(target))
    studio.screen.key("Return")
    studio.until(lambda now: str(target) in now["exported"])
    studio.screen.key("Escape")
    studio.until(lambda now: not now["export_button"])
    return target


def choose_condition(studio: Studio, name: str, typed: str = "") -> None:
    """Put a condition on the task by the chooser of rules, found by what is typed."""
    studio.screen.key("F9")
    studio.until(lambda now: now["popup"] == "rules")
    studio.fill(typed or name)
    studio.screen.key("Return", "Escape")
    studio.until(lambda now: not now["popup"] and name.lower() in now["task"].lower())


def compose_rebirth(studio: Studio) -> None:
    """Ask for an Anticirce helpmate, set it up, and step to the king's rebirth on the board."""
    studio.click(studio.look()["stipulation_field"])
    studio.fill("h#2")
    studio.screen.key("Return")
    studio.until(lambda now: now["stipulation"] == "h#2" and " b " in now["fen"])
    choose_condition(studio, "Anticirce")
    for man in ("kb3", "Kf5", "Rh4", "Rd1", "Bg2"):
        seen = studio.place(man[0], man[1:])
    assert seen["fen"].startswith("8/8/8/5K2/7R/1k6/6B1/3R4 b")
    assert seen["sentence"].startswith("Sound: one solution")
    assert len(seen["lines"]) == 1
    studio.click(seen["line_cells"][2])
    studio.until(lambda now: now["played"] == 3)
    picture(studio.screen, "fairy-rebirth")
    studio.screen.key("Home")
    studio.until(lambda now: now["played"] == 0)


def compose_paralysis(studio: Studio) -> None:
    """Choose Madrasi and set up a two-mover whose key is unguarded: the queens do not move."""
    choose_condition(studio, "Madrasi")
    for man in ("kc1", "Kf1", "Qg6", "Re3", "qa2"):
        seen = studio.place(man[0], man[1:])
    assert seen["fen"].startswith("8/8/6Q1/8/8/4R3/q7/2k2K2 w")
    assert seen["sentence"].startswith("Sound: 1.Qg2!")
    picture(studio.screen, "fairy-paralysis")


def compose_castling(studio: Studio) -> None:
    """Choose the rules, then set it up: its key is a castling that is none in our chess."""
    studio.screen.key("F9")
    studio.until(lambda now: now["popup"] == "rules")
    studio.fill("ponziani")
    studio.screen.key("Return", "Escape")
    studio.until(lambda now: not now["popup"] and "Ponziani" in now["task"])
    men = ("kh8", "Rd7", "Pa5", "ph4", "pg3", "Ke1", "Rh1")
    for man in men:
        seen = studio.place(man[0], man[1:])
    assert seen["fen"].startswith(CASTLING)
    assert seen["sentence"].startswith("Sound: 1.0-0(Kg1,Re1)!")
    picture(studio.screen, "fairy-castling")


def save(studio: Studio, problems: int) -> None:
    """Save what is on the board; the library has so many problems then."""
    studio.screen.key("ctrl+s")
    studio.until(lambda now: now["clean"] and now["record"] and now["found"] == problems)


def export_diagrams(studio: Studio, folder: Path) -> None:
    """Write the problem on the board as a drawing and as a document."""
    studio.screen.key("ctrl+e")
    for name in ("castling.svg", "castling.pdf"):
        seen = studio.until(lambda now: now["export_button"])
        studio.click(seen["export_button"])
        studio.screen.window("Export diagram")
        studio.until(lambda now: now["field"] == "fileNameEdit")
        studio.fill(str(folder / name))
        studio.screen.key("Return")
        studio.until(lambda now, name=name: str(folder / name) in now["exported"])
    picture(studio.screen, "fairy-export")
    title = ElementTree.parse(folder / "castling.svg").getroot()[0].text
    assert title == "#2, Ponziani"
    assert (folder / "castling.pdf").read_bytes().startswith(b"%PDF")
    studio.screen.key("Escape")
    studio.until(lambda now: not now["export_button"])


def find(studio: Studio, query: str, whole: int, count: int = 1) -> Report:
    """Search the library for something of which there are so many."""
    studio.screen.key("ctrl+f")
    studio.until(lambda now: now["library_shown"] and now["focus"] == "QueryBar")
    studio.screen.key("ctrl+a", "BackSpace")
    studio.until(lambda now: now["found"] == whole)
    studio.screen.type(query)
    found = studio.until(lambda now: now["found"] == count)
    picture(studio.screen, f"fairy-found-{query[:5]}")
    return found


def export_for_popeye(studio: Studio, target: Path) -> None:
    """Write what the library shows as Popeye's input."""
    studio.screen.key("ctrl+k")
    studio.until(lambda now: now["popup"] == "finder")
    studio.fill("export problems")
    studio.screen.key("Return")
    studio.screen.window("Export problems")
    studio.until(lambda now: now["field"] == "fileNameEdit")
    studio.fill(str(target))
    studio.screen.key("Return")
    studio.until(lambda now: target.name in now["notice"])
