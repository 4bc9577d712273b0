/* Cards that are as good as one another, the choice among a hand's cards, and the play inside a trick.
 * Included once for each instruction set, before _ddsearch.h.
 */

static Result NAME(search)(Solver *S, u64 rem, int seat, int t, int rest, int tricks, const Place *p);

/* ---- cards that are as good as one another ---------------------------------------------------------------- */

/* One card for each worth in each run of neighbours: the lowest. `between` are the cards that part runs. */
ALWAYS u64 NAME(distinct)(const Solver *S, u64 legal, u64 between) {
    u64 open = ~(between | S->lane_ends), starts = open & ~(open << 1), found = 0;
    for (int i = 0; i < S->classes; i++) {
        u64 these = legal & S->class_cards[i];
        /* a carry from the start of each run stops at the first of these cards */
        if (these) found |= ((open & ~these) + starts) & these;
    }
    return found;
}

/* The run of the hand's neighbours that holds card c. */
ALWAYS u64 NAME(run)(const Solver *S, int c, u64 hand, u64 between) {
    u64 up = between & ABOVE(c), down = between & LANE(c) & (BIT(c) - 1), cards = hand & LANE(c);
    if (up) cards &= (up & (~up + 1)) - 1;
    if (down) cards &= ~((BIT(highest(down)) << 1) - 1);
    return cards;
}

ALWAYS void NAME(order)(Move *m, int n) {
    for (int i = 1; i < n; i++) {
        Move x = m[i];
        int j = i - 1;
        for (; j >= 0 && m[j].score < x.score; j--) m[j + 1] = m[j];
        m[j + 1] = x;
    }
}

/* ---- the choice among a hand's cards ------------------------------------------------------------------------- */

/* Goes through the moves of the seat to play. PLAY is the result of playing `c`. Leaves the result in `all`, and the
 * card that decided in `chosen`. Where one card decides, nothing rests on the others. Where all fail, a card stands for
 * the neighbours that are equal to it, so none of them can matter without the lowest. A card that failed without its
 * rank having mattered takes with it the other cards of its lane that did not matter either, if the difference in
 * worth cannot save them. */
#define TRY_MOVES(PLAY)                                                                                               \
    Result all = {0, maximizing ? -30000 : 30000};                                                                    \
    int chosen = moves[0].card;                                                                                       \
    for (int i = 0; i < n_moves; i++) {                                                                               \
        int c = moves[i].card;                                                                                        \
        if (!(alive >> c & 1)) continue;                                                                              \
        Result r = PLAY;                                                                                              \
        if (maximizing ? r.value >= t : r.value < t) {                                                                \
            all = r;                                                                                                  \
            chosen = c;                                                                                               \
            break;                                                                                                    \
        }                                                                                                             \
        u64 run = NAME(run)(S, c, legal, between);                                                                       \
        if (r.matters & run && run & (run - 1)) r.matters |= FROM(lowest(run));                                       \
        all.matters |= r.matters;                                                                                     \
        if (maximizing ? r.value > all.value : r.value < all.value) {                                                 \
            all.value = r.value;                                                                                      \
            chosen = c;                                                                                               \
        }                                                                                                             \
        if ((r.matters | S->special) >> c & 1) continue;                                                              \
        int slack = maximizing ? t - 1 - r.value : r.value - t;                                                       \
        for (u64 x = alive & LANE(c) & ~r.matters & ~S->special & ~BIT(c); x; x &= x - 1) {                \
            int d = lowest(x), gap = S->worth[d] - S->worth[c];                                                       \
            if (gap < 0) gap = -gap;                                                                                  \
            if (gap > slack) continue;                                                                                \
            alive &= ~BIT(d);                                                                                         \
            int bound = maximizing ? r.value + gap : r.value - gap;                                                   \
            if (maximizing ? bound > all.value : bound < all.value) all.value = bound;                                \
        }                                                                                                             \
    }

/* ---- inside a trick ------------------------------------------------------------------------------------------ */

