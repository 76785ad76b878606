# SPDX-License-Identifier: GPL-3.0-or-later
# What Python sees: a kernel (one session), a solve, and play that is not worked out yet.

cdef enum:
    MOST_THREADS = 32

cdef enum:
    FIND_KEYS = 0
    FIND_TRIES = 1
    FIND_PLAY = 2


cdef class Kernel:
    """What is kept between the solves of one session: what was proved, and values made.

    Solves in several threads may share one kernel.
    """

    cdef Table table
    cdef u64 table_size
    cdef int users  # threads that use the table just now
    cdef bint closed
    cdef Values values

    def __cinit__(self, int megabytes=64):
        if not 1 <= megabytes <= 65536:
            raise ValueError(f"expected a table of 1 to 65536 megabytes, got {megabytes}")
        self.table_size = <u64>megabytes << 20
        self.values = Values()

    def __dealloc__(self):
        free(self.table.places)

    def close(self):
        """Keep nothing any more; what uses the kernel later works things out anew."""
        self.closed = True
        self.leave(0)

    cdef int enter(self) except -1:
        """Begin to use the table; the first to do so takes the memory for it."""
        if self.table.places == NULL and not allocate(&self.table, self.table_size):
            raise MemoryError("no memory for the solver's table; make it smaller")
        self.users += 1
        return 0

    cdef void leave(self, int users) noexcept:
        """End the use of the table."""
        self.users -= users
        if self.closed and not self.users:
            free(self.table.places)
            self.table.places = NULL


