import { supportRoutes } from '@andon/contract/player-api/late-routes/support'
import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { chatText } from './text.ts'
import type { ChatState, Conversation } from './use-conversation.ts'

const [, filePath = ''] = supportRoutes.getChatFile.split(' ')

type Message = ChatState['messages'][number]
type Props = Pick<Conversation, 'chat' | 'showEarlier'> & { readonly typing: boolean }

/** The messages and closings in their order, scrolled to the newest; new ones are read out politely. */
export function ChatLog({ chat, showEarlier, typing }: Props) {
  const t = useText(chatText)
  const log = useRef<HTMLDivElement>(null)
  const newest = chat?.messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined || typing) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest, typing])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div ref={log} role="log" aria-live="polite" aria-label={t('log')} tabIndex={0} className="chat-log">
      {chat === undefined && <Skeleton lines={3} />}
      {chat?.messages.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      {chat?.earlier && <Earlier show={showEarlier} />}
      {chat && eventsOf(chat).map((event) => <Event key={event.version} event={event} />)}
      {typing && <p className="chat-note">{t('typing')}</p>}
    </div>
  )
}

function Earlier({ show }: { show: () => Promise<void> }) {
  const t = useText(chatText)
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      await show()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error // the button stays
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="text-center">
      <Button kind="quiet" busy={busy} onClick={() => void load()}>
        {t('earlier')}
      </Button>
    </p>
  )
}

type ChatEvent = Message | (ChatState['closings'][number] & { readonly id?: never })

const eventsOf = ({ messages, closings }: ChatState): readonly ChatEvent[] =>
  [...messages, ...closings].sort((one, other) => one.version - other.version)

function Event({ event }: { event: ChatEvent }) {
  const t = useText(chatText)
  const { language } = usePage()
  const { at } = event
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  const time = dateFormat(language, { timeStyle: 'short', ...(today ? {} : { dateStyle: 'medium' }) }).format(date)
  if (event.id === undefined)
    return (
      <p className="chat-closing">
        {t('closing')} <time dateTime={at}>{time}</time>
        {event.stars !== undefined && ` · ${t('rated', { stars: event.stars })}`}
      </p>
    )
  const { from, text, file, version } = event
  return (
    <article className="chat-message" data-from={from}>
      {file ? <SentFile file={file} version={version} /> : <p className="chat-said">{text}</p>}
      <p className="chat-note">
        {t(from)} <time dateTime={at}>{time}</time>
      </p>
    </article>
  )
}

function SentFile({ file: { name, type, bytes }, version }: { file: NonNullable<Message['file']>; version: number }) {
  const t = useText(chatText)
  const { language, apiBaseUrl } = usePage()
  const query = new URLSearchParams({ languageId: language, version: String(version) })
  const address = `${apiBaseUrl}${filePath}?${query}`
  const shown = name || t('file')
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const isShown = type.startsWith('image/') && type !== 'image/heic'
  return (
    <p className="chat-said">
      <a href={address} download className="chat-file">
        {isShown && <img src={address} alt="" loading="lazy" className="chat-picture" />}
        <span className="text-link">{shown}</span> <span>{size.format(Math.ceil(bytes / 1000))}</span>
      </a>
    </p>
  )
}
