/* The plain cycle of Sushi Go! for four players (deal, pick, pass, score) as fast as C can play it.

   No options, no questions, no chopsticks: the practical limit that the fast engine is compared with.

       cc -O2 -march=native -o plain_sushi_go plain_sushi_go.c
       ./plain_sushi_go GAMES SEED

   It prints the CPU seconds and the mean score of a player, so that the compiler can't drop any work. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, ROUNDS = 3, HAND = 8, DECK = 108 };
enum { TEMPURA, SASHIMI, DUMPLING, MAKI_1, MAKI_2, MAKI_3, EGG, SALMON, SQUID, PUDDING, WASABI, CHOPSTICKS, KINDS };

static const uint8_t IN_DECK[KINDS] = {14, 14, 14, 6, 12, 8, 5, 10, 5, 10, 6, 4};
static const uint8_t NIGIRI[KINDS] = {[EGG] = 1, [SALMON] = 2, [SQUID] = 3};
static const uint8_t DUMPLINGS[HAND + 1] = {0, 1, 3, 6, 10, 15, 15, 15, 15};

static uint64_t generator;

/* A number from 0 to n - 1. */
static inline uint32_t below(uint32_t n) {
    generator = generator * 6364136223846793005u + 1442695040888963407u;
    return (generator >> 32) * n >> 32;
}

/* Remove a random card; the last one fills its place. */
static inline uint8_t draw(uint8_t *cards, int size) {
    uint32_t at = below(size);
    uint8_t card = cards[at];
    cards[at] = cards[size - 1];
    return card;
}

/* The most icons win the first prize, the next most the second. Ties share a prize; a shared first prize leaves no
   second. */
static void score_maki(const int *icons, int *scores) {
    int most = 0, second = 0, with_most = 0, with_second = 0;
    for (int p = 0; p < PLAYERS; p++) most = icons[p] > most ? icons[p] : most;
    for (int p = 0; p < PLAYERS; p++) with_most += icons[p] == most;
    for (int p = 0; p < PLAYERS; p++) second = icons[p] < most && icons[p] > second ? icons[p] : second;
    for (int p = 0; p < PLAYERS; p++) with_second += icons[p] == second;
    if (most == 0) return;
    for (int p = 0; p < PLAYERS; p++) {
        if (icons[p] == most) scores[p] += 6 / with_most;
        else if (with_most == 1 && second > 0 && icons[p] == second) scores[p] += 3 / with_second;
    }
}

static void score_pudding(const int *puddings, int *scores) {
    int most = puddings[0], least = puddings[0], with_most = 0, with_least = 0;
    for (int p = 1; p < PLAYERS; p++) {
        most = puddings[p] > most ? puddings[p] : most;
        least = puddings[p] < least ? puddings[p] : least;
    }
    if (most == least) return;
    for (int p = 0; p < PLAYERS; p++) {
        with_most += puddings[p] == most;
        with_least += puddings[p] == least;
    }
    for (int p = 0; p < PLAYERS; p++) {
        if (puddings[p] == most) scores[p] += 6 / with_most;
        if (puddings[p] == least) scores[p] -= 6 / with_least;
    }
}

static void play_round(uint8_t *deck, int *deck_size, int *puddings, int *scores) {
    uint8_t hands[PLAYERS][HAND], plates[PLAYERS][KINDS] = {{0}};
    int free_wasabi[PLAYERS] = {0}, icons[PLAYERS];
    for (int h = 0; h < PLAYERS; h++)
        for (int i = 0; i < HAND; i++) hands[h][i] = draw(deck, (*deck_size)--);
    for (int size = HAND; size > 0; size--)
        for (int p = 0; p < PLAYERS; p++) {
            /* Hands stay in place and the players move on: that is passing to the left. */
            uint8_t card = draw(hands[(p + size) % PLAYERS], size);
            int dipped = free_wasabi[p] > 0 && NIGIRI[card] > 0;
            plates[p][card]++;
            scores[p] += NIGIRI[card] * (1 + 2 * dipped);
            free_wasabi[p] += (card == WASABI) - dipped;
        }
    for (int p = 0; p < PLAYERS; p++) {
        const uint8_t *plate = plates[p];
        scores[p] += plate[TEMPURA] / 2 * 5 + plate[SASHIMI] / 3 * 10 + DUMPLINGS[plate[DUMPLING]];
        icons[p] = plate[MAKI_1] + 2 * plate[MAKI_2] + 3 * plate[MAKI_3];
        puddings[p] += plate[PUDDING];
    }
    score_maki(icons, scores);
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    long games = atol(argv[1]), total = 0;
    generator = strtoull(argv[2], NULL, 10);
    uint8_t sorted[DECK], deck[DECK];
    for (int kind = 0, i = 0; kind < KINDS; kind++)
        for (int n = 0; n < IN_DECK[kind]; n++) sorted[i++] = kind;
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        int deck_size = DECK, puddings[PLAYERS] = {0}, scores[PLAYERS] = {0};
        memcpy(deck, sorted, DECK);
        for (int round = 0; round < ROUNDS; round++) play_round(deck, &deck_size, puddings, scores);
        score_pudding(puddings, scores);
        for (int p = 0; p < PLAYERS; p++) total += scores[p];
    }
    printf("%.6f %.4f\n", (double)(clock() - began) / CLOCKS_PER_SEC, (double)total / games / PLAYERS);
    return 0;
}
