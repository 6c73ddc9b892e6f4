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
  /** As they stood when it was granted: a programme that changes later changes nothing here. */
  readonly terms: BonusTerms
  readonly bonusAmount: number
  /** Of the player's own deposit, tied to it. */
  readonly tiedDeposit: number
  /** What must be staked in all. */
  readonly required: number
  /** What counts so far, in hundredths of a minor unit: a stake of ¥10 in a game that counts 5 % is half a yen. */
  readonly wageredHundredths: number
  /** Free spins that may still be played. */
  readonly freeRoundsLeft: number
  /** Bonus money and winnings that became real cash so far. */
  readonly converted: number
  /** Tied deposit that became real cash again. */
  readonly returned: number
  readonly forfeited: number
  /** Grows with every change, and names the transfers that change makes. */
  readonly version: number
  readonly grantedAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly endedAt: Temporal.Instant | null
}

/** Free spins that have won nothing yet ask for nothing yet, and are not met by that. */
export function isMet({ required, wageredHundredths, terms }: Pick<Bonus, 'required' | 'wageredHundredths' | 'terms'>) {
  return wageredHundredths >= required * 100 && (required > 0 || terms.wagering.times === 0)
}

/** How much bonus money and winnings may still become real cash. */
export function roomToConvert({ terms, converted }: Pick<Bonus, 'terms' | 'converted'>): number {
  return terms.maxConversion === null ? Number.MAX_SAFE_INTEGER : Math.max(0, terms.maxConversion - converted)
}
