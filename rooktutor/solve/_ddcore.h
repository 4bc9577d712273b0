/* Exact play with all hands open: what the solver works on, apart from the search itself (_ddsearch.h).
 *
 * Cards arrive as indices 0..56 with a table of suits, strengths and points, so that no rule set is named here.
 * Inside, a card is a bit: sixteen bits to a suit ("lane"), weakest lowest, the trump lane on top. Only the cards
 * in play are given a bit, so that two cards are neighbours when nothing that is still to be played lies between.
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
#define LANE(c) ((c) >> 4)
#define LANE_MASK(l) (0xFFFFULL << 16 * (l))
#define TRUMP_LANE 3
#define TRUMPS LANE_MASK(TRUMP_LANE)
#define ABOVE(c) (LANE_MASK(LANE(c)) & ~((BIT(c) << 1) - 1)) /* stronger cards of the same lane */
#define FROM(c) (LANE_MASK(LANE(c)) & ~(BIT(c) - 1))         /* the card and the stronger ones */
/* Lanes 0 to 2 hold fourteen cards at most, so their sixteenth bit is free to stop a carry; lane 3 ends the word. */
#define LANE_ENDS 0x0000800080008000ULL

#define CARDS 57
#define PLANES 3
#define MAX_TRICKS 15

/* ---- what is asked ---------------------------------------------------------------------------------------- */

typedef struct {            /* one game with one trump suit; packed by doubledummy.py */
    u8 suit[CARDS];         /* the suit that each card belongs to, 0..3 */
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
} Layout;

typedef struct {            /* declaring side's points from here on, by card index */
    int16_t value[64];      /* NOT_LEGAL, UNKNOWN (stopped), or the points */
    u8 same[64];            /* the lowest index among the cards equal to it */
} Answer;

enum { NOT_LEGAL = -1, UNKNOWN = -2 };

typedef struct {
    u64 nodes;              /* tricks looked at before giving up; 0: no limit */
    u64 nanoseconds;        /* time before giving up; 0: no limit */
    u32 entries;            /* remembered results at most */
    const volatile char *cancelled; /* NULL, or a byte that another thread sets */
} Limits;

/* ---- what the search remembers ------------------------------------------------------------------------------ */

typedef struct {            /* a result that holds wherever the pattern recurs */
    u64 pattern, mask;      /* canonical owners of the cards that mattered */
    int16_t bound;
    u8 upper;               /* 1: the value is at most `bound`; 0: at least */
    u8 best;
    u32 unused;
} Hot;

typedef struct {
    u64 low;                /* counters among the cards that did not matter */
    u64 plane[PLANES];      /* counters among those that did, by worth */
} Cold;

typedef struct {            /* all results for one shape: so many cards of each lane in each hand */
    u64 shape;
    u32 state, epoch;       /* state: leader, special cards held, tricks won */
    u32 head;
    u16 used, room;
} Bucket;

typedef struct {
    int lane_cards[4];
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
    int bonus;              /* whether the number of tricks won matters */
    u16 step[MAX_TRICKS];   /* extra worth of trick number k for the declaring side */
    u16 bonus_total[MAX_TRICKS];
    int16_t score_follow[3][4][64];
    /* lookup by lane mask */
    u64 *canon[4];          /* canonical mask and planes, sixteen bits each */
    u16 *shape[4];          /* four counts, four bits each */
    u64 *canon_store;
    u16 *shape_store;
    size_t lookup_room;
    /* table */
    Bucket *buckets;
    u32 bucket_bits, buckets_used, epoch;
    Hot *hot;
    Cold *cold;
    u32 pool_used, pool_room, pool_limit;
    u32 free_block[16];
    /* limits */
    u64 nodes, next_check, max_nodes, deadline;
    const volatile char *cancelled;
    jmp_buf stop;
    int out_of_memory;
} Solver;

typedef struct { u64 matters; int value; } Result;
typedef struct { int score, card; } Move;

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

enum { CHECK_EVERY = 512 };

static void check_limits(Solver *S) {
    if (S->max_nodes && S->nodes >= S->max_nodes) longjmp(S->stop, 1);
    if (S->cancelled && *S->cancelled) longjmp(S->stop, 1);
    if (S->deadline && clock_ns() >= S->deadline) longjmp(S->stop, 1);
    S->next_check = S->nodes + CHECK_EVERY;
    if (S->max_nodes && S->next_check > S->max_nodes) S->next_check = S->max_nodes;
}

/* ---- remembered results: lists in blocks of a power of two, one list to a shape ------------------------------ */

