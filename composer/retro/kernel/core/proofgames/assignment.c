/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "proofgames/assignment.h"

enum { FAR = 100000 };

typedef struct Prices {
    int row[MOST_OF_A_SIDE], column[MOST_OF_A_SIDE + 1];
    int row_at[MOST_OF_A_SIDE + 1]; /* the last column is only where a new row enters */
} Prices;

/* Take one row more into the assignment, at least cost. */
static void enter(const Costs *costs, Prices *prices, int row)
{
    int least[MOST_OF_A_SIDE], before[MOST_OF_A_SIDE], at = costs->columns;
    bool used[MOST_OF_A_SIDE + 1] = {false};
    for (int column = 0; column < costs->columns; column++) {
        least[column] = FAR;
        before[column] = costs->columns;
    }
    prices->row_at[at] = row;
    while (prices->row_at[at] >= 0) {
        const int here = prices->row_at[at];
        int step = FAR, following = 0;
        used[at] = true;
        for (int column = 0; column < costs->columns; column++) {
            int price;
            if (used[column]) {
                continue;
            }
            price = costs->cost[here][column] - prices->row[here] - prices->column[column];
            if (price < least[column]) {
                least[column] = price;
                before[column] = at;
            }
            if (least[column] < step) {
                step = least[column];
                following = column;
            }
        }
        for (int column = 0; column <= costs->columns; column++) {
            if (used[column]) {
                prices->row[prices->row_at[column]] += step;
                prices->column[column] -= step;
            } else if (column < costs->columns) {
                least[column] -= step;
            }
        }
        at = following;
    }
    while (at != costs->columns) {
        prices->row_at[at] = prices->row_at[before[at]];
        at = before[at];
    }
}

/* Write the sum of what each row costs at least; return whether all rows want other columns. */
static bool cheapest_rows(const Costs *costs, int *sum)
{
    u32 taken = 0;
    bool apart = true;
    *sum = 0;
    for (int row = 0; row < costs->rows; row++) {
        int best = 0;
        for (int column = 1; column < costs->columns; column++) {
            if (costs->cost[row][column] < costs->cost[row][best]) {
                best = column;
            }
        }
        *sum += costs->cost[row][best];
        apart = apart && (taken >> best & 1) == 0;
        taken |= 1u << best;
    }
    return apart;
}

/* Assign all rows; return the sum of their costs. */
static int settle(const Costs *costs, Prices *prices)
{
    int sum = 0;
    for (int column = 0; column <= costs->columns; column++) {
        prices->column[column] = 0;
        prices->row_at[column] = -1;
    }
    for (int row = 0; row < costs->rows; row++) {
        prices->row[row] = 0;
        enter(costs, prices, row);
    }
    for (int column = 0; column < costs->columns; column++) {
        if (prices->row_at[column] >= 0) {
            sum += costs->cost[prices->row_at[column]][column];
        }
    }
    return sum;
}

bool costs_at_most(const Costs *costs, int limit)
{
    Prices prices;
    int sum;
    bool apart;
    if (costs->rows == 0 || limit < 0) {
        return limit >= 0;
    }
    if (costs->rows > costs->columns) {
        return false;
    }
    apart = cheapest_rows(costs, &sum);
    if (sum > limit || apart) {
        return sum <= limit;
    }
    return settle(costs, &prices) <= limit;
}

int cheapest(const Costs *costs, u8 more[MOST_OF_A_SIDE][MOST_OF_A_SIDE])
{
    Prices prices;
    int sum;
    if (costs->rows > costs->columns) {
        return NO_WAY;
    }
    sum = settle(costs, &prices);
    for (int row = 0; row < costs->rows; row++) {
        for (int column = 0; column < costs->columns; column++) {
            const int extra = costs->cost[row][column] - prices.row[row] - prices.column[column];
            more[row][column] = (u8)(extra < NO_WAY ? extra : NO_WAY);
        }
    }
    return sum < NO_WAY ? sum : NO_WAY;
}
