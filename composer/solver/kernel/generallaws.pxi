# SPDX-License-Identifier: GPL-3.0-or-later
# The general engine as Cython sees it (what each thing is, its headers in core/general/ say),
# and the laws of a game, made from tables.

cdef extern from "general/laws.h" nogil:
    enum:
        NO_CELL
        MOST_CELLS
        MOST_BETWEEN
        MOST_KINDS
        MOST_NUMBERS
        QUALITIES
        HOLE
    ctypedef struct Trail:
        u32 start
    ctypedef struct Ways:
        const u32* first
        const Trail* trails
        const u16* cells
        u64* reach
    ctypedef struct Content:
        const Ways* ways
        u8 owner
        bint royal
        u8 promotes
        u8 repeats
        u8[2] settled
        u8[2][31] becomes
    ctypedef struct Castler:
        u16 cell
    ctypedef struct Laws:
        int cells
        int words
        int contents
        int promotions
        int castle_count
        Content[256] content
        u64[2][6] last
        Castler[8] castlers
        int castler_count
        u16[384] keeps_rights
        u8 partner
        int condition_count
        bint straight
        bint tests_stand
        bint chooses
        bint whole
        u8[256] kind
        u32[256] marks
        u8[256] turned
        u8[256][48] as_kind
        u8[16][256] given "with"
        u8[16][256] taken "without"
    void fill_reach(const Ways*, int cells) noexcept
    int castler_right(int number) noexcept
    void add_cell(u64*, int) noexcept
    void fill_castle(
        Laws*, int number, int side, int king, int rook, int king_target, int rook_target
    ) noexcept

cdef extern from "general/field.h" nogil:
    ctypedef u64 Step
    enum:
        STEP_DOUBLE
        STEP_PASSING
        STEP_CASTLING
        STEP_EXCHANGE
    ctypedef struct Field:
        u8 turn
        u64 hash
    void place_content(Field*, int cell, int content) noexcept
    void set_state(Field*, int turn, int rights, int passed, int pawn) noexcept
    int step_origin(Step) noexcept
    int step_target(Step) noexcept
    int step_promotion(Step) noexcept
    int step_special(Step) noexcept
    int step_extra(Step) noexcept
    int step_captured(Step) noexcept
    int step_choice(Step) noexcept
    int step_kind(Step) noexcept
    void make_step(Field*, Step) noexcept
    void unmake_step(Field*) noexcept

cdef extern from "general/conditions/table.h" nogil:
    ctypedef struct Condition:
        const char* name
    const Condition* find_condition(const char*) noexcept
    const char* condition_name(int) noexcept
    bint place_condition(Laws*, const Condition*, const int*, int, int) noexcept
    void begin_conditions(Field*) noexcept
    void pass_over(Field*) noexcept

cdef extern from "general/steps.h" nogil:
    bint captures_there(const Field*, int origin, int target, int by) noexcept
    bint has_legal_step(Field*) noexcept
    bint is_attacked(Field*, int side) noexcept

cdef extern from "general/diagram.h" nogil:
    ctypedef struct Diagram:
        u8* sort
        u8* wanted
        u8* owner
        int men
        bint mixed
    void open_diagram(Diagram*, const Laws*, const Memory*) noexcept
    void close_diagram(Diagram*, const Memory*) noexcept

cdef extern from "general/quest.h" nogil:
    ctypedef struct QuestAim:
        int aim
        int cell
        int promotion
    ctypedef struct Quest:
        Field field
        QuestAim aim
        const Diagram* diagram
        int mode
        u64 nodes
        u64 most_nodes
        bint stopped
        bint crowded
    ctypedef struct Row:
        Step* steps
        int count
    Quest* new_quest(const Laws*, const Memory*, const char*) noexcept
    void end_quest(Quest*) noexcept
    Row legal_row(Quest*) noexcept
    Row row_with_endings(Quest*) noexcept
    Row take_row(Quest*) noexcept
    void add_reaching(Quest*, Row*) noexcept
    bint all_reach(Quest*) noexcept
    void give_row(Quest*, const Row*) noexcept
    Step likewise(Quest*, Step) noexcept
    bint quest_reached(Quest*, Step last) noexcept

cdef extern from "general/force.h" nogil:
    bint must_reach(Quest*) noexcept

