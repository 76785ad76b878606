# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packaged program runs first: the studio, or the command line where there are words."""

import sys

from composer.launcher import main

if __name__ == "__main__":
    sys.exit(main())
