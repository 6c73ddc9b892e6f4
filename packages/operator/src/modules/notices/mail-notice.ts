import type { Language } from '@andon/contract/languages'
import { isEndable } from '@andon/contract/player-api/notices'
import type { Tx } from '@andon/platform/sql'
import type { Notice } from './domain/notices-of.ts'
import { endOfQuiet } from './domain/quiet-hours.ts'
import { topicOf } from './domain/topics.ts'
import type { Deps } from './index.ts'
import { wantsOffers } from './offers/wants-offers.ts'
import { preferencesOf } from './store/preferences.ts'
import { insertWaiting, takeDueMails } from './store/waiting-mails.ts'
import { unsubscribeUrl } from './unsubscribe.ts'
import { mailWords } from './words.ts'

const atOnce = 50

type MailedNotice = Pick<Notice, 'kind' | 'data'> & { readonly id: string; readonly playerId: string }

/**
 * Mails a notice. Those of topics that the player may end are sent only if the player wants them, with a way to end them, outside of quiet hours and never
 * during a break or lock; all others always and at once.
 */
export async function mailNotice(deps: Deps, tx: Tx, notice: MailedNotice): Promise<void> {
  const { playerId, id: noticeId, kind } = notice
  const player = await deps.playerOf(tx, playerId)
  if (!player) return
  const { site, email: to, language } = player
  const { subject, text } = mailWords(notice, player, deps.originOf(site))
  const topic = topicOf[kind]
  if (!isEndable(topic)) return deps.messages.send(tx, { channel: 'email', site, to, subject, text })
  if (!(await wantsMail(deps, tx, { playerId, topic }))) return
  const { quiet } = await preferencesOf(tx, playerId)
  const dueAt = quiet && endOfQuiet(quiet, deps.clock.now())
  if (dueAt) return insertWaiting(tx, { playerId, noticeId, dueAt })
  const url = await unsubscribeUrl(deps, { playerId, topic, site, language })
  const promotion = { playerId, topic, unsubscribeUrl: url }
  await deps.messages.send(tx, {
    channel: 'email',
    site,
    to,
    subject,
    text: `${text}\n\n${endIt[language](url)}`,
    promotion,
  })
}

const endIt: Readonly<Record<Language, (url: string) => string>> = {
  ja: (url) => `この種類のメールの配信停止: ${url}`,
  en: (url) => `Stop emails like this one: ${url}`,
}

/** True if a mail of a topic that the player may end may be sent now. */
export async function wantsMail(
  deps: Deps,
  executor: Parameters<typeof preferencesOf>[0],
  { playerId, topic }: { playerId: string; topic: string },
): Promise<boolean> {
  if (topic === 'offers') return wantsOffers(deps, executor, playerId)
  const { mailOff } = await preferencesOf(executor, playerId)
  return !mailOff.includes(topic) && !(await deps.isLocked(executor, playerId))
}

/** Sends the mails whose quiet hours are over. */
export async function sendWaiting(deps: Deps): Promise<void> {
  let taken = atOnce
  while (taken === atOnce)
    taken = await deps.db.transaction(async (tx) => {
      const due = await takeDueMails(tx, { now: deps.clock.now(), limit: atOnce })
      for (const notice of due) await mailNotice(deps, tx, notice)
      return due.length
    })
}
