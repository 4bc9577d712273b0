/* Exact play with all hands open: what the solver works on, apart from the search itself (_ddsearch.h).
 *
 * Cards arrive as indices 0..56 with a table of suits, strengths and points, so that no rule set is named here.
 * Inside, a card is a bit: the suits ("lanes") one after another, weakest card lowest, the trump lane on top, with an
 * idle bit between lanes that stops a carry. Only the cards in play are given a bit, so that two cards are neighbours
 * when nothing that is still to be played lies between.
 */
#ifndef ROOKTUTOR_DDCORE_H
#define ROOKTUTOR_DDCORE_H

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if defined(_WIN32)
#include <windows.h>
#else
#include <time.h>
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef uint8_t u8;

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
static __forceinline int lowest(u64 x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
static __forceinline int highest(u64 x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
static __forceinline int count(u64 x) {
    x -= x >> 1 & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
    return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
}
#define ALWAYS static __forceinline
#else
#define lowest(x) __builtin_ctzll(x)
#define highest(x) (63 - __builtin_clzll(x))
#define count(x) __builtin_popcountll(x)
#define ALWAYS static inline __attribute__((always_inline))
#endif

#define BIT(c) (1ULL << (c))
#define LANE(c) (S->suit_of[c])    /* the whole lane of a card, as a mask */
#define ABOVE(c) (S->suit_of[c] & ~((BIT(c) << 1) - 1)) /* stronger cards of the same lane */
#define FROM(c) (S->suit_of[c] & ~(BIT(c) - 1))         /* the card and the stronger ones */

#define CARDS 57
#define SUITS 5 /* four colors, and a suit for the trumps of no color where no color is trump */
#define MOST_CARDS 17 /* of one suit: fourteen, the bird, and two cards of another color */
#define PLANES 3
#define MAX_TRICKS 15

/* ---- what is asked ---------------------------------------------------------------------------------------- */

typedef struct {            /* one game with one trump suit; packed by doubledummy.py */
    u8 suit[CARDS];         /* the suit that each card belongs to, 0..4 */
    u8 strength[CARDS];     /* higher wins within a suit */
    u16 points[CARDS];
    u8 trump;
    u64 free;               /* cards that may be played though the hand could follow */
    u64 unforced;           /* cards that, as the only ones of the led suit, need not be played */
    u16 tricks_bonus[MAX_TRICKS]; /* points of the declaring side for having won so many tricks by the end */
} Game;

typedef struct {
    u64 hands[4];
    int table[3], on_table; /* the cards of the unfinished trick, in order */
    int leader;
    int declaring;          /* a bit for each seat of the declaring side */
    int tricks;             /* tricks that the declaring side has won */
    int last;               /* points that go with the last trick */
    int target;             /* 0: how many points? else: so many or more? */
    int thorough;           /* whether it is long enough for bounds that cost more than a look at the trumps */
    u64 only;               /* the cards that are asked about; none: all of them */
} Layout;

typedef struct {            /* declaring side's points from here on, by card index */
    int16_t value[64];      /* NOT_LEGAL, UNKNOWN (stopped or not asked), or the points; with a target 1 or 0 */
    u8 same[64];            /* the lowest index among the cards equal to it */
    u8 complete;            /* whether no value that is asked for is missing */
} Answer;

enum { NOT_LEGAL = -1, UNKNOWN = -2 };

typedef struct {
    u64 nodes;              /* tricks looked at in one layout before it is given up; 0: no limit */
    u64 nanoseconds;        /* time for all layouts; 0: no limit */
    u32 entries;            /* remembered results at most */
    const volatile char *cancelled; /* NULL, or a byte that another thread sets */
} Limits;

/* ---- what the search remembers ------------------------------------------------------------------------------ */

/* A result holds wherever the canonical owners of the cards that mattered recur. */
typedef struct {
    int16_t value;
    u8 upper;               /* 1: worth at most `value`; 0: at least */
    u8 best;                /* the card to try first */
} Bound;

typedef struct {
    u64 low;                /* counters among the cards that did not matter */
    u64 plane[PLANES];      /* counters among those that did, by worth */
} Counters;

typedef struct {            /* the results in one block of memory: each takes a place in four arrays */
    u64 *pattern, *mask;    /* which owners, of which cards */
    Counters *counted;
    Bound *bound;
} List;

enum { REPLY_BITS = 14, NO_CARD = 255 }; /* so many choices are told apart */

enum { RESULT_WORDS = 7 };  /* words of eight bytes for one result */

typedef struct {            /* a position at the start of a trick, as it is looked up */
    u64 owners, plane[PLANES], shape;
    u32 state;
    int hint;               /* the card to try first, or -1 */
} Place;

typedef struct {            /* all results for one shape: so many cards of each lane in each hand */
    u64 shape;
    u32 state, epoch;       /* state: leader, special cards held, tricks won and left */
    u32 head;
    u16 used, room;
} Bucket;

typedef struct {
    int lanes, lane_cards[SUITS], lane_start[SUITS];
    u64 lane[SUITS];        /* all cards of a lane, as a mask */
    u64 suit_of[64];        /* the same by card */
    u64 trumps, lane_ends;  /* lane_ends: the idle bits */
    int first_trump;        /* trumps are the bits from this on */
    u8 rank[64];            /* place in the lane, from 0 */
    u64 own[4];             /* cards of each seat */
    u64 declaring_cards;
    u64 counters;           /* cards worth anything */
    u64 special;            /* free or unforced cards: never equal to another card */
    u64 free, unforced;
    int declaring;
    u16 worth[64];
    int classes;            /* cards of one worth form a class; each special card forms its own */
    u64 class_cards[64];
    int plane_worth[PLANES], plane_step[PLANES];
    u8 special_number[64];
    int last;               /* worth of the last trick itself */
    int bonus;              /* whether the number of tricks won matters */
    u16 step[MAX_TRICKS];   /* extra worth of trick number k for the declaring side */
    u16 bonus_total[MAX_TRICKS];
    int16_t score_follow[3][4][64];
    int thorough;
    u8 *reply[3];           /* by place in the trick, and by choice: the card that decided last time */
    /* lookup by lane mask */
    int planes, field;      /* canonical mask and planes take so many bits each */
    u64 *canon[SUITS];
    u16 *shape[SUITS];      /* four counts, four bits each */
    u64 *canon_store;
    u16 *shape_store;
    size_t lookup_room;
    /* table */
    Bucket *buckets;
    u32 bucket_bits, buckets_used, epoch;
    u64 *pool;
    u32 pool_used, pool_room, pool_limit;
    u32 free_block[16];
    /* limits */
    u64 nodes, next_check, max_nodes, deadline;
    const volatile char *cancelled;
    jmp_buf stop;
} Solver;

typedef struct { u64 matters; int value; } Result;
typedef struct { int score, card; } Move;

typedef struct {            /* a layout in the solver's own cards */
    int card_of[64];        /* solver's bit -> card index */
    int bit_of[64];         /* card index -> solver's bit */
    int table[3], on_table, leader, tricks;
    u64 held;               /* cards in the hands */
    int unit;               /* points to one unit of worth */
    int potential;          /* units that the declaring side can still win */
    int last;
    int settled;            /* points of the tricks bonus already certain */
    int target;             /* in points, as asked */
    u64 only;               /* by card index, as asked */
} Deal;

static u64 clock_ns(void) {
#if defined(_WIN32)
    LARGE_INTEGER f, c;
    QueryPerformanceFrequency(&f);
    QueryPerformanceCounter(&c);
    return (u64)((double)c.QuadPart / (double)f.QuadPart * 1e9);
#else
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (u64)t.tv_sec * 1000000000ULL + (u64)t.tv_nsec;
#endif
}

enum { CHECK_EVERY = 512, THIS_LAYOUT = 1, ALL_LAYOUTS = 2 };

/* Jumps out of the search when a limit is reached, with what it is the end of. */
static void check_limits(Solver *S) {
    if (S->cancelled && *S->cancelled) longjmp(S->stop, ALL_LAYOUTS);
    if (S->deadline && clock_ns() >= S->deadline) longjmp(S->stop, ALL_LAYOUTS);
    if (S->max_nodes && S->nodes >= S->max_nodes) longjmp(S->stop, THIS_LAYOUT);
    S->next_check = S->nodes + CHECK_EVERY;
    if (S->max_nodes && S->next_check > S->max_nodes) S->next_check = S->max_nodes;
}

#endif