#define ROOM_SPARE 1024u
#define LIST_LIMIT 512

static void forget(Solver *S) {
    S->epoch++;
    if (!S->epoch) {
        memset(S->buckets, 0, sizeof(Bucket) << S->bucket_bits);
        S->epoch = 1;
    }
    S->buckets_used = 0;
    S->pool_used = 1;
    memset(S->free_block, 0, sizeof S->free_block);
}

static int grow_pool(Solver *S, u32 room) {
    Hot *hot = realloc(S->hot, sizeof(Hot) * room);
    if (!hot) return 0;
    S->hot = hot;
    Cold *cold = realloc(S->cold, sizeof(Cold) * room);
    if (!cold) return 0;
    S->cold = cold;
    S->pool_room = room;
    return 1;
}

static Bucket *find_bucket(Solver *S, u64 shape, u32 state) {
    u64 h = (shape ^ (u64)state << 29) * 0x9E3779B97F4A7C15ULL;
    h ^= h >> 31;
    h *= 0xD6E8FEB86659FD93ULL;
    u32 mask = ((u32)1 << S->bucket_bits) - 1;
    for (u32 i = (u32)(h >> 36);; i++) {
        Bucket *b = S->buckets + (i & mask);
        if (b->epoch != S->epoch || (b->shape == shape && b->state == state)) return b;
    }
}

static int grow_buckets(Solver *S) {
    Bucket *old = S->buckets, *fresh = calloc((size_t)2 << S->bucket_bits, sizeof(Bucket));
    u32 size = (u32)1 << S->bucket_bits;
    if (!fresh) return 0;
    S->buckets = fresh;
    S->bucket_bits++;
    for (u32 i = 0; i < size; i++)
        if (old[i].epoch == S->epoch) *find_bucket(S, old[i].shape, old[i].state) = old[i];
    free(old);
    return 1;
}

static u32 take_block(Solver *S, int bits) {
    u32 block = S->free_block[bits];
    if (block) {
        memcpy(&S->free_block[bits], &S->hot[block], sizeof(u32));
        return block;
    }
    block = S->pool_used;
    S->pool_used += (u32)1 << bits;
    return block;
}

/* Makes sure that one more result fits, by growing or else by forgetting everything. */
static void make_room(Solver *S) {
    if (S->pool_used + ROOM_SPARE > S->pool_room) {
        u32 room = S->pool_room > S->pool_limit / 2 ? S->pool_limit : S->pool_room * 2;
        if (S->pool_room >= S->pool_limit || !grow_pool(S, room)) forget(S);
    }
    if (S->buckets_used * 4 > (u32)3 << S->bucket_bits) {
        if (S->bucket_bits >= 22 || !grow_buckets(S)) forget(S);
    }
}

static u32 new_slot(Solver *S, Bucket *b, u64 shape, u32 state) {
    if (b->epoch != S->epoch) {
        b->epoch = S->epoch;
        b->shape = shape;
        b->state = state;
        b->used = 0;
        b->room = 1;
        b->head = take_block(S, 0);
        S->buckets_used++;
    } else if (b->used == b->room) {
        if (b->room == LIST_LIMIT) {
            b->used--;
        } else {
            int bits = lowest((u64)b->room);
            u32 block = take_block(S, bits + 1);
            memcpy(S->hot + block, S->hot + b->head, sizeof(Hot) * b->used);
            memcpy(S->cold + block, S->cold + b->head, sizeof(Cold) * b->used);
            memcpy(&S->hot[b->head], &S->free_block[bits], sizeof(u32));
            S->free_block[bits] = b->head;
            b->head = block;
            b->room *= 2;
        }
    }
    return b->head + b->used++;
}

/* ---- setting up one layout ------------------------------------------------------------------------------------ */

static int greatest_divisor(int a, int b) {
    while (b) {
        int r = a % b;
        a = b;
        b = r;
    }
    return a;
}

/* The lane lookups: for each set of cards of a lane still to be played, the same string of owners written on the
 * highest cards possible. Two sets with equal owners from the top down give equal bits from the top down. */
