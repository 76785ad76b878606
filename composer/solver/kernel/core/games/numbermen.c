/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/numbermen.h"

#include <string.h>

enum { ARITHMETIC = 1, GEOMETRIC = 2, HARMONIC = 4 };

/* Return the kinds of proportion of three numbers, the least first; none where two are equal. */
static int kinds_of_three(int low, int middle, int high)
{
    int kinds = 0;

    if (low == middle || middle == high) {
        return 0;
    }
    if (high - middle == middle - low) {
        kinds |= ARITHMETIC;
    }
    if (middle * middle == low * high) {
        kinds |= GEOMETRIC;
    }
    if (high * (middle - low) == low * (high - middle)) {
        kinds |= HARMONIC;
    }
    return kinds;
}

/* Put numbers in order, the least first. */
static void put_in_order(int *numbers, int count)
{
    for (int end = count - 1; end > 0; end--) {
        for (int index = 0; index < end; index++) {
            if (numbers[index] > numbers[index + 1]) {
                const int lower = numbers[index + 1];

                numbers[index + 1] = numbers[index];
                numbers[index] = lower;
            }
        }
    }
}

/* Return the kinds of four numbers: any three of them count, and a:b = c:d is geometric. */
static int kinds_of_four(const int *numbers)
{
    int four[4];
    int kinds = 0;

    memcpy(four, numbers, sizeof four);
    put_in_order(four, 4);
    if (four[0] == four[1] || four[1] == four[2] || four[2] == four[3]) {
        return 0;
    }
    kinds |= kinds_of_three(four[0], four[1], four[2]);
    kinds |= kinds_of_three(four[0], four[1], four[3]);
    kinds |= kinds_of_three(four[0], four[2], four[3]);
    kinds |= kinds_of_three(four[1], four[2], four[3]);
    if (four[0] * four[3] == four[1] * four[2]) {
        kinds |= GEOMETRIC;
    }
    return kinds;
}

/* Return the number of a player's man on a cell; 0 where none such stands, or a pyramid. */
static int number_on(const Game *game, int player, int cell)
{
    const int man = game->men[cell];

    if (man == NO_MAN || owner_of(game, man) != player || is_pyramid(game, man)) {
        return 0;
    }
    return number_of(game, man);
}

static bool three_triumph(int one, int two, int three)
{
    int numbers[3] = {one, two, three};

    if (one == 0 || two == 0 || three == 0) {
        return false;
    }
    put_in_order(numbers, 3);
    return kinds_of_three(numbers[0], numbers[1], numbers[2]) != 0;
}

bool square_triumphs(const Game *game, int player, int cell, int degree)
{
    const int gap = game->laws->option[ARITH_SQUARE_SIDE] - 1;

    for (int corner = 0; corner < 4; corner++) {
        const int right = corner & 1 ? gap : -gap;
        const int up = corner & 2 ? gap : -gap;
        const int cells[4] = {cell, cell_from(cell, right, 0), cell_from(cell, 0, up),
                              cell_from(cell, right, up)};
        int numbers[4];
        int men = 0;
        int kinds;

        if (!is_in_half(player, cells[0]) || !is_in_half(player, cells[3])) {
            continue; /* then the two others are there as well */
        }
        for (int index = 0; index < 4; index++) {
            numbers[index] = number_on(game, player, cells[index]);
            men += numbers[index] != 0;
        }
        if (degree == 0 && (three_triumph(numbers[0], numbers[1], numbers[2]) ||
                            three_triumph(numbers[0], numbers[1], numbers[3]) ||
                            three_triumph(numbers[0], numbers[2], numbers[3]))) {
            return true;
        }
        if (men < 4) {
            continue;
        }
        kinds = kinds_of_four(numbers);
        if (kinds == (ARITHMETIC | GEOMETRIC | HARMONIC) ||
            (degree < 2 && (kinds & (kinds - 1)) != 0)) {
            return true;
        }
    }
    return false;
}

bool line_triumphs(const Game *game, int player, int cell)
{
    for (int way = 0; way < 4; way++) {
        for (int start = -2; start <= 0; start++) {
            const int right = way == 1 ? 0 : 1;
            const int up = way == 0 ? 0 : way == 3 ? -1 : 1;
            int numbers[3] = {0, 0, 0};

            for (int index = 0; index < 3; index++) {
                const int step = start + index;
                const int at = cell_from(cell, right * step, up * step);

                if (is_in_half(player, at)) {
                    numbers[index] = number_on(game, player, at);
                }
            }
            if (three_triumph(numbers[0], numbers[1], numbers[2])) {
                return true;
            }
        }
    }
    return false;
}
