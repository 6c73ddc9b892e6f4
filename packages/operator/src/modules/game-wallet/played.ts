import type { Played } from '@andon/operator/limits'
import type { Moved } from './move-money.ts'

/** What the limits count of a call: a rollback is taken out of the time in which its stake was counted. */
export function playedOf({ call, decision, bet }: Moved, at: Temporal.Instant): Played[] {
  const { playerId, amount } = call
  if (decision === 'debit') return [{ playerId, staked: amount, won: 0, at }]
  if (decision === 'credit') return [{ playerId, staked: 0, won: amount, at }]
  if (decision === 'returnStake' && bet) return [{ playerId, staked: -bet.amount, won: 0, at: bet.at }]
  return []
}
