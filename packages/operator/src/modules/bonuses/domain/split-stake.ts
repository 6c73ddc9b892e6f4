import { allocate, minor } from '@andon/money'
import type { Part, Pockets } from './pockets.ts'

/** The order in which an active bonus is staked; real cash pays what is left. Free bets only at a sportsbook. */
const stakingOrder = ['drp', 'wrp', 'crp'] as const

/** From which pockets a stake under an active bonus is taken. The part from real cash may be more than there is: the ledger refuses it then. */
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

/** A win in the proportion of its stake, whole units, nothing lost; real cash where the stake was free. */
export function shareWin(amount: number, stake: readonly Part[]): readonly Part[] {
  const paid = stake.filter((part) => part.amount > 0)
  if (paid.length === 0) return [{ pocket: 'realCash', amount }]
  const shares = allocate(
    amount,
    paid.map((part) => part.amount),
  )
  return paid.map(({ pocket }, index) => ({ pocket, amount: shares[index] ?? 0 }))
}
