# SPDX-License-Identifier: GPL-3.0-or-later
"""The packages of a release, of a small program of a test's instead of the real one."""

from __future__ import annotations

import importlib
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent.parent
RELEASE = ROOT / "packaging" / "release"
PROGRAM = '#!/bin/sh\n[ "$1" = --version ] && echo "small 1"\nexit ${STATUS:-0}\n'
needs_sh = pytest.mark.skipif(os.name == "nt", reason="packages for Linux need its shell")


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """The programs that make packages; their names are put away again."""
    monkeypatch.syspath_prepend(str(RELEASE))
    names = sorted(path.stem for path in RELEASE.glob("*.py") if path.stem != "start")
    before = {name: sys.modules.pop(name, None) for name in names}
    yield {name: importlib.import_module(name) for name in names}
    for name, module in before.items():
        sys.modules.pop(name, None)
        if module is not None:
            sys.modules[name] = module


@pytest.fixture
def places(modules: dict[str, ModuleType], tmp_path: Path) -> Any:
    """A program in one folder, and where packages go."""
    made = modules["steps"].Places(tmp_path / "out", tmp_path / "work")
    made.out.mkdir()
    inner = made.folder / "_internal"
    inner.mkdir(parents=True)
    (made.folder / "chess-composer").write_text(PROGRAM)
    (made.folder / "chess-composer").chmod(0o755)
    (inner / "library.so.1").write_bytes(b"\x7fELF and GLIBC_2.4\0 and GLIBC_2.31\0")
    (inner / "library.so").symlink_to("library.so.1")
    (made.work / "icons").mkdir()
    (made.work / "icons" / "48.png").write_bytes(b"a picture")
    return made


def test_packages_are_made_after_what_they_are_made_from(modules: dict[str, ModuleType]) -> None:
    make = modules["make"]
    assert make.in_order(["deb"]) == ("wheel", "folder", "deb")
    assert make.in_order(["archive", "sdist"]) == ("sdist", "wheel", "folder", "archive")
    assert make.in_order(["sdist"]) == ("sdist",)
    assert make.in_order(["installer"]) == ("windows", "installer")
    assert set(make.FROM_FOLDER) == {each for row in make.HERE.values() for each in row}
    assert {*make.FROM_WHEEL, "sdist", "wheel", "windows", "installer"} == set(make.STEPS)


