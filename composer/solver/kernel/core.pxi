# SPDX-License-Identifier: GPL-3.0-or-later
# The core as Cython sees it (what each thing is, its headers in core/ say), and what it is
# handed: the memory of the C library, and the one board, which never changes once filled.

from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from composer.solver.kernel.base cimport *
from composer.solver.kernel.memory cimport Memory, c_memory

cdef extern from "search/shared.h" nogil:
    void set_finished(char*) noexcept

cdef extern from "base/rules.h" nogil:
    int passed_pawn(int target, int turn) noexcept
    void make(const Board*, const Pos*, u32, Pos*) noexcept
    void make_none(const Board*, const Pos*, Pos*) noexcept

cdef extern from "base/movegen.h" nogil:
    ctypedef struct Guard:
        u64 checkers
    void look(const Board*, const Pos*, Guard*) noexcept
    int all_moves(const Board*, const Pos*, const Guard*, u32*) noexcept

cdef extern from "laws/lawmoves.h" nogil:
    void bring_laws(Board*) noexcept

cdef extern from "laws/laws.h" nogil:
    enum:
        PONZIANI
        MEDIEVAL
        PASSES
        ALL_LAWS
    int rook_origin(u32) noexcept
    int rook_target(u32) noexcept

cdef extern from "search/table.h" nogil:
    enum:
        NEVER
    ctypedef struct Table:
        void* places
        u8 age
    bint new_places(Table*, const Memory*, u64 size) noexcept
    void free_places(Table*, const Memory*) noexcept

cdef extern from "search/goal.h" nogil:
    enum:
        MATE
        STALEMATE
        DOUBLE_STALEMATE
        CHECK
        CAPTURE
        TARGET
        PROMOTION
        BARE
        WIN
        MATE_BY
        MATE_ON
    ctypedef struct Goal:
        int aim
        int detail

cdef extern from "search/search.h" nogil:
    ctypedef struct Mode:
        int number
        bint attacker_ends
        bint exact
        int shallow
        int laws
        int hinted
    ctypedef struct Search:
        u64 nodes
        u32* moves
        bint stopped
        bint starved
    Search* new_search(
        const Board*, const Memory*, Table*, const Mode*, Goal goal, int moves, const char*,
        const char*
    ) noexcept
    void free_search(Search*) noexcept
    void start_search(Search* search, u64 most_nodes) noexcept

cdef extern from "search/proof.h" nogil:
    ctypedef struct Hints:
        void* places
        u8 age
    bint new_hints(Hints*, const Memory*, u64 size) noexcept
    void free_hints(Hints*, const Memory*) noexcept
    bint use_hints(Search*, Hints*, int moves) noexcept

cdef extern from "search/direct.h" nogil:
    void direct_mode(Mode*) noexcept

cdef extern from "search/tape.h" nogil:
    ctypedef struct Tape:
        const Memory* memory
        u32* items
        int size
        bint failed
    void free_tape(Tape*) noexcept

cdef extern from "base/describe.h" nogil:
    enum:
        COLOUR_AT
        CAPTURE_AT
        PASSED_PAWN
        MARK_AT
        ORIGIN_AT
        ORIGIN_FILE
        ORIGIN_RANK
        ORIGIN_SQUARE
    u32 move_of_described(u32) noexcept
    u32 described(const Board*, const Pos*, const Guard*, u32, const Pos*) noexcept

cdef extern from "search/play.h" nogil:
    enum:
        VARIATION_DEFENCE
        VARIATION_SAID
        VARIATION_LENGTH
        VARIATION_ANSWERS
        VARIATION_FIRST_ANSWER
        COUNTS
        ENDS_PLAY
    ctypedef struct Threats:
        const u32* moves
        const u32* shown
        int count
        int length
    bint write_play(
        Search*, const Pos*, int moves, Tape* threat_tape, Threats*, Tape*
    ) noexcept
    int next_variation(const Tape*, int place) noexcept

cdef extern from "search/firsts.h":
    ctypedef struct First:
        int length

