/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help/help.h"

#include "search/mates.h"

enum {
    LONG = 6, /* half-moves from which on many different sides come up */
    FEWEST_PICTURED = 5 /* half-moves left in help play for which pictures are worth their time */
};

Help *new_help(const Board *board, const Steps *steps, const Memory *memory, int most_halfmoves,
               int laws, const char *cancelled, const char *halted)
{
    Help *help = take_blank(memory, sizeof(Help));
    bool whole;
    if (help == NULL) {
        return NULL;
    }
    help->board = board;
    help->memory = memory;
    help->cancelled = cancelled;
    help->halted = halted;
    help->moves = take(memory, ((size_t)most_halfmoves + 2) * (size_t)most_moves(laws) * sizeof(u32));
    whole = open_cover(&help->cover, board, steps, memory,
                       most_halfmoves < LONG ? FEW_SIDES : MOST_SIDES, cancelled, halted);
    if (help->moves == NULL || !whole) {
        free_help(help);
        return NULL;
    }
    help->free_moves = help->moves;
    return help;
}

void free_help(Help *help)
{
    if (help != NULL) {
        give_back(help->memory, help->moves);
        close_cover(&help->cover);
        give_back(help->memory, help);
    }
}

void begin_help(Help *help, const Task *task, Barren *barren, int turn, Tape *lines,
                i32 *all_found, i32 most_lines)
{
    const int winner = last_mover(task, turn);
    help->task = *task;
    help->barren = barren;
    help->salt = (u64)(1 + task->goal.aim +
                       AIMS * (task->order + 3 * (task->end + 4 * task->goal.detail)))
                 << 32;
    help->free_moves = help->moves;
    help->length = 0;
    help->lines = lines;
    help->found = 0;
    help->all_found = all_found;
    help->most_lines = most_lines;
    help->cut = false;
    help->bounded = !task->plain && task->goal.aim <= DOUBLE_STALEMATE && task->laws == 0;
    if (help->bounded) {
        begin_cover(&help->cover, winner, task->goal.aim == MATE);
    }
}

/* Make a move, count it, and see now and then whether to stop. */
static inline void go(Help *help, const Pos *pos, u32 move, Pos *after)
{
    make(help->board, pos, move, after);
    help->nodes++;
    if (help->nodes % NODES_BETWEEN == 0) {
        if (read_flag(help->cancelled) || read_flag(help->halted) ||
            (help->most_nodes != 0 && help->nodes >= help->most_nodes)) {
            help->stopped = true;
        }
    }
}

static void write_line(Help *help, u32 last)
{
    if (take_next(help->all_found) >= help->most_lines) {
        help->cut = help->stopped = true;
        return;
    }
    for (int index = 0; index < help->length; index++) {
        write_item(help->lines, help->line[index]);
    }
    write_item(help->lines, last);
    if (help->lines->failed) {
        help->starved = help->stopped = true;
        return;
    }
    help->found++;
}

/* Let through every move that may reach the goal, and perhaps others. */
static inline void want_aims(const Help *help, const Pos *pos, const Guard *guard, Sieve *sieve)
{
    if (takes_check(&help->task.goal)) {
        want_checks(help->board, pos, guard, sieve);
    } else {
        want_all(sieve);
    }
}

/* Write the lines that a last move ends. */
static void finish(Help *help, const Pos *pos)
{
    u32 *const moves = help->free_moves;
    Guard guard;
    Sieve sieve;
    u32 *end;
    look(help->board, pos, &guard);
    want_aims(help, pos, &guard, &sieve);
    end = generate(help->board, pos, &guard, &sieve, moves);
    for (const u32 *each = moves; each != end && !help->stopped; each++) {
        Pos after;
        go(help, pos, *each, &after);
        if (attains(help->board, &help->task.goal, pos, *each, &after)) {
            write_line(help, *each);
        }
    }
}

/* Return whether the side to move can reach the goal at once. */
static bool could_reach(Help *help, const Pos *pos)
{
    u32 *const moves = help->free_moves;
    Guard guard;
    Sieve sieve;
    u32 *end;
    look(help->board, pos, &guard);
    want_aims(help, pos, &guard, &sieve);
    end = generate_by_kind(help->board, pos, &guard, &sieve, moves);
    for (const u32 *each = moves; each != end; each++) {
        Pos after;
        go(help, pos, *each, &after);
        if (attains(help->board, &help->task.goal, pos, *each, &after)) {
            return true;
        }
    }
    return false;
}

/* Return whether the side to move can move, and reaches the goal however it does. */
static bool has_to_reach(Help *help, const Pos *pos)
{
    u32 *const moves = help->free_moves;
    Guard guard;
    int count;
    look(help->board, pos, &guard);
    count = all_moves(help->board, pos, &guard, moves);
    for (int index = 0; index < count; index++) {
        Pos after;
        go(help, pos, moves[index], &after);
        if (!attains(help->board, &help->task.goal, pos, moves[index], &after)) {
            return false;
        }
    }
    return count > 0;
}