def test_a_wheel_without_one_of_the_compiled_modules_is_refused(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    """Each is optional where pip installs, so that one which fails for Windows would go unseen."""
    every = modules["compiled"].modules()
    setup = (ROOT / "setup.py").read_text("utf-8")
    rooms = {"SOLVER": "solver", "RETRO": "retro", "STUDIES": "studies"}
    listed = re.findall(r'^    f"\{(\w+)\}/(\w+)": \(', setup, re.MULTILINE)
    assert every == tuple(sorted(f"composer/{rooms[room]}/kernel/{name}" for room, name in listed))
    for left_out in (None, *every):
        wheel = tmp_path / "w.whl"
        with zipfile.ZipFile(wheel, "w") as packed:
            for each in every:
                if each != left_out:
                    packed.writestr(f"{each}.cp311-win_amd64.pyd", b"")
        if left_out is None:
            modules["compiled"].see_that_all_is_compiled(wheel)
        else:
            with pytest.raises(modules["steps"].ReleaseError, match=left_out):
                modules["compiled"].see_that_all_is_compiled(wheel)


def test_another_systems_package_is_refused_in_a_sentence(
    modules: dict[str, ModuleType], places: Any
) -> None:
    if sys.platform != "darwin":
        with pytest.raises(modules["steps"].ReleaseError, match="only be made on macOS"):
            modules["image"].make_image(places)


@pytest.mark.usefixtures("qapp")
def test_icons_are_what_systems_read(modules: dict[str, ModuleType]) -> None:
    icons = modules["icons"]
    data = icons.ico({size: icons.png(size) for size in (16, 256)})
    assert data[:4] == b"\0\0\1\0"
    image = QImage.fromData(data, "ICO")
    assert image.width() in (16, 256)
    assert image.hasAlphaChannel()
    pictures = icons.icns({b"ic08": icons.png(256)})
    assert pictures[:4] == b"icns"
    assert int.from_bytes(pictures[4:8], "big") == len(pictures)
    assert QImage.fromData(pictures[16:], "PNG").width() == 256


def test_what_somebody_is_told_to_type_is_found(modules: dict[str, ModuleType]) -> None:
    told = 'It needs {}. Type:\n    su - -c "get a"\nNot vital:\n    su - -c "get b"\n'
    assert modules["firsttrial"].vital(told) == 'su - -c "get a"'
    with pytest.raises(modules["steps"].ReleaseError):
        modules["firsttrial"].vital("Nothing is missing.")


def test_each_room_of_tests_is_tried_in_wine_or_has_a_reason(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    tests = modules["winetests"]
    names = [name for name, _ in tests.OwnTests("", None, tmp_path).steps()]
    assert "tests: solver" in names
    assert {f"tests: {room}" for room in tests.LEFT_OUT} < set(names)
    room = next(iter(tests.LEFT_OUT))
    assert tests.OwnTests("", None, tmp_path).run(room).endswith(tests.LEFT_OUT[room])


def run(file: Path, home: Path, *words: str, status: int = 0) -> str:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    done = subprocess.run(
        ["sh", str(file), *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done
    return done.stdout + done.stderr


def files(folder: Path) -> set[str]:
    found = folder.rglob("*")
    return {path.relative_to(folder).as_posix() for path in found if not path.is_dir()}


@needs_sh
class TestArchive:
    """The file that unpacks itself, run by a real shell in a home of the test's."""

    def test_it_is_put_among_the_programs_and_taken_away(
        self, modules: dict[str, ModuleType], places: Any, tmp_path: Path
    ) -> None:
        made = modules["archive"].make_archive(places)
        home = tmp_path / "a home"
        mine = home / ".local" / "share" / "chess-composer" / "library.chesslib"
        mine.parent.mkdir(parents=True)
        mine.write_text("problems")
        run(made, home)
        run(made, home)  # an update goes over what is there
        program = home / ".local/share/chess-composer-program/program/chess-composer"
        assert (home / ".local/bin/chess-composer").readlink() == program
        assert (program.parent / "_internal" / "library.so").is_symlink()
        entry = home / ".local/share/applications/org.chesscomposer.Studio.desktop"
        assert f'Exec="{program}" %F' in entry.read_text(encoding="utf-8").splitlines()
        run(made, home, "--remove")
        assert mine.read_text() == "problems"
        caches = (".local/share/mime/", ".local/share/applications/mimeinfo.cache")
        left = {file for file in files(home) if not file.startswith(caches)}
        assert left == {".local/share/chess-composer/library.chesslib"}
        assert not list(home.glob(".local/share/mime/packages/*"))
        assert "There is no Chess Composer" in run(made, home, "--remove", status=1)

    def test_it_is_only_unpacked(
        self, modules: dict[str, ModuleType], places: Any, tmp_path: Path
    ) -> None:
        made = modules["archive"].make_archive(places)
        home, there = tmp_path / "home", tmp_path / "there"
        home.mkdir()
        run(made, home, "--extract", str(there))
        assert (there / "program" / "chess-composer").is_file()
        assert files(home) == set()
        assert "is not empty" in run(made, home, "--extract", str(there), status=1)

    def test_a_damaged_file_changes_nothing(
        self, modules: dict[str, ModuleType], places: Any, tmp_path: Path
    ) -> None:
        made = modules["archive"].make_archive(places)
        home = tmp_path / "home"
        home.mkdir()
        run(made, home)
        before = files(home)
        broken = tmp_path / "broken.run"
        broken.write_bytes(made.read_bytes()[:-300])
        assert "damaged" in run(broken, home, status=1)
        assert files(home) == before

    def test_a_program_that_does_not_run_here_is_not_installed(
        self, modules: dict[str, ModuleType], places: Any, tmp_path: Path
    ) -> None:
        (places.folder / "chess-composer").write_text("#!/bin/sh\nexit 3\n")
        made = modules["archive"].make_archive(places)
        home = tmp_path / "home"
        home.mkdir()
        assert "does not run on this system" in run(made, home, status=1)
        assert files(home) == set()


@needs_sh
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb here")
def test_the_deb_says_what_it_needs(
    modules: dict[str, ModuleType], places: Any, tmp_path: Path
) -> None:
    made = modules["deb"].make_deb(places)

    def field(name: str) -> str:
        return subprocess.check_output(["dpkg-deb", "-f", str(made), name], text=True).strip()

    assert field("Version") == modules["steps"].version()
    assert "libc6 (>= 2.31)" in field("Depends")
    there = tmp_path / "there"
    subprocess.run(["dpkg-deb", "-x", str(made), str(there)], check=True)
    assert (there / "usr/bin/chess-composer").readlink() == Path(
        "../lib/chess-composer/chess-composer"
    )
    assert os.access(there / "usr/lib/chess-composer/chess-composer", os.X_OK)
    assert (there / "usr/share/mime/packages/org.chesscomposer.Studio.xml").is_file()
    assert (
        "SIL OPEN FONT LICENSE"
        in (there / "usr/share/doc/chess-composer/copyright").read_text(encoding="utf-8").upper()
    )


def test_the_recipes_name_what_is_there() -> None:
    """Of what cannot run here, each path of the sources that it names exists."""
    recipes = [
        *(ROOT / ".github" / "workflows").glob("*.yml"),
        *(path for path in RELEASE.rglob("*") if path.suffix in (".yml", ".nsi", ".spec")),
    ]
    assert len(recipes) >= 5
    for recipe in recipes:
        text = recipe.read_text(encoding="utf-8")
        for named in re.findall(r"packaging/[\w/.]+\w", text):
            assert (ROOT / named).exists(), f"{recipe.name}: {named}"
        if recipe.suffix == ".yml":
            assert isinstance(yaml.safe_load(text), dict)
    manifest = RELEASE / "flatpak" / "org.chesscomposer.Studio.yml"
    module = yaml.safe_load(manifest.read_text(encoding="utf-8"))["modules"][0]
    for source in module["sources"][1:]:  # the first is what is built
        assert (manifest.parent / source["path"]).exists()
    rights = plistlib.loads((RELEASE / "macos" / "entitlements.plist").read_bytes())
    assert all(value is True for value in rights.values())


def test_a_zip_depends_on_its_files_alone(
    modules: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever builds it anew can tell that it is the same."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name / "program"
        (folder / "lib").mkdir(parents=True)
        for file in ("b.txt", "lib/a.txt") if name == "one" else ("lib/a.txt", "b.txt"):
            (folder / file).write_text(file, encoding="utf-8")
            os.utime(folder / file, (len(made), len(made)))
        made.append(tmp_path / f"{name}.zip")
        modules["portable"].pack(folder, made[-1])
    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as packed:
        assert packed.namelist() == ["program/b.txt", "program/lib/a.txt"]
        assert packed.infolist()[0].date_time == (2023, 11, 14, 22, 13, 20)


def test_the_names_that_a_dll_exports(modules: dict[str, ModuleType]) -> None:
    """A DLL of one section, which lies elsewhere in the file than in memory."""
    head, optional, table, names = 0x40, 0x40 + 24, 0x200, 0x240
    start = 0x1000
    dll = bytearray(0x300)
    struct.pack_into("<I", dll, 0x3C, head)
    struct.pack_into("<H", dll, head + 6, 1)
    struct.pack_into("<H", dll, head + 20, 120)
    struct.pack_into("<I", dll, optional + 112, start)
    struct.pack_into("<8sIIII", dll, optional + 120, b".edata", 0x100, start, 0x100, table)
    struct.pack_into("<I", dll, table + 24, 2)
    struct.pack_into("<I", dll, table + 32, start + names - table)
    struct.pack_into("<II", dll, names, start + 0x60, start + 0x68)
    dll[table + 0x60 : table + 0x72] = b"Py_Main\0Py_IncRef\0"
    assert modules["portable"].exported(bytes(dll)) == ["Py_Main", "Py_IncRef"]


def test_the_uninstaller_takes_away_what_was_put_down_and_nothing_else(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    """Each file by its name: a library in the program's folder stays, and so does the folder."""
    for file in ("a.exe", "lib/b.py", "lib/__pycache__/b.pyc", "lib/c/d$.txt"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file, encoding="utf-8")
    made = modules["nsis"].put_and_take(tmp_path)
    put, take = made.split("!ifdef TAKE\n")
    assert put.count("\nFile ") == take.count("Delete ") == 4
    assert 'Delete "$INSTDIR\\lib\\c\\d$$.txt"' in take
    gone = [line for line in take.splitlines() if line.startswith("RMDir /r")]
    assert all(line.endswith('\\__pycache__"') for line in gone)
    lines = take.splitlines()
    assert lines.index('RMDir "$INSTDIR\\lib\\c"') < lines.index('RMDir "$INSTDIR\\lib"')
    assert 'RMDir "$INSTDIR"' not in take
    assert modules["nsis"].four_numbers("1.2") == "1.2.0.0"


def test_the_sources_of_a_package_are_without_what_was_built(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    """A module that is gone would be packed anew out of `build`; so would one of another system."""
    root = tmp_path / "root"
    for file in ("a.py", "new.py", "c/k.pyx", "c/k.so", "build/lib/gone.py", "x.egg-info/SOURCES"):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(file, encoding="utf-8")
    (root / ".gitignore").write_text("build/\n*.so\n*.egg-info/\n", encoding="utf-8")
    made = modules["steps"].Places(tmp_path / "out", tmp_path / "work")
    kept = {".gitignore", "a.py", "new.py", "c/k.pyx"}
    assert files(modules["sources"].clean_sources(made, root)) == kept
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not here")
    (root / "gone.py").write_text("committed once", encoding="utf-8")
    for words in (("init", "--quiet"), ("add", "a.py", "gone.py", ".gitignore")):
        subprocess.run([git, *words], cwd=root, check=True)
    (root / "gone.py").unlink()
    (root / "a.py").write_text("changed", encoding="utf-8")
    copied = modules["sources"].clean_sources(made, root)
    assert files(copied) == kept
    assert (copied / "a.py").read_text(encoding="utf-8") == "changed"


def test_the_sources_are_packed_with_one_time_and_of_nobody(
    modules: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for time in (1, 2):
        folder = tmp_path / str(time)
        (folder / "p-1").mkdir(parents=True)
        for name in ("a", "b"):
            (folder / "p-1" / name).write_text(name, encoding="utf-8")
            os.utime(folder / "p-1" / name, (time, time))
        package = folder / "p-1.tar.gz"
        with tarfile.open(package, "w:gz") as archive:
            for name in ("p-1/a", "p-1/b")[::-1] if time == 1 else ("p-1/a", "p-1/b"):
                archive.add(folder / name, name)
        (folder / "out").mkdir()
        made.append(modules["pythons"].packed_anew(package, folder / "out").read_bytes())
    assert made[0] == made[1]


def test_two_builds_are_compared(
    modules: dict[str, ModuleType], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is made only the second time, or differs, is named; nothing made is no success."""
    twice, one, other = modules["twice"], tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        (folder / "folder").mkdir(parents=True)
        (folder / "folder" / "a").write_text("the same", encoding="utf-8")
        with zipfile.ZipFile(folder / "p.zip", "w") as packed:
            packed.writestr("same", b"")
            packed.writestr("differs", folder.name)
        (folder / "q.whl").write_bytes(b"the same")
    (other / "r.exe").write_bytes(b"")
    (one / "before.zip").write_bytes(b"of an older version")
    assert twice.compare(one, other) == 2
    assert capsys.readouterr().out.splitlines() == [
        "folder: the same bytes",
        "p.zip: differs: differs",
        "q.whl: the same bytes",
        "r.exe: made only once",
    ]
    (tmp_path / "empty").mkdir()
    with pytest.raises(modules["steps"].ReleaseError):
        twice.compare(one, tmp_path / "empty")


def test_two_builds_that_were_ended_go_on(
    modules: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one run made the next of the same commit does not make again; of another it does."""
    twice, made = modules["twice"], []

    def make(command: list[object], where: Path, extra: dict[str, str]) -> None:
        made.append((where.parent.name, command[2], extra["SOURCE_DATE_EPOCH"]))

    monkeypatch.setattr(twice, "run", make)
    for each in range(2):
        folder = twice.Folder(tmp_path / "one", twice.head(), 7)
        folder.lay_out(go_on=bool(each))
        folder.make("sdist")
    assert made == [("one", "sdist", "7")]
    assert (tmp_path / "one" / "sources" / "setup.py").exists()
    (tmp_path / "one" / "made.txt").write_text("another\nsdist\n", encoding="ascii")
    folder.lay_out(go_on=True)
    folder.make("sdist")
    assert len(made) == 2


def test_what_is_inside_is_listed_with_its_licence(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    for name, terms in (
        ("one", "License-Expression: MIT"),
        ("Two", "License: UNKNOWN\nClassifier: License :: OSI Approved :: BSD License"),
        ("three", "License: " + "A text. " * 20),
        ("tool", "License: MIT"),
    ):
        place = tmp_path / f"{name}-1.dist-info"
        place.mkdir()
        (place / "METADATA").write_text(f"Name: {name}\nVersion: 1\n{terms}\n\nText")
    told = modules["contents"].contents(tmp_path, [("Python", "3", "PSF-2.0")], without=["tool"])
    assert told.splitlines() == [
        "one 1: MIT",
        "Python 3: PSF-2.0",
        "three 1: see its files",
        "Two 1: BSD License",
    ]


def test_libraries_do_not_tell_where_they_were_made(
    modules: dict[str, ModuleType], tmp_path: Path
) -> None:
    """The sums of scripts and of `direct_url.json` tell in which folder they were made."""
    lib = tmp_path / "lib"
    (lib / "a-1.dist-info").mkdir(parents=True)
    (lib / "a, b.py").write_text("", encoding="utf-8")
    record = lib / "a-1.dist-info" / "RECORD"
    rows = '"a, b.py",sha256=x,0\na-1.dist-info/RECORD,,\n'
    away = "../../bin/a,sha256=y,9\ngone.py,sha256=y,9\na-1.dist-info/direct_url.json,sha256=z,9\n"
    record.write_text(away + rows, encoding="utf-8")
    (record.parent / "direct_url.json").write_text("{}", encoding="utf-8")
    modules["contents"].forget_where_it_was_made(lib)
    assert record.read_text(encoding="utf-8") == rows
    assert not (record.parent / "direct_url.json").exists()


def test_the_sums_are_those_of_the_packages(modules: dict[str, ModuleType], tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"")
    (tmp_path / "a.run").write_bytes(b"a")
    for _ in range(2):  # the sums of the first time are not counted the second
        made = modules["contents"].write_sums(tmp_path).read_text(encoding="utf-8").splitlines()
        assert [line.split("  ")[1] for line in made] == ["a.run", "b.zip"]
        assert made[1].startswith(
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        )


@needs_sh
def test_an_archive_depends_on_its_files_alone(
    modules: dict[str, ModuleType], places: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for time in (1, 2):
        for path in places.folder.rglob("*"):
            os.utime(path, (time, time), follow_symlinks=False)
        made.append(modules["archive"].make_archive(places).read_bytes())
    assert made[0] == made[1]
