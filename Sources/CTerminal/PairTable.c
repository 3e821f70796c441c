#include <stdlib.h>

#include "CTerminal.h"

/* A hash table with open addressing. ncurses has one too (alloc_pair), but that one crashes on terminals without
   colours and gives wrong numbers when it is full. */

typedef struct {
  int32_t foreground;
  int32_t background;
  int number;
} pair_slot;

struct terminal_pairs {
  pair_slot *slots;
  size_t capacity;
  int used;
  int limit;
};

enum { FIRST_CAPACITY = 256 };

terminal_pairs *terminal_pairs_make(int limit) {
  terminal_pairs *pairs = calloc(1, sizeof *pairs);
  if (!pairs) return NULL;
  pairs->slots = calloc(FIRST_CAPACITY, sizeof(pair_slot));
  if (!pairs->slots) {
    free(pairs);
    return NULL;
  }
  pairs->capacity = FIRST_CAPACITY;
  pairs->limit = limit;
  return pairs;
}

void terminal_pairs_free(terminal_pairs *pairs) {
  if (!pairs) return;
  free(pairs->slots);
  free(pairs);
}

void terminal_pairs_clear(terminal_pairs *pairs) {
  if (!pairs) return;
  for (size_t i = 0; i < pairs->capacity; i++) pairs->slots[i].number = 0;
  pairs->used = 0;
}

/// The slot of a pair, or the free one where it belongs.
static pair_slot *slot_of(pair_slot *slots, size_t capacity, int32_t foreground, int32_t background) {
  uint64_t key = (uint64_t)(uint32_t)foreground << 32 | (uint32_t)background;
  size_t index = (size_t)((key * 0x9E3779B97F4A7C15u) >> 32) & (capacity - 1);
  while (slots[index].number && (slots[index].foreground != foreground || slots[index].background != background))
    index = (index + 1) & (capacity - 1);
  return &slots[index];
}

static int grow(terminal_pairs *pairs) {
  size_t capacity = pairs->capacity * 2;
  pair_slot *slots = calloc(capacity, sizeof(pair_slot));
  if (!slots) return 0;
  for (size_t i = 0; i < pairs->capacity; i++) {
    pair_slot *old = &pairs->slots[i];
    if (old->number) *slot_of(slots, capacity, old->foreground, old->background) = *old;
  }
  free(pairs->slots);
  pairs->slots = slots;
  pairs->capacity = capacity;
  return 1;
}

int terminal_pairs_find(terminal_pairs *pairs, int32_t foreground, int32_t background, int *is_new) {
  *is_new = 0;
  if (!pairs) return 0;
  pair_slot *slot = slot_of(pairs->slots, pairs->capacity, foreground, background);
  if (slot->number) return slot->number;
  if (pairs->used >= pairs->limit) return 0;
  if ((size_t)pairs->used * 2 >= pairs->capacity) {
    if (!grow(pairs)) return 0;
    slot = slot_of(pairs->slots, pairs->capacity, foreground, background);
  }
  *slot = (pair_slot){foreground, background, ++pairs->used};
  *is_new = 1;
  return slot->number;
}
