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

WAYLAND, PRINTERS = "wayland", "printers"
"""What a need is for on some desktops only: a window of Wayland, a printer."""

VITAL = (QT, VENV, WINDOW, WAYLAND)
"""The uses without which there is no studio; the others make it faster, or more of it."""

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
    Need("libgthread-2.0.so.0", QT, "libglib2.0-0", "glib2", "glib2"),
    Need("libGL.so.1", QT, "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", QT, "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libxkbcommon.so.0", QT, "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Need("libfontconfig.so.1", QT, "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libfreetype.so.6", QT, "libfreetype6", "freetype", "freetype2"),
    Need("libdbus-1.so.3", QT, "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libX11.so.6", QT, "libx11-6", "libX11", "libx11"),
    Need("libgssapi_krb5.so.2", QT, "libgssapi-krb5-2", "krb5-libs", "krb5"),
    Need("libbrotlidec.so.1", QT, "libbrotli1", "libbrotli", "brotli"),
    Need("libbrotlicommon.so.1", QT, "libbrotli1", "libbrotli", "brotli"),
    Need("libz.so.1", QT, "zlib1g", "zlib", "zlib"),
    Need("libzstd.so.1", QT, "libzstd1", "libzstd", "zstd"),
    Need("libX11-xcb.so.1", WINDOW, "libx11-xcb1", "libX11-xcb", "libx11"),
    Need(
        "libxkbcommon-x11.so.0",
        WINDOW,
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
    ),
    Need("libxcb-cursor.so.0", WINDOW, "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", WINDOW, "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", WINDOW, "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-image.so.0", WINDOW, "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need(
        "libxcb-render-util.so.0",
        WINDOW,
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Need("libxcb-util.so.1", WINDOW, "libxcb-util1", "xcb-util", "xcb-util"),
    Need("libxcb.so.1", WINDOW, "libxcb1", "libxcb", "libxcb"),
    Need("libxcb-glx.so.0", WINDOW, "libxcb-glx0", "libxcb", "libxcb"),
    Need("libxcb-randr.so.0", WINDOW, "libxcb-randr0", "libxcb", "libxcb"),
    Need("libxcb-render.so.0", WINDOW, "libxcb-render0", "libxcb", "libxcb"),
    Need("libxcb-shape.so.0", WINDOW, "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-shm.so.0", WINDOW, "libxcb-shm0", "libxcb", "libxcb"),
    Need("libxcb-sync.so.1", WINDOW, "libxcb-sync1", "libxcb", "libxcb"),
    Need("libxcb-xfixes.so.0", WINDOW, "libxcb-xfixes0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", WINDOW, "libxcb-xkb1", "libxcb", "libxcb"),
    Need("libwayland-client.so.0", WAYLAND, "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", WAYLAND, "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Need("libwayland-egl.so.1", WAYLAND, "libwayland-egl1", "libwayland-egl", "wayland"),
    Need("libcups.so.2", PRINTERS, "libcups2", "cups-libs", "libcups"),
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

NAMES = 3  # of what is missing, as many are named

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
    if not can_install():
        _advise([need for need in needs if need.use in VITAL], "The studio needs {}. Type:")
        _advise(
            [need for need in needs if need.use not in VITAL],
            "Not vital, but it solves faster or prints with {}. For that, type:",
        )
        return needs + lasting
    print(f"Installing {named(needs)} with apt-get ...", flush=True)
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
    """Return the one line that installs these with this system's own tool, as root."""
    family = _family() or "debian"
    line = f"{_INSTALL_LINES[family]} {' '.join(_packages(needs, family))}"
    if _is_root():
        return line
    if shutil.which("sudo"):
        return f"sudo {line}"
    return f'su - -c "{line}"'  # as at a login: dpkg looks for tools that only root has on the path


def named(needs: list[Need]) -> str:
    """Return the names of these, of many the first and the count of the others."""
    names = [need.name for need in needs]
    if len(names) > NAMES:
        names[NAMES:] = [f"{len(names) - NAMES} more"]
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def _advise(needs: list[Need], sentence: str) -> None:
    """Print what is missing, and what to type."""
    if not needs:
        return
    line = install_line(needs)
    print(sentence.format(named(needs)), flush=True)
    print(f"    {line}", flush=True)
    if line.startswith("sudo "):
        print("or, with the password of root where yours does not do:", flush=True)
        print(f'    su - -c "{line[len("sudo ") :]}"', flush=True)
    if _family() is None:
        print("    (package names as on Debian and Ubuntu; yours may differ)", flush=True)


def _present(need: Need) -> bool:
    if need.use in (QT, WINDOW, WAYLAND, PRINTERS):
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
