import type { Played } from '@andon/operator/limits'
import type { Moved } from './move-money.ts'

/** What limits count for a call. A rollback is subtracted at the time at which its stake was counted. */
export function playedOf({ call, decision, bet }: Moved, at: Temporal.Instant): Played[] {
  const { playerId, amount } = call
  if (decision === 'debit') return [{ playerId, staked: amount, won: 0, at }]
  if (decision === 'credit') return [{ playerId, staked: 0, won: amount, at }]
  if (decision === 'returnStake' && bet) return [{ playerId, staked: -bet.amount, won: 0, at: bet.at }]
  return []
}
