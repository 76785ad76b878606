# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer for Windows, by Inno Setup, and the disk image for macOS.

Either is signed where the environment names a certificate, and unsigned where it names none:
on Windows `CHESS_COMPOSER_SIGNTOOL` is the command by which Inno Setup signs; on macOS
`CHESS_COMPOSER_IDENTITY` is the identity for codesign.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from steps import HERE, PROGRAM, Places, ReleaseError, machine_name, run, tool, version

INNO_SETUP = Path("C:/Program Files (x86)/Inno Setup 6/ISCC.exe")


def make_installer(places: Places) -> Path:
    """Make the installer for Windows.

    Raises:
        ReleaseError: this is another system, or Inno Setup is missing or failed.
    """
    if sys.platform != "win32":
        raise ReleaseError("The installer for Windows can only be made on Windows.")
    compiler = str(INNO_SETUP) if INNO_SETUP.exists() else tool("ISCC", "Inno Setup 6")
    name = f"{PROGRAM}-{version()}-windows-{machine_name()}"
    command = [compiler, f"/DRelease={version()}", f"/DFolder={places.folder}"]
    command += [f"/DIcon={places.work / 'icons' / 'chess-composer.ico'}"]
    command += [f"/O{places.out}", f"/F{name}"]
    signing = os.environ.get("CHESS_COMPOSER_SIGNTOOL")
    if signing:
        command += ["/DSigned", f"/Ssigntool={signing}"]
    run([*command, HERE / "windows" / "studio.iss"])
    return places.out / f"{name}.exe"


def make_image(places: Places) -> Path:
    """Make the disk image for macOS: the bundle beside a link to the programs' folder.

    Raises:
        ReleaseError: this is another system, or a tool of macOS failed.
    """
    if sys.platform != "darwin":
        raise ReleaseError("The disk image for macOS can only be made on macOS.")
    identity = os.environ.get("CHESS_COMPOSER_IDENTITY", "-")  # "-": signed by nobody
    sign = ["codesign", "--force", "--deep", "--options", "runtime", "--sign", identity]
    rights = HERE / "macos" / "entitlements.plist"
    run([*sign, "--entitlements", rights, places.folder])
    stage = places.work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copytree(places.folder, stage / places.folder.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    made = places.out / f"{PROGRAM}-{version()}-macos-{machine_name()}.dmg"
    create = ["hdiutil", "create", "-ov", "-format", "UDZO", "-volname", "Chess Composer"]
    run([*create, "-srcfolder", stage, made])
    return made
