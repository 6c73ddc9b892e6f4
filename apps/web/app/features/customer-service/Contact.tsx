import { Button } from '@andon/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { chatWindow, useChatWindow } from '../../page/chat-window.ts'
import { usePage } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { ContactForm } from './ContactForm.tsx'
import { customerServiceText } from './text.ts'

/** The contact form, then the confirmation. Players need not enter their name and address. */
export function Contact() {
  const t = useText(customerServiceText)
  const session = useSession()
  const { signedInHint, site } = usePage()
  const [reference, setReference] = useState<string | null>(null)
  const known = session.state === 'player' || (session.state === 'unknown' && signedInHint)
  const email = session.state === 'player' ? session.profile?.email : undefined
  return (
    <section id="contact" className="service-card" aria-labelledby="contact-title">
      {reference === null ? (
        <>
          <h2 id="contact-title" className="heading-2">
            {t('contact')}
          </h2>
          <p className="text-ink-soft">{t('contactIntro')}</p>
          {site.flags.chat && <OrChat />}
          {known && <p>{email === undefined ? '\u00a0' : t('answerTo', { email })}</p>}
          <ContactForm key={known ? 'player' : 'visitor'} asksWho={!known} onSent={setReference} />
        </>
      ) : (
        <Sent reference={reference} onAnother={() => setReference(null)} />
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

function Sent({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const t = useText(customerServiceText)
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
          <code>{reference}</code>
        </dd>
      </dl>
      <p>
        <Button onClick={onAnother}>{t('another')}</Button>
      </p>
    </>
  )
}
