# SPDX-License-Identifier: GPL-3.0-or-later
"""The page as static files: whole, with one version, and over nothing else."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from templates import templates

from composer.notation.translations import LANGUAGES
from composer.web.appexport import AppThere, static_files, write_app
from composer.web.appfiles import START, WORKER, app_files, source_files, versioned
from composer.web.madefiles import page_sentences

SAID = re.compile(r'\bsaid\(\s*"((?:[^"\\]|\\.)*)"|\bcounted\(\s*[^,"]+,\s*"([^"]*)",\s*"([^"]*)"')


def listed(script: bytes) -> dict[str, str]:
    found = re.search(r"const FILES = (\{.*?\});", script.decode(), re.DOTALL)
    assert found is not None
    files: dict[str, str] = json.loads(found[1])
    return files


@pytest.mark.parametrize("files", [app_files, static_files])
def test_the_service_worker_knows_each_file_by_its_content(files: object) -> None:
    assert callable(files)
    found = files()
    told = listed(found[WORKER].content)
    version = told.pop("version")
    assert told == {
        name: hashlib.sha256(found[name].content).hexdigest() for name in found if name != WORKER
    }
    assert f'<meta name="version" content="{version}">'.encode() in found[START].content


def test_another_content_has_another_version() -> None:
    files = dict(app_files())
    plain = files[START].content.replace(
        re.search(rb'<meta name="version"[^>]*>', files[START].content)[0],  # type: ignore[index]
        b'<meta name="version" content="">',
    )
    versions = set()
    for more in (b"", b" "):
        changed = {
            **files,
            START: type(files[START])(plain, ""),
            "words/it.js": files["words/it.js"],
        }
        changed["words/it.js"] = type(files[START])(files["words/it.js"].content + more, "")
        found = re.search(rb'name="version" content="(\w+)"', versioned(changed)[START].content)
        assert found is not None
        versions.add(found[1])
    assert len(versions) == 2


def test_it_is_written_whole_and_only_over_itself(tmp_path: Path) -> None:
    start = write_app(tmp_path / "page")
    written = {
        path.relative_to(tmp_path / "page").as_posix(): path.read_bytes()
        for path in (tmp_path / "page").rglob("*")
        if path.is_file()
    }
    assert written == {name: file.content for name, file in static_files().items()}
    assert b"Content-Security-Policy" in start.read_bytes()
    with pytest.raises(AppThere, match="exists already"):
        write_app(tmp_path / "page")
    (tmp_path / "page" / "old.js").write_text("gone")
    write_app(tmp_path / "page", overwrite=True)
    assert not (tmp_path / "page" / "old.js").exists()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "mine.txt").write_text("mine")
    with pytest.raises(AppThere, match="something other"):
        write_app(tmp_path / "other", overwrite=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "page"]


def test_all_addresses_in_it_are_relative() -> None:
    for name, file in static_files().items():
        if name.rpartition(".")[2] in ("html", "js", "css", "webmanifest"):
            text = file.content.decode().replace("http://www.w3.org/", "")
            assert not re.search(r"https?://|(?:href|src|url)=?[\"'(]/", text), name


def sentences() -> set[str]:
    """Return what the page's solver says, in English."""
    found = set()
    for name, file in source_files().items():
        if name.endswith(".js") and "solver" in name:
            for groups in SAID.findall(file.content.decode()):
                found |= {json.loads(f'"{group}"') for group in groups if group}
    return found


def test_every_sentence_of_its_solver_is_one_of_the_program() -> None:
    """So that the window's translations have it, word for word."""
    known = {template.text for template in templates()}
    said = sentences()
    assert len(said) > 40
    assert said <= known


def test_it_says_them_in_the_languages_of_the_program() -> None:
    files = source_files()
    scripts = [f.content for name, f in files.items() if "solver" in name and name.endswith(".js")]
    told = page_sentences(scripts)
    assert set(told) == set(LANGUAGES) - {"en"}
    assert told["it"]["Cannot be solved: {defects}"] == "Non analizzabile: {defects}"
    assert told["de"]["two"] == "zwei"
