# SPDX-License-Identifier: GPL-3.0-or-later
"""A random order of the numbers below a size, without a list of them.

A Feistel network of four rounds permutes the numbers below a power of four; those beyond the
size are sent through again until they fall below it (cycle walking; Black and Rogaway, 2002).
"""

from __future__ import annotations

import hashlib

_ROUNDS = 4


class Scramble:
    """One order; the same size and seed give the same one on every machine."""

    def __init__(self, size: int, seed: int) -> None:
        self._size = size
        self._half = max(1, ((max(size, 2) - 1).bit_length() + 1) // 2)
        self._mask = (1 << self._half) - 1
        self._keys = tuple(
            int.from_bytes(hashlib.blake2b(f"{seed}/{n}".encode(), digest_size=8).digest(), "big")
            for n in range(_ROUNDS)
        )

    def place(self, turn: int) -> int:
        """Return the number whose turn it is; every number below the size has one turn."""
        number = self._once(turn)
        while number >= self._size:
            number = self._once(number)
        return number

    def _once(self, number: int) -> int:
        left, right = number >> self._half, number & self._mask
        for key in self._keys:
            left, right = right, left ^ (_mixed(right ^ key) & self._mask)
        return left << self._half | right


def _mixed(number: int) -> int:
    """Return 64 well mixed bits (the finish of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    number = ((number ^ number >> 27) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return number ^ number >> 31
