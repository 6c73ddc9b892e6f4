import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'

export function markFinishedRoundsSeen({ gameWallet }: Deps): Handler<PlayerApi['reports']['markFinishedRoundsSeen']> {
  return async ({ finishedUntil }, { session: { playerId } }) => {
    await gameWallet.markEndingsSeen({ playerId, until: Temporal.Instant.from(finishedUntil) })
    return { success: true }
  }
}
