import { useId } from 'react'
import { useCalm } from '../page/calm.ts'
import { dayOf } from '../page/days.ts'
import { Link } from '../page/Link.tsx'
import { useServices } from '../page/services.ts'
import { useText, useTimes } from '../page/text.ts'
import { useZone } from '../page/time-zone.ts'
import { AlertList } from './alerts/AlertList.tsx'
import { dayResult, isLosingDay } from './day-result.ts'
import { kinds, noticeSettings } from './notice-settings.ts'
import { noticesText } from './text.ts'
import { useToldList } from './told.ts'
import { useNotice } from './use-notice.ts'
import './panel.css'

/** The price alerts, what is told, and what was told since the page was opened. */
export default function NoticesPanel() {
  const t = useText(noticesText)
  return (
    <div className="notices-panel">
      <section aria-label={t('latest')}>
        <h2 className="section-title">{t('latest')}</h2>
        <Silence />
        <Latest />
      </section>
      <AlertList />
      <Kinds />
    </div>
  )
}

/** Says why nothing is shown at the moment. */
function Silence() {
  const t = useText(noticesText)
  const zone = useZone()
  const isCalm = useCalm()
  const { quietAfterLosses } = noticeSettings.use()
  const isQuiet = isLosingDay(dayResult.use(), dayOf(Date.now(), zone)) && quietAfterLosses
  if (!isCalm && !isQuiet) return null
  return <p className="notices-quiet">{t(isCalm ? 'isCalm' : 'isQuiet')}</p>
}

function Latest() {
  const t = useText(noticesText)
  const { clock } = useTimes()
  const { host } = useServices()
  const noticeOf = useNotice()
  const list = useToldList()
  if (list.length === 0) return <p className="notices-text">{t('latestNone')}</p>
  return (
    <ul className="notices-list" aria-label={t('latest')}>
      {list.map(({ no, at, occasion }) => {
        const { text, about, to } = noticeOf(occasion)
        const line = (
          <>
            <b>{text}</b>
            <span>{about}</span>
          </>
        )
        return (
          <li key={no}>
            <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
            {to ? (
              <Link to={to} className="notices-told">
                {line}
              </Link>
            ) : (
              <button type="button" className="notices-told" onClick={() => host.send({ type: 'sportsbook.limits' })}>
                {line}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Each kind of notice on or off, and the silence after losses. */
function Kinds() {
  const t = useText(noticesText)
  const chosen = noticeSettings.use()
  const help = useId()
  return (
    <section aria-label={t('kinds')}>
      <h2 className="section-title">{t('kinds')}</h2>
      {kinds.map((kind) => (
        <label key={kind} className="notices-check">
          <input
            type="checkbox"
            checked={chosen[kind]}
            onChange={({ target: { checked } }) => noticeSettings.update((before) => ({ ...before, [kind]: checked }))}
          />
          {t(`kind.${kind}`)}
        </label>
      ))}
      <label className="notices-check notices-apart">
        <input
          type="checkbox"
          aria-describedby={help}
          checked={chosen.quietAfterLosses}
          onChange={({ target: { checked } }) =>
            noticeSettings.update((before) => ({ ...before, quietAfterLosses: checked }))
          }
        />
        {t('quiet')}
      </label>
      <p id={help} className="notices-text notices-help">
        {t('quietText')}
      </p>
    </section>
  )
}
