# SPDX-License-Identifier: GPL-3.0-or-later
# The play after a continuation of a long problem, worked out on request.


cdef class Unfolding:
    """The play after a continuation of a long problem, not worked out yet."""

    cdef Kernel kernel
    cdef Values values
    cdef Pos pos
    cdef Mode mode
    cdef Goal goal
    cdef int moves

    def unfold(self):
        """Return the threats, whether it is zugzwang, the variations, and the threats' play."""
        cdef Threats threats
        cdef Tape threat_tape, tape
        cdef Search* search
        cdef char never = 0
        cdef bint checks, goes_on = self.moves > 0 or self.mode.attacker_ends
        memset(&threats, 0, sizeof(Threats))
        memset(&threat_tape, 0, sizeof(Tape))
        memset(&tape, 0, sizeof(Tape))
        threat_tape.memory = tape.memory = &MEMORY
        search = new_search(
            BOARD, &MEMORY, &self.kernel.table, &self.mode, self.goal, self.moves + 1, &never,
            &never
        )
        if search == NULL:
            raise MemoryError
        try:
            self.kernel.enter()
            if self.kernel.hints.places != NULL and not use_hints(
                search, &self.kernel.hints, self.moves + 1
            ):
                raise MemoryError
            with nogil:
                checks = write_play(
                    search, &self.pos, self.moves, &threat_tape, &threats, &tape
                )
            self.kernel.leave(1)
            if threat_tape.failed or tape.failed:
                raise MemoryError
            return (
                self.values.moves_of(threats.shown, threats.count),
                not checks and not threats.count and goes_on,
                self._variations(&tape),
                build_threats(
                    self.kernel, self.values, &self.pos, &self.mode, self.goal, &threats
                ),
            )
        finally:
            free_search(search)
            free_tape(&threat_tape)
            free_tape(&tape)

    cdef tuple _variations(self, const Tape* tape):
        cdef list found = []
        cdef int place = 0
        while place < tape.size:
            found.append(
                build_variation(
                    self.kernel, self.values, &self.pos, &self.mode, self.goal, tape.items + place
                )
            )
            place = next_variation(tape, place)
        return tuple(found)
