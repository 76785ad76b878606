/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/doors.h"

/* All states of the pawns, a digit of a number for each; 0 is the game array. */
typedef struct States {
    int number, doors;
    int stride[MOST_DOORS];
    int length[MOST_DOORS];
    u64 taken[MOST_STATES];      /* by those pawns, and by what is steady */
    u64 guarded[2][MOST_STATES]; /* where a king of that colour cannot go */
    bool possible[MOST_STATES];  /* no two pawns on one square */
    u64 reached[MOST_STATES];
} States;

static u64 pawn_guards(int colour, u64 pawn)
{
    return colour == WHITE ? (pawn & ~FILE_A) << 7 | (pawn & ~FILE_H) << 9
                           : (pawn & ~FILE_A) >> 9 | (pawn & ~FILE_H) >> 7;
}

static void fill_states(const Ways *ways, const Door *doors, int number, States *states)
{
    states->number = 1;
    states->doors = 0;
    for (int door = 0; door < number && door < MOST_DOORS; door++) {
        if (states->number * doors[door].length > MOST_STATES) {
            break;
        }
        states->stride[door] = states->number;
        states->length[door] = doors[door].length;
        states->number *= doors[door].length;
        states->doors++;
    }
    for (int state = 0; state < states->number; state++) {
        states->taken[state] = ways->steady;
        states->possible[state] = true;
        for (int colour = WHITE; colour <= BLACK; colour++) {
            states->guarded[colour][state] = steady_guards(ways->steady, colour);
        }
        for (int door = 0; door < states->doors; door++) {
            const int step = state / states->stride[door] % states->length[door];
            const u64 pawn = bit(doors[door].steps[step]);
            const int colour = doors[door].colour;
            states->possible[state] = states->possible[state] && (states->taken[state] & pawn) == 0;
            states->taken[state] |= pawn;
            states->guarded[colour ^ 1][state] |= pawn_guards(colour, pawn);
        }
    }
}

/* Return where a man can be in a state, from where he was before, or after, a pawn's step. */
static u64 reach_in(const States *states, int state, int kind, int colour, u64 from)
{
    const u64 taken = states->taken[state];
    from &= ~taken;
    if (!states->possible[state] || from == 0) {
        return 0;
    }
    if (kind != KING) {
        return flood(kind, from, taken);
    }
    /* A king that a pawn's step has put in check may still be there. */
    const u64 guarded = states->guarded[colour][state];
    return from | flood(KING, exits_of(KING, from) & ~taken & ~guarded, taken | guarded);
}

/* Fill where a man can be in each state, if it was at home at first. */
static void go_forth(States *states, int kind, int colour, int home)
{
    for (int state = 0; state < states->number; state++) {
        u64 from = state == 0 ? bit(home) : 0;
        for (int door = 0; door < states->doors; door++) {
            if (state / states->stride[door] % states->length[door] > 0) {
                from |= states->reached[state - states->stride[door]];
            }
        }
        states->reached[state] = reach_in(states, state, kind, colour, from);
    }
}

/* Fill where an officer can have been in each state, if it is on a square in the last. */
static void go_back(States *states, int kind, int square)
{
    for (int state = states->number - 1; state >= 0; state--) {
        u64 from = state == states->number - 1 ? bit(square) : 0;
        for (int door = 0; door < states->doors; door++) {
            if (state / states->stride[door] % states->length[door] < states->length[door] - 1) {
                from |= states->reached[state + states->stride[door]];
            }
        }
        states->reached[state] = reach_in(states, state, kind, WHITE, from);
    }
}

static u64 all_reached(const States *states)
{
    u64 found = 0;
    for (int state = 0; state < states->number; state++) {
        found |= states->reached[state];
    }
    return found;
}

static int least_to(const i16 *table, u64 ends)
{
    int least = NEVER;
    for (; ends != 0; ends &= ends - 1) {
        const int cost = table[first_of(ends)];
        least = cost < least ? cost : least;
    }
    return least;
}

static bool narrow_row(States *states, Side *side, int row)
{
    const int kind = side->kinds[row], square = side->squares[row];
    u64 ends, first;
    bool changed = false;
    if (kind == KING) {
        go_forth(states, KING, side->colour, side->colour == WHITE ? 4 : 60);
        first = (states->reached[states->number - 1] & bit(square)) != 0 ? ALL_SQUARES : 0;
        ends = 0;
    } else {
        go_back(states, kind, square);
        first = states->reached[0];
        ends = all_reached(states) & (side->colour == WHITE ? LAST_RANK : FIRST_RANK);
    }
    for (int column = 0; column < COLUMNS; column++) {
        const int home = side->first_home + column;
        const i16 before = side->costs[0][row][column];
        int cost = before;
        if (before >= NEVER) {
            continue;
        }
        if (kind_in_array(home) != PAWN) {
            cost = (first & bit(home)) != 0 ? before : NEVER;
        } else if (least_to(side->table[column], ends) > cost) {
            cost = least_to(side->table[column], ends);
        }
        side->costs[0][row][column] = (i16)cost;
        changed = changed || cost != before;
    }
    return changed;
}

static bool narrow_lives(States *states, const Ways *ways, Side *side)
{
    bool changed = false;
    for (int column = 0; column < COLUMNS && side->missing > 0; column++) {
        const int home = side->first_home + column, kind = kind_in_array(home);
        if (kind == PAWN || kind == KING || (ways->steady & bit(home)) != 0) {
            continue;
        }
        go_forth(states, kind, side->colour, home);
        const u64 within = all_reached(states);
        changed = changed || (side->lives[column] & ~within) != 0;
        side->within[column] &= within;
    }
    return changed;
}

bool shut_doors(Study *found, const Door *doors, int number)
{
    States states;
    bool changed = false;
    fill_states(&found->ways, doors, number, &states);
    if (states.doors == 0) {
        return false;
    }
    for (int colour = WHITE; colour <= BLACK; colour++) {
        Side *side = &found->sides[colour];
        for (int row = 0; row < side->rows; row++) {
            if (side->kinds[row] != PAWN &&
                (found->ways.steady & bit(side->squares[row])) == 0) {
                changed = narrow_row(&states, side, row) || changed;
            }
        }
        changed = narrow_lives(&states, &found->ways, side) || changed;
    }
    return changed;
}
