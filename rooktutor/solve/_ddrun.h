/* Many layouts of one game, one after another, within limits. No Python here. */
#ifndef ROOKTUTOR_DDRUN_H
#define ROOKTUTOR_DDRUN_H

#include "_ddmemory.h"
#include "_ddsetup.h"

#define NAME_(a, b) a##_##b
#define NAME_IN(a, b) NAME_(a, b)
#define NAME(f) NAME_IN(f, DD_COPY)

#define DD_COPY plain
#include "_ddsure.h"
#include "_ddlookup.h"
#include "_ddtrick.h"
#include "_ddsearch.h"
#undef DD_COPY

#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) && !defined(__clang__) && !defined(__POPCNT__)
#define DD_HAS_FAST 1
#include <immintrin.h>
#pragma GCC push_options
#pragma GCC target("popcnt,bmi,bmi2,lzcnt,avx2")
#define DD_WIDE 1
#define DD_COPY fast
#include "_ddsure.h"
#include "_ddlookup.h"
#include "_ddtrick.h"
#include "_ddsearch.h"
#undef DD_COPY
#undef DD_WIDE
#pragma GCC pop_options
#endif

#define GAME_BYTES (57 + 57 + 114 + 1 + 8 + 8 + 2 * MAX_TRICKS)
#define LAYOUT_BYTES 64

static u64 number(const u8 *p, int bytes) {
    u64 v = 0;
    for (int i = bytes - 1; i >= 0; i--) v = v << 8 | p[i];
    return v;
}

static Game unpack_game(const u8 *p) {
    Game g;
    memcpy(g.suit, p, 57);
    memcpy(g.strength, p + 57, 57);
    for (int i = 0; i < 57; i++) g.points[i] = (u16)number(p + 114 + 2 * i, 2);
    p += 228;
    g.trump = p[0];
    g.free = number(p + 1, 8);
    g.unforced = number(p + 9, 8);
    for (int i = 0; i < MAX_TRICKS; i++) g.tricks_bonus[i] = (u16)number(p + 17 + 2 * i, 2);
    return g;
}

/* Eight numbers: four hands; the trick so far, a byte each and their count in the fourth; leader, declaring seats
 * and tricks won and whether to be thorough, a byte each; the points that go with the last trick and the target, two bytes each; the cards asked
 * about. */
static Layout unpack_layout(const u8 *p) {
    Layout y;
    for (int s = 0; s < 4; s++) y.hands[s] = number(p + 8 * s, 8);
    for (int i = 0; i < 3; i++) y.table[i] = p[32 + i];
    y.on_table = p[35];
    y.leader = p[40];
    y.declaring = p[41];
    y.tricks = p[42];
    y.thorough = p[43];
    y.last = (int)number(p + 48, 2);
    y.target = (int)number(p + 50, 2);
    y.only = number(p + 56, 8);
    return y;
}

typedef struct {
    size_t at;              /* the layout in work, or at fault */
    u64 nodes;              /* of all layouts */
    const char *fault;
    int out_of_memory;
} Outcome;

static int begin(Solver *S, const Limits *limits, int cards) {
    u8 *replies = malloc((size_t)3 << REPLY_BITS);
    memset(S, 0, sizeof *S);
    S->bucket_bits = cards <= 4 ? 8 : cards <= 6 ? 10 : cards <= 8 ? 12 : 14;
    S->pool_limit = limits->entries < 2 * LIST_LIMIT ? 2 * LIST_LIMIT : limits->entries;
    for (int i = 0; i < 3; i++) S->reply[i] = replies ? replies + ((size_t)i << REPLY_BITS) : NULL;
    S->buckets = calloc((size_t)1 << S->bucket_bits, sizeof(Bucket));
    S->max_nodes = limits->nodes;
    S->cancelled = limits->cancelled;
    if (limits->nanoseconds) S->deadline = clock_ns() + limits->nanoseconds;
    return replies && S->buckets && grow_pool(S, 2 * LIST_LIMIT);
}

static void end(Solver *S) {
    free(S->buckets);
    free(S->pool);
    free(S->reply[0]);
    free(S->canon_store);
    free(S->shape_store);
}

static int has_fast(void) {
#ifdef DD_HAS_FAST
    return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
           && __builtin_cpu_supports("avx2");
#else
    return 0;
#endif
}

/* The loop that a limit jumps out of. Each layout starts with no memory of the others, so that where a limit of nodes
 * stops it depends on nothing but the layout. */
static void solve_all(Solver *S, const Game *g, const u8 *layouts, size_t n, Answer *answers, Outcome *o) {
    int fast = has_fast();
    switch (setjmp(S->stop)) {
    case ALL_LAYOUTS: o->nodes += S->nodes; return;
    case THIS_LAYOUT: o->nodes += S->nodes; o->at++; break;
    default: break;
    }
    for (; o->at < n; o->at++) {
        Layout y = unpack_layout(layouts + o->at * LAYOUT_BYTES);
        Deal d;
        forget(S);
        S->nodes = 0;
        check_limits(S);
        if (!set_up(S, g, &y, &d)) {
            o->out_of_memory = 1;
            return;
        }
#ifdef DD_HAS_FAST
        if (fast) solve_deal_fast(S, &d, answers + o->at);
        else
#endif
            solve_deal_plain(S, &d, answers + o->at);
        answers[o->at].complete = 1;
        o->nodes += S->nodes;
    }
    (void)fast;
}

/* Solves until done, out of time or cancelled. Layouts that are not complete hold what was finished of them. */
static Outcome run(const u8 *game, const u8 *layouts, size_t n, Limits limits, Answer *answers) {
    Outcome o = {0, 0, NULL, 0};
    Game g = unpack_game(game);
    Solver S;
    int most = 0;
    for (size_t i = 0; i < n; i++) {
        Layout y = unpack_layout(layouts + i * LAYOUT_BYTES);
        if (g.trump >= SUITS) o.fault = "no trump suit";
        else o.fault = fault(&g, &y);
        o.at = i;
        if (o.fault) return o;
        if (count(y.hands[y.leader]) > most) most = count(y.hands[y.leader]);
        answers[i].complete = 0;
        for (int c = 0; c < 64; c++) {
            answers[i].value[c] = NOT_LEGAL;
            answers[i].same[c] = (u8)c;
        }
    }
    o.at = 0;
    o.out_of_memory = !begin(&S, &limits, most);
    if (!o.out_of_memory) solve_all(&S, &g, layouts, n, answers, &o);
    end(&S);
    return o;
}

#endif
