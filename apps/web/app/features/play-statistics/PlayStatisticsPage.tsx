import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMoney, useSignedMoney } from '../../page/amounts/Money.tsx'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { Chips } from '../limits/Chips.tsx'
import { type PlaySpan, usePlayHistory } from '../limits/use-limits.ts'
import { BarChart } from './BarChart.tsx'
import { playStatisticsText } from './text.ts'
import { useSpanLabel } from './use-span-label.ts'
import { WhatIf } from './WhatIf.tsx'

const monthChoices = [1, 3, 6, 12] as const

/** The player's past figures, and what they would have been under a limit. */
export default function PlayStatisticsPage() {
  const t = useText(playStatisticsText)
  const path = usePath()
  const [by, setBy] = useState<'day' | 'week'>('day')
  const [months, setMonths] = useState<number>(1)
  const { data, error, refetch } = usePlayHistory({ by, months })
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <p>
        <Link to={path('/account/limits')} className="text-link">
          {t('toLimits')}
        </Link>
      </p>
      <div className="grid gap-4">
        <Chips
          label={t('by')}
          value={by}
          options={(['day', 'week'] as const).map((one) => ({ value: one, label: t(`by.${one}`) }))}
          onChange={setBy}
        />
        <Chips
          label={t('months')}
          value={String(months)}
          options={monthChoices.map((one) => ({ value: String(one), label: t('monthsValue', { months: one }) }))}
          onChange={(one) => setMonths(Number(one))}
        />
      </div>
      {data ? <Picture {...data} /> : error ? <LoadFailure again={refetch} /> : <Skeleton lines={8} />}
      {data ? hasMoney(data.total) && <WhatIf months={months} /> : error && <WhatIf months={months} />}
    </AccountPage>
  )
}

type Total = Omit<PlaySpan, 'from' | 'startsAt'>

/** Something was deposited, bet or won. Time alone is not worth more than its own chart. */
const hasMoney = ({ net, staked, deposited }: Total) => net !== 0 || staked > 0 || deposited > 0

function Picture({ spans, total, by }: { spans: readonly PlaySpan[]; total: Total; by: 'day' | 'week' }) {
  const t = useText(playStatisticsText)
  const path = usePath()
  const money = useMoney()
  const signed = useSignedMoney()
  const label = useSpanLabel()
  const spanName = t(by === 'day' ? 'span' : 'week')
  const minutes = (value: number) => t('minutes', { minutes: value })
  const points = (value: (span: PlaySpan) => number) =>
    spans.map((span) => ({ label: label(span.from), value: value(span) }))
  const time = (
    <BarChart
      title={t('time')}
      points={points(({ minutesPlayed }) => minutesPlayed)}
      figure={minutes}
      spanName={spanName}
    />
  )
  if (!hasMoney(total))
    return (
      <>
        <EmptyState picture="statistics" title={t('empty')} text={t('emptyText')}>
          <Link to={path('/allgames')} className="button" data-kind="primary">
            {t('toGames')}
          </Link>
        </EmptyState>
        {total.minutesPlayed > 0 && <section className="account-card">{time}</section>}
      </>
    )
  return (
    <AccountCard title={t('total')}>
      <dl className="account-details">
        <Detail name={t('net')} value={signed(total.net)} />
        <Detail name={t('staked')} value={money(total.staked)} />
        <Detail name={t('deposited')} value={money(total.deposited)} />
        <Detail
          name={t('time')}
          value={t('hoursMinutes', { hours: Math.floor(total.minutesPlayed / 60), minutes: total.minutesPlayed % 60 })}
        />
      </dl>
      <BarChart title={t('net')} points={points(({ net }) => net)} figure={signed} spanName={spanName} />
      <BarChart title={t('staked')} points={points(({ staked }) => staked)} figure={money} spanName={spanName} />
      <BarChart
        title={t('deposited')}
        points={points(({ deposited }) => deposited)}
        figure={money}
        spanName={spanName}
      />
      {time}
    </AccountCard>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="money">{value}</dd>
    </div>
  )
}
