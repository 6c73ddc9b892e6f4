import { useId, useState } from 'react'
import { useOffer } from '../../live/use-live.ts'
import type { Names } from '../../page/api.ts'
import { Link } from '../../page/Link.tsx'
import { formatOdds } from '../../page/odds-format.ts'
import { settings } from '../../page/settings.ts'
import { useEventNames, useOdds, useText } from '../../page/text.ts'
import { noticesText } from '../text.ts'
import { alerts, dropAlert, mostAlerts, nextTarget, readPrice, setAlert } from './alerts.ts'
import '../panel.css'

interface Props {
  readonly event: string
  readonly selection: string
  readonly names: { readonly event: Names; readonly market: Names; readonly outcome: Names }
}

/** Asks to be told when a selection's price is high enough, or says that this is asked. Nothing while there is no price. */
export function SetAlert({ event, selection, names }: Props) {
  const t = useText(noticesText)
  const odds = useOdds()
  const { ofOutcome } = useEventNames()
  const all = alerts.use()
  const [opened, setOpened] = useState(false)
  const offer = useOffer(selection)
  const set = all.find((one) => one.selection === selection)
  const outcome = ofOutcome(names.outcome, { selection, event: names.event })
  if (set)
    return (
      <p className="alert-set" role="status">
        {t('alertSet', { price: odds(set.atLeast) })}{' '}
        <button
          type="button"
          className="slip-link"
          aria-label={t('removeAlert', { outcome })}
          onClick={() => dropAlert(selection)}
        >
          {t('remove')}
        </button>
        <Link to={{ page: 'bets', state: 'notices' }} className="slip-link">
          {t('allAlerts')}
        </Link>
      </p>
    )
  if (!offer?.open || offer.price === null) return null
  if (!opened)
    return (
      <button
        type="button"
        className="slip-link alert-add"
        aria-label={t('addAlertOf', { outcome })}
        onClick={() => setOpened(true)}
      >
        {t('addAlert')}
      </button>
    )
  if (all.length >= mostAlerts) return <p className="notices-text">{t('alertFull', { most: mostAlerts })}</p>
  return (
    <AlertForm
      price={offer.price}
      onSet={(atLeast) => {
        setAlert({ event, selection, names, atLeast })
        setOpened(false)
      }}
    />
  )
}

/** The price is typed as a decimal, whatever format the player reads. */
function AlertForm({ price, onSet }: { price: number; onSet: (atLeast: number) => void }) {
  const t = useText(noticesText)
  const odds = useOdds()
  const { odds: format } = settings.use()
  const [typed, setTyped] = useState(() => formatOdds(nextTarget(price), 'decimal'))
  const help = useId()
  const atLeast = readPrice(typed)
  const isHigher = atLeast !== null && atLeast > price
  return (
    <form
      className="alert-form"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (isHigher) onSet(atLeast)
      }}
    >
      <label>
        {t('alertField')}
        <input
          inputMode="decimal"
          value={typed}
          aria-describedby={help}
          aria-invalid={!isHigher}
          onChange={({ target }) => setTyped(target.value.slice(0, 8))}
        />
      </label>
      <button type="submit" disabled={!isHigher}>
        {t('setAlert')}
      </button>
      <small id={help}>
        {isHigher ? t('alertHelp') : t('alertHigher', { price: formatOdds(price, 'decimal') })}
        {isHigher && format !== 'decimal' && ` = ${odds(atLeast)}`}
      </small>
    </form>
  )
}
