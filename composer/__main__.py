# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m composer`: the studio, or the command line when there are arguments."""

import sys

from composer.launcher import main

if __name__ == "__main__":
    sys.exit(main())
