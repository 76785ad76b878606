/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/goals.h"

u64 walls_of(const Pos *diagram)
{
    const u64 pawns = diagram->kinds[PAWN];
    return (pawns & diagram->men[WHITE] & FIRST_RANK << 8) |
           (pawns & diagram->men[BLACK] & FIRST_RANK << 48);
}

/* Write how many moves an officer needs from one square to every other. */
static void measure(const Board *board, const Target *target, const Goals *goals, int kind,
                    int from, u8 *moves)
{
    const u64 barred = target->walls | (kind == KING ? goals->guarded : 0);
    u64 found = bit(from), edge = bit(from);
    for (int square = 0; square < 64; square++) {
        moves[square] = NO_WAY;
    }
    moves[from] = 0;
    if ((target->walls & bit(from)) != 0) {
        return;
    }
    for (int count = 1; edge != 0; count++) {
        u64 beyond = 0;
        for (; edge != 0; edge &= edge - 1) {
            beyond |= reach(board, kind, first_of(edge), target->walls) &
                      ~goals->cut[first_of(edge)];
        }
        edge = beyond & ~barred & ~found;
        found |= edge;
        for (u64 rest = edge; rest != 0; rest &= rest - 1) {
            moves[first_of(rest)] = (u8)count;
        }
    }
}

static int aside(int one, int other)
{
    const int files = (one & 7) - (other & 7);
    return files < 0 ? -files : files;
}

int pawn_steps(const Target *target, int colour, int square, int aim, int captures)
{
    const int forward = colour == WHITE ? 1 : -1, home = colour == WHITE ? 1 : 6;
    const int ahead = ((aim >> 3) - (square >> 3)) * forward, change = aside(square, aim);
    if (ahead < change || change > captures ||
        (ahead > 0 && (target->walls & (bit(aim) | bit(square))) != 0)) {
        return NO_WAY;
    }
    if (change == 0 && captures < 2) { /* with two captures it goes around what is in its way */
        for (int step = 1; step <= ahead; step++) {
            if ((target->walls & bit(square + 8 * forward * step)) != 0) {
                return NO_WAY;
            }
        }
    }
    return ahead - (ahead - change >= 2 && square >> 3 == home);
}

int moves_to(const Goals *goals, int kind, int square, int captures, int goal)
{
    captures = captures < MOST_ASIDE ? captures : MOST_ASIDE - 1;
    return kind == PAWN ? goals->pawn[captures][square][goal] : goals->officer[kind][square][goal];
}

/* Return how many moves a pawn on its last rank needs to a goal, as whatever it becomes. */
static int moves_promoted(const Goals *goals, int square, int goal)
{
    int best = NO_WAY;
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        const int moves = goals->officer[kind][square][goal];
        best = moves < best ? moves : best;
    }
    return best;
}

int moves_by(const Target *target, int colour, int kind, int square, int captures, int goal,
             int on)
{
    const Goals *goals = &target->goals[colour];
    const int from = on - (colour == WHITE ? 8 : -8), last = colour == WHITE ? 56 : 0;
    int there = NO_WAY;
    if (kind != PAWN) { /* to capture where he stands he must go and come back */
        there = on == square ? 2 : goals->way[kind][square][on];
        return there < NO_WAY ? there + goals->officer[kind][on][goal] : NO_WAY;
    }
    for (int side = -1; captures > 0 && from >= 8 && from < 56 && side <= 1; side += 2) {
        if ((from & 7) + side >= 0 && (from & 7) + side < 8) {
            const int moves = 1 + pawn_steps(target, colour, square, from + side, captures - 1);
            there = moves < there ? moves : there;
        }
    }
    if (there < NO_WAY) {
        there += (EDGE_RANKS & bit(on)) != 0 ? moves_promoted(goals, on, goal)
                                             : moves_to(goals, PAWN, on, captures, goal);
    }
    for (int file = 0; file < 8; file++) {
        const int moves = pawn_steps(target, colour, square, last + file, captures) +
                          goals->promoted[file][on][goal];
        there = moves < there ? moves : there;
    }
    return there < NO_WAY ? there : NO_WAY;
}

/* Write how many moves officers need to each goal, and to the nearest grave. */
static void fill_officers(Goals *goals)
{
    for (int kind = KNIGHT; kind <= KING; kind++) {
        for (int square = 0; square < 64; square++) {
            u64 graves = kind == KING ? 0 : goals->graves;
            int nearest = NO_WAY;
            graves = (graves & bit(square)) != 0 ? bit(square) : graves;
            for (; graves != 0; graves &= graves - 1) {
                const int moves = goals->way[kind][square][first_of(graves)];
                nearest = moves < nearest ? moves : nearest;
            }
            goals->officer[kind][square][GRAVE] = (u8)nearest;
            for (int goal = 0; goal < goals->count; goal++) {
                goals->officer[kind][square][goal] =
                    goals->kind[goal] == kind ? goals->way[kind][square][goals->square[goal]]
                                              : NO_WAY;
            }
        }
    }
}

/* Write how many moves a man who promotes on a file needs to a capture, and on to each goal. */
static void fill_promoted(Goals *goals, int colour)
{
    for (int file = 0; file < 8; file++) {
        const int from = (colour == WHITE ? 56 : 0) + file;
        for (int on = 0; on < 64; on++) {
            for (int goal = 0; goal < MOST_GOALS; goal++) {
                const bool exists = goal < goals->count || goal == GRAVE;
                int best = NO_WAY;
                for (int kind = KNIGHT; exists && kind <= QUEEN; kind++) {
                    const int moves = (on == from ? 2 : goals->way[kind][from][on]) +
                                      goals->officer[kind][on][goal];
                    best = moves < best ? moves : best;
                }
                goals->promoted[file][on][goal] = (u8)best;
            }
        }
    }
}