static void lane_lookup(Solver *S, int lane) {
    int n = S->lane_cards[lane];
    u8 kind[16];
    int highest_of[16][16]; /* [kind at position][position or below] */
    u64 *canon = S->canon[lane];
    u16 *shape = S->shape[lane];
    for (int r = 0; r < n; r++) {
        int c = lane * 16 + r, owner = 0;
        while (!(S->own[owner] >> c & 1)) owner++;
        int planed = S->worth[c] == 0;
        for (int i = 0; i < PLANES; i++) planed |= S->worth[c] == S->plane_worth[i];
        kind[r] = (u8)(!planed || S->special >> c & 1 ? 4 + r : owner);
    }
    for (int r = 0; r < n; r++) {
        int at = -1;
        for (int j = 0; j < n; j++) {
            if (kind[j] == kind[r]) at = j;
            highest_of[r][j] = at;
        }
    }
    canon[0] = 0;
    shape[0] = 0;
    for (u32 m = 1; m < (u32)1 << n; m++) {
        int r = lowest((u64)m), c = lane * 16 + r, owner = 0;
        u32 rest = m & (m - 1);
        int below = rest ? lowest(canon[rest] & 0xFFFF) - 1 : n - 1;
        int at = highest_of[r][below];
        u64 code = BIT(at);
        if (!(S->special >> c & 1) && kind[r] < 4)
            for (int i = 0; i < PLANES; i++)
                if (S->plane_worth[i] && S->worth[c] >= S->plane_worth[i]) code |= BIT(16 * (i + 1) + at);
        canon[m] = canon[rest] | code;
        while (!(S->own[owner] >> c & 1)) owner++;
        shape[m] = (u16)(shape[rest] + (1 << 4 * owner));
    }
}

static int lane_tables(Solver *S) {
    size_t need = 0, at = 0;
    for (int l = 0; l < 4; l++) need += (size_t)1 << S->lane_cards[l];
    if (need > S->lookup_room) {
        free(S->canon_store);
        free(S->shape_store);
        S->lookup_room = 0;
        S->canon_store = malloc(need * sizeof(u64));
        S->shape_store = malloc(need * sizeof(u16));
        if (!S->canon_store || !S->shape_store) return 0;
        S->lookup_room = need;
    }
    for (int l = 0; l < 4; l++) {
        S->canon[l] = S->canon_store + at;
        S->shape[l] = S->shape_store + at;
        at += (size_t)1 << S->lane_cards[l];
        lane_lookup(S, l);
    }
    return 1;
}

typedef struct {            /* a layout in the solver's own cards */
    int card_of[64];        /* solver's bit -> card index */
    int bit_of[64];         /* card index -> solver's bit */
    int table[3], on_table, leader, tricks;
    u64 held;               /* cards in the hands */
    int unit;               /* points to one unit of worth */
    int potential;          /* units that the declaring side can still win */
    int last;
    int settled;            /* points of the tricks bonus already certain */
} Deal;

static void set_order(Solver *S);

