# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False
"""Proof games, compiled; `composer.retro.proofgames.finding` is the door."""

from composer.solver.kernel.base cimport origin_of, promotion_of, target_of
from composer.solver.kernel.memory cimport Memory, c_memory

include "placing.pxi"

cdef extern from "proofgames/search.h" nogil:
    enum:
        NO_MEMORY_LEFT
        NO_WAY
        MOST_HALFMOVES
        DONE
    ctypedef struct Asked:
        Pos start
        Pos diagram
        int halfmoves
        u8 rights
        u8 passed
        u32 most
        const char* cancelled
    ctypedef struct ProofSearch "Search":
        u64 nodes
        u64 count
        u32* games
        u32 kept
    bint need(const Board*, const Pos* start, const Pos* diagram, const Memory*, int*) noexcept
    ProofSearch* open_search(const Board*, const Asked*, const Memory*, u64 size) noexcept
    void close_search(ProofSearch*) noexcept
    int run_search(ProofSearch*, u64 nodes) noexcept
    int follow_game(ProofSearch*, const u32*, int count) noexcept

cdef extern from "proofgames/plan.h" nogil:
    ctypedef struct Goals:
        int count
        u8 square[16]
        u64 prey
    ctypedef struct Target:
        Goals goals[2]
        u64 walls
        int captures[2]
    void fill_plain_target(const Board*, const Pos*, Target*) noexcept
    int moves_to(const Goals*, int kind, int square, int captures, int goal) noexcept
    bint fill_planned_target(const Board*, const Pos*, const Pos*, int, Target*) noexcept

cdef extern from "proofgames/crew.h" nogil:
    enum:
        GRAVE
    ctypedef struct Crew:
        int count
        int moves
        u8 kind[16]
        u8 square[16]
        u8 from_ "from"[16]
        int least_detour
    void muster(const Board*, const Pos*, int colour, int wing, Crew*) noexcept
    bint estimate(const Target*, int colour, Crew*) noexcept

cdef enum:
    SIZE = 1 << 22  # of the tables, each place 32 bytes: 128 MB where they are filled

cdef char _NEVER = 0
cdef Memory MEMORY = c_memory()


cdef class Search:
    """A search for the games of one length, for one thread at a time."""

    cdef ProofSearch* search
    cdef int halfmoves
    cdef bint done
    cdef object flag
    cdef const unsigned char[::1] seen
    cdef list read

    def __cinit__(
        self, target, int halfmoves, start, ending, u32 most, flag=None, u64 size=0
    ):
        cdef Asked asked
        memset(&asked, 0, sizeof(Asked))
        if not 1 <= halfmoves <= MOST_HALFMOVES:
            raise ValueError(f"expected 1 to {MOST_HALFMOVES} half-moves, got {halfmoves}")
        _place(start, True, &asked.start)
        _place(target, True, &asked.diagram)
        asked.halfmoves = halfmoves
        asked.rights = _rights(ending.castling)
        asked.passed = NO_SQUARE if ending.en_passant is None else ending.en_passant
        asked.most = most
        self.halfmoves = halfmoves
        self.flag = flag
        asked.cancelled = &_NEVER
        if flag is not None:
            self.seen = flag
            asked.cancelled = <const char*>&self.seen[0]
        self.read = []
        with nogil:
            self.search = open_search(BOARD, &asked, &MEMORY, size or SIZE)
        if self.search == NULL:
            raise MemoryError

    def __dealloc__(self):
        if self.search != NULL:
            close_search(self.search)

    @property
    def nodes(self):
        """The positions looked at so far."""
        return self.search.nodes

    @property
    def count(self):
        """How many games were found so far."""
        return self.search.count

    @property
    def games(self):
        """The games kept so far, each move as origin, target and promotion (0 for none)."""
        cdef u32 number, move
        cdef int place, promotion
        cdef list moves
        for number in range(len(self.read), self.search.kept):
            moves = []
            for place in range(self.halfmoves):
                move = self.search.games[<size_t>number * self.halfmoves + place]
                promotion = promotion_of(move)
                if promotion != 0:
                    promotion += 1
                moves.append((origin_of(move), target_of(move), promotion))
            self.read.append(tuple(moves))
        return self.read

    def run(self, u64 nodes):
        """Look at so many positions more, or until cancelled; return whether all is searched.

        Raises:
            MemoryError: the games do not fit.
        """
        cdef int state
        with nogil:
            state = run_search(self.search, nodes)
        if state == NO_MEMORY_LEFT:
            raise MemoryError
        return state == DONE

    def follow(self, game):
        """Return how many moves of a game that leads to the diagram are tried: all, or it is a fault.

        The search is over then.
        """
        cdef u32 moves[MOST_HALFMOVES]
        cdef int count = min(len(game), self.halfmoves), place
        for place in range(count):
            origin, target, promotion = game[place]
            moves[place] = origin | target << 6 | (promotion - 1 if promotion else 0) << 12
        return follow_game(self.search, moves, count)


