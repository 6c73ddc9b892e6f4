import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from '../index.ts'

const hoursAfterLoss = 24

/**
 * Whether a promotion may be told to the player now: with the player's consent to marketing by mail, which a lock ends; never during a lock, break or review; and in calm mode not
 * when play of the last 24 hours lost.
 */
export async function wantsOffers(
  { clock, playerOf, isLocked, isCalm, figuresOf }: Deps,
  executor: Db | Tx,
  playerId: string,
): Promise<boolean> {
  const player = await playerOf(executor, playerId)
  if (!player?.subscribeEmail || (await isLocked(executor, playerId))) return false
  if (!(await isCalm(executor, playerId))) return true
  const now = clock.now()
  const span = { playerId, from: now.subtract({ hours: hoursAfterLoss }), until: now.add({ minutes: 1 }) }
  return (await figuresOf(executor, span)).net >= 0
}