/* Return whether play that ends by force ended already, so many half-moves before its end: the
 * side to move has to reach the goal, and there is a shorter line. After mate and stalemate
 * nobody goes on anyhow. */
static inline bool has_ended(Help *help, const Pos *pos, int left)
{
    return help->task.end == SELF_END && help->task.goal.aim > DOUBLE_STALEMATE && left > 1 &&
           is_winners(&help->task, left) && has_to_reach(help, pos);
}

/* Write the lines of the last two half-moves where the last one is forced. */
static void force(Help *help, const Pos *pos)
{
    u32 *const moves = help->free_moves;
    Guard guard;
    int count;
    if (help->task.end == REFLEX_END && could_reach(help, pos)) {
        return; /* the side to move has to */
    }
    look(help->board, pos, &guard);
    count = all_moves(help->board, pos, &guard, moves);
    help->free_moves = moves + count;
    for (int index = 0; index < count && !help->stopped; index++) {
        Pos after;
        go(help, pos, moves[index], &after);
        if (help->task.end != SELF_END || has_to_reach(help, &after)) {
            help->line[help->length++] = moves[index];
            finish(help, &after);
            help->length--;
        }
    }
    help->free_moves = moves;
}

/* Return whether the loser has too many men that can move, where the goal is stalemate. */
static inline bool is_too_free(const Help *help, const Pos *pos, int winner_moves,
                               int loser_moves)
{
    return !help->cover.checks &&
           too_free(help->board, pos, help->cover.winner ^ 1, winner_moves, loser_moves);
}

static void seek(Help *help, const Pos *pos, int left, u64 squares);

/* Return where the table holds a position. */
static inline u64 place_of(const Help *help, const Pos *pos, int left)
{
    return pos->hash ^ help->salt ^ (u32)left * 0x9E3779B97F4A7C15ULL;
}

bool advance(Help *help, const Pos *pos, u32 move, int left, Pos *after)
{
    go(help, pos, move, after);
    if (help->task.goal.aim > DOUBLE_STALEMATE && help->task.end != SELF_END &&
        is_winners(&help->task, left + 1) &&
        attains(help->board, &help->task.goal, pos, move, after)) {
        return false; /* the line ends here */
    }
    if (!is_winners(&help->task, left + 1) &&
        concedes(help->board, &help->task.goal, move, after)) {
        return false; /* here too */
    }
    if (moves_again(&help->task, left + 1)) {
        Guard guard;
        Pos again;
        look(help->board, after, &guard);
        if (guard.checkers != 0) {
            return false; /* only the last move of a series may check */
        }
        if (help->task.end >= REFLEX_END && could_reach(help, after)) {
            return false; /* the other side has to */
        }
        if (help->task.end == SELF_END && has_to_reach(help, after)) {
            return false; /* it is forced to */
        }
        make_none(help->board, after, &again);
        *after = again;
    }
    return true;
}

/* Return whether the loser's men cannot all be captured, pinned or shut in any more. `before` has
 * one half-move more left; NULL where it is not known. */
static inline bool is_out_of_picture(Help *help, const Pos *before, const Pos *pos, u32 move,
                                     int left, u64 squares)
{
    const int winner = winner_moves(&help->task, left), loser = help->cover.winner ^ 1;
    const Picture *known = NULL;
    if (help->task.order == SERIES || help->cover.checks || left > MOST_SERIES + 1 ||
        (help->task.order == ALTERNATING && left < FEWEST_PICTURED)) {
        return false;
    }
    if (help->task.order == SERIES_AND_END && before != NULL && left <= MOST_SERIES) {
        known = &help->pictures[left + 1];
    }
    return !has_picture(&help->cover, pos, winner, left - winner, squares, known, move,
                        before != NULL && before->men[loser ^ 1] != pos->men[loser ^ 1],
                        &help->pictures[left]);
}

/* Go on after a move that leaves so many half-moves. */
static void go_on(Help *help, const Pos *pos, u32 move, int left, u64 squares)
{
    Pos after;
    if (!advance(help, pos, move, left, &after)) {
        return;
    }
    if (!help->task.plain) {
        prefetch(&help->barren->words[place_of(help, &after, left) & load(&help->barren->mask)]);
    }
    if (help->bounded) {
        const int winner = winner_moves(&help->task, left);
        squares = still_possible(&help->cover, &after, winner, left - winner, squares);
        if (squares == 0 || is_too_free(help, &after, winner, left - winner) ||
            is_out_of_picture(help, pos, &after, move, left, squares)) {
            return;
        }
    }
    help->line[help->length++] = move;
    seek(help, &after, left, squares);
    help->length--;
}

/* Let through the moves of the loser after which the winner's sets may allow the king's field: where
 * they do not allow it as it is, the king goes, or a man comes to it or leaves it. */
