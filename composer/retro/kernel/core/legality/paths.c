/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/paths.h"

#include "legality/doors.h"

enum { LONGEST_PATH = 6, PAWNS = 16 };

typedef struct Path {
    u64 squares; /* all of them */
    u64 arrivals; /* those on which it has captured */
    u8 steps[LONGEST_PATH];
    u8 length;   /* squares */
    u8 column;   /* of its home */
    u8 captures, dark;
} Path;

typedef struct Pawn {
    Side *side;
    int row;
    int first, count; /* its paths */
} Pawn;

typedef struct Choice {
    Study *found;
    Path paths[MOST_PATHS];
    int used;
    Pawn pawns[PAWNS];
    int number;
    u64 others[2]; /* squares on which men other than these pawns can have captured as pawns */
    const Path *chosen[PAWNS];
    int made[PAWNS + 1][2][3]; /* captures of the pawns before each: all, on dark, on light squares */
    int rest[PAWNS + 1][2][3]; /* the least of the others */
    int left; /* choices that may still be looked at */
} Choice;

/* Add all paths of a pawn that go on from one; return false where there are too many. */
static bool go_on(Choice *choice, const Side *side, u64 traps, Path *path, int end, int allowed)
{
    const u64 steady = choice->found->ways.steady;
    const int here = path->steps[path->length - 1], step = side->colour == WHITE ? 8 : -8;
    if (here == end) {
        const Pawn *pawn = &choice->pawns[choice->number];
        if (choice->used == MOST_PATHS || choice->used - pawn->first == MOST_OF_ONE_PAWN) {
            return false;
        }
        choice->paths[choice->used++] = *path;
        return true;
    }
    if ((traps & bit(here)) != 0 || path->length == LONGEST_PATH) {
        return true;
    }
    for (int way = -1; way <= 1; way++) {
        const int file = (here & 7) + way, next = here + step + way;
        Path longer = *path;
        if (file < 0 || file > 7 || (steady & bit(next)) != 0) {
            continue;
        }
        if (way != 0) {
            longer.captures++;
            longer.dark += (LIGHT_SQUARES & bit(next)) == 0;
            longer.arrivals |= bit(next);
        }
        if (longer.captures + pawn_way(side->colour, next, end) > allowed) {
            continue;
        }
        longer.steps[longer.length++] = (u8)next;
        longer.squares |= bit(next);
        if (!go_on(choice, side, traps, &longer, end, allowed)) {
            return false;
        }
    }
    return true;
}

static bool find_paths_of(Choice *choice, Side *side, int row)
{
    Pawn *pawn = &choice->pawns[choice->number];
    const int end = side->squares[row];
    const u64 traps = pawn_traps(&choice->found->ways, side->colour);
    pawn->side = side;
    pawn->row = row;
    pawn->first = choice->used;
    for (int column = 0; column < COLUMNS; column++) {
        const int home = side->first_home + column, cost = side->costs[0][row][column];
        Path path = {bit(home), 0, {(u8)home}, 1, (u8)column, 0, 0};
        if (cost >= NEVER) {
            continue;
        }
        if (!go_on(choice, side, traps, &path, end,
                   side->victims[0] - (side->forced[row][column] - cost))) {
            choice->used = pawn->first;
            return false;
        }
    }
    pawn->count = choice->used - pawn->first;
    return true;
}

/* Whether two pawns can have gone along two paths, in some order of their steps. */
static bool pass(const Path *one, const Path *other)
{
    u32 reached = 0; /* how far the other can be, when the one is where it is */
    if ((one->squares & other->squares) == 0) {
        return true;
    }
    for (int here = 0; here < one->length; here++) {
        u32 now = here == 0 ? 1 : reached;
        for (int there = 0; there < other->length; there++) {
            if (other->steps[there] == one->steps[here]) {
                now &= ~(1u << there);
            } else if (there > 0 && (now >> (there - 1) & 1) != 0) {
                now |= 1u << there;
            }
        }
        if (now == 0) {
            return false;
        }
        reached = now;
    }
    return (reached >> (other->length - 1) & 1) != 0;
}

