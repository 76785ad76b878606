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
        cdef char never = 0
        return self.unfold_until(&never, 0)[:4]

    cdef tuple unfold_until(self, const char* cancelled, u64 most_nodes):
        """Return the same with the defences that nothing answers and the positions looked at.

        It is None where the work was cancelled, or so many positions were looked at (0 for any
        number).
        """
        cdef list holes = []
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
            BOARD, &MEMORY, &self.kernel.table, &self.mode, self.goal, self.moves + 1, cancelled,
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
            start_search(search, most_nodes)
            with nogil:
                checks = write_play(
                    search, &self.pos, self.moves, &threat_tape, &threats, &tape
                )
            self.kernel.leave(1)
            if threat_tape.failed or tape.failed:
                raise MemoryError
            if search.stopped:
                return None
            return (
                self.values.moves_of(threats.shown, threats.count),
                not checks and not threats.count and goes_on,
                self._variations(&tape, holes),
                build_threats(
                    self.kernel, self.values, &self.pos, &self.mode, self.goal, &threats
                ),
                tuple(holes),
                search.nodes,
            )
        finally:
            free_search(search)
            free_tape(&threat_tape)
            free_tape(&tape)

    cdef tuple _variations(self, const Tape* tape, list holes):
        cdef list found = []
        cdef int place = 0
        cdef const u32* items
        while place < tape.size:
            items = tape.items + place
            variation = build_variation(
                self.kernel, self.values, &self.pos, &self.mode, self.goal, items
            )
            if items[VARIATION_ANSWERS] or items[VARIATION_SAID] & ENDS_PLAY:
                found.append(variation)
            else:
                holes.append(variation.defence)
            place = next_variation(tape, place)
        return tuple(found)


def play_after_key(
    Kernel kernel not None,
    object position,
    int moves,
    object goal not None,
    bytearray token not None,
    str play="",
    object laws=None,
    u64 most_nodes=0,
):
    """Return what follows in a position in which the defender has the move.

    It is what `Unfolding.unfold` returns, and the defences that nothing answers, and how many
    positions were looked at; None where the work was stopped.

    Args:
        kernel: what is kept between solves.
        position: the position after the key.
        moves: the moves that the attacker has left.
        goal: what he is to reach, or has to be reached.
        token: stops the work when its byte is set.
        play: direct, self or reflex play, by its prefix.
        laws: the laws of an old game.
        most_nodes: after how many positions to stop; 0 for as many as it takes.
    """
    cdef Unfolding found = Unfolding.__new__(Unfolding)
    if not token:
        raise ValueError("expected a token of one byte")
    if not 0 <= moves < NEVER - 1:
        raise ValueError(f"expected 0 to {NEVER - 2} moves, got {moves}")
    held = memoryview(token)  # the token's byte cannot move
    fill_mode(&found.mode, play, False, laws)
    fill_goal(&found.goal, goal, laws)
    read_position(position, laws, &found.pos)
    found.kernel = kernel
    found.values = kernel.values_of(laws)
    found.moves = moves
    kernel.table.age += 1
    return found.unfold_until(<char*>token, most_nodes)
