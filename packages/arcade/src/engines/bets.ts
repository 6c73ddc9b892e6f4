import { type Fraction, fraction, sum, toNumber } from '@andon/money/fraction'

/** One bet of a layout. */
export interface PlacedBet {
  /** The id by which limits and figures list bets of this sort, such as `straight` or `banker`. */
  readonly bet: string
  /** In minor units. */
  readonly amount: number
}

/** The stake of a choice that is a layout of bets, in minor units. */
export interface LaidStake {
  readonly total: number
  readonly bets: readonly PlacedBet[]
}

/** Both included, in minor units. */
export interface StakeRange {
  readonly least: number
  readonly most: number
}

/** Limits of a layout of bets at a table. */
export interface TableLimits {
  /** Values of the chips that the client offers, ascending. Every amount is a multiple of the least. */
  readonly chips: readonly number[]
  /** For each bet, by its id. A bet without limits is refused. */
  readonly bets: Readonly<Record<string, StakeRange>>
  /** For all bets of a layout together. */
  readonly layout: StakeRange
}

export function laidStake(bets: readonly PlacedBet[]): LaidStake {
  return { total: bets.reduce((sum, { amount }) => sum + amount, 0), bets }
}

/** Why a layout is not taken: the bet, or null for all together, whose limits it breaks. */
export interface BrokenLimit extends StakeRange {
  readonly bet: string | null
}

/** Null where the layout keeps within the limits. */
export function brokenLimit(
  { total, bets }: LaidStake,
  { chips, bets: limits, layout }: TableLimits,
): BrokenLimit | null {
  const [unit = 1] = chips
  const isWithin = (amount: number, { least, most }: StakeRange) =>
    Number.isSafeInteger(amount) && amount >= least && amount <= most && amount % unit === 0
  for (const { bet, amount } of bets) {
    const limit = Object.hasOwn(limits, bet) ? limits[bet] : undefined
    if (!limit) return { bet, least: 0, most: 0 }
    if (!isWithin(amount, limit)) return { bet, ...limit }
  }
  return bets.length > 0 && isWithin(total, layout) ? null : { bet: null, ...layout }
}

/** The figures of a game that its expected return needs. */
interface Returns {
  /** The return of each bet of a layout where bets differ, as a multiple of its amount. */
  readonly bets?:
    | Readonly<Record<string, { readonly rtp: Fraction; readonly ofAmount?: Fraction | undefined }>>
    | undefined
}

/** The mean of what a stake returns, in minor units: by the figures of each bet of its layout, or by `rtp`, that of the game. */
export function expectedReturn(
  { stake, laid }: { readonly stake: number; readonly laid: LaidStake | null },
  { bets: figures }: Returns,
  rtp: Fraction,
): number {
  const parts = laid?.bets ?? [{ bet: '', amount: stake }]
  const returned = parts.map(({ bet, amount }) => {
    const { numerator, denominator } = figures?.[bet]?.ofAmount ?? figures?.[bet]?.rtp ?? rtp
    return fraction(numerator * BigInt(amount), denominator)
  })
  return toNumber(sum(returned))
}
