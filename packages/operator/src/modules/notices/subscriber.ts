import { on, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import { bonusGranted } from '../bonuses/index.ts'
import {
  depositApproved,
  depositDeclined,
  depositInReview,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalRequested,
} from '../cashier/index.ts'
import { securityChanged, sessionEnded } from '../identity/index.ts'
import { jackpotPaid } from '../jackpots/index.ts'
import { accountLocked, limitsChanged } from '../limits/index.ts'
import { missionReached } from '../missions/index.ts'
import { chatChanged, ticketChanged } from '../support/index.ts'
import { entrantNotified } from '../tournaments/index.ts'
import { statusChanged } from '../verification/index.ts'
import {
  bonusNotice,
  endedDepositNotice,
  jackpotNotice,
  lockNotice,
  missionNotice,
  type Notice,
  proofNotice,
  raiseNotices,
  refusedDepositNotice,
  securityNotice,
  serviceNotice,
  ticketNotice,
  tournamentNotice,
  withdrawalNotice,
} from './domain/notices-of.ts'
import { readKind } from './inbox.ts'
import type { Deps } from './index.ts'
import { sendNotices } from './send-notices.ts'
import { hasUnread } from './store/inbox.ts'
import { removeSubscription } from './store/push.ts'

/** Puts what a fact says into the player's inbox, and mails it. It locks inboxes, and who else locks one locks only that, so many facts share a transaction. */
export function noticesSubscriber(deps: Deps): Subscriber {
  const send = async (tx: Tx, playerId: string, notices: readonly Notice[]) =>
    void (await sendNotices(deps, tx, { playerId, notices }))
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
      on(bonusGranted, (tx, { key, data }) => send(tx, key, bonusNotice(data))),
      on(jackpotPaid, (tx, { key, data }) => send(tx, key, jackpotNotice(data))),
      on(statusChanged, (tx, { key, data }) => send(tx, key, proofNotice(data))),
      on(chatChanged, async (tx, { key, data }) => {
        if (data.unread === 0) await readKind(deps, tx, { playerId: key, kind: 'serviceAnswered' })
        else if (!(await hasUnread(tx, { playerId: key, kind: 'serviceAnswered' })))
          await send(tx, key, serviceNotice(data))
      }),
      on(ticketChanged, (tx, { key, data }) => send(tx, key, ticketNotice(data))),
      on(sessionEnded, (tx, { key, data }) => removeSubscription(tx, { playerId: key, sessionId: data.sessionId })),
      on(securityChanged, (tx, { key, data }) => send(tx, key, securityNotice(data.changeId, data))),
      on(accountLocked, (tx, { key, data }) => send(tx, key, lockNotice(key, data))),
    ],
  })
}
