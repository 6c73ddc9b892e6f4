import { Refusal } from '@andon/contract'
import { brokenLimit, type StakeRange, type TableLimits } from '../engines/bets.ts'
import type { Game } from '../engines/game.ts'

/** The stakes that a player may choose for a round, in minor units: one of a list, or a layout of bets within the limits of a table. */
export interface Stakes {
  /** Total stakes, ascending; empty where the stake is a layout of bets. Each is divisible by the kind's unit. */
  readonly stakes: readonly number[]
  /** Offered first. Of a table: the value of a chip. */
  readonly defaultStake: number
  /** The limits of a layout. Absent where the stake is one of `stakes`. */
  readonly table?: TableLimits
}

/** The least and the greatest first stake of a round; null if none is offered. */
export function rangeOf({ stakes, table }: Stakes): StakeRange | null {
  const [least, most] = table ? [table.layout.least, table.layout.most] : [stakes[0], stakes.at(-1)]
  const offersBets = !table || Object.keys(table.bets).length > 0
  return least !== undefined && most !== undefined && most >= least && offersBets ? { least, most } : null
}

/** The stakes of at most `most`; perhaps none. */
export function stakesUpTo<Given extends Stakes>(given: Given, most: number): Given {
  const { table } = given
  if (table) return { ...given, table: tableUpTo(table, most) }
  const stakes = given.stakes.filter((stake) => stake <= most)
  return { ...given, stakes, defaultStake: Math.min(given.defaultStake, stakes.at(-1) ?? given.defaultStake) }
}

function tableUpTo({ chips, bets, layout }: TableLimits, most: number): TableLimits {
  const [unit = 1] = chips
  const whole = Math.floor(most / unit) * unit
  const upTo = (range: StakeRange): StakeRange => ({ least: range.least, most: Math.min(range.most, whole) })
  const limited = Object.entries(bets).map(([bet, range]) => [bet, upTo(range)] as const)
  return {
    chips: chips.filter((chip) => chip <= whole),
    bets: Object.fromEntries(limited.filter(([, range]) => range.most >= range.least)),
    layout: upTo(layout),
  }
}

/**
 * Refuses a choice that the game does not offer (CHOICE_UNKNOWN), and a stake that is none of the list, not the sum of its layout, or outside the limits of the table or of
 * one of its bets (STAKE_OUT_OF_RANGE).
 */
export function demandOffered(
  { stakes, table }: Stakes,
  game: Pick<Game, 'offersChoice' | 'stakeOf'>,
  { stake, choice }: { readonly stake: number; readonly choice: unknown },
): void {
  const laid = game.stakeOf(choice)
  if (!laid && !table && !stakes.includes(stake)) throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake' })
  if (!game.offersChoice(choice)) throw new Refusal('CHOICE_UNKNOWN', { field: 'choice' })
  if (!laid && !table) return
  if (!laid || !table || stake !== laid.total)
    throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake', ...(laid && { params: { sum: laid.total } }) })
  const broken = brokenLimit(laid, table)
  if (!broken) return
  const { bet, least: min, most: max } = broken
  throw new Refusal('STAKE_OUT_OF_RANGE', {
    field: bet === null ? 'stake' : 'choice',
    params: { min, max, ...(bet !== null && { bet }) },
  })
}
