import type { PlayerApi } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { Handlers } from '@andon/platform/http'
import type { Messages } from '@andon/platform/messages'
import type { OutwardPost } from '@andon/platform/outward'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { Db, Tx } from '@andon/platform/sql'
import { inboxRoutes } from './inbox.ts'
import { sendWaiting, wantsMail } from './mail-notice.ts'
import { offerRoutes } from './offers/staff.ts'
import { getNoticePreferences, updateNoticePreferences } from './preferences.ts'
import { pushRoutes } from './push/push-routes.ts'
import { createPushDelivery } from './push/send-pushes.ts'
import { beginStatements, sendMailings } from './send-mailings.ts'
import { deleteMailingsBefore, type OfferTexts } from './store/mailings.ts'
import { deleteBefore } from './store/notices.ts'
import { noticesSubscriber } from './subscriber.ts'
import { readToken, unsubscribe } from './unsubscribe.ts'

/** Longer than any fact of the same occasion can be repeated. */
const keptDays = 400

/**
 * Notices own the player's inbox, and the mails about money, limits and locks: what players did not see happen, or want in writing.
 * - Every notice stands in the inbox for 400 days; its words are made when it is read, in the language of the page. Each change of an inbox raises its
 *   version under a lock, and the number of unread notices is counted, never added up, so all open pages agree.
 * - They follow facts, so no mail is sent about a change that was rolled back, and mail never delays a payment. A notice is stored and its mail
 *   queued in one transaction with the subscriber's position: neither is lost, and neither happens twice.
 * - One occasion causes one mail, however often a fact is written about it.
 * - Once a month each player who did anything gets a statement: what was paid in and out, the result of play, what was received besides, and the time. Staff can send a promotion once to
 *   the players of a brand who agreed to marketing by mail. Both go from player to player in transactions that move the position too (send-mailings.ts).
 * - Mails about tournaments, missions, the month and promotions can be switched off, in the account or by the address in each of them, which needs no login; they wait for the end of
 *   the player's quiet hours, and none is sent during a break or lock. All other mails are always sent, at once.
 * - A session's browser can be told by push that there is a notice. The push names the notice alone, and ends with the session.
 * - A mail is in the player's language and goes to the address at the moment of sending. It contains no card or account number and no login link.
 * Security messages are mailed by identity and replies of customer service by support; the inbox has them, too.
 * Publishes, keyed by player (facts.ts): `notices.InboxChanged`.
 */
export function createNotices(runtime: Runtime, options: NoticesOptions) {
  const deps: Deps = { ...runtime, ...options }
  const { clock, db } = deps
  const routes: Handlers<PlayerApi['notices']> = {
    ...inboxRoutes(deps),
    ...pushRoutes(deps),
    getNoticePreferences: getNoticePreferences(deps),
    updateNoticePreferences: updateNoticePreferences(deps),
  }
  const forgetOld = async () => {
    const before = clock.now().subtract({ hours: keptDays * 24 })
    await deleteBefore(db, before)
    await deleteMailingsBefore(db, before)
  }
  const mailings = async () => {
    await beginStatements(deps)
    await sendMailings(deps)
  }
  return {
    routes,
    staffRoutes: offerRoutes(deps),
    /** Runs on nodes with the role `worker`. */
    pushDelivery: createPushDelivery(deps),
    /** True if a mail of a topic that the player may switch off may be sent now. */
    wantsMail: (named: { playerId: string; topic: string }) => wantsMail(deps, db, named),
    /** Reads the player and topic that the address in a mail names; null for a token that was not made here. */
    readToken: (token: string) => readToken(deps, token),
    unsubscribe: (token: string) => unsubscribe(deps, token),
    subscribers: [noticesSubscriber(deps)],
    jobs: [
      { name: 'notices.forgetOld', cron: '41 3 * * *', run: forgetOld },
      { name: 'notices.sendWaiting', cron: '* * * * *', run: () => sendWaiting(deps) },
      { name: 'notices.sendMailings', cron: '* * * * *', run: mailings },
    ],
  }
}

export interface NoticesOptions {
  readonly messages: Messages
  readonly secrets: Secrets
  /** The origin of a brand, for links in mails. */
  originOf(site: string): string
  /** Returns the sessions that have ended. */
  sessionsOver(executor: Db, sessionIds: readonly string[]): Promise<ReadonlyMap<string, unknown>>
  /** One POST to a push service; returns its status. Refuses addresses of private networks. */
  postPush(endpoint: string, push: OutwardPost): Promise<number>
  /** On a lock, break or review. */
  isLocked(executor: Db | Tx, playerId: string): Promise<boolean>
  playerOf(executor: Db | Tx, playerId: string): Promise<Addressee | null>
  /** In order, the next after an id. */
  playerIdsAfter(executor: Db, page: { after: string; limit: number }): Promise<string[]>
  /** True if the player has turned on calm mode. */
  isCalm(executor: Db | Tx, playerId: string): Promise<boolean>
  figuresOf(
    executor: Db | Tx,
    span: { playerId: string; from: Temporal.Instant; until: Temporal.Instant },
  ): Promise<MonthFigures>
  /** Title and summary of a promotion that all visitors of a brand are shown now; null: it is none, or not in all languages. */
  promotionOf(named: { site: string; slug: string }): Promise<Readonly<Record<Language, OfferTexts>> | null>
  /** Ends the player's consent to marketing by mail. */
  endOffers(tx: Tx, playerId: string): Promise<void>
}

/** Minor units, and minutes logged in. */
export interface MonthFigures {
  readonly paidIn: number
  readonly paidOut: number
  readonly staked: number
  /** Wins less stakes. */
  readonly net: number
  readonly bonuses: number
  readonly prizes: number
  readonly jackpots: number
  readonly minutes: number
}

export interface Deps extends Runtime, NoticesOptions {}

export interface Addressee {
  /** Code of the brand where the player registered. */
  readonly site: string
  readonly email: string
  readonly language: Language
  readonly country: string
  readonly currency: Currency
  /** The consent to marketing by mail. */
  readonly subscribeEmail: boolean
}

export { inboxChanged } from './facts.ts'
export type Notices = ReturnType<typeof createNotices>
