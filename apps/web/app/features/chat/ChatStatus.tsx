import { Fragment, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useZoneName } from '../../page/use-zone-name.ts'
import { answering } from './chat-hours.ts'
import { chatText } from './text.ts'
import type { ChatState } from './use-conversation.ts'

/** Whether somebody answers now, when the chat is answered, and where the answer will arrive. */
export function ChatStatus({ chat: { attended, answersTo, state } }: { chat: ChatState }) {
  const t = useText(chatText)
  const path = usePath()
  const { site, language } = usePage()
  const zoneName = useZoneName()
  const now = useMinute()
  const [standing, ...hours] = answering({ site, attended, language, zone: zoneName(site.timeZone), now })
  return (
    <div className="chat-status">
      {state === 'closed' && <p>{t('closed')}</p>}
      <p>
        <span role="status">{standing && t(...standing)}</span>{' '}
        {hours.map(([key, values]) => (
          <Fragment key={key}>{t(key, values)} </Fragment>
        ))}
        {answersTo === undefined ? t('answersHere') : t('answersTo', { email: answersTo })}{' '}
        {answersTo === undefined && (
          <Link to={path('/customer-service#contact')} className="text-link">
            {t('form')}
          </Link>
        )}
      </p>
    </div>
  )
}

const minuteMs = 60_000

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
