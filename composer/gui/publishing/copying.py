# SPDX-License-Identifier: GPL-3.0-or-later
"""What is copied, as the clipboard takes it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from composer.gui.documents.clipboard import OWN_TYPE
from composer.gui.publishing.proofs import Clip


def clip_data(clip: Clip) -> QMimeData:
    """Return text, SVG and picture at once, and a problem in our own form too."""
    data = QMimeData()
    data.setText(clip.text)
    if clip.svg:
        data.setData("image/svg+xml", clip.svg.encode("utf-8", "replace"))
    if clip.image is not None:
        data.setImageData(clip.image)
    if clip.problem:
        data.setData(OWN_TYPE, clip.problem.encode("utf-8", "replace"))
    return data
