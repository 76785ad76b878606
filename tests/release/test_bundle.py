# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundle for macOS, as its recipe asks PyInstaller for it; nothing of macOS is here."""

from __future__ import annotations

import plistlib
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from composer.said.languages import CODES

ROOT = Path(__file__).resolve().parents[2]
RELEASE = ROOT / "packaging" / "release"
MODULES = (
    *("PyInstaller", "PyInstaller.depend", "PyInstaller.depend.bindepend"),
    *("PyInstaller.utils", "PyInstaller.utils.hooks"),
)


class Installed:
    """Something that pip installed, of wheels with these tags."""

    def __init__(self, *tags: str) -> None:
        self._tags = tags

    def read_text(self, name: str) -> str | None:
        assert name == "WHEEL"
        return "".join(f"Tag: {tag}\n" for tag in self._tags) or None


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """What the recipe asks for on macOS: what each of PyInstaller's steps was given."""
    for name in MODULES:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    for name in ("collect_data_files", "collect_submodules", "copy_metadata"):
        given = [("resources/a", "resources")] if name == "collect_data_files" else []
        monkeypatch.setattr(
            sys.modules[MODULES[-1]], name, lambda *_, given=given, **__: given, raising=False
        )
    monkeypatch.setattr(sys.modules[MODULES[2]], "get_imports", None, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("CHESS_COMPOSER_ICONS", str(tmp_path))
    monkeypatch.setattr(
        "importlib.metadata.distributions",
        lambda: [
            Installed("cp310-abi3-macosx_13_0_universal2"),
            Installed("cp311-cp311-macosx_10_9_x86_64", "cp311-cp311-macosx_14_0_arm64"),
            Installed("py3-none-any"),
            Installed(),  # not of a wheel
        ],
    )
    monkeypatch.setattr("importlib.metadata.version", lambda _: "1.2.3")
    every: dict[str, Any] = {}

    def step(name: str) -> Any:
        def called(*words: Any, **named: Any) -> Any:
            every[name] = named
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return called

    steps = {name: step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    runpy.run_path(str(RELEASE / "studio.spec"), {**steps, "SPECPATH": str(RELEASE)})
    return every


def test_the_bundle_lies_where_the_image_takes_it_from(
    asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(RELEASE))
    told = (RELEASE / "steps.py").read_text("utf-8")
    assert f'"{asked["BUNDLE"]["name"]}" if sys.platform == "darwin"' in told
    icon = Path(asked["BUNDLE"]["icon"]).name
    assert f'"{icon}").write_bytes' in (RELEASE / "icons.py").read_text("utf-8")
    assert asked["EXE"]["name"] == "chess-composer"
    assert asked["EXE"]["console"] is False  # else it would be hidden from the dock


def test_the_plist(asked: dict[str, Any], tmp_path: Path) -> None:
    bundle = asked["BUNDLE"]
    plist = bundle["info_plist"]
    written = tmp_path / "Info.plist"
    written.write_bytes(plistlib.dumps(plist))
    if shutil.which("plutil"):
        subprocess.run(["plutil", "-lint", str(written)], check=True)
    assert plistlib.loads(written.read_bytes()) == {
        **plist,
        "CFBundleDocumentTypes": [
            {**each, "CFBundleTypeExtensions": [*each["CFBundleTypeExtensions"]]}
            for each in plist["CFBundleDocumentTypes"]
        ],
    }
    app_id = re.search(r'APP_ID = "(.+)"', (RELEASE / "steps.py").read_text("utf-8"))
    assert app_id is not None
    assert bundle["bundle_identifier"] == app_id[1]
    assert re.fullmatch(r"[\w.-]+", app_id[1])
    for key in ("CFBundleShortVersionString", "CFBundleVersion"):
        assert plist[key] == bundle["version"] == "1.2.3"
    assert set(plist["CFBundleLocalizations"]) == set(CODES)
    # Of a library that has wheels for several, the one for the oldest; of all, the newest of those.
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert [each["LSHandlerRank"] for each in plist["CFBundleDocumentTypes"]] == [
        "Owner",
        "Alternate",
    ]


def test_what_is_compiled_for_macos_is_known_by_its_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(RELEASE))
    import maccore

    arm = bytes.fromhex("cffaedfe 0c000001 00000000 06000000")
    assert maccore.kind(arm) == "aarch64"
    assert maccore.kind(bytes.fromhex("cffaedfe 07000001 03000000 06000000")) == "x86_64"
    assert maccore.kind(arm[:12] + b"\x01\0\0\0") == ""  # not linked
    assert maccore.kind(b"\x7fELF" + bytes(12)) == ""
    assert maccore.kind(b"") == ""
