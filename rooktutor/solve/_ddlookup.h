/* What is known of a position at the start of a trick without a search: the last trick, sure trumps, and results
 * remembered from positions that agree in the cards that mattered. Included once for each instruction set, before
 * _ddtrick.h.
 */

ALWAYS int NAME(beats)(const Solver *S, int c, int winning) {
    return c > winning && (LANE(winning) >> c & 1 || c >= S->first_trump);
}

/* The last trick plays itself. */
static Result NAME(last_trick)(const Solver *S, u64 rem, int seat, int rest) {
    int winner = seat, winning = lowest(rem & S->own[seat]);
    for (int i = 1; i < 4; i++) {
        int s = (seat + i) & 3, c = lowest(rem & S->own[s]);
        if (NAME(beats)(S, c, winning)) {
            winner = s;
            winning = c;
        }
    }
    Result r = {0, S->declaring >> winner & 1 ? rest : 0};
    if (rem & LANE(winning) & ~BIT(winning)) r.matters = FROM(winning);
    return r;
}

/* The side with the highest trumps takes at least these. */
ALWAYS int NAME(top_trumps)(const Solver *S, u64 rem, int t, int rest, Result *r) {
    u64 trumps = rem & S->trumps;
    if (!trumps) return 0;
    int theirs = !(S->declaring_cards >> highest(trumps) & 1), sure = 0;
    u64 side = theirs ? ~S->declaring_cards : S->declaring_cards;
    int need = theirs ? rest - t + 1 : t;
    while (trumps) {
        int c = highest(trumps);
        if (!(side >> c & 1)) return 0;
        sure += S->worth[c];
        if (sure >= need) {
            r->matters = FROM(c);
            r->value = theirs ? rest - sure : sure;
            return 1;
        }
        trumps ^= BIT(c);
    }
    return 0;
}

/* ---- remembered results -------------------------------------------------------------------------------------- */

static Place NAME(place)(const Solver *S, u64 rem, int seat, int tricks) {
    Place p = {0, {0, 0, 0}, 0, (u32)seat | (u32)(count(rem) / 4) << 24, -1};
    u64 part = BIT(S->field) - 1;
    for (int l = S->lanes - 1; l >= 0; l--) {
        int start = S->lane_start[l], field = S->field;
        u64 cards = (rem & S->lane[l]) >> start, lane = S->canon[l][cards];
        p.owners |= (lane & part) << start;
        for (int i = 0; i < PLANES; i++) p.plane[i] |= (lane >> field * (i + 1) & part) << start;
        /* with five lanes the fifth drops out, which the number of cards in each hand makes up for */
        p.shape = p.shape << 16 | S->shape[l][cards];
    }
    for (u64 x = rem & S->special; x; x &= x - 1) p.state |= BIT(S->special_number[lowest(x)]);
    if (S->bonus) {
        int left = count(rem) / 4;
        for (int i = 0; i < left; i++)
            if (S->step[tricks + i]) p.state |= (u32)(tricks + 1) << 3;
    }
    return p;
}

/* The same top cards, counted by lane in `from`, marked in `to`. */
static u64 NAME(translate)(const Solver *S, u64 marked, u64 from, u64 to) {
    u64 r = 0;
    for (int l = 0; l < S->lanes; l++) {
        u64 top = from & marked & S->lane[l];
        if (!top) continue;
        u64 cards = to & S->lane[l];
        for (int drop = count(cards) - count(top); drop > 0; drop--) cards &= cards - 1;
        r |= FROM(lowest(cards));
    }
    return r;
}

/* The last of n entries that agrees with `owners` in the cards that mattered to it, or -1. */
ALWAYS int NAME(agreeing)(const u64 *pattern, const u64 *mask, int n, u64 owners) {
#ifdef DD_WIDE
    const __m256i here = _mm256_set1_epi64x((long long)owners), zero = _mm256_setzero_si256();
    for (; n >= 4; n -= 4) {
        __m256i p = _mm256_loadu_si256((const __m256i *)(const void *)(pattern + n - 4));
        __m256i m = _mm256_loadu_si256((const __m256i *)(const void *)(mask + n - 4));
        __m256i differ = _mm256_and_si256(_mm256_xor_si256(p, here), m);
        int agree = _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(differ, zero)));
        if (agree) return n - 4 + highest((u64)agree);
    }
#endif
    while (n-- > 0)
        if (!((pattern[n] ^ owners) & mask[n])) return n;
    return -1;
}

