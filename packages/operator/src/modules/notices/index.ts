import type { Language } from '@andon/contract/languages'
import type { Messages } from '@andon/platform/messages'
import type { Outbox } from '@andon/platform/outbox'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { forgetSent } from './forget-sent.ts'
import { sendDue } from './send-due.ts'
import { withNotices } from './with-notices.ts'

/**
 * Notices own what players are told by mail of their money, limits and locks: what they did not see happen, or want in writing.
 * - A notice is written in the transaction of the fact that causes it, so none is lost and none is sent of what did not happen; it is sent, and
 *   marked as sent, in another one, so that a mail never stands in the way of a payment. The bus would not do: it may lose a fact.
 * - One occasion, one mail, however often a fact is written or a node tries.
 * - In the player's own language, at their address of the moment of sending. No card or account number, nothing that opens an account.
 * What concerns the ways into an account is mailed by identity, in the transaction that changes them. Marketing is none of this module's business.
 */
export function createNotices(runtime: Runtime, options: NoticesOptions) {
  const deps: Deps = { ...runtime, ...options }
  return {
    /** The outbox for whoever's facts are to be mailed. */
    withNotices: (outbox: Outbox) => withNotices(deps, outbox),
    /** What waits is sent now. */
    sendDue: () => sendDue(deps),
    jobs: [
      { name: 'notices.sendDue', cron: '* * * * *', run: () => sendDue(deps) },
      { name: 'notices.forgetSent', cron: '41 3 * * *', run: () => forgetSent(deps) },
    ],
  }
}

export type Notices = ReturnType<typeof createNotices>

export interface NoticesOptions {
  readonly messages: Messages
  playerOf(executor: Db | Tx, playerId: string): Promise<Addressee | null>
}

export interface Deps extends Runtime, NoticesOptions {}

export interface Addressee {
  readonly email: string
  readonly language: Language
  readonly country: string
}
