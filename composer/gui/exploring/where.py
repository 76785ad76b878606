# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a search is worked on: the cores of this machine, or a cluster."""

from __future__ import annotations

from PySide6.QtCore import QThread, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from composer.gui.look.inputs import DropList
from composer.gui.look.widgets import column
from composer.gui.threads.running import Workers
from composer.gui.user.settings import Settings
from composer.gui.words.language import in_figures

_CLUSTER = "search-cluster"


class Where(QWidget):
    """A list of the choices, with a line for the cluster's address beside it.

    Attributes:
        choice: the list.
        address: of the cluster; hidden while there is none.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.choice = DropList()
        self.choice.setAccessibleName(self.tr("Where it is searched"))
        self.address = QLineEdit()
        self.address.setPlaceholderText("tcp://192.168.1.5:8786")
        self.address.setAccessibleName(self.tr("A cluster"))
        self.choice.addItem(self.tr("All cores"), 0)
        for number in range(1, all_cores()):
            words = in_figures(number, self.tr("One core"), self.tr("%1 cores", "", number))
            self.choice.addItem(words, number)
        self.choice.addItem(self.tr("A cluster"), None)
        self.address.setText(settings.text(_CLUSTER))
        self.address.hide()
        column(self.address, self.choice, on=self, spacing=6)
        self.choice.currentIndexChanged.connect(self._chosen)
        self.address.editingFinished.connect(
            lambda: settings.keep_text(_CLUSTER, self.address.text().strip())
        )

    @property
    def workers(self) -> Workers:
        """Where it is to be worked on."""
        chosen = self.choice.currentData()
        if chosen is None:
            return Workers(cluster=self.address.text().strip())
        return Workers(jobs=int(chosen))

    @property
    def lacks_address(self) -> bool:
        """Whether a cluster is chosen that has no address yet."""
        return self.choice.currentData() is None and not self.workers.cluster

    def _chosen(self) -> None:
        self.address.setVisible(self.choice.currentData() is None)
        self.changed.emit()


def all_cores() -> int:
    """Return how many cores this machine has."""
    return max(1, QThread.idealThreadCount())