/* Return how many moves a pawn needs to a goal. */
static int pawn_moves(const Target *target, int colour, int square, int captures, int goal)
{
    const Goals *goals = &target->goals[colour];
    const int last = colour == WHITE ? 56 : 0;
    u64 aims = goal != GRAVE ? 0 : goals->graves & ~EDGE_RANKS;
    int best = NO_WAY;
    aims = (aims & bit(square)) != 0 ? bit(square) : aims;
    if (goal != GRAVE && goals->kind[goal] == PAWN) {
        aims = bit(goals->square[goal]);
    } else if (goal == GRAVE || goals->kind[goal] != KING) {
        for (int file = 0; file < 8; file++) {
            const int moves = pawn_steps(target, colour, square, last + file, captures) +
                              moves_promoted(goals, last + file, goal);
            best = moves < best ? moves : best;
        }
    }
    for (; aims != 0; aims &= aims - 1) {
        const int moves = pawn_steps(target, colour, square, first_of(aims), captures);
        best = moves < best ? moves : best;
    }
    return best;
}

static void fill_pawns(Target *target, int colour, int most)
{
    Goals *goals = &target->goals[colour];
    for (int captures = 0; captures <= most; captures++) {
        for (int square = 8; square < 56; square++) {
            for (int goal = 0; goal < goals->count; goal++) {
                goals->pawn[captures][square][goal] =
                    (u8)pawn_moves(target, colour, square, captures, goal);
            }
            goals->pawn[captures][square][GRAVE] =
                (u8)pawn_moves(target, colour, square, captures, GRAVE);
        }
    }
}

/* Return how many moves more a man needs at least if he captures on his way to wherever he goes. */
static int least_detour(const Target *target, int colour, int kind, int square, int captures)
{
    const Goals *goals = &target->goals[colour];
    int best = NO_WAY;
    if (goals->prey == ALL_SQUARES) {
        return 0; /* nothing is known */
    }
    for (int goal = 0; goal <= GRAVE; goal++) {
        int direct;
        if (goal >= goals->count && goal != GRAVE) {
            continue;
        }
        direct = moves_to(goals, kind, square, captures, goal);
        for (u64 prey = goals->prey; direct < NO_WAY && prey != 0; prey &= prey - 1) {
            const int moves =
                moves_by(target, colour, kind, square, captures, goal, first_of(prey));
            if (moves <= direct) {
                return 0;
            }
            best = moves < NO_WAY && moves - direct < best ? moves - direct : best;
        }
    }
    return best;
}

static void fill_detours(Target *target, int colour, int most)
{
    Goals *goals = &target->goals[colour];
    for (int square = 0; square < 64; square++) {
        const bool wall = (target->walls & bit(square)) != 0;
        for (int kind = KNIGHT; kind <= KING; kind++) {
            goals->detour[kind][square] =
                (u8)(wall ? NO_WAY : least_detour(target, colour, kind, square, 0));
        }
        for (int captures = 0; captures <= most; captures++) {
            goals->pawn_detour[captures][square] =
                (u8)(wall || (EDGE_RANKS & bit(square)) != 0
                         ? NO_WAY
                         : least_detour(target, colour, PAWN, square, captures));
        }
    }
}

/* Return the squares that a wall attacks, whatever else stands there. */
static u64 guarded_by(const Board *board, const Pos *diagram, int colour, int square)
{
    const int kind = kind_on(diagram, square);
    if (kind == PAWN) {
        return board->pawn_reach[colour][square];
    }
    return reach(board, kind, square, 0) &
           (kind == KNIGHT ? ALL_SQUARES : reach(board, KING, square, 0));
}

static void fill_goals(const Board *board, const Pos *diagram, Target *target, int colour)
{
    Goals *goals = &target->goals[colour];
    const int captures = target->captures[colour];
    const int most = captures < MOST_ASIDE ? captures : MOST_ASIDE - 1;
    u64 men = goals->men = diagram->men[colour];
    goals->guarded = 0;
    for (u64 theirs = target->walls & diagram->men[colour ^ 1]; theirs != 0; theirs &= theirs - 1) {
        goals->guarded |= guarded_by(board, diagram, colour ^ 1, first_of(theirs));
    }
    for (int kind = 0; kind < 6; kind++) {
        goals->kinds[kind] = diagram->kinds[kind] & men;
        for (int square = 0; kind != PAWN && square < 64; square++) {
            measure(board, target, goals, kind, square, goals->way[kind][square]);
        }
    }
    goals->count = 0;
    for (; men != 0 && goals->count < MOST_OF_A_SIDE; men &= men - 1) {
        goals->square[goals->count] = (u8)first_of(men);
        goals->kind[goals->count++] = (u8)kind_on(diagram, first_of(men));
    }
    fill_officers(goals);
    fill_promoted(goals, colour);
    fill_pawns(target, colour, most);
    fill_detours(target, colour, most);
}

void fill_target(const Board *board, const Pos *diagram, Target *target)
{
    fill_goals(board, diagram, target, WHITE);
    fill_goals(board, diagram, target, BLACK);
}

void fill_plain_target(const Board *board, const Pos *diagram, Target *target)
{
    target->walls = walls_of(diagram);
    for (int colour = 0; colour < 2; colour++) {
        for (int square = 0; square < 64; square++) {
            target->goals[colour].cut[square] = 0;
        }
        target->goals[colour].prey = target->goals[colour].graves = ALL_SQUARES;
    }
    fill_target(board, diagram, target);
}