/* Whether result number n settles this position. */
ALWAYS int NAME(settles)(const Solver *S, const List *list, int n, const Place *p, u64 rem, int t, Result *r) {
    Bound b = list->bound[n];
    int slack = b.upper ? t - 1 - b.value : b.value - t;
    if (slack < 0) return 0;
    const Counters *e = list->counted + n;
    for (int i = 0; i < PLANES; i++) {
        u64 here = p->plane[i] & list->mask[n];
        slack -= S->plane_step[i] * (int)count(b.upper ? here & ~e->plane[i] : e->plane[i] & ~here);
    }
    if (slack < 0) return 0;
    u64 matters = NAME(translate)(S, list->mask[n], p->owners, rem), low = rem & S->counters & ~matters;
    for (u64 x = b.upper ? low & ~e->low : e->low & ~low; x; x &= x - 1) {
        slack -= S->worth[lowest(x)];
        if (slack < 0) return 0;
    }
    r->matters = matters;
    r->value = b.upper ? t - 1 - slack : t + slack;
    return 1;
}

/* 0 < t <= rest. Whether the position needs no search; if it does, p tells where its result belongs. */
static int NAME(known)(Solver *S, u64 rem, int seat, int t, int rest, int tricks, Place *p, Result *r) {
    u64 hand = rem & S->own[seat];
    if (!(hand & (hand - 1))) {
        *r = NAME(last_trick)(S, rem, seat, rest);
        return 1;
    }
    if (++S->nodes >= S->next_check) check_limits(S);
    if (S->thorough ? NAME(sure)(S, rem, seat, t, rest, r) : NAME(top_trumps)(S, rem, t, rest, r)) return 1;
    *p = NAME(place)(S, rem, seat, tricks);
    Bucket *b = find_bucket(S, p->shape, p->state);
    if (b->epoch != S->epoch) return 0;
    List list = list_at(S, b->head, b->room);
    int maximizing = S->declaring >> seat & 1;
    for (int i = b->used; (i = NAME(agreeing)(list.pattern, list.mask, i, p->owners)) >= 0;) {
        if (NAME(settles)(S, &list, i, p, rem, t, r)) {
            if (i < b->used - 1) swap_results(&list, (u32)i, b->used - 1);
            return 1;
        }
        /* a card that has decided for this seat will often do so again */
        if (p->hint < 0 && list.bound[i].upper != maximizing) p->hint = list.bound[i].best;
    }
    /* or else a card that did in the last position of this shape */
    if (p->hint < 0 && b->used && list.bound[b->used - 1].upper != maximizing) p->hint = list.bound[b->used - 1].best;
    return 0;
}

/* Whether a result of the same pattern says nothing that the new one does not say as well: its bound is no better,
 * and it counts on more counters where they help. */
ALWAYS int NAME(covered)(const List *list, u32 n, Bound b, const Counters *e) {
    Bound old = list->bound[n];
    const Counters *c = list->counted + n;
    if (old.upper != b.upper || (b.upper ? old.value < b.value : old.value > b.value)) return 0;
    u64 more = b.upper ? c->low & ~e->low : e->low & ~c->low;
    for (int i = 0; i < PLANES; i++) more |= b.upper ? c->plane[i] & ~e->plane[i] : e->plane[i] & ~c->plane[i];
    return !more;
}

static void NAME(remember)(Solver *S, const Place *p, u64 rem, const Result *r, int t, int best) {
    make_room(S);
    Bucket *b = find_bucket(S, p->shape, p->state);
    u64 mask = NAME(translate)(S, r->matters, rem, p->owners), pattern = p->owners & mask;
    Bound bound = {(int16_t)r->value, r->value < t, (u8)best};
    Counters counted = {rem & S->counters & ~r->matters, {0, 0, 0}};
    for (int i = 0; i < PLANES; i++) counted.plane[i] = p->plane[i] & mask;
    if (b->epoch == S->epoch) {
        List list = list_at(S, b->head, b->room);
        for (u32 i = b->used; i-- > 0;)
            if (list.mask[i] == mask && list.pattern[i] == pattern && NAME(covered)(&list, i, bound, &counted))
                copy_result(&list, i, &list, --b->used);
    }
    List list = extend(S, b, p->shape, p->state);
    u32 i = b->used++;
    list.pattern[i] = pattern;
    list.mask[i] = mask;
    list.counted[i] = counted;
    list.bound[i] = bound;
}
