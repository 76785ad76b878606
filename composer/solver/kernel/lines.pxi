# SPDX-License-Identifier: GPL-3.0-or-later
# Help play and series: lines, what is kept between their solves, and many positions at once.

from composer.solver.lines import Line

cdef extern from "help/steps.h" nogil:
    ctypedef struct Steps:
        pass
    void fill_steps(const Board*, Steps*) noexcept

cdef extern from "help/barren.h" nogil:
    ctypedef struct Barren:
        void* words
    bint new_barren(Barren*, const Memory*, u64 size) noexcept
    void free_barren(Barren*, const Memory*) noexcept

cdef extern from "help/task.h" nogil:
    enum:
        ALTERNATING
        SERIES_AND_END
        SERIES
        HELP_END
        SELF_END
        REFLEX_END
        SEMI_REFLEX_END
        MOST_HALFMOVES
    ctypedef struct Task:
        Goal goal
        int halfmoves
        int laws
        int order
        int end
        bint plain
    int shortest_of(const Task*) noexcept
    int steps_between(const Task*) noexcept
    bint moves_again(const Task*, int left) noexcept

cdef extern from "help/help.h" nogil:
    ctypedef struct Help:
        u64 nodes

cdef extern from "help/party.h" nogil:
    enum:
        MOST_HELPERS
    ctypedef struct Job:
        int lines
        Tape tape
    ctypedef struct Party:
        char halted
        bint starved
        Task task
        Pos root
        int most_lines
        int first_moves
        int halfmoves
        int jobs
        Job* job
    bint open_party(
        Party*, const Board*, const Steps*, const Memory*, Barren*, const Pos*, const Task*,
        int most_lines, const char*
    ) noexcept
    void close_party(Party*) noexcept
    Help* help_of(Party*, int thread) noexcept
    bint begin_length(Party*, int halfmoves) noexcept
    bint run_party(Party*, Help*, u64 most_nodes) noexcept
    void hand_out_again(Party*) noexcept
    int jobs_finished(Party*) noexcept
    bint is_job_finished(Party*, int job) noexcept
    int lines_of(const Party*) noexcept
    bint is_cut(const Party*) noexcept
    u64 nodes_of_party(const Party*) noexcept

cdef extern from "help/tally.h" nogil:
    ctypedef struct Tally:
        char halted
        Help* help
        Tape moves
        Tape runs
    ctypedef struct Tallied:
        bint solvable
        bint finished
        bint cut
        int start
        int first_run
        int runs
    bint open_tally(
        Tally*, const Board*, const Steps*, const Memory*, Barren*, const Task*, int most_lines,
        const char*
    ) noexcept
    void close_tally(Tally*) noexcept
    void tally_positions(
        Tally*, const Pos*, Tallied*, int count, u64 most_nodes
    ) noexcept


cdef Steps* STEPS = <Steps*>malloc(sizeof(Steps))
if STEPS == NULL:
    raise MemoryError
fill_steps(BOARD, STEPS)

cdef dict _ENDS = {  # by the field's prefix: how lines end with one side helping
    "h": HELP_END,
    "hs": SELF_END,
    "hr": REFLEX_END,
}
cdef dict _SERIES_ENDS = {
    "h": HELP_END,
    "s": SELF_END,
    "r": REFLEX_END,
    "semi-r": SEMI_REFLEX_END,
}


cdef int fill_task(Task* task, object stipulation, object laws, bint plain) except -1:
    """Write the task.

    Raises:
        ValueError: it is no help play or series that the kernel has, or too long.
    """
    play = stipulation.play.value
    halfmoves = stipulation.halfmoves
    task.order = ALTERNATING
    if stipulation.series:
        task.order = SERIES_AND_END if play else SERIES
    ends = _SERIES_ENDS if stipulation.series else _ENDS
    end = HELP_END if task.order == SERIES else ends.get(play)
    if end is None or not 1 <= halfmoves <= MOST_HALFMOVES:
        raise ValueError(f"expected help play or a series, not too long, got {stipulation}")
    task.end = end
    fill_goal(&task.goal, stipulation.goal, laws)
    task.laws = 0 if laws is None else laws.bits
    task.halfmoves = halfmoves
    task.plain = plain
    return 0


cdef object line_of(Values values, const Pos* root, const Task* task, const u32* moves, int length):
    """Return a line as a value."""
    cdef list shown = []
    cdef Pos pos = root[0], after
    cdef Guard guard
    cdef int index
    cdef Task own = task[0]
    own.halfmoves = length
    for index in range(length):
        look(BOARD, &pos, &guard)
        make(BOARD, &pos, moves[index], &after)
        shown.append(values.move(described(BOARD, &pos, &guard, moves[index], &after)))
        if moves_again(&own, length - index):
            make_none(BOARD, &after, &pos)
        else:
            pos = after
    return Line(tuple(shown))


