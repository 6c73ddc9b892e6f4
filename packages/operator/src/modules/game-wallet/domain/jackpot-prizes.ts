import type { JackpotPrize } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import type { Decision } from './decision-table.ts'
import type { MoneyCall, StoredRound } from './stored.ts'

/**
 * What a decided call changes of what jackpots have paid to its round, by jackpot; below zero: taken back. An adjustment states what one of them should have
 * paid; one that cancels the round takes the others back.
 */
export function prizeChanges(
  { call, decision }: { readonly call: MoneyCall; readonly decision: Decision },
  round: StoredRound | undefined,
): readonly JackpotPrize[] {
  const { jackpot, cancels = false } = call
  if (decision === 'credit') return jackpot ? [jackpot] : []
  if (decision !== 'adjust') return []
  const taken = (round?.jackpots ?? [])
    .filter(({ id }) => cancels || id === jackpot?.id)
    .map(({ id, amount }) => ({ id, amount: -amount }))
  return summed([...taken, ...(jackpot ? [jackpot] : [])])
}

/** One for each jackpot, without those of 0. */
export function summed(prizes: readonly JackpotPrize[]): readonly JackpotPrize[] {
  return [...Map.groupBy(prizes, ({ id }) => id)]
    .map(([id, parts]) => ({ id, amount: parts.reduce((sum, { amount }) => minor(sum + amount), 0) }))
    .filter(({ amount }) => amount !== 0)
}

export const sumOfPrizes = (prizes: readonly JackpotPrize[]) =>
  prizes.reduce((sum, { amount }) => minor(sum + amount), 0)
