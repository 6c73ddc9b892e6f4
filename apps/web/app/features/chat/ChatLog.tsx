import { Skeleton } from '@andon/ui/Skeleton'
import { useEffect, useRef } from 'react'
import { dateFormat } from '../../page/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { chatText } from './text.ts'
import type { ChatState } from './use-conversation.ts'

/** The messages, scrolled to the newest; new ones are read out politely. */
export function ChatLog({ chat }: { chat: ChatState | undefined }) {
  const t = useText(chatText)
  const log = useRef<HTMLDivElement>(null)
  const newest = chat?.messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div ref={log} role="log" aria-live="polite" aria-label={t('log')} tabIndex={0} className="chat-log">
      {chat === undefined && <Skeleton lines={3} />}
      {chat?.messages.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      {chat?.earlier && <p className="text-ink-soft text-sm">{t('earlier')}</p>}
      {chat?.messages.map((message) => (
        <ChatMessage key={message.id} {...message} />
      ))}
    </div>
  )
}

function ChatMessage({ from, text, at }: ChatState['messages'][number]) {
  const t = useText(chatText)
  const { language } = usePage()
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  const format = dateFormat(language, { timeStyle: 'short', ...(today ? {} : { dateStyle: 'medium' }) })
  return (
    <article className="chat-message" data-from={from}>
      <p className="chat-said">{text}</p>
      <p className="chat-note">
        {t(from)} <time dateTime={at}>{format.format(date)}</time>
      </p>
    </article>
  )
}
