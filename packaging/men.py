# SPDX-License-Identifier: GPL-3.0-or-later
"""Write how all kinds of men go for the page's own solver: `resources/web/app/solver/men.bin`.

It takes half a minute. Beside it stands `men.json` with a digest of the tables that it is made of,
so that a check finds a file that is older than they are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from composer.web.menfile import NAME, men_file, sources_digest  # noqa: E402


def main() -> int:
    """Write it in its place."""
    target = ROOT / "resources" / "web" / "app" / NAME
    target.write_bytes(men_file())
    made = json.dumps({"sources": sources_digest()}, indent=2) + "\n"
    target.with_suffix(".json").write_text(made, encoding="utf-8", newline="\n")
    print(f"{target}: {target.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
