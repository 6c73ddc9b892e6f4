import type { Tx } from '@andon/platform/sql'
import type { Notice } from './domain/notices-of.ts'
import { isInvitation } from './domain/topics.ts'
import { tellInbox } from './inbox.ts'
import type { Deps } from './index.ts'
import { mailNotice } from './mail-notice.ts'
import { pushNotice } from './push/push-notice.ts'
import { changeInbox } from './store/inbox.ts'
import { insertNotice } from './store/notices.ts'

/** Puts notices into the player's inbox, and mails those that are mailed. Returns how many are new. Locks: the player's inbox. */
export async function sendNotices(
  deps: Deps,
  tx: Tx,
  { playerId, notices }: { playerId: string; notices: readonly Notice[] },
): Promise<number> {
  const { clock, newId } = deps
  let sent = 0
  for (const notice of notices) {
    const id = newId('ntc')
    if (isInvitation(notice.kind) && (await deps.isLocked(tx, playerId))) continue
    if (!(await insertNotice(tx, { ...notice, id, playerId, at: clock.now() }))) continue
    await changeInbox(tx, playerId)
    await tellInbox(deps, tx, { playerId, added: id })
    await pushNotice(deps, tx, { ...notice, id, playerId })
    if (notice.mailed) await mailNotice(deps, tx, { ...notice, id, playerId })
    sent += 1
  }
  return sent
}
