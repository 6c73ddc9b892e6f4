import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { BonusState } from '@andon/contract/player-api/bonuses'
import type { Currency } from '@andon/money'

/** A bonus that a player has or had. Amounts are minor units. */
export interface Bonus {
  readonly id: string
  readonly playerId: string
  readonly programme: string
  readonly currency: Currency
  readonly state: BonusState
  /** The terms at the time of the grant: later changes of the programme do not apply. */
  readonly terms: BonusTerms
  readonly bonusAmount: number
  /** The part of the player's own deposit that is tied to the bonus. */
  readonly tiedDeposit: number
  /** The total to be staked. */
  readonly required: number
  /** Staked so far, in hundredths of a minor unit: a stake of ¥10 in a game that counts 5 % adds half a yen. */
  readonly wageredHundredths: number
  /** Free spins left. */
  readonly freeRoundsLeft: number
  /** Bonus money and winnings converted to real cash so far. */
  readonly converted: number
  /** Tied deposit returned to real cash. */
  readonly returned: number
  readonly forfeited: number
  /** Grows with every change; part of the keys of that change's transfers. */
  readonly version: number
  readonly grantedAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly endedAt: Temporal.Instant | null
}

/** A bonus of free spins requires no wagering until they win, but does not count as met before that. */
export function isMet({ required, wageredHundredths, terms }: Pick<Bonus, 'required' | 'wageredHundredths' | 'terms'>) {
  return wageredHundredths >= required * 100 && (required > 0 || terms.wagering.times === 0)
}

/** How much bonus money and winnings may still be converted. */
export function roomToConvert({ terms, converted }: Pick<Bonus, 'terms' | 'converted'>): number {
  return terms.maxConversion === null ? Number.MAX_SAFE_INTEGER : Math.max(0, terms.maxConversion - converted)
}
