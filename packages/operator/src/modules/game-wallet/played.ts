import type { Played } from '@andon/operator/limits'
import { sumOfPrizes } from './domain/jackpot-prizes.ts'
import type { Moved } from './move-money.ts'

/** The stakes and wins that limits count for a call. A rollback, and a win that is taken back, are subtracted at the time of their stake. */
export function playedOf({ call, decision, bet, wonBefore, prizes }: Moved, at: Temporal.Instant): Played[] {
  const { playerId, amount } = call
  if (decision === 'debit') return [{ playerId, staked: amount, won: 0, at }]
  if (decision === 'credit') return [{ playerId, staked: 0, won: amount + sumOfPrizes(prizes), at }]
  if (decision === 'returnStake' && bet) return [{ playerId, staked: -bet.amount, won: 0, at: bet.at }]
  if (decision === 'adjust' && bet) {
    const won = amount - wonBefore + sumOfPrizes(prizes)
    return won === 0 ? [] : [{ playerId, staked: 0, won, at: won > 0 ? at : bet.at }]
  }
  return []
}
