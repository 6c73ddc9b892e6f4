import { type Bonus, isMet, roomToConvert } from './bonus.ts'
import { type Movement, movement } from './movement.ts'
import { heldByBonus, type Pockets } from './pockets.ts'

export interface Ended {
  readonly movement: Movement
  readonly bonus: Bonus
}

/**
 * Converts a bonus whose wagering is met: the tied deposit becomes real cash, and so do winnings and bonus money up to the maximum conversion; the
 * rest is forfeited. The bonus stays active while it has free bets or free rounds. Null: nothing to convert.
 */
export function convertIfMet(bonus: Bonus, pockets: Pockets, at: Temporal.Instant): Ended | null {
  if (bonus.state !== 'active' || !isMet(bonus)) return null
  const { drp, wrp, crp, freebet } = pockets
  const over = freebet === 0 && bonus.freeRoundsLeft === 0
  if (!over && drp + wrp + crp === 0) return null
  const converted = Math.min(wrp + crp, roomToConvert(bonus))
  const forfeited = wrp + crp - converted
  return {
    movement: movement(
      [
        { pocket: 'drp', amount: -drp },
        { pocket: 'wrp', amount: -wrp },
        { pocket: 'crp', amount: -crp },
        { pocket: 'realCash', amount: drp + converted },
      ],
      forfeited,
    ),
    bonus: {
      ...bonus,
      converted: bonus.converted + converted,
      returned: bonus.returned + drp,
      forfeited: bonus.forfeited + forfeited,
      ...(over ? { state: 'converted', endedAt: at } : {}),
    },
  }
}

/** Ends a bonus without conversion: the tied deposit becomes real cash; bonus money, free bets and winnings under the bonus are forfeited. */
export function giveUp(
  bonus: Bonus,
  pockets: Pockets,
  { as, at }: { as: 'dropped' | 'expired' | 'spent' | 'revoked'; at: Temporal.Instant },
): Ended {
  const { drp, wrp, crp, freebet } = pockets
  const forfeited = heldByBonus(pockets) - drp
  return {
    movement: movement(
      [
        { pocket: 'drp', amount: -drp },
        { pocket: 'wrp', amount: -wrp },
        { pocket: 'crp', amount: -crp },
        { pocket: 'freebet', amount: -freebet },
        { pocket: 'realCash', amount: drp },
      ],
      forfeited,
    ),
    bonus: {
      ...bonus,
      state: as,
      freeRoundsLeft: 0,
      endedAt: at,
      returned: bonus.returned + drp,
      forfeited: bonus.forfeited + forfeited,
    },
  }
}
