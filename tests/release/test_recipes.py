# SPDX-License-Identifier: GPL-3.0-or-later
"""What packages are made by and what desktops read, by the tools that know their forms."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
RELEASE = ROOT / "packaging" / "release"
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.chesscomposer.Studio"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OPENED = {"chesslib", "olv", "jsonl", "pgn"}
"""Endings of the files that a double click opens."""
SOURCES = {".py", ".pyi", ".pyx", ".pxd", ".pxi", ".c", ".h", ".so", ".pyd", ".pyc"}


def tool(name: str) -> str:
    """Return where a tool lies, or skip the test."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip(f"{name} is not here")
    return found


def run(*command: str | Path, where: Path = ROOT) -> str:
    words = [str(each) for each in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=where)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


class TestForms:
    """Each skips where its tool is missing."""

    def test_the_desktop_entry(self) -> None:
        assert not run(tool("desktop-file-validate"), LINUX / f"{APP_ID}.desktop")

    def test_the_description(self) -> None:
        run(tool("appstreamcli"), "validate", "--no-net", LINUX / f"{APP_ID}.metainfo.xml")

    def test_the_flatpak_manifest(self, tmp_path: Path) -> None:
        manifest = RELEASE / "flatpak" / f"{APP_ID}.yml"
        # It leaves a folder where it is run.
        shown = run(tool("flatpak-builder"), "--show-manifest", manifest, where=tmp_path)
        assert f'"id" : "{APP_ID}"' in shown

    @pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
    def test_the_workflows_by_their_schema(self, workflow: Path) -> None:
        run(tool("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", workflow)

    @pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
    def test_the_workflows_by_actionlint(self, workflow: Path) -> None:
        run(tool("actionlint"), "-no-color", workflow)

    def test_the_shell_script_of_the_archive(self) -> None:
        run(tool("shellcheck"), "--severity", "warning", RELEASE / "linux" / "unpack.sh")


class TestFileTypes:
    """The same files are opened by a double click on each system."""

    def test_windows(self) -> None:
        recipe = (RELEASE / "windows" / "studio.nsi").read_text(encoding="utf-8")
        named = re.findall(r"WriteRegStr .*\\\.(\w+)\\OpenWithProgids", recipe)
        assert set(named) == OPENED

    def test_macos(self) -> None:
        recipe = (RELEASE / "studio.spec").read_text(encoding="utf-8")
        rows = re.findall(r'document\("[^"]+", "\w+", ([^)]*)\)', recipe)
        assert {each for row in rows for each in re.findall(r"\w+", row)} == OPENED

    @pytest.mark.skipif(os.name == "nt", reason="desktops of Linux")
    def test_linux(self, tmp_path: Path) -> None:
        """A data folder with our types and nothing else, read by the system's own tool."""
        packages = tmp_path / "mime" / "packages"
        packages.mkdir(parents=True)
        shutil.copy(LINUX / f"{APP_ID}.mime.xml", packages / f"{APP_ID}.xml")
        run(tool("update-mime-database"), tmp_path / "mime")
        globs = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8").splitlines()
        types = {line.split(":")[2]: line.split(":")[1] for line in globs if line[:1].isdigit()}
        # PGN is known to every desktop.
        assert {name.removeprefix("*.") for name in types} == OPENED - {"pgn"}
        entry = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8")
        opened = re.search(r"^MimeType=(.*)$", entry, re.MULTILINE)
        assert opened is not None
        assert set(opened[1].rstrip(";").split(";")) == {
            *types.values(),
            "application/vnd.chess-pgn",
        }

    def test_a_library_is_known_by_its_head(self, tmp_path: Path) -> None:
        """The magic bytes in the type are those that the program writes."""
        from composer.library.access.store import Library

        made = tmp_path / "a.chesslib"
        Library.create(made).close()
        space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
        types = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
        (inner,) = types.findall(".//m:magic/m:match/m:match", space)
        place = int(inner.get("offset", ""))
        value = int(inner.get("value", ""), 16)
        assert int.from_bytes(made.read_bytes()[place : place + 4], "big") == value


def data_files(package: str, folder: Path) -> set[Path]:
    """Return what lies in a package beside sources, as far as it is kept in the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", str(folder)], cwd=ROOT, capture_output=True, check=False
    )
    if listed.returncode != 0 or not listed.stdout:
        files = {path for path in folder.rglob("*") if path.is_file()}
    else:
        files = {ROOT / name for name in listed.stdout.decode("utf-8").split("\0") if name}
    return {path.relative_to(folder) for path in files if path.suffix not in SOURCES}


def test_what_the_program_reads_is_put_into_packages() -> None:
    """Every file beside the sources falls under a glob of `package-data`."""
    told = project()["tool"]["setuptools"]
    places = {name: ROOT / folder for name, folder in told["package-dir"].items()}
    globs: dict[Path, list[str]] = {}
    for package, patterns in told["package-data"].items():
        folder = places.get(package, ROOT / package.replace(".", "/"))
        globs.setdefault(folder, []).extend(patterns)
    for package, folder in places.items():
        left = set()
        for path in data_files(package, folder):
            covered = False
            for base, patterns in globs.items():
                if (folder / path).is_relative_to(base):
                    inside = (folder / path).relative_to(base)
                    covered = covered or any(_matches(inside, pattern) for pattern in patterns)
            if not covered:
                left.add(path.as_posix())
        assert not left, f"not in a wheel: {sorted(left)} of {package}"


def _matches(path: Path, pattern: str) -> bool:
    """Tell whether a glob of setuptools, where only `**` crosses folders, takes a path."""
    if pattern == "**/*":
        return True
    parts = pattern.split("/")
    return len(parts) == len(path.parts) and all(map(fnmatch, path.parts, parts))
