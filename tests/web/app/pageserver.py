# SPDX-License-Identifier: GPL-3.0-or-later
"""A plain web server for a folder of static files, and Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

webdriver = pytest.importorskip("selenium.webdriver")

from selenium.webdriver.remote.webdriver import WebDriver  # noqa: E402

PHONE: Final = {"width": 390, "height": 844, "pixelRatio": 3.0}
"""A telephone held upright, in points."""


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }  # not those of the machine, which may have others

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder on this machine, on any port or one that was used before; its address."""
    handler = partial(_Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), name="page server")
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def chromium(phone: bool = False) -> Iterator[WebDriver]:
    """Chromium without a window, as a telephone with touch where that is asked.

    Skipped where there is none, which CI never does.
    """
    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        assert not os.environ.get("CI"), "chromium and its driver are missing"
        pytest.skip("chromium or its driver is not installed")
    options = webdriver.ChromeOptions()
    options.binary_location = program
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    if phone:
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": PHONE})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    chrome.set_script_timeout(120)
    try:
        yield chrome
    finally:
        chrome.quit()