static void want_allowed(const Help *help, const Pos *pos, const Guard *guard, const Sets *sets,
                         Sieve *sieve)
{
    const Steps *steps = help->cover.steps;
    const u64 field = help->board->king_reach[guard->king];
    const int blocks = blocked(steps, help->board, guard->own, guard->king);
    u64 good = 0;
    want_all(sieve);
    if (allows(sets, blocks)) {
        return;
    }
    for (u64 left = field & ~guard->own; left != 0; left &= left - 1) {
        const int square = first_of(left);
        if (allows(sets, blocks | 1 << steps->number[guard->king][square])) {
            good |= bit(square);
        }
    }
    sieve->anywhere = field | bit(guard->king);
    for (int kind = PAWN; kind < KING; kind++) {
        sieve->targets[kind] = good;
    }
    if ((field & guard->own & pos->kinds[PAWN]) == 0) {
        sieve->promoting = good;
    }
}

/* Write the lines of the last two half-moves. Of a move of the loser the bound says at once,
 * without making it, whether it can be the right one: the winner's sets are those of the
 * position before, or fewer where he loses a man. */
static void seek_last_two(Help *help, const Pos *pos)
{
    const Board *board = help->board;
    const Steps *steps = help->cover.steps;
    const int loser = pos->turn, king = king_of(pos, loser);
    const Sets sets = *winner_sets(&help->cover, pos, 1, king);
    u32 *const moves = help->free_moves;
    bool pins = false;
    const u64 loose = help->cover.checks ? 0 : loose_men(board, pos, loser, &pins);
    Guard guard;
    Sieve sieve;
    u32 *end;
    look(board, pos, &guard);
    want_allowed(help, pos, &guard, &sets, &sieve);
    end = generate(board, pos, &guard, &sieve, moves);
    help->free_moves = end;
    for (const u32 *each = moves; each != end && !help->stopped; each++) {
        const u64 own = (guard.own ^ bit(origin_of(*each))) | bit(target_of(*each));
        Pos after;
        if (several(loose) && (kind_of(*each) != KING || !pins) &&
            leaves_loose(loose, loser, *each)) {
            help->nodes++;
            continue;
        }
        if (kind_of(*each) != KING && !allows(&sets, blocked(steps, board, own, king))) {
            help->nodes++;
            continue;
        }
        go(help, pos, *each, &after);
        if (still_possible(&help->cover, &after, 1, 0, ALL_SQUARES) != 0 &&
            !is_too_free(help, &after, 1, 0)) {
            help->line[help->length++] = *each;
            finish(help, &after);
            help->length--;
        }
    }
    help->free_moves = moves;
}

/* Return whether the side to move in reflex play could end it itself: then it has to. */
static inline bool is_bound_to_reach(Help *help, const Pos *pos)
{
    return help->task.end == REFLEX_END && could_reach(help, pos);
}

static void seek(Help *help, const Pos *pos, int left, u64 squares)
{
    u32 *const moves = help->free_moves;
    const i32 before = help->found;
    const u64 word = barren_word(pos, help->salt, left);
    const u64 place = place_of(help, pos, left);
    Guard guard;
    int count;
    if (left == 1) {
        if (help->task.end != SELF_END || has_to_reach(help, pos)) {
            finish(help, pos);
        }
        return;
    }
    if (!help->task.plain && is_barren(help->barren, place, word)) {
        return;
    }
    if (left == 2 && help->task.end != HELP_END) {
        force(help, pos);
    } else if (left == 2 && help->bounded && help->task.order != SERIES) {
        seek_last_two(help, pos);
    } else if (!is_bound_to_reach(help, pos) && !has_ended(help, pos, left)) {
        look(help->board, pos, &guard);
        count = all_moves(help->board, pos, &guard, moves);
        help->free_moves = moves + count;
        for (int index = 0; index < count && !help->stopped; index++) {
            go_on(help, pos, moves[index], left - 1, squares);
        }
        help->free_moves = moves;
    }
    if (help->found == before && !help->stopped && !help->task.plain) {
        keep_barren(help->barren, place, word);
    }
}

void find_lines(Help *help, const Pos *pos, const u32 *firsts, int count)
{
    int left = help->task.halfmoves;
    u64 squares = ALL_SQUARES;
    Pos here = *pos;
    help->length = 0;
    while (help->length < count) {
        Pos after;
        if (is_bound_to_reach(help, &here) || has_ended(help, &here, left) ||
            !advance(help, &here, firsts[help->length], --left, &after)) {
            return;
        }
        here = after;
        help->line[help->length] = firsts[help->length];
        help->length++;
    }
    if (help->bounded) {
        const int winner = winner_moves(&help->task, left);
        squares = still_possible(&help->cover, &here, winner, left - winner, squares);
        if (squares == 0 || is_too_free(help, &here, winner, left - winner) ||
            is_out_of_picture(help, NULL, &here, 0, left, squares)) {
            return;
        }
    }
    seek(help, &here, left, squares);
}
