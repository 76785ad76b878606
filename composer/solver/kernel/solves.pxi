# SPDX-License-Identifier: GPL-3.0-or-later
# What Python sees: a kernel (one session), a solve, and play that is not worked out yet.


cdef enum:
    MOST_HINTED = 20  # moves of a problem that is solved with hints


cdef class Kernel:
    """What is kept between the solves of one session: what was proved, and values made.

    Solves in several threads may share one kernel.
    """

    cdef Table table
    cdef u64 table_size
    cdef Hints hints  # where proofs are near; taken when a long solve first needs them
    cdef int users  # threads that use the table just now
    cdef bint closed
    cdef Values values
    cdef dict by_laws  # the values of positions with laws

    def __cinit__(self, int megabytes=64):
        if not 1 <= megabytes <= 65536:
            raise ValueError(f"expected a table of 1 to 65536 megabytes, got {megabytes}")
        self.table_size = <u64>megabytes << 20
        self.values = Values()
        self.by_laws = {}

    def __dealloc__(self):
        free_places(&self.table, &MEMORY)
        free_hints(&self.hints, &MEMORY)

    def close(self):
        """Keep nothing any more; what uses the kernel later works things out again."""
        self.closed = True
        self.leave(0)

    cdef Values values_of(self, object laws):
        """Return the values of positions with some laws; None for orthodox ones."""
        if laws is None:
            return self.values
        found = self.by_laws.get(laws)
        if found is None:
            found = self.by_laws[laws] = Values(laws)
        return <Values>found

    cdef int enter(self, bint hinted=False) except -1:
        """Begin to use the table, and the hints; the first to do so takes the memory for them."""
        if self.table.places == NULL and not new_places(
            &self.table, &MEMORY, self.table_size
        ):
            raise MemoryError("no memory for the solver's table; make it smaller")
        if hinted and self.hints.places == NULL and not new_hints(
            &self.hints, &MEMORY, self.table_size
        ):
            raise MemoryError("no memory for the solver's hints; make its table smaller")
        self.users += 1
        return 0

    cdef void leave(self, int users) noexcept:
        """End the use of the table and the hints."""
        self.users -= users
        if self.closed and not self.users:
            free_places(&self.table, &MEMORY)
            free_hints(&self.hints, &MEMORY)


