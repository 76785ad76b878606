# SPDX-License-Identifier: GPL-3.0-or-later
"""What the studio needs of the machine beside Python: system libraries and a few programs.

Only Linux leaves these to its packages; on Windows and macOS they come with Qt itself.
Standard library only, for `bootstrap.py` runs before anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

QT, WINDOW, SCREEN, COMPILER, VENV = "qt", "window", "screen", "compiler", "venv"
"""What a need is for: Qt at all, a window, the tests' own screen and eyes, the kernel, `.venv`."""

LATEX = "latex"
"""What unattended checks need beside: the LaTeX that magazines set diagrams with."""


@dataclass(frozen=True)
class Need:
    """Something the machine should have, and the package that brings it in each family."""

    name: str
    use: str
    debian: str
    fedora: str
    arch: str


NEEDS = (
    Need("libglib-2.0.so.0", QT, "libglib2.0-0", "glib2", "glib2"),
    Need("libGL.so.1", QT, "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", QT, "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libxkbcommon.so.0", QT, "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libfontconfig.so.1", QT, "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libdbus-1.so.3", QT, "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libxcb-cursor.so.0", WINDOW, "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need(
        "libxkbcommon-x11.so.0",
        WINDOW,
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
    ),
    Need("libxcb-icccm.so.4", WINDOW, "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", WINDOW, "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-shape.so.0", WINDOW, "libxcb-shape0", "libxcb", "libxcb"),
    Need("Xvfb", SCREEN, "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    Need("xdotool", SCREEN, "xdotool", "xdotool", "xdotool"),
    Need("import", SCREEN, "imagemagick", "ImageMagick", "imagemagick"),
    Need("pdftotext", SCREEN, "poppler-utils", "poppler-utils", "poppler"),
    Need("chromium", SCREEN, "chromium", "chromium", "chromium"),
    Need("chromedriver", SCREEN, "chromium-driver", "chromedriver", "chromium"),
    Need("clang", SCREEN, "clang", "clang", "clang"),
    Need("wasm-ld", SCREEN, "lld", "lld", "lld"),
    Need("xmllint", LATEX, "libxml2-utils", "libxml2", "libxml2"),
    Need("pdflatex", LATEX, "texlive-latex-base", "texlive-latex", "texlive-latex"),
    Need("diagram.sty", LATEX, "texlive-games", "texlive-collection-games", "texlive-games"),
    Need("pstricks.sty", LATEX, "texlive-pstricks", "texlive-pstricks", "texlive-pstricks"),
    Need("xkeyval.sty", LATEX, "texlive-latex-recommended", "texlive-xkeyval", "texlive-latex"),
    Need("xifthen.sty", LATEX, "texlive-latex-extra", "texlive-xifthen", "texlive-latexextra"),
    Need("t2aenc.def", LATEX, "texlive-lang-cyrillic", "texlive-cyrillic", "texlive-langcyrillic"),
    Need("sfrm1000.pfb", LATEX, "cm-super-minimal", "texlive-cm-super", "texlive-fontsextra"),
    Need("gcc", COMPILER, "gcc", "gcc", "gcc"),
    Need("Python.h", COMPILER, "python3-dev", "python3-devel", "python"),
    Need("ensurepip", VENV, "python3-venv", "python3", "python"),
)

_INSTALL_LINES = {
    "debian": "apt-get install -y --no-install-recommends",
    "fedora": "dnf install -y",
    "arch": "pacman -S --needed",
}


def missing(*uses: str) -> list[Need]:
    """Return what this machine lacks for these uses; nothing but on Linux."""
    if not sys.platform.startswith("linux"):
        return []
    return [need for need in NEEDS if need.use in uses and not _present(need)]


def compiler() -> str | None:
    """Return where the C compiler is that builds extensions, the one named by CC first."""
    named = os.environ.get("CC", "").split()
    if named:
        return shutil.which(named[0])
    return shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")


def has_python_headers() -> bool:
    """Tell whether extensions can be compiled for this Python."""
    return Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def lacks_only_compiler() -> bool:
    """Tell whether the kernel could be built here if there were a C compiler, on Linux."""
    found = compiler() is not None or "CC" in os.environ
    return sys.platform.startswith("linux") and not found and has_python_headers()


def compiler_advice() -> str:
    """Return a line that says how a C compiler comes onto this machine."""
    if sys.platform == "darwin":
        return "It needs a C compiler: type xcode-select --install, delete .venv, begin again."
    if sys.platform == "win32":
        return "It needs Visual Studio's tools for C++: install them, delete .venv, begin again."
    needs = [need for need in NEEDS if need.use == COMPILER]
    return f"It needs a C compiler and Python's headers: {install_line(needs)}"


def can_install() -> bool:
    """Tell whether `provide` may install packages of the system."""
    return _is_root() and _family() == "debian"


def provide(needs: list[Need]) -> list[Need]:
    """Install what is lacking where that is allowed; else print the line to type.

    Returns what is lacking still.
    """
    # No package brings a module to a Python that is not the distribution's own.
    lasting = [need for need in needs if need.use == VENV and sys.base_prefix != "/usr"]
    needs = [need for need in needs if need not in lasting]
    if not needs:
        return lasting
    names = ", ".join(need.name for need in needs)
    if not can_install():
        print(f"This machine lacks {names}. To install what is missing, type:", flush=True)
        print(f"    {install_line(needs)}", flush=True)
        if _family() is None:
            print("    (package names as on Debian and Ubuntu; yours may differ)", flush=True)
        return needs + lasting
    print(f"Installing {names} with apt-get ...", flush=True)
    for command in (
        ["apt-get", "update", "-q"],
        [*_INSTALL_LINES["debian"].split(), "-q", *_packages(needs, "debian")],
    ):
        complaint = _apt(command)
        if complaint:
            print(complaint, flush=True)
            print(f"'{' '.join(command[:2])}' failed; later, type: {install_line(needs)}")
            sys.stdout.flush()
            break
    return [need for need in needs if not _present(need)] + lasting


def install_line(needs: list[Need]) -> str:
    """Return the one line that installs these with this system's own tool."""
    family = _family() or "debian"
    sudo = "" if _is_root() else "sudo "
    return f"{sudo}{_INSTALL_LINES[family]} {' '.join(_packages(needs, family))}"


def _present(need: Need) -> bool:
    if need.use in (QT, WINDOW):
        try:
            ctypes.CDLL(need.name)
        except OSError:
            return False
        return True
    if need.name == "gcc":
        return compiler() is not None or "CC" in os.environ
    if need.name == "Python.h":  # another Python than the system's brings its own or never
        return has_python_headers() or sys.base_prefix != "/usr"
    if need.name == "ensurepip":
        # Asked of a fresh interpreter: this one may have looked before it was installed.
        look = [sys.executable, "-c", "import ensurepip"]
        return subprocess.run(look, capture_output=True, check=False).returncode == 0
    if Path(need.name).suffix in _TEX_FILES:
        return _tex_finds(need.name)
    return shutil.which(need.name) is not None


_TEX_FILES = (".sty", ".def", ".pfb")


def _tex_finds(name: str) -> bool:
    finder = shutil.which("kpsewhich")
    if finder is None:
        return False
    return subprocess.run([finder, name], capture_output=True, check=False).returncode == 0


def _packages(needs: list[Need], family: str) -> list[str]:
    return list(dict.fromkeys(getattr(need, family) for need in needs))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _family() -> str | None:
    for tool, family in (("apt-get", "debian"), ("dnf", "fedora"), ("pacman", "arch")):
        if shutil.which(tool):
            return family
    return None


def _apt(command: list[str]) -> str:
    """Run apt-get; return the end of what it said if it failed, else nothing."""
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    # dpkg will not work where ldconfig and its like are not on the path.
    environment["PATH"] = os.pathsep.join(
        [environment.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"]
    )
    patient = [command[0], "-o", "DPkg::Lock::Timeout=120", *command[1:]]
    try:
        done = subprocess.run(
            patient,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return str(error)
    return "" if done.returncode == 0 else "\n".join(done.stdout.splitlines()[-15:])
