import { minor } from '@andon/money'
import type { Pocket } from '@andon/operator/wallet'

/** One player's amounts by pocket, in minor units. `crp` does not include free bets, as in the ledger. */
export type Pockets = Readonly<Record<Pocket, number>>

/** A part of a stake, a win or a return, and the pocket it belongs to. */
export interface Part {
  readonly pocket: Pocket
  readonly amount: number
}

/** True if the pocket holds money of a bonus, the player's tied deposit included. */
export const isOfBonus = (pocket: Pocket) => pocket !== 'realCash'

/** Parts that take up to `amount` out of a bonus's pockets: winnings, then bonus money, then the tied deposit. */
export function takeBack(held: Pockets, amount: number): Part[] {
  const parts: Part[] = []
  let left = amount
  for (const pocket of ['wrp', 'crp', 'drp'] as const) {
    const taken = Math.min(left, held[pocket])
    left = minor(left - taken)
    if (taken > 0) parts.push({ pocket, amount: -taken })
  }
  return parts
}

/** The player's money in pockets that belong to a bonus. */
export const heldByBonus = ({ crp, drp, wrp, freebet }: Pockets) => crp + drp + wrp + freebet
