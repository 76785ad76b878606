/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several threads read and write at once: flags, a counter, words of the table.
 *
 * Nothing here waits for anything. Where there is one thread only (a browser), these are plain
 * reads and writes. */
#ifndef COMPOSER_SHARED_H
#define COMPOSER_SHARED_H

#include "base/bits.h"

/* Count up for all threads; return the number before. */
static inline i32 take_next(i32 *counter)
{
#if defined(_MSC_VER)
    return (i32)_InterlockedExchangeAdd((volatile long *)counter, 1);
#else
    return __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED);
#endif
}

/* Count down for all threads. */
static inline void take_back(i32 *counter, i32 number)
{
#if defined(_MSC_VER)
    _InterlockedExchangeAdd((volatile long *)counter, -number);
#else
    __atomic_fetch_sub(counter, number, __ATOMIC_RELAXED);
#endif
}

/* Read a number that others may count up meanwhile. */
static inline i32 count_so_far(const i32 *counter)
{
    return *(const volatile i32 *)counter;
}

#if defined(COMPOSER_ASKS)
/* Where there is one thread only nobody can set a flag meanwhile; so the caller is asked, who can
 * tell how far the work is, and end it. */
__attribute__((import_module("page"), import_name("asked_to_stop"))) int asked_to_stop(void);
#endif

/* Read a flag that somebody may set meanwhile, of which nothing but itself is learnt. */
static inline bool read_flag(const char *flag)
{
#if defined(COMPOSER_ASKS)
    return *(const volatile char *)flag != 0 || asked_to_stop() != 0;
#else
    return *(const volatile char *)flag != 0;
#endif
}

/* Say that work is finished, so that a thread that sees it sees the whole work. */
static inline void set_finished(char *flag)
{
#if defined(_MSC_VER)
    _InterlockedExchange8(flag, 1);
#else
    __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
#endif
}

static inline bool is_finished(char *flag)
{
#if defined(_MSC_VER)
    return _InterlockedOr8(flag, 0) != 0;
#else
    return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0;
#endif
}

static inline u64 load(const u64 *word)
{
#if defined(_MSC_VER)
    return *(const volatile u64 *)word;
#else
    return __atomic_load_n(word, __ATOMIC_RELAXED);
#endif
}

static inline void store(u64 *word, u64 value)
{
#if defined(_MSC_VER)
    *(volatile u64 *)word = value;
#else
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
#endif
}

/* Have what is read soon brought near. */
static inline void prefetch(const u64 *word)
{
#if !defined(_MSC_VER)
    __builtin_prefetch(word);
#else
    (void)word;
#endif
}

#endif
