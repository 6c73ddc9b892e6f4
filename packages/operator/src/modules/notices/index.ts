import type { Language } from '@andon/contract/languages'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { deleteBefore } from './store/notices.ts'
import { noticesSubscriber } from './subscriber.ts'

/** Longer than any fact of the same occasion can be repeated. */
const keptDays = 400

/**
 * Notices own the mails to players about their money, limits and locks: what they did not see happen, or want in writing.
 * - They follow facts, so no mail is sent about a change that was rolled back, and mail never delays a payment. A notice is stored and its mail
 *   queued in one transaction with the subscriber's position: neither is lost, and neither happens twice.
 * - One occasion causes one mail, however often a fact is written about it.
 * - A mail is in the player's language and goes to the address at the moment of sending. It contains no card or account number and no login link.
 * Security messages are mailed by identity, in the transaction of the change. Marketing is not part of this module.
 */
export function createNotices(runtime: Runtime, options: NoticesOptions) {
  const deps: Deps = { ...runtime, ...options }
  const { clock, db } = deps
  const forgetOld = () => deleteBefore(db, clock.now().subtract({ hours: keptDays * 24 }))
  return {
    subscribers: [noticesSubscriber(deps)],
    jobs: [{ name: 'notices.forgetOld', cron: '41 3 * * *', run: forgetOld }],
  }
}

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