cdef class LineKernel:
    """What is kept between the solves of help play and series in one session.

    Solves in several threads may share one.
    """

    cdef Barren barren
    cdef u64 size
    cdef int users  # threads that use the table just now
    cdef bint closed
    cdef Values values
    cdef dict by_laws  # the values of positions with laws

    def __cinit__(self, int megabytes=64):
        if not 1 <= megabytes <= 65536:
            raise ValueError(f"expected a table of 1 to 65536 megabytes, got {megabytes}")
        self.size = <u64>megabytes << 20
        self.values = Values()
        self.by_laws = {}

    def __dealloc__(self):
        free_barren(&self.barren, &MEMORY)

    def close(self):
        """Keep nothing any more; what uses it later works things out again."""
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

    cdef int enter(self) except -1:
        """Begin to use the table; the first to do so takes the memory for it."""
        if self.barren.words == NULL and not new_barren(&self.barren, &MEMORY, self.size):
            raise MemoryError("no memory for the solver's table; make it smaller")
        self.users += 1
        return 0

    cdef void leave(self, int users) noexcept:
        """End the use of the table."""
        self.users -= users
        if self.closed and not self.users:
            free_barren(&self.barren, &MEMORY)


cdef class LineSolve:
    """One solve of one position by lines: the caller gives out the work, `run` does it.

    Each length is begun (`begin_length`), then `run` is called, by several threads at once if
    the caller likes, until it says that all is done.
    """

    cdef LineKernel kernel
    cdef object laws
    cdef Values values
    cdef Party party
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef int next_job, next_line  # where `next_lines` goes on
    cdef readonly u64 built
    """How many lines were made into values."""

    def __cinit__(
        self,
        LineKernel kernel not None,
        object position,
        object stipulation,
        bytearray token not None,
        bint plain=False,
        object laws=None,
    ):
        cdef Pos root
        cdef Task task
        read_position(position, laws, &root)
        fill_task(&task, stipulation, laws, plain)
        if not token:
            raise ValueError("expected a token of one byte")
        self.kernel = kernel
        self.laws = laws
        self.values = kernel.values_of(laws)
        self.token = token
        self.token_held = memoryview(token)
        if not open_party(
            &self.party, BOARD, STEPS, &MEMORY, &kernel.barren, &root, &task, 0,
            <char*>self.token
        ):
            raise MemoryError

    def __dealloc__(self):
        close_party(&self.party)

    @property
    def nodes(self):
        """The positions looked at."""
        return nodes_of_party(&self.party)

    @property
    def first_moves(self):
        """How many first moves there are."""
        return self.party.first_moves

    @property
    def lengths(self):
        """How many half-moves lines can have, the shortest first."""
        cdef Task* task = &self.party.task
        return list(range(shortest_of(task), task.halfmoves + 1, steps_between(task)))

    @property
    def jobs(self):
        """How many jobs the length under way has."""
        return self.party.jobs

    @property
    def done(self):
        """How many of them are finished."""
        return jobs_finished(&self.party)

    @property
    def found(self):
        """How many lines were found of all lengths, those of unfinished jobs included."""
        return lines_of(&self.party)

    @property
    def cut(self):
        """Whether there are more lines than wanted: then the work has ended."""
        return is_cut(&self.party)

    def want(self, int most_lines):
        """Say how many lines are wanted at most, before any length is begun."""
        if most_lines < 1:
            raise ValueError(f"expected to want lines, got {most_lines}")
        self.party.most_lines = most_lines

    def halt(self):
        """Have all threads that run come back soon; for good."""
        set_finished(&self.party.halted)

    def begin_length(self, int halfmoves):
        """Begin to look for the lines of so many half-moves."""
        if not 1 <= halfmoves <= self.party.task.halfmoves:
            raise ValueError(f"expected 1 to {self.party.task.halfmoves}, got {halfmoves}")
        self.next_job = self.next_line = 0
        if not begin_length(&self.party, halfmoves):
            raise MemoryError

    def run(self, int thread, u64 most_nodes=0):
        """Do jobs of the length until none is left, or so many nodes were looked at.

        Returns:
            Whether all jobs that this thread took are finished; False also after `halt`, when
            the token was cancelled, or when there are more lines than wanted.
        """
        cdef Help* helper
        cdef bint whole
        if not 0 <= thread < MOST_HELPERS:
            raise IndexError(f"expected 0 to {MOST_HELPERS - 1}, got {thread}")
        helper = help_of(&self.party, thread)
        if helper == NULL:
            raise MemoryError
        self.kernel.enter()
        with nogil:
            whole = run_party(&self.party, helper, most_nodes)
        self.kernel.leave(1)
        if self.party.starved:
            raise MemoryError
        return whole

    def again(self):
        """Give out once more the jobs that are not finished, after all threads came back."""
        hand_out_again(&self.party)

    def lines(self, bint finished=False):
        """Return the lines of the length under way.

        Args:
            finished: only those of finished jobs; to be said while any thread runs.
        """
        cdef list found = []
        cdef int job, line
        for job in range(self.party.jobs):
            if finished and not is_job_finished(&self.party, job):
                continue
            for line in range(self.party.job[job].lines):
                found.append(self._line(job, line))
        return found

    def next_lines(self, int most):
        """Return more lines of the length under way, so many at most, in order.

        To be called when no thread runs, until there are none.

        Returns:
            The lines, and how many of them differ from the line before in another move than the
            last one: where that is forced, they are so many solutions.
        """
        cdef list found = []
        cdef int solutions = 0
        while self.next_job < self.party.jobs and len(found) < most:
            if self.next_line == self.party.job[self.next_job].lines:
                self.next_job += 1
                self.next_line = 0
                continue
            found.append(self._line(self.next_job, self.next_line))
            solutions += self._goes_another_way(self.next_job, self.next_line)
            self.next_line += 1
        return found, solutions

    cdef object _line(self, int job, int line):
        cdef int length = self.party.halfmoves
        self.built += 1
        return line_of(
            self.values, &self.party.root, &self.party.task,
            self.party.job[job].tape.items + line * length, length
        )

    cdef bint _goes_another_way(self, int job, int line) noexcept:
        """Tell whether a line differs from that before in its job but for the last move.

        Jobs begin with other moves, or there is only one; and lines that go the same way but
        for the last move were found one after the other.
        """
        cdef int length = self.party.halfmoves, index
        cdef const u32* moves = self.party.job[job].tape.items + line * length
        if line == 0:
            return True
        for index in range(length - 1):
            if moves[index] != moves[index - length]:
                return True
        return False