def least_moves(target, start):
    """Return how many moves White and Black need at least; None if a diagram is out of reach."""
    cdef Pos diagram, first
    cdef int moves[2]
    _place(target, True, &diagram)
    _place(start, True, &first)
    if not need(BOARD, &first, &diagram, &MEMORY, moves):
        raise MemoryError
    return None if max(moves[0], moves[1]) >= NO_WAY else (moves[0], moves[1])


def planned(target, start, int halfmoves):
    """Return the walls and what each side can do, as the stub says; None for too many men."""
    cdef Pos diagram, first
    cdef Target* plain
    cdef Target* plan
    cdef int colour
    _place(target, True, &diagram)
    _place(start, True, &first)
    plan = <Target*>MEMORY.take_blank(NULL, sizeof(Target))
    plain = <Target*>MEMORY.take_blank(NULL, sizeof(Target))
    try:
        if plan == NULL or plain == NULL:
            raise MemoryError
        fill_planned_target(BOARD, &first, &diagram, halfmoves, plan)
        if plan.captures[0] < 0 or plan.captures[1] < 0:
            return None
        plain.captures = plan.captures
        fill_plain_target(BOARD, &diagram, plain)
        return plan.walls, *(
            _side(&first, colour, (halfmoves + (first.turn == colour)) // 2, plain, plan)
            for colour in range(2)
        )
    finally:
        MEMORY.give_back(NULL, plan)
        MEMORY.give_back(NULL, plain)


cdef _side(const Pos* start, int colour, int moves, const Target* plain, const Target* plan):
    """Return what a side can do: captures, where, and its men's costs for each castling."""
    cdef list crews = []
    cdef int wing
    for wing in range(3):
        if wing == 2 or start.rights >> (2 * colour + wing) & 1:
            crews.append((
                wing if wing < 2 else None,
                *_costs(start, colour, wing, plain)[:3],
                *_costs(start, colour, wing, plan)[2:],
            ))
    return moves, plan.captures[colour], plan.goals[colour].prey, crews


cdef _costs(const Pos* start, int colour, int wing, const Target* target):
    """Return the men, the goals, the costs of each goal by men, and the least detour to capture."""
    cdef Crew crew
    cdef int man, row
    muster(BOARD, start, colour, wing, &crew)
    crew.moves = 0
    estimate(target, colour, &crew)
    return (
        [crew.from_[man] for man in range(crew.count)],
        [target.goals[colour].square[row] for row in range(target.goals[colour].count)],
        [
            [
                moves_to(
                    &target.goals[colour], crew.kind[man], crew.square[man],
                    target.captures[colour], row if row < target.goals[colour].count else GRAVE,
                )
                for man in range(crew.count)
            ]
            for row in range(target.goals[colour].count + 1)
        ],
        crew.least_detour,
    )
