import { useEventState, useOffer } from '../../live/use-live.ts'
import { Link } from '../../page/Link.tsx'
import { useEventNames, useName, useOdds, useText } from '../../page/text.ts'
import { noticesText } from '../text.ts'
import { alerts, dropAlert, type PriceAlert, stateOf } from './alerts.ts'

/** The price alerts with the prices of now. Notices follow them while the sportsbook is open. */
export function AlertList() {
  const t = useText(noticesText)
  const all = alerts.use()
  return (
    <section aria-label={t('alerts')}>
      <h2 className="section-title">{t('alerts')}</h2>
      {all.length === 0 ? (
        <p className="notices-text">{t('alertsNone')}</p>
      ) : (
        <ul className="notices-list" aria-label={t('alerts')}>
          {all.map((alert) => (
            <AlertItem key={alert.selection} alert={alert} />
          ))}
        </ul>
      )}
      <p className="notices-text">{t('alertsText')}</p>
    </section>
  )
}

function AlertItem({ alert }: { alert: PriceAlert }) {
  const t = useText(noticesText)
  const odds = useOdds()
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const { selection, event, names, atLeast } = alert
  const offer = useOffer(selection)
  const status = useEventState(event)?.status
  const state = stateOf(alert, { offer, status })
  const outcome = ofOutcome(names.outcome, { selection, event: names.event })
  const now =
    state === 'suspended' || state === 'closed'
      ? t('suspended')
      : offer?.price
        ? t('now', { price: odds(offer.price) })
        : t('unknown')
  return (
    <li>
      <Link to={{ page: 'event', event, part: selection.split('/')[1]?.split('|')[0] ?? '' }} className="notices-told">
        <b>
          {outcome} · {t('atLeast', { price: odds(atLeast) })}
        </b>
        <span>
          {now} · {nameOf(names.market)} · {ofEvent(names.event)}
        </span>
      </Link>
      <button
        type="button"
        className="slip-link"
        aria-label={t('removeAlert', { outcome })}
        onClick={() => dropAlert(selection)}
      >
        {t('remove')}
      </button>
    </li>
  )
}
