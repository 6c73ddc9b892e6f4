import { on, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import {
  depositApproved,
  depositDeclined,
  depositInReview,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalRequested,
} from '../cashier/index.ts'
import { accountLocked, limitsChanged } from '../limits/index.ts'
import { missionReached } from '../missions/index.ts'
import { entrantNotified } from '../tournaments/index.ts'
import {
  endedDepositNotice,
  lockNotice,
  missionNotice,
  type Notice,
  raiseNotices,
  refusedDepositNotice,
  tournamentNotice,
  withdrawalNotice,
} from './domain/notices-of.ts'
import type { Deps } from './index.ts'
import { insertNotice } from './store/notices.ts'
import { words } from './words.ts'

/** Mails what a fact says. It locks nothing that others lock, so many facts share a transaction. */
export function noticesSubscriber(deps: Deps): Subscriber {
  const send = (tx: Tx, playerId: string, notices: readonly Notice[]) => sendNotices(deps, tx, { playerId, notices })
  return subscriber('notices', {
    atOnce: 50,
    on: [
      on(withdrawalRequested, (tx, { key, data }) => send(tx, key, withdrawalNotice('withdrawalRequested', data))),
      on(withdrawalPaid, (tx, { key, data }) => send(tx, key, withdrawalNotice('withdrawalPaid', data))),
      on(withdrawalRefused, (tx, { key, data }) => send(tx, key, withdrawalNotice('withdrawalRefused', data))),
      on(withdrawalFailed, (tx, { key, data }) => send(tx, key, withdrawalNotice('withdrawalFailed', data))),
      on(depositApproved, (tx, { key, data }) => send(tx, key, endedDepositNotice('depositCame', data))),
      on(depositDeclined, (tx, { key, data }) => send(tx, key, endedDepositNotice('depositCameToNothing', data))),
      on(depositInReview, (tx, { key, data }) => send(tx, key, refusedDepositNotice('depositHeld', data))),
      on(limitsChanged, (tx, { key, data }) => send(tx, key, raiseNotices(data.limits))),
      on(entrantNotified, (tx, { key, data }) => send(tx, key, tournamentNotice(data))),
      on(missionReached, (tx, { key, data }) => send(tx, key, missionNotice(data))),
      on(accountLocked, (tx, { key, data }) => send(tx, key, lockNotice(key, data))),
    ],
  })
}

async function sendNotices(
  { clock, messages, newId, playerOf }: Deps,
  tx: Tx,
  { playerId, notices }: { playerId: string; notices: readonly Notice[] },
): Promise<void> {
  for (const notice of notices) {
    if (!(await insertNotice(tx, { ...notice, id: newId('ntc'), playerId, at: clock.now() }))) continue
    const player = await playerOf(tx, playerId)
    if (!player) continue
    await messages.send(tx, { channel: 'email', site: player.site, to: player.email, ...words(notice, player) })
  }
}
