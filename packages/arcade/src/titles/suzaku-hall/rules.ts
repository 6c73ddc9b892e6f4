import type { RouletteRules } from '../../engines/table/roulette/roulette-rules.ts'

/** Rules of Suzaku Hall (朱雀の間). Any change here changes the hash and the figures. */
export const rules: RouletteRules = {
  gameCode: 'suzaku-hall',
  mechanic: 'roulette',
  wheel: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29,
    7, 28, 12, 35, 3, 26,
  ],
  red: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  laPartage: null,
  plain: 'single-zero',
}
