/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/paths.h"

#include <string.h>

#include "legality/doors.h"
#include "legality/order.h"

enum { LONGEST_PATH = MOST_GONE, PAWNS = MOST_GOING, PATH_WORDS = (MOST_PATHS + 63) / 64 };

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
    const Path *chosen[PAWNS]; /* NULL for none so far */
    int least[PAWNS][3];       /* captures of a pawn: all, on dark, on light squares */
    int total[2][3];           /* of a side, the chosen paths and the least of the others */
    int left;                  /* choices that may still be looked at */
    Course *course;            /* NULL where it is not asked how the game went along the paths */
} Choice;

typedef struct Alive { /* which paths agree with all that are chosen */
    u64 paths[PATH_WORDS];
} Alive;

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

/* Whether the captures of the paths chosen, and the least of the others, are few enough. */
static bool is_within(const Choice *choice)
{
    for (int colour = WHITE; colour <= BLACK; colour++) {
        for (int kind = 0; kind < 3; kind++) {
            if (choice->total[colour][kind] > choice->found->sides[colour].victims[kind]) {
                return false;
            }
        }
    }
    return true;
}

/* Choose a path for a pawn, or take the choice back: `sign` is 1 or -1. */
static void count_path(Choice *choice, int number, const Path *path, int sign)
{
    const int counts[3] = {path->captures, path->dark, path->captures - path->dark};
    int *total = choice->total[choice->pawns[number].side->colour];
    for (int kind = 0; kind < 3; kind++) {
        total[kind] += sign * (counts[kind] - choice->least[number][kind]);
    }
    choice->chosen[number] = sign > 0 ? path : NULL;
}

/* Count the least of several paths: captures, on dark, on light squares. */
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

/* Note the least captures of all pawns, none of which has a path so far; return whether they are few
 * enough. */
static bool count_rest(Choice *choice)
{
    memset(choice->total, 0, sizeof choice->total);
    for (int number = 0; number < choice->number; number++) {
        const Pawn *pawn = &choice->pawns[number];
        choice->chosen[number] = NULL;
        count_least(&choice->paths[pawn->first], pawn->count, choice->least[number]);
        for (int kind = 0; kind < 3; kind++) {
            choice->total[pawn->side->colour][kind] += choice->least[number][kind];
        }
    }
    return is_within(choice);
}

/* Whether the pawns can have gone along the paths chosen, in one order for them all. */
static bool in_order(const Choice *choice)
{
    Going going[PAWNS];
    int number = 0;
    for (int each = 0; each < choice->number; each++) {
        const Path *path = choice->chosen[each];
        if (path != NULL) {
            going[number++] = (Going){path->steps, path->length, path->squares};
        }
    }
    return in_some_order(going, number);
}

static bool is_alive(const Alive *alive, int path)
{
    return (alive->paths[path / 64] >> path % 64 & 1) != 0;
}

static int count_alive(const Alive *alive, const Pawn *pawn)
{
    int found = 0;
    for (int path = pawn->first; path < pawn->first + pawn->count; path++) {
        found += is_alive(alive, path);
    }
    return found;
}

/* Drop the paths of other pawns that do not agree with the one chosen for a pawn; return whether each
 * of them has one left. */
static bool drop_others(const Choice *choice, int number, Alive *alive)
{
    for (int other = 0; other < choice->number; other++) {
        const Pawn *pawn = &choice->pawns[other];
        bool any = false;
        if (choice->chosen[other] != NULL) {
            continue; /* its paths left agree with what was chosen before it, and so with this one */
        }
        for (int path = pawn->first; path < pawn->first + pawn->count; path++) {
            if (!is_alive(alive, path)) {
                continue;
            }
            if (agree(choice, number, choice->chosen[number], other, &choice->paths[path])) {
                any = true;
            } else {
                alive->paths[path / 64] &= ~((u64)1 << path % 64);
            }
        }
        if (!any) {
            return false;
        }
    }
    return true;
}

/* Return the pawn that has the fewest paths left, of those without one; -1 if all have theirs. */
static int next_pawn(const Choice *choice, const Alive *alive)
{
    int found = -1, fewest = MOST_PATHS + 1;
    for (int number = 0; number < choice->number; number++) {
        if (choice->chosen[number] == NULL) {
            const int count = count_alive(alive, &choice->pawns[number]);
            if (count < fewest) {
                found = number;
                fewest = count;
            }
        }
    }
    return found;
}

/* Whether a game can have gone along the paths chosen; true where some pawn has none. */
static bool goes(const Choice *choice)
{
    March marches[PAWNS];
    int pawns = 0;
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &choice->found->sides[colour];
        for (int row = 0; row < side->rows; row++) {
            pawns += side->kinds[row] == PAWN;
        }
    }
    for (int number = 0; number < choice->number; number++) {
        const Path *path = choice->chosen[number];
        const u8 colour = (u8)choice->pawns[number].side->colour;
        marches[number] = (March){path->steps, path->length, colour, path->column};
    }
    return pawns > choice->number || has_course(choice->course, choice->found, marches, pawns);
}

/* Whether paths can be chosen for all other pawns; true as well where too many are seen. */
static bool choose(Choice *choice, const Alive *alive)
{
    const int number = next_pawn(choice, alive);
    if (number < 0) {
        return captures_suffice(choice, &choice->found->sides[WHITE]) &&
               captures_suffice(choice, &choice->found->sides[BLACK]) &&
               (choice->course == NULL || goes(choice));
    }
    const Pawn *pawn = &choice->pawns[number];
    for (int path = pawn->first; path < pawn->first + pawn->count; path++) {
        if (!is_alive(alive, path)) {
            continue;
        }
        if (--choice->left < 0) {
            return true;
        }
        Alive rest = *alive;
        count_path(choice, number, &choice->paths[path], 1);
        if (is_within(choice) && drop_others(choice, number, &rest) && in_order(choice) &&
            choose(choice, &rest)) {
            return true;
        }
        count_path(choice, number, &choice->paths[path], -1);
    }
    return false;
}

static bool choose_any(Choice *choice)
{
    Alive every;
    memset(&every, 0xFF, sizeof every);
    choice->left = MOST_CHOICES;
    return choose(choice, &every);
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
    choice.course = NULL;
    for (int round = 0; round < PATH_ROUNDS; round++) {
        find_all_paths(&choice, left_out);
        if (!drop_paths(&choice) || !count_rest(&choice) || !choose_any(&choice)) {
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

bool courses_disprove(Study *found, Course *course)
{
    Choice choice;
    choice.found = found;
    choice.course = course;
    find_all_paths(&choice, 0);
    return !drop_paths(&choice) || !count_rest(&choice) || !choose_any(&choice);
}
