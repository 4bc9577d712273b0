/* What the search remembers: lists of results, one list to a shape, in blocks of a power of two. */
#ifndef ROOKTUTOR_DDMEMORY_H
#define ROOKTUTOR_DDMEMORY_H

#include "_ddcore.h"

#define LIST_LIMIT 2048u

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
    u64 *pool = realloc(S->pool, sizeof(u64) * RESULT_WORDS * room);
    if (!pool) return 0;
    S->pool = pool;
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
        S->free_block[bits] = (u32)S->pool[(size_t)RESULT_WORDS * block];
        return block;
    }
    block = S->pool_used;
    S->pool_used += (u32)1 << bits;
    return block;
}

/* Makes sure that one more result fits, by growing or else by forgetting everything. */
static void make_room(Solver *S) {
    while (S->pool_used + LIST_LIMIT > S->pool_room) {
        u32 room = S->pool_room > S->pool_limit / 2 ? S->pool_limit : S->pool_room * 2;
        if (S->pool_room >= S->pool_limit || !grow_pool(S, room)) {
            forget(S);
            break;
        }
    }
    if (S->buckets_used * 4 > (u32)3 << S->bucket_bits) {
        if (S->bucket_bits >= 22 || !grow_buckets(S)) forget(S);
    }
}

/* The arrays of a block with room for so many results. They lie together, so that a short list is soon read. */
static List list_at(const Solver *S, u32 head, u32 room) {
    u64 *start = S->pool + (size_t)RESULT_WORDS * head;
    List list = {start, start + room, (Counters *)(start + 2 * room), (Bound *)(start + 6 * room)};
    return list;
}

static void copy_result(const List *to, u32 i, const List *from, u32 j) {
    to->pattern[i] = from->pattern[j];
    to->mask[i] = from->mask[j];
    to->counted[i] = from->counted[j];
    to->bound[i] = from->bound[j];
}

static void swap_results(const List *list, u32 i, u32 j) {
    u64 pattern = list->pattern[i], mask = list->mask[i];
    Counters counted = list->counted[i];
    Bound bound = list->bound[i];
    copy_result(list, i, list, j);
    list->pattern[j] = pattern;
    list->mask[j] = mask;
    list->counted[j] = counted;
    list->bound[j] = bound;
}

/* The list of a shape with room for one more result behind those it has; of a full one the last is given up. */
static List extend(Solver *S, Bucket *b, u64 shape, u32 state) {
    if (b->epoch != S->epoch) {
        b->epoch = S->epoch;
        b->shape = shape;
        b->state = state;
        b->used = 0;
        b->room = 1;
        b->head = take_block(S, 0);
        S->buckets_used++;
    } else if (b->used == b->room && b->room == LIST_LIMIT) {
        b->used--;
    } else if (b->used == b->room) {
        int bits = lowest((u64)b->room);
        u32 block = take_block(S, bits + 1);
        List old = list_at(S, b->head, b->room), wide = list_at(S, block, b->room * 2u);
        for (u32 i = 0; i < b->used; i++) copy_result(&wide, i, &old, i);
        *old.pattern = S->free_block[bits];
        S->free_block[bits] = b->head;
        b->head = block;
        b->room *= 2;
    }
    return list_at(S, b->head, b->room);
}

#endif
