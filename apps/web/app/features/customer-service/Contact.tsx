import type { QuestionCategory } from '@andon/contract/player-api/content'
import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { chatWindow, useChatWindow } from '../../page/chat-window.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { ContactForm } from './ContactForm.tsx'
import { customerServiceText } from './text.ts'

/** The contact form, then the confirmation. Players need not enter their name and address. */
export function Contact({ categories }: { categories: readonly QuestionCategory[] }) {
  const t = useText(customerServiceText)
  const session = useSession()
  const { signedInHint, site } = usePage()
  const [ticketNumber, setTicketNumber] = useState<string | null>(null)
  const known = session.state === 'player' || (session.state === 'unknown' && signedInHint)
  const email = session.state === 'player' ? session.profile?.email : undefined
  return (
    <section id="contact" className="service-card" aria-labelledby="contact-title">
      {ticketNumber === null ? (
        <>
          <h2 id="contact-title" className="heading-2">
            {t('contact')}
          </h2>
          <p className="text-ink-soft">{t('contactIntro')}</p>
          {site.flags.chat && <OrChat />}
          {known && <p>{email === undefined ? '\u00a0' : t('answerTo', { email })}</p>}
          <ContactForm
            key={known ? 'player' : 'visitor'}
            asksWho={!known}
            onSent={setTicketNumber}
            categories={categories}
          />
        </>
      ) : (
        <Sent ticketNumber={ticketNumber} known={known} onAnother={() => setTicketNumber(null)} />
      )}
    </section>
  )
}

/** Opens the chat from here: on phones its button stands in a menu. Ready as soon as the chat is. */
function OrChat() {
  const t = useText(customerServiceText)
  const shell = useText(shellText)
  const { present } = useChatWindow()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-ink-soft">{t('orChat')}</span>
      <Button disabled={!present} onClick={chatWindow.open}>
        {shell('chat')}
      </Button>
    </p>
  )
}

interface SentProps {
  readonly ticketNumber: string
  /** A player, whose account lists the ticket. */
  readonly known: boolean
  readonly onAnother: () => void
}

function Sent({ ticketNumber, known, onAnother }: SentProps) {
  const t = useText(customerServiceText)
  const path = usePath()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 id="contact-title" ref={title} tabIndex={-1} className="heading-2">
        {t('sentTitle')}
      </h2>
      <p>{t('sentText')}</p>
      <dl>
        <dt className="text-sm text-ink-soft">{t('reference')}</dt>
        <dd>
          <code className="ticket-number">{ticketNumber}</code>
        </dd>
      </dl>
      <p className="flex flex-wrap gap-3">
        {known && (
          <Link to={path(`/account/tickets/${ticketNumber}`)} className="button" data-kind="primary">
            {t('toTicket')}
          </Link>
        )}
        <Button onClick={onAnother}>{t('another')}</Button>
      </p>
    </>
  )
}
