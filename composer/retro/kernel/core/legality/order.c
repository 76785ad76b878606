/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/order.h"

#include <string.h>

/* A step of a pawn is a moment of its own: the first that it can make is 1, on its home it is 0. */
enum { MOMENTS = MOST_GOING * MOST_GONE, WORDS = (MOMENTS + 63) / 64, MOST_MEETINGS = 256,
       MOST_ORDERS = 200 };

typedef struct Later { /* for each moment, the moments that must come after it */
    u64 than[MOMENTS][WORDS];
} Later;

typedef struct Meeting { /* a square on two paths */
    u8 one, at, other, there; /* pawns, and which of their squares it is */
} Meeting;

typedef struct Orders {
    const Going *going;
    Meeting meetings[MOST_MEETINGS];
    int number;
    int left; /* orders that may still be tried */
} Orders;

static int moment(int pawn, int step)
{
    return pawn * MOST_GONE + step;
}

static bool is_later(const Later *later, int than, int moment)
{
    return (later->than[than][moment / 64] >> moment % 64 & 1) != 0;
}

static void follow(Later *later, int first, int next)
{
    for (int word = 0; word < WORDS; word++) {
        later->than[first][word] |= later->than[next][word];
    }
    later->than[first][next / 64] |= (u64)1 << next % 64;
}

/* Let one moment come before another, and all that follows from it; return whether it can. */
static bool put_before(Later *later, int first, int next)
{
    if (first == next || is_later(later, next, first)) {
        return false;
    }
    if (is_later(later, first, next)) {
        return true;
    }
    for (int each = 0; each < MOMENTS; each++) {
        if (is_later(later, each, first)) {
            follow(later, each, next);
        }
    }
    follow(later, first, next);
    return true;
}

/* Let a pawn leave a square before another comes there; return whether it can. */
static bool leaves_first(Later *later, const Going *going, int pawn, int at, int other, int there)
{
    return at + 1 < going[pawn].length && there > 0 &&
           put_before(later, moment(pawn, at + 1), moment(other, there));
}

static bool orders_from(Orders *orders, const Later *known, int number)
{
    Later later;
    if (number == orders->number || --orders->left < 0) {
        return true;
    }
    const Meeting *here = &orders->meetings[number];
    later = *known;
    if (leaves_first(&later, orders->going, here->one, here->at, here->other, here->there) &&
        orders_from(orders, &later, number + 1)) {
        return true;
    }
    later = *known;
    return leaves_first(&later, orders->going, here->other, here->there, here->one, here->at) &&
           orders_from(orders, &later, number + 1);
}

/* Settle the meetings for which there is one order only, again and again; return whether it can be. */
static bool settle(Orders *orders, Later *later)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (int number = 0; number < orders->number;) {
            const Meeting here = orders->meetings[number];
            Later first = *later, second = *later;
            const bool one = leaves_first(&first, orders->going, here.one, here.at, here.other,
                                          here.there);
            const bool other = leaves_first(&second, orders->going, here.other, here.there,
                                            here.one, here.at);
            if (!one && !other) {
                return false;
            }
            if (one && other) {
                number++;
                continue;
            }
            *later = one ? first : second;
            orders->meetings[number] = orders->meetings[--orders->number];
            changed = true;
        }
    }
    return true;
}

static bool find_meetings(Orders *orders, int number)
{
    const Going *going = orders->going;
    for (int one = 0; one < number; one++) {
        for (int other = 0; other < one; other++) {
            if ((going[one].squares & going[other].squares) == 0) {
                continue;
            }
            for (int at = 0; at < going[one].length; at++) {
                for (int there = 0; there < going[other].length; there++) {
                    if (going[one].steps[at] != going[other].steps[there]) {
                        continue;
                    }
                    if (orders->number == MOST_MEETINGS) {
                        return false;
                    }
                    orders->meetings[orders->number++] =
                        (Meeting){(u8)one, (u8)at, (u8)other, (u8)there};
                }
            }
        }
    }
    return true;
}

bool in_some_order(const Going *going, int number)
{
    Orders orders;
    Later later;
    orders.going = going;
    orders.number = 0;
    orders.left = MOST_ORDERS;
    if (!find_meetings(&orders, number) || orders.number < 3) {
        return true; /* two that meet can pass: that is known of each pair */
    }
    memset(&later, 0, sizeof later);
    for (int pawn = 0; pawn < number; pawn++) {
        for (int step = going[pawn].length - 1; step > 1; step--) {
            put_before(&later, moment(pawn, step - 1), moment(pawn, step));
        }
    }
    return settle(&orders, &later) && orders_from(&orders, &later, 0);
}
