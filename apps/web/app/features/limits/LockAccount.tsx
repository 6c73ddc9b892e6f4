import { lockForGoodDays } from '@andon/contract/player-api/limits-fields'
import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef, useState } from 'react'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { limitsText } from './text.ts'
import { useExcluded } from './use-excluded.ts'

/** Two steps: choose the duration, then confirm the effects. */
export function LockAccount({ days: options }: { days: readonly number[] }) {
  const t = useText(limitsText)
  const [days, setDays] = useState<number | null>(null)
  const [asking, setAsking] = useState(false)
  if (asking && days !== null) return <ConfirmLock days={days} onBack={() => setAsking(false)} />
  return (
    <>
      <p>{t('lockIntro')}</p>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-bold">{t('lockPeriod')}</legend>
        {options.map((option) => (
          <label key={option} className="check">
            <input type="radio" name="lockDays" checked={days === option} onChange={() => setDays(option)} />
            <span>{option === lockForGoodDays ? t('lockForGood') : t('lockDays', { days: option })}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <Button disabled={days === null} onClick={() => setAsking(true)}>
          {t('lockNext')}
        </Button>
      </p>
    </>
  )
}

const effects = ['lockEffect1', 'lockEffect2', 'lockEffect3', 'lockEffect4', 'lockEffect5'] as const

function ConfirmLock({ days, onBack }: { days: number; onBack: () => void }) {
  const t = useText(limitsText)
  const api = useApi()
  const dateTime = useLongDateTime()
  const excluded = useExcluded()
  const form = useAction()
  const [understood, setUnderstood] = useState(false)
  const [opened] = useState(() => Date.now())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = () => dateTime(new Date(opened + days * 86_400_000).toISOString())
  const lock = () => form.submit(async () => excluded((await api.limits.lockAccount({ days })).lock))
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold">
        {days === lockForGoodDays ? t('lockUntilForGood') : t('lockUntil', { at: at() })}
      </h3>
      <ul className="grid list-disc gap-2 ps-5">
        {effects.map((effect) => (
          <li key={effect}>{t(effect)}</li>
        ))}
      </ul>
      <label className="check">
        <input type="checkbox" checked={understood} onChange={(event) => setUnderstood(event.target.checked)} />
        <span>{t('lockUnderstood')}</span>
      </label>
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" disabled={!understood} busy={form.pending} onClick={() => void lock()}>
          {t('lockConfirm')}
        </Button>
        <Button onClick={onBack}>{t('lockRefused')}</Button>
      </div>
    </div>
  )
}
