/* One layout made ready for the search: cards as bits, worth in units, lookups by lane. */
#ifndef ROOKTUTOR_DDSETUP_H
#define ROOKTUTOR_DDSETUP_H

#include "_ddorder.h"

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
    u8 kind[MOST_CARDS];
    int highest_of[MOST_CARDS][MOST_CARDS]; /* [kind at position][position or below] */
    u64 *canon = S->canon[lane];
    u16 *shape = S->shape[lane];
    for (int r = 0; r < n; r++) {
        int c = S->lane_start[lane] + r, owner = 0;
        while (!(S->own[owner] >> c & 1)) owner++;
        int planed = S->worth[c] == 0;
        for (int i = 0; i < S->planes; i++) planed |= S->worth[c] == S->plane_worth[i];
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
        int r = lowest((u64)m), c = S->lane_start[lane] + r, owner = 0;
        u32 rest = m & (m - 1);
        int below = rest ? lowest(canon[rest] & (BIT(S->field) - 1)) - 1 : n - 1;
        int at = highest_of[r][below];
        u64 code = BIT(at);
        if (!(S->special >> c & 1) && kind[r] < 4)
            for (int i = 0; i < S->planes; i++)
                if (S->plane_worth[i] && S->worth[c] >= S->plane_worth[i]) code |= BIT(S->field * (i + 1) + at);
        canon[m] = canon[rest] | code;
        while (!(S->own[owner] >> c & 1)) owner++;
        shape[m] = (u16)(shape[rest] + (1 << 4 * owner));
    }
}

static int lane_tables(Solver *S) {
    size_t need = 0, at = 0;
    for (int l = 0; l < S->lanes; l++) need += (size_t)1 << S->lane_cards[l];
    if (need > S->lookup_room) {
        free(S->canon_store);
        free(S->shape_store);
        S->lookup_room = 0;
        S->canon_store = malloc(need * sizeof(u64));
        S->shape_store = malloc(need * sizeof(u16));
        if (!S->canon_store || !S->shape_store) return 0;
        S->lookup_room = need;
    }
    for (int l = 0; l < S->lanes; l++) {
        S->canon[l] = S->canon_store + at;
        S->shape[l] = S->shape_store + at;
        at += (size_t)1 << S->lane_cards[l];
        lane_lookup(S, l);
    }
    return 1;
}

/* A lane for each suit, as long as it has cards in play, the trumps last. */
static void set_lanes(Solver *S, const Game *g, u64 all, int *lane_of) {
    int start = 0, lane = 0;
    S->lanes = g->trump < 4 ? 4 : SUITS;
    for (int s = 0; s < S->lanes; s++) lane_of[s] = s == g->trump ? S->lanes - 1 : lane++;
    memset(S->lane_cards, 0, sizeof S->lane_cards);
    for (u64 x = all; x; x &= x - 1) S->lane_cards[lane_of[g->suit[lowest(x)]]]++;
    S->lane_ends = 0;
    S->field = 16;
    for (int l = 0; l < S->lanes; l++) {
        int n = S->lane_cards[l];
        S->lane_start[l] = start;
        S->lane[l] = (BIT(n) - 1) << start;
        for (int r = 0; r < n; r++) {
            S->suit_of[start + r] = S->lane[l];
            S->rank[start + r] = (u8)r;
        }
        start += n;
        if (l < S->lanes - 1) S->lane_ends |= BIT(start++);
        if (n > 16) S->field = 21;
    }
    S->planes = S->field == 16 ? PLANES : PLANES - 1;
    S->trumps = S->lane[S->lanes - 1];
    S->first_trump = S->lane_start[S->lanes - 1];
}

static int set_up(Solver *S, const Game *g, const Layout *y, Deal *d) {
    int lane_of[SUITS], unit = y->last, most = 0;
    u64 all = y->hands[0] | y->hands[1] | y->hands[2] | y->hands[3];
    d->held = 0;
    for (int i = 0; i < y->on_table; i++) all |= BIT(y->table[i]);
    set_lanes(S, g, all, lane_of);
    memset(S->own, 0, sizeof S->own);
    memset(S->worth, 0, sizeof S->worth);
    S->special = S->free = S->unforced = S->counters = S->declaring_cards = 0;
    S->declaring = y->declaring;
    for (int k = 0; k + 1 < MAX_TRICKS; k++) unit = greatest_divisor(unit, g->tricks_bonus[k + 1] - g->tricks_bonus[k]);
    for (u64 x = all; x; x &= x - 1) {
        int c = lowest(x), rank = 0;
        for (u64 z = all; z; z &= z - 1)
            rank += g->suit[lowest(z)] == g->suit[c] && g->strength[lowest(z)] < g->strength[c];
        int b = S->lane_start[lane_of[g->suit[c]]] + rank;
        d->bit_of[c] = b;
        d->card_of[b] = c;
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
    d->last = S->last = y->last / unit;
    d->target = y->target;
    d->only = y->only ? y->only : BIT(CARDS) - 1;
    /* worths, by how common they are, that equal cards are compared by; dearer ones are known by name */
    {
        u64 rest = S->counters & ~S->special;
        int planes = 0;
        memset(S->plane_worth, 0, sizeof S->plane_worth);
        while (rest && planes < S->planes) {
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
    S->thorough = y->thorough;
    if (S->thorough) memset(S->reply[0], NO_CARD, (size_t)3 << REPLY_BITS);
    return lane_tables(S);
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
    int lane[SUITS] = {0, 0, 0, 0, 0};
    u64 used[SUITS] = {0, 0, 0, 0, 0};
    for (u64 x = seen; x; x &= x - 1) {
        int c = lowest(x), s = g->suit[c];
        if ((s > 3 && s != g->trump) || g->strength[c] > 63) return "a suit or strength out of range";
        if (used[s] >> g->strength[c] & 1) return "two cards of equal strength";
        used[s] |= BIT(g->strength[c]);
        if (++lane[s] > (s == g->trump ? MOST_CARDS : 14)) return "a suit too long";
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
