import type { Db, Tx } from '@andon/platform/sql'
import { hasFreeRounds } from './domain/free-rounds.ts'
import { activeBonus } from './store/bonuses.ts'

/** The player's free rounds in a game, in the form that its supplier gets; null without any. */
export async function freeRoundsOf(
  executor: Db | Tx,
  { playerId, gameCode }: { playerId: string; gameCode: string },
): Promise<{ freeRoundsId: string; stake: number; left: number } | null> {
  const bonus = await activeBonus(executor, playerId)
  if (!bonus || !hasFreeRounds(bonus, gameCode) || bonus.terms.reward.kind !== 'free-spins') return null
  return { freeRoundsId: bonus.id, stake: bonus.terms.reward.stake, left: bonus.freeRoundsLeft }
}
