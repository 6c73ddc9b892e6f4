import type { TumbleRules, TumbleSymbol } from './rules.ts'

const paying = (id: string, pays: TumbleSymbol['pays']): TumbleSymbol => ({ id, role: 'pays', pays })
const scatter: TumbleSymbol = { id: 's', role: 'scatter', pays: {} }
const strips = (...reels: readonly string[]) => reels.map((reel) => reel.split(' '))

/** Small enough to count every stop by the code that plays the game. */
export const anywhere: TumbleRules = {
  gameCode: 'small-anywhere',
  rows: 3,
  payUnit: 4,
  pays: 'anywhere',
  symbols: [paying('a', { 4: 9, 6: 30 }), paying('b', { 4: 3, 5: 6 }), paying('c', { 5: 2 }), scatter],
  strips: {
    base: strips('a b b c a s c b', 'b a c c b a s', 'c a b b s a b c c', 'a c b c b s a'),
    free: strips('a a b c s b b c', 'b b a c c a s', 'c a b b c s a b', 'b c b s c b a'),
  },
  mostFalls: 6,
  multiplier: { perFall: 1, most: 5, growsOverFreeSpins: true },
  scatter: { 3: { stakeMultiple: 2, freeSpins: 2 }, 4: { stakeMultiple: 5, freeSpins: 3 } },
  mostFreeSpins: 5,
}

export const cluster: TumbleRules = {
  ...anywhere,
  gameCode: 'small-cluster',
  pays: 'cluster',
  symbols: [paying('a', { 3: 8, 5: 20 }), paying('b', { 3: 4, 5: 9 }), paying('c', { 3: 1 }), scatter],
  multiplier: { perFall: 2, most: 7, growsOverFreeSpins: false },
}

export const wildCluster: TumbleRules = {
  ...cluster,
  gameCode: 'small-wild-cluster',
  symbols: [
    paying('a', { 4: 8, 6: 20 }),
    paying('b', { 4: 4, 6: 9 }),
    paying('c', { 4: 1 }),
    { id: 'w', role: 'wild', pays: {} },
    scatter,
  ],
  strips: {
    base: strips('a b w c a s c b', 'b a c w c b a s', 'c a b w s a b c c', 'a c b w b s a'),
    free: strips('a w b c s w b c', 'b b a c c w s', 'c a w b c s a b', 'b w b s c b a'),
  },
}

/** Each win knocks one row out. */
export const fallingRows: TumbleRules = {
  ...anywhere,
  gameCode: 'small-rows',
  pays: 'rows',
  symbols: [paying('a', { 3: 8, 4: 20 }), paying('b', { 3: 4, 4: 9 }), paying('c', { 3: 1 }), scatter],
  multiplier: { perFall: 0, most: 1, growsOverFreeSpins: false },
  scatter: {},
  mostFreeSpins: 0,
}
