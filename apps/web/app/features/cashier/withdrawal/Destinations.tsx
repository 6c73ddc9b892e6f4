import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { useErrorText } from '../../forms/text.ts'
import type { FormState } from '../../forms/use-form.ts'
import { CardMark } from '../marks/CardMark.tsx'
import { drawingOf, PaymentMark } from '../marks/PaymentMark.tsx'
import { cashierText } from '../text.ts'
import { brandIn, useDestinationName } from '../use-destination-name.ts'
import type { Destination, PayoutHours, WithdrawalValues } from './withdrawal-form.ts'

/** The destinations of a withdrawal. The note of each says how much has to go back there, or why it is not available yet. */
export function Destinations({
  form,
  destinations,
}: {
  form: FormState<WithdrawalValues>
  destinations: readonly Destination[]
}) {
  const t = useText(cashierText)
  const errorText = useErrorText()
  const cardName = useDestinationName()
  const note = useNote(destinations)
  const arrival = useArrival()
  const nameOf = (label: string, { paymentMethod }: Destination) =>
    paymentMethod === 'CREDITCARD' ? cardName(label) : `${t(`method.${paymentMethod}`)} ${label}`
  const owing = destinations.some(({ netDeposited }) => netDeposited > 0)
  return (
    <fieldset className="grid gap-2">
      <legend className="heading-3 mb-2">{t('destination')}</legend>
      <p className="field-hint">{t(owing ? 'loopOwing' : 'loopFree')}</p>
      {destinations.map((destination) => (
        <div key={destination.to} className="way" data-chosen={form.values.to === destination.to || undefined}>
          <label>
            <input
              type="radio"
              name="to"
              checked={form.values.to === destination.to}
              onChange={() => form.set('to', destination.to)}
            />
            <DestinationMark destination={destination} />
            <span className="grid">
              <span className="way-name">
                {destination.label === null ? t('newBankAccount') : nameOf(destination.label, destination)}
              </span>
              <span className="field-hint">{note(destination)}</span>
              <span className="field-hint">{arrival(destination.payoutHours)}</span>
            </span>
          </label>
        </div>
      ))}
      {form.errors.to && <p className="field-error">{errorText('to', form.errors.to)}</p>}
    </fieldset>
  )
}

function DestinationMark({ destination: { paymentMethod, label } }: { destination: Destination }) {
  const brand = label === null ? undefined : brandIn(label)
  if (paymentMethod === 'CREDITCARD' && brand) return <CardMark brand={brand} />
  return <PaymentMark drawing={drawingOf[paymentMethod]} />
}

function useNote(destinations: readonly Destination[]): (destination: Destination) => string {
  const t = useText(cashierText)
  const money = useMoney()
  const first = destinations.find(({ netDeposited, max }) => netDeposited > 0 && max > 0)
  const why = first === undefined ? 'nothingToWithdraw' : isCard(first) ? 'waitsForCard' : 'waitsForLoop'
  return (destination) => {
    const { netDeposited, max } = destination
    const back = netDeposited > 0 && netDeposited !== max ? t('goesBack', { amount: money(netDeposited) }) : ''
    const now = max > 0 ? t(isCard(destination) ? 'upToCard' : 'upTo', { amount: money(max) }) : t(why)
    return [back, now].filter(Boolean).join(t('sentenceGap'))
  }
}

/** When the money arrives: a statement of the payment provider, not a promise of the site's. */
function useArrival(): (hours: PayoutHours) => string {
  const t = useText(cashierText)
  return ({ from, to }) => {
    if (to === 0) return t('arrives.now')
    if (to > 48) return t('arrives.days', { from: Math.max(1, Math.round(from / 24)), to: Math.ceil(to / 24) })
    return t('arrives.hours', { from, to })
  }
}

const isCard = ({ paymentMethod }: Destination) => paymentMethod === 'CREDITCARD'