cdef extern from "general/account.h" nogil:
    enum:
        SHOWN_CAPTURED_AT
        SHOWN_MARK_AT
        SHOWN_APART_AT
        SHOWN_CHANGES_AT
        APART_BY_FILE
        APART_BY_RANK
        APART_BY_BOTH
    void describe_step(Quest*, Step, Tape*) noexcept
    void describe_all(Quest*, Tape*) noexcept
    void describe_play(Quest*, int moves, bint threatens, Tape*) noexcept

cdef extern from "general/trials.h" nogil:
    ctypedef struct Trial:
        bint failed
        bint open
        bint reaches
        int refuters
    void try_first(Quest*, Step, int moves, int most, Trial*) noexcept
    int first_length(Quest*, Step, int moves) noexcept
    void describe_first(Quest*, Step, int length, int moves, Tape*) noexcept

cdef extern from "general/lines.h" nogil:
    ctypedef struct LineQuest:
        Quest* quest
        int play
        int most
        int found
        Tape* steps
    void search_lines(LineQuest*, Step first, int halfmoves) noexcept
    void describe_line(Quest*, int play, const u32*, int halfmoves, Tape*) noexcept


def condition_names():
    """Return the names of all conditions that the engine has."""
    cdef int number = 0
    cdef list names = []
    while condition_name(number) != NULL:
        names.append((<bytes>condition_name(number)).decode())
        number += 1
    return tuple(names)


cdef enum:
    MOST_SHOWN = 20000  # values of moves kept for one set of laws

cdef char _NEVER = 0

from composer.problem.move import Consequences, Effect, EffectKind
from composer.solver.conditions.condition import ShownStep, partner_of_kings, quality_number
from composer.solver.options import Cancelled, TooManyMoves
from composer.solver.setup import is_castler, unmoved_castlers


cdef class GeneralWays:
    """How a kind goes for both sides, in the engine's memory."""

    cdef Ways[2] ways
    cdef readonly bint repeats
    cdef list held

    def __cinit__(self, object white, object black, int cells):
        cdef int side
        cdef const u8[:] view
        self.held = [white, black]
        self.repeats = white.repeats or black.repeats
        for side in range(2):
            table = self.held[side]
            self.ways[side].first = <const u32*><char*>(<bytes>table.first)
            self.ways[side].trails = <const Trail*><char*>(<bytes>table.trails)
            self.ways[side].cells = <const u16*><char*>(<bytes>table.cells)
            self.ways[side].reach = <u64*>calloc(cells * cells, sizeof(u64))
            if self.ways[side].reach == NULL:
                raise MemoryError
            fill_reach(&self.ways[side], cells)

    def __dealloc__(self):
        free(self.ways[0].reach)
        free(self.ways[1].reach)