cdef class Solve:
    """One solve of one position: the caller gives out the work, `run` does it.

    A task is begun (`begin_keys`, `begin_tries`, `begin_play`), then `run` is called, by
    several threads at once if the caller likes, until it says that all is done.
    """

    cdef Kernel kernel
    cdef Values values
    cdef SolveWork work
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef bint hinted

    def __cinit__(
        self,
        Kernel kernel not None,
        object position,
        int moves,
        object goal not None,
        bytearray token not None,
        str play="",
        bint exact=False,
        object laws=None,
    ):
        cdef Pos root
        cdef Mode mode
        cdef Goal aimed
        fill_mode(&mode, play, exact, laws)
        fill_goal(&aimed, goal, laws)
        if not 1 <= moves < NEVER:
            raise ValueError(f"expected 1 to {NEVER - 1} moves, got {moves}")
        read_position(position, laws, &root)
        self.kernel = kernel
        self.values = kernel.values_of(laws)
        if not token:
            raise ValueError("expected a token of one byte")
        self.token = token
        self.token_held = memoryview(token)
        kernel.table.age += 1
        if not open_solve(
            &self.work, BOARD, &MEMORY, &kernel.table, &root, &mode,
            aimed, moves, <char*>self.token
        ):
            raise MemoryError

    def __dealloc__(self):
        close_solve(&self.work)

    cdef int check(self, int first) except -1:
        """Refuse what is no number of a first move."""
        if not 0 <= first < self.work.first_count:
            raise IndexError(f"expected 0 to {self.work.first_count - 1}, got {first}")
        return 0

    cdef Search* search_of(self, int thread) except NULL:
        """Return the search of a thread."""
        cdef Search* search
        if not 0 <= thread < MOST_THREADS:
            raise IndexError(f"expected 0 to {MOST_THREADS - 1}, got {thread}")
        search = search_of(&self.work, thread)
        if search == NULL:
            raise MemoryError
        return search

    @property
    def nodes(self):
        """The positions looked at."""
        return nodes_of(&self.work)

    @property
    def first_moves(self):
        """How many first moves there are."""
        return self.work.first_count

    @property
    def done(self):
        """How many jobs of the task under way are finished."""
        return jobs_done(&self.work)

    @property
    def jobs_left(self):
        """How many jobs of the task under way are not finished."""
        return self.work.jobs - self.done

    def halt(self):
        """Have all threads that run come back soon; for good."""
        set_finished(&self.work.halted)

    @property
    def must_end(self):
        """Whether no first move solves because the attacker can, so must, reach the goal."""
        return self.work.must_end

    def begin_keys(self, int limit):
        """Begin to look for keys: decide each first move, by at most `limit` refutations."""
        begin_keys(&self.work, limit)

    def begin_tries(self, int limit):
        """Begin to count the refutations of the other first moves, at most `limit` of each."""
        begin_tries(&self.work, limit)

    def begin_hints(self):
        """Look for all else with hints; a likely key is decided first, before the others.

        Call it between two runs of a long task, and `again` before the next.

        Returns:
            Whether the problem is long enough for hints, and not so long that they, kept for
            each number of moves, would find no room.
        """
        if not self.work.mode.hinted:
            return False
        if not self.work.mode.hinted <= self.work.moves <= MOST_HINTED:
            return False
        self.hinted = True
        self.kernel.hints.age += 1
        give_hints(&self.work, &self.kernel.hints)
        return True

    def solving(self):
        """Return the numbers of those first moves that are known to solve."""
        return [
            index
            for index in range(self.work.first_count)
            if is_solving(&self.work, index)
        ]

    def tries(self, int refutations):
        """Return the numbers of the first moves with at most so many refutations."""
        return [
            index
            for index in range(self.work.first_count)
            if is_try(&self.work, index, refutations)
        ]

    def run(self, int thread, u64 most_nodes=0):
        """Do jobs of the task until none is left, or so many nodes were looked at.

        Returns:
            Whether all jobs that this thread took are finished; False also after `halt` or
            when the token was cancelled.
        """
        cdef Search* search = self.search_of(thread)
        cdef bint shares = needs_table(&self.work), whole
        if shares:
            self.kernel.enter(self.hinted)
        with nogil:
            whole = run_jobs(&self.work, search, most_nodes)
        if shares:
            self.kernel.leave(1)
        if search.starved:
            raise MemoryError
        return whole

    def again(self):
        """Give out once more the jobs that are not finished, after all threads came back."""
        give_out_again(&self.work)

    def length_of(self, int first):
        """Return how many moves a first move that solves needs, itself included."""
        self.check(first)
        return self.work.firsts[first].length

    def move_of_first(self, int first):
        """Return a first move as a value."""
        self.check(first)
        return self.values.move(first_described(&self.work, first))

    def begin_play(self, int first):
        """Begin to work out the play after a first move, or the set play if `first` is -1.

        Returns:
            Whether there is such play, and the token was not cancelled.
        """
        cdef Search* search = self.search_of(0)
        cdef bint shares, whole
        if first >= 0:
            self.check(first)
        if not place_play(&self.work, first):
            return False
        shares = has_threats(&self.work, first)
        if shares:
            self.kernel.enter(self.hinted)
        with nogil:
            whole = begin_play(&self.work, shares)
        if shares:
            self.kernel.leave(1)
        if not whole:
            raise MemoryError
        return not search.stopped

    def play(self, int first):
        """Return the phase whose play was begun and is finished; None if there is none."""
        cdef list variations = []
        cdef list refutations = []
        cdef SolveWork* work = &self.work
        cdef const u32* items
        cdef int index
        cdef bint checks = work.guard.checkers != 0, goes_on
        for index in range(work.tape_count):
            items = work.tapes[index].items
            variation = build_variation(
                self.kernel, self.values, &work.start, &work.mode, work.goal, items
            )
            if items[VARIATION_ANSWERS] or items[VARIATION_SAID] & ENDS_PLAY:
                variations.append(variation)
            else:
                refutations.append(variation.defence)
        # What just forces the defender to end the play is no waiting move.
        goes_on = work.play_moves > 0 or work.mode.attacker_ends
        if first < 0:
            if not work.tape_count:
                return None
            return Phase(None, variations=tuple(variations), unprovided=tuple(refutations))
        return Phase(
            self.move_of_first(first),
            self.values.moves_of(work.threats.shown, work.threats.count),
            not checks and not work.threats.count and goes_on,
            tuple(refutations),
            tuple(variations),
            (),
            bool(refutations) and (checks or not variations),
            self.length_of(first),
            False,
            build_threats(
                self.kernel, self.values, &work.start, &work.mode, work.goal, &work.threats
            ),
        )
