import { allocate, minor } from '@andon/money'
import type { Part, Pockets } from './pockets.ts'

/** The order in which pockets pay a stake under an active bonus; real cash pays the rest. Free bets are for sportsbooks only. */
const stakingOrder = ['drp', 'wrp', 'crp'] as const

/** The pockets that pay a stake under an active bonus. The part from real cash may exceed the balance: the ledger then refuses the stake. */
export function splitStake(
  pockets: Pockets,
  { amount, sportsbook }: { amount: number; sportsbook: boolean },
): readonly Part[] {
  const parts: Part[] = []
  let left = amount
  for (const pocket of [...stakingOrder, ...(sportsbook ? (['freebet'] as const) : [])]) {
    const taken = Math.min(left, pockets[pocket])
    if (taken > 0) parts.push({ pocket, amount: taken })
    left = minor(left - taken)
  }
  return left > 0 || parts.length === 0 ? [...parts, { pocket: 'realCash', amount: left }] : parts
}

/** Splits a win in proportion to its stake, in whole units that sum to the win; all real cash if the stake was zero. */
export function shareWin(amount: number, stake: readonly Part[]): readonly Part[] {
  const paid = stake.filter((part) => part.amount > 0)
  if (paid.length === 0) return [{ pocket: 'realCash', amount }]
  const shares = allocate(
    amount,
    paid.map((part) => part.amount),
  )
  return paid.map(({ pocket }, index) => ({ pocket, amount: shares[index] ?? 0 }))
}