cdef class GeneralLaws:
    """The tables of one game: what can stand on a cell, and how it goes.

    They never change, so that any number of quests may use them at once.
    """

    cdef Laws* laws
    cdef dict numbers, shown, ends
    cdef tuple men
    cdef tuple promotions
    cdef tuple conditions, kinds
    cdef bint names_first
    cdef object partner
    cdef list held

    def __cinit__(self, object contents, object ways_of, object geometry, tuple placed=()):
        cdef int number, side, index
        cdef GeneralWays ways
        cdef Content* content
        self.laws = <Laws*>calloc(1, sizeof(Laws))
        if self.laws == NULL:
            raise MemoryError
        if len(geometry) > MOST_CELLS:
            raise ValueError(f"expected at most {MOST_CELLS} cells, got {len(geometry)}")
        self.laws.cells = len(geometry)
        self.laws.words = (self.laws.cells + 63) // 64
        self.laws.contents = len(contents.men) + 1
        self.laws.promotions = len(contents.promotions)
        self.men = (None, *contents.men)
        self.promotions = contents.promotions
        self.numbers = {man: number + 1 for number, man in enumerate(contents.men)}
        self.numbers[None] = 0
        self.shown = {}
        self.ends = {}
        self.held = []
        self.laws.content[0].owner = 255
        self.laws.content[HOLE].owner = 255
        for number in range(1, self.laws.contents):
            man = self.men[number]
            ways = ways_of(man.kind)
            self.held.append(ways)
            content = &self.laws.content[number]
            content.ways = ways.ways
            content.owner = 2 if man.colour is Colour.NEUTRAL else man.colour is Colour.BLACK
            content.royal = man.is_royal
            becomes = contents.becomes(man)
            settled = contents.settled(man)
            content.promotes = bool(becomes[0])
            content.repeats = ways.repeats
            for side in range(2):
                content.settled[side] = settled[side]
                for index in range(len(becomes[side])):
                    content.becomes[side][index] = becomes[side][index]
        for side, name in enumerate(("white-last", "black-last")):
            last = geometry.region(name)
            for condition, _ in placed:
                last = condition.last(side == 0, last)
            for cell in last:
                add_cell(self.laws.last[side], cell)
        self.laws.castle_count = self.laws.castler_count = 0
        for number in range(MOST_CELLS):  # also those where conditions remember numbers
            self.laws.keeps_rights[number] = 0xFFFF
        if self.laws.cells == 64:
            self._fill_castles()
        self.conditions = tuple(condition for condition, _ in placed)
        self.partner = partner_of_kings(self.conditions)
        self.names_first = any(condition.names_first for condition in self.conditions)
        self.kinds = tuple(contents.kinds)
        if placed:
            self._fill_tables(contents)
            for condition, numbers in placed:
                self._place(condition.engine, numbers, quality_number(condition.only))

    cdef int _fill_tables(self, object contents) except -1:
        """Fill in what conditions look at."""
        cdef int number, index
        if self.partner in contents.kinds:
            self.laws.partner = contents.kinds.index(self.partner) + 1
        for number in range(1, self.laws.contents):
            table = contents.variants(self.men[number])
            self.laws.kind[number] = table.kind
            self.laws.marks[number] = table.marks
            self.laws.turned[number] = table.turned
            for index in range(len(table.as_kind)):
                self.laws.as_kind[number][index + 1] = table.as_kind[index]
            for index in range(QUALITIES):
                self.laws.given[index][number] = table.given[index]
                self.laws.taken[index][number] = table.taken[index]
        return 0

    cdef int _place(self, str name, tuple numbers, int only) except -1:
        cdef int[96] own
        cdef int index
        cdef const Condition* condition
        cdef bytes ascii_name = name.encode()
        condition = find_condition(ascii_name)
        if condition == NULL:
            raise ValueError(f"the engine has no condition {name!r}")
        if len(numbers) > MOST_NUMBERS:
            raise ValueError(f"{name}: expected at most {MOST_NUMBERS} numbers")
        for index in range(MOST_NUMBERS):
            own[index] = numbers[index] if index < len(numbers) else 0
        if not place_condition(self.laws, condition, own, MOST_NUMBERS, only):
            raise ValueError(f"{name}: too many conditions, or too much to remember")
        return 0

    cdef int _fill_castles(self) except -1:
        cdef int number, step
        for number, right in enumerate(_CASTLES):
            step = 1 if right.is_short else -1
            fill_castle(
                self.laws, number, right.colour is Colour.BLACK, right.king_square,
                right.rook_square, right.king_square + 2 * step, right.king_square + step
            )
        return 0

    @property
    def chooses(self):
        """Whether a condition chooses among the legal moves."""
        return bool(self.laws.chooses)

    def __dealloc__(self):
        free(self.laws)

    cdef object _move(self, const u32* items):
        """Return the move that `describe_step` wrote."""
        cdef bytes key = (<const char*>items)[: 4 * shown_size(items)]
        found = self.shown.get(key)
        if found is None:
            if len(self.shown) > MOST_SHOWN:
                self.shown.clear()
            found = self.shown[key] = self._new_move(items)
        return found

    cdef object _end(self, const u32* items):
        """Return the continuation that is just a move."""
        move = self._move(items)
        found = self.ends.get(move)
        if found is None or found.move is not move:
            if len(self.ends) > MOST_SHOWN:
                self.ends.clear()
            found = self.ends[move] = Continuation(move)
        return found

    cdef object _new_move(self, const u32* items):
        cdef Step step = <Step>items[0] | <Step>items[1] << 32
        cdef u32 told = items[2], item
        cdef int origin = step_origin(step), target = step_target(step)
        cdef int special = step_special(step), apart = told >> SHOWN_APART_AT & 3
        cdef int index, captured = told >> SHOWN_CAPTURED_AT & 255
        cdef dict after = {}
        cdef str name = _NAMES[origin], telling = ""
        man = self.men[told & 255]
        for index in range(told >> SHOWN_CHANGES_AT & 255):
            item = items[4 + index]
            after[item & 0xFFFF] = None if item >> 16 == HOLE else self.men[item >> 16]
        changes = [
            (square, after.pop(square)) for square in (origin, target) if square in after
        ]
        changes += sorted(after.items(), key=_first_of_pair)
        if man.kind is _PAWN:
            telling = name[0] if captured else ""
        elif special != STEP_CASTLING and man.kind is not _KING:
            if apart == APART_BY_FILE:
                telling = name[0]
            elif apart == APART_BY_RANK:
                telling = name[1]
            elif apart == APART_BY_BOTH:
                telling = name
        promotion = step_promotion(step)
        named = None
        if self.names_first and step_choice(step) != NO_CELL:
            named = step_choice(step), self.kinds[step_kind(step) - 1]
        return Move(
            man=man,
            origin=origin,
            target=target,
            changes=tuple(changes),
            capture=self.men[captured].kind if captured else None,
            promotion=self.promotions[promotion - 1] if promotion else None,
            castling=_CASTLES[step_extra(step)] if special == STEP_CASTLING else None,
            en_passant=special == STEP_PASSING,
            passed=step_extra(step) if special == STEP_DOUBLE else None,
            mark=_MARKS[told >> SHOWN_MARK_AT & 3],
            disambiguation=telling,
            named=named,
            consequences=self._consequences(items) if self.conditions else None,
        )

    cdef object _consequences(self, const u32* items):
        """Return what conditions add to the move that `describe_step` wrote."""
        cdef Step step = <Step>items[0] | <Step>items[1] << 32
        cdef int index, effect, origin = step_origin(step), captured = step_captured(step)
        cdef const u32* each = items + 4 + (items[2] >> SHOWN_CHANGES_AT & 255)
        cdef list effects = []
        cdef str suffix = ""
        for index in range(<int>items[3]):
            effect = each[0] & 255
            other = each[1] & 0xFFFF
            if effect == 6:
                sign = self.conditions[each[0] >> 24].sign
                if each[1] >> 16:
                    sign = f"={sign}"
                effects.append(Effect(EffectKind.MARKED, each[0] >> 8 & 0xFFFF, sign=sign))
            else:
                effects.append(
                    Effect(
                        EffectKind.CARRIED if effect == 7 else _EFFECTS[effect],
                        each[0] >> 8 & 0xFFFF,
                        self.men[each[0] >> 24],
                        None if other == NO_CELL else other,
                        self.men[each[1] >> 16],
                        "/" if effect == 7 else "",
                    )
                )
            each += 2
        target = step_target(step)
        exchanged = None
        if step_special(step) == STEP_EXCHANGE:
            exchanged = self._after(items, origin)
        via = None
        if step_choice(step) != NO_CELL and not self.names_first:
            shown = ShownStep(origin, target, step_choice(step), step >> 59 & 31)
            for condition in self.conditions:
                via = condition.via(shown) if via is None else via
        for condition in self.conditions:
            suffix += condition.suffix_of(self.men[items[2] & 255])
        return Consequences(
            tuple(effects), None if captured == NO_CELL else captured, via, exchanged, suffix
        )

    cdef object _after(self, const u32* items, int cell):
        """Return what stands on a cell after the move that `describe_step` wrote."""
        cdef int index
        for index in range(<int>(items[2] >> SHOWN_CHANGES_AT & 255)):
            if <int>(items[4 + index] & 0xFFFF) == cell:
                return self.men[items[4 + index] >> 16]
        return None


cdef tuple _EFFECTS = tuple(EffectKind)
cdef object _PAWN = Kind.PAWN
cdef object _KING = Kind.KING


cdef object _first_of_pair(pair):
    return pair[0]


cdef int shown_size(const u32* items) noexcept:
    return 4 + <int>(items[2] >> SHOWN_CHANGES_AT & 255) + 2 * <int>items[3]
