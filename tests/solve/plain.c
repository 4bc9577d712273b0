/* Two slow solvers to check the fast one with, written apart from it: nothing is shared, and nothing is clever.
 *
 * Cards are numbers 0..56 in plain arrays. plain_minimax looks at every line of play. plain_alphabeta prunes with
 * a window and remembers positions that are equal card for card; it is the yardstick for speed as well.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PACK = 57, SEATS = 4 };

typedef struct {
    int suit[PACK], strength[PACK], points[PACK];
    int any_time[PACK];     /* may be played at any time */
    int excused[PACK];      /* alone in the led suit, does not have to be played */
    int trump;
    int bonus[16];          /* declaring side's bonus by tricks won in the whole hand */
    int declaring[SEATS];
    int last;               /* points for the last trick */
    int holder[PACK];       /* seat, or -1 */
    int leader, played, trick[SEATS];
    int won;                /* tricks of the declaring side */
    long long visited;
} Table;

static int best_of_trick(const Table *t) {
    int best = 0;
    for (int i = 1; i < t->played; i++) {
        int a = t->trick[i], b = t->trick[best];
        if (t->suit[a] == t->suit[b] ? t->strength[a] > t->strength[b] : t->suit[a] == t->trump) best = i;
    }
    return best;
}

static int allowed(const Table *t, int seat, int *cards) {
    int n = 0, follow = 0, must = 0;
    if (t->played)
        for (int c = 0; c < PACK; c++)
            if (t->holder[c] == seat && t->suit[c] == t->suit[t->trick[0]]) {
                follow++;
                must += !t->excused[c];
            }
    for (int c = 0; c < PACK; c++) {
        if (t->holder[c] != seat) continue;
        if (follow && must && t->suit[c] != t->suit[t->trick[0]] && !t->any_time[c]) continue;
        cards[n++] = c;
    }
    return n;
}

static int in_hands(const Table *t) {
    int n = 0;
    for (int c = 0; c < PACK; c++) n += t->holder[c] >= 0;
    return n;
}

/* Ends a trick of four cards; returns what the declaring side gets, and whether the hand is over. */
static int end_trick(Table *t, int *over) {
    int seat = (t->leader + best_of_trick(t)) % SEATS, points = 0;
    for (int i = 0; i < SEATS; i++) points += t->points[t->trick[i]];
    t->leader = seat;
    t->played = 0;
    t->won += t->declaring[seat];
    *over = in_hands(t) == 0;
    if (*over) points += t->last;
    points = t->declaring[seat] ? points : 0;
    return *over ? points + t->bonus[t->won] : points;
}

static int minimax(Table *t);

static int after_card(Table *t, int seat, int c, int (*on)(Table *)) {
    Table before = *t;
    int got = 0, over = 0;
    t->holder[c] = -1;
    t->trick[t->played++] = c;
    if (t->played == SEATS) got = end_trick(t, &over);
    if (!over) got += on(t);
    long long visited = t->visited;
    *t = before;
    t->visited = visited;
    (void)seat;
    return got;
}

static int minimax(Table *t) {
    int seat = (t->leader + t->played) % SEATS, cards[PACK], n = allowed(t, seat, cards), best = 0;
    for (int i = 0; i < n; i++) {
        t->visited++;
        int v = after_card(t, seat, cards[i], minimax);
        if (i == 0 || (t->declaring[seat] ? v > best : v < best)) best = v;
    }
    return best;
}

/* ---- with a window, and a memory ------------------------------------------------------------------------------ */

typedef struct { uint64_t held; int leader, won, low, high; } Memory;
enum { SLOTS = 1 << 20 };
static _Thread_local Memory *memory;

static uint64_t held_mask(const Table *t) {
    uint64_t m = 0;
    for (int c = 0; c < PACK; c++)
        if (t->holder[c] >= 0) m |= (uint64_t)1 << c;
    return m;
}

static int alphabeta(Table *t, int alpha, int beta) {
    int seat = (t->leader + t->played) % SEATS, cards[PACK], start_a = alpha, start_b = beta;
    Memory *slot = NULL;
    uint64_t held = 0;
    if (t->played == 0) {
        held = held_mask(t);
        uint64_t h = (held * 4 + (uint64_t)t->leader + (uint64_t)t->won * 977) * 0x9E3779B97F4A7C15ULL;
        slot = &memory[h >> 44];
        if (slot->held == held && slot->leader == t->leader && slot->won == t->won) {
            if (slot->low >= beta || slot->low == slot->high) return slot->low;
            if (slot->high <= alpha) return slot->high;
        }
    }
    int n = allowed(t, seat, cards), maximizing = t->declaring[seat], best = maximizing ? -1 : 1 << 20;
    /* the strongest first: the one thing that is done for speed */
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0; j--) {
            int a = cards[j - 1], b = cards[j];
            int sa = t->strength[a] + 100 * (t->suit[a] == t->trump), sb = t->strength[b] + 100 * (t->suit[b] == t->trump);
            if (sa >= sb) break;
            cards[j - 1] = b;
            cards[j] = a;
        }
    for (int i = 0; i < n; i++) {
        Table before = *t;
        int over = 0, v = 0, c = cards[i];
        t->visited++;
        t->holder[c] = -1;
        t->trick[t->played++] = c;
        if (t->played == SEATS) v = end_trick(t, &over);
        if (!over) v += alphabeta(t, alpha - v, beta - v);
        long long visited = t->visited;
        *t = before;
        t->visited = visited;
        if (maximizing ? v > best : v < best) best = v;
        if (maximizing && best > alpha) alpha = best;
        if (!maximizing && best < beta) beta = best;
        if (alpha >= beta) break;
    }
    if (slot) {
        if (slot->held != held || slot->leader != t->leader || slot->won != t->won) {
            Memory fresh = {held, t->leader, t->won, -1, 1 << 20};
            *slot = fresh;
        }
        if (best > start_a && best < start_b) slot->low = slot->high = best;
        else if (best >= start_b) slot->low = best;
        else slot->high = best;
    }
    return best;
}

static int full_window(Table *t) { return alphabeta(t, -1, 1 << 20); }

/* Fills `values` (by card) with the points from here on, bonus by tricks included; cards that are barred get -1. */
static long long each_card(const Table *given, int *values, int (*on)(Table *)) {
    Table t = *given;
    int seat = (t.leader + t.played) % SEATS, cards[PACK], n = allowed(&t, seat, cards);
    t.visited = 0;
    for (int c = 0; c < PACK; c++) values[c] = -1;
    for (int i = 0; i < n; i++) values[cards[i]] = after_card(&t, seat, cards[i], on);
    return t.visited;
}

long long plain_minimax(const Table *given, int *values) { return each_card(given, values, minimax); }

long long plain_alphabeta(const Table *given, int *values) {
    memory = calloc(SLOTS, sizeof(Memory));
    long long visited = each_card(given, values, full_window);
    free(memory);
    memory = NULL;
    return visited;
}
