# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk image for macOS.

It is signed where `CHESS_COMPOSER_IDENTITY` names the identity for codesign, else by nobody.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from steps import HERE, PROGRAM, Places, ReleaseError, machine_name, run, version


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
