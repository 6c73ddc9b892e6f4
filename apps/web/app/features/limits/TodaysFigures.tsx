import { Money, useSignedMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { limitsText } from './text.ts'
import { usePlayHistory } from './use-limits.ts'

/** In the place of a figure that is not there yet. */
const blank = '\u00a0'

/** Today's result and playing time. As high before they are there: what stands below must not move under a finger. */
export function TodaysFigures() {
  const t = useText(limitsText)
  const signed = useSignedMoney()
  const { data, error, refetch } = usePlayHistory({ by: 'day', months: 1 })
  const today = data?.spans.at(-1)
  if (!today && error) return <LoadFailure again={refetch} />
  const minutes = today?.minutesPlayed ?? 0
  return (
    <dl className="today-figures" aria-busy={!today}>
      <dt>{t('net')}</dt>
      <dd className="money">{today ? signed(today.net) : blank}</dd>
      <dt>{t('deposited')}</dt>
      <dd>{today ? <Money amount={today.deposited} /> : blank}</dd>
      <dt>{t('played')}</dt>
      <dd>{today ? t('hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }) : blank}</dd>
    </dl>
  )
}
