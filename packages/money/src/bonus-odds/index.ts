export {
  type BonusOdds,
  type BonusPlay,
  bestOf,
  bonusOdds,
  boundsOfMet,
  type FreeSpins,
  freeSpinOdds,
} from './bonus-odds.ts'
export type { RoundOdds } from './round-cells.ts'
