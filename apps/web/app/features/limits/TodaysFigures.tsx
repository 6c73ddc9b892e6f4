import { Skeleton } from '@andon/ui/Skeleton'
import { Money, useSignedMoney } from '../../page/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { limitsText } from './text.ts'
import { usePlayHistory } from './use-limits.ts'

/** Today's result and playing time. */
export function TodaysFigures() {
  const t = useText(limitsText)
  const signed = useSignedMoney()
  const { data, error, refetch } = usePlayHistory({ by: 'day', months: 1 })
  const today = data?.spans.at(-1)
  if (!today) return error ? <LoadFailure again={refetch} /> : <Skeleton lines={3} />
  const { net, deposited, minutesPlayed } = today
  return (
    <dl className="today-figures">
      <dt>{t('net')}</dt>
      <dd className="money">{signed(net)}</dd>
      <dt>{t('deposited')}</dt>
      <dd>
        <Money amount={deposited} />
      </dd>
      <dt>{t('played')}</dt>
      <dd>{t('hoursMinutes', { hours: Math.floor(minutesPlayed / 60), minutes: minutesPlayed % 60 })}</dd>
    </dl>
  )
}
