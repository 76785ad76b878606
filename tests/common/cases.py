# SPDX-License-Identifier: GPL-3.0-or-later
"""Many cases of one fact as one test, which names each that fails.

A case that skips ends itself alone; the others are tried, and the test says at its end which
were not. What a test prepares for itself, by fixtures, is prepared once for all cases: for
those that change nothing.

    @every("name", NAMES)
    def test_each_is_drawn(name: str) -> None:
        ...
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., None]


def every(names: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Return what makes a test try all cases, in place of `pytest.mark.parametrize`.

    Args:
        names: of what the test is given, separated by commas.
        cases: a value for each case, or where there are several names a tuple of values.
    """
    wanted, known = tuple(name.strip() for name in names.split(",")), tuple(cases)
    assert known, "no case"

    def making(test: Test) -> Test:
        @functools.wraps(test)
        def tried(*given: Any, **named: Any) -> None:
            failed: list[Exception] = []
            skipped: list[str] = []
            for case in known:
                values = case if len(wanted) > 1 else (case,)
                try:
                    test(*given, **named, **dict(zip(wanted, values, strict=True)))
                except pytest.skip.Exception as reason:
                    skipped.append(f"{case!r}: {reason}")
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - told below
                    fault = error if isinstance(error, Exception) else AssertionError(str(error))
                    fault.add_note(f"the case: {case!r}")
                    failed.append(fault)
            if failed:
                which = "; ".join(fault.__notes__[-1][10:] for fault in failed)
                told = f"{len(failed)} of {len(known)} cases failed: {which}"
                raise ExceptionGroup(told, failed)
            if skipped:
                pytest.skip(f"{len(skipped)} of {len(known)} cases: {'; '.join(skipped)}")

        left = inspect.signature(test)
        kept = [parameter for parameter in left.parameters.values() if parameter.name not in wanted]
        tried.__signature__ = left.replace(parameters=kept)  # type: ignore[attr-defined]
        return tried

    return making
