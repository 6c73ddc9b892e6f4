import { amountOf, type ConsideredLimit, whatALimitWouldHaveDone } from '@andon/contract/what-a-limit-would-have-done'
import type { Currency } from '@andon/money'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useCurrency } from '../../page/amounts/account-currency.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { Chips } from '../limits/Chips.tsx'
import { useLimitTexts } from '../limits/use-limit-texts.ts'
import { type PlaySpan, usePlayHistory } from '../limits/use-limits.ts'
import { BarChart } from './BarChart.tsx'
import { playStatisticsText } from './text.ts'
import { useSpanLabel } from './use-span-label.ts'

const types = ['deposit', 'loss', 'wager', 'session'] as const
const periods = [1, 3, 7, 30] as const
/** The slider's steps, in minor units or minutes. */
const steps: { money: Record<Currency, Steps>; time: Steps } = {
  money: {
    JPY: [1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000, 20_000, 30_000, 50_000, 70_000, 100_000, 200_000, 500_000],
  },
  time: [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_440, 2_880],
}

type Steps = readonly [number, ...number[]]

/** Shows the effect of a hypothetical limit on the player's past days. */
export function WhatIf({ months }: { months: number }) {
  const t = useText(playStatisticsText)
  const { data } = usePlayHistory({ by: 'day', months })
  return (
    <AccountCard title={t('whatIf')}>
      <p className="text-ink-soft">{t('whatIfIntro')}</p>
      {data ? <Trial days={data.spans} /> : <Skeleton lines={6} />}
    </AccountCard>
  )
}

function Trial({ days: history }: { days: readonly PlaySpan[] }) {
  const t = useText(playStatisticsText)
  const path = usePath()
  const session = useSession()
  const texts = useLimitTexts()
  const label = useSpanLabel()
  const slider = useId()
  const currency = useCurrency()
  const [limitType, setType] = useState<ConsideredLimit['limitType']>('deposit')
  const [days, setDays] = useState<number>(7)
  const [step, setStep] = useState(5)
  const sizes = limitType === 'session' ? steps.time : steps.money[currency]
  const value = sizes[Math.min(step, sizes.length - 1)] ?? sizes[0]
  const { passed, daysReached, heldBack } = whatALimitWouldHaveDone(history, { limitType, days, value })
  const figure = (amount: number) => texts.figure(limitType, amount)
  const [size, held] = [figure(value), figure(heldBack)]
  const points = history.map((day, index) => {
    const through = passed[index] ?? 0
    return { label: label(day.from), value: through, held: amountOf(day, limitType) - through }
  })
  return (
    <>
      <Chips
        label={t('type')}
        value={limitType}
        options={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={setType}
      />
      <Chips
        label={t('period')}
        value={String(days)}
        options={periods.map((period) => ({ value: String(period), label: t('days', { days: period }) }))}
        onChange={(period) => setDays(Number(period))}
      />
      <div className="grid gap-1">
        <label htmlFor={slider} className="font-bold">
          {t('value', { size })}
        </label>
        <input
          id={slider}
          type="range"
          className="limit-slider"
          min={0}
          max={sizes.length - 1}
          value={Math.min(step, sizes.length - 1)}
          aria-valuetext={size}
          onChange={(event) => setStep(Number(event.target.value))}
        />
      </div>
      <p role="status" className="limit-pending">
        {daysReached === 0 ? t('never', { days, size }) : t('reached', { days, size, count: daysReached, held })}
      </p>
      <BarChart title={t('passed')} points={points} figure={figure} spanName={t('span')} heldName={t('held')} />
      {session.state === 'player' && !session.restricted && (
        <p>
          <Link
            to={path(
              `/account/limits?${new URLSearchParams({ type: limitType, days: String(days), size: String(value) })}`,
            )}
            className="button"
            data-kind="secondary"
          >
            {t('setIt')}
          </Link>
        </p>
      )}
    </>
  )
}