static int set_up(Solver *S, const Game *g, const Layout *y, Deal *d) {
    int lane_of[4], lane = 0, unit = y->last, most = 0;
    u64 all = y->hands[0] | y->hands[1] | y->hands[2] | y->hands[3];
    d->held = 0;
    for (int i = 0; i < y->on_table; i++) all |= BIT(y->table[i]);
    for (int s = 0; s < 4; s++) lane_of[s] = s == g->trump ? TRUMP_LANE : lane++;
    memset(S->lane_cards, 0, sizeof S->lane_cards);
    memset(S->own, 0, sizeof S->own);
    memset(S->worth, 0, sizeof S->worth);
    S->special = S->free = S->unforced = S->counters = S->declaring_cards = 0;
    S->declaring = y->declaring;
    for (int k = 0; k + 1 < MAX_TRICKS; k++) unit = greatest_divisor(unit, g->tricks_bonus[k + 1] - g->tricks_bonus[k]);
    for (u64 x = all; x; x &= x - 1) {
        int c = lowest(x), rank = 0;
        for (u64 z = all; z; z &= z - 1)
            rank += g->suit[lowest(z)] == g->suit[c] && g->strength[lowest(z)] < g->strength[c];
        lane = lane_of[g->suit[c]];
        int b = lane * 16 + rank;
        d->bit_of[c] = b;
        d->card_of[b] = c;
        S->lane_cards[lane]++;
        unit = greatest_divisor(unit, g->points[c]);
    }
    if (!unit) unit = 1;
    d->unit = unit;
    for (u64 x = all; x; x &= x - 1) {
        int c = lowest(x), b = d->bit_of[c];
        int owner = 0;
        S->worth[b] = (u16)(g->points[c] / unit);
        most += S->worth[b];
        if (S->worth[b]) S->counters |= BIT(b);
        if (g->free >> c & 1) S->free |= BIT(b);
        if (g->unforced >> c & 1) S->unforced |= BIT(b);
        while (owner < 4 && !(y->hands[owner] >> c & 1)) owner++;
        if (owner < 4) {
            d->held |= BIT(b);
        } else {
            int i = 0;
            while (y->table[i] != c) i++;
            owner = (y->leader + i) & 3;
            d->table[i] = b;
        }
        S->own[owner] |= BIT(b);
        if (y->declaring >> owner & 1) S->declaring_cards |= BIT(b);
    }
    S->special = S->free | S->unforced;
    d->on_table = y->on_table;
    d->leader = y->leader;
    d->tricks = y->tricks;
    d->last = y->last / unit;
    /* worths, by how common they are, that equal cards are compared by; dearer ones are known by name */
    {
        u64 rest = S->counters & ~S->special;
        int planes = 0;
        memset(S->plane_worth, 0, sizeof S->plane_worth);
        while (rest && planes < PLANES) {
            int least = 0x7FFF;
            u64 these = 0;
            for (u64 x = rest; x; x &= x - 1)
                if (S->worth[lowest(x)] < least) least = S->worth[lowest(x)];
            for (u64 x = rest; x; x &= x - 1)
                if (S->worth[lowest(x)] == least) these |= x & (~x + 1);
            S->plane_worth[planes++] = least;
            rest &= ~these;
        }
        for (int i = 0; i < PLANES; i++)
            S->plane_step[i] = i < planes ? S->plane_worth[i] - (i ? S->plane_worth[i - 1] : 0) : 0;
        planes = 8;
        for (u64 x = S->special; x; x &= x - 1) S->special_number[lowest(x)] = (u8)planes++;
    }
    S->classes = 0;
    for (u64 rest = all ? d->held & ~S->special : 0; rest;) {
        u64 these = 0;
        for (u64 x = rest; x; x &= x - 1)
            if (S->worth[lowest(x)] == S->worth[lowest(rest)]) these |= x & (~x + 1);
        S->class_cards[S->classes++] = these;
        rest &= ~these;
    }
    for (u64 x = d->held & S->special; x; x &= x - 1) S->class_cards[S->classes++] = x & (~x + 1);
    /* the bonus for tricks, paid out as it becomes certain */
    int left = (count(all) + 3) / 4;
    S->bonus = 0;
    for (int k = 0; k < MAX_TRICKS; k++) {
        int next = k + 1 < MAX_TRICKS ? g->tricks_bonus[k + 1] - g->tricks_bonus[k] : 0;
        S->step[k] = (u16)(next / unit);
        if (next && k >= y->tricks && k < y->tricks + left) S->bonus = 1;
    }
    d->settled = g->tricks_bonus[y->tricks];
    d->potential = most + d->last;
    for (int k = y->tricks; k < y->tricks + left; k++) d->potential += S->step[k];
    set_order(S);
    return lane_tables(S);
}

/* ---- the order in which cards are tried ------------------------------------------------------------------------ */

enum {
    SAFE, SAFE_WORTH, SAFE_TRUMP, RISK, RISK_WORTH, RISK_TRUMP, GIVE, GIVE_WORTH, SHED, SHED_WORTH,
    SAFE4, SAFE4_WORTH, SAFE4_TRUMP, OWN4, OWN4_WORTH, GIVE4, GIVE4_WORTH, SHED4, SHED4_WORTH,
    OVERTAKE, TAKE,
    LEAD_TRUMP_TOP, LEAD_TRUMP_TOP_WORTH, LEAD_TRUMP_SIDE, LEAD_TRUMP_LOW, LEAD_TRUMP_LOW_WORTH, LEAD_TRUMP_IDLE,
    LEAD_TOP, LEAD_TOP_WORTH, LEAD_TOP_RUFFED, LEAD_RUFFED_WORTH, LEAD_SIDE, LEAD_SIDE_RUFFED, LEAD_SIDE_WORTH,
    LEAD_LOW, LEAD_LOW_WORTH, WEIGHTS
};
#ifndef DD_TUNE
static const
#endif
int weight[WEIGHTS] = {
    60, 8, 12, 50, 6, 8, 60, 5, 25, 8,
    60, 12, 16, 60, 8, 50, 15, 20, 15,
    60, 6,
    40, 8, 35, 10, 10, 60,
    90, 2, 30, 8, 60, 0, 2,
    35, 10,
};
#define W(name) weight[name]

