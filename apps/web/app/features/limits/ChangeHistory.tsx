import { type LimitType, limitTypes } from '@andon/contract/player-api/limits-fields'
import { useState } from 'react'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { Loaded } from '../account/Loaded.tsx'
import { Chips } from './Chips.tsx'
import { limitsText } from './text.ts'
import { daysOf, useLimitTexts } from './use-limit-texts.ts'
import type { LimitChange } from './use-limits.ts'

/** All changes of limits, of every type or one. */
export function ChangeHistory({ changes }: { changes: readonly LimitChange[] }) {
  const t = useText(limitsText)
  const [type, setType] = useState<LimitType | 'all'>('all')
  return (
    <>
      <Chips
        label={t('type')}
        value={type}
        options={(['all', ...limitTypes] as const).map((one) => ({
          value: one,
          label: one === 'all' ? t('all') : t(`type.${one}`),
        }))}
        onChange={setType}
      />
      {type === 'deposit' || type === 'wager' || type === 'loss' ? (
        <WholeHistory type={type} />
      ) : (
        <Changes changes={changes.filter(({ limitType }) => type === 'all' || limitType === type)} />
      )}
    </>
  )
}

/** Money limits have their own history call, back to the first change. */
function WholeHistory({ type }: { type: 'deposit' | 'wager' | 'loss' }) {
  const api = useApi()
  const history = useQuery({
    queryKey: playerKey('limits', 'changes', type),
    queryFn: () => {
      switch (type) {
        case 'deposit':
          return api.limits.getRGDepositLimitsHistory()
        case 'wager':
          return api.limits.getUserWagerLimitsHistory()
        case 'loss':
          return api.limits.getUserLossLimitsHistory()
      }
    },
  })
  return (
    <Loaded query={history} lines={3}>
      {(data) => <Changes changes={data.history} />}
    </Loaded>
  )
}

function Changes({ changes }: { changes: readonly LimitChange[] }) {
  const t = useText(limitsText)
  const dateTime = useDateTime()
  const texts = useLimitTexts()
  if (changes.length === 0) return <p className="text-ink-soft">{t('historyEmpty')}</p>
  const describe = ({ change, limitType, amount, minutes, previousAmount, previousMinutes }: LimitChange) => {
    const to = texts.figure(limitType, amount ?? minutes ?? 0)
    const from = texts.figure(limitType, previousAmount ?? previousMinutes ?? amount ?? minutes ?? 0)
    return t(`change.${change}`, { from, to })
  }
  return (
    <ol className="limit-changes" aria-label={t('history')}>
      {changes.map((change) => (
        <li key={`${change.limitId} ${change.at} ${change.change}`}>
          <strong>
            {t(`type.${change.limitType}`)}
            {change.limitType !== 'reality' && ` (${t('days', { days: daysOf(change) })})`}
          </strong>
          <span>{describe(change)}</span>
          <time className="text-sm text-ink-soft" dateTime={change.at}>
            {dateTime(change.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
