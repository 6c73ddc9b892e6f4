import { type PlayerApi, Refusal } from '@andon/contract'
import { Download } from '@andon/contract/files'
import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import type { Handlers } from '@andon/platform/http'
import type { Db } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { type ChatMessage, lastMessages } from '../store/chat-messages.ts'
import { closingsOf } from '../store/closings.ts'
import { type Conversation, conversationOf, markMailed } from '../store/conversations.ts'
import { transcriptMails } from './chat-mails.ts'
import { chatOwner } from './chat-owner.ts'

const mostMessages = 5_000
const mailedEveryMinutes = 10

/** The whole conversation as a text, to keep or by mail. */
export function transcripts(deps: Deps): Pick<Handlers<PlayerApi['support']>, 'getTranscript' | 'mailTranscript'> {
  const { clock, db, identity, messages } = deps
  return {
    getTranscript: async (_request, context) => {
      const owner = chatOwner(context)
      const conversation = owner && (await conversationOf(db, owner))
      if (!conversation) throw new Refusal('NOT_FOUND')
      const text = await transcriptOf(db, conversation, context)
      const day = clock.now().toZonedDateTimeISO(siteOf(context.site).timeZone).toPlainDate()
      // with a mark, by which older editors know that it is not in Shift_JIS
      const content = new Blob([`\ufeff${text.replaceAll('\n', '\r\n')}`])
      return new Download({ content, contentType: 'text/plain; charset=utf-8', fileName: `chat-${day}.txt` })
    },
    mailTranscript: async (_request, context) => {
      const { session, site, language } = context
      const conversation = await conversationOf(db, { playerId: session.playerId })
      const player = await identity.player(db, session.playerId)
      if (!conversation || !player) throw new Refusal('NOT_FOUND')
      const transcript = await transcriptOf(db, conversation, context)
      const at = clock.now()
      await db.transaction(async (tx) => {
        const since = at.subtract({ minutes: mailedEveryMinutes })
        if (!(await markMailed(tx, { id: conversation.id, at, since })))
          throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: mailedEveryMinutes * 60 })
        await messages.send(tx, {
          channel: 'email',
          site,
          to: player.email,
          ...transcriptMails[language]({ transcript }),
        })
      })
      return { success: true }
    },
  }
}

interface Reader {
  readonly site: string
  readonly language: Language
}

async function transcriptOf(db: Db, { id: conversationId, version }: Conversation, { site, language }: Reader) {
  const kept = await lastMessages(db, { conversationId, limit: mostMessages })
  const closings = await closingsOf(db, { conversationId, from: 0, to: version })
  const { name, timeZone } = siteOf(site)
  const t = words[language]
  const when = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const at = (instant: Temporal.Instant) => when.format(instant.epochMilliseconds)
  const events = [
    ...kept.map((message) => ({
      version: message.version,
      text: `${at(message.at)}  ${t[whoOf(message)]}\n${saidIn(message, t)}`,
    })),
    ...closings.map((closing) => ({ version: closing.version, text: `${at(closing.at)}  ${t.closed}` })),
  ].sort((one, other) => one.version - other.version)
  return [`${name} ${t.title} (${timeZone})`, ...events.map(({ text }) => text)].join('\n\n')
}

const whoOf = ({ author }: ChatMessage) => (author === 'service' ? 'service' : 'me')
const saidIn = ({ text, file }: ChatMessage, t: (typeof words)[Language]) => (file ? `[${t.file}: ${file.name}]` : text)

const words = {
  ja: {
    title: 'チャットの記録',
    me: '自分',
    service: 'カスタマーサービス',
    file: 'ファイル',
    closed: 'お問い合わせが終了しました',
  },
  en: { title: 'chat transcript', me: 'You', service: 'Customer service', file: 'File', closed: 'Conversation closed' },
} as const satisfies Record<Language, Record<string, string>>
