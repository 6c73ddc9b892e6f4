import type { Language } from '@andon/contract/languages'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { inboxRoutes } from './inbox.ts'
import { deleteBefore } from './store/notices.ts'
import { noticesSubscriber } from './subscriber.ts'

/** Longer than any fact of the same occasion can be repeated. */
const keptDays = 400

/**
 * Notices own the player's inbox, and the mails about money, limits and locks: what players did not see happen, or want in writing.
 * - Every notice stands in the inbox for 400 days; its words are made when it is read, in the language of the page. Each change of an inbox raises its
 *   version under a lock, and the number of unread notices is counted, never added up, so all open pages agree.
 * - They follow facts, so no mail is sent about a change that was rolled back, and mail never delays a payment. A notice is stored and its mail
 *   queued in one transaction with the subscriber's position: neither is lost, and neither happens twice.
 * - One occasion causes one mail, however often a fact is written about it.
 * - A mail is in the player's language and goes to the address at the moment of sending. It contains no card or account number and no login link.
 * Security messages are mailed by identity and replies of customer service by support; the inbox has them, too. Marketing is not part of this module.
 * Publishes, keyed by player (facts.ts): `notices.InboxChanged`.
 */
export function createNotices(runtime: Runtime, options: NoticesOptions) {
  const deps: Deps = { ...runtime, ...options }
  const { clock, db } = deps
  const forgetOld = () => deleteBefore(db, clock.now().subtract({ hours: keptDays * 24 }))
  return {
    routes: inboxRoutes(deps),
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

export { inboxChanged } from './facts.ts'
