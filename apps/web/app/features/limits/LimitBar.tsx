import { useText } from '../../page/use-text.ts'
import { limitsText } from './text.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import type { GivenLimit } from './use-limits.ts'

type Shown = Pick<
  GivenLimit,
  'limitType' | 'amount' | 'minutes' | 'period' | 'customDays' | 'used' | 'waiting' | 'remaining'
>

/** One limit: its name, and how much is used, as a bar and in figures. */
export function LimitBar({ limit, tightest, note }: { limit: Shown; tightest: boolean; note: string }) {
  const t = useText(limitsText)
  const texts = useLimitTexts()
  const { amount, minutes, used, remaining } = limit
  const name = texts.name(limit)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{name}</strong>
        {tightest && <span className="limit-mark">{t('tightest')}</span>}
      </p>
      {used !== undefined && remaining !== undefined && (
        <>
          <meter
            className="limit-bar"
            min={0}
            max={amount ?? minutes ?? 1}
            high={(amount ?? minutes ?? 1) * 0.8}
            value={used}
            aria-label={t('used', { name })}
          />
          <p className="text-sm">{texts.room({ ...limit, used, remaining })}</p>
        </>
      )}
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  )
}