static bool agree(const Choice *choice, int one, const Path *path, int other, const Path *second)
{
    if (choice->pawns[one].side == choice->pawns[other].side && path->column == second->column) {
        return false;
    }
    return pass(path, second);
}

static bool is_supported(const Choice *choice, int number, const Path *path)
{
    for (int other = 0; other < choice->number; other++) {
        const Pawn *pawn = &choice->pawns[other];
        bool found = other == number;
        for (int index = 0; index < pawn->count && !found; index++) {
            found = agree(choice, number, path, other, &choice->paths[pawn->first + index]);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

/* Drop the paths that agree with none of another pawn; return false where one has none left. */
static bool drop_paths(Choice *choice)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (int number = 0; number < choice->number; number++) {
            Pawn *pawn = &choice->pawns[number];
            for (int index = 0; index < pawn->count;) {
                Path *path = &choice->paths[pawn->first + index];
                if (is_supported(choice, number, path)) {
                    index++;
                    continue;
                }
                *path = choice->paths[pawn->first + --pawn->count];
                changed = true;
            }
            if (pawn->count == 0) {
                return false;
            }
        }
    }
    return true;
}

/* Whether the captures of the paths chosen are not too many, with those that others need. */
static bool captures_suffice(const Choice *choice, Side *side)
{
    Costs costs;
    Assignment found;
    for (int row = 0; row < side->rows; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            costs[row][column] = side->costs[0][row][column];
        }
    }
    for (int number = 0; number < choice->number; number++) {
        const Path *path = choice->chosen[number];
        if (choice->pawns[number].side != side) {
            continue;
        }
        for (int column = 0; column < COLUMNS; column++) {
            costs[choice->pawns[number].row][column] =
                column == path->column ? path->captures : NEVER;
        }
    }
    assign(costs, side->rows, &found);
    return found.cost <= side->victims[0];
}

/* Whether the captures of the pawns before one, and the least of the others, are few enough. */
static bool is_within(const Choice *choice, int number)
{
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            if (choice->made[number][colour][kind] + choice->rest[number][colour][kind] >
                choice->found->sides[colour].victims[kind]) {
                return false;
            }
        }
    }
    return true;
}

/* Note the captures of the pawns up to one, whose path is chosen. */
static void count_made(Choice *choice, int number)
{
    const Path *path = choice->chosen[number];
    const int counts[3] = {path->captures, path->dark, path->captures - path->dark};
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            choice->made[number + 1][colour][kind] =
                choice->made[number][colour][kind] +
                (choice->pawns[number].side->colour == colour ? counts[kind] : 0);
        }
    }
}

/* Count a path, or the least of several: captures, on dark, on light squares. */
static void count_least(const Path *paths, int count, int *least)
{
    least[0] = least[1] = least[2] = NEVER;
    for (int index = 0; index < count; index++) {
        const int counts[3] = {paths[index].captures, paths[index].dark,
                               paths[index].captures - paths[index].dark};
        for (int kind = 0; kind < 3; kind++) {
            least[kind] = counts[kind] < least[kind] ? counts[kind] : least[kind];
        }
    }
}

/* Note the least captures of all pawns from each on; return whether they are few enough. */
static bool count_rest(Choice *choice)
{
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            choice->rest[choice->number][colour][kind] = 0;
        }
    }
    for (int number = choice->number - 1; number >= 0; number--) {
        const Pawn *pawn = &choice->pawns[number];
        int least[3];
        count_least(&choice->paths[pawn->first], pawn->count, least);
        for (int colour = WHITE; colour <= BLACK; colour++) {
            for (int kind = 0; kind < 3; kind++) {
                choice->rest[number][colour][kind] =
                    choice->rest[number + 1][colour][kind] +
                    (pawn->side->colour == colour ? least[kind] : 0);
            }
        }
    }
    return is_within(choice, 0);
}

