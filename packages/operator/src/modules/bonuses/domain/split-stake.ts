import { allocate, minor } from '@andon/money'
import type { Part, Pockets } from './pockets.ts'

/** The order in which pockets pay a stake under an active bonus; real cash pays the rest. Free bets are for sportsbooks only. */
const stakingOrder = ['drp', 'wrp', 'crp'] as const

/**
 * The pockets that pay a stake under an active bonus. The part from real cash may exceed the balance: the ledger then refuses the stake. At a sportsbook the player may
 * want free bets to pay all of it, or none; null: they do not cover it.
 */
export function splitStake(
  pockets: Pockets,
  { amount, sportsbook, freeBets }: { amount: number; sportsbook: boolean; freeBets?: boolean | undefined },
): readonly Part[] | null {
  if (freeBets === true) return sportsbook && pockets.freebet >= amount ? [{ pocket: 'freebet', amount }] : null
  const parts: Part[] = []
  let left = amount
  for (const pocket of [...stakingOrder, ...(sportsbook && freeBets !== false ? (['freebet'] as const) : [])]) {
    const taken = Math.min(left, pockets[pocket])
    if (taken > 0) parts.push({ pocket, amount: taken })
    left = minor(left - taken)
  }
  return left > 0 || parts.length === 0 ? [...parts, { pocket: 'realCash', amount: left }] : parts
}

/** The pockets of one bet, and the bonus it was staked under. */
export interface StakeOfBet {
  readonly bonusId: string | null
  readonly split: readonly Part[]
}

/** The share of a win that belongs to one bonus, or to none (`bonusId` null). */
export interface ShareOfWin {
  readonly bonusId: string | null
  readonly parts: readonly Part[]
}

/**
 * Splits a win in proportion to the stakes of all bets of its round, whichever pocket and bonus each came from, in whole units that sum to the win: largest
 * remainder, the earlier pocket first. All real cash if nothing was staked.
 */
export function shareWin(amount: number, bets: readonly StakeOfBet[]): readonly ShareOfWin[] {
  const stakes = new Map<string, { bonusId: string | null; pocket: Part['pocket']; staked: number }>()
  for (const { bonusId, split } of bets)
    for (const { pocket, amount: staked } of split) {
      if (staked === 0) continue
      const name = `${bonusId} ${pocket}`
      stakes.set(name, { bonusId, pocket, staked: minor((stakes.get(name)?.staked ?? 0) + staked) })
    }
  const staked = [...stakes.values()]
  if (staked.length === 0) return [{ bonusId: null, parts: [{ pocket: 'realCash', amount }] }]
  const shares = allocate(
    amount,
    staked.map((stake) => stake.staked),
  )
  const byBonus = new Map<string | null, Part[]>()
  for (const [index, { bonusId, pocket }] of staked.entries()) {
    const parts = byBonus.get(bonusId) ?? []
    byBonus.set(bonusId, [...parts, { pocket, amount: shares[index] ?? 0 }])
  }
  return [...byBonus].map(([bonusId, parts]) => ({ bonusId, parts }))
}
