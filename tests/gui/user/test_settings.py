# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences and layout: kept, and nothing in the file can keep the studio closed."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray

from composer.gui.user.settings import Preferences, Settings, data_folder, default_library

TEXT = st.text(st.characters(blacklist_categories=("Cs",), blacklist_characters="\0"), max_size=20)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.builds(
        Preferences,
        theme=TEXT,
        board=TEXT,
        letters=TEXT,
        library=TEXT,
        reduce_motion=st.booleans(),
        refutations=st.integers(0, 999),
        all_defences=st.booleans(),
        trivial_tries=st.booleans(),
    )
)
def test_preferences_come_back(tmp_path: Path, preferences: Preferences) -> None:
    path = tmp_path / "s.ini"
    path.unlink(missing_ok=True)
    kept = Settings(path)
    kept.keep_preferences(preferences)
    kept.flush()
    assert Settings(path).preferences() == preferences


def test_without_a_file_all_is_as_at_first(tmp_path: Path) -> None:
    assert Settings(tmp_path / "none.ini").preferences() == Preferences()


@pytest.mark.parametrize(
    "value",
    ["", "maybe", "-1", "1.5", "9" * 6000, "@Invalid()", "@Variant(\\0)", "a, b, c", "٣", "\\x"],
)
def test_senseless_values_are_at_their_default(tmp_path: Path, value: str) -> None:
    path = tmp_path / "s.ini"
    numbers = [f.name for f in fields(Preferences) if isinstance(f.default, (bool, int))]
    lines = "".join(f"{name}={value}\n" for name in numbers)
    path.write_text(f"[preferences]\n{lines}", encoding="utf-8")
    found = Settings(path).preferences()
    for name, got in asdict(found).items():
        expected = getattr(Preferences(), name)
        assert type(got) is type(expected)
    assert 0 <= found.refutations < 10**9


@pytest.mark.parametrize("content", [b"\x00\xff\xfe garbage", b"[preferences", b"=\n=\n[]\n", b""])
def test_a_file_of_nonsense_is_read_as_nothing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "s.ini"
    path.write_bytes(content)
    assert Settings(path).preferences() == Preferences()
    assert Settings(path).layout("geometry").isEmpty()


def test_the_layout_is_kept_and_forgotten(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "s.ini")
    kept.keep_layout("docks", QByteArray(b"\x00\x01state"))
    kept.keep_preferences(replace(Preferences(), theme="dark"))
    kept.flush()
    again = Settings(tmp_path / "s.ini")
    assert again.layout("docks") == QByteArray(b"\x00\x01state")
    again.forget_layout()
    assert again.layout("docks").isEmpty()
    assert again.preferences().theme == "dark"


def test_searches_are_kept_and_nonsense_is_none(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "s.ini")
    assert kept.searches() == ()
    asked = ('author:"Loyd, Samuel"', "#2 ; % \\ = [x]", "тема")
    kept.keep_searches(asked)
    kept.flush()
    assert Settings(tmp_path / "s.ini").searches() == asked
    (tmp_path / "t.ini").write_text("[General]\nsearches={nonsense\n", encoding="utf-8")
    assert Settings(tmp_path / "t.ini").searches() == ()


def test_what_is_ours_lies_in_the_user_s_own_folders(home: Path) -> None:
    assert data_folder().is_relative_to(home)
    assert default_library().parent == data_folder()