static void set_order(Solver *S) {
    for (int c = 0; c < 64; c++) {
        int worth = S->worth[c], rank = c & 15, trump = LANE(c) == TRUMP_LANE;
        for (int n = 0; n < 2; n++) {
            S->score_follow[n][0][c] = (int16_t)(W(SAFE) + W(SAFE_WORTH) * worth - rank - (trump ? W(SAFE_TRUMP) : 0));
            S->score_follow[n][1][c] = (int16_t)(W(RISK) + rank - W(RISK_WORTH) * worth - (trump ? W(RISK_TRUMP) : 0));
            S->score_follow[n][2][c] = (int16_t)(W(GIVE) + W(GIVE_WORTH) * worth - rank);
            S->score_follow[n][3][c] = (int16_t)(W(SHED) - W(SHED_WORTH) * worth - rank);
        }
        S->score_follow[2][0][c] = (int16_t)(W(SAFE4) + W(SAFE4_WORTH) * worth - rank - (trump ? W(SAFE4_TRUMP) : 0));
        S->score_follow[2][1][c] = S->score_follow[2][0][c];
        S->score_follow[2][2][c] = (int16_t)(W(GIVE4) + W(GIVE4_WORTH) * worth - rank);
        S->score_follow[2][3][c] = (int16_t)(W(SHED4) - W(SHED4_WORTH) * worth - rank);
    }
}

/* Where the value probably lies, to start the search from: a share for the cards held, trumps first. */
static int first_guess(const Solver *S, const Deal *d) {
    double share = 0, held = 0, trumps = 0, other = 0;
    u64 ours = S->declaring_cards & d->held;
    for (u64 x = d->held & S->counters; x; x &= x - 1) {
        if (ours >> lowest(x) & 1) share += S->worth[lowest(x)];
        held += S->worth[lowest(x)];
    }
    for (int l = 0; l < 4; l++) {
        double weigh = 1, sum = 0;
        for (u64 x = d->held & LANE_MASK(l); x; x ^= BIT(highest(x))) {
            sum += ours >> highest(x) & 1 ? weigh : -weigh;
            weigh = weigh > 0.2 ? weigh / 2 : 0.1;
        }
        if (l == TRUMP_LANE) trumps = sum; else other += sum;
    }
    int spread = 2 * (int)count(ours & TRUMPS) - (int)count(d->held & TRUMPS);
    double p = d->potential;
    (void)held;
    return (int)(0.3 * p + 0.4 * share + p * (0.12 * trumps + 0.05 * other + 0.03 * spread)
                 + 0.12 * d->last * spread + (S->declaring >> d->leader & 1 ? 0.07 * p : 0) + 0.5);
}

/* Whether the layout can be solved at all; the search relies on it. */
static const char *fault(const Game *g, const Layout *y) {
    u64 seen = 0, all = BIT(CARDS) - 1;
    int held = -1;
    if (y->leader > 3 || y->on_table > 3) return "no such seat or trick";
    for (int s = 0; s < 4; s++) {
        int played = ((s - y->leader) & 3) < y->on_table;
        int n = count(y->hands[s]) + played;
        if (y->hands[s] & ~all || y->hands[s] & seen) return "a card lies in two places";
        seen |= y->hands[s];
        if (held >= 0 && n != held) return "hands of unequal length";
        held = n;
    }
    if (held < 1 || held >= MAX_TRICKS) return "no cards, or too many, to play";
    for (int i = 0; i < y->on_table; i++) {
        if (y->table[i] >= CARDS || seen >> y->table[i] & 1) return "a card lies in two places";
        seen |= BIT(y->table[i]);
    }
    if (y->tricks + held >= MAX_TRICKS) return "more tricks than there are cards";
    int lane[4] = {0, 0, 0, 0};
    u64 used[4] = {0, 0, 0, 0};
    for (u64 x = seen; x; x &= x - 1) {
        int c = lowest(x), s = g->suit[c];
        if (s > 3 || g->strength[c] > 63) return "a suit or strength out of range";
        if (used[s] >> g->strength[c] & 1) return "two cards of equal strength";
        used[s] |= BIT(g->strength[c]);
        if (++lane[s] > (s == g->trump ? 16 : 14)) return "a suit too long";
    }
    int total = y->last;
    for (u64 x = seen; x; x &= x - 1) total += g->points[lowest(x)];
    if (count(seen & (g->free | g->unforced)) > 16) return "too many cards with a right of their own";
    for (int k = 0; k + 1 < MAX_TRICKS; k++)
        if (g->tricks_bonus[k + 1] < g->tricks_bonus[k]) return "a bonus that shrinks with tricks won";
    if (total + g->tricks_bonus[MAX_TRICKS - 1] > 30000) return "too many points";
    return NULL;
}

#endif