cdef class LineJudge:
    """Finds the lines of many positions; of one thread each, though a kernel may be shared."""

    cdef LineKernel kernel
    cdef object laws
    cdef Values values
    cdef Tally tally
    cdef Task task
    cdef bytearray token
    cdef object token_held  # while this is held the token's byte cannot move
    cdef bint busy

    def __cinit__(
        self,
        LineKernel kernel not None,
        object stipulation,
        bytearray token not None,
        int most_lines,
        object laws=None,
    ):
        fill_task(&self.task, stipulation, laws, False)
        if not token:
            raise ValueError("expected a token of one byte")
        if not 1 <= most_lines <= 1000000:
            raise ValueError(f"expected 1 to 1,000,000 lines, got {most_lines}")
        self.kernel = kernel
        self.laws = laws
        self.values = kernel.values_of(laws)
        self.token = token
        self.token_held = memoryview(token)
        if not open_tally(
            &self.tally, BOARD, STEPS, &MEMORY, &kernel.barren, &self.task, most_lines,
            <char*>self.token
        ):
            raise MemoryError

    def __dealloc__(self):
        close_tally(&self.tally)

    @property
    def nodes(self):
        """The positions looked at."""
        return self.tally.help.nodes

    def halt(self):
        """Have the judge come back soon, with what is not finished left so; for good."""
        set_finished(&self.tally.halted)

    def judge(self, list positions not None, u64 most_nodes=0):
        """Find lines, looking at so many positions of each at most (0: as many as it takes).

        Returns:
            For each position None if it cannot be solved, else its lines, shorter ones first,
            whether they are all, and whether there are more than wanted.
        """
        if self.busy:
            raise RuntimeError("a judge works for one thread at a time")
        self.busy = True
        try:
            return self._judge_all(positions, most_nodes)
        finally:
            self.busy = False

    cdef list _judge_all(self, list positions, u64 most_nodes):
        cdef int count = len(positions), index
        cdef Pos* all = <Pos*>malloc((count + 1) * sizeof(Pos))
        cdef Tallied* tallied = <Tallied*>calloc(count + 1, sizeof(Tallied))
        try:
            if all == NULL or tallied == NULL:
                raise MemoryError
            for index in range(count):
                tallied[index].solvable = place_men(positions[index], self.laws, &all[index])
            self.kernel.enter()
            with nogil:
                tally_positions(&self.tally, all, tallied, count, most_nodes)
            self.kernel.leave(1)
            if self.tally.moves.failed or self.tally.runs.failed:
                raise MemoryError
            return [self._tallied(&all[index], &tallied[index]) for index in range(count)]
        finally:
            free(all)
            free(tallied)

    cdef object _tallied(self, const Pos* pos, const Tallied* found):
        cdef list lines = []
        cdef const u32* runs = self.tally.runs.items + found.first_run
        cdef const u32* moves = self.tally.moves.items + found.start
        cdef int run, line
        if not found.solvable:
            return None
        for run in range(found.runs):
            for line in range(runs[2 * run + 1]):
                lines.append(line_of(self.values, pos, &self.task, moves, runs[2 * run]))
                moves += runs[2 * run]
        return tuple(lines), found.finished != 0, found.cut != 0