cdef class Solve:
    """One solve of one position: the caller gives out the work, `run` does it.

    A task is begun (`begin_keys`, `begin_tries`, `begin_play`), then `run` is called, by
    several threads at once if the caller likes, until it says that all is done.
    """

    cdef Kernel kernel
    cdef Pos root
    cdef int goal, moves, task, limit
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef char halted
    cdef Search* searches[MOST_THREADS]
    cdef First* firsts
    cdef int first_count
    cdef i32 next_job
    cdef int jobs
    cdef char* finished
    # The play under way
    cdef Pos start
    cdef Guard guard
    cdef u32* defences
    cdef int play_moves
    cdef Tape threat_tape
    cdef Threats threats
    cdef Tape* tapes
    cdef int tape_count

    def __cinit__(
        self,
        Kernel kernel not None,
        object position,
        int moves,
        bint stalemate,
        bytearray token not None,
    ):
        cdef Guard guard
        cdef Search* search
        if not 1 <= moves < NEVER:
            raise ValueError(f"expected 1 to {NEVER - 1} moves, got {moves}")
        read_position(position, &self.root)
        self.kernel = kernel
        if not token:
            raise ValueError("expected a token of one byte")
        self.goal = STALEMATE if stalemate else MATE
        self.moves = moves
        self.token = token
        self.token_held = memoryview(token)
        kernel.table.age += 1
        search = self.search_of(0)
        look(&self.root, &guard)
        self.first_count = all_moves(&self.root, &guard, search.moves)
        self.firsts = <First*>calloc(self.first_count + 1, sizeof(First))
        self.finished = <char*>calloc(MOST_MOVES, 1)
        self.defences = <u32*>malloc(MOST_MOVES * sizeof(u32))
        if not self.firsts or not self.finished or not self.defences:
            raise MemoryError
        for index in range(self.first_count):
            self.firsts[index].move = search.moves[index]
            make(&self.root, search.moves[index], &self.firsts[index].after)
            search.nodes += 1

    def __dealloc__(self):
        for index in range(MOST_THREADS):
            free_search(self.searches[index])
        self.free_tapes()
        free(self.threat_tape.items)
        free(self.firsts)
        free(self.finished)
        free(self.defences)

    cdef void free_tapes(self) noexcept:
        for index in range(self.tape_count):
            free(self.tapes[index].items)
        free(self.tapes)
        self.tapes = NULL
        self.tape_count = 0

    cdef First* numbered(self, int first) except NULL:
        """Return a first move by its number."""
        if not 0 <= first < self.first_count:
            raise IndexError(f"expected 0 to {self.first_count - 1}, got {first}")
        return &self.firsts[first]

    cdef Search* search_of(self, int thread) except NULL:
        """Return the search of a thread."""
        if not 0 <= thread < MOST_THREADS:
            raise IndexError(f"expected 0 to {MOST_THREADS - 1}, got {thread}")
        if self.searches[thread] == NULL:
            self.searches[thread] = new_search(
                &self.kernel.table, self.goal, self.moves, <char*>self.token, &self.halted
            )
            if self.searches[thread] == NULL:
                raise MemoryError
        return self.searches[thread]

    @property
    def nodes(self):
        """The positions looked at."""
        cdef u64 total = 0
        for index in range(MOST_THREADS):
            if self.searches[index] != NULL:
                total += self.searches[index].nodes
        return total

    @property
    def first_moves(self):
        """How many first moves there are."""
        return self.first_count

    @property
    def done(self):
        """How many jobs of the task under way are finished."""
        return sum(1 for index in range(self.jobs) if is_finished(&self.finished[index]))

    @property
    def jobs_left(self):
        """How many jobs of the task under way are not finished."""
        return self.jobs - self.done

    def halt(self):
        """Have all threads that run come back soon; for good."""
        set_finished(&self.halted)

    cdef void begin(self, int task, int jobs):
        self.task = task
        self.jobs = jobs
        self.next_job = 0
        memset(self.finished, 0, MOST_MOVES)

    def begin_keys(self, int limit):
        """Begin to look for keys: decide each first move, by at most `limit` refutations."""
        self.limit = limit
        self.begin(FIND_KEYS, self.first_count)

    def begin_tries(self, int limit):
        """Begin to count the refutations of the other first moves, at most `limit` of each."""
        self.limit = limit
        self.begin(FIND_TRIES, self.first_count)

    def solving(self):
        """Return the numbers of those first moves that are known to solve."""
        return [
            index
            for index in range(self.first_count)
            if (self.task != FIND_KEYS or is_finished(&self.finished[index]))
            and self.firsts[index].length
        ]

    def tries(self, int refutations):
        """Return the numbers of the first moves with at most so many refutations."""
        return [
            index
            for index in range(self.first_count)
            if not self.firsts[index].length
            and not self.firsts[index].stalemates
            and self.firsts[index].refutations <= refutations
        ]

    def run(self, int thread, u64 most_nodes=0):
        """Do jobs of the task until none is left, or so many nodes were looked at.

        Returns:
            Whether all jobs that this thread took are finished; False also after `halt` or
            when the token was cancelled.
        """
        cdef Search* search = self.search_of(thread)
        cdef bint whole
        search.stopped = False
        search.most_nodes = search.nodes + most_nodes if most_nodes else 0
        if self.moves - 1 > SHALLOW:
            self.kernel.enter()
        with nogil:
            whole = self._run(search)
        if self.moves - 1 > SHALLOW:
            self.kernel.leave(1)
        if search.starved:
            raise MemoryError
        return whole

    cdef bint _run(self, Search* search) noexcept nogil:
        cdef int job
        while not search.stopped:
            job = take_next(&self.next_job)
            if job >= self.jobs:
                return True
            if is_finished(&self.finished[job]):
                continue
            if self.task == FIND_KEYS:
                decide(search, &self.firsts[job], self.moves, self.limit)
            elif self.task == FIND_TRIES:
                count_refutations(search, &self.firsts[job], self.moves, self.limit)
            else:
                write_variation(
                    search, &self.start, &self.guard, self.defences[job], self.play_moves,
                    &self.threats, &self.tapes[job]
                )
                if self.tapes[job].failed:
                    search.starved = True
                    return False
            search.free_moves = search.moves
            if search.stopped:
                if self.task == FIND_PLAY:
                    self.tapes[job].size = 0
                return False
            set_finished(&self.finished[job])
        return False

    def again(self):
        """Give out once more the jobs that are not finished, after all threads came back."""
        self.next_job = 0

    def length_of(self, int first):
        """Return how many moves a first move that solves needs, itself included."""
        return self.numbered(first).length

    def move_of_first(self, int first):
        """Return a first move as a value."""
        return self.kernel.values.move(self._shown(self.numbered(first)))

    cdef u32 _shown(self, First* first) noexcept:
        cdef Guard guard
        if not first.shown:
            look(&self.root, &guard)
            first.shown = described(&self.root, &guard, first.move, &first.after)
        return first.shown

    def begin_play(self, int first):
        """Begin to work out the play after a first move, or the set play if `first` is -1.

        Returns:
            Whether there is such play, and the token was not cancelled.
        """
        cdef Search* search = self.search_of(0)
        cdef First* move
        cdef bint looks_for_threats = False
        look(&self.root, &self.guard)
        if first < 0:
            if self.moves < 2 or self.guard.checkers:
                return False
            make_none(&self.root, &self.start)
            self.play_moves = self.moves - 1
        else:
            move = self.numbered(first)
            self.start = move.after
            self.play_moves = (move.length if move.length else self.moves) - 1
            looks_for_threats = True
        look(&self.start, &self.guard)
        memset(&self.threats, 0, sizeof(Threats))
        self.threat_tape.size = 0
        search.stopped = False
        search.most_nodes = 0
        if looks_for_threats and not self.guard.checkers:
            self.kernel.enter()
            with nogil:
                if not find_threats(
                    search, &self.start, self.play_moves, &self.threat_tape, &self.threats
                ):
                    search.starved = True
            self.kernel.leave(1)
            search.free_moves = search.moves
        if search.starved:
            raise MemoryError
        self._begin_variations()
        return not search.stopped

    cdef int _begin_variations(self) except -1:
        cdef int count = all_moves(&self.start, &self.guard, self.defences)
        self.free_tapes()
        self.tapes = <Tape*>calloc(count + 1, sizeof(Tape))
        if self.tapes == NULL:
            raise MemoryError
        self.tape_count = count
        self.begin(FIND_PLAY, count)
        return 0

    def play(self, int first):
        """Return the phase whose play was begun and is finished; None if there is none."""
        cdef list variations = []
        cdef list refutations = []
        cdef int index
        cdef bint checks = self.guard.checkers != 0
        for index in range(self.tape_count):
            variation = build_variation(
                self.kernel, &self.start, self.goal, self.tapes[index].items
            )
            if self.tapes[index].items[3]:
                variations.append(variation)
            else:
                refutations.append(variation.defence)
        if first < 0:
            if not self.tape_count:
                return None
            return Phase(None, variations=tuple(variations), unprovided=tuple(refutations))
        return Phase(
            self.move_of_first(first),
            self.kernel.values.moves_of(self.threats.shown, self.threats.count),
            not checks and self.threats.count == 0,
            tuple(refutations),
            tuple(variations),
            (),
            bool(refutations) and (checks or not variations),
            self.numbered(first).length,
        )
