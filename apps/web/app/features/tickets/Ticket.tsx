import type { ReplyOf } from '@andon/contract'
import type { support as api } from '@andon/contract/player-api/support'
import { Button } from '@andon/web-kit/Button'
import { useId, useRef, useState } from 'react'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { useSupport } from '../customer-service/use-support.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { ticketsText } from './text.ts'

type TicketView = ReplyOf<typeof api.getTicket>['ticket']
const longest = 4000

/** One ticket: what was written, in order of time, and the field for a reply. */
export function Ticket({ ticket, changed }: { ticket: TicketView; changed: () => Promise<unknown> }) {
  const t = useText(ticketsText)
  const { language } = usePage()
  const title = useId()
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { number, subject, state, messages } = ticket
  return (
    <section className="account-card" aria-labelledby={title}>
      <header className="ticket-head">
        <h2 id={title} className="heading-3 ticket-subject">
          {subject}
        </h2>
        <span className="ticket-state" data-state={state}>
          {t(`state.${state}`)}
        </span>
        <p className="text-sm text-ink-soft">
          {t('number')} <code>{number}</code>
        </p>
      </header>
      <ol className="ticket-messages">
        {messages.map(({ from, text, at }, index) => (
          <li key={index} className="ticket-message" data-from={from}>
            <p className="text-sm text-ink-soft">
              {t(from)} · <time dateTime={at}>{format.format(new Date(at))}</time>
            </p>
            <p className="ticket-text">{text}</p>
          </li>
        ))}
      </ol>
      <Reply number={number} closed={state === 'closed'} changed={changed} />
    </section>
  )
}

function Reply({ number, closed, changed }: { number: string; closed: boolean; changed: () => Promise<unknown> }) {
  const t = useText(ticketsText)
  const support = useSupport()
  const toasts = useToasts()
  const id = useId()
  const form = useAction()
  const [draft, setDraft] = useState('')
  /** Stays the same over failed tries, so that a reply whose confirmation was lost is not stored twice. */
  const attempt = useRef({ text: '', idempotencyKey: '' })
  const send = () => {
    const text = draft.trim()
    if (text === '') return
    if (attempt.current.text !== text) attempt.current = { text, idempotencyKey: crypto.randomUUID() }
    void form.submit(async () => {
      await support.replyTicket({ number, ...attempt.current })
      setDraft('')
      toasts.show({ text: t('sent') })
      await changed()
    })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormFailure failure={form.failure} />
      <div className="field">
        <label htmlFor={id}>{t('reply')}</label>
        <div className="field-input">
          <textarea
            id={id}
            className="ticket-reply"
            rows={4}
            maxLength={longest}
            value={draft}
            readOnly={form.pending}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setDraft(event.target.value)}
          />
        </div>
        <p id={`${id}-hint`} className="field-hint">
          {closed ? t('closedHint') : t('replyHint')}
        </p>
      </div>
      <p>
        <Button type="submit" kind="primary" busy={form.pending}>
          {t('send')}
        </Button>
      </p>
    </form>
  )
}
