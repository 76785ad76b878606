# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's own styles in a folder: kept, found by name, replaced, removed, and faults told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from privileges import nobody, open_folder, posix_only

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.style.savedstyles import (
    read_style,
    remove_style,
    save_style,
    saved_styles,
    style_named,
    styles_folder,
)
from composer.diagrams.style.style import MAGAZINE, SCREEN, DiagramStyle


def named(name: str) -> DiagramStyle:
    return replace(SCREEN, name=name)


def names(folder: Path) -> list[str]:
    return [style.name for style in saved_styles(folder).styles]


def test_styles_are_kept_and_found_again(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    assert saved_styles(folder).styles == ()
    for name in ("Züge", "apfel", "Meine Zeitschrift", "ж", "a/b", "con", "..", "  x  "):
        path = save_style(named(name), folder)
        assert path.parent == folder
        assert read_style(path) == named(name)
    expected = ["  x  ", "..", "a/b", "apfel", "con", "Meine Zeitschrift", "Züge", "ж"]
    assert sorted(names(folder)) == sorted(expected)
    assert len(list(folder.iterdir())) == 8
    assert style_named("meine ZEITSCHRIFT", folder) == named("Meine Zeitschrift")
    assert style_named("Magazine", folder) == MAGAZINE


def test_a_style_of_the_same_name_is_replaced(tmp_path: Path) -> None:
    save_style(named("mine"), tmp_path)
    save_style(replace(named("Mine"), square_mm=3.0), tmp_path)
    (style,) = saved_styles(tmp_path).styles
    assert (style.name, style.square_mm) == ("Mine", 3)
    given = tmp_path / "from a friend.json"
    save_style(named("other"), tmp_path).rename(given)
    save_style(replace(named("other"), square_mm=4.0), tmp_path)
    assert not given.exists()
    assert names(tmp_path) == ["Mine", "other"]


def test_names_of_the_program_are_not_taken(tmp_path: Path) -> None:
    with pytest.raises(DiagramFault, match="comes with the program; please choose another"):
        save_style(named("Magazine"), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_styles_are_removed(tmp_path: Path) -> None:
    save_style(named("mine"), tmp_path)
    remove_style("MINE", tmp_path)
    assert names(tmp_path) == []
    with pytest.raises(DiagramFault, match="no style 'mine' of your own"):
        remove_style("mine", tmp_path)


def test_a_file_that_is_no_style_spoils_no_other(tmp_path: Path) -> None:
    save_style(named("mine"), tmp_path)
    (tmp_path / "broken.json").write_text("{", "utf-8")
    (tmp_path / "latin.json").write_bytes(b'{"name": "\xe4"}')
    (tmp_path / "note.txt").write_text("hello", "utf-8")
    (tmp_path / "folder.json").mkdir()
    found = saved_styles(tmp_path)
    assert [style.name for style in found.styles] == ["mine"]
    broken, latin = map(str, found.faults)
    assert broken.startswith(f"{tmp_path / 'broken.json'}: no JSON: ")
    assert latin == f"{tmp_path / 'latin.json'} cannot be read: it is no UTF-8."


def test_a_style_that_is_not_there_is_told_with_those_there_are(tmp_path: Path) -> None:
    save_style(named("mine"), tmp_path)
    with pytest.raises(DiagramFault) as caught:
        style_named("barock", tmp_path)
    told = "There is no style 'barock'; there are magazine, screen, tournament, print, mine."
    assert str(caught.value) == told


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(DiagramFault, match=r"^The folder .* cannot be made: .*\.$"):
        save_style(named("mine"), tmp_path / "file" / "styles")


@posix_only
def test_a_shut_folder_is_told() -> None:
    with open_folder() as folder:
        save_style(named("mine"), folder)
        folder.chmod(0o555)
        with nobody():
            with pytest.raises(DiagramFault, match="writing is not allowed there"):
                save_style(named("other"), folder)
            with pytest.raises(DiagramFault, match="cannot be removed"):
                remove_style("mine", folder)
        assert names(folder) == ["mine"]


def test_the_folder_lies_in_the_users_settings(home: Path) -> None:
    save_style(named("mine"))
    assert home in styles_folder().parents
    assert [style.name for style in saved_styles().styles] == ["mine"]
