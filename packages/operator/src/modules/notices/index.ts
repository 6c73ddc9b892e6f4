import type { Language } from '@andon/contract/languages'
import type { Messages } from '@andon/platform/messages'
import type { Outbox } from '@andon/platform/outbox'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { forgetSent } from './forget-sent.ts'
import { sendDue } from './send-due.ts'
import { withNotices } from './with-notices.ts'

/**
 * Notices own the mails to players about their money, limits and locks: what they did not see happen, or want in writing.
 * - A notice is written in the transaction of the fact that causes it, so no notice is lost or sent about a rolled-back change. It is sent and
 *   marked as sent in another transaction, so that mail never blocks a payment. The bus is not used, because it may lose facts.
 * - One occasion causes one mail, however often a fact is written or a node tries.
 * - A mail is in the player's language and goes to the address at the moment of sending. It contains no card or account number and no login link.
 * Security messages are mailed by identity, in the transaction of the change. Marketing is not part of this module.
 */
export function createNotices(runtime: Runtime, options: NoticesOptions) {
  const deps: Deps = { ...runtime, ...options }
  return {
    /** The outbox for modules whose facts cause mails. */
    withNotices: (outbox: Outbox) => withNotices(deps, outbox),
    /** Sends waiting notices. */
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
  /** Code of the brand where the player registered. */
  readonly site: string
  readonly email: string
  readonly language: Language
  readonly country: string
}