/* Whether paths can be chosen for all pawns from one on; true as well where too many are seen. */
static bool choose(Choice *choice, int number)
{
    const Pawn *pawn = &choice->pawns[number];
    if (number == choice->number) {
        return captures_suffice(choice, &choice->found->sides[WHITE]) &&
               captures_suffice(choice, &choice->found->sides[BLACK]);
    }
    for (int index = 0; index < pawn->count; index++) {
        const Path *path = &choice->paths[pawn->first + index];
        bool fits = true;
        if (--choice->left < 0) {
            return true;
        }
        for (int other = 0; other < number && fits; other++) {
            fits = agree(choice, number, path, other, choice->chosen[other]);
        }
        if (!fits) {
            continue;
        }
        choice->chosen[number] = path;
        count_made(choice, number);
        if (is_within(choice, number + 1) && choose(choice, number + 1)) {
            return true;
        }
    }
    return false;
}

static void sort_pawns(Choice *choice)
{
    for (int end = 1; end < choice->number; end++) {
        for (int at = end; at > 0 && choice->pawns[at].count < choice->pawns[at - 1].count; at--) {
            const Pawn pawn = choice->pawns[at];
            choice->pawns[at] = choice->pawns[at - 1];
            choice->pawns[at - 1] = pawn;
        }
    }
}

static void find_all_paths(Choice *choice, u64 left_out)
{
    choice->used = choice->number = 0;
    for (int colour = WHITE; colour <= BLACK; colour++) {
        Side *side = &choice->found->sides[colour];
        u32 known = 0;
        for (int row = 0; row < side->rows; row++) {
            if (side->kinds[row] == PAWN && (left_out & bit(side->squares[row])) == 0 &&
                find_paths_of(choice, side, row)) {
                choice->number++;
                known |= 1u << row;
            }
        }
        choice->others[colour] = killing_but(&choice->found->ways, side, known, misses_pawns(side));
    }
}

/* Return whether fewer men can have been captured than was known. */
static bool narrow_victims(Choice *choice)
{
    Study *found = choice->found;
    int before = 0, after = 0;
    for (int colour = WHITE; colour <= BLACK; colour++) {
        u64 killing = choice->others[colour];
        for (int number = 0; number < choice->number; number++) {
            const Pawn *pawn = &choice->pawns[number];
            for (int index = 0; index < pawn->count; index++) {
                if (pawn->side->colour == colour) {
                    killing |= choice->paths[pawn->first + index].arrivals;
                }
            }
        }
        found->sides[colour].killing &= killing;
        for (int kind = 0; kind < 3; kind++) {
            before += found->sides[colour].victims[kind];
        }
    }
    count_victims(found);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            after += found->sides[colour].victims[kind];
        }
    }
    return after < before;
}

/* Take away what the pawns forbid that have one path only; return whether that was anything. */
static bool narrow_by_doors(Choice *choice)
{
    Door doors[PAWNS];
    int number = 0;
    for (int each = 0; each < choice->number; each++) {
        const Pawn *pawn = &choice->pawns[each];
        const Path *path = &choice->paths[pawn->first];
        if (pawn->count == 1 && path->length > 1) {
            const Door door = {path->steps, path->length, pawn->side->colour};
            int at = number++;
            for (; at > 0 && doors[at - 1].length > door.length; at--) {
                doors[at] = doors[at - 1];
            }
            doors[at] = door;
        }
    }
    return shut_doors(choice->found, doors, number);
}

bool paths_disprove(Study *found, u64 left_out, bool with_doors)
{
    Choice choice;
    choice.found = found;
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            choice.made[0][colour][kind] = 0;
        }
    }
    for (int round = 0; round < PATH_ROUNDS; round++) {
        find_all_paths(&choice, left_out);
        sort_pawns(&choice);
        choice.left = MOST_CHOICES;
        if (!drop_paths(&choice) || !count_rest(&choice) || !choose(&choice, 0)) {
            return true;
        }
        if (with_doors && narrow_by_doors(&choice)) {
            settle(found);
            if (!found->possible) {
                return true;
            }
        } else if (!narrow_victims(&choice)) {
            return false;
        }
    }
    return false;
}
