import { supportRoutes } from '@andon/contract/player-api/late-routes/support'
import { Fragment, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiRefusal } from '../../api/refusal.ts'
import { useZoneName } from '../../page/dates/use-zone-name.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { useSupport } from '../customer-service/use-support.ts'
import { useRefusalText } from '../forms/text.ts'
import { answering } from './chat-hours.ts'
import { chatText } from './text.ts'
import type { ChatState } from './use-conversation.ts'

const [, transcriptPath = ''] = supportRoutes.getTranscript.split(' ')

/** How many are answered before, whether somebody answers now, when the chat is answered, and where the answer will arrive. */
export function ChatStatus({ chat, isPlayer }: { chat: ChatState; isPlayer: boolean }) {
  const t = useText(chatText)
  const path = usePath()
  const { answersTo, state, position, version } = chat
  const [standing, ...hours] = useAnswering(chat)
  return (
    <div className="chat-status">
      {state === 'closed' && <p>{t('closed')}</p>}
      <p role="status">{position !== undefined && t('position', { count: position })}</p>
      <p>
        <span role="status">{standing}</span>{' '}
        {hours.map((sentence) => (
          <Fragment key={sentence}>{sentence} </Fragment>
        ))}
        {answersTo === undefined ? t('answersHere') : t('answersTo', { email: answersTo })}{' '}
        {(answersTo === undefined || !chat.attended) && (
          <Link to={path('/customer-service#contact')} className="text-link">
            {t('form')}
          </Link>
        )}
      </p>
      {version > 0 && <Transcript isPlayer={isPlayer} />}
    </div>
  )
}

/** The sentences of `answering` for this visitor's clock and time zone. */
export function useAnswering({ attended }: Pick<ChatState, 'attended'>): readonly string[] {
  const t = useText(chatText)
  const { site, language } = usePage()
  const zoneName = useZoneName()
  const now = useMinute()
  const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = { site: zoneName(site.timeZone), viewer: zoneName(viewerZone) }
  return answering({ site, attended, language, viewerZone, zones, now }).map((sentence) => t(...sentence))
}

function Transcript({ isPlayer }: { isPlayer: boolean }) {
  const t = useText(chatText)
  const support = useSupport()
  const toasts = useToasts()
  const refusalText = useRefusalText()
  const { language, apiBaseUrl } = usePage()
  const mail = async () => {
    try {
      await support.mailTranscript({})
      toasts.show({ text: t('mailed') })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      toasts.show({ text: refusalText(error) })
    }
  }
  return (
    <p className="chat-transcript">
      <a href={`${apiBaseUrl}${transcriptPath}?languageId=${language}`} download className="text-link">
        {t('save')}
      </a>
      {isPlayer && (
        <button type="button" className="text-link" onClick={() => void mail()}>
          {t('mail')}
        </button>
      )}
    </p>
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