cdef extern from "search/solve.h" nogil:
    enum:
        MOST_THREADS
    ctypedef struct SolveWork "Solve":
        char halted
        Mode mode
        bint must_end
        int play_moves
        int moves
        Goal goal
        First* firsts
        int first_count
        int jobs
        Pos start
        Guard guard
        Threats threats
        Tape* tapes
        int tape_count
    bint open_solve(
        SolveWork*, const Board*, const Memory*, Table*, const Pos*, const Mode*, Goal goal,
        int moves, const char*
    ) noexcept
    void close_solve(SolveWork*) noexcept
    Search* search_of(SolveWork*, int thread) noexcept
    u64 nodes_of(const SolveWork*) noexcept
    int jobs_done(SolveWork*) noexcept
    void begin_keys(SolveWork*, int limit) noexcept
    void begin_tries(SolveWork*, int limit) noexcept
    bint place_play(SolveWork*, int first) noexcept
    bint needs_table(const SolveWork*) noexcept
    bint has_threats(const SolveWork*, int first) noexcept
    bint begin_play(SolveWork*, bint looks_for_threats) noexcept
    bint run_jobs(SolveWork*, Search*, u64 most_nodes) noexcept
    void give_out_again(SolveWork*) noexcept
    void give_hints(SolveWork*, Hints*) noexcept
    bint is_solving(SolveWork*, int first) noexcept
    bint is_try(const SolveWork*, int first, int refutations) noexcept
    u32 first_described(SolveWork*, int first) noexcept

cdef extern from "scheme/scheme.h" nogil:
    enum:
        BLACK_IN_CHECK
    bint side_is_checked(const Board*, const Pos*, int colour) noexcept
    bint is_scheme(const Board*, const Pos*) noexcept
    int scheme_moves(const Board*, const Pos*, u32*) noexcept
    void write_table(Search*, const Pos*, Tape*) noexcept
    void write_solving(Search*, const Pos*, int most, u32 likely, Tape*) noexcept

cdef extern from "scheme/climb.h" nogil:
    enum:
        MOST_PHASES
        MOST_WISHES
        MOST_ADDED
        CAUSES
        TOO_DEAR
    ctypedef struct Wish:
        int sort
        int phase
        int like
        int first_of
        u32 equals
        u32 differs
        u32 other_reply
        bint checks
        int loose
        u64 origins
        u64 targets
        u64 mate_origins
        u64 mate_targets
        u64 shut
        u64 pinned
        int lines
        int general
    ctypedef struct Asked:
        Pos core
        int phases
        bint uses_set
        bint set_complete
        bint all_single
        bint may_check
        bint is_polished
        bint uses_effects
        u64* first_origins
        u64* first_targets
        Wish* wishes
        int wish_count
        u64 needed
        int man_count
        u8* men
        u8* must
        u64* places
    ctypedef struct ClimbWork "Climb":
        Asked asked
        Search* search
        u8* squares
        u32* firsts
        int cost
        bint found
        u64* causes
        u32* lists
    ctypedef struct Weighed:
        int cost
        int lacking
        int cause
    Weighed weigh(Search*, const Asked*, const Pos*, const u32*, int limit, u32*) noexcept
    bint start_climb(ClimbWork*, u64 seed) noexcept
    int run_climb(ClimbWork*, int changes, int hot, int cold) noexcept

cdef extern from "search/judge.h" nogil:
    ctypedef struct JudgeWork "Judge":
        char halted
        Search* search
        Tape found
    ctypedef struct Judged:
        bint solvable
        bint finished
        int first_moves
        int keys
        int start
    bint open_judge(
        JudgeWork*, const Board*, const Memory*, Table*, const Mode*, Goal goal, int moves,
        const char*
    ) noexcept
    void close_judge(JudgeWork*) noexcept
    void judge_positions(
        JudgeWork*, const Pos*, Judged*, int count, u64 most_nodes
    ) noexcept

cdef extern from "base/perft.h" nogil:
    u64 count_rows "perft"(const Board*, const Pos*, int depth, u32* moves) noexcept


cdef extern from *:
    """
    #if defined(__linux__)
    #include <sys/mman.h>
    #endif

    /* Request large pages where the system has them to give: tables are read here and there, and
     * with small pages to find a page costs as much as to read it. */
    static void want_large_pages(void *block, size_t size)
    {
    #if defined(__linux__) && defined(MADV_HUGEPAGE)
        const size_t large = (size_t)2 << 20;
        const size_t before = (large - (size_t)block % large) % large;
        if (block != NULL && size >= 2 * large) {
            (void)madvise((char *)block + before, (size - before) / large * large, MADV_HUGEPAGE);
        }
    #else
        (void)block;
        (void)size;
    #endif
    }
    """
    void want_large_pages(void* block, size_t size) noexcept nogil


cdef void* _take_blank(void* keeper, size_t size) noexcept nogil:
    cdef void* block = calloc(1, size)
    want_large_pages(block, size)
    return block


cdef Memory MEMORY = c_memory()
MEMORY.take_blank = _take_blank

cdef Board* BOARD = new_board()
bring_laws(BOARD)
