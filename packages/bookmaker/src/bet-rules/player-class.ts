/** Classes of players, by their own bets alone. Each class has its part of a market's volume; nothing else follows from it. */
export const playerClasses = ['new', 'usual', 'trusted', 'sharp'] as const
export type PlayerClass = (typeof playerClasses)[number]

/** Figures that a class follows from. */
export interface PlayerRecord {
  /** Bets that were won, lost or cashed out; counted up to `manyBets`. */
  readonly decidedBets: number
  /** Number of the last `latestSingles` decided singles that have a closing price to compare with. */
  readonly comparedSingles: number
  /** How far their prices were above the closing prices on average, in thousandths: 2.10 before 2.00 at the start is 50. */
  readonly closingValue: number
}

const fewBets = 10
export const manyBets = 100
export const latestSingles = 50
const enoughSingles = 20
/** An average that luck does not explain: our prices hold twice as much margin. */
const sharpValue = 20

/**
 * A player whose prices were 2 % above the closing prices on average, over 20 singles at least, is sharp, however many bets they made. One with fewer than ten decided
 * bets is new; one with a hundred whose prices were not above the closing ones is trusted; everybody else is usual.
 */
export function playerClass({ decidedBets, comparedSingles, closingValue }: PlayerRecord): PlayerClass {
  const isKnown = comparedSingles >= enoughSingles
  if (isKnown && closingValue >= sharpValue) return 'sharp'
  if (decidedBets < fewBets) return 'new'
  return isKnown && decidedBets >= manyBets && closingValue <= 0 ? 'trusted' : 'usual'
}

/** Share of the volume of a market, in thousandths. */
export const classFactors: Readonly<Record<PlayerClass, number>> = { new: 500, usual: 1000, trusted: 2000, sharp: 250 }