#ifndef ROOKTUTOR_DD_TRICK
#define ROOKTUTOR_DD_TRICK
typedef struct {
    u64 start;              /* cards held when the trick began */
    u64 table;              /* those of them played since */
    u64 led;                /* lane of the first */
    int winner, winning;    /* the seat and card ahead */
    int points;             /* worth of the cards on the table */
} Trick;
#endif

enum NAME(Stage) { NAME(LOOK), NAME(SEARCH), NAME(BOTH) };

/* The trick is complete. LOOK sets *open and leaves it at that where a search is needed; SEARCH goes on from there with
 * what LOOK put in *p. */
ALWAYS Result NAME(close)(Solver *S, const Trick *k, int t, int rest, int tricks, int stage, Place *p, int *open) {
    Result r = {0, 0};
    u64 left = k->start & ~k->table;
    int gain = 0, declares = S->declaring >> k->winner & 1;
    rest -= k->points;
    if (declares) {
        gain = k->points;
        if (S->bonus) {
            gain += S->step[tricks];
            rest -= S->step[tricks++];
        }
        t -= gain;
    } else if (S->bonus) {
        rest -= S->step[tricks + count(k->start) / 4 - 1];
    }
    if (!left) {
        r.value = declares ? gain + rest : 0; /* only where the hand asked about ends with this trick */
    } else if (t <= 0) {
        r.value = gain;
    } else if (t > rest) {
        r.value = rest + gain;
    } else {
        if (stage != NAME(SEARCH) && !NAME(known)(S, left, k->winner, t, rest, tricks, p, &r)) {
            *open = 1;
            if (stage == NAME(LOOK)) return r;
        }
        if (stage == NAME(SEARCH) || *open) r = NAME(search)(S, left, k->winner, t, rest, tricks, p);
        r.value += gain;
    }
    if (k->table & LANE(k->winning) & ~BIT(k->winning)) r.matters |= FROM(k->winning);
    return r;
}

ALWAYS Trick NAME(with_card)(const Solver *S, const Trick *k, int seat, int c) {
    Trick next = *k;
    next.table |= BIT(c);
    next.points += S->worth[c];
    if (NAME(beats)(S, c, k->winning)) {
        next.winner = seat;
        next.winning = c;
    }
    return next;
}

static Result NAME(second)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks);
static Result NAME(third)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks);
static Result NAME(fourth)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks);

/* Card c on the table after n others, then what follows. */
ALWAYS Result NAME(play)(Solver *S, int n, const Trick *k, int seat, int c, int t, int rest, int tricks) {
    Trick next = NAME(with_card)(S, k, seat, c);
    if (n == 1) return NAME(third)(S, &next, (seat + 1) & 3, t, rest, tricks);
    if (n == 2) return NAME(fourth)(S, &next, (seat + 1) & 3, t, rest, tricks);
    Place p;
    int open = 0;
    return NAME(close)(S, &next, t, rest, tricks, NAME(BOTH), &p, &open);
}

ALWAYS u64 NAME(legal)(const Solver *S, u64 hand, u64 led) {
    u64 legal = hand & led;
    return legal & ~S->unforced ? legal | (hand & S->free) : hand;
}

/* Whether the side that is ahead keeps the trick, whatever the seats play that come after this one. */
ALWAYS int NAME(decided)(const Solver *S, const Trick *k, int n, int seat, int winning, int declares, u64 held) {
    u64 higher = ABOVE(winning) | (winning < S->first_trump ? S->trumps : 0);
    for (int i = 1; i < 4 - n; i++) {
        int s = (seat + i) & 3;
        if ((S->declaring >> s & 1) != declares && NAME(legal)(S, held & S->own[s], k->led) & higher) return 0;
    }
    return 1;
}

/* Where the card is kept that decided the last time that these cards could be played on the one ahead. */
ALWAYS u8 *NAME(reply)(const Solver *S, int n, u64 legal, int winning) {
    return S->reply[n - 1] + ((legal << 6 ^ BIT(winning)) * 0x9E3779B97F4A7C15ULL >> (64 - REPLY_BITS));
}

