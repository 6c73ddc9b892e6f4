import type { Tx } from '@andon/platform/sql'
import type { Deps } from './index.ts'
import { claimUnsent, markSent, type StoredNotice } from './store/notices.ts'
import { words } from './words.ts'

const atOnce = 50

/**
 * Sends waiting notices, each in its own transaction: sent and marked as sent, or neither. Any node may take a notice.
 * Throws when the database cannot give the next one; a notice that cannot be sent is logged and skipped.
 */
export async function sendDue(deps: Deps): Promise<void> {
  let failed = 0
  for (let turn = 0; turn < atOnce; turn++) {
    let claimed = false
    const sent = await deps.db
      .transaction(async (tx) => {
        const notice = await claimUnsent(tx, { skip: failed })
        if (!notice) return null
        claimed = true
        return deliver(deps, tx, notice)
      })
      .catch((error) => {
        if (!claimed) throw error
        deps.log.error({ err: error }, 'a notice could not be sent')
        failed += 1 // skipped, so that it does not block the ones after it
        return true
      })
    if (sent === null) return
  }
}

async function deliver({ clock, messages, playerOf }: Deps, tx: Tx, notice: StoredNotice): Promise<true> {
  const player = await playerOf(tx, notice.playerId)
  if (player)
    await messages.send(tx, { channel: 'email', site: player.site, to: player.email, ...words(notice, player) })
  await markSent(tx, { id: notice.id, at: clock.now() })
  return true
}
