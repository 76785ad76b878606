# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries the README's first command in a bare Debian that has Python and nothing else.

    python3 packaging/release/trial.py clone ROOT

The last commit is cloned into it. There the command is given by a user without rights and by root
without a network, whom it tells what to type. What the user was told is vital is typed, by root;
then the command is given by the user without a network and with one, for whom it sets up what goes
without a compiler, and by root in a clone of his own, for whom it sets all up.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bare import Bare, expect, mounted, trusted
from steps import ROOT, ReleaseError, run

PLACES = ("srv/clone", "srv/clone-of-root")
COMMAND = "cd /{} && {} python3 packaging/bootstrap.py run"
OFFLINE = "unshare --net"
AGAIN = "type this again."
USER = "newcomer"


def main(arguments: Sequence[str]) -> int:
    """Try the first command and return the exit status."""
    parser = argparse.ArgumentParser("trial.py clone", description="Try the first command.")
    parser.add_argument("root", type=Path)
    given = parser.parse_args(arguments)
    try:
        with mounted(given.root):
            try_command(Bare(given.root))
    except (ReleaseError, OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print("All that was tried went well.")
    return 0


def try_command(bare: Bare) -> None:
    """Give the command again and again, and print what it said and what it took.

    Raises:
        ReleaseError: it did not say or do what it should.
    """
    if bare.start("command -v gcc python3").wait() == 0:
        raise ReleaseError(f"The system in {bare.root} is not bare.")
    bare.answer("apt-get update && apt-get install -y --no-install-recommends python3")
    bare.answer(f"useradd -m {USER}")
    for place in PLACES:
        run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, bare.root / place])
    theirs, roots = PLACES
    bare.answer(f"chown -R {USER}:{USER} /{theirs}")
    somebody = replace(bare, user=USER, home=f"/home/{USER}")
    told = refused(somebody, COMMAND.format(theirs, ""), AGAIN)
    refused(bare, COMMAND.format(roots, OFFLINE), AGAIN)
    print(bare.answer(vital(told)).splitlines()[-1])
    inside = COMMAND.format(theirs, "")
    refused(bare, f"{OFFLINE} su {USER} -c '{inside}'", AGAIN)
    done(somebody, COMMAND.format(theirs, trusted(bare)), "It needs a C compiler")
    done(bare, COMMAND.format(roots, trusted(bare)), "compiled ")


def vital(told: str) -> str:
    """Return the line that somebody without rights was told to type, of two the first.

    Raises:
        ReleaseError: there is none.
    """
    for line in told.splitlines():
        if line.startswith("    "):
            return line.strip()
    raise ReleaseError("Nothing was said that could be typed.")


def done(bare: Bare, command: str, sentence: str) -> None:
    """Give the command where it sets up and solves a sample; print what it said and took.

    Raises:
        ReleaseError: it did not do so, or did not say the sentence.
    """
    begun, before = time.monotonic(), spent()
    told = bare.answer(command)
    took = f"{time.monotonic() - begun:.0f} s, of processors {spent() - before:.0f} s"
    print(f"{bare.user}:\n{told}\nSet up, and a sample solved: {took}.")
    for part in (sentence, "Written: "):
        expect(part, told)


def refused(bare: Bare, command: str, sentence: str) -> str:
    """Give the command where it cannot do its work; print and return what it says.

    Raises:
        ReleaseError: it did its work, or did not say the sentence.
    """
    status, told = bare.ended(command)
    print(f"{bare.user}:\n{told}")
    if status != 1 or "Traceback" in told:
        raise ReleaseError(f"The command ended with status {status}.")
    expect(sentence, told)
    return told


def spent() -> float:
    """Return the seconds of processors that programs took which have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