/* The seat that plays after n cards on the table. */
ALWAYS Result NAME(follow)(Solver *S, int n, const Trick *k, int seat, int t, int rest, int tricks) {
    u64 held = k->start & ~k->table, hand = held & S->own[seat], legal = NAME(legal)(S, hand, k->led);
    int maximizing = S->declaring >> seat & 1, n_moves = 0;
    if (!(legal & (legal - 1))) return NAME(play)(S, n, k, seat, lowest(legal), t, rest, tricks);
    u64 between = (held & ~hand) | BIT(k->winning), alive = NAME(distinct)(S, legal, between), foes = 0;
    int ours = (S->declaring >> k->winner & 1) == maximizing;
    for (int i = 1; i < 4 - n; i++)
        if ((S->declaring >> ((seat + i) & 3) & 1) != maximizing) foes |= held & S->own[(seat + i) & 3];
    u8 *reply = NAME(reply)(S, n, legal, k->winning);
    int first = S->thorough ? *reply : NO_CARD;
    Move moves[16];
    for (u64 x = alive; x; x &= x - 1) {
        int c = lowest(x), kind = ours ? 2 : 3, extra = 0;
        if (NAME(beats)(S, c, k->winning)) {
            kind = foes & ABOVE(c) ? 1 : 0;
            extra = ours ? -W(OVERTAKE) : W(TAKE) * k->points;
        }
        int won = kind < 2 || ours;
        if (n == 3 || (S->thorough && NAME(decided)(S, k, n, seat, kind < 2 ? c : k->winning, won == maximizing, held))) {
            /* which side takes the trick is decided: of neighbours, the dearest for ours, the cheapest for theirs */
            u64 others = NAME(run)(S, c, legal, between) & alive & ~S->special & ~BIT(c);
            int better = -1;
            if (!(S->special >> c & 1))
                for (; others; others &= others - 1) {
                    int d = lowest(others);
                    if (won ? S->worth[d] > S->worth[c] : S->worth[d] < S->worth[c]) better = d;
                }
            if (better >= 0) {
                alive &= ~BIT(c);
                continue;
            }
        }
        if (c == first) extra += 1000;
        moves[n_moves].card = c;
        moves[n_moves++].score = S->score_follow[n - 1][kind][c] + extra;
    }
    NAME(order)(moves, n_moves);
    if (n < 3) {
        TRY_MOVES(NAME(play)(S, n, k, seat, c, t, rest, tricks))
        if (maximizing ? all.value >= t : all.value < t) *reply = (u8)chosen;
        return all;
    }
    /* a card whose outcome is known may spare the search for the others */
    struct { Trick end; Place p; Result r; int open; } m[16];
    for (int i = 0; i < n_moves; i++) {
        m[i].end = NAME(with_card)(S, k, seat, moves[i].card);
        m[i].open = 0;
        m[i].r = NAME(close)(S, &m[i].end, t, rest, tricks, NAME(LOOK), &m[i].p, &m[i].open);
        if (!m[i].open && (maximizing ? m[i].r.value >= t : m[i].r.value < t)) {
            *reply = (u8)moves[i].card;
            return m[i].r;
        }
    }
    TRY_MOVES(m[i].open ? NAME(close)(S, &m[i].end, t, rest, tricks, NAME(SEARCH), &m[i].p, &m[i].open) : m[i].r)
    if (maximizing ? all.value >= t : all.value < t) *reply = (u8)chosen;
    return all;
}

static Result NAME(second)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks) {
    return NAME(follow)(S, 1, k, seat, t, rest, tricks);
}
static Result NAME(third)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks) {
    return NAME(follow)(S, 2, k, seat, t, rest, tricks);
}
static Result NAME(fourth)(Solver *S, const Trick *k, int seat, int t, int rest, int tricks) {
    return NAME(follow)(S, 3, k, seat, t, rest, tricks);
}
